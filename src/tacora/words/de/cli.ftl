### The commands: their help, and what they print.

cli-about = Tacora: eine Höhle, eine Fackel und dein Glück. Inoffizielle Umsetzung eines Spiels, in dem 3 bis 8 Forscher ihr Glück herausfordern.
cli-lang = Sprache: en, fr, de, pl, ru oder uk. Ohne Angabe die Sprache deines Systems.
cli-version = Die Version anzeigen und das Programm beenden.

## The help page

cli-help = Diese Hilfe anzeigen und das Programm beenden.
cli-usage = Aufruf: { $value }
cli-usage-options = [Optionen]
cli-usage-command = <Befehl> …
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:
cli-default = (ohne Angabe: { $value })
# What an option takes; it stands in angle brackets
cli-takes-text = Text
cli-takes-number = Zahl
cli-takes-file = Datei
cli-takes-folder = Ordner
cli-takes-bot = Bot
cli-takes-name = Name

## play

cli-play = Im Terminal spielen: gegen Bots oder zu mehreren an einem Gerät.
cli-edition = Ausgabe: fr, uk, ru, pl, de oder incan-gold.
cli-relics = Mit Relikten spielen, oder ohne, wo die Ausgabe es erlaubt.
cli-players = Wie viele mitspielen, Menschen und Bots zusammen: 3 bis 8.
cli-names = Namen der Menschen, durch Kommas getrennt.
cli-opponents = Bots, gegen die gespielt wird, durch Kommas getrennt.
cli-mode = „solo“: du gegen Bots. „pass“: Mehrere reichen das Gerät herum. „deal“: Das Programm gibt die Karten, und du sagst ihm, wer zurückgeht.
cli-chances = Die Wahrscheinlichkeiten der nächsten Karte anzeigen.
cli-coach = Allein gegen Bots: die Chancen anzeigen und nach jeder Entscheidung sagen, was der Experte getan hätte.
cli-plain = Zeile für Zeile, ohne Bildschirmsteuerung: für Screenreader und Pipes.
cli-seed = Die Höhlen dieses Startwerts austeilen; derselbe Startwert ergibt dieselben Höhlen.
cli-folder = Ordner für gespeicherte Spiele und Aufzeichnungen.
cli-daily = Die Höhle des Tages betreten, die das Terminal selbst hat, für alle dieselbe, gegen drei Experten. Sie hat keine Tafel und ist nicht die eines Servers.
cli-new = Ein neues Spiel beginnen, auch wenn noch eines offen ist.

## replay

cli-replay = Aufgezeichnete Partien Schritt für Schritt zeigen.
cli-file = Eine Datei mit Partien (.tac) oder „-“ für die Standardeingabe.
cli-json = Eine Zeile JSON für jede Partie.
replay-game = Partie { $number }: { $names }
replay-score = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
replay-unfinished = Die Partie wurde nicht zu Ende gespielt.

## verify

