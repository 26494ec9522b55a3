### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = ryzyko
stage-hazard-seen = { $hazard }: w korytarzu { $first }
stage-hazard-copies = { $hazard }: w korytarzu { $first }, w talii { $count }, usunięte { $rest }

## The top bar

stage-home = Tacora, strona główna
stage-closed = zamknięte
stage-reconnecting = Łączę ponownie…
stage-mute = Wyłącz dźwięk
stage-unmute = Włącz dźwięk
stage-menu = Menu
stage-close = Zamknij

## Everyone at the table

stage-you = ty
stage-bot = bot
stage-away = nie ma przy stole
stage-thinking = myśli
stage-has-decided = decyzja podjęta
stage-chest-closed = zamknięta

# How many of those inside have decided
stage-decided = Decyzje: { $count } z { $players }
stage-missing = Czekamy na decyzję: { $names }

## The two choices, and what each would bring

stage-your-decision = Twoja decyzja
stage-your-loot = Twój łup
stage-deeper = W głąb
stage-to-camp = Do obozowiska
stage-your-choice = Twój wybór
stage-press-again = Naciśnij ponownie
stage-chance-danger = Ryzyko { $count } z { $cards }
stage-no-danger = Jeszcze bezpiecznie
stage-chance-treasure = Skarb { $count } z { $cards }
stage-keep = Zachowujesz { $gems }
stage-on-the-way = +{ $gems } po drodze
stage-on-the-way-at-most = do +{ $gems } po drodze

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [1] relikt { $values }
   *[other] relikty { $values }
}
stage-relics-if-alone = { $count ->
    [1] relikt { $values } w pojedynkę
   *[other] relikty { $values } w pojedynkę
}
stage-at-risk = w sakwie
stage-in-chest = w skrzyni

# count: seconds
stage-clock = { $count ->
    [one] { $count } sekunda na decyzję
    [few] { $count } sekundy na decyzję
    [many] { $count } sekund na decyzję
   *[other] { $count } sekundy na decyzję
}

## In place of the choices

stage-watching = Oglądasz grę
stage-watchers = { $count ->
    [one] Ktoś się przygląda
    [few] Przyglądają się { $count } osoby
    [many] Przygląda się { $count } osób
   *[other] Przygląda się { $count } osoby
}
stage-you-in-camp = Bezpiecznie w obozowisku
stage-skip = Przewiń do końca
stage-wait = Zaczekaj na nieobecnych
stage-go-on = Dalej
stage-your-turn = Twoja kolej.

## The menu and its pages

stage-log = Przebieg partii
stage-keys = Klawisze
stage-settings = Ustawienia
stage-give-up = Oddaj swoje miejsce
stage-give-up-really = Oddać swoje miejsce? Stół będzie decydował za ciebie tak, jak ustalono dla nieobecnych. Możesz wrócić.
stage-stay-seated = Zostaję
stage-pause-asked = O przerwę prosi: { $names }
stage-code = Stół
stage-pause = Poproś o przerwę
stage-pause-no = Jednak bez przerwy
stage-paused = Przerwa
stage-resume = Zakończ przerwę
stage-key-confirm = Potwierdź wybór
stage-key-back = Cofnij niepotwierdzony wybór, zamknij
stage-key-skip = Przyspiesz ten krok
stage-key-read = Odczytaj stół na głos
stage-key-mute = Włącz lub wyłącz dźwięk
stage-key-zen = Tylko jaskinia
stage-emotes = Reakcje
stage-emote-brave = Co za odwaga!
stage-emote-lucky = Ale fart!
stage-emote-well-played = Dobrze zagrane!
stage-emote-greedy = Ale pazerność!
stage-emote-coward = Już uciekasz?
stage-emote-ouch = Auć!
stage-emote-hurry = No dalej!
stage-orders = Polecenia na czas nieobecności
stage-orders-about = Twój poszukiwacz trzyma się ich, gdy nie patrzysz.
stage-orders-gems = { $gems ->
    [one] Powrót, gdy w sakwie jest { $gems } rubin lub więcej
    [few] Powrót, gdy w sakwie są { $gems } rubiny lub więcej
    [many] Powrót, gdy w sakwie jest { $gems } rubinów lub więcej
   *[other] Powrót, gdy w sakwie jest { $gems } rubinu lub więcej
}
stage-orders-gems-never = Łup nie ma znaczenia
stage-orders-danger = Powrót od { $percent }% ryzyka
stage-orders-danger-never = Ryzyko nie ma znaczenia
stage-orders-alone = Zostań, gdy w jaskini nie ma już innych
stage-orders-go-on = W pozostałych wypadkach w głąb bez pytania
stage-orders-give = Wydaj polecenia
stage-orders-none = Wycofaj

## A trap, and the end of an expedition

stage-trap = { $hazard }: znowu!
stage-you-lose = { $gems ->
    [one] Uciekasz, gdzie pieprz rośnie, i tracisz { $gems } rubin.
    [few] Uciekasz, gdzie pieprz rośnie, i tracisz { $gems } rubiny.
    [many] Uciekasz, gdzie pieprz rośnie, i tracisz { $gems } rubinów.
   *[other] Uciekasz, gdzie pieprz rośnie, i tracisz { $gems } rubinu.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] Nie było czego stracić.
    [one] { $gems } rubin zostaje w ciemności.
    [few] { $gems } rubiny zostają w ciemności.
    [many] { $gems } rubinów zostaje w ciemności.
   *[other] { $gems } rubinu zostaje w ciemności.
}
stage-expedition-over = Koniec ekspedycji { $number }
stage-ended-by = Winowajca: { $hazard }
stage-ended-empty = Wszyscy wrócili do obozowiska.

## After the game

stage-rematch = Jeszcze raz
stage-rematch-join = Do następnej partii
stage-replay = Obejrzyj powtórkę
stage-save = Zapisz przebieg
stage-to-home = Strona główna
stage-moment-haul = Największy łup
stage-moment-relics = Wyniesione relikty
stage-moment-dare = Najodważniejszy krok
stage-moment-escape = W ostatniej chwili
stage-moment-loss = Najboleśniejsza strata
stage-what-was-next = Co było dalej?
stage-turn-card = Odkryj następną kartę ekspedycji { $number }
stage-after-expedition = Ekspedycja { $number }
stage-would-be-trap = Koniec ekspedycji: { $hazard }

## Sounds as captions, for those who do not hear them

stage-sound-hush = [głęboki oddech]
stage-sound-flip = [szelest kart]
stage-sound-drum = [werbel]
stage-sound-gem = [brzęk klejnotów]
stage-sound-relic = [jasny akord]
stage-sound-hazard = [warczenie]
stage-sound-bust = [huk w jaskini]
stage-sound-leave = [dwa ciche dźwięki]
stage-sound-slam = [trzask drewna]
