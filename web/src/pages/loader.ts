/** The component of every screen, loaded when it is needed. */
import type { Component } from 'svelte';
import { api, Refusal } from '../app/api';
import { me } from '../app/me.svelte';
import type { Screen } from '../app/router.svelte';

export type Page = { default: Component<Record<string, unknown>> };

const PAGES = import.meta.glob<Page>([
  './home/Home.svelte',
  './lobby/NewTable.svelte',
  './table/Table.svelte',
  './screen/Screen.svelte',
  './device/{Device,DeviceTable}.svelte',
  './replay/Replay.svelte',
  './daily/Daily.svelte',
  './puzzles/Puzzles.svelte',
  './learn/Learn.svelte',
  './rules/Rules.svelte',
  './me/Me.svelte',
]);

/** Where a screen's component lies. */
export function fileOf(screen: Screen): string {
  switch (screen.name) {
    case 'device':
      return screen.code ? 'device/DeviceTable' : 'device/Device';
    case 'new':
      return 'lobby/NewTable';
    default:
      return `${screen.name}/${screen.name[0].toUpperCase()}${screen.name.slice(1)}`;
  }
}

export const pageOf = (screen: Screen): (() => Promise<Page>) | undefined =>
  PAGES[`./${fileOf(screen)}.svelte`];

/** Refuse a table that isn't there, or that one may not look at. */
async function admit(screen: Screen): Promise<void> {
  if (screen.name === 'replay' || !('code' in screen) || !screen.code) return;
  const { options, stage, you } = await api.look(screen.code);
  if (!options.spectators && stage !== 'lobby' && you === null)
    throw new Refusal('no-spectators', {}, '');
}

/** A screen and its component, once one may enter. */
export async function enter(screen: Screen): Promise<{ screen: Screen; page?: Page }> {
  const [page] = await Promise.all([
    pageOf(screen)?.(),
    admit(screen),
    me.look().catch(() => null),
  ]);
  return { screen, page };
}
