/** What cards are called, and what is seen of a long name. */
import type { Say } from './language';
import type { Card } from './state';

export function cardName(card: Card, say: Say): string {
  switch (card.type) {
    case 'Treasure':
      return say('card-treasure', { gems: card.gems });
    case 'Hazard':
      return say(`hazard-${card.kind}`);
    case 'Relic':
      return card.worth ? say('card-relic-worth', { worth: card.worth }) : say('card-relic');
  }
}

/** A name and the number behind it: where the one is cut off, the other stays. */
export function numbered(name: string): [stem: string, number: string] {
  const [, stem, number = ''] = /^(.*?)(\s\d+)?$/s.exec(name)!;
  return [stem, number];
}
