/** The cave: a jittered lattice with heights, lit by torches (warm) and the moon (cool).
 *  The same every time; the five caves differ by palette and seed only. */

import { numbers } from './random';

export interface Light {
  x: number;
  y: number;
  z: number;
  r: number;
  power: number;
  rgb: [number, number, number];
}

export interface Cave {
  w: number;
  h: number;
  pixels: number; // of the screen for one of ours
  number: number; // 1 to 5
  mouth: number; // where the rock begins, from the left; below 0 if all is rock
  cell: number;
  lights: Light[];
}

type Rgb = [number, number, number];
interface Palette {
  rock: Rgb;
  deep: Rgb;
  vein: Rgb;
}

const PALETTES: Palette[] = [
  { rock: [0.36, 0.3, 0.44], deep: [0.045, 0.03, 0.085], vein: [0.75, 0.45, 1.0] }, // amethyst
  { rock: [0.22, 0.34, 0.33], deep: [0.02, 0.055, 0.06], vein: [0.35, 1.0, 0.75] }, // jade
  { rock: [0.4, 0.315, 0.33], deep: [0.052, 0.03, 0.058], vein: [1.0, 0.45, 0.55] }, // garnet
  { rock: [0.24, 0.3, 0.46], deep: [0.03, 0.045, 0.1], vein: [0.45, 0.75, 1.0] }, // sapphire
  { rock: [0.4, 0.34, 0.24], deep: [0.06, 0.045, 0.03], vein: [1.0, 0.8, 0.35] }, // topaz
];

function noise(seed: number): (x: number, y: number) => number {
  const grid = Array.from({ length: 4096 }, numbers(seed));
  const at = (x: number, y: number) => grid[((x & 63) * 64 + (y & 63)) & 4095];
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const upper = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const lower = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

const SKY: [string, number][] = [
  ['#0b1030', 0],
  ['#232358', 0.38],
  ['#5a3b72', 0.68],
  ['#c8675f', 0.9],
  ['#f7b267', 1],
];

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function paint(c: Context, cave: Cave): void {
  const { w, h, number, mouth: open, cell, lights } = cave;
  const mouth = (y: number) =>
    open +
    Math.sin(y / 60) * 16 +
    Math.sin(y / 23 + 1) * 7 +
    (open < 0 ? -60 : Math.max(0, (y - h * 0.5) / h) * -60 + Math.max(0, 120 - y) * 0.25);
  const palette = PALETTES[(number - 1 + 5) % 5];
  const [coarse, fine] = [noise(number * 97 + 7), noise(number * 31 + 3)];
  const r = numbers(number * 1013);
  c.scale(cave.pixels, cave.pixels);
  sky(c, w, h, mouth(0), r);

  const height = (x: number, y: number) =>
    (coarse(x / 120, y / 120) + fine(x / 46, y / 46) * 0.42) * 92;
  const cols = Math.ceil(w / cell) + 2;
  const rows = Math.ceil(h / (cell * 0.86)) + 2;
  const points: Rgb[] = [];
  for (let j = -1; j < rows; j++)
    for (let i = -1; i < cols; i++) {
      const x = (i + (j & 1) * 0.5) * cell + (r() - 0.5) * cell * 0.62;
      const y = j * cell * 0.86 + (r() - 0.5) * cell * 0.55;
      points.push([x, y, height(x, y)]);
    }
  const width = cols + 1;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const a = j * width + i;
      const [b, d, e] = [a + 1, a + width, a + width + 1];
      if (!points[e]) continue;
      const pair = j & 1 ? [[a, b, e], [a, e, d]] : [[a, b, d], [b, e, d]]; // prettier-ignore
      for (const corners of pair) facet(corners.map((k) => points[k]) as [Rgb, Rgb, Rgb]);
    }

  function facet([A, B, C]: [Rgb, Rgb, Rgb]): void {
    const [x, y, z] = [0, 1, 2].map((i) => (A[i] + B[i] + C[i]) / 3);
    const edge = x - mouth(y);
    if (edge < 0) return;
    const n = normal(A, B, C);
    const vein = fine(x / 90 + 20, y / 90 + 5) > 0.82;
    const base = palette.rock.map(
      (k, i) =>
        k * (0.82 + coarse(x / 60 + 9, y / 60) * 0.36) + (vein ? palette.vein[i] * 0.12 : 0),
    );
    const colour = base.map((k, i) => k * 0.1 + palette.deep[i]);
    for (const l of lights) {
      const [dx, dy, dz] = [l.x - x, l.y - y, l.z - z];
      const d = Math.hypot(dx, dy, dz);
      const facing = Math.max(0, (n[0] * dx + n[1] * dy + n[2] * dz) / d);
      const strength = (facing * l.power) / (1 + (d / l.r) ** 2.4);
      for (let i = 0; i < 3; i++) colour[i] += base[i] * l.rgb[i] * strength;
    }
    const rim = Math.max(0, 1 - edge / 90) ** 2; // the last of the daylight
    [0.07, 0.09, 0.2].forEach((k, i) => (colour[i] += rim * k));
    const tone = (k: number) => {
      const mapped = (k * 1.22) / (1 + k * 0.52);
      return Math.round(255 * Math.min(1, mapped ** 0.92));
    };
    c.fillStyle = c.strokeStyle = `rgb(${colour.map(tone).join()})`;
    c.lineWidth = 0.8;
    c.beginPath();
    c.moveTo(A[0], A[1]);
    c.lineTo(B[0], B[1]);
    c.lineTo(C[0], C[1]);
    c.closePath();
    c.fill();
    c.stroke();
    if (vein && r() > 0.45) crystal(c, x, y, 3 + r() * 6, palette.vein, 0.25 + r() * 0.4);
  }
}

function sky(c: Context, w: number, h: number, open: number, r: () => number): void {
  const dusk = c.createLinearGradient(0, 0, 0, h * 0.62);
  for (const [colour, stop] of SKY) dusk.addColorStop(stop, colour);
  c.fillStyle = dusk;
  c.fillRect(0, 0, w, h);
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r() * open * 1.3, r() * h * 0.42];
    c.fillStyle = `rgba(255,244,220,${0.25 + r() * 0.7})`;
    const size = r() > 0.85 ? 2 : 1.2;
    c.fillRect(x, y, size, size);
  }
}

function normal(A: Rgb, B: Rgb, C: Rgb): Rgb {
  const [ux, uy, uz] = [B[0] - A[0], B[1] - A[1], B[2] - A[2]];
  const [vx, vy, vz] = [C[0] - A[0], C[1] - A[1], C[2] - A[2]];
  const n: Rgb = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = (Math.hypot(...n) || 1) * (n[2] < 0 ? -1 : 1);
  return n.map((k) => k / length) as Rgb;
}

function crystal(c: Context, x: number, y: number, s: number, rgb: Rgb, alpha: number): void {
  c.fillStyle = `rgba(${rgb.map((k) => Math.round(k * 255)).join()},${alpha})`;
  c.beginPath();
  c.moveTo(x, y - s * 1.5);
  c.lineTo(x + s * 0.6, y);
  c.lineTo(x, y + s);
  c.lineTo(x - s * 0.6, y);
  c.fill();
}
