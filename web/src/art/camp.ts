/** The rock of the camp before the five caves, in facets: at dusk, or in the morning. */

import { numbers } from './random';

type Rgb = readonly [number, number, number];

interface Light {
  x: number;
  y: number;
  z: number;
  rgb: Rgb;
  power: number;
  reach: number;
}

/** A triangle of rock and its one tone. */
export interface Facet {
  corners: (readonly [number, number])[];
  tone: string;
}

interface Rock {
  cell: number;
  seed: number;
  base: Rgb;
  ambient: Rgb;
  from: number; // where it begins, left to right
  top: (x: number) => number; // its outline
  bottom: number;
}

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** The mouths of the caves, and the light of each one's stone. */
export const CAVES = [
  { x: 905, y: 560, size: 1.05, glow: '#c39bff' }, // amethyst
  { x: 1035, y: 506, size: 0.88, glow: '#57e6b0' }, // jade
  { x: 1165, y: 552, size: 1.08, glow: '#ff7d8e' }, // garnet
  { x: 1300, y: 492, size: 0.9, glow: '#7dbcff' }, // sapphire
  { x: 1440, y: 545, size: 1.1, glow: '#ffcf6b' }, // topaz
] as const;
export const FIRE = { x: 520, y: 590 } as const;

/** Smooth noise between 0 and 1. */
function noise(seed: number): (x: number, y: number) => number {
  const roll = numbers(seed);
  const grid = Array.from({ length: 1024 }, roll);
  const at = (x: number, y: number) => grid[(x & 31) * 32 + (y & 31)];
  const soft = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [soft(x - i), soft(y - j)];
    const above = at(i, j) * (1 - u) + at(i + 1, j) * u;
    return above * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
}

const toRgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16) / 255,
  parseInt(hex.slice(3, 5), 16) / 255,
  parseInt(hex.slice(5, 7), 16) / 255,
];

/** A slope of rock as triangles, each in the one tone that the lights give it. */
function facets(rock: Rock, lights: Light[]): Facet[] {
  const { cell, from, top, bottom } = rock;
  const roll = numbers(rock.seed);
  const rough = noise(rock.seed + 1);
  const highest = Math.min(...Array.from({ length: 17 }, (_, i) => top(i * 100)));
  const columns = Math.ceil((WIDTH - from) / cell) + 3;
  const rows = Math.ceil((bottom - highest) / (cell * 0.8)) + 2;
  const points: Rgb[] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = from + (i - 1 + (j & 1) * 0.5) * cell + (roll() - 0.5) * cell * 0.6;
      const y = highest + (j - 1) * cell * 0.8 + (roll() - 0.5) * cell * 0.5;
      // What would stick out at the top lies on the outline.
      points.push([x, Math.max(y, top(x)), rough(x / 110, y / 110) * 100]);
    }
  const drawn: Facet[] = [];
  for (let j = 0; j + 1 < rows; j++)
    for (let i = 0; i + 1 < columns; i++) {
      const a = j * columns + i;
      const [b, c, d] = [a + 1, a + columns, a + columns + 1];
      const pair = j & 1 ? [a, b, d, a, d, c] : [a, b, c, b, d, c];
      drawn.push(...triangle(pair.slice(0, 3), points, rock, lights));
      drawn.push(...triangle(pair.slice(3), points, rock, lights));
    }
  return drawn;
}

