/** SHA-256, for pages without `crypto.subtle`: a table on the home network has plain http. */

/** The first bits of the fractions of a root of the first primes: the constants of FIPS 180-4. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++)
    if (!Array.from({ length: n }, (_, i) => i).some((i) => i > 1 && n % i === 0))
      found.push((n ** (1 / root) % 1) * 2 ** 32);
  return Uint32Array.from(found);
}

const ROUNDS = fractions(64, 3);
const START = fractions(8, 2);

/** The hash of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, i) => blocks.setUint8(i, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const hash = START.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) mix(hash, blocks, at);
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function mix(hash: Uint32Array, blocks: DataView, at: number): void {
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = blocks.getUint32(at + i * 4);
      continue;
    }
    const [early, late] = [words[i - 15], words[i - 2]];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + choice + ROUNDS[i] + words[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    [h, g, f, e, d, c, b, a] = [
      g,
      f,
      e,
      (d + first) | 0,
      c,
      b,
      a,
      (first + low + majority) | 0,
    ];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}
