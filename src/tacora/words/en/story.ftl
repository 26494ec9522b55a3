### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Expedition { $expedition }: everyone walks into the cave.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Treasure { $gems }: too few to share. { $rest ->
        [one] { $rest } ruby stays on the card.
       *[other] { $rest } rubies stay on the card.
    }
   *[other] Treasure { $gems }: { $each } in each satchel. { $rest ->
        [0] Nothing is left.
        [one] { $rest } ruby stays on the card.
       *[other] { $rest } rubies stay on the card.
    }
}
story-hazard = { $hazard }: a first warning.
story-relic = A relic lies on the path.
story-relic-worth = A relic worth { $worth } lies on the path.
story-trap = { $hazard } for the second time! The expedition is over.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [one] runs out empty-handed, with nothing to lose.
       *[other] run out empty-handed, with nothing to lose.
    }
   *[other] { $count ->
        [one] { $names } runs out and loses { $gems }.
       *[other] { $names } run out and lose { $gems } each.
    }
}
story-hazard-removed = One card leaves the game: { $hazard }.
story-nobody-left = { $count ->
    [one] { $names } goes deeper alone.
   *[other] Nobody leaves: { $names } go deeper.
}

# each: rubies picked up on the way out; gems: what each leaver puts into the chest in all
story-left = { $count ->
    [one] { $each ->
        [0] { $gems ->
            [0] { $names } leaves alone, empty-handed.
           *[other] { $names } leaves alone and puts { $gems } into the chest.
        }
       *[other] { $names } leaves alone, picks up { $each } on the way and puts { $gems } in all into the chest.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } leave together, empty-handed.
           *[other] { $names } leave together and put { $gems } each into their chests.
        }
       *[other] { $names } leave together, pick up { $each } each on the way and put { $gems } each in all into their chests.
    }
}
story-relics-rescued = { $count ->
    [one] { $name } brings out a relic worth { $values }.
   *[other] { $name } brings out { $count } relics worth { $values }.
}
story-relics-stay = { $count ->
    [one] Several leave at once, so nobody takes the relic.
   *[other] Several leave at once, so nobody takes the relics.
}
story-relics-lost = { $count ->
    [one] A relic is left in the cave and lost for good.
   *[other] { $count } relics are left in the cave and lost for good.
}
story-rubies-lost = { $gems ->
    [one] { $gems } ruby stays in the cave.
   *[other] { $gems } rubies stay in the cave.
}
# closing: "tile" if an entrance is a tile that is taken away
story-closed = { $closing ->
    [tile] The tile of entrance { $expedition } is taken away.
   *[barricade] A barricade closes entrance { $expedition }.
}
story-chest = { $name }: { $chest }
story-winner = { $name } wins with { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
story-winners = { $names } share the victory with { $score ->
    [one] { $score } point each.
   *[other] { $score } points each.
}

## The table as labels: what lies where, who is where.

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
    [one] decides: continue or leave?
   *[other] decide: continue or leave?
}
table-awaits-card = The next card is about to be turned over.
table-awaits-entry = The game has not begun.
table-danger = Danger of the next card: { $percent }%
table-finished = The game is over.
