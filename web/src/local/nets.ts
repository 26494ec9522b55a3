/** The expert's nets, fetched for a kind of table when someone there needs them. */
import { file, read, type Nets } from '../game/expert/net';
import type { Edition } from '../game/state';

const addresses = import.meta.glob<string>('../generated/nets/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

export async function fetchNets(edition: Edition, players: number): Promise<Nets> {
  const page = await fetch(addresses[`../generated/nets/${file(edition, players)}`]);
  if (!page.ok) throw new Error(`the nets did not come: ${page.status}`);
  return read(await page.arrayBuffer());
}
