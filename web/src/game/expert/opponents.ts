/** The model of the opponents, as in `tacora.expert.opponents`: how little they play like the
 *  expert. Where everyone has departed from its mixture, its hunters decide. */
import { after } from '../fold';
import { begin, decide, reveal } from '../rules/play';
import { inside, setUp, type Edition, type Seat, type State, type Turn } from '../state';
import { features } from './features';
import { output, relicRule, type Nets } from './net';

const UNITS_PER_NAT = 64; // evidence is the logarithm of a likelihood ratio
const MAX_LOGIT = 6; // beyond this a net is taken for no surer
const MAX_EVIDENCE = 8192; // either way
const ENOUGH = 384; // makes a hunter of an expert
const SOONER = 96; // the same at four players without relics
const MILD = [0.13, -1.4]; // how much of the expert's score counts, and what is added to it

/** A game as far as it was watched. */
interface Watched {
  nets: Nets;
  state: State;
  found: number[]; // evidence, a seat each
}

/** By the last turn that was watched: a game goes on where it was left. */
const remembered = new WeakMap<Turn, Watched>();

/** How much likelier each seat is someone mild, after all that it has decided so far. */
export function evidence({ edition, explorers, history }: State, nets: Nets): number[] {
  const known = history.findLastIndex((turn) => remembered.get(turn)?.nets === nets);
  let watched = remembered.get(history[known]) ?? fresh(edition, explorers.length, nets);
  for (const turn of history.slice(known + 1)) {
    watched = watch(watched, turn);
    remembered.set(turn, watched);
  }
  return watched.found;
}

function fresh(edition: Edition, players: number, nets: Nets): Watched {
  const state = setUp(edition, players);
  return { nets, state: after(state, begin(state)), found: Array(players).fill(0) };
}

function watch({ nets, state, found }: Watched, { card, leavers }: Turn): Watched {
  const turned = after(state, reveal(state, card));
  if (turned.awaits !== 'decisions') return { nets, state: turned, found };
  const shown = inside(turned).map(
    (seat) => [seat, leavers.includes(seat) ? 'leave' : 'continue'] as const,
  );
  return {
    nets,
    state: after(turned, decide(turned, new Map(shown))),
    found: judged(turned, leavers, nets, found),
  };
}

/** The expert sees who leaves; everyone is judged by what an expert would do there. */
function judged(state: State, leavers: Seat[], nets: Nets, found: number[]): number[] {
  return found.map((before, seat) => {
    if (!state.explorers[seat].inside) return before;
    const own = strangers(state, seat, found) ? nets.hunters : nets.players;
    const said = output(features(state, seat), own);
    return clamp(before + testimony(said, leavers.includes(seat)), MAX_EVIDENCE);
  });
}

/** What it tells that someone has left, or not, where the net has this score for leaving. */
function testimony(said: number, left: boolean): number {
  const sign = left ? 1 : -1;
  const sure = clamp(said, MAX_LOGIT);
  const mild = MILD[0] * sure + MILD[1];
  const likelier = Math.log1p(Math.exp(-sign * sure)) - Math.log1p(Math.exp(-sign * mild));
  return Math.round(UNITS_PER_NAT * likelier);
}

/** Whether the others, but for the oddest of them, are likelier mild players. */
export function strangers(state: State, seat: Seat, evidence: number[]): boolean {
  const others = evidence.filter((_, other) => other !== seat);
  const total = others.reduce((a, b) => a + b, 0);
  const sooner = others.length === 3 && relicRule(state.edition) === 0;
  return total > Math.max(...others) + (sooner ? SOONER : ENOUGH);
}

const clamp = (value: number, most: number) => Math.max(Math.min(value, most), -most);
