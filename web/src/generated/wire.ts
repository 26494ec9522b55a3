// Written by web/generate.py from the wire; do not edit.

/** Where one player's result came from; the five add up to it. */
export type Account = {
  fair: number;
  luck: number;
  openings: number;
  judgement: number;
  others: number;
  result: number;
};

/** How likely the expert would have left, in the place of one explorer. */
export type Advice = {
  seat: number;
  leaving: number;
};

/** Into the cave of the day: once for the board, and then as often as one likes. */
export type Attempt = {
  practice?: boolean;
};

/** Nobody has heard of this explorer for a while; `gone` if they took leave. */
export type Away = {
  type: "Away";
  seat: number;
  gone?: boolean;
};

/** An absent explorer is there again, and decides again. */
export type Back = {
  type: "Back";
  seat: number;
};

/** A day's results, the best first. */
export type Board = {
  day: string;
  played: number;
  mine: Try | null;
  ranks: Rank[];
};

/** A bot of the house for the next free seat. */
export type BotSeat = {
  level?: string;
};

/** A bot of the house, and how strong it is: the arena's rating and victories. */
export type BotView = {
  id: string;
  rating: number;
  wins: number;
};

/** A decision. `at` is the number of events up to the card it answers. */
export type Choose = {
  type: "Choose";
  at: number;
  decision: Decision;
  seat?: number | null;
};

/** Your decision is kept; it can be changed until the last one is in. */
export type Chosen = {
  type: "Chosen";
  at: number;
  decision: Decision;
  seat: number;
};

/** The entrance is barricaded, after a trap or after the last return. */
export type Closed = {
  type: "Closed";
  trap?: Hazard | null;
};

/** What the expert would have done where people have just decided. */
export type Coached = {
  type: "Coached";
  advice: Advice[];
};

/** The cave of today and that of yesterday. */
export type Daily = {
  left: number;
  today: Board;
  yesterday?: Published | null;
};

/** All decisions were shown: the leavers take `each`, and `rest` stays on the path. */
export type Decided = {
  type: "Decided";
  leavers: number[];
  each?: number;
  rest?: number;
  relics?: number[];
};

/** How many of those inside have decided, and how long the rest have. */
export type Deciding = {
  type: "Deciding";
  at: number;
  decided: number;
  of: number;
  left?: number | null;
  missing?: number[];
};

/** What an explorer in the cave chooses, in secret. */
export type Decision = "continue" | "leave";

/** A gesture across the table. */
export type Emote = {
  type: "Emote";
  emote: "brave" | "coward" | "greedy" | "hurry" | "lucky" | "ouch" | "well-played";
};

/** Someone makes a gesture. */
export type Emoted = {
  type: "Emoted";
  seat: number;
  emote: "brave" | "coward" | "greedy" | "hurry" | "lucky" | "ouch" | "well-played";
};

/** Everyone walks into the next entrance of the cave. */
export type Entered = {
  type: "Entered";
  expedition: number;
};

export type FromClient = Choose | Order | Pause | Wait | Emote;

export type FromServer = (Welcome | Happened | Deciding | Chosen | Ordered | Emoted | Watched | Refused)[];

/** Consecutive events; `first` is the number of the first of them. */
export type Happened = {
  type: "Happened";
  first: number;
  events: (Opened | Sat | Stood | Hosted | Started | Away | Rested | Back | Waited | PauseAsked | Paused | Resumed | Coached | Unseen | Unveiled | Rematched | Entered | Revealed | Decided | Closed)[];
};

/** A warning the first time, the end of the expedition the second. */
export type Hazard = {
  type: "Hazard";
  kind: string;
};

/** Whoever sits here is the host from now on. */
export type Hosted = {
  type: "Hosted";
  seat: number;
};

/** The address of a table for others, and a picture of it for their cameras. */
export type Invitation = {
  url: string;
  qr: string;
};

