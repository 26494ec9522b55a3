/** The model of the opponents, as in `tacora.expert.opponents`: how little they play like the
 *  expert. Where everyone has departed from its mixture, its hunters decide. */
import { after } from '../fold';
import { begin, decide, reveal } from '../rules/play';
import { inside, setUp, type Seat, type State } from '../state';
import { features } from './features';
import { output, relicRule, type Nets } from './net';

const UNITS_PER_NAT = 64; // evidence is the logarithm of a likelihood ratio
const MAX_LOGIT = 6; // beyond this a net is taken for no surer
const MAX_EVIDENCE = 8192; // either way
const ENOUGH = 384; // makes a hunter of an expert
const SOONER = 96; // the same at four players without relics
const MILD = [0.13, -1.4]; // how much of the expert's score counts, and what is added to it

/** How much likelier each seat is someone mild, after all that it has decided so far. */
export function evidence(state: State, nets: Nets): number[] {
  const found = state.explorers.map(() => 0);
  let past = setUp(state.edition, state.explorers.length);
  past = after(past, begin(past));
  for (const { card, leavers } of state.history) {
    past = after(past, reveal(past, card));
    if (past.awaits !== 'decisions') continue;
    watch(past, leavers, nets, found);
    const shown = inside(past).map(
      (seat) => [seat, leavers.includes(seat) ? 'leave' : 'continue'] as const,
    );
    past = after(past, decide(past, new Map(shown)));
  }
  return found;
}

/** The expert sees who leaves; everyone is judged by what an expert would do there. */
function watch(state: State, leavers: Seat[], nets: Nets, found: number[]): void {
  const hunters = state.explorers.map((_, seat) => strangers(state, seat, found));
  for (const seat of inside(state)) {
    const said = output(features(state, seat), hunters[seat] ? nets.hunters : nets.players);
    const total = found[seat] + testimony(said, leavers.includes(seat));
    found[seat] = clamp(total, MAX_EVIDENCE);
  }
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
