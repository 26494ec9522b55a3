/** The words on the page, in the language that is chosen now. */
import type { Language, Say } from '../game/language';
import { learn, type Part } from './fluent';

class Words {
  say = $state.raw<Say>((() => '') as unknown as Say);
  ready = $state(false);
  private shown: Language = 'en';
  private parts = new Set<Part>(['table']);

  async use(language: Language): Promise<void> {
    this.shown = language;
    const [say] = await Promise.all([...this.parts].map((part) => learn(language, part)));
    if (this.shown !== language) return; // another was asked for meanwhile
    this.say = say;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** Have a screen's own words ready, in this language and in any that is chosen later. */
  async need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.parts.add(part);
    await this.use(this.shown);
  }
}

/** The words now in use: `words.say('client-play')` follows the language wherever it stands. */
export const words = new Words();
