/** Asks the browser's bots what Python's were asked, and stops where they differ.
 *
 *  First the folder with the nets. Then a line a game: `[edition, relics, players, seed,
 *  log, moments]`; a moment is the length of the log then, a seat, and what each bot decided. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { CHARACTERS, decide } from '../../web/src/game/bots/characters';
import { file, read } from '../../web/src/game/expert/net';
import { evolve } from '../../web/src/game/fold';
import { edition, setUp } from '../../web/src/game/rules/setup';

const known = new Map();

/** The nets for this kind of table, as a page would fetch them. */
function nets(state) {
  const name = file(state.edition, state.explorers.length);
  if (!known.has(name))
    known.set(name, read(new Uint8Array(readFileSync(`${process.argv[2]}/${name}`)).buffer));
  return known.get(name);
}

let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const [name, relics, players, seed, log, moments] = JSON.parse(line);
  let state = setUp(edition(name, relics), players);
  let at = 0;
  for (const [length, seat, decisions] of moments) {
    while (at < length) state = evolve(state, log[at++]);
    for (const [bot, decided] of Object.entries(decisions)) {
      const found = decide(bot, state, seat, seed, nets(state));
      if (found !== decided) {
        console.error(`${bot} at seat ${seat} with ${seed}: ${decided} in Python`, line);
        process.exit(1);
      }
      asked += 1;
    }
  }
}
console.log(JSON.stringify([asked, CHARACTERS]));
