### Watching games again: the shelf of replays, the transport, charts, and the proof of the dealing.

## The shelf

replay-title = Aufzeichnungen
replay-transport = Wiedergabe
replay-mine = Meine beendeten Partien
replay-mine-empty = Spiel eine Partie zu Ende, dann wartet sie hier auf dich.
replay-saved = Auf diesem Gerät gespeichert
replay-saved-empty = Speichere eine Partie, um sie ohne Verbindung anzusehen.
replay-import = Aufzeichnung öffnen
replay-import-about = Eine Partie als Text: eine .tac-Datei hierher ziehen, auswählen oder den Text einfügen.
replay-import-text = Text der Partie
replay-import-file = Datei wählen
replay-import-open = Öffnen
replay-all = Alle Aufzeichnungen
replay-missing = Diese Partie ist nicht auf diesem Gerät gespeichert, und der Server antwortet nicht.
replay-elsewhere = Diese Partie ist nicht auf diesem Gerät gespeichert.

## Moving through a game

replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-speed = Tempo
replay-scrubber = Zeitpunkt der Partie
replay-moment = Schritt { $number } von { $count }
replay-xray = Entscheidungen vorab zeigen
replay-log = Was geschah
replay-live = Live
replay-live-back = Zurück zu live

## What one can take along

replay-copy = Link zu diesem Moment kopieren
replay-copied = Der Link ist kopiert.
replay-save = Auf diesem Gerät speichern
replay-unsave = Von diesem Gerät entfernen
replay-unkept = Auf diesem Gerät ist kein Platz mehr dafür.
replay-download = Als .tac herunterladen

## Charts

replay-charts = Diagramme
replay-as-table = Als Tabelle
replay-fortune = Vermögen
replay-fortune-about = Kräftig: sicher im Camp. Blass: in der Höhle auf dem Spiel.
replay-danger = Gefahr
replay-danger-about = Wie wahrscheinlich die nächste Karte die Expedition beendet hätte, und wer vorher zurückging.
replay-expeditions = Expeditionen
replay-expeditions-about = Was jede Expedition einbrachte; schraffiert: was verloren ging.
replay-chances = Chancen
replay-chances-about = Die Siegchance aller unter Experten. Rauten: Entscheidungen, die klar etwas gekostet haben.
replay-column-step = Schritt
replay-column-left = Zurück
replay-column-lost = Verloren
# hazard: the card that came for the second time
replay-trap = Beendet durch: { $hazard }
replay-nobody = niemand

## Fair dealing

replay-fair = Ehrlich ausgeteilt
replay-fair-about = Vor der ersten Karte zeigen wir einen Fingerabdruck des ganzen Stapels: das Versprechen. Es ist der SHA-256 des Startwerts, der alle Karten bestimmt; vertauschen kann man da nichts.
replay-promise = Versprechen
replay-seed = Startwert
replay-seed-later = wird am Ende der Partie gezeigt
# a daily cave's seed
replay-seed-next-day = wird am nächsten Tag gezeigt
replay-holds = Auf diesem Gerät geprüft: Der Startwert ist der versprochene und hat alle Karten bestimmt.
replay-holds-so-far = Auf diesem Gerät geprüft: Der Startwert ist der versprochene und hat alle bisherigen Karten bestimmt.
replay-no-seed = Es gibt keinen Startwert; deshalb lässt sich das Austeilen nicht prüfen.
replay-no-promise = Die Karten sind die des Startwerts, aber ohne Versprechen weiß niemand, wann er gewählt wurde.
replay-other-seed = Der Startwert ist nicht der versprochene.
replay-other-card = Der Startwert ergibt andere Karten als diese.
replay-next = Was wäre gekommen?
replay-next-about = Alle waren zurück im Camp. Diese Karten wären gefolgt, bis zu der, die die Expedition beendet.
