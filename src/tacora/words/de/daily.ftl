### The daily cave: one cave a day, the same for everyone.

daily-about = Eine Höhle am Tag, für alle dieselbe, gegen drei Experten. Nur der erste Versuch zählt.
daily-enter = Die Höhle betreten
daily-continue = Zurück in die Höhle
daily-practise = Darin üben
daily-replay = Noch einmal ansehen
daily-result = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
daily-rank = Platz { $number } von { $count }
daily-played = { $count ->
    [one] { $count } Forscher war schon darin.
   *[other] { $count } Forscher waren schon darin.
}
daily-nobody = Noch ist niemand durchgekommen. Machst du den Anfang?
daily-closed = Die Bestenliste siehst du nach deinem Versuch.
daily-board = Bestenliste des Tages
daily-place = Platz
# text: how long it takes, such as “in 5 hours”
daily-next = Die nächste Höhle öffnet sich { $text }.
daily-yesterday = Gestern
daily-late = Dein Versuch war nicht fertig, bevor der Tag vorbei war, und zählt deshalb nicht.
daily-best = Die beste Partie ansehen
