/** Short notices at the edge of the screen: what the server refused, what was copied. */
import { Refusal, Unreached } from './api';
import { words } from './words.svelte';
import type { Say } from '../game/language';

interface Toast {
  id: number;
  text: string;
}

const SHOWN = 6000; // ms

/** A refusal in the reader's words; the server's own text for codes that came after us. */
export function refusal(
  say: Say,
  code: string,
  facts: Record<string, string | number>,
  text: string,
): string {
  const id = `error-${code}`;
  return say.has(id) ? say(id, facts) : text || say('error-problem');
}

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 0;

  say(text: string): void {
    const toast = { id: this.next++, text };
    this.all = [...this.all.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), SHOWN);
  }

  refuse(code: string, facts: Record<string, string | number>, text: string): void {
    this.say(refusal(words.say, code, facts, text));
  }

  /** Do something with the server, and say what went wrong, if it did. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
    try {
      return await deed();
    } catch (error) {
      if (error instanceof Refusal) this.refuse(error.code, error.facts, error.message);
      else if (error instanceof Unreached) this.say(words.say('client-unreached'));
      else throw error;
      return undefined;
    }
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
