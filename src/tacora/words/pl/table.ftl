### The table as labels: what lies where, who is where.

table-expedition = Ekspedycja { $number } z { $count }
table-edition = { $relics ->
    [yes] { $edition }, z reliktami
   *[no] { $edition }
}
table-line = { $label }: { $text }
table-path = Korytarz
table-path-empty = jeszcze bez kart
table-rest = zostało: { $count }
table-taken = wyniesiony
table-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
table-hazards = Pułapki
table-seen = odkryte
table-in-deck = w talii
table-removed = usunięte
table-explorers = Poszukiwacze
table-name = Imię
table-place = Gdzie
table-satchel = Sakwa
table-chest = Skrzynia
table-relics = Relikty
table-score = Wynik
table-inside = w jaskini
table-camp = w obozowisku
table-awaits-decisions = { $names } { $count ->
    [1] decyduje: w głąb czy do obozowiska?
   *[other] decydują: w głąb czy do obozowiska?
}
table-awaits-card = Zaraz zostanie odkryta następna karta.
table-awaits-entry = Gra jeszcze się nie zaczęła.
table-danger = Ryzyko przy następnej karcie: { $percent }%
table-finished = Koniec gry.
