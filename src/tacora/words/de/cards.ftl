### The words of the game: editions, cards, terms and counted things.

## Editions

edition-fr = Französische Ausgabe
edition-uk = Ukrainische Ausgabe
edition-ru = Russische Ausgabe
edition-pl = Polnische Ausgabe
edition-de = Deutsche Ausgabe
edition-incan-gold = Incan Gold

edition-fr-about = Spinnen, Schlangen, Lava, Steinkugeln und Rammen; Relikte als Variante, 5 bis 12 Punkte wert.
edition-uk-about = { edition-fr-about }
edition-ru-about = { edition-fr-about }
edition-pl-about = Skorpione, Schlangen, Lava, Steinkugeln und Stacheln; Relikte als Variante, 5 bis 12 Punkte wert.
edition-de-about = Spinnen, Schlangen, Lava, Steinkugeln und Nagelrammen; immer mit fünf Relikten im Stapel, 5 oder 10 Punkte wert.
edition-incan-gold-about = Spinnen, Schlangen, Mumien, Feuer und Felsstürze; zu jeder Expedition kommt ein Relikt, und Relikte entscheiden bei Gleichstand.

## Hazards: the name on the card, and one of at most nine letters for narrow screens

hazard-spider = Riesenspinne
hazard-spider-short = Spinne
hazard-snake = Giftschlange
hazard-snake-short = Schlange
hazard-lava = Lavagrube
hazard-lava-short = Lava
hazard-boulder = Riesensteinkugel
hazard-boulder-short = Kugel
hazard-ram = Nagelramme
hazard-ram-short = Ramme
hazard-scorpion = Riesenskorpion
hazard-scorpion-short = Skorpion
hazard-spikes = Stachelfalle
hazard-spikes-short = Stacheln
hazard-mummy = Mumie
hazard-mummy-short = Mumie
hazard-fire = Feuer
hazard-fire-short = Feuer
hazard-rockfall = Felssturz
hazard-rockfall-short = Felssturz

## Other cards

card-treasure = Schatz { $gems }
card-relic = Relikt
card-relic-worth = Relikt { $worth }

## Terms, as labels

term-expedition = Expedition
term-path = Pfad
term-treasure = Schatz
term-hazard = Falle
term-relic = Relikt
term-explorer = Forscher
term-camp = Camp
term-chest = Truhe
term-satchel = Beutel
term-decision = Entscheidung
term-barricade = Versperrt-Plättchen
term-supply = Vorrat
term-deck = Stapel
term-entrance = Eingang
term-ruby = Rubin
term-diamond = Diamant

# The two decision cards, as buttons
term-continue = Weiter
term-leave = Zurück

## Counted things

points-count =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
players-count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