function triangle(corners: number[], points: Rgb[], rock: Rock, lights: Light[]): Facet[] {
  const [A, B, C] = corners.map((corner) => points[corner]);
  const u = [B[0] - A[0], B[1] - A[1], B[2] - A[2]];
  const v = [C[0] - A[0], C[1] - A[1], C[2] - A[2]];
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  if (Math.abs(n[2]) < 30) return []; // pressed flat on the outline
  const length = Math.hypot(...n) * Math.sign(n[2]);
  const [x, y, z] = [0, 1, 2].map((k) => (A[k] + B[k] + C[k]) / 3);
  const tone = rock.base.map((part, k) => part * rock.ambient[k]);
  for (const light of lights) {
    const [dx, dy, dz] = [light.x - x, light.y - y, light.z - z];
    const far = Math.hypot(dx, dy, dz);
    const falls = Math.max(0, (n[0] * dx + n[1] * dy + n[2] * dz) / (length * far));
    const bright = (light.power * falls) / (1 + (far / light.reach) ** 2.2);
    for (let k = 0; k < 3; k++) tone[k] += rock.base[k] * light.rgb[k] * bright;
  }
  const fill = tone.map((part) => Math.round(255 * Math.min(1, part / (0.55 + part * 0.6))));
  return [{ corners: [A, B, C].map(([x, y]) => [x, y]), tone: `rgb(${fill.join()})` }];
}

/** A line of peaks, for an outline. */
function ridge(...peaks: [number, number][]): (x: number) => number {
  return (x) => {
    const next = peaks.findIndex(([px]) => px >= x);
    if (next <= 0) return peaks.at(next)![1];
    const [[x0, y0], [x1, y1]] = [peaks[next - 1], peaks[next]];
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
}

const FAR = ridge(
  [-60, 470],
  [120, 395],
  [250, 452],
  [400, 372],
  [520, 440],
  [660, 392],
  [760, 455],
  [1700, 430],
);
const NEAR = ridge(
  [-60, 500],
  [60, 470],
  [210, 515],
  [330, 474],
  [470, 528],
  [640, 484],
  [800, 530],
  [1700, 520],
);
const CLIFF = ridge(
  [740, 640],
  [800, 560],
  [838, 430],
  [905, 352],
  [990, 318],
  [1060, 262],
  [1180, 282],
  [1270, 214],
  [1390, 236],
  [1500, 168],
  [1700, 130],
);
const GROUND = ridge(
  [-60, 585],
  [200, 560],
  [420, 572],
  [700, 556],
  [860, 590],
  [1100, 582],
  [1360, 600],
  [1700, 570],
);

export function rocks(morning: boolean): Facet[] {
  const warm: Rgb = [1, 0.55, 0.22];
  const sky: Rgb = morning ? [1, 0.92, 0.8] : [0.45, 0.42, 0.75];
  const dim = morning ? 0.4 : 1;
  const ambient: Rgb = morning ? [0.5, 0.48, 0.5] : [0.1, 0.09, 0.16];
  const sun: Light = {
    x: 250,
    y: 60,
    z: 700,
    rgb: sky,
    power: morning ? 1.1 : 0.34,
    reach: 2400,
  };
  const fire: Light = {
    ...FIRE,
    y: FIRE.y - 40,
    z: 150,
    rgb: warm,
    power: 3.2 * dim,
    reach: 170,
  };
  const glows = CAVES.map(({ x, y, glow }) => ({
    x,
    y: y - 20,
    z: 130,
    rgb: toRgb(glow),
    power: 1.9 * dim,
    reach: 105,
  }));
  const base: Rgb = morning ? [0.86, 0.72, 0.6] : [0.5, 0.42, 0.55];
  const rock = { ambient, base, from: 0 };
  const far: Rgb = morning ? [0.68, 0.66, 0.82] : [0.62, 0.5, 0.95];
  const near: Rgb = morning ? [0.6, 0.6, 0.68] : [0.4, 0.34, 0.66];
  const earth: Rgb = morning ? [0.72, 0.66, 0.48] : [0.42, 0.34, 0.38];
  const cave = [sun, fire, ...glows];
  return [
    ...facets({ ...rock, base: far, cell: 88, seed: 11, top: FAR, bottom: 560 }, [sun]),
    ...facets({ ...rock, base: near, cell: 72, seed: 5, top: NEAR, bottom: 600 }, [sun]),
    ...facets({ ...rock, cell: 58, seed: 23, from: 740, top: CLIFF, bottom: 640 }, cave),
    ...facets(
      { ...rock, base: earth, cell: 66, seed: 31, top: GROUND, bottom: HEIGHT + 60 },
      cave,
    ),
  ];
}
