### The arena: its progress, its standings and its report.

arena-title = Arena
arena-resumed = { $games ->
    [one] Es geht nach { $games } Spiel weiter.
   *[other] Es geht nach { $games } Spielen weiter.
}
arena-changed = Seither geändert: { $names }. Es beginnt von vorn; die früheren Ergebnisse stehen in { $file }.
arena-done = { $games ->
    [one] { $games } Spiel gespielt. Die Ergebnisse stehen in { $file }.
   *[other] { $games } Spiele gespielt. Die Ergebnisse stehen in { $file }.
}
arena-report-written = Der Bericht steht in { $file }.
arena-carry-on = Die Ergebnisse stehen in { $file }; derselbe Befehl macht weiter.
arena-lost = Mit --results und einer Datei könnte derselbe Befehl weitermachen.

## The report

arena-summary = { $games ->
    [one] { $games } Spiel unter { $count } Bots, { $number } an einem Tisch.
   *[other] { $games } Spiele unter { $count } Bots, { $number } an einem Tisch.
}
arena-caves = Alle Tische einer Runde gehen durch dieselben Höhlen, und jeder Bot sitzt auf jedem Platz.
arena-settings = Einstellungen
arena-edition = Ausgabe
arena-relics = Relikte
arena-relics-yes = ja
arena-relics-no = nein
arena-seats = Plätze am Tisch
arena-schedule = Spielplan
arena-schedule-round-robin = Rundenturnier
arena-schedule-swiss = Schweizer System
arena-seed = Startwert
arena-games = Spiele
arena-standings = Tabelle
arena-rank = Rang
arena-bot = Bot
arena-rating = Wertung
arena-rating-about = Die Linie zeigt, wo die Wertung mit 95 % Sicherheit liegt. Alle beginnen bei 25.
arena-wins = Siege
arena-wins-about = Anteil der gewonnenen Spiele; ein geteilter Sieg zählt anteilig. Die Linie ist das 95-%-Intervall, die gestrichelte der faire Anteil.
arena-scores = Punkte
arena-scores-about = Der Kasten enthält die mittlere Hälfte aller Spiele, die Marke darin ist der Median, die Linie umfasst neun von zehn Spielen.
arena-score = Punkte im Mittel
arena-faults = Aussetzer
arena-faults-about = Entscheidungen, die ein Bot schuldig blieb. Stattdessen ging er zurück ins Camp.
arena-versus = Wer vorne lag
arena-versus-about = Wie oft, in Prozent, der Bot der Zeile am selben Tisch mehr Punkte hatte als der Bot der Spalte. Gleichstand zählt halb.
arena-percent = { $percent } %

## What keeps a tournament from being played

error-too-few-bots = Ein Tisch mit { $number } Plätzen braucht { $number } verschiedene Bots, nicht { $count }.
error-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
error-unknown-schedule = Es gibt keinen Spielplan „{ $value }“. Zur Wahl stehen: round-robin und swiss.
error-against-swiss = Das Schweizer System wählt die Gegner selbst; --against braucht round-robin.
error-too-few-games = Ein Turnier braucht mindestens ein Spiel und einen Prozess.
error-no-games = Mindestens ein Spiel muss gespielt werden, von mindestens einem Thread oder Prozess.
error-other-tournament = Die Datei { $file } enthält die Ergebnisse eines anderen Turniers.
error-results-unreadable = Die Datei { $file } enthält keine Ergebnisse oder ist in Zeile { $number } beschädigt.
