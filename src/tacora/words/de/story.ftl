### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Expedition { $expedition }: Alle betreten die Höhle.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Schatz { $gems }: zu wenig zum Teilen. { $rest ->
        [one] { $rest } Rubin bleibt auf der Karte.
       *[other] { $rest } Rubine bleiben auf der Karte.
    }
   *[other] Schatz { $gems }: { $each } je Beutel. { $rest ->
        [0] Es bleibt nichts übrig.
        [one] { $rest } Rubin bleibt auf der Karte.
       *[other] { $rest } Rubine bleiben auf der Karte.
    }
}
story-hazard = { $hazard }: erste Warnung.
story-relic = Auf dem Pfad liegt ein Relikt.
story-relic-worth = { $worth ->
    [one] Auf dem Pfad liegt ein Relikt im Wert von { $worth } Punkt.
   *[other] Auf dem Pfad liegt ein Relikt im Wert von { $worth } Punkten.
}
story-trap = { $hazard } zum zweiten Mal! Die Expedition ist vorbei.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [one] flieht mit leeren Händen; zu verlieren gab es nichts.
       *[other] fliehen mit leeren Händen; zu verlieren gab es nichts.
    }
   *[other] { $names } { $count ->
        [one] flieht und verliert
       *[other] fliehen und verlieren je
    } { $gems ->
        [one] { $gems } Rubin.
       *[other] { $gems } Rubine.
    }
}
story-hazard-removed = Eine Karte kommt aus dem Spiel: { $hazard }.
story-nobody-left = { $count ->
    [one] { $names } geht allein weiter.
   *[other] Niemand kehrt um: { $names } gehen weiter.
}

# each: rubies picked up on the way out; gems: what each leaver puts into the chest in all
story-left = { $count ->
    [one] { $each ->
        [0] { $gems ->
            [0] { $names } geht allein und mit leeren Händen zurück.
            [one] { $names } geht allein zurück und legt { $gems } Rubin in die Truhe.
           *[other] { $names } geht allein zurück und legt { $gems } Rubine in die Truhe.
        }
        [one] { $names } geht allein zurück, sammelt unterwegs { $each } Rubin auf und legt insgesamt { $gems } in die Truhe.
       *[other] { $names } geht allein zurück, sammelt unterwegs { $each } Rubine auf und legt insgesamt { $gems } in die Truhe.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } gehen gemeinsam und mit leeren Händen zurück.
            [one] { $names } gehen gemeinsam zurück und legen je { $gems } Rubin in ihre Truhen.
           *[other] { $names } gehen gemeinsam zurück und legen je { $gems } Rubine in ihre Truhen.
        }
        [one] { $names } gehen gemeinsam zurück, sammeln unterwegs je { $each } Rubin auf und legen insgesamt je { $gems } in ihre Truhen.
       *[other] { $names } gehen gemeinsam zurück, sammeln unterwegs je { $each } Rubine auf und legen insgesamt je { $gems } in ihre Truhen.
    }
}
story-relics-rescued = { $count ->
    [one] { $name } trägt ein Relikt im Wert von { $values } Punkten heraus.
   *[other] { $name } trägt { $count } Relikte im Wert von { $values } Punkten heraus.
}
story-relics-stay = { $count ->
    [one] Mehrere gehen zugleich, darum nimmt niemand das Relikt mit.
   *[other] Mehrere gehen zugleich, darum nimmt niemand die Relikte mit.
}
story-relics-lost = { $count ->
    [one] Ein Relikt bleibt in der Höhle und ist für immer verloren.
   *[other] { $count } Relikte bleiben in der Höhle und sind für immer verloren.
}
story-rubies-lost = { $gems ->
    [one] { $gems } Rubin bleibt in der Höhle.
   *[other] { $gems } Rubine bleiben in der Höhle.
}
# closing: "tile" if an entrance is a tile that is taken away
story-closed = { $closing ->
    [tile] Das Plättchen von Eingang { $expedition } wird entfernt.
   *[barricade] Ein Versperrt-Plättchen verschließt Eingang { $expedition }.
}
story-chest = { $name }: { $chest }
story-winner = { $name } gewinnt mit { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkten.
}
story-winners = { $names } teilen sich den Sieg und das Lagerfeuer, mit je { $score ->
    [one] { $score } Punkt.
   *[other] { $score } Punkten.
}
