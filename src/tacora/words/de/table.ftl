### The table as labels: what lies where, who is where.

table-expedition = Expedition { $number } von { $count }
table-edition = { $relics ->
    [yes] { $edition }, mit Relikten
   *[no] { $edition }
}
table-line = { $label }: { $text }
table-path = Pfad
table-path-empty = noch keine Karte
table-rest = { $count } übrig
table-taken = mitgenommen
table-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
table-hazards = Fallen
table-seen = aufgedeckt
table-in-deck = im Stapel
table-removed = ausgeschieden
table-explorers = Forscher
table-name = Name
table-place = Wo
table-satchel = Beutel
table-chest = Truhe
table-relics = Relikte
table-score = Punkte
table-inside = in der Höhle
table-camp = im Camp
table-awaits-decisions = { $names } { $count ->
    [one] entscheidet: weiter hinein oder zurück ins Camp?
   *[other] entscheiden: weiter hinein oder zurück ins Camp?
}
table-awaits-card = Gleich wird die nächste Karte aufgedeckt.
table-awaits-entry = Die Partie hat noch nicht begonnen.
table-danger = Gefahr bei der nächsten Karte: { $percent } %
table-finished = Die Partie ist vorbei.
