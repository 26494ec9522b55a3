/** What the expert sees of the table, as in `tacora.expert.features`, which tells what each of
 *  these is: the nets take them in this order. */
import { odds } from '../odds';
import { rescued, worths } from '../rules/relics';
import { deck, gemsOnPath, inside, score, type Seat, type State } from '../state';

let number = 0;
const DANGER = number++;
const LOOT = number++;
const RISK = number++;
const TREASURE = number++;
const GEMS_SHARED = number++;
const GEMS = number++;
const CROWD = number++;
const SHARE = number++;
export const STAGE = number++;
const LAST = number++;
const CARDS = number++;
const HAZARDS = number++;
const RELICS = number++;
const RELICS_SHARED = number++;
const RELIC_NEXT = number++;
const RELICS_TO_COME = number++;
const LEAD = number++;
const LEAD_MEAN = number++;
const LEAD_CAMP = number++;
const AHEAD_INSIDE = number++;
const LEAD_INSIDE = number++;
const LEAD_ALONE = number++;
const AHEAD = number++;
const LEAD_SECOND = number++;
const CONTENT = number++;
const LAST_RISK = number++;
const LAST_LEAD = number++;
const LAST_LEAD_CAMP = number++;
const LAST_AHEAD_INSIDE = number++;
const LAST_LEAD_INSIDE = number++;
const LAST_LEAD_ALONE = number++;
const LAST_CONTENT = number++;
const LAST_WINS_ALONE = number++;
const LAST_WINS_CAMP = number++;
const LAST_ALONE = number++;
const LAST_ALONE_WINS = number++;
export const SIZE = number;

/** Whether a feature compares chests. */
export const comparesChests = (feature: number): boolean =>
  (feature >= LEAD && feature <= CONTENT) ||
  (feature >= LAST_LEAD && feature <= LAST_WINS_CAMP) ||
  feature === LAST_ALONE_WINS;

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const clamp = (lead: number, most: number) => Math.min(Math.max(lead, -most), most);
const cut = (lead: number) => clamp(lead, 2);
const sharp = (lead: number) => clamp(lead / 2, 1);

/** How many relics are in the deck, and what the next one would be worth. */
function relicsInDeck(state: State): [number, number] {
  const printed = state.deck.flatMap((card) =>
    card.type === 'Relic' ? [card.worth ?? 0] : [],
  );
  if (!printed.length) return [0, 0];
  const byExit = state.edition.relics?.by_exit ?? [];
  const next = byExit[rescued(state) + state.relics.length] ?? 0;
  return [printed.length, byExit.length ? next : sum(printed) / printed.length];
}

/** How many relics join the deck in later expeditions. */
const joining = ({ edition, expedition }: State) =>
  deck(edition, edition.expeditions).length - deck(edition, expedition).length;

/** What everyone inside carries: it is always the same. */
const carried = (state: State) => state.explorers.find((e) => e.inside)?.satchel ?? 0;

/** The features that are the same for everyone inside. */
function survey(state: State, seen: Float32Array): void {
  const explorers = inside(state).length;
  const left = state.deck.length;
  const loot = carried(state);
  const gems = gemsOnPath(state);
  const { danger } = odds(state);
  const relics = sum(worths(state));
  const [hidden, each] = relicsInDeck(state);
  const hoard = sum(state.deck.map((card) => (card.type === 'Treasure' ? card.gems : 0)));
  seen[DANGER] = danger * 3;
  seen[LOOT] = loot / 10;
  seen[RISK] = (danger * loot) / 2;
  seen[TREASURE] = hoard / left / explorers / 2;
  seen[GEMS_SHARED] = gems / explorers / 3;
  seen[GEMS] = gems / 8;
  seen[CROWD] = explorers / state.explorers.length;
  seen[SHARE] = 1 / explorers;
  seen[STAGE] = state.expedition / state.edition.expeditions;
  seen[LAST] = state.expedition === state.edition.expeditions ? 1 : 0;
  seen[CARDS] = state.path.length / 10;
  seen[HAZARDS] = state.path.filter((card) => card.type === 'Hazard').length / 5;
  seen[RELICS] = relics / 10;
  seen[RELICS_SHARED] = relics / explorers / 5;
  seen[RELIC_NEXT] = (hidden * each) / left;
  seen[RELICS_TO_COME] = (hidden + joining(state)) / 5;
  seen[LAST_RISK] = seen[LAST] * seen[RISK];
}

/** The features that compare a seat inside with the others. */
function compare(state: State, seat: Seat, seen: Float32Array): void {
  const points = state.explorers.map(score);
  const mine = points[seat];
  const others = points.filter((_, other) => other !== seat);
  const fellows = points.filter((_, other) => other !== seat && state.explorers[other].inside);
  const camp = Math.max(-1, ...points.filter((_, other) => !state.explorers[other].inside));
  const [first, second] = others.toSorted((a, b) => b - a);
  const loot = carried(state);
  const explorers = fellows.length + 1;
  const rival = camp < 0 ? mine : camp;
  const fellow = fellows.length ? Math.max(...fellows) : mine;
  const gems = gemsOnPath(state);
  const alone = loot + gems + sum(worths(state));
  const ahead = (some: number[]) => some.filter((each) => each > mine).length;
  seen[LEAD] = cut((mine - first) / 15);
  seen[LEAD_MEAN] = cut((mine - sum(others) / others.length) / 15);
  seen[LEAD_CAMP] = cut((mine + (loot + gems / explorers) - rival) / 10);
  seen[AHEAD_INSIDE] = ahead(fellows) / explorers;
  seen[LEAD_INSIDE] = cut((mine - fellow) / 10);
  seen[LEAD_ALONE] = cut((mine + alone - first) / 10);
  seen[AHEAD] = ahead(others) / others.length;
  seen[LEAD_SECOND] = cut((mine - second) / 15);
  seen[CONTENT] = fellows.filter((each) => each + loot > camp).length / explorers;
  seeLast(seen, explorers, mine + alone - first, mine + loot - rival);
}

/** The features that count in the last cave: who is ahead, be it by one ruby. */
function seeLast(seen: Float32Array, explorers: number, ahead: number, above: number): void {
  const last = seen[LAST];
  seen[LAST_LEAD] = last * seen[LEAD];
  seen[LAST_LEAD_CAMP] = last * seen[LEAD_CAMP];
  seen[LAST_AHEAD_INSIDE] = last * seen[AHEAD_INSIDE];
  seen[LAST_LEAD_INSIDE] = last * seen[LEAD_INSIDE];
  seen[LAST_LEAD_ALONE] = last * seen[LEAD_ALONE];
  seen[LAST_CONTENT] = last * seen[CONTENT];
  seen[LAST_WINS_ALONE] = last * sharp(ahead);
  seen[LAST_WINS_CAMP] = last * sharp(above);
  seen[LAST_ALONE] = last * (explorers === 1 ? 1 : 0);
  seen[LAST_ALONE_WINS] = seen[LAST_ALONE] * seen[LAST_WINS_ALONE];
}

/** The table as the explorer of this seat, who is inside, sees it. */
export function features(state: State, seat: Seat): Float32Array {
  const seen = new Float32Array(SIZE);
  survey(state, seen);
  compare(state, seat, seen);
  return seen;
}
