/** A table that is watched while its game goes on. */
import type { Happening, Table } from '../../game/table';
import { Session } from '../../app/session.svelte';
import { Player } from './player.svelte';
import { fromTable, start, type Kept } from '../../game/replay/record';

export class Watch {
  kept = $state.raw<Kept | null>(null); // once the game has begun
  player = $state.raw<Player | null>(null);
  readonly session: Session;

  constructor(private code: string) {
    this.session = new Session(code, {
      happened: (event, before, after, live) => this.happened(event, before, after, live),
    });
  }

  close(): void {
    this.player?.pause();
    this.session.close();
  }

  private happened(event: Happening, before: Table | null, after: Table, live: boolean): void {
    if (!after.state) return;
    this.kept = fromTable(this.code, after, this.session.log);
    if (!this.player) {
      this.player = new Player(start(this.kept), []);
      this.player.live = true;
    }
    if (event.type === 'Unveiled') this.player.live = false;
    if (
      event.type === 'Entered' ||
      event.type === 'Revealed' ||
      event.type === 'Decided' ||
      event.type === 'Closed'
    )
      this.player.happened({ event, before: before!.state!, after: after.state }, live);
  }
}
