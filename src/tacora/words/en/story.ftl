### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Expedition { $expedition }: everyone walks into the cave.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Treasure { $gems }: too few to share. { $rest ->
        [one] { $rest } ruby stays on the card.
       *[other] { $rest } rubies stay on the card.
    }
   *[other] Treasure { $gems }: { $each } in each satchel. { $rest ->
        [0] Nothing left over.
        [one] { $rest } ruby stays on the card.
       *[other] { $rest } rubies stay on the card.
    }
}
story-hazard = { $hazard }! A first warning.
story-relic = A relic lies on the path.
story-relic-worth = A relic worth { $worth } lies on the path.
story-trap = { $hazard } for the second time! The expedition is over.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [one] runs for it empty-handed: nothing to lose.
       *[other] run for it empty-handed: nothing to lose.
    }
   *[other] { $count ->
        [one] { $names } runs for it and loses { $gems }.
       *[other] { $names } run for it and lose { $gems } each.
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
           *[other] { $names } leaves alone and banks { $gems }.
        }
       *[other] { $names } leaves alone, picks up { $each } on the way out and banks { $gems } in all.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } leave together, empty-handed.
           *[other] { $names } leave together and bank { $gems } each.
        }
       *[other] { $names } leave together, pick up { $each } each on the way out and bank { $gems } each.
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
story-winners = { $names } share the victory and the fire, with { $score ->
    [one] { $score } point each.
   *[other] { $score } points each.
}
