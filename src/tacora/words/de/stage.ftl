### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = Gefahr
stage-hazard-seen = { $hazard }: auf dem Pfad { $first }
stage-hazard-copies = { $hazard }: auf dem Pfad { $first }, im Stapel { $count }, ausgeschieden { $rest }

## The top bar

stage-home = Tacora, Startseite
stage-closed = versperrt
stage-reconnecting = Verbinde neu…
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
stage-missing = Noch unentschieden: { $names }

## The two choices, and what each would bring

stage-your-decision = Deine Entscheidung
stage-your-loot = Deine Beute
stage-deeper = Tiefer hinein
stage-to-camp = Zurück ins Camp
stage-your-choice = Deine Wahl
stage-press-again = Noch einmal drücken
stage-chance-danger = Gefahr { $count } von { $cards }
stage-no-danger = Noch keine Gefahr
stage-chance-treasure = Schatz { $count } von { $cards }
stage-keep = { $gems } behalten
stage-on-the-way = +{ $gems } unterwegs
stage-on-the-way-at-most = bis zu +{ $gems } unterwegs

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [one] Relikt { $values }
   *[other] Relikte { $values }
}
stage-relics-if-alone = { $count ->
    [one] Relikt { $values }, wenn allein
   *[other] Relikte { $values }, wenn allein
}
stage-at-risk = in Gefahr
stage-in-chest = in der Truhe

# count: seconds
stage-run-on = Weiter, bis ich etwas habe
stage-time-up-leave = Die Zeit ist um: Du gehst ins Camp.
stage-time-up-continue = Die Zeit ist um: Du gehst tiefer hinein.
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
stage-skip = Zum Ende der Expedition
stage-wait = Auf die Abwesenden warten
stage-go-on = Weiter
stage-your-turn = Du bist dran.

## The menu and its pages

stage-log = Was geschah
stage-keys = Tasten
stage-settings = Einstellungen
stage-give-up = Meinen Platz aufgeben
stage-give-up-really = Den Platz aufgeben? Dann entscheidet der Tisch für dich, wie es für Abwesende vereinbart ist. Du kannst zurückkommen.
stage-stay-seated = Sitzen bleiben
stage-pause-asked = Um eine Pause bitten: { $names }
stage-code = Tisch
stage-pause = Um eine Pause bitten
stage-pause-no = Doch keine Pause
stage-paused = Pause
stage-resume = Pause beenden
stage-key-confirm = Wahl bestätigen
stage-key-back = Unbestätigte Wahl zurücknehmen, schließen
stage-key-skip = Schneller, nur jetzt
stage-key-read = Den Tisch vorlesen
stage-key-mute = Ton an oder aus
stage-key-zen = Nur die Höhle
stage-emotes = Gesten
stage-emote-brave = Mutig!
stage-emote-lucky = Was für ein Glück!
stage-emote-well-played = Gut gespielt!
stage-emote-greedy = Gierig!
stage-emote-coward = Schon auf der Flucht?
stage-emote-ouch = Autsch!
stage-emote-hurry = Beeilung!
stage-orders = Daueraufträge
stage-orders-about = Dein Forscher befolgt sie, solange du nicht hinschaust.
stage-orders-gems = { $gems ->
    [one] Zurück ins Camp ab { $gems } Rubin
   *[other] Zurück ins Camp ab { $gems } Rubinen
}
stage-orders-gems-never = Die Beute spielt keine Rolle
stage-orders-danger = Zurück ins Camp ab { $percent } % Gefahr
stage-orders-danger-never = Die Gefahr spielt keine Rolle
stage-orders-alone = Bleiben, wenn sonst niemand mehr drin ist
stage-orders-empty = Weiterlaufen, solange es nichts hinauszutragen gibt, bis eine Gefahr kommt
stage-orders-go-on = Sonst ohne Rückfrage tiefer hinein
stage-orders-give = Aufträge erteilen
stage-orders-none = Zurückziehen

## A trap, and the end of an expedition

stage-trap = Wieder: { $hazard }!
stage-you-lose = { $gems ->
    [one] Du fliehst und verlierst { $gems } Rubin.
   *[other] Du fliehst und verlierst { $gems } Rubine.
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

stage-rematch = Noch einmal
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
stage-would-be-trap = Ein Unglück: { $hazard }

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
