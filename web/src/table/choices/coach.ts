/** What a coach said about one's decision, once that decision was seen. */
import type { Happening } from '../../game/table';
import type { Say } from '../../game/language';

const CLOSE = 0.15; // of a chance, around one half

export interface Note {
  opinion: 'agrees' | 'differs' | 'close';
  decision: 'continue' | 'leave'; // that was taken
  share: number; // how often the expert does what it would have done; leaves, if it is close
}

/** The word on one's last decision that was shown. */
export function noteFor(log: Happening[], shown: object | null, seat: number): Note | null {
  const seen = log.findLastIndex((event) => event === shown);
  for (let at = log.length - 1; at >= 0; at--) {
    const told = log[at];
    if (told.type !== 'Coached') continue;
    const decided = log.findLastIndex((event, i) => i < at && event.type === 'Decided');
    const shows = log[decided];
    const leaving = told.advice.find((one) => one.seat === seat)?.leaving;
    if (decided <= seen && shows.type === 'Decided' && leaving !== undefined)
      return opinion(leaving, shows.leavers.includes(seat));
  }
  return null;
}

function opinion(leaving: number, left: boolean): Note {
  const decision = left ? 'leave' : 'continue';
  if (Math.abs(leaving - 0.5) < CLOSE) return { opinion: 'close', decision, share: leaving };
  const agrees = leaving > 0.5 === left;
  const share = Math.max(leaving, 1 - leaving);
  return { opinion: agrees ? 'agrees' : 'differs', decision, share };
}

/** A share as a sentence of the coach takes it. The expert is never wholly sure. */
export function howOften(share: number, say: Say): string {
  const percents = new Intl.NumberFormat(say.language, { style: 'percent' });
  const rounded = percents.format(share);
  return rounded === percents.format(1)
    ? say('coach-over', { value: percents.format(0.99) })
    : rounded;
}
