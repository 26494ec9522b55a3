/** A game on this device: cards come from a seed, characters decide for themselves, and people are
 *  asked. Pure: where the seed comes from and where the nets are is up to the page. */
import type { Decision } from '../generated/wire';
import { decide as chosenBy, needsNets } from '../game/bots/characters';
import { deal } from '../game/dealer';
import type { Nets } from '../game/expert/net';
import { after } from '../game/fold';
import { begin, decide, reveal } from '../game/rules/play';
import { setUp } from '../game/rules/setup';
import { inside, type Edition, type GameEvent, type Seat, type State } from '../game/state';

export interface LocalGame {
  readonly seats: readonly (string | null)[]; // a character's name; null for people
  readonly seed: string; // for the cards, and for everyone's dice
  readonly state: State;
  readonly log: readonly GameEvent[];
}

/** A new game, with the first card on the path. */
export function open(edition: Edition, seats: (string | null)[], seed: string): LocalGame {
  const state = setUp(edition, seats.length);
  return dealt(happened({ seats, seed, state, log: [] }, begin(state)));
}

/** A game as its log left it. */
export function resume(
  edition: Edition,
  seats: (string | null)[],
  seed: string,
  log: GameEvent[],
): LocalGame {
  return dealt({ seats, seed, state: after(setUp(edition, seats.length), log), log });
}

/** Whether someone at this table can't decide without the nets for its kind. */
export const wantsNets = (game: LocalGame): boolean =>
  game.seats.some((name) => name !== null && needsNets(name));

/** The seats of people who have to decide now. */
export const awaited = ({ seats, state }: LocalGame): Seat[] =>
  state.awaits === 'decisions' ? inside(state).filter((seat) => seats[seat] === null) : [];

/** All decisions are shown, and the next card is turned over, if one comes. */
export function show(
  game: LocalGame,
  people: ReadonlyMap<Seat, Decision>,
  nets?: Nets,
): LocalGame {
  const { seats, seed, state } = game;
  const decisions = new Map(people);
  for (const seat of inside(state)) {
    const name = seats[seat];
    if (name !== null) decisions.set(seat, chosenBy(name, state, seat, seed, nets));
  }
  return dealt(happened(game, decide(state, decisions)));
}

/** Cards are turned over until somebody has to decide, or the game is over. */
function dealt(game: LocalGame): LocalGame {
  while (game.state.awaits === 'card')
    game = happened(game, reveal(game.state, deal(game.seed, game.state)));
  return game;
}

const happened = (game: LocalGame, events: GameEvent[]): LocalGame => ({
  ...game,
  state: after(game.state, events),
  log: [...game.log, ...events],
});
