/** The table after an event. There is no rule here: events carry their sums. */
import {
  deck,
  without,
  type Card,
  type Explorer,
  type GameEvent,
  type Relic,
  type State,
} from './state';

export function evolve(state: State, event: GameEvent): State {
  switch (event.type) {
    case 'Entered':
      return {
        ...state,
        explorers: state.explorers.map((e) => ({ ...e, inside: true })),
        expedition: event.expedition,
        deck: without(deck(state.edition, event.expedition), state.removed),
        path: [],
        rests: [],
        relics: [],
        awaits: 'card',
      };
    case 'Revealed': {
      const { card, each = 0, rest = 0 } = event;
      return {
        ...state,
        explorers: state.explorers.map((e) =>
          e.inside && each ? { ...e, satchel: e.satchel + each } : e,
        ),
        deck: without(state.deck, [card]),
        path: [...state.path, card],
        rests: [...state.rests, rest],
        relics: card.type === 'Relic' ? [...state.relics, card] : state.relics,
        awaits: 'decisions',
      };
    }
    case 'Decided': {
      const { leavers, each = 0, rest = 0, relics = [] } = event;
      const history = [...state.history, { card: state.path.at(-1)!, leavers }];
      if (!leavers.length) return { ...state, awaits: 'card', history };
      return {
        ...state,
        explorers: state.explorers.map((e, seat) =>
          leavers.includes(seat) ? returns(e, each, relics) : e,
        ),
        rests: heap(state.path, rest),
        relics: relics.length ? [] : state.relics,
        awaits: 'card',
        history,
      };
    }
    case 'Closed': {
      const shown = state.path.filter((card): card is Relic => card.type === 'Relic');
      const removed: Card[] = [...state.removed, ...shown, ...(event.trap ? [event.trap] : [])];
      const last = state.expedition === state.edition.expeditions;
      return {
        ...state,
        explorers: state.explorers.map((e) => ({ ...e, inside: false, satchel: 0 })),
        deck: without(deck(state.edition, state.expedition), removed),
        path: [],
        rests: [],
        relics: [],
        removed,
        awaits: last ? 'nothing' : 'entry',
        history: event.trap
          ? [...state.history, { card: event.trap, leavers: [] }]
          : state.history,
      };
    }
  }
}

function returns(e: Explorer, gems: number, relics: number[]): Explorer {
  return {
    inside: false,
    satchel: 0,
    chest: e.chest + e.satchel + gems,
    relics: [...e.relics, ...relics],
  };
}

/** What nobody could take lies on the newest treasure card. */
function heap(path: Card[], rest: number): number[] {
  const newest = path.findLastIndex((card) => card.type === 'Treasure');
  return path.map((_, place) => (place === newest ? rest : 0));
}

export const after = (state: State, events: GameEvent[]): State => events.reduce(evolve, state);

/** Something that happened, with the table before and after it. */
export interface Moment {
  event: GameEvent;
  before: State;
  after: State;
}

/** The moments of a game that began like this. */
export function moments(start: State, events: GameEvent[]): Moment[] {
  let before = start;
  return events.map((event) => {
    const moment = { event, before, after: evolve(before, event) };
    before = moment.after;
    return moment;
  });
}
