/** Where everything lies in the cave, for so many cards in so much room. */

/** A card: its left upper corner and its width; it is 1.4 times as high. */
export interface Place {
  x: number;
  y: number;
  w: number;
}

export interface Spot {
  x: number; // between the feet
  y: number;
}

export interface Plan {
  cards: Place[]; // the newest comes last, and is the biggest
  next: Place; // the card nobody knows yet
  figure: number; // how high an explorer is
  camp: number; // how wide the camp is; 0 if there is no room for one
  phone: boolean;
  scale: number;
  width: number;
  height: number;
}

export const RATIO = 1.4;
const OPENING = 4; // so many cards lie large in the middle, before the path winds
const TRACKER = 62; // of the lower edge belong to the hazards

const clamp = (low: number, x: number, high: number) => Math.max(low, Math.min(high, x));

export function layout(n: number, w: number, h: number, phone: boolean): Plan {
  if (!phone) return n <= OPENING ? opening(n, w, h) : winding(n, w, h);
  return w > h * 1.15 ? aside(n, w, h) : stacked(n, w, h);
}

/** How large all is beside the camp, and where the cave begins and ends. */
function cave(w: number, h: number): { s: number; left: number; right: number } {
  const s = clamp(0.4, Math.min(w / 1008, h / 536), 2.8);
  return { s, left: 262 * s, right: w - 56 * s };
}

const beside = (s: number, w: number, h: number) =>
  ({ figure: 70 * s, camp: 214 * s, phone: false, scale: s, width: w, height: h }) as const;

/** The first cards: one row in the middle of the cave, as large as there is room. */
function opening(n: number, w: number, h: number): Plan {
  const { s, left, right } = cave(w, h);
  const old = Math.max(0, n - 1);
  const gap = 22 * s;
  const share = old + (n ? 1.4 : 0) + 0.8; // of a card's width: the newest grows, the next is small
  const cw = Math.min(164 * s, (right - left - gap * n) / share);
  const hero = cw * 1.4;
  const ahead = n ? cw * 0.8 : cw;
  const span = old * (cw + gap) + (n ? hero + gap : 0) + ahead;
  const x = left + Math.max(0, (right - left - span) / 2);
  const top = Math.max(16 * s, (h - 116 * s - hero * RATIO) / 2);
  const low = (width: number) => top + (hero - width) * RATIO * 0.6;
  const cards = Array.from({ length: old }, (_, i) => ({
    x: x + i * (cw + gap),
    y: low(cw) + Math.sin(i * 1.2) * 6 * s,
    w: cw,
  }));
  const head = x + old * (cw + gap);
  if (n) cards.push({ x: head, y: top, w: hero });
  const next = { x: n ? head + hero + gap : x, y: low(ahead), w: ahead };
  return { cards, next, ...beside(s, w, h) };
}

/** A path that winds through the cave in rows, back and forth; the camp lies at its left. */
function winding(n: number, w: number, h: number): Plan {
  const { s, left, right } = cave(w, h);
  const shape = (per: number) => {
    const cw = Math.min(90 * s, (right - left) / per - 14 * s);
    const hero = Math.min(134 * s, cw * 1.5);
    const row = cw * RATIO + clamp(24 * s, cw * 0.55, 50 * s);
    const bottom = 20 * s + Math.floor(Math.max(0, n - 1) / per) * row + hero * RATIO;
    return { per, cw, hero, row, fits: bottom + 104 * s <= h };
  };
  let best = shape(6);
  for (let per = 7; !best.fits && per <= 13; per++) best = shape(per);
  const { per, cw, hero, row } = best;
  const step = (right - left - cw) / (per - 1);
  const cell = (i: number): Place => {
    const r = Math.floor(i / per);
    const k = r % 2 ? per - 1 - (i % per) : i % per;
    const wave = Math.sin((k + r) * 1.2) * Math.min(10 * s, row * 0.05);
    return { x: left + k * step, y: 30 * s + r * row + wave, w: cw };
  };
  const cards = Array.from({ length: n }, (_, i) => cell(i));
  let next = cell(n);
  if (n) {
    // The newest grows ahead and downwards, where nothing lies yet.
    const onward = Math.floor((n - 1) / per) % 2 === 0;
    const { x, y } = cards[n - 1];
    const head = { x: onward ? x : x + cw - hero, y: y - 8 * s, w: hero };
    cards[n - 1] = head;
    const x2 = onward ? head.x + hero + 16 * s : head.x - 16 * s - cw;
    if (n % per && x2 + cw <= w - 8 && x2 >= 222 * s) {
      next = { x: x2, y: Math.min(next.y + 36 * s, h - cw * RATIO - 6), w: cw };
    } else {
      // The row is full: it lies below the newest card, as large as there is room.
      const below = head.y + hero * RATIO + 12 * s;
      const small = Math.min(cw, (h - 6 - below) / RATIO);
      next = { x: onward ? head.x + hero - small : head.x, y: below, w: small };
    }
  }
  return { cards, next, ...beside(s, w, h) };
}

