### The table as labels: what lies where, who is where.

table-expedition = Expedition { $number } of { $count }
table-edition = { $relics ->
    [yes] { $edition }, with relics
   *[no] { $edition }
}
table-line = { $label }: { $text }
table-path = Path
table-path-empty = no card yet
table-rest = { $count } left
table-taken = taken
table-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
table-hazards = Hazards
table-seen = seen
table-in-deck = in the deck
table-removed = removed
table-explorers = Explorers
table-name = Name
table-place = Where
table-satchel = Satchel
table-chest = Chest
table-relics = Relics
table-score = Score
table-inside = in the cave
table-camp = in camp
table-awaits-decisions = { $names } { $count ->
    [one] decides: deeper, or back to camp?
   *[other] decide: deeper, or back to camp?
}
table-awaits-card = The next card is about to be turned over.
table-awaits-entry = The game hasn’t begun.
table-danger = Danger on the next card: { $percent }%
table-finished = The game is over.
