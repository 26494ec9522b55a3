/** What cards are called. */
import type { Say } from '../words';
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
