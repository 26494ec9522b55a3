/** What the charts draw, counted from the moments of a game. */
import type { Say } from '../language';
import { odds } from '../odds';
import { score, type Seat } from '../state';
import { caves, type Cave } from './caves';
import type { Moment } from '../fold';

/** What every chart is given: the game, who played, and where one is in it. */
export interface Chart {
  say: Say;
  moments: Moment[];
  names: string[];
  emblems: number[];
  step: number;
  onseek: (step: number) => void;
}

/** A seat's gems after every step: safe in camp, and at risk in the cave. */
export interface Fortune {
  safe: number[];
  risk: number[];
}

export function fortunes(moments: Moment[], players: number): Fortune[] {
  return Array.from({ length: players }, (_, seat) => {
    const explorers = moments.map(({ after }) => after.explorers[seat]);
    return {
      safe: [0, ...explorers.map(score)],
      risk: [0, ...explorers.map((e) => e.satchel)],
    };
  });
}

/** A card that was answered: what the next one threatened, and who left before it. */
export interface Peril {
  step: number; // at which the card lay open
  expedition: number;
  deadly: number;
  cards: number;
  danger: number;
  leavers: Seat[];
  trapped: boolean; // the next card was the one
}

export function perils(moments: Moment[]): Peril[] {
  return moments.flatMap(({ event, before }, i) => {
    if (event.type !== 'Decided') return [];
    const { deadly, cards, danger } = odds(before);
    const trapped = moments[i + 2]?.event;
    return {
      step: i,
      expedition: before.expedition,
      deadly,
      cards,
      danger,
      leavers: event.leavers,
      trapped: trapped?.type === 'Closed' && trapped.trap != null,
    };
  });
}

/** What a cave gave each seat, relics included, and what a trap took. */
export interface Haul {
  expedition: number;
  won: number[];
  lost: number[];
  trap: string | null;
}

export function hauls(moments: Moment[]): Haul[] {
  return caves(moments).map((cave: Cave) => {
    const first = moments[cave.from - 1].before.explorers;
    const last = moments[cave.to - 1];
    return {
      expedition: cave.expedition,
      won: last.after.explorers.map((e, seat) => score(e) - score(first[seat])),
      lost: last.before.explorers.map((e) => (cave.trap ? e.satchel : 0)),
      trap: cave.trap,
    };
  });
}

/** A round number not below the greatest, and the lines up to it. */
export function ticks(greatest: number, most = 4): number[] {
  const size = Math.max(greatest, 1);
  const power = 10 ** Math.floor(Math.log10(size / most));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * power).find((n) => size / n <= most)!,
  );
  return Array.from({ length: Math.ceil(size / step) + 1 }, (_, i) => i * step);
}
