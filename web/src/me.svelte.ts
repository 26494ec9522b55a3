/** Who one is here: a guest with a name and an emblem, known to the server by a cookie. */
import { api, Refusal } from './api';
import type { Person } from './generated/wire';

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false); // whether we have asked

  async look(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.known = true;
  }

  /** Be someone: the name asked for, or the one the server knows already. */
  async be(name: string): Promise<Person> {
    if (!this.person) this.person = await api.arrive(name);
    else if (this.person.name !== name) this.person = await api.rename(name);
    return this.person;
  }
}

export const me = new Me();
