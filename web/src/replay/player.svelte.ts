/** Moves through the moments of a game: step by step, by itself, or along with the live edge. */
import type { State } from '../game/state';
import { Show, type Pace } from '../stage/show.svelte';
import { during } from '../stage/timeline';
import type { Moment } from './record';

export const SPEEDS = [1, 2, 5] as const;
const PACE: Record<number, Pace> = { 1: 'full', 2: 'fast', 5: 'instant' };
const PAUSE: Record<number, number> = { 1: 900, 2: 400, 5: 260 }; // ms between two events

export class Player {
  moments = $state.raw<Moment[]>([]);
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  live = $state(false); // the game still goes on
  readonly show: Show;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private start: State,
    moments: Moment[],
  ) {
    this.moments = moments;
    this.show = new Show(start, () => (this.live ? 'full' : PACE[this.speed]));
  }

  get state(): State {
    return this.step ? this.moments[this.step - 1].after : this.start;
  }

  /** The table as it is looked at: the path of a cave stays until the next is entered. */
  private get seen(): State {
    const moment = this.moments[this.step - 1];
    if (moment?.event.type !== 'Closed') return this.state;
    return during('summary', moment.event, moment.before, moment.after);
  }

  get atEnd(): boolean {
    return this.step >= this.moments.length;
  }

  seek(step: number): void {
    clearTimeout(this.timer);
    this.step = Math.max(0, Math.min(this.moments.length, Math.round(step)));
    this.show.jump(this.seen);
    if (this.atEnd) this.playing = false;
    else if (this.playing) this.soon();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.seek(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Something new at a table that is watched: shown at once, unless one looks back. */
  happened(moment: Moment, news: boolean): void {
    const following = this.atEnd;
    this.moments = [...this.moments, moment];
    if (!following) return;
    this.step = this.moments.length;
    if (news) this.show.push(moment.event, moment.before, moment.after);
    else this.show.jump(moment.after);
  }

  /** The show has played something to its end. */
  played(): void {
    if (this.playing && this.show.last?.after === this.state) this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    if (this.atEnd) this.playing = false;
    else this.timer = setTimeout(() => this.next(), PAUSE[this.speed]);
  }

  private next(): void {
    const { event, before, after } = this.moments[this.step];
    this.step++;
    this.show.push(event, before, after);
  }
}
