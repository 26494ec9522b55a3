### The game in the terminal: the start menu, the table, the curtain, the plain mode.
### Labels are short: a line of the screen is 80 characters. Letters on keys are never translated.

# This language's own name, for the list of languages
terminal-language-name = Deutsch

## Start menu

terminal-title = Tacora
terminal-tagline = Eine Höhle, eine Fackel und dein Glück

# Labels of the menu, at most 14 characters
terminal-setup-mode = Spiel
terminal-setup-edition = Ausgabe
terminal-setup-relics = Relikte
terminal-setup-players = Personen
terminal-setup-language = Sprache
terminal-setup-hints = Tipps
terminal-setup-seats = Plätze

# What the menu's last lines do
terminal-setup-start = Die Höhle betreten
# number: the expedition it stopped in
terminal-setup-resume = Offene Partie fortsetzen, Expedition { $number }: { $names }
terminal-setup-resume-about = Begonnen { $value }. Alles ist, wie es war, und eine neue Partie ändert daran nichts.
# number: which of them; count: how many there are
terminal-setup-resume-which = { $number } von { $count }: ← und → zeigen die anderen.
terminal-setup-start-about = Die erste Karte wird aufgedeckt, dann entscheiden alle.
terminal-setup-language-about = Die Sprache des Spiels; sie lässt sich hier jederzeit ändern.
terminal-setup-players-about = Das Spiel ist für 3 bis 8 Personen.
terminal-setup-seat-about = Enter ändert den Namen, ← und → bestimmen, wer entscheidet.

# The ways to play
terminal-mode-solo = Allein gegen Bots
terminal-mode-solo-about = Du gegen Programme; sie sehen nur, was du siehst.
terminal-mode-pass = Ein Gerät für alle
terminal-mode-pass-about = Mehrere an einem Bildschirm: Ein Vorhang verdeckt ihn, wenn das Gerät weitergereicht wird.
terminal-mode-deal = Kartengeber für eure Runde
terminal-mode-deal-about = Das Programm gibt die Karten und hält die Bank. Ihr entscheidet mit geschlossener Hand oder Karten und sagt ihm, wer zurückgeht.

terminal-relics-yes = mit Relikten
terminal-relics-no = ohne Relikte
terminal-relics-always = immer mit Relikten
terminal-relics-about = Wer allein zurückgeht, nimmt die Relikte mit, die auf dem Pfad liegen.
terminal-hints-none = keine
terminal-hints-none-about = Wie am echten Tisch: Du zählst selbst.
terminal-hints-chances = Chancen
terminal-hints-chances-about = Wie wahrscheinlich die nächste Karte die Expedition beendet, berechnet aus dem, was alle sehen.
terminal-hints-coach = Trainer
terminal-hints-coach-about = Die Chancen der nächsten Karte, und nach jeder deiner Entscheidungen, was der Experte getan hätte.

# Who decides for a seat, at most 12 characters; bots have their own names
terminal-seat-human = Mensch

# seat: its letter
terminal-name-ask = Name auf Platz { $seat }:
terminal-name-unusable = Bitte 1 bis { $limit } Zeichen, ohne Kommas.

## How keys are labelled; letters and arrows need no words

terminal-named-enter = Enter
terminal-named-escape = Esc
terminal-named-space = Leertaste

## What the keys do: one or two words each, they stand beside the key

terminal-key-choose = wählen
terminal-key-change = ändern
terminal-key-start = beginnen
terminal-key-rename = umbenennen
terminal-key-back = zurück
terminal-key-help = Hilfe
terminal-key-hints = Tipps
terminal-key-rules = Regeln
terminal-key-quit = speichern & beenden
terminal-key-leave-menu = beenden
terminal-key-skip = bis zum Ende
terminal-key-faster = schneller
terminal-key-go-on = nächster Schritt
terminal-key-next = was wäre gekommen?
terminal-key-again = noch einmal
terminal-key-toggle = geht zurück
terminal-key-confirm = das sind alle
terminal-key-take-back = zurücknehmen

## The table

# The decision cards, as they are turned over: said of one explorer, after an arrow
terminal-continues = weiter hinein
terminal-leaves = zurück ins Camp
terminal-decided = entschieden
# Explorers who ran from a trap
terminal-fled = flieht

# Short signs for the hazard tracker
terminal-tracker-seen = aufgedeckt
terminal-tracker-deck = im Stapel
terminal-tracker-removed = ausgeschieden

