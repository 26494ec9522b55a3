/** Plays a game beside the page, so that nothing stutters while characters think. The page says
 *  how the game stands, and then what people decide; it hears each time what has happened. */
import type { Decision } from '../generated/wire';
import type { Nets } from '../game/expert/net';
import { edition } from '../game/rules/setup';
import type { GameEvent, Seat } from '../game/state';
import { open, resume, show, wantsNets, type LocalGame } from './game';
import { fetchNets } from './nets';

/** A table; without a log, it is a new one. */
export interface Start {
  edition: string;
  relics: boolean | null;
  seats: (string | null)[];
  seed: string;
  log: GameEvent[];
}

export type Request = { start: Start } | { show: [Seat, Decision][] };

/** What has happened since; or why nothing has, be it the code of a broken rule. */
export type Reply = { events: readonly GameEvent[] } | { failed: string };

let game: LocalGame;
let nets: Nets | undefined;

async function begin({ edition: name, relics, seats, seed, log }: Start) {
  const box = edition(name, relics);
  game = log.length ? resume(box, seats, seed, log) : open(box, seats, seed);
  nets = wantsNets(game) ? await fetchNets(box, seats.length) : undefined;
  return game.log.slice(log.length);
}

function goOn(decisions: [Seat, Decision][]) {
  const known = game.log.length;
  game = show(game, new Map(decisions), nets);
  return game.log.slice(known);
}

async function answer(request: Request): Promise<Reply> {
  try {
    return { events: 'start' in request ? await begin(request.start) : goOn(request.show) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  postMessage(await answer(data));
});
