### The commands: their help, and what they print.

cli-about = Tacora: a cave, a torch and your luck. An unofficial implementation of a push-your-luck game for 3 to 8 explorers.
cli-lang = Language: en, fr, de, pl, ru or uk. If not given, the language of your system.
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
cli-takes-bot = bot
cli-takes-name = name

## play

cli-play = Play in the terminal: against bots, or several people on one device.
cli-edition = Edition: fr, uk, ru, pl, de or incan-gold.
cli-relics = Play with relics, or without where the edition allows it.
cli-players = How many play, people and bots together: 3 to 8.
cli-names = Names of the people, separated by commas.
cli-opponents = Bots to play against, separated by commas.
cli-mode = “solo”: you against bots. “pass”: several people pass the device. “deal”: the program deals, and you tell it who left.
cli-chances = Show the chances of the next card.
cli-coach = Alone against bots: show the chances, and say after each decision what the expert would have done.
cli-plain = Line by line, without screen control: for screen readers and pipes.
cli-seed = Deal the caves of this seed; the same seed gives the same caves.
cli-folder = Folder for saved games and records.
cli-daily = Enter the terminal’s own cave of the day, the same for everyone, against three experts. It has no board, and is not the daily cave of a server.
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
replay-unfinished = The game was not finished.

## verify

cli-verify = Check that the promised seed dealt the cards of a recorded game.
verify-holds = { $name }: the seed keeps the promise, and it dealt { $cards ->
    [one] { $cards } card, as recorded.
   *[other] all { $cards } cards, as recorded.
}
verify-holds-so-far = { $name }: the seed keeps the promise and dealt the { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} so far, as recorded; the game is not finished.
verify-no-seed = { $name }: there is no seed, so the dealing cannot be checked.
verify-no-promise = { $name }: the cards are those of the seed, but without a promise nobody can tell when the seed was chosen.
verify-other-seed = { $name }: the seed is not the one that was promised.
verify-other-card = { $name }: in expedition { $expedition } the seed deals “{ $expected }”, but the record has “{ $found }”.

## rules

cli-rules = Read the rules of an edition.

## bots

cli-bots = List the bots: what each of them does, and how strong it is.
cli-check = Check a bot: is every answer a decision, at every kind of table?
cli-check-bot = A bot’s name, a Python file or a program.
cli-check-games = How many games it then plays against three of the house.
check-passed = No objection. Games: { $games }; editions and variants: { $count }; decisions: { $number }.
check-pace = Mean time for a decision: { $value } ms.
cli-new-bot = Write a bot of your own, with its test.
cli-new-bot-name = The bot’s name: letters, digits and underscores.
new-bot-written = Written: { $names }. What to do next:
error-bot-name = “{ $name }” cannot be the name of a Python file: use letters, digits and underscores.
error-file-exists = { $file } is there already. Choose another name, or remove it first.
cli-lab-json = Print JSON, for programs.
cli-tolerate-faults = Let bots owe decisions; they leave the cave instead, and the command ends as usual.
bots-ladder = Characters, from silly to strong
bots-levels = Eight levels, from gentle to expert: { $names }
bots-families = Families: what follows the colon is yours to choose
bots-others = Installed from elsewhere
bots-rated = { $games ->
    [one] Ratings were measured in { $games } game at tables of { $number }, with 95 % certainty.
   *[other] Ratings were measured in { $games } games at tables of { $number }, with 95 % certainty.
}
# value: yes or no
bots-rated-where = { $edition }; relics: { $value }. Bots whose ranges overlap may be equally strong.

## simulate

cli-simulate = Let bots play millions of games, and sum them up.
cli-simulate-bots = Bots at the table, separated by commas; “brave*2” takes two seats. 3 to 8 seats.
cli-simulate-games = How many games; 10_000_000 is a number, too.
cli-simulate-seed = A whole number; the same seed gives the same games.
cli-simulate-threads = How many threads or processes play. If not given, one for each core.
cli-simulate-csv = Write the figures to this file, a line for each seat.
cli-simulate-plot = Draw scores and victories into this file, .png or .svg.
cli-simulate-ray = Play on the Ray cluster at this address (“auto” finds one, “local” starts one here). If not given, on the cores of this machine.
simulate-title = Simulation
simulate-slow = Not compiled: { $names }. All games are played on the rules themselves, which takes much longer.
simulate-seat = Seat
simulate-interval = 95 % interval
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

cli-arena = Let bots meet in a tournament, and rate them.
cli-arena-bots = Bots that meet, separated by commas, each once. If not given, the house’s own, except those that think for long.
cli-arena-against = Opponents, separated by commas; “house” for the house’s own. Each table then seats one of --bots, and the others come from here.
cli-arena-seats = Players at a table: 3 to 8.
cli-arena-games = How many games; rounded up until everyone has sat on every seat.
cli-arena-schedule = “round-robin”: everyone meets everyone. “swiss”: those meet who are about as strong.
cli-arena-results = File for the results; the same command with the same file carries on.
cli-arena-records = Keep every game in this file (.tac).
cli-arena-workers = How many processes play. If not given, one for each core.
cli-arena-report = Write a report with charts into this file (.html).

## review

cli-review = Review recorded games: what every decision was worth, and what was luck.
cli-review-all = Show every decision, not only those that cost most.
cli-review-futures = How many futures are imagined at every moment, at least 100; more are more exact.
cli-review-plot = Draw the chances of all players into this file, .png or .svg; of the first game if there are several.
cli-puzzles = Find puzzles in recorded games: moments in which the better decision is clear and surprising.

## train and exploit

cli-train = Train an expert: it plays against itself and learns.
cli-train-course = File for the course; the same command with the same file carries on.
cli-train-out = File for the finished nets.
cli-train-nets = File with nets with which the second part of the course begins; the first is then left out.
cli-train-anew = With --nets: the nets for the given numbers of players begin anew, with the first part; the others are kept.
cli-train-first = Steps in which all expeditions of a game share a net.
cli-train-second = Steps in which each expedition has a net of its own.
cli-train-third = Steps in which hunters, for tables of weaker players, learn.
cli-train-players = Numbers of players whose nets learn, one each time. If not given, all.
cli-train-seats = How many seats each net plays on before a step.
train-title = Training
train-resumed = Carrying on after round { $number } of { $count }.
train-stopped = Stopped after round { $number } of { $count }; the same command carries on.
train-done = The nets are in { $file }.
error-other-course = { $file } holds another course: its seed, steps, seats, tables or first nets differ. Choose another file with --course.
error-same-file = The course and the nets cannot be the same file: choose another with --course or --out.
error-no-nets = { $file } holds no nets of this kind.
cli-exploit = Train a player against copies of the expert, and see how much it gains.
cli-exploit-updates = How many times it learns.
cli-exploit-games = In how many games the gain is measured.
cli-exploit-nets = Nets that “tacora train” has made. If not given, those of the expert.
exploit-title = Best response
exploit-found = A player trained against copies of the expert wins { $found } ± { $value } of the games; fair would be { $expected }.