# percent: of the next card. fatal: ends the expedition; warning: a hazard of a new kind
terminal-chances-line = Nächste Karte: Gefahr { $percent } %
terminal-chances-treasure = Schatz { $percent } %
terminal-chances-warning = erste Warnung { $percent } %
terminal-chances-relic = Relikt { $percent } %

# The two choices. gems: what leaving brings now, if nobody else leaves
terminal-choose = { $name }: weiter hinein oder zurück ins Camp?
terminal-choice-continue = { stage-deeper }
terminal-choice-leave = { stage-to-camp }
terminal-leave-alone = { $gems ->
    [one] allein mit { $gems } Rubin
   *[other] allein mit { $gems } Rubinen
}
terminal-leave-alone-relics = { $count ->
    [one] und dem Relikt
   *[other] und { $count } Relikten
}
# gems: in the satchel
terminal-carry = { $gems ->
    [0] Dein Beutel ist noch leer.
    [one] In deinem Beutel ist { $gems } Rubin.
   *[other] In deinem Beutel sind { $gems } Rubine.
}
terminal-watching = Du bist im Camp. Die anderen gehen weiter.
terminal-decisions-shown = Die Entscheidungen werden aufgedeckt:
terminal-everyone-looks = Haben alle den Tisch gesehen?
terminal-who-left = Wer geht zurück? Drück die Buchstaben, dann Enter.
# names: those marked so far
terminal-marked = Zurück: { $names }
terminal-nobody-marked = Niemand geht zurück.
terminal-taken-back = Der letzte Schritt ist zurückgenommen; dieselbe Karte kommt wieder.
terminal-too-small = Das Fenster ist klein; auf 80 × 24 passt alles.

## The curtain

terminal-curtain-title = Der Vorhang ist zu
terminal-curtain-pass = Das Gerät geht an { $name }
terminal-curtain-enter = { $name }: Drück Enter, wenn sonst niemand zuschaut.
# count: how many have decided in this step; players: of how many
terminal-curtain-ready = Entschieden: { $count } von { $players }.
terminal-curtain-change = Wer neu wählen möchte, drückt den Buchstaben des Platzes: { $names }

## After an expedition

terminal-summary-title = Expedition { $number } ist vorbei
terminal-summary-trap = Falle: { $hazard }
terminal-summary-home = Alle sind rechtzeitig zurück.
# Columns: brought to safety now, lost now
terminal-summary-gained = Geborgen
terminal-summary-lost = Verloren
# names: one or several explorers; gems: what each of them brought out or lost
terminal-summary-best = { $count ->
    [one] Bester Abgang: { $names } mit { $gems }.
   *[other] Bester Abgang: { $names } mit je { $gems }.
}
terminal-summary-worst = { $count ->
    [one] Größter Verlust: { $names } mit { $gems }.
   *[other] Größter Verlust: { $names } mit je { $gems }.
}
# One line for one explorer in the plain mode. gems: brought out
terminal-summary-line = { $name } bringt { $gems } mit und hat { $chest } in der Truhe.
terminal-summary-line-lost = { $name } verliert { $gems } und hat { $chest } in der Truhe.
terminal-summary-relics = { $name }, Wert der Relikte: { $values }.
terminal-next-card = Die nächste Karte wäre gewesen: { $card }.
terminal-next-card-fatal = Sie hätte die Expedition beendet.

## The end

