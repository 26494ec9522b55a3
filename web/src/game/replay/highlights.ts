/** What one remembers of a game: hauls, losses, steps into the dark. */
import type { Moment } from '../fold';
import { odds } from '../odds';
import { inside, type Card, type State } from '../state';
import { deal } from '../dealer';
import { twin } from '../timeline';

export interface Highlight {
  kind: 'haul' | 'relics' | 'dare' | 'escape' | 'loss';
  seats: number[];
  value: number; // gems, points, or percent for a dare
  expedition: number;
}

/** The best of each kind, if there was any. */
export function highlights(all: Moment[]): Highlight[] {
  const best = new Map<Highlight['kind'], Highlight>();
  const offer = (kind: Highlight['kind'], seats: number[], value: number, state: State) => {
    if (value > (best.get(kind)?.value ?? 0))
      best.set(kind, { kind, seats, value, expedition: state.expedition });
  };
  all.forEach(({ event, before }, i) => {
    const then = all[i + 1];
    if (event.type === 'Decided') {
      const { leavers, each = 0, relics = [] } = event;
      if (leavers.length)
        offer('haul', leavers, before.explorers[leavers[0]].satchel + each, before);
      offer(
        'relics',
        leavers,
        relics.reduce((a, b) => a + b, 0),
        before,
      );
      const stayers = inside(before).filter((seat) => !leavers.includes(seat));
      if (!stayers.length || !then) return;
      const caught = twin(then.event, then.before);
      const danger = Math.round(odds(then.before).danger * 100);
      if (!caught) offer('dare', stayers, danger, before);
      else if (leavers.length)
        offer('escape', leavers, before.explorers[leavers[0]].satchel + each, before);
    }
    if (event.type === 'Closed' && event.trap) {
      const caught = inside(before);
      offer('loss', caught, before.explorers[caught[0]].satchel, before);
    }
  });
  return [...best.values()];
}

/** For each expedition that all had left: the card that nobody saw. */
export interface Unseen {
  expedition: number;
  card: Card;
  trap: boolean;
}

export function unseen(all: Moment[], seed: string): Unseen[] {
  return all.flatMap(({ event, before }) => {
    if (event.type !== 'Closed' || event.trap) return [];
    const card = deal(seed, before);
    if (!card) return [];
    const trap = twin({ type: 'Revealed', card }, before);
    return [{ expedition: before.expedition, card, trap }];
  });
}
