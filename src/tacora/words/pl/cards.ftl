### The words of the game: editions, cards, terms and counted things.

## Editions

edition-fr = Edycja francuska
edition-uk = Edycja ukraińska
edition-ru = Edycja rosyjska
edition-pl = Edycja polska
edition-de = Edycja niemiecka
edition-incan-gold = Incan Gold

edition-fr-about = Pająki, węże, lawa, kule i tarany; relikty jako wariant, warte od 5 do 12 punktów.
edition-uk-about = { edition-fr-about }
edition-ru-about = { edition-fr-about }
edition-pl-about = Skorpiony, węże, lawa, kule i kolce; relikty jako wariant, warte od 5 do 12 punktów.
edition-de-about = Pająki, węże, lawa, kule i tarany z kolcami; w talii zawsze pięć reliktów, wartych 5 albo 10 punktów.
edition-incan-gold-about = Pająki, węże, mumie, ogień i obwały; na każdą ekspedycję dochodzi jeden relikt, a relikty rozstrzygają remis.

## Hazards: the name on the card, and one of at most nine letters for narrow screens

hazard-spider = Ogromny pająk
hazard-spider-short = Pająk
hazard-snake = Wąż
hazard-snake-short = Wąż
hazard-lava = Lawa
hazard-lava-short = Lawa
hazard-boulder = Tocząca się kula
hazard-boulder-short = Kula
hazard-ram = Taran
hazard-ram-short = Taran
hazard-scorpion = Ogromny skorpion
hazard-scorpion-short = Skorpion
hazard-spikes = Kolce
hazard-spikes-short = Kolce
hazard-mummy = Mumia
hazard-mummy-short = Mumia
hazard-fire = Ogień
hazard-fire-short = Ogień
hazard-rockfall = Obwał skalny
hazard-rockfall-short = Obwał

## Other cards

card-treasure = Skarb { $gems }
card-relic = Relikt
card-relic-worth = Relikt { $worth }

## Terms, as labels

term-expedition = Ekspedycja
term-path = Korytarz
term-treasure = Skarb
term-hazard = Pułapka
term-relic = Relikt
term-explorer = Poszukiwacz
term-camp = Obozowisko
term-chest = Skrzynia
term-satchel = Sakwa
term-decision = Decyzja
term-barricade = Barykada
term-supply = Pula
term-deck = Talia
term-entrance = Wejście
term-ruby = Rubin
term-diamond = Diament

# The two decision cards, as buttons
term-continue = Kontynuacja
term-leave = Powrót

## Counted things

points-count =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