terminal-end-title = Die Partie ist vorbei
terminal-end-shared = Ein geteilter Sieg
terminal-rank = Rang
# One line in the plain mode
terminal-rank-line = { $number }. { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
terminal-record-kept = Die Aufzeichnung dieser Partie: { $file }
terminal-record-promise = Vor der ersten Karte versprochen: { $value }
terminal-record-seed = Der Startwert, bis jetzt geheim: { $value }
# value: what to type, for example: tacora verify FILE
terminal-record-verify = So lässt sich das Austeilen prüfen: { $value }

## Saving

# value: what to type
terminal-saved = Die Partie ist gespeichert. Weiter geht es mit: { $value }
terminal-not-saved = Die Partie ließ sich nicht speichern: { $reason }
terminal-save-failed = Nicht gespeichert: { $reason }. Die Partie geht weiter.
terminal-save-damaged = Die offene Partie ist nicht lesbar: { $reason }. Sie liegt jetzt hier: { $file }.
terminal-save-stuck = Die offene Partie ist nicht lesbar: { $reason }. Sie bleibt, wo sie ist: { $file }.
terminal-nothing-to-resume = Es gibt keine offene Partie.
terminal-farewell = Bis bald im Camp.

## Help: key and meaning are separate, so only the meaning is here

terminal-help-title = Hilfe
# In the start menu
terminal-help-choose = eine Zeile wählen
terminal-help-change = ändern, was dort steht
terminal-help-enter = auf einem Namen: ihn ändern; sonst: hinein in die Höhle
terminal-help-menu-quit = beenden
# At the table
terminal-help-continue = weiter in die Höhle hinein
terminal-help-leave = zurück ins Camp, mit dem Beutel und deinem Anteil vom Pfad
# In the dealer mode
terminal-help-leavers = Buchstabe eines Platzes: dieser Forscher geht zurück, oder doch nicht
terminal-help-told = alle, die zurückgehen, sind markiert: die nächste Karte aufdecken
terminal-help-take-back = den letzten Schritt zurücknehmen; dieselbe Karte kommt wieder
terminal-help-hints = Tipps: keine, die Chancen der nächsten Karte oder, allein, auch der Trainer
terminal-help-skip = im Camp: gleich zum Ende der Expedition
terminal-help-any = jede Taste macht das Spiel schneller
terminal-help-rules = die Regeln dieser Ausgabe lesen
terminal-help-quit = die Partie verlassen; gespeichert wird nach jedem Schritt
terminal-help-treasure = ein Schatz; darunter, was noch dort liegt
terminal-help-hazard = eine Falle; die zweite ihrer Art beendet die Expedition
terminal-help-relic = ein Relikt; wer allein zurückgeht, nimmt es mit
terminal-help-tracker = eine Fallenkarte: aufgedeckt, im Stapel, ausgeschieden
terminal-help-entrance = Eingänge: versperrt, hier, noch offen
terminal-help-gems = Diamanten und Rubine; ein Diamant ist 5 Rubine wert
terminal-help-close = Jede Taste schließt diese Seite.

## The plain mode: questions and answers, line by line

# word: what is asked; values: the numbered answers; value: the answer if nothing is typed
terminal-ask = { $word } ({ $values }) [{ $value }]:
terminal-ask-again = Bitte wähle eine dieser Antworten: { $values }.
terminal-ask-number-again = Bitte antworte mit einer Zahl von { $least } bis { $most }.
terminal-yes = ja
terminal-no = nein
terminal-ask-resume = Eine Partie ist noch offen, Expedition { $number }: { $names } ({ $value }). Fortsetzen?
terminal-ask-which = Welche Partie?
# value: when it was begun
terminal-plain-kept = Expedition { $number }: { $names } ({ $value })
terminal-plain-new = eine neue Partie
terminal-ask-players = Wie viele spielen mit, { $least } bis { $most }? [{ $value }]:
terminal-ask-name = Name auf Platz { $seat } [{ $value }]:
terminal-ask-who = { $name } ist
terminal-ask-relics = Mit Relikten?
# values: the two decisions with their keys: “c Go deeper, l Back to camp”
terminal-ask-decision = { $name }: { $values } (? für Hilfe)
terminal-ask-leavers = Wer geht zurück? Buchstaben der Plätze; leer, wenn niemand geht. (u nimmt zurück, ? für Hilfe)
terminal-ask-go-on = Enter, um weiterzuspielen (? für Hilfe)
terminal-ask-next = Enter, um weiterzuspielen; n für die Karte, die als Nächstes gekommen wäre
terminal-ask-again-game = Noch eine Partie?
terminal-plain-not-understood = „{ $word }“ ist hier keine Antwort.
terminal-plain-not-inside = Platz { $seat } ist nicht in der Höhle.
terminal-plain-seats = In der Höhle: { $names }
terminal-plain-help-leavers = Buchstaben wie „bd“: Diese Forscher gehen zurück. Eine leere Zeile: Niemand geht zurück.
terminal-plain-help-look = t: der Tisch. h: die Fallen. s: die Punkte. o: die Tipps. ?: diese Hilfe.
terminal-plain-help-quit = q: speichern und beenden.
# number: seen in this expedition; count: in the deck; rest: removed from the game
terminal-plain-hazard = { $hazard }: aufgedeckt { $number }, im Stapel { $count }, ausgeschieden { $rest }.

## What the program refuses

error-unknown-mode = Es gibt keine Spielweise „{ $mode }“. Zur Wahl stehen: { $known }.
# number: seats in the record; players: names in it
error-seats-miscounted = Spieler in der Aufzeichnung: { $players }, aber Plätze, für die sie sagt, wer entscheidet: { $number }.
error-too-many-seated = Menschen und Bots ({ $number }) passen nicht an einen Tisch mit { $players } Plätzen.
error-only-alone = Der Trainer ist für eine Person allein gegen Bots da. Zu mehreren zeigt „--chances“ die Chancen.
