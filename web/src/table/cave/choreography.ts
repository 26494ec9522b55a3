/** How each cue moves: the Web Animations API, transform and opacity only. */
import { RATIO, type Place } from './layout';
import { Motion, type Floor } from './motion';
import type { Cue } from '../../game/timeline';

const OUT = 'cubic-bezier(.2,.8,.2,1)';
const POP = 'cubic-bezier(.3,1.6,.5,1)';
const DROP = 'cubic-bezier(.5,0,.9,.6)';

/** Plays a cue; what is returned stops it at once. */
export function perform(cue: Cue, floor: Floor): () => void {
  const acts = new Acts(floor, cue.ms);
  (acts[cue.name] as Act | undefined)?.(cue);
  return () => acts.stop();
}

type Act = (cue: Cue) => void;

class Acts extends Motion {
  [act: string]: unknown;

  // The decisions

  flip = (): void => {
    for (const card of this.all('.choice .sides'))
      this.move(card, { transform: ['rotateY(180deg)', 'rotateY(0)'] }, { easing: OUT });
  };

  read = (): void => {
    for (const card of this.all('.choice'))
      this.move(card, { transform: ['none', 'scale(1.16)', 'none'] }, { duration: 380 });
  };

  collect = ({ event, before }: Cue): void => {
    if (event.type !== 'Decided') return;
    const { leavers, each = 0, relics = [] } = event;
    const to = leavers.map((seat) => this.chest(seat));
    let nth = 0;
    for (const [i, rest] of before.rests.entries()) {
      const from = this.centre(`[data-card="${i}"]`);
      if (!rest || !from || !each) continue;
      for (let gem = 0; gem < Math.min(rest, 5); gem++, nth++)
        this.gem(from, to[nth % to.length], Math.min(nth * 40, this.ms * 0.4), this.ms * 0.6);
    }
    const lying = before.path.flatMap((card, i) => (card.type === 'Relic' ? [i] : []));
    for (const i of lying.slice(-before.relics.length || lying.length)) {
      const card = this.one(`[data-card="${i}"] .art`);
      if (!card) continue;
      if (relics.length)
        this.move(
          card,
          { transform: ['none', 'translateY(-14px) rotateY(360deg)'] },
          { easing: OUT },
        );
      else if (before.relics.length)
        this.move(card, { transform: SHAKE(4) }, { duration: 300 });
    }
  };

  bank = ({ event, after }: Cue): void => {
    if (event.type !== 'Decided') return;
    for (const seat of event.leavers) {
      const from = this.chest(seat);
      const mine = seat === this.floor.you && this.centre('[data-hold="chest"]', document);
      const to = mine || this.centre(`[data-chest="${seat}"]`, document);
      if (!to || !after.explorers[seat].chest) continue;
      for (let i = 0; i < 5; i++) this.gem(from, to, i * 35, this.ms - 150);
    }
  };

  // The card

  lean = (): void => {
    const { newest, next } = this.floor;
    const card = this.one('.next');
    if (!card || !next) return;
    this.move(
      card,
      { transform: [at(next), at(newest, newest.w / next.w)], opacity: [0.92, 1] },
      { easing: OUT, fill: 'forwards' },
    );
    this.dim(0.5);
  };

  turn = (): void => {
    const { newest } = this.floor;
    const card = this.one('[data-newest]');
    if (!card) return;
    const turned = (angle: number) =>
      `translate(${newest.x + newest.w / 2}px, ${newest.y}px) rotateY(${angle}deg) translateX(-50%)`;
    const back = this.prop('back', '0 0 100 130', 'cardback');
    back.style.width = `${newest.w}px`;
    back.style.height = `${newest.w * RATIO}px`;
    const half = this.ms / 2;
    this.move(
      back,
      { transform: [turned(0), turned(90)] },
      { duration: half, easing: 'ease-in', fill: 'both' },
    );
    this.move(
      card,
      { transform: [turned(-90), turned(0)], opacity: [1, 1] },
      { duration: half, delay: half, easing: OUT, fill: 'backwards' },
    );
    this.move(
      card.querySelector('.badge'),
      { transform: ['scale(0)', 'none'] },
      {
        duration: 300,
        delay: this.ms,
        easing: POP,
        fill: 'backwards',
      },
    );
    const next = this.one('.next');
    if (next) this.move(next, { opacity: [0, 0, 0.92] }, {});
  };