/** The events of a table from number `first` on. */
export type Log = {
  first: number;
  events: (Opened | Sat | Stood | Hosted | Started | Away | Rested | Back | Waited | PauseAsked | Paused | Resumed | Coached | Unseen | Unveiled | Rematched | Entered | Revealed | Decided | Closed)[];
};

/** What someone would like to be called, and the emblem they would like. */
export type Naming = {
  name: string;
  emblem?: number | null;
};

/** Lets the same person in on a second device, once and soon. */
export type OneTimeCode = {
  code: string;
};

/** Someone opened the table; the promise holds the dealer to a seed. */
export type Opened = {
  type: "Opened";
  options: Options;
  promise: string;
  daily?: string | null;
};

/** A table to be opened: its options, and who sits there from the beginning. */
export type Opening = {
  edition?: string;
  relics?: boolean | null;
  seats?: number;
  clock?: 0 | 6 | 12 | 20 | 60 | 86400;
  absence?: "bot" | "camp" | "wait";
  chests?: "closed" | "open";
  locks?: "counted" | "shown";
  help?: "chances" | "coach" | "counts" | "none";
  spectators?: boolean;
  public?: boolean;
  device?: "curtain" | "dealer" | "no";
  sit?: boolean;
  people?: Naming[];
  bots?: string[];
  start?: boolean;
};

/** How a table plays; agreed before the first card, shown to everyone. */
export type Options = {
  edition?: string;
  relics?: boolean | null;
  seats?: number;
  clock?: 0 | 6 | 12 | 20 | 60 | 86400;
  absence?: "bot" | "camp" | "wait";
  chests?: "closed" | "open";
  locks?: "counted" | "shown";
  help?: "chances" | "coach" | "counts" | "none";
  spectators?: boolean;
  public?: boolean;
  device?: "curtain" | "dealer" | "no";
};

/** Standing orders, until the end of the game or other orders. */
export type Order = {
  type: "Order";
  orders?: Orders | null;
  seat?: number | null;
};

/** Your standing orders. */
export type Ordered = {
  type: "Ordered";
  orders: Orders | null;
  seat: number;
};

/** What an explorer does unless told otherwise; the first that applies decides. */
export type Orders = {
  alone?: boolean;
  camp_at?: number | null;
  camp_danger?: number | null;
  empty?: boolean;
  otherwise?: "ask" | "continue";
};

/** I would like a pause; or not, which ends one. */
export type Pause = {
  type: "Pause";
  wanted: boolean;
};

/** Someone would like a pause, or no longer. */
export type PauseAsked = {
  type: "PauseAsked";
  seat: number;
  wanted: boolean;
};

/** All who are there agreed to a pause; so many seconds were left to decide. */
export type Paused = {
  type: "Paused";
  left?: number | null;
};

/** Someone who plays here; a bot acts for its owner. */
export type Person = {
  id: string;
  name: string;
  bot?: boolean;
  emblem?: number | null;
};

/** A game that was played, or as far as it was. */
export type Played = {
  notation: string;
  edition: string;
  relics: boolean;
  players: string[];
  emblems: (number | null)[];
  bots: (string | null)[];
  events: (Entered | Revealed | Decided | Closed)[];
  finished: boolean;
  scores: number[];
  winners: number[];
  promise: string | null;
  seed: string | null;
};

/** A day that is over: how it was dealt, and the game of the best. */
export type Published = {
  day: string;
  played: number;
  mine: Try | null;
  ranks: Rank[];
  seed: string;
  best: string;
};

/** A place on the board; whoever has the same score has the same. */
export type Rank = {
  rank: number;
  name: string;
  emblem: number | null;
  score: number;
  you?: boolean;
};

/** What cannot be done: an error's code, its facts, and how a person is told. */
export type Refused = {
  type: "Refused";
  code: string;
  facts: { [name: string]: string | number };
  text: string;
};

