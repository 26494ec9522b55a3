### The commands: their help, and what they print.

cli-about = Tacora: a cave, a torch and your luck. An unofficial version of a push-your-luck game for 3 to 8 explorers.
cli-lang = Language: en, fr, de, pl, ru or uk. Default: your system’s language.
cli-version = Show the version and exit.

## The help page

cli-help = Show this help and exit.
cli-usage = Usage: { $value }
cli-usage-options = [options]
cli-usage-command = <command> …
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-default = (default: { $value })
# What an option takes; it stands in angle brackets
cli-takes-text = text
cli-takes-number = number
cli-takes-file = file
cli-takes-folder = folder

## play

cli-play = Play in the terminal: against bots, or several people on one device.
cli-edition = Edition: fr, uk, ru, pl, de or incan-gold.
cli-relics = Play with relics, or without where the edition allows it.
cli-players = How many play, people and bots together: 3 to 8.
cli-names = Players’ names, separated by commas.
cli-opponents = Bots to play against, separated by commas.
cli-mode = “solo”: you against bots. “pass”: pass the device around. “deal”: the program deals, and you tell it who left.
cli-chances = Show the odds on the next card.
cli-coach = Solo games: show the odds and, after each decision, what the expert would have done.
cli-plain = Line by line, without screen control: for screen readers and pipes.
cli-seed = Deal from this seed; the same seed gives the same caves.
cli-folder = Folder for saved games and records.
cli-daily = Play the terminal’s cave of the day: the same for everyone, against three experts. (It has no leaderboard and differs from a server’s daily cave.)
cli-new = Begin a new game, even if one was left unfinished.

## replay

cli-replay = Show recorded games, step by step.
cli-file = A file of games (.tac), or “-” for standard input.
cli-json = One line of JSON for each game.
replay-game = Game { $number }: { $names }
replay-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
replay-unfinished = The game wasn’t finished.

## verify

cli-verify = Check that the promised seed dealt the cards of a recorded game.
verify-holds = { $name }: the seed matches the promise and dealt { $cards ->
    [one] { $cards } card, as recorded.
   *[other] all { $cards } cards, as recorded.
}
verify-holds-so-far = { $name }: the seed matches the promise and dealt the { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} so far, as recorded; the game isn’t finished.
verify-no-seed = { $name }: there’s no seed, so the deal can’t be checked.
verify-no-promise = { $name }: the cards match the seed, but without a promise nobody can tell when the seed was chosen.
verify-other-seed = { $name }: the seed isn’t the one that was promised.
verify-other-card = { $name }: in expedition { $expedition } the seed deals “{ $expected }”, but the record has “{ $found }”.

## rules

cli-rules = Read the rules of an edition.

## bots

cli-bots = List the bots: what each one does and how strong it is.
cli-lab-json = Print JSON, for programs.
bots-ladder = Characters, from silly to strong
bots-levels = Eight levels, from gentle to expert: { $names }
bots-families = Families: you choose what follows the colon
bots-others = From other packages
bots-rated = { $games ->
    [one] Ratings were measured in { $games } game at tables of { $number }, with 95% certainty.
   *[other] Ratings were measured in { $games } games at tables of { $number }, with 95% certainty.
}
# value: yes or no
bots-rated-where = { $edition }; relics: { $value }. Bots whose ranges overlap may be equally strong.

## simulate

cli-simulate = Let bots play millions of games and see the results.
cli-simulate-bots = Bots at the table, separated by commas; “brave*2” takes two seats. 3 to 8 seats.
cli-simulate-games = How many games. Underscores are fine: 10_000_000.
cli-simulate-seed = A whole number; the same seed gives the same games.
cli-simulate-threads = How many threads or processes play. Default: one per core.
cli-simulate-csv = Write the figures to this file, a line for each seat.
cli-simulate-plot = Draw scores and victories into this file, .png or .svg.
cli-simulate-ray = Play on the Ray cluster at this address (“auto” finds one, “local” starts one here). Default: on this machine’s cores.
simulate-title = Simulation
simulate-slow = Not compiled: { $names }. Every game runs on the reference engine, which is much slower.
simulate-seat = Seat
simulate-interval = 95% interval
simulate-spread = Spread
simulate-traps = Expeditions that end in a trap: { $value }
simulate-length = Cards in an expedition, on average: { $value }
simulate-shared = Shared victories: { $value }
simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-done = { $games ->
    [one] { $games } game in { $value } s
   *[other] { $games } games in { $value } s
}
simulate-stopped = { $count ->
    [one] Stopped after { $number } of { $count } game.
   *[other] Stopped after { $number } of { $count } games.
}
simulate-fair = fair share

## arena

cli-arena = Run a tournament between bots and rate them.
cli-arena-bots = Bots to enter, separated by commas, each once. Default: all the house bots except the slow thinkers.
cli-arena-seats = Players at a table: 3 to 8.
cli-arena-games = How many games; rounded up so that every bot plays from every seat.
cli-arena-schedule = “round-robin”: everyone plays everyone. “swiss”: bots of similar strength meet.
cli-arena-results = Results file; run the same command with it again to carry on.
cli-arena-records = Keep every game in this file (.tac).
cli-arena-workers = How many processes play. Default: one per core.
cli-arena-report = Write a report with charts into this file (.html).

## review

cli-review = Review recorded games: what every decision was worth, and what was just luck.
cli-review-all = Show every decision, not just the costliest.
cli-review-futures = How many futures to play out at each decision, at least 100. More is more accurate.
cli-review-plot = Plot everyone’s chances to this file (.png or .svg). With several games, the first one.
cli-puzzles = Find puzzles in recorded games: moments when the better decision is clear but surprising.

## train and exploit

cli-train = Train an expert: it plays against itself and learns.
cli-train-course = Progress file; run the same command with it again to carry on.
cli-train-out = File for the finished nets.
cli-train-nets = Start part two from the nets in this file and skip part one.
cli-train-anew = With --nets: retrain the given player counts from part one and keep the rest.
cli-train-first = Steps of part one: one net for all expeditions.
cli-train-second = Steps of part two: one net per expedition.
cli-train-third = Steps of part three: hunters, for tables of weaker players.
cli-train-players = Train only the nets for this many players; repeat for more. Default: all.
cli-train-seats = How many seats each net plays before a step.
train-title = Training
train-resumed = Carrying on after round { $number } of { $count }.
train-stopped = Stopped after round { $number } of { $count }; the same command carries on.
train-done = The nets are in { $file }.
error-other-course = { $file } holds a different course (seed, steps, seats, tables or starting nets). Choose another file with --course.
error-same-file = The course and the nets can’t be the same file: choose another with --course or --out.
error-no-nets = { $file } holds no nets of this kind.
cli-exploit = Train a player against copies of the expert and see how much it wins.
cli-exploit-updates = How many times it learns.
cli-exploit-games = How many games to measure it over.
cli-exploit-nets = Nets made by “tacora train”. Default: the expert’s own.
exploit-title = Best response
exploit-found = A player trained against copies of the expert wins { $found } ± { $value } of its games; a fair share would be { $expected }.
