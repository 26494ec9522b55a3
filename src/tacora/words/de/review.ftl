### A review: what decisions were worth, in chances to win.

review-title = Siegchancen
review-compiling = Wird kompiliert, nur beim ersten Mal auf diesem Rechner …
review-about = Die Siegchance aller, wenn ab jedem Moment Experten weiterspielten. Glück: was die Karten änderten. Gelegenheiten: was eigene Entscheidungen mehr brachten als erwartet. Urteil: was klare Fehler kosteten. Die anderen: der Rest. Alles in Prozentpunkten.
review-player = Spieler
review-luck = Glück
review-openings = Gelegenheiten
review-judgement = Urteil
review-others = Die anderen
review-result = Ergebnis
review-costly = Die teuersten Entscheidungen
review-flawless = Keine klaren Fehler. Gut gespielt, alle zusammen!

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Expedition { $expedition }, Karte { $number }: { $name } geht weiter. Zurückgehen war um { $value } Punkte besser: { $found } statt { $expected }.
review-left = Expedition { $expedition }, Karte { $number }: { $name } geht zurück. Weitergehen war um { $value } Punkte besser: { $found } statt { $expected }.

review-lucky = { $name }: Die Karten brachten { $value } Punkte.
review-unlucky = { $name }: Die Karten kosteten { $value } Punkte.
review-even = { $name }: Die Karten machten kaum etwas aus.
review-sound = Kein klarer Fehler.
review-lapses = { $count ->
    [one] { $count } klarer Fehler kostete { $value } Punkte.
   *[other] { $count } klare Fehler kosteten { $value } Punkte.
}

## All decisions, a column each

review-expedition = Exp.
review-card = Karte
review-decision = Entscheidung
review-danger = Gefahr
review-before = Vorher
review-stay = Beim Weitergehen
review-leave = Beim Zurückgehen
review-after = Nachher
review-cost = Kosten
review-expert = Experte geht zurück

## In the browser

review-ask = Partie analysieren
review-ask-about = Was jede Entscheidung wert war und was Glück war: Experten spielen die Partie von jedem Moment aus weiter.
review-thinking = Experten spielen die Partie von jedem Moment aus weiter …
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } Partie kommt vorher.
   *[other] { $count } Partien kommen vorher.
}
review-now = Diese Entscheidung
review-now-none = Gehe zu einem Moment, in dem jemand entscheidet.
review-where = Expedition { $expedition }, Karte { $number }
# What someone decided was …
review-right = die bessere Wahl
review-even-choice = kein klarer Unterschied
review-balance = Glück und Urteil

## Puzzles

puzzle-question = Rätsel { $number }: Was sollte { $name } tun?
puzzle-leave = { stage-to-camp }: { $found } statt { $expected }.
puzzle-continue = { stage-deeper }: { $found } statt { $expected }.
puzzle-answers = Antworten
puzzle-none = In diesen Partien steckt kein Rätsel.
puzzle-number = Rätsel { $number } von { $count }
puzzle-you = Du bist { $name }: weiter hinein oder zurück ins Camp?
puzzle-right = Gut gesehen: Das war die bessere Wahl.
puzzle-wrong = Nicht ganz: Die andere Wahl war besser.
puzzle-streak = { $count ->
    [one] { $count } in Folge
   *[other] { $count } in Folge
}
puzzle-solved = Gelöst: { $count } von { $max }
puzzle-next = Nächstes Rätsel
puzzle-done = Du hast alle gelöst. Hier sind sie noch einmal.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Selbst mit allem, was du jetzt hinaustragen könntest, bleibt { $name } vorn. Da hilft nur: tiefer hinein.
puzzle-why-chase = { $count ->
    [one] Du liegst { $count } Punkt hinter { $name }: Vorsicht holt das nicht auf.
   *[other] Du liegst { $count } Punkte hinter { $name }: Vorsicht holt das nicht auf.
}
puzzle-why-fewer = Andere gehen bald zurück. Wer bleibt, teilt mit weniger Leuten.
puzzle-why-worth = { $count ->
    [0] Noch kann keine Karte die Expedition beenden, und viel kann noch kommen.
    [one] { $count } von { $cards } Karten beendet die Expedition: Was noch kommen kann, ist das Wagnis wert.
   *[other] { $count } von { $cards } Karten beenden die Expedition: Was noch kommen kann, ist das Wagnis wert.
}
puzzle-why-lead = Mit dem, was du trägst, liegst du schon vorn. Überlass das Risiko den anderen.
puzzle-why-relic = Auf dem Pfad liegt ein Relikt: Nur wer allein zurückgeht, nimmt es mit, und die anderen wollen es auch.
puzzle-why-path = Rubine auf dem Pfad: { $gems }. Wer jetzt vor den anderen geht, bekommt das meiste davon.
puzzle-why-danger = { $count ->
    [one] { $count } von { $cards } Karten beendet die Expedition, und du trägst { $gems }.
   *[other] { $count } von { $cards } Karten beenden die Expedition, und du trägst { $gems }.
}
