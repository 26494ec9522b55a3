### The words of the game: editions, cards, terms and counted things.

## Editions

edition-fr = French edition
edition-uk = Ukrainian edition
edition-ru = Russian edition
edition-pl = Polish edition
edition-de = German edition
edition-incan-gold = Incan Gold

edition-fr-about = Spiders, snakes, lava, boulders and rams; relics are optional, worth 5 to 12 points.
edition-uk-about = { edition-fr-about }
edition-ru-about = { edition-fr-about }
edition-pl-about = Scorpions, snakes, lava, boulders and spikes; relics are optional, worth 5 to 12 points.
edition-de-about = Spiders, snakes, lava, boulders and spiked rams; five relics are always in the deck, worth 5 or 10 points.
edition-incan-gold-about = Spiders, snakes, mummies, fire and rockfalls; a new relic joins every expedition, and relics break ties.

## Hazards: the name on the card, and one of at most nine letters for narrow screens

hazard-spider = Giant spider
hazard-spider-short = Spider
hazard-snake = Snake
hazard-snake-short = Snake
hazard-lava = Lava pit
hazard-lava-short = Lava
hazard-boulder = Rolling boulder
hazard-boulder-short = Boulder
hazard-ram = Battering ram
hazard-ram-short = Ram
hazard-scorpion = Giant scorpion
hazard-scorpion-short = Scorpion
hazard-spikes = Spikes
hazard-spikes-short = Spikes
hazard-mummy = Mummy
hazard-mummy-short = Mummy
hazard-fire = Fire
hazard-fire-short = Fire
hazard-rockfall = Rockfall
hazard-rockfall-short = Rockfall

## Other cards

card-treasure = Treasure { $gems }
card-relic = Relic
card-relic-worth = Relic { $worth }

## Terms, as labels

term-expedition = Expedition
term-path = Path
term-treasure = Treasure
term-hazard = Hazard
term-relic = Relic
term-explorer = Explorer
term-camp = Camp
term-chest = Chest
term-satchel = Satchel
term-decision = Decision
term-barricade = Barricade
term-supply = Supply
term-deck = Deck
term-entrance = Entrance
term-ruby = Ruby
term-diamond = Diamond

# The two decision cards, as buttons
term-continue = Go deeper
term-leave = Back to camp

## Counted things

points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
