/** What a table has agreed on, in a few words; and who sits there, by name. */
import type { Options } from '../generated/wire';
import type { Say } from './language';
import { relicsAreOptional } from './state';

export function clockOf(clock: number, say: Say): string {
  if (clock === 0) return say('client-clock-none');
  return clock === 86400
    ? say('client-clock-day')
    : say('client-clock-seconds', { count: clock });
}

/** The box, and whether relics are in it if that was a question. */
export function editionOf(options: Options, say: Say): string {
  const { edition = 'fr', relics } = options;
  return say('table-edition', {
    edition: say(`edition-${edition}`),
    relics: relicsAreOptional(edition) && relics ? 'yes' : 'no',
  });
}

/** Every seat's name; a bot has that of its character, with a number if there are more. */
export function namesOf(seats: { name: string; bot?: string | null }[], say: Say): string[] {
  return seats.map(({ name, bot }, seat) => {
    if (!bot) return name;
    const alike = seats.filter((other) => other.bot === bot).length;
    const before = seats.slice(0, seat).filter((other) => other.bot === bot).length;
    const own = say.has(`bot-${bot}`) ? say(`bot-${bot}`) : name;
    return alike > 1 ? say('bot-named', { bot: own, value: String(before + 1) }) : own;
  });
}
