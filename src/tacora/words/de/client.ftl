### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora: Wer wagt sich tiefer?
client-skip = Zum Inhalt springen
client-pages = Seiten
client-learn = Lernen
client-rules = Regeln
client-replays = Aufzeichnungen
client-close = Schließen
client-again = Noch einmal versuchen
client-to-camp = Zurück ans Lagerfeuer
client-lost = Eine Sackgasse
client-lost-about = Unter dieser Adresse gibt es keine Seite. Achte auf dem Rückweg auf die Fledermäuse.
client-unreached = Der Server ist nicht erreichbar.
client-offline = Du bist offline. Regeln und gespeicherte Partien gehen trotzdem.
client-unofficial = Eine inoffizielle Umsetzung des Spiels von Alan R. Moon und Bruno Faidutti, von Spielern gemacht und mit keinem Verlag verbunden.

## Settings

client-settings = Einstellungen
client-language = Sprache
client-theme = Aussehen
client-theme-dark = Dämmerung
client-theme-light = Pergament
client-theme-to-light = Helles Aussehen
client-theme-to-dark = Dunkles Aussehen
client-sound = Ton
client-volume = Lautstärke
client-captions = Untertitel für Töne
client-captions-about = Was zu hören ist, ist auch zu lesen.
client-haptics = Vibration
client-speed = Tempo im Solospiel
client-speed-calm = Ruhig
client-speed-brisk = Zügig
client-speed-instant = Sofort
client-confirm = Entscheidungen bestätigen
client-confirm-about = Zweimal tippen, dann gilt es.
client-coach-hear = Tipps vom Trainer
client-coach-hear-about = An Tischen, die einen haben.
client-contrast = Hoher Kontrast
client-contrast-about = Deckende Flächen und kräftige Linien.
client-still = Weniger Bewegung
client-still-about = Nichts fliegt, wackelt oder flackert.

## Home

client-question = Wer wagt sich tiefer?
client-tagline = Eine Höhle, eine Fackel und dein Glück: für 3 bis 8 Forscher.
client-play = Jetzt spielen
client-play-about = Allein gegen Bots, sofort
client-new = Neuer Tisch
client-new-about = Freunde mit einem Link einladen
client-device = Ein Gerät
client-device-about = Reicht es herum oder lasst es die Karten geben
client-daily = Höhle des Tages
client-daily-about = Für alle dieselbe, einmal am Tag
client-puzzles = Rätsel
client-puzzles-about = Was würdest du hier tun?
client-opponents = Gegner
client-opponents-count = { $count ->
    [one] { $count } Gegner
   *[other] { $count } Gegner
}
client-level = Ihr Charakter
client-bots-mixed = bunt gemischt
client-bots-mixed-about = Vorsichtig, mutig, schlau: alle verschieden.
client-coach = Trainer
client-coach-about = Nach jeder meiner Entscheidungen sagen, was der Experte getan hätte.
client-you = Du
client-name = Dein Name
client-emblem = Dein Zeichen
client-emblem-0 = Sonne
client-emblem-1 = Stern
client-emblem-2 = Mond
client-emblem-3 = Blatt
client-emblem-4 = Raute
client-emblem-5 = Herz
client-emblem-6 = Gipfel
client-emblem-7 = Quadrat
client-others = Mit anderen
client-join = Mit Code mitspielen
client-join-code = Code oder Link
client-join-go = Mitspielen
client-open-tables = Offene Tische
client-no-tables = Gerade wartet niemand. Wie wär’s mit einem eigenen Tisch?
client-continue = Deine Partie läuft noch
client-continue-go = Zurück an den Tisch
client-sit = Hinsetzen
client-watch = Zusehen
client-playing = in der Höhle
client-seats-taken = { $count } von { $max }
client-table = Tisch { $code }
client-table-of = Tisch von { $name }

## Devices and data

client-me = Geräte und Daten
client-me-about = Hier gibt es keine Konten. Dieses Gerät hat einen Schlüssel; der Server merkt sich deinen Namen, dein Zeichen und deine Partien.
client-save = Speichern
client-saved = Gespeichert.
client-second = Auf einem zweiten Gerät spielen
client-second-about = Zeig auf einem Gerät einen Code an und gib ihn auf dem anderen ein. Er gilt einmal und fünf Minuten lang.
client-code-show = Code anzeigen
client-code-enter = Code des anderen Geräts
client-code-go = Hier weitermachen
client-code-about = Damit ersetzt du, wer bisher auf diesem Gerät gespielt hat.
client-welcome = Willkommen, { $name }.
client-programs = Eigene Bots
client-programs-about = Auch Programme können am Tisch sitzen: Jedes hat einen eigenen Schlüssel, der einmal gezeigt wird.
client-program-name = Name des Bots
client-program-add = Schlüssel anlegen
client-program-key = Schlüssel für { $name }
client-program-docs = Beschreibung der Schnittstelle
client-forget = Meine Daten löschen
client-forget-about = Schlüssel, Bots und Name werden hier und auf dem Server gelöscht. Beendete Partien bleiben, ohne deinen Namen.
client-forget-sure = Ja, alles löschen
client-forgotten = Alles gelöscht. Wir kennen dich nicht mehr.