cli-verify = Prüfen, ob die Karten einer aufgezeichneten Partie aus dem versprochenen Startwert stammen.
verify-holds = { $name }: Der Startwert ist der versprochene und hat { $cards ->
    [one] { $cards } Karte ausgeteilt, wie aufgezeichnet.
   *[other] alle { $cards } Karten ausgeteilt, wie aufgezeichnet.
}
verify-holds-so-far = { $name }: Der Startwert ist der versprochene und hat bisher { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ausgeteilt, wie aufgezeichnet; die Partie ist noch nicht zu Ende.
verify-no-seed = { $name }: Es gibt keinen Startwert; deshalb lässt sich das Austeilen nicht prüfen.
verify-no-promise = { $name }: Die Karten sind die des Startwerts, aber ohne Versprechen weiß niemand, wann er gewählt wurde.
verify-other-seed = { $name }: Der Startwert ist nicht der versprochene.
verify-other-card = { $name }: In Expedition { $expedition } ergibt der Startwert „{ $expected }“, aufgezeichnet ist aber „{ $found }“.

## rules

cli-rules = Die Regeln einer Ausgabe lesen.

## bots

cli-bots = Die Bots auflisten: was jeder tut und wie stark er ist.
cli-check = Einen Bot prüfen: ist an jeder Art von Tisch jede Antwort eine Entscheidung?
cli-check-bot = Der Name eines Bots, eine Python-Datei oder ein Programm.
cli-check-games = Wie viele Spiele er danach gegen drei des Hauses spielt.
check-passed = Nichts einzuwenden. Spiele: { $games }; Ausgaben und Varianten: { $count }; Entscheidungen: { $number }.
check-pace = Mittlere Zeit für eine Entscheidung: { $value } ms.
cli-new-bot = Einen eigenen Bot anlegen, mit seinem Test.
cli-new-bot-name = Der Name des Bots: Buchstaben, Ziffern und Unterstriche.
new-bot-written = Geschrieben: { $names }. So geht es weiter:
error-bot-name = „{ $name }“ kann nicht der Name einer Python-Datei sein: Buchstaben, Ziffern und Unterstriche gehen.
error-file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder lösche die Datei zuerst.
cli-lab-json = JSON für Programme ausgeben.
cli-tolerate-faults = Bots dürfen Entscheidungen schuldig bleiben; sie gehen dann zurück, und der Befehl endet wie sonst.
bots-ladder = Charaktere, von albern bis stark
bots-levels = Acht Stufen, von sanft bis Experte: { $names }
bots-families = Familien: Was nach dem Doppelpunkt steht, bestimmst du
bots-others = Von anderswo installiert
bots-rated = { $games ->
    [one] Die Wertungen stammen aus { $games } Spiel an Tischen mit { $number } Plätzen und gelten mit 95 % Sicherheit.
   *[other] Die Wertungen stammen aus { $games } Spielen an Tischen mit { $number } Plätzen und gelten mit 95 % Sicherheit.
}
# value: yes or no
bots-rated-where = { $edition }; Relikte: { $value }. Bots, deren Bereiche sich überschneiden, sind vielleicht gleich stark.

## simulate

cli-simulate = Bots Millionen Spiele spielen lassen und zusammenfassen.
cli-simulate-bots = Bots am Tisch, durch Kommas getrennt; „brave*2“ belegt zwei Plätze. 3 bis 8 Plätze.
cli-simulate-games = Wie viele Spiele; auch 10_000_000 ist eine Zahl.
cli-simulate-seed = Eine ganze Zahl; derselbe Startwert ergibt dieselben Spiele.
cli-simulate-threads = Wie viele Threads oder Prozesse spielen. Ohne Angabe einer je Kern.
cli-simulate-csv = Die Zahlen in diese Datei schreiben, eine Zeile je Platz.
cli-simulate-plot = Punkte und Siege in diese Datei zeichnen, .png oder .svg.
cli-simulate-ray = Auf dem Ray-Cluster unter dieser Adresse spielen („auto“ findet einen, „local“ startet einen hier). Ohne Angabe auf den Kernen dieses Rechners.
simulate-title = Simulation
simulate-slow = Nicht kompiliert: { $names }. Alle Spiele laufen auf den Regeln selbst; das dauert viel länger.
simulate-seat = Platz
simulate-interval = 95-%-Intervall
simulate-spread = Streuung
simulate-traps = Expeditionen, die in einer Falle enden: { $value }
simulate-length = Karten je Expedition im Mittel: { $value }
simulate-shared = Geteilte Siege: { $value }
simulate-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
simulate-done = { $games ->
    [one] { $games } Spiel in { $value } s
   *[other] { $games } Spiele in { $value } s
}
simulate-stopped = { $count ->
    [one] Nach { $number } von { $count } Spiel angehalten.
   *[other] Nach { $number } von { $count } Spielen angehalten.
}
simulate-fair = fairer Anteil

## arena

cli-arena = Bots in einem Turnier gegeneinander antreten lassen und bewerten.
cli-arena-bots = Bots, die antreten, durch Kommas getrennt, jeder einmal. Ohne Angabe die des Hauses außer denen, die lange nachdenken.
cli-arena-against = Gegner, durch Kommas getrennt; „house“ für die des Hauses. An jedem Tisch sitzt dann einer aus --bots, die anderen kommen von hier.
cli-arena-seats = Plätze am Tisch: 3 bis 8.
cli-arena-games = Wie viele Spiele; aufgerundet, bis jeder Bot auf jedem Platz saß.
cli-arena-schedule = „round-robin“: Alle treffen auf alle. „swiss“: Wer etwa gleich stark ist, trifft aufeinander.
cli-arena-results = Datei für die Ergebnisse; derselbe Befehl mit derselben Datei macht weiter.
cli-arena-records = Jedes Spiel in dieser Datei aufzeichnen (.tac).
cli-arena-workers = Wie viele Prozesse spielen. Ohne Angabe einer je Kern.
cli-arena-report = Einen Bericht mit Diagrammen in diese Datei schreiben (.html).

## review

cli-review = Aufgezeichnete Spiele nachbetrachten: was jede Entscheidung wert war, und was Glück war.
cli-review-all = Alle Entscheidungen zeigen, nicht nur die teuersten.
cli-review-futures = Wie viele Fortsetzungen in jedem Moment vorgestellt werden, mindestens 100; mehr sind genauer.
cli-review-plot = Die Chancen aller in diese Datei zeichnen, .png oder .svg; bei mehreren Spielen die des ersten.
cli-puzzles = Rätsel in aufgezeichneten Spielen finden: Momente, in denen die bessere Entscheidung klar und überraschend ist.

## train and exploit

cli-train = Einen Experten trainieren: Er spielt gegen sich selbst und lernt.
cli-train-course = Datei für den Lehrgang; derselbe Befehl mit derselben Datei macht weiter.
cli-train-out = Datei für die fertigen Netze.
cli-train-nets = Datei mit Netzen, mit denen der zweite Teil des Lehrgangs anfängt; der erste entfällt dann.
cli-train-anew = Mit --nets: Die Netze der angegebenen Spielerzahlen fangen neu an, mit dem ersten Teil; die anderen bleiben.
cli-train-first = Schritte, bei denen alle Expeditionen eines Spiels ein Netz teilen.
cli-train-second = Schritte, bei denen jede Expedition ihr eigenes Netz hat.
cli-train-third = Schritte, bei denen Jäger für Tische mit schwächeren Spielern lernen.
cli-train-players = Spielerzahlen, deren Netze lernen, jedes Mal eine. Ohne Angabe alle.
cli-train-seats = Auf wie vielen Plätzen jedes Netz vor einem Schritt spielt.
train-title = Training
train-resumed = Es geht weiter nach Runde { $number } von { $count }.
train-stopped = Nach Runde { $number } von { $count } angehalten; derselbe Befehl macht weiter.
train-done = Die Netze stehen in { $file }.
error-other-course = { $file } enthält einen anderen Lehrgang: Startwert, Schritte, Plätze, Tische oder erste Netze sind andere. Wähle mit --course eine andere Datei.
error-same-file = Lehrgang und Netze können nicht dieselbe Datei sein: Wähle mit --course oder --out eine andere.
error-no-nets = { $file } enthält keine solchen Netze.
cli-exploit = Einen Spieler gegen Kopien des Experten trainieren und sehen, wie viel er gewinnt.
cli-exploit-updates = Wie oft er lernt.
cli-exploit-games = In wie vielen Spielen der Gewinn gemessen wird.
cli-exploit-nets = Netze, die „tacora train“ gemacht hat. Ohne Angabe die des Experten.
exploit-title = Beste Antwort
exploit-found = Ein Spieler, der gegen Kopien des Experten trainiert hat, gewinnt { $found } ± { $value } der Spiele; fair wären { $expected }.