/** A phone held upright: the path in rows, the newest card large below it. */
function stacked(n: number, w: number, h: number): Plan {
  const edge = 14;
  const old = Math.max(0, n - 1);
  const shape = (per: number) => {
    const gap = Math.max(4, 15 - per);
    const cw = Math.min(64, (w - 2 * edge - gap * (per - 1)) / per);
    const row = cw * RATIO + 17;
    const top = 20 + Math.ceil(old / per) * row;
    const hero = Math.min(150, (h - top - TRACKER - 26) / RATIO);
    return { per, gap, cw, row, top, hero };
  };
  let best = shape(6);
  for (let per = 7; best.hero < 116 && per <= 10; per++) best = shape(per);
  const { per, gap, cw, row, top } = best;
  const hero = clamp(70, best.hero, Math.min(150, w * 0.38));
  const cards = Array.from({ length: old }, (_, i) => ({
    x: edge + (i % per) * (cw + gap),
    y: 20 + Math.floor(i / per) * row,
    w: cw,
  }));
  const room = h - TRACKER - top;
  const y = top + Math.max(4, (room - hero * RATIO - 14) * 0.45);
  const x = (w - hero) / 2;
  if (n) cards.push({ x, y, w: hero });
  const behind = hero * 0.72;
  return {
    cards,
    next: n
      ? { x: w - edge - behind * 0.62, y: Math.max(top, y - behind * 0.3), w: behind * 0.62 }
      : { x: (w - hero) / 2, y, w: hero },
    figure: clamp(46, hero * 0.46, 64),
    camp: 0,
    phone: true,
    scale: 1,
    width: w,
    height: h,
  };
}

/** A phone lying on its side: the path at the left, the newest card large at its right. */
function aside(n: number, w: number, h: number): Plan {
  const edge = 12;
  const figure = clamp(40, h * 0.17, 60);
  const hero = clamp(64, (h - figure - 34) / RATIO, w * 0.26);
  const side = Math.max(hero + 40, w * 0.3);
  const x = w - side / 2 - hero / 2;
  const y = 14;
  const small = hero * 0.5;
  const next = n ? { x: x - small - 10, y: y + hero * 0.2, w: small } : { x, y, w: hero };
  const room = x - small - 20 - edge;
  const old = Math.max(0, n - 1);
  const shape = (per: number) => {
    const cw = Math.min(62, (room - 8 * (per - 1)) / per);
    return { per, cw, row: cw * RATIO + 14 };
  };
  let best = shape(5);
  const high = (per: number) => Math.ceil(old / per) * shape(per).row + 14;
  for (let per = 6; high(best.per) > h - TRACKER && per <= 12; per++) best = shape(per);
  const { per, cw, row } = best;
  const cards = Array.from({ length: old }, (_, i) => ({
    x: edge + (i % per) * (cw + 8),
    y: 16 + Math.floor(i / per) * row,
    w: cw,
  }));
  if (n) cards.push({ x, y, w: hero });
  return {
    cards,
    next,
    figure,
    camp: 0,
    phone: true,
    scale: 0.8,
    width: w,
    height: h,
  };
}

/** Where the k-th of m explorers inside stands: by the newest card. */
export function stand(plan: Plan, k: number, m: number): Spot {
  const head = plan.cards.at(-1) ?? plan.next;
  const middle = head.x + head.w / 2;
  const bottom = head.y + head.w * RATIO;
  const f = plan.figure;
  if (plan.phone && plan.width <= plan.height * 1.15) {
    // At both sides of the card, in turn.
    const side = k % 2 ? 1 : -1;
    const each = Math.ceil(m / 2);
    const room = (plan.width / 2 - head.w / 2 - 12) / each;
    return {
      x: middle + side * (head.w / 2 + 4 + room * (Math.floor(k / 2) + 0.5)),
      y: bottom + 2 - (Math.floor(k / 2) % 2) * f * 0.24,
    };
  }
  const low = plan.phone;
  const apart = low ? Math.min(f * 0.7, (plan.width * 0.4) / m) : 54 * plan.scale;
  const half = ((m - 1) / 2) * apart + f * 0.4;
  const deep = low ? bottom + f + 14 : bottom + f * 1.22 + (k % 2) * 12 * plan.scale;
  // Room for the decisions above the hats, if there is any.
  const y = low ? deep : Math.max(deep, Math.min(deep + f * 0.45, plan.height - 14));
  const large = Math.max(1, plan.scale); // the hazards are never smaller than they are
  const tracker = y > plan.height - (TRACKER + 22) * large ? 366 * large : 0;
  let left = plan.camp * 1.05 + half;
  let right = plan.width - half - (low ? 0 : tracker);
  if (!low && plan.next.y > head.y + head.w) {
    // The next card lies below the newest one: beside it, then.
    if (middle > plan.width / 2) right = Math.min(right, plan.next.x - 12 - half);
    else left = Math.max(left, plan.next.x + plan.next.w + 12 + half);
  }
  const x = Math.max(left, Math.min(right, middle));
  return { x: x + (k - (m - 1) / 2) * apart, y: Math.min(y, plan.height - 4) };
}

/** Where the k-th of m explorers in camp rests; on a phone, out of sight at the left. */
export function rest(plan: Plan, k: number, m: number): Spot {
  if (!plan.camp) return { x: -180, y: plan.height * 0.8 };
  const s = plan.scale;
  const row = k % 2;
  const apart = Math.min(52 * s, (plan.camp - 60 * s) / Math.max(1, m - 1));
  return { x: 34 * s + k * apart, y: plan.height - (row ? 84 : 98) * s };
}
