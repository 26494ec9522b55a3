/** The rules of play, as in `tacora.rules.play`, name by name: what may happen next. What the
 *  table looks like after it is told by `fold`, which knows no rule. */
import type { Closed, Decision, Hazard } from '../../generated/wire';
import { written } from '../dealer';
import {
  deck,
  gemsOnPath,
  inside,
  same,
  type Card,
  type GameEvent,
  type Seat,
  type State,
} from '../state';
import { RuleBroken } from './errors';
import { worths } from './relics';

/** The first expedition sets out. */
export function begin(state: State): GameEvent[] {
  if (state.awaits !== 'entry') throw new Error('the game has begun already');
  return [{ type: 'Entered', expedition: 1 }];
}

/** The next card is turned over. */
export function reveal(state: State, card: Card): GameEvent[] {
  if (state.awaits !== 'card')
    throw new RuleBroken('card-not-awaited', { card: written(card), awaits: state.awaits });
  if (!has(state.deck, card)) throw absent(state, card);
  if (card.type === 'Treasure') {
    const [each, rest] = divmod(card.gems, inside(state).length);
    return [{ type: 'Revealed', card, each, rest }];
  }
  const revealed: GameEvent = { type: 'Revealed', card, each: 0, rest: 0 };
  return card.type === 'Hazard' && has(state.path, card)
    ? [revealed, ...close(state, card)]
    : [revealed];
}

/** Everyone inside shows a decision card, all at once. */
export function decide(state: State, decisions: ReadonlyMap<Seat, Decision>): GameEvent[] {
  const within = inside(state);
  if (state.awaits !== 'decisions')
    throw new RuleBroken('decisions-not-awaited', { awaits: state.awaits });
  if (decisions.size !== within.length || !within.every((seat) => decisions.has(seat)))
    throw misplaced(state, decisions);
  const leavers = within.filter((seat) => decisions.get(seat) === 'leave');
  const gems = gemsOnPath(state);
  if (!leavers.length) return [{ type: 'Decided', leavers, each: 0, rest: gems, relics: [] }];
  // One heap, not card by card: fr p. 6 speaks of all the rubies left, together.
  const [each, rest] = divmod(gems, leavers.length);
  const relics = leavers.length === 1 ? worths(state) : [];
  const decided: GameEvent = { type: 'Decided', leavers, each, rest, relics };
  return leavers.length === within.length ? [decided, ...close(state)] : [decided];
}

function close(state: State, trap: Hazard | null = null): GameEvent[] {
  const closed: Closed = { type: 'Closed', trap };
  return state.expedition < state.edition.expeditions
    ? [closed, { type: 'Entered', expedition: state.expedition + 1 }]
    : [closed];
}

function absent({ edition, expedition }: State, card: Card): RuleBroken {
  const name = written(card);
  if (has(deck(edition, expedition), card))
    return new RuleBroken('not-in-deck', { card: name });
  if (has(deck(edition, edition.expeditions), card))
    return new RuleBroken('not-yet-in-deck', { card: name });
  return new RuleBroken('not-in-edition', { card: name, edition: edition.name });
}

function misplaced(state: State, decisions: ReadonlyMap<Seat, Decision>): RuleBroken {
  for (const seat of decisions.keys()) {
    if (!(seat in state.explorers)) return new RuleBroken('unknown-seat', { seat });
    if (!state.explorers[seat].inside) return new RuleBroken('not-inside', { seat });
  }
  const seat = inside(state).find((each) => !decisions.has(each))!;
  return new RuleBroken('decision-missing', { seat });
}

const has = (cards: Card[], card: Card) => cards.some((other) => same(other, card));

const divmod = (sum: number, by: number) => [Math.floor(sum / by), sum % by];
