/** A table while it is played: what is heard of it goes to the animator, gestures to the seats. */
import cues from '../../generated/cues.json';
import type { Emoted } from '../../generated/wire';
import type { GameEvent } from '../../game/state';
import type { Happening, Table } from '../../game/table';
import type { Audience } from '../../app/session.svelte';
import { settings, still } from '../../app/settings.svelte';
import { toasts } from '../../app/toasts.svelte';
import { keepUp, Animator, type Pace } from './animator.svelte';

const GAME = ['Entered', 'Revealed', 'Decided', 'Closed'];
const EMOTE = 3200; // ms that a gesture is to be seen

export class LiveTable implements Audience {
  animator = $state.raw<Animator | null>(null);
  emotes = $state.raw<Record<number, string>>({});
  skipping = $state(false); // to the end of this expedition
  private alone = false; // with bots only, or all around one device

  constructor(
    private seat: () => number | null = () => null, // mine, if I have one
    private pad = false, // the table is on a big screen, and I am never ahead of it
  ) {}

  happened(event: Happening, before: Table | null, after: Table, live: boolean): void {
    this.alone =
      after.options.device !== 'no' || after.seats.filter((s) => s.bot === null).length < 2;
    if (!after.state) return;
    this.animator ??= new Animator(
      after.state,
      (event, late) => this.pace(event, late),
      after.options.help !== 'none',
      this.pad ? () => false : still,
    );
    if (event.type === 'Unseen')
      this.animator.unseen = { ...this.animator.unseen, [after.state.expedition]: event.card };
    if (!live) this.animator.jump(after.state);
    else if (GAME.includes(event.type) && before?.state)
      this.animator.push(event as GameEvent, before.state, after.state);
  }

  emoted({ seat, emote }: Emoted): void {
    this.emotes = { ...this.emotes, [seat]: emote };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.emotes;
      this.emotes = others;
    }, EMOTE);
  }

  refused(code: string, facts: Record<string, string | number>, text: string): void {
    if (code !== 'too-late') toasts.refuse(code, facts, text); // that the card was answered is seen
  }

  /** Nobody waits for those who are late, but alone one plays as fast as one likes. */
  private pace(event: GameEvent, late: number): Pace {
    if (event.type === 'Closed') this.skipping = false;
    if (this.skipping) return 'instant';
    if (this.pad) return keepUp(event, late);
    const seat = this.seat();
    const inCamp = seat !== null && !this.animator?.state.explorers[seat].inside;
    if (!this.alone)
      return inCamp && late < cues.instant_from_in_camp
        ? keepUp(event, Math.min(late, cues.instant_from - 1))
        : keepUp(event, late);
    const { speed } = settings;
    if (speed === 'instant') return event.type === 'Closed' ? 'brief' : 'instant';
    const others = inCamp && (event.type === 'Decided' || event.type === 'Revealed');
    return speed === 'brisk' || others ? 'fast' : 'full';
  }
}
