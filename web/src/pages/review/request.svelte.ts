/** Having a game looked at again: the server is asked until the review is there. */
import { call, Refusal, Unreached } from '../../app/api';
import type { Review, Reviewing } from '../../generated/wire';
import { notation, type Kept } from '../../game/replay/record';
import { find, save } from '../../app/savedgames';
import { words } from '../../app/words.svelte';
import { refusal } from '../../app/toasts.svelte';

const AGAIN = 600; // ms

export class ReviewRequest {
  review = $state.raw<Review | null>(null);
  progress = $state.raw<Reviewing | null>(null); // while it is being made
  wrong = $state.raw<(() => string) | null>(null); // said in the language of the moment
  private away = false;

  constructor(private kept: Kept) {
    this.review = kept.review ?? null;
  }

  get busy(): boolean {
    return this.progress !== null;
  }

  async ask(): Promise<void> {
    if (this.busy || this.review) return;
    this.wrong = null;
    this.progress = { done: 0, of: 1 };
    try {
      while (!this.away) {
        const told = await this.look();
        if (told.review) return this.take(told.review);
        this.progress = told;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    } catch (error) {
      if (error instanceof Refusal) {
        const { code, facts, message } = error;
        this.wrong = () => refusal(words.say, code, facts, message);
      } else if (error instanceof Unreached) this.wrong = () => words.say('client-unreached');
      else throw error;
    } finally {
      this.progress = null;
    }
  }

  close(): void {
    this.away = true;
  }

  /** A table of this server keeps its review; any other game is brought along. */
  private async look(): Promise<Reviewing> {
    const { id } = this.kept;
    try {
      if (!id.startsWith('~')) return await call('POST', `/tables/${id}/review`);
    } catch (error) {
      if (!(
        error instanceof Refusal && ['no-such-table', 'no-spectators'].includes(error.code)
      ))
        throw error;
    }
    return call('POST', '/reviews', { notation: notation(this.kept) });
  }

  private take(review: Review): void {
    this.review = review;
    if (find(this.kept.id)) save({ ...this.kept, review }); // to be read without a connection
  }
}
