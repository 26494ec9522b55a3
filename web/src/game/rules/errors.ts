/** What the rules refuse, as in `tacora.rules.errors`: a code and the facts, no prose. */
export type Code =
  | 'unknown-edition'
  | 'relics-always'
  | 'players-out-of-range'
  | 'not-in-edition'
  | 'not-in-deck'
  | 'not-yet-in-deck'
  | 'card-not-awaited'
  | 'decisions-not-awaited'
  | 'unknown-seat'
  | 'not-inside'
  | 'decision-missing';

export class RuleBroken extends Error {
  constructor(
    readonly code: Code,
    readonly facts: Record<string, string | number>,
  ) {
    super(code);
  }
}