  split = ({ event, before }: Cue): void => {
    if (event.type !== 'Revealed' || !event.each) return;
    const { newest } = this.floor;
    const from = { x: newest.x + newest.w / 2, y: newest.y + newest.w * 0.9 };
    const inside = before.explorers.flatMap((e, seat) => (e.inside ? [seat] : []));
    const each = Math.max(1, Math.min(event.each, 5, Math.floor(28 / inside.length)));
    for (const seat of inside)
      for (let i = 0; i < each; i++)
        this.gem(from, this.chest(seat), i * 55 + seat * 12, this.ms * 0.62);
    for (const seat of inside)
      this.move(
        this.one(`[data-seat="${seat}"] .body`),
        { transform: ['none', 'translateY(-7px)', 'none'] },
        {
          duration: 260,
          delay: this.ms * 0.6,
        },
      );
  };

  shine = (): void => {
    const { newest } = this.floor;
    const rays = this.prop('rays');
    const size = newest.w * 3.6;
    rays.style.width = rays.style.height = `${size}px`;
    const place = `translate(${newest.x + newest.w / 2 - size / 2}px, ${newest.y + newest.w * 0.7 - size / 2}px)`;
    this.move(rays, {
      transform: [`${place} scale(.3) rotate(0)`, `${place} scale(1) rotate(30deg)`],
      opacity: [0, 0.85, 0],
    });
  };

  growl = ({ event }: Cue): void => {
    if (event.type !== 'Revealed' || event.card.type !== 'Hazard') return;
    const art = this.one('[data-newest] .art');
    this.move(art, { transform: ['none', 'scale(1.09)', 'scale(.98)', 'scale(1.05)', 'none'] });
    for (const body of this.all('.figure .body'))
      this.move(body, {
        transform: ['none', 'translate(-7px, 2px)', 'translate(-5px, 1px)', 'none'],
      });
    this.move(
      this.one(`[data-hazard="${event.card.kind}"]`),
      { transform: ['none', 'scale(1.5)', 'none'] },
      { easing: POP },
    );
  };

  // A trap

  alarm = (): void => {
    this.move(this.floor.field, { transform: SHAKE(8) }, { duration: 420 });
    for (const twin of this.all('.twin .art, .bust .art'))
      this.move(
        twin,
        { transform: ['none', 'scale(1.1)', 'none'] },
        { duration: 300, iterations: 3 },
      );
    this.move(this.light('flash'), { opacity: [0, 0.5, 0.1, 0.35, 0] });
  };

  flee = ({ before }: Cue): void => {
    const { newest } = this.floor;
    let k = 0;
    for (const [seat, e] of before.explorers.entries()) {
      if (!e.inside || !e.satchel) continue;
      const from = this.chest(seat);
      for (let i = 0; i < Math.min(4, e.satchel); i++, k++) {
        const angle = ((k * 137) % 360) * (Math.PI / 180);
        const to = {
          x: newest.x + newest.w / 2 + Math.cos(angle) * newest.w * 1.3,
          y: from.y + newest.w * 0.28 + Math.abs(Math.sin(angle)) * 26,
        };
        this.gem(from, to, i * 30, this.ms * 0.85, true);
      }
    }
  };

  slam = ({ before }: Cue): void => {
    const wood = document.querySelector(`[data-entrance="${before.expedition}"] svg`);
    this.move(
      wood,
      { transform: ['scale(3.2) rotate(-24deg)', 'none'], opacity: [0, 1] },
      {
        duration: Math.min(this.ms, 300),
        easing: DROP,
      },
    );
  };

  iris = (): void => {
    for (const way of ['-58%', '58%'])
      this.move(
        this.prop('door'),
        { transform: ['none', 'none', `translateX(${way})`] },
        { easing: 'ease-in-out', fill: 'forwards' },
      );
  };
}

const at = ({ x, y }: Place, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

const SHAKE = (px: number): string[] =>
  [0, px, -px, px * 0.7, -px * 0.7, px * 0.4, 0].map((x) => `translateX(${x}px)`);
