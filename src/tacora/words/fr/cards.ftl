### The words of the game: editions, cards, terms and counted things.

## Editions

edition-fr = Édition française
edition-uk = Édition ukrainienne
edition-ru = Édition russe
edition-pl = Édition polonaise
edition-de = Édition allemande
edition-incan-gold = Incan Gold

edition-fr-about = Araignées, serpents, lave, boules de pierre et béliers ; reliques en variante, de 5 à 12 points.
edition-uk-about = { edition-fr-about }
edition-ru-about = { edition-fr-about }
edition-pl-about = Scorpions, serpents, lave, boules de pierre et pics ; reliques en variante, de 5 à 12 points.
edition-de-about = Araignées, serpents, lave, boules de pierre et béliers à pointes ; toujours cinq reliques dans la pioche, à 5 ou 10 points.
edition-incan-gold-about = Araignées, serpents, momies, feu et éboulements ; une relique de plus à chaque expédition, et les reliques départagent les égalités.

## Hazards: the name on the card, and one of at most nine letters for narrow screens

hazard-spider = Araignée géante
hazard-spider-short = Araignée
hazard-snake = Serpent
hazard-snake-short = Serpent
hazard-lava = Puits de lave
hazard-lava-short = Lave
hazard-boulder = Boule de pierre
hazard-boulder-short = Boule
hazard-ram = Bélier
hazard-ram-short = Bélier
hazard-scorpion = Scorpion géant
hazard-scorpion-short = Scorpion
hazard-spikes = Pics acérés
hazard-spikes-short = Pics
hazard-mummy = Momie
hazard-mummy-short = Momie
hazard-fire = Feu
hazard-fire-short = Feu
hazard-rockfall = Éboulement
hazard-rockfall-short = Éboulis

## Other cards

card-treasure = Trésor { $gems }
card-relic = Relique
card-relic-worth = Relique { $worth }

## Terms, as labels

term-expedition = Expédition
term-path = Chemin
term-treasure = Trésor
term-hazard = Danger
term-relic = Relique
term-explorer = Explorateur
term-camp = Campement
term-chest = Coffre
term-satchel = Sacoche
term-decision = Décision
term-barricade = Barricade
term-supply = Réserve
term-deck = Pioche
term-entrance = Entrée
term-ruby = Rubis
term-diamond = Diamant

# The two decision cards, as buttons
term-continue = Continuer
term-leave = Sortir

## Counted things

points-count =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
players-count =
    { $count ->
        [one] { $count } joueur
        [many] { $count } de joueurs
       *[other] { $count } joueurs
    }
