import type { State } from './state';
import type { Cue } from './timeline';

/** What an expedition brought each explorer: points safe in camp, or gems lost to a trap. */
export interface Brought {
  gained: number;
  lost: number;
}

export function brought(
  start: State,
  { event, before }: Pick<Cue, 'event' | 'before'>,
): Brought[] {
  const worth = (state: State, seat: number) => {
    const { chest, relics } = state.explorers[seat];
    return chest + relics.reduce((a, b) => a + b, 0);
  };
  return before.explorers.map((e, seat) => ({
    gained: worth(before, seat) - worth(start, seat),
    lost: event.type === 'Closed' && event.trap && e.inside ? e.satchel : 0,
  }));
}
