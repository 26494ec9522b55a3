### The words of the game: editions, cards, terms and counted things.

## Editions

edition-fr = Французское издание
edition-uk = Украинское издание
edition-ru = Русское издание
edition-pl = Польское издание
edition-de = Немецкое издание
edition-incan-gold = Incan Gold

edition-fr-about = Пауки, змеи, лава, валуны и тараны; реликвии — вариант игры, от 5 до 12 очков.
edition-uk-about = { edition-fr-about }
edition-ru-about = { edition-fr-about }
edition-pl-about = Скорпионы, змеи, лава, валуны и шипы; реликвии — вариант игры, от 5 до 12 очков.
edition-de-about = Пауки, змеи, лава, валуны и шипастые тараны; в стопке всегда пять реликвий, по 5 или 10 очков.
edition-incan-gold-about = Пауки, змеи, мумии, огонь и обвалы; в каждую экспедицию добавляется реликвия, а при ничьей решают реликвии.

## Hazards: the name on the card, and one of at most nine letters for narrow screens

hazard-spider = Гигантский паук
hazard-spider-short = Паук
hazard-snake = Змея
hazard-snake-short = Змея
hazard-lava = Раскалённая лава
hazard-lava-short = Лава
hazard-boulder = Катящийся валун
hazard-boulder-short = Валун
hazard-ram = Таран
hazard-ram-short = Таран
hazard-scorpion = Гигантский скорпион
hazard-scorpion-short = Скорпион
hazard-spikes = Шипы
hazard-spikes-short = Шипы
hazard-mummy = Мумия
hazard-mummy-short = Мумия
hazard-fire = Огонь
hazard-fire-short = Огонь
hazard-rockfall = Обвал
hazard-rockfall-short = Обвал

## Other cards

card-treasure = Сокровище { $gems }
card-relic = Реликвия
card-relic-worth = Реликвия { $worth }

## Terms, as labels

term-expedition = Экспедиция
term-path = Путь
term-treasure = Сокровище
term-hazard = Ловушка
term-relic = Реликвия
term-explorer = Исследователь
term-camp = Лагерь
term-chest = Сундук
term-satchel = Сумка
term-decision = Решение
term-barricade = Преграда
term-supply = Запас
term-deck = Стопка
term-entrance = Вход
term-ruby = Рубин
term-diamond = Алмаз

# The two decision cards, as buttons
term-continue = Продолжить
term-leave = Выйти

## Counted things

points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
