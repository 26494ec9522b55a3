/** Who one is here: a guest with a name and an emblem, known to the server by a cookie. */
import { api, Refusal } from './api';
import type { Person } from '../generated/wire';
import { words } from './words.svelte';

const KEY = 'tacora-me';

interface Kept {
  here?: boolean;
}

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false); // whether we have asked
  name = $state(''); // as written in the field; kept on this device
  emblem = $state(0);
  private wasHere = false; // otherwise the server need not be asked who we are
  private looking: Promise<void> | null = null;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Me> & Kept;
      this.name = typeof kept.name === 'string' ? kept.name : '';
      this.emblem = Number.isInteger(kept.emblem) ? kept.emblem! & 7 : chance();
      this.wasHere = kept.here === true;
    } catch {
      this.emblem = chance();
    }
  }

  /** Ask the server who we are, once; nobody yet is an answer too. */
  look(): Promise<void> {
    return (this.looking ??= this.ask().finally(() => (this.looking = null)));
  }

  /** The server knows us, though this page has forgotten. */
  recall(): Promise<void> {
    this.wasHere = true;
    this.known = false;
    return this.look();
  }

  private async ask(): Promise<void> {
    if (this.known) return;
    try {
      if (this.wasHere) this.take(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.known = true;
  }

  /** Be someone: with the name and emblem of the field, or a default name. */
  async be(): Promise<Person> {
    await this.look();
    const name = this.name.trim() || this.person?.name || words.say('term-explorer');
    const { emblem } = this;
    if (!this.person) this.take(await api.arrive(name, emblem));
    else if (this.person.name !== name || this.person.emblem !== emblem)
      this.take(await api.rename(name, emblem));
    return this.person!;
  }

  /** Keep what is written in the field on this device. */
  keep(): void {
    const { name, emblem, wasHere: here } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, emblem, here }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Be whom a one-time code of another device says. */
  async join(code: string): Promise<void> {
    const person = await api.useCode(code);
    this.name = '';
    this.take(person);
    this.known = true;
  }

  async forget(): Promise<void> {
    await api.forget();
    this.person = null;
    this.name = '';
    this.wasHere = false;
    localStorage.clear();
  }

  private take(person: Person): void {
    this.person = person;
    this.wasHere = true;
    this.name ||= person.name;
    this.emblem = person.emblem ?? this.emblem;
    this.keep();
  }
}

const chance = (): number => Math.floor(Math.random() * 8);

export const me = new Me();
