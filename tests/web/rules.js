/** Plays on the browser's rules what Python has played, and stops where they differ.
 *
 *  Two lines a game: what was tried; then what Python answered to each try, and its last table. */
import { createInterface } from 'node:readline';
import { after } from '../../web/src/game/fold';
import { RuleBroken } from '../../web/src/game/rules/errors';
import { begin, decide, reveal } from '../../web/src/game/rules/play';
import { edition, setUp } from '../../web/src/game/rules/setup';

/** The events, or what is wrong. */
function answer(tried) {
  try {
    return tried();
  } catch (error) {
    if (!(error instanceof RuleBroken)) throw error;
    return { code: error.code, facts: error.facts };
  }
}

function play({ box: [name, relics], players, moves }) {
  let state = null;
  const answers = [];
  const add = (events) => {
    answers.push(events);
    if (Array.isArray(events)) state = after(state, events);
  };
  const refused = answer(() => void (state = setUp(edition(name, relics), players)));
  if (refused) return { answers: [refused], end: null };
  for (const { card, shown } of moves)
    if (card) add(answer(() => reveal(state, card)));
    else if (shown) add(answer(() => decide(state, new Map(shown))));
    else add(begin(state));
  const { edition: _, ...end } = state;
  return { answers, end };
}

let game = null;
let played = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (game === null) {
    game = line;
    continue;
  }
  const found = JSON.stringify(play(JSON.parse(game)));
  if (found !== line) {
    console.error(`tried:  ${game}\nPython: ${line}\nhere:   ${found}`);
    process.exit(1);
  }
  game = null;
  played += 1;
}
console.log(played);
