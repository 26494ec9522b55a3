### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = Gefahr
stage-hazard-seen = { $hazard }: auf dem Pfad { $first }
stage-hazard-copies = { $hazard }: auf dem Pfad { $first }, im Stapel { $count }, ausgeschieden { $rest }

## The top bar

stage-home = Tacora, Startseite
stage-closed = versperrt
stage-reconnecting = Verbinde neu …
stage-mute = Ton aus
stage-unmute = Ton an
stage-menu = Menü
stage-close = Schließen

## Everyone at the table

stage-you = du
stage-bot = Bot
stage-away = nicht da
stage-thinking = überlegt
stage-has-decided = hat entschieden
stage-chest-closed = geschlossen

# How many of those inside have decided
stage-decided = { $count } von { $players } haben entschieden
stage-missing = Wir warten auf: { $names }

## The two choices, and what each would bring

stage-your-decision = Deine Entscheidung
stage-your-loot = Deine Beute
stage-deeper = Weiter hinein
stage-to-camp = Zurück ins Camp
stage-your-choice = Deine Wahl
stage-press-again = Noch einmal antippen
stage-chance-danger = Gefahr { $count } von { $cards }
stage-no-danger = Noch keine Gefahr
stage-chance-treasure = Schatz { $count } von { $cards }
stage-keep = { $gems } behalten
stage-on-the-way = +{ $gems } vom Pfad
stage-on-the-way-at-most = bis zu +{ $gems } vom Pfad

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [one] Relikt { $values }
   *[other] Relikte { $values }
}
stage-relics-if-alone = { $count ->
    [one] Relikt { $values }, wenn du allein gehst
   *[other] Relikte { $values }, wenn du allein gehst
}
stage-at-risk = in Gefahr
stage-in-chest = in der Truhe

# count: seconds
stage-clock = { $count ->
    [one] { $count } Sekunde zum Entscheiden
   *[other] { $count } Sekunden zum Entscheiden
}

## In place of the choices

stage-watching = Du schaust zu
stage-watchers = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } schauen zu
}
stage-you-in-camp = Du bist sicher im Camp
stage-skip = Vorspulen bis zum Ende
stage-wait = Noch etwas warten
stage-go-on = Nächster Schritt
stage-your-turn = Du bist dran.

## The menu and its pages

stage-log = Bisher geschehen
stage-keys = Tasten
stage-settings = Einstellungen
stage-give-up = Meinen Platz aufgeben
stage-give-up-really = Den Platz aufgeben? Dann entscheidet der Tisch für dich, wie es für Abwesende vereinbart ist. Du kannst zurückkommen.
stage-stay-seated = Sitzen bleiben
stage-pause-asked = Pause gewünscht von: { $names }
stage-code = Tisch
stage-pause = Um eine Pause bitten
stage-pause-no = Doch keine Pause
stage-paused = Pause
stage-resume = Pause beenden
stage-key-confirm = Wahl bestätigen
stage-key-back = Unbestätigte Wahl zurücknehmen, schließen
stage-key-skip = Diesen Schritt beschleunigen
stage-key-read = Den Tisch vorlesen
stage-key-mute = Ton an oder aus
stage-key-zen = Nur die Höhle
stage-emotes = Gesten
stage-emote-brave = Mutig!
stage-emote-lucky = Was für ein Glück!
stage-emote-well-played = Gut gespielt!
stage-emote-greedy = Nimmersatt!
stage-emote-coward = Schon auf der Flucht?
stage-emote-ouch = Autsch!
stage-emote-hurry = Beeilung!
stage-orders = Anweisungen
stage-orders-about = Dein Forscher hält sich daran, während du weg bist.
stage-orders-gems = { $gems ->
    [one] Zurück ins Camp ab { $gems } Rubin
   *[other] Zurück ins Camp ab { $gems } Rubinen
}
stage-orders-gems-never = Die Beute spielt keine Rolle
stage-orders-danger = Zurück ins Camp ab { $percent } % Gefahr
stage-orders-danger-never = Die Gefahr spielt keine Rolle
stage-orders-alone = Bleiben, wenn sonst niemand mehr drin ist
stage-orders-go-on = Sonst ohne Rückfrage weiter hinein
stage-orders-give = Anweisungen geben
stage-orders-none = Anweisungen aufheben

## A trap, and the end of an expedition

stage-trap = Wieder: { $hazard }!
stage-you-lose = { $gems ->
    [one] Du rennst um dein Leben und verlierst { $gems } Rubin.
   *[other] Du rennst um dein Leben und verlierst { $gems } Rubine.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] Zu verlieren gab es nichts.
    [one] { $gems } Rubin bleibt im Dunkeln.
   *[other] { $gems } Rubine bleiben im Dunkeln.
}
stage-expedition-over = Expedition { $number } ist vorbei
stage-ended-by = Beendet durch: { $hazard }
stage-ended-empty = Alle sind zurück im Camp.

## After the game

stage-rematch = Noch eine Partie
stage-rematch-join = Zur nächsten Partie
stage-replay = Wiederholung ansehen
stage-save = Partie speichern
stage-to-home = Startseite
stage-moment-haul = Größte Beute
stage-moment-relics = Gerettete Relikte
stage-moment-dare = Mutigster Schritt
stage-moment-escape = Gerade noch rechtzeitig
stage-moment-loss = Bitterster Verlust
stage-what-was-next = Was wäre gekommen?
stage-turn-card = Nächste Karte von Expedition { $number } aufdecken
stage-after-expedition = Expedition { $number }
stage-would-be-trap = Eine Falle: { $hazard }

## Sounds as captions, for those who do not hear them

stage-sound-hush = [tiefes Luftholen]
stage-sound-flip = [Karten werden umgedreht]
stage-sound-drum = [Trommelwirbel]
stage-sound-gem = [Edelsteine klimpern]
stage-sound-relic = [heller Akkord]
stage-sound-hazard = [Knurren]
stage-sound-bust = [die Höhle grollt]
stage-sound-leave = [zwei leise Töne]
stage-sound-slam = [Holz kracht]
