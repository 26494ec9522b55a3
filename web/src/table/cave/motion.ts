/** What every act needs: finding things, moving them, and letting gems fly. */
import type { Place } from './layout';

interface Point {
  x: number;
  y: number;
}

export interface Floor {
  field: HTMLElement; // cards and explorers are in it
  air: HTMLElement; // over them, for what flies
  veil: HTMLElement; // behind the newest card, for light and darkness
  newest: Place; // where the newest card lies, or will lie
  next: Place | null; // where the next one lies
  you: number | null;
}

export class Motion {
  private running: Animation[] = [];
  private props: Element[] = [];

  constructor(
    protected floor: Floor,
    protected ms: number,
  ) {}

  stop(): void {
    for (const animation of this.running) animation.cancel();
    for (const prop of this.props) prop.remove();
  }

  protected one = (what: string): HTMLElement | null => this.floor.field.querySelector(what);
  protected all = (what: string): NodeListOf<Element> =>
    this.floor.field.querySelectorAll(what);

  protected move(
    what: Element | null,
    frames: PropertyIndexedKeyframes,
    how: KeyframeAnimationOptions = {},
  ): void {
    if (what) this.running.push(what.animate(frames, { duration: this.ms, ...how }));
  }

  /** Something that is there only while it is needed. */
  protected prop(
    name: string,
    box?: string,
    symbol?: string,
    where: HTMLElement = this.floor.air,
  ): HTMLElement {
    const prop = document.createElement('div');
    prop.className = name;
    if (symbol)
      prop.innerHTML = `<svg viewBox="${box}" preserveAspectRatio="xMidYMid slice"><use href="#${symbol}" width="100%" height="100%"/></svg>`;
    where.append(prop);
    this.props.push(prop);
    return prop;
  }

  protected light = (name: string) => this.prop(name, '', '', this.floor.veil);

  protected dim(how: number): void {
    this.move(this.light('dark'), { opacity: [0, how] }, { fill: 'forwards' });
  }

  /** A gem that flies in an arc, and is gone when it has arrived. */
  protected gem(from: Point, to: Point, delay: number, duration: number, fades = false): void {
    const gem = this.prop('gem', '0 0 24 22', 'ruby');
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 34 };
    const way = [from, top, to].map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px) scale(${[0.5, 1.15, 0.8][i]})`,
      opacity: fades ? [1, 1, 0.25][i] : 1,
      offset: [0, 0.45, 1][i],
    }));
    const flight = gem.animate(way, {
      duration,
      delay,
      easing: 'ease-in-out',
      fill: 'backwards',
    });
    flight.onfinish = () => gem.remove();
    this.running.push(flight);
  }

  protected chest(seat: number): Point {
    return this.centre(`[data-seat="${seat}"] .body`) ?? { x: 0, y: 0 };
  }

  protected centre(what: string, within: ParentNode = this.floor.field): Point | null {
    const box = within.querySelector(what)?.getBoundingClientRect();
    if (!box || (!box.width && !box.height)) return null;
    const { field } = this.floor;
    const origin = field.getBoundingClientRect();
    const zoom = origin.width / field.clientWidth || 1;
    return {
      x: (box.left + box.width / 2 - origin.left) / zoom,
      y: (box.top + box.height / 2 - origin.top) / zoom,
    };
  }
}
