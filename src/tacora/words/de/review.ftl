### A review: what decisions were worth, in chances to win.

review-title = Siegchancen
review-compiling = Wird übersetzt, einmal auf diesem Rechner …
review-about = Wie groß die Siegchance wäre, wenn alle wie Experten spielten. Glück ist, was die Karten daran geändert haben; Gelegenheiten sind, was die eigenen Entscheidungen, klare Fehler nicht gerechnet, mehr gebracht haben, als zu erwarten war; Urteil ist, was diese Fehler gekostet haben; der Rest sind die Entscheidungen der anderen; alles in Prozent.
review-player = Spieler
review-luck = Glück
review-openings = Gelegenheiten
review-judgement = Urteil
review-others = Die anderen
review-result = Ergebnis
review-costly = Die teuersten Entscheidungen
review-flawless = Keine Entscheidung hat jemanden klar etwas gekostet.

# value: percent, with one digit behind the point; found, expected: chances
review-stayed = Expedition { $expedition }, Karte { $number }: { $name } geht weiter. Zurückgehen war um { $value } % besser: { $found } statt { $expected }.
review-left = Expedition { $expedition }, Karte { $number }: { $name } geht zurück. Weitergehen war um { $value } % besser: { $found } statt { $expected }.

review-lucky = { $name }: Die Karten brachten { $value } %.
review-unlucky = { $name }: Die Karten kosteten { $value } %.
review-even = { $name }: Die Karten machten kaum etwas aus.
review-sound = Kein klarer Fehler.
review-lapses = { $count ->
    [one] { $count } klarer Fehler kostete { $value } %.
   *[other] { $count } klare Fehler kosteten { $value } %.
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

review-ask = Partie untersuchen
review-ask-about = Was jede Entscheidung wert war und was Glück war: Experten spielen von jedem Moment an weiter.
review-thinking = Experten spielen von jedem Moment an weiter …
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } Partie kommt vorher.
   *[other] { $count } Partien kommen vorher.
}
review-now = Diese Entscheidung
review-now-none = Gehe zu einem Moment, in dem jemand entscheidet.
review-where = Expedition { $expedition }, Karte { $number }
# What someone decided was …
review-right = die bessere
review-even-choice = kein klarer Unterschied
review-balance = Glück und Urteil

## Puzzles

puzzle-question = Rätsel { $number }: Was sollte { $name } tun?
puzzle-leave = Zurückgehen: { $found } statt { $expected }.
puzzle-continue = Weitergehen: { $found } statt { $expected }.
puzzle-answers = Antworten
puzzle-none = In diesen Spielen ist kein Rätsel.
puzzle-number = Rätsel { $number } von { $count }
puzzle-you = Du bist { $name }: tiefer hinein oder zurück ins Camp?
puzzle-right = Das war die bessere Wahl.
puzzle-wrong = Die andere Wahl war besser.
puzzle-streak = { $count ->
    [one] { $count } in Folge
   *[other] { $count } in Folge
}
puzzle-solved = Gelöst: { $count } von { $max }
puzzle-chance = Siegchance
puzzle-next = Nächstes Rätsel
puzzle-done = Du hast alle gelöst. Hier sind sie noch einmal.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Selbst mit allem, was du jetzt hinaustragen könntest, bleibt { $name } vorn. Nur die Tiefe kann helfen.
puzzle-why-chase = Du liegst { $count } Punkte hinter { $name }: Vorsicht holt das nicht auf.
puzzle-why-fewer = Andere gehen bald zurück, und wer bleibt, teilt mit weniger.
puzzle-why-worth = { $count ->
    [0] Noch kann keine Karte die Expedition beenden, und viel kann noch kommen.
    [one] { $count } von { $cards } Karten beendet die Expedition: Was noch kommen kann, ist das Wagnis wert.
   *[other] { $count } von { $cards } Karten beenden die Expedition: Was noch kommen kann, ist das Wagnis wert.
}
puzzle-why-lead = Mit dem, was du trägst, liegst du vor allen Truhen. Überlass das Wagnis den anderen.
puzzle-why-relic = Am Weg liegt ein Relikt: Nur wer allein zurückgeht, nimmt es mit, und die anderen wollen es auch.
puzzle-why-path = { $gems } am Weg: Wer jetzt vor den anderen geht, hat das meiste davon.
puzzle-why-danger = { $count ->
    [one] { $count } von { $cards } Karten beendet die Expedition, und du trägst { $gems }.
   *[other] { $count } von { $cards } Karten beenden die Expedition, und du trägst { $gems }.
}
