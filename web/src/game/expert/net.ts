/** The net, as in `tacora.expert.net`: one hidden layer, for each kind of table and each
 *  expedition another. */
import type { Edition } from '../state';
import { SIZE as INPUTS, STAGE } from './features';

const HIDDEN = 64; // neurons
const LEAK = 0.05; // of a neuron below zero
const PARTS = 5; // a net for each expedition in turn
const ROWS = INPUTS + 2; // one an input, then the neurons' constants and weights to the output
const PART_BYTES = ROWS * (HIDDEN + 2) + 2;

/** One net: the rows above one after the other, and the output's constant. */
interface Part {
  weights: Float32Array;
  constant: number;
}

/** All nets for one kind of table, an expedition each. */
export interface Nets {
  players: Part[]; // they decide
  hunters: Part[]; // they decide where everyone else is a stranger: see opponents
}

/** The name of the file with the nets for such tables: how relics count, and how many play. */
export function file(edition: Edition, players: number): string {
  return `${relicRule(edition)}-${players}.bin`;
}

/** How relics count. 0: there are none; 1: their worth is printed on them; else it goes by the
 *  order of exit, 2: all are in the deck from the start, 3: one joins it every expedition. */
export function relicRule({ relics }: Edition): number {
  if (!relics) return 0;
  if (relics.printed.length) return 1;
  return relics.join === 'at the start' ? 2 : 3;
}

/** The nets in such a file: of each, its rows as bytes, what a step of each row's bytes is
 *  worth, and its constant. */
export function read(bytes: ArrayBuffer): Nets {
  if (bytes.byteLength !== 2 * PARTS * PART_BYTES) throw new Error('nets of another shape');
  const all = Array.from({ length: 2 * PARTS }, (_, at) =>
    part(new DataView(bytes, at * PART_BYTES, PART_BYTES)),
  );
  return { players: all.slice(0, PARTS), hunters: all.slice(PARTS) };
}

function part(view: DataView): Part {
  const units = Array.from({ length: ROWS + 1 }, (_, row) =>
    half(view.getUint16(ROWS * HIDDEN + 2 * row, true)),
  );
  const weights = new Float32Array(ROWS * HIDDEN);
  for (let at = 0; at < weights.length; at++)
    weights[at] = view.getInt8(at) * units[Math.floor(at / HIDDEN)];
  return { weights, constant: units[ROWS] };
}

/** A number of half precision. */
function half(bits: number): number {
  const [sign, power, rest] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  return sign * (power ? (1024 + rest) * 2 ** (power - 25) : rest * 2 ** -24);
}

/** What these nets make of what is seen, before it becomes a chance. */
export function output(seen: Float32Array, nets: Part[]): number {
  const { weights, constant } = nets[Math.ceil(seen[STAGE] * PARTS - 0.01) - 1];
  const sums = Float64Array.from(weights.subarray(INPUTS * HIDDEN, (INPUTS + 1) * HIDDEN));
  for (let input = 0; input < INPUTS; input++) {
    if (!seen[input]) continue;
    for (let neuron = 0; neuron < HIDDEN; neuron++)
      sums[neuron] += seen[input] * weights[input * HIDDEN + neuron];
  }
  const outer = (INPUTS + 1) * HIDDEN;
  return sums.reduce(
    (sum, each, neuron) => sum + Math.max(each, LEAK * each) * weights[outer + neuron],
    constant,
  );
}

/** What a net says, the logarithm of the odds, as a chance. */
export const likely = (said: number): number => 1 / (1 + Math.exp(-said));