## A new table

client-edition = Ausgabe
client-with-relics = Mit Relikten
client-seats = Plätze
client-clock = Bedenkzeit
client-clock-none = unbegrenzt
client-clock-seconds = { $count } s
client-clock-day = ein Tag
client-absence = Wenn jemand fehlt
client-absence-camp = ins Camp gehen
client-absence-camp-about = Wer fehlt, geht zurück ins Camp und behält, was im Beutel ist.
client-absence-bot = ein Bot entscheidet
client-absence-bot-about = Ein Bot, der Karten zählt, springt so lange ein.
client-absence-wait = warten
client-absence-wait-about = Der Tisch wartet, so lange es dauert.
client-chests = Truhen
client-chests-open = offen
client-chests-open-about = Alle sehen, was in jeder Truhe ist.
client-chests-closed = geschlossen
client-chests-closed-about = Bis zum Schluss siehst du nur, was in deiner eigenen Truhe ist.
client-help = Hilfe am Tisch
client-help-none = keine
client-help-none-about = Wie am echten Tisch: Ihr zählt selbst.
client-help-counts = Zählhilfe
client-help-counts-about = Wie viele Karten jeder Falle noch im Stapel sind.
client-help-chances = Chancen
client-help-chances-about = Wie wahrscheinlich die nächste Karte die Expedition beendet.
client-help-coach = Trainer
client-help-coach-about = Nach jeder Entscheidung hören alle, was der Experte getan hätte. Zum Lernen, nicht fürs Turnier.
client-spectators = Andere dürfen zusehen
client-public = Wer sich setzen kann
client-public-yes = alle
client-public-yes-about = Der Tisch steht in der Liste offener Tische.
client-public-no = mit Link
client-public-no-about = Nur wer den Link hat, findet ihn.
client-more = Weitere Optionen
client-open = Tisch eröffnen

## Before the game

client-invite = Einladen
client-link = Link zum Tisch
client-link-copy = Link kopieren
client-link-copied = Der Link ist kopiert.
client-link-share = Teilen
client-qr = QR-Code des Links
client-fire = Am Lagerfeuer
client-host = Leitung
client-bot = Bot
client-yourself = du
client-away = abwesend
client-seat-free = frei
client-host-now = { $name } leitet jetzt den Tisch.
client-host-you = Du leitest jetzt den Tisch.
client-bot-add = Bot dazusetzen
client-rating = Stärke { $value }
client-remove = { $name } entfernen
client-agreed = Hausregeln
client-start = Die Höhle betreten
client-start-few = Es braucht mindestens drei Forscher.
client-start-host = { $name } startet die Partie, wenn alle da sind.
client-start-nobody = Wer sich zuerst setzt, startet die Partie.
client-stand = Platz freigeben
client-invited = Du bist eingeladen
client-take-seat = Platz nehmen
client-watch-full = Alle Plätze sind besetzt. Sobald es losgeht, kannst du hier zusehen.

## One device

client-mode = Wie ihr entscheidet
client-mode-curtain = Gerät herumreichen
client-mode-curtain-about = Alle entscheiden geheim hinter einem Vorhang und reichen das Gerät weiter.
client-mode-dealer = Kartengeber für eure Runde
client-mode-dealer-about = Das Gerät gibt die Karten und hält die Bank. Ihr entscheidet geheim, mit geschlossener Hand oder Karten, und tippt an, wer zurückgeht.
client-players = Spieler
client-player-name = Name von Spieler { $number }
client-player = Spieler { $number }
client-player-kind = Wer Spieler { $number } ist
client-person = ein Mensch
client-player-emblem = Anderes Zeichen für Spieler { $number }
client-player-add = Spieler dazunehmen
client-curtain-give = Gib das Gerät an
client-curtain-open = Ich bin { $name }
client-curtain-about = Öffne erst, wenn niemand spickt.
client-curtain-decided = Entschieden: { $count } von { $max }
client-curtain-go = Entscheiden: { $name } beginnt
client-dealer-who = Wer geht zurück? Tippt sie an.
client-dealer-nobody = Niemand geht: nächste Karte
client-dealer-leave = { $count ->
    [one] { $count } geht zurück: weiter
   *[other] { $count } gehen zurück: weiter
}

## Big screen and phones

client-screen = Großer Bildschirm
client-screen-about = Fernseher oder Laptop zeigt den Tisch, Handys entscheiden
client-fullscreen = Vollbild
client-screen-scan = Scannen und hinsetzen
client-screen-or = oder öffne { $url }
client-pad-look = Augen auf den großen Bildschirm!
