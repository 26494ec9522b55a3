/** Paints the camp as it stands behind everything: sky, stars, rock and the mouths of the caves. */
import { CAVES, HEIGHT, WIDTH, rocks } from './camp';

export const SKY = 195; // cut off above

/** What to paint: how many pixels for one of ours, whether by day, whether there is a moon. */
export interface Dusk {
  pixels: number;
  morning: boolean;
  moon: boolean;
}

// A mouth of a cave: the rim, its lit side, the way in, and the light that falls out of it.
const RIM = new Path2D('M-50 48-46-8-30-42 0-60 30-44 46-10 52 48Z');
const SIDE = new Path2D('M-50 48-46-8-30-42 0-60-4-46-26-30-36 0-34 48Z');
const MOUTH = new Path2D('M-34 48-36 0-24-30 0-46 24-32 35-4 34 48Z');
const LIGHT = new Path2D('M-34 48-10 20 12 20 34 48Z');
const MOON = new Path2D('M906 246A46 46 0 1 0 946 318 40 40 0 0 1 906 246Z');

export function paint(pen: OffscreenCanvasRenderingContext2D, wanted: Dusk): void {
  pen.scale(wanted.pixels, wanted.pixels);
  pen.translate(0, -SKY);
  sky(pen, wanted);
  for (const { corners, tone } of rocks(wanted.morning)) {
    pen.beginPath();
    for (const [x, y] of corners) pen.lineTo(x, y);
    pen.closePath();
    pen.fillStyle = pen.strokeStyle = tone; // the stroke closes the seams
    pen.fill();
    pen.stroke();
  }
  for (const cave of CAVES) mouth(pen, cave, wanted.morning);
}

function sky(pen: OffscreenCanvasRenderingContext2D, { morning, moon }: Dusk): void {
  const tones = morning
    ? ['#8cc3e6', '#c9dfe4', '#fbe6c0', '#ffd9a0', '#ffcf8f']
    : ['#0b1030', '#2a2560', '#6a3d74', '#cf6a60', '#f7b267'];
  const air = pen.createLinearGradient(0, SKY, 0, 560);
  for (const [i, at] of [0, 0.45, 0.75, 0.92, 1].entries()) air.addColorStop(at, tones[i]);
  pen.fillStyle = air;
  pen.fillRect(0, SKY, WIDTH, HEIGHT);
  if (morning) {
    disc(pen, 720, 350, 50, '#fff6d8');
    disc(pen, 720, 350, 110, '#fff1c459');
    return;
  }
  for (let i = 0; i < 70; i++) {
    pen.globalAlpha = 0.3 + (i % 5) * 0.14;
    disc(pen, (i * 613.7) % WIDTH, SKY + ((i * i * 37.3) % 220), i % 7 ? 1 : 1.8, '#fff4dc');
  }
  pen.globalAlpha = 1;
  pen.fillStyle = '#f8ecd0';
  if (moon) pen.fill(MOON);
}

function disc(
  pen: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  tone: string,
): void {
  pen.fillStyle = tone;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

function mouth(
  pen: OffscreenCanvasRenderingContext2D,
  { x, y, size, glow }: (typeof CAVES)[number],
  morning: boolean,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  const depth = pen.createRadialGradient(0, 38, 0, 0, 38, 88);
  depth.addColorStop(0, '#fff8e6');
  depth.addColorStop(0.25, glow);
  depth.addColorStop(1, '#140a1e');
  for (const [shape, tone] of [
    [RIM, morning ? '#6b4f4d' : '#2c1c36'],
    [SIDE, morning ? '#a98374' : '#54385e'],
    [MOUTH, depth],
    [LIGHT, `${glow}4d`],
  ] as const) {
    pen.fillStyle = tone;
    pen.fill(shape);
  }
  pen.restore();
}
