/** A review laid over the moments of its game: which verdict belongs to which step. */
import type { Review, Verdict } from '../../generated/wire';
import type { Moment } from '../fold';

/** What was decided at one moment: `step` is the table when all of them were asked. */
export interface Judged {
  step: number;
  verdicts: Verdict[];
}

export function judged(review: Review, moments: Moment[]): Judged[] {
  return moments.flatMap(({ event, before }, step) => {
    if (event.type !== 'Decided') return [];
    const verdicts = review.verdicts.filter(
      ({ expedition, card }) => expedition === before.expedition && card === before.path.length,
    );
    return verdicts.length ? [{ step, verdicts }] : [];
  });
}

/** The decisions that are looked at: those asked for now, or shown last in this expedition. */
export function judgedAt(all: Judged[], moments: Moment[], step: number): Judged | null {
  const found = all.findLast((one) => one.step <= step);
  if (!found) return null;
  const between = moments.slice(found.step + 1, step).map(({ event }) => event.type);
  return between.includes('Entered') ? null : found;
}

const CLEAR = 3 / 1.96; // margins: three standard errors
const LEAST = 0.005; // of a chance

/** Whether it was the better decision as clearly as mistakes have to be. */
export const better = ({ left, choice: { edge } }: Verdict): boolean =>
  (left ? edge.share : -edge.share) > Math.max(CLEAR * edge.margin, LEAST);

/** The decisions that clearly cost most, the worst first. */
export function decisive(all: Judged[], most = 5): { step: number; verdict: Verdict }[] {
  return all
    .flatMap(({ step, verdicts }) => verdicts.map((verdict) => ({ step, verdict })))
    .filter(({ verdict }) => verdict.cost > 0)
    .sort((a, b) => b.verdict.cost - a.verdict.cost)
    .slice(0, most);
}

/** Everyone's chances, each with the step at which they held. */
export function chances(review: Review, moments: Moment[]): { step: number; of: number[] }[] {
  const steps = moments.flatMap(({ event }, i) =>
    event.type === 'Revealed' || event.type === 'Decided' ? [i + 1] : [],
  );
  return review.moments.map(({ chances: of }, i) => ({ step: i ? steps[i - 1] : 0, of }));
}

const MUCH = 0.02; // of a chance: less is hardly luck

export type Luck = 'lucky' | 'unlucky' | 'even';

export const luckOf = (luck: number): Luck =>
  Math.abs(luck) < MUCH ? 'even' : luck > 0 ? 'lucky' : 'unlucky';

/** From the fair share to the result, in four strides: each from where the last ended. */
export function strides(account: Review['accounts'][number]): {
  luck: [number, number];
  openings: [number, number];
  judgement: [number, number];
  others: [number, number];
} {
  const lucky = account.fair + account.luck;
  const open = lucky + account.openings;
  const judged = open + account.judgement;
  return {
    luck: [account.fair, lucky],
    openings: [lucky, open],
    judgement: [open, judged],
    others: [judged, account.result],
  };
}
