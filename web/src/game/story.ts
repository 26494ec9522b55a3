/** Every event as sentences, in the reader's language; as in `tacora.records.story`. */
import type { Deciding } from '../generated/wire';
import type { Say } from './language';
import { gemsOnPath, inside, same, score, winners, type GameEvent, type State } from './state';

export function tell(event: GameEvent, before: State, names: string[], say: Say): string[] {
  switch (event.type) {
    case 'Entered':
      return [say('story-entered', { expedition: event.expedition })];
    case 'Revealed': {
      const { card, each = 0, rest = 0 } = event;
      if (card.type === 'Treasure')
        return [say('story-treasure', { gems: card.gems, each, rest })];
      if (card.type === 'Relic')
        return [
          card.worth ? say('story-relic-worth', { worth: card.worth }) : say('story-relic'),
        ];
      const again = before.path.some((other) => same(other, card));
      return [
        say(again ? 'story-trap' : 'story-hazard', { hazard: say(`hazard-${card.kind}`) }),
      ];
    }
    case 'Decided': {
      const { leavers, each = 0, relics = [] } = event;
      if (!leavers.length) {
        const stay = inside(before).map((seat) => names[seat]);
        return [say('story-nobody-left', { names: say.list(stay), count: stay.length })];
      }
      const left = leavers.map((seat) => names[seat]);
      const lines = [
        say('story-left', {
          names: say.list(left),
          count: left.length,
          each,
          gems: before.explorers[leavers[0]].satchel + each,
        }),
      ];
      if (relics.length)
        lines.push(
          say('story-relics-rescued', {
            name: left[0],
            count: relics.length,
            values: say.list(relics.map(String)),
          }),
        );
      else if (before.relics.length)
        lines.push(say('story-relics-stay', { count: before.relics.length }));
      return lines;
    }
    case 'Closed': {
      const lines: string[] = [];
      const caught = inside(before);
      if (event.trap)
        lines.push(
          say('story-trap-losses', {
            names: say.list(caught.map((seat) => names[seat])),
            count: caught.length,
            gems: before.explorers[caught[0]].satchel,
          }),
        );
      const gems = gemsOnPath(before);
      if (gems) lines.push(say('story-rubies-lost', { gems }));
      if (before.relics.length)
        lines.push(say('story-relics-lost', { count: before.relics.length }));
      if (event.trap)
        lines.push(say('story-hazard-removed', { hazard: say(`hazard-${event.trap.kind}`) }));
      const { expedition, edition } = before;
      lines.push(say('story-closed', { expedition, closing: edition.closing }));
      return lines;
    }
  }
}

/** Who has won a finished game: one, or several together. */
export function tellVictory(state: State, names: string[], say: Say): string {
  const seats = winners(state);
  const points = score(state.explorers[seats[0]]);
  if (seats.length === 1) return say('story-winner', { name: names[seats[0]], score: points });
  return say('story-winners', { names: say.list(seats.map((s) => names[s])), score: points });
}

/** How many have decided; towards the end of the time, who has not. */
export function tellDecided(
  { missing, decided, of }: Deciding,
  names: string[],
  say: Say,
): string {
  if (missing?.length)
    return say('stage-missing', { names: say.list(missing.map((seat) => names[seat])) });
  return say('stage-decided', { count: decided, players: of });
}
