### The table as labels: what lies where, who is where.

table-expedition = Expédition { $number } sur { $count }
table-edition = { $relics ->
    [yes] { $edition }, avec reliques
   *[no] { $edition }
}
table-line = { $label } : { $text }
table-path = Chemin
table-path-empty = pas encore de carte
table-rest = il en reste { $count }
table-taken = emportée
table-deck = { $count ->
    [one] { $count } carte dans la pioche
    [many] { $count } de cartes dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-hazards = Dangers
table-seen = révélés
table-in-deck = dans la pioche
table-removed = retirés
table-explorers = Explorateurs
table-name = Nom
table-place = Où
table-satchel = Sacoche
table-chest = Coffre
table-relics = Reliques
table-score = Score
table-inside = dans la grotte
table-camp = au campement
table-awaits-decisions = { $names } { $count ->
    [1] décide : continuer ou rentrer au campement ?
   *[other] décident : continuer ou rentrer au campement ?
}
table-awaits-card = La prochaine carte va être révélée.
table-awaits-entry = La partie n’a pas encore commencé.
table-danger = Risque à la prochaine carte : { $percent } %
table-finished = La partie est terminée.
