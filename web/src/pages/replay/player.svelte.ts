/** Moves through the moments of a game: step by step, by itself, or along with the live edge. */
import type { State } from '../../game/state';
import { keepUp, Animator, type Pace } from '../../table/cave/animator.svelte';
import { during } from '../../game/timeline';
import type { Moment } from '../../game/fold';

export const SPEEDS = [1, 2, 5] as const;
const PACE: Record<number, Pace> = { 1: 'full', 2: 'fast', 5: 'instant' };
const PAUSE: Record<number, number> = { 1: 900, 2: 400, 5: 260 }; // ms between two events

export class Player {
  moments = $state.raw<Moment[]>([]);
  step = $state(0); // so many have been shown
  playing = $state(false);
  speed = $state(1);
  live = $state(false); // the game still goes on
  readonly animator: Animator;
  private sent = $state(0); // so many have been given to the animator
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private start: State,
    moments: Moment[],
  ) {
    this.moments = moments;
    this.animator = new Animator(start, (event, late) =>
      this.live ? keepUp(event, late) : PACE[this.speed],
    );
  }

  get state(): State {
    return this.step ? this.moments[this.step - 1].after : this.start;
  }

  get atEnd(): boolean {
    return this.sent >= this.moments.length;
  }

  /** What may be told: at a table that one watches, nothing before it was seen. */
  get known(): Moment[] {
    return this.live && this.atEnd ? this.moments.slice(0, this.step) : this.moments;
  }

  seek(step: number): void {
    clearTimeout(this.timer);
    this.step = this.sent = Math.max(0, Math.min(this.moments.length, Math.round(step)));
    this.animator.jump(this.seen);
    this.animator.start = this.entered;
    if (this.atEnd) this.playing = false;
    else if (this.playing) this.soon();
  }

  /** Stop, and show the table after so many events. */
  jumpTo(step: number): void {
    this.pause();
    this.seek(step);
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
    if (news) this.next();
    else this.seek(this.moments.length);
  }

  /** The animator has played something to its end. */
  played(): void {
    const done = this.moments.findLastIndex(({ after }) => after === this.animator.last?.after);
    if (done < 0 || done >= this.sent) return; // from before a jump
    this.step = done + 1;
    if (this.playing && this.step === this.sent) this.soon();
  }

  /** The table as it is looked at: the path of a cave stays until the next is entered. */
  private get seen(): State {
    const moment = this.moments[this.step - 1];
    if (moment?.event.type !== 'Closed') return this.state;
    return during('summary', moment.event, moment.before, moment.after);
  }

  /** The table before the cave that one is in was entered. */
  private get entered(): State {
    const before = this.moments.slice(0, this.step);
    return before.findLast(({ event }) => event.type === 'Entered')?.before ?? this.start;
  }

  private soon(): void {
    clearTimeout(this.timer);
    if (this.atEnd) this.playing = false;
    else this.timer = setTimeout(() => this.next(), PAUSE[this.speed]);
  }

  private next(): void {
    const { event, before, after } = this.moments[this.sent++];
    this.animator.push(event, before, after);
  }
}
