### The commands: their help, and what they print.

cli-about = Tacora: a cave, a torch and your luck. An unofficial implementation of a push-your-luck game for 3 to 8 explorers.
cli-lang = Language: en, fr, de, pl, ru or uk. If not given, the language of your system.
cli-version = Show the version and exit.

## play

cli-play = Play in the terminal: against bots, or several people on one device.
cli-edition = Edition: fr, uk, ru, pl, de or incan-gold.
cli-relics = Play with relics, or without where the edition allows it.
cli-players = How many play, people and bots together: 3 to 8.
cli-names = Names of the people, separated by commas.
cli-bots = Bots to play against, separated by commas.
cli-mode = “solo”: you against bots. “pass”: several people pass the device. “deal”: the program deals, and you tell it who left.
cli-chances = Show the chances of the next card.
cli-plain = Line by line, without screen control: for screen readers and pipes.
cli-seed = Deal the caves of this seed; the same seed gives the same caves.
cli-folder = Folder for saved games and records.
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
