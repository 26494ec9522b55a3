/** One's place at a table: what has happened there, and what one has said. */
import type {
  Chosen,
  Deciding,
  Emoted,
  FromClient,
  FromServer,
  Orders,
} from '../generated/wire';
import { follow, seatsOf, type Happening, type Table } from '../game/table';
import { me } from './me.svelte';
import { TableSocket } from './socket';

type Decision = Chosen['decision'];
type Message = FromServer[number];

export interface Audience {
  /** Something happened; `live` unless it is what was missed. */
  happened?(event: Happening, before: Table | null, after: Table, live: boolean): void;
  emoted?(emote: Emoted): void;
  refused?(code: string, facts: Record<string, string | number>, text: string): void;
}

export class Session {
  table = $state.raw<Table | null>(null); // the truth, at once
  log = $state.raw<Happening[]>([]);
  /** All seats that I decide for: several on one device. */
  mine = $derived(seatsOf(this.table, me.person?.id));
  you = $derived<number | null>(this.mine[0] ?? null);
  up = $state(false);
  everUp = $state(false);
  deciding = $state.raw<Deciding | null>(null);
  heardAt = 0; // when `deciding` was heard, for the clock
  chosen = $state.raw<Record<number, Decision>>({}); // kept by the server, by seat, for this card
  overdue = $state.raw<Decision | null>(null); // decided for me, as my time was up
  orders = $state.raw<Orders | null>(null);
  watched = $state(0); // by so many who have no seat

  private socket: TableSocket;
  private said = -1; // the card that I last decided about
  private seated = false;
  private told = 0; // events when we were welcomed: those before are not news

  constructor(
    readonly code: string,
    private audience: Audience = {},
  ) {
    this.socket = new TableSocket(code, {
      hear: (message) => this.hear(message),
      connection: (up) => {
        this.up = up;
        if (up) this.everUp = true;
      },
      since: () => this.log.length,
    });
  }

  say(message: FromClient): void {
    this.socket.say(message);
  }

  choose(decision: Decision, seat: number | null = null): void {
    if (!this.table) return;
    this.said = this.table.at;
    this.overdue = null;
    this.say({ type: 'Choose', at: this.table.at, decision, seat });
  }

  /** Be heard as whoever one has just become. */
  again(): void {
    this.socket.again();
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'Welcome':
        this.told = message.events;
        this.seated = Boolean(message.yours?.length);
        if (message.yours?.length && !me.person) void me.recall();
        return;
      case 'Happened':
        return this.follow(message.first, message.events);
      case 'Deciding':
        this.deciding = message;
        this.heardAt = performance.now();
        return;
      case 'Chosen': {
        if (message.at !== this.table?.at) return;
        this.chosen = { ...this.chosen, [message.seat]: message.decision };
        return;
      }
      case 'Ordered':
        this.orders = message.orders;
        return;
      case 'Emoted':
        return this.audience.emoted?.(message);
      case 'Watched':
        this.watched = message.count;
        return;
      case 'Refused':
        return this.audience.refused?.(message.code, message.facts, message.text);
    }
  }

  /** Whether my orders may have decided with so much in the satchel. */
  private followed(satchel: number): boolean {
    if (!this.orders) return false;
    const { alone, camp_at, camp_danger, otherwise } = this.orders;
    return Boolean(!satchel || alone || camp_at || camp_danger || otherwise === 'continue');
  }

  /** What the table has decided for me, if my time was up. */
  private late({ options, at, state }: Table, leavers: number[]): Decision | null {
    const you = this.you!;
    if (
      !options.clock ||
      this.followed(state!.explorers[you].satchel) ||
      you in this.chosen ||
      this.said === at
    )
      return null;
    return leavers.includes(you) ? 'leave' : 'continue';
  }

  private follow(first: number, events: Happening[]): void {
    // Whoever has just begun sees the first cave open.
    const fresh = this.seated && !first && events.every((event) => event.type !== 'Decided');
    for (const [i, event] of events.entries()) {
      if (first + i !== this.log.length) continue; // heard already
      const before = this.table;
      const after = follow(before, event);
      this.log = [...this.log, event];
      this.table = after;
      if (after.at !== before?.at) {
        if (event.type === 'Decided' && before?.deciding.includes(this.you ?? -1))
          this.overdue = this.late(before, event.leavers);
        this.chosen = {};
        this.deciding = null;
      }
      this.audience.happened?.(event, before, after, fresh || this.log.length > this.told);
    }
  }
}
