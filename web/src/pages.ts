/** The component of every screen, loaded when it is needed. */
import type { Component } from 'svelte';
import type { Screen } from './router.svelte';

export type Page = { default: Component<Record<string, unknown>> };

const PAGES = import.meta.glob<Page>([
  './screens/{Home,Table,Screen,Replay,Device,DeviceTable,Learn,Rules,Me,NewTable}.svelte',
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
