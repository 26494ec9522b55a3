### The commands: their help, and what they print.

cli-about = Tacora: eine Höhle, eine Fackel und dein Glück. Inoffizielle Umsetzung eines Spiels, in dem 3 bis 8 Forscher ihr Glück herausfordern.
cli-lang = Sprache: en, fr, de, pl, ru oder uk. Ohne Angabe die Sprache deines Systems.
cli-version = Die Version anzeigen und das Programm beenden.

## play

cli-play = Im Terminal spielen: gegen Bots oder zu mehreren an einem Gerät.
cli-edition = Ausgabe: fr, uk, ru, pl, de oder incan-gold.
cli-relics = Mit Relikten spielen, oder ohne, wo die Ausgabe es erlaubt.
cli-players = Wie viele mitspielen, Menschen und Bots zusammen: 3 bis 8.
cli-names = Namen der Menschen, durch Kommas getrennt.
cli-bots = Bots, gegen die gespielt wird, durch Kommas getrennt.
cli-mode = „solo“: du gegen Bots. „pass“: Mehrere reichen das Gerät herum. „deal“: Das Programm gibt die Karten, und du sagst ihm, wer zurückgeht.
cli-chances = Die Wahrscheinlichkeiten der nächsten Karte anzeigen.
cli-plain = Zeile für Zeile, ohne Bildschirmsteuerung: für Screenreader und Pipes.
cli-seed = Die Höhlen dieses Startwerts austeilen; derselbe Startwert ergibt dieselben Höhlen.
cli-folder = Ordner für gespeicherte Spiele und Aufzeichnungen.
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
