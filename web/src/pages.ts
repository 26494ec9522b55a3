/** The component of every screen, loaded when it is needed. */
import type { Component } from 'svelte';
import { api, Refusal } from './api';
import { me } from './me.svelte';
import type { Screen } from './router.svelte';

export type Page = { default: Component<Record<string, unknown>> };

const PAGES = import.meta.glob<Page>([
  './screens/{Home,Table,Screen,Replay,Daily,Puzzles,Device,DeviceTable,Learn,Rules,Me,NewTable}.svelte',
]);

/** The name of a screen's component. */
export function fileOf(screen: Screen): string {
  switch (screen.name) {
    case 'device':
      return screen.code ? 'DeviceTable' : 'Device';
    case 'new':
      return 'NewTable';
    default:
      return screen.name[0].toUpperCase() + screen.name.slice(1);
  }
}

export const pageOf = (screen: Screen): (() => Promise<Page>) | undefined =>
  PAGES[`./screens/${fileOf(screen)}.svelte`];

/** Ask at the door of a table: whether it is there, and whether one may look. */
async function knock(screen: Screen): Promise<void> {
  if (screen.name === 'replay' || !('code' in screen) || !screen.code) return;
  const { options, stage, you } = await api.look(screen.code);
  if (!options.spectators && stage !== 'lobby' && you === null)
    throw new Refusal('no-spectators', {}, '');
}

/** A screen and its component, once one may enter. */
export async function enter(screen: Screen): Promise<{ screen: Screen; page?: Page }> {
  const [page] = await Promise.all([
    pageOf(screen)?.(),
    knock(screen),
    me.look().catch(() => null),
  ]);
  return { screen, page };
}
