### The words of the game: editions, cards, terms and counted things.

## Editions

edition-fr = Французьке видання
edition-uk = Українське видання
edition-ru = Російське видання
edition-pl = Польське видання
edition-de = Німецьке видання
edition-incan-gold = Incan Gold

edition-fr-about = Павуки, змії, лава, брили й тарани; реліквії — варіація гри, від 5 до 12 очок.
edition-uk-about = { edition-fr-about }
edition-ru-about = { edition-fr-about }
edition-pl-about = Скорпіони, змії, лава, брили й шипи; реліквії — варіація гри, від 5 до 12 очок.
edition-de-about = Павуки, змії, лава, брили й шипасті тарани; у колоді завжди п’ять реліквій, по 5 або 10 очок.
edition-incan-gold-about = Павуки, змії, мумії, вогонь та обвали; до кожної експедиції додається реліквія, а за нічиєї вирішують реліквії.

## Hazards: the name on the card, and one of at most nine letters for narrow screens

hazard-spider = Гігантський павук
hazard-spider-short = Павук
hazard-snake = Змія
hazard-snake-short = Змія
hazard-lava = Басейн із лавою
hazard-lava-short = Лава
hazard-boulder = Кам’яна брила
hazard-boulder-short = Брила
hazard-ram = Таран
hazard-ram-short = Таран
hazard-scorpion = Гігантський скорпіон
hazard-scorpion-short = Скорпіон
hazard-spikes = Шипи
hazard-spikes-short = Шипи
hazard-mummy = Мумія
hazard-mummy-short = Мумія
hazard-fire = Вогонь
hazard-fire-short = Вогонь
hazard-rockfall = Обвал
hazard-rockfall-short = Обвал

## Other cards

card-treasure = Скарб { $gems }
card-relic = Реліквія
card-relic-worth = Реліквія { $worth }

## Terms, as labels

term-expedition = Експедиція
term-path = Шлях
term-treasure = Скарб
term-hazard = Халепа
term-relic = Реліквія
term-explorer = Шукач
term-camp = Табір
term-chest = Скриня
term-satchel = Торба
term-decision = Рішення
term-barricade = Барикада
term-supply = Резерв
term-deck = Колода
term-entrance = Вхід
term-ruby = Рубін
term-diamond = Алмаз

# The two decision cards, as buttons
term-continue = Углиб
term-leave = Назад

## Counted things

points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