/** Goes to whoever leaves alone; without a worth, the order of rescue decides. */
export type Relic = {
  type: "Relic";
  worth?: number;
};

/** The same people meet again at another table. */
export type Rematched = {
  type: "Rematched";
  code: string;
};

/** The table waits no longer for an absent explorer: the table's rule decides. */
export type Rested = {
  type: "Rested";
  seat: number;
};

/** The pause is over. */
export type Resumed = {
  type: "Resumed";
};

/** A card was turned: each explorer inside finds `each`, `rest` stays on it. */
export type Revealed = {
  type: "Revealed";
  card: Treasure | Hazard | Relic;
  each?: number;
  rest?: number;
};

/** A game looked at again, seat by seat and moment by moment. */
export type Review = {
  futures: number;
  verdicts: Verdict[];
  accounts: Account[];
  moments: Standing[];
};

/** A review, or how far it is: ask again until it is there. */
export type Reviewing = {
  done: number;
  of: number;
  ahead?: number;
  review?: Review | null;
};

/** Someone took the next free seat; a bot of the house has a level. */
export type Sat = {
  type: "Sat";
  person: string;
  name: string;
  bot?: string | null;
  emblem?: number | null;
};

/** Who sits where. */
export type SeatView = {
  person: string;
  name: string;
  bot?: string | null;
  away?: boolean;
  emblem?: number | null;
};

/** Everyone's chance to win at one moment: after a card, or after decisions. */
export type Standing = {
  expedition: number;
  card: number;
  kind: "card" | "decisions" | "start";
  chances: number[];
};

/** The seats are settled, and the game begins. */
export type Started = {
  type: "Started";
};

/** Someone left a seat before the game; those after it move up. */
export type Stood = {
  type: "Stood";
  seat: number;
};

/** A table from outside: who sits there, and what was agreed. */
export type TableView = {
  code: string;
  options: Options;
  stage: "lobby" | "over" | "playing";
  seats: SeatView[];
  host: number | null;
  events: number;
  you?: number | null;
  rematch?: string | null;
  yours?: number[];
  daily?: string | null;
};

/** The key of a bot; shown once. It goes into the header `Authorization: Bearer`. */
export type Token = {
  token: string;
  person: Person;
};

/** So many rubies, shared by everyone still inside. */
export type Treasure = {
  type: "Treasure";
  gems: number;
};

/** Your own try: the table, and how it ended if it did. */
export type Try = {
  code: string;
  score?: number | null;
  rank?: number | null;
};

/** Everyone had left: this card would have come next. It stays in the deck. */
export type Unseen = {
  type: "Unseen";
  card: Treasure | Hazard | Relic;
};

/** The game is over, and this was the seed; a daily cave's is told the next day. */
export type Unveiled = {
  type: "Unveiled";
  seed: string | null;
};

/** One decision: chances to win before and after it, and what it cost. */
export type Verdict = {
  expedition: number;
  card: number;
  seat: number;
  left: boolean;
  danger: number;
  before: Worth;
  after: Worth;
  choice: Weighing;
  expert: number;
  cost: number;
};

/** Let us wait for those who are away. */
export type Wait = {
  type: "Wait";
};

/** Someone asked to wait for those who are away. */
export type Waited = {
  type: "Waited";
  seat: number;
};

/** So many watch without a seat, as far as this process has heard. */
export type Watched = {
  type: "Watched";
  count: number;
};

/** What the two decisions are worth, and how much better leaving is. */
export type Weighing = {
  stay: Worth;
  leave: Worth;
  edge: Worth;
};

/** The first word on a socket: your seat, if any, and how many events there are. */
export type Welcome = {
  type: "Welcome";
  code: string;
  you: number | null;
  events: number;
  yours?: number[];
};

/** A chance to win, and how far the futures' own luck may have moved it, at 95 %. */
export type Worth = {
  share: number;
  margin: number;
};

/** A game in notation. */
export type Written = {
  notation: string;
};
