### What is wrong, and what to do. Ids are the names of error classes.

error-problem = Das geht nicht.

## The rules

error-rule-broken = Das lassen die Regeln nicht zu.
error-unknown-edition = Es gibt keine Ausgabe „{ $edition }“. Zur Wahl stehen: { $known }.
error-relics-always = Die Ausgabe „{ $edition }“ wird immer mit Relikten gespielt.
error-relics-unclear = Ob mit oder ohne Relikte, sagt True, False oder None, nicht { $value }.
error-players-out-of-range = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
error-players-unclear = Die Spieler sind eine ganze Zahl oder eine Liste von Namen, nicht { $value }.
error-unknown-card = „{ $card }“ ist keine Karte.
error-not-in-edition = In diesem Spiel gibt es keine Karte „{ $card }“ (Ausgabe „{ $edition }“).
error-not-in-deck = Die Karte „{ $card }“ ist nicht mehr im Stapel.
error-not-yet-in-deck = Die Karte „{ $card }“ kommt erst in einer späteren Expedition in den Stapel.
error-card-not-awaited = { $awaits ->
    [decisions] Eine Karte kann erst aufgedeckt werden, wenn alle in der Höhle entschieden haben.
    [nothing] Die Partie ist vorbei; es folgt keine Karte mehr.
   *[other] Eine Karte kann erst aufgedeckt werden, wenn die Expedition begonnen hat.
}
error-decisions-not-awaited = { $awaits ->
    [card] Vor der nächsten Karte gibt es nichts zu entscheiden.
    [nothing] Die Partie ist vorbei; es gibt nichts mehr zu entscheiden.
   *[other] Vor Beginn der Expedition gibt es nichts zu entscheiden.
}
error-unknown-decision = „{ $decision }“ ist keine Entscheidung; möglich sind „continue“ und „leave“.
error-unknown-seat = Auf Platz „{ $seat }“ sitzt niemand.
error-not-inside = Platz „{ $seat }“ ist zurück im Camp und hat nichts zu entscheiden.
error-decision-missing = Die Entscheidung von Platz „{ $seat }“ fehlt noch.

## Written games

error-notation-broken = Das ist nicht der Text einer Partie.
error-not-utf8 = Das ist kein UTF-8-Text.
error-line-too-long = Diese Zeile ist länger als { $limit } Zeichen; so viele braucht keine Partie.
error-header-unreadable = Eine Kopfzeile sieht so aus: [Edition { "\u0022" }fr{ "\u0022" }], mit geraden Anführungszeichen.
error-header-repeated = Die Kopfzeile { $header } gibt es schon.
error-header-missing = Die Kopfzeile { $header } fehlt.
error-blank-line-missing = Vor den Kopfzeilen der nächsten Partie fehlt eine Leerzeile.
error-not-yes-or-no = In der Kopfzeile Relics steht „yes“ oder „no“, nicht „{ $value }“.
error-name-unusable = „{ $name }“ kann kein Name sein: Ein Name hat 1 bis { $limit } Zeichen, ohne Kommas und Steuerzeichen.
error-seed-unusable = Das kann kein Startwert sein: Ein Startwert ist ein Text von höchstens { $limit } Byte UTF-8.
error-promise-unreadable = Ein Versprechen besteht aus 64 Zeichen von 0 bis 9 und a bis f.
error-number-missing = Expedition { $expedition } muss mit „{ $expedition }.“ beginnen.
error-number-misplaced = Expedition { $number } kann hier nicht beginnen.
error-leavers-unreadable = „{ $word }“ sagt nicht, wer zurückgeht: ein Bindestrich, dann Plätze von a bis h, jeder nur einmal.
error-no-game = Hier ist keine Partie.

## Files

error-file-missing = Diese Datei gibt es nicht.
error-file-folder = Das ist ein Ordner, keine Datei.
error-file-forbidden = Diese Datei darf nicht gelesen werden.
error-file-failed = Diese Datei lässt sich nicht verwenden: { $reason }
error-unknown-language = Es gibt keine Sprache „{ $lang }“. Zur Wahl stehen: { $known }.
error-folder-missing = Den Ordner für diese Datei gibt es nicht.
error-file-unwritable = In diese Datei darf nicht geschrieben werden.
error-disk-full = Zum Schreiben ist kein Platz mehr.
error-picture-unknown = Ein Bild ist eine Datei .png oder .svg, nicht „{ $file }“.

## The lab

error-lab-missing = Dafür fehlt ein Zusatzpaket: pip install tacora[{ $value }]
error-no-cluster = Unter „{ $value }“ antwortet kein Ray-Cluster.

## A command as it was typed. value: the command that shows how it is typed

error-misused = Das ist nicht zu verstehen. Wie der Befehl geschrieben wird, zeigt: { $value }
error-unknown-command = Es gibt keinen Befehl „{ $word }“. Zur Wahl stehen: { $known }. Mehr zeigt: { $value }
error-unknown-option = Hier gibt es keine Option „{ $option }“. Alle zeigt: { $value }
error-option-incomplete = Der Option „{ $option }“ fehlt ein Wert. Welcher, zeigt: { $value }
error-option-alone = Die Option „{ $option }“ hat keinen Wert. Alle Optionen zeigt: { $value }
error-number-needed = Die Option „{ $option }“ braucht eine ganze Zahl. Mehr zeigt: { $value }
error-number-low = Die Option „{ $option }“ braucht eine Zahl von mindestens { $least }.
error-argument-missing = Es fehlt { $name }. Wie der Befehl geschrieben wird, zeigt: { $value }
error-argument-unexpected = „{ $word }“ ist ein Wort zu viel. Wie der Befehl geschrieben wird, zeigt: { $value }
error-daily-settled = Mit „--daily“ stehen Höhle und Gegner fest: Lass „{ $option }“ weg.
