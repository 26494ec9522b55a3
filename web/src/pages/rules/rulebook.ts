/** The rulebook of an edition, put together from its data; as in `tacora.rulebook`. */
import { relicsAreOptional, type Edition, type Relics } from '../../game/state';
import type { Say } from '../../game/language';

/** A chapter: the id of its heading, the heading, and its messages of Markdown by id. */
export interface Chapter {
  id: string;
  heading: string;
  texts: { id: string; text: string }[];
}

export function chapters(edition: Edition, say: Say): Chapter[] {
  const { relics } = edition;
  const [min, max] = edition.players;
  const told = (id: string, values = {}) => ({ id, text: say(id, values) });
  const list = (values: (number | string)[]) => values.join(', ');
  const withRelics = (id: string) => (relics ? [told(id)] : []);
  const [byPoints, byRelics] = ['rules-tie-shared', 'rules-tie-relics'];
  return [
    {
      id: 'rules-title',
      heading: say('rules-title', { edition: say(`edition-${edition.name}`) }),
      texts: [told('rules-goal')],
    },
    {
      id: 'rules-setup-heading',
      heading: say('rules-setup-heading'),
      texts: [
        told('rules-setup', {
          min,
          max,
          expeditions: edition.expeditions,
          treasures: edition.treasures.length,
          values: list(edition.treasures),
          hazards: edition.hazards.length * edition.copies,
          copies: edition.copies,
          kinds: list(edition.hazards.map((kind) => say(`hazard-${kind}`))),
        }),
        relicsSetUp(edition, told, list),
      ],
    },
    {
      id: 'rules-expedition-heading',
      heading: say('rules-expedition-heading'),
      texts: [
        told('rules-enter'),
        told('rules-treasure'),
        told('rules-hazard'),
        ...withRelics('rules-relic'),
        told('rules-decide'),
        told('rules-leave'),
        ...withRelics('rules-leave-relics'),
        told('rules-continue'),
      ],
    },
    {
      id: 'rules-end-heading',
      heading: say('rules-end-heading'),
      texts: [
        told('rules-expedition-end', { closing: edition.closing }),
        ...withRelics('rules-expedition-end-relics'),
      ],
    },
    {
      id: 'rules-game-end-heading',
      heading: say('rules-game-end-heading'),
      texts: [
        told('rules-game-end'),
        ...(relics ? [worth(relics, told)] : []),
        told(edition.ties === 'more relics' ? byRelics : byPoints),
      ],
    },
    {
      id: 'rules-example-heading',
      heading: say('rules-example-heading'),
      texts: [
        told('rules-example-split'),
        told('rules-example-trap'),
        told('rules-unofficial'),
      ],
    },
  ];
}

type Told = (id: string, values?: object) => { id: string; text: string };

function relicsSetUp(edition: Edition, told: Told, list: (values: number[]) => string) {
  const { relics } = edition;
  if (!relics) {
    const variant = relicsAreOptional(edition.name) ? 'yes' : 'no';
    return told('rules-relics-none', { variant });
  }
  if (relics.join === 'at the start')
    return told('rules-relics-setup-by-exit', { count: relics.by_exit.length });
  if (relics.printed.length)
    return told('rules-relics-setup-ascending', { values: list(relics.printed) });
  return told('rules-relics-setup-one-by-one');
}

function worth(relics: Relics, told: Told) {
  if (relics.printed.length) return told('rules-worth-printed');
  const low = relics.by_exit[0];
  return told('rules-worth-by-exit', {
    first: relics.by_exit.filter((points) => points === low).length,
    low,
    high: relics.by_exit.at(-1),
  });
}

/** All the rules of this edition in Markdown, word for word as `tacora rules` prints them. */
export function rulebook(edition: Edition, say: Say): string {
  const pages = chapters(edition, say).flatMap((chapter, i) => [
    (i ? '## ' : '# ') + chapter.heading,
    ...chapter.texts.map(({ text }) => text),
  ]);
  return pages.join('\n\n') + '\n';
}
