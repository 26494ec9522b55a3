### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Экспедиция { $expedition }: все входят в пещеру.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Сокровище { $gems }: на всех не хватает. { $rest ->
        [one] На карте остаётся { $rest } рубин.
        [few] На карте остаются { $rest } рубина.
        [many] На карте остаётся { $rest } рубинов.
       *[other] На карте остаётся { $rest } рубина.
    }
   *[other] Сокровище { $gems }: по { $each } в каждую сумку. { $rest ->
        [0] Ничего не остаётся.
        [one] На карте остаётся { $rest } рубин.
        [few] На карте остаются { $rest } рубина.
        [many] На карте остаётся { $rest } рубинов.
       *[other] На карте остаётся { $rest } рубина.
    }
}
story-hazard = { $hazard }: первое предупреждение.
story-relic = На пути лежит реликвия.
story-relic-worth = { $worth ->
    [one] На пути лежит реликвия на { $worth } очко.
    [few] На пути лежит реликвия на { $worth } очка.
    [many] На пути лежит реликвия на { $worth } очков.
   *[other] На пути лежит реликвия на { $worth } очка.
}
story-trap = { $hazard } — во второй раз! Экспедиция окончена.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [1] убегает с пустой сумкой; терять нечего.
       *[other] убегают с пустыми сумками; терять нечего.
    }
   *[other] { $names } { $count ->
        [1] убегает и теряет { $gems ->
            [one] { $gems } рубин.
            [few] { $gems } рубина.
            [many] { $gems } рубинов.
           *[other] { $gems } рубина.
        }
       *[other] убегают и теряют по { $gems ->
            [one] { $gems } рубину.
            [few] { $gems } рубина.
            [many] { $gems } рубинов.
           *[other] { $gems } рубина.
        }
    }
}
story-hazard-removed = Одна карта выбывает из игры: { $hazard }.
story-nobody-left = { $count ->
    [1] { $names } идёт дальше в одиночку.
   *[other] Никто не выходит: { $names } идут дальше.
}

# each: rubies picked up on the way out; gems: what each leaver puts into the chest in all
story-left = { $count ->
    [1] { $each ->
        [0] { $gems ->
            [0] { $names } выходит в одиночку, с пустой сумкой.
            [one] { $names } выходит в одиночку и кладёт в сундук { $gems } рубин.
            [few] { $names } выходит в одиночку и кладёт в сундук { $gems } рубина.
            [many] { $names } выходит в одиночку и кладёт в сундук { $gems } рубинов.
           *[other] { $names } выходит в одиночку и кладёт в сундук { $gems } рубина.
        }
       *[other] { $names } выходит в одиночку и подбирает на пути { $each ->
            [one] { $each } рубин
            [few] { $each } рубина
            [many] { $each } рубинов
           *[other] { $each } рубина
        }; итого в сундук — { $gems }.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } выходят вместе, с пустыми сумками.
            [one] { $names } выходят вместе и кладут в сундуки по { $gems } рубину.
            [few] { $names } выходят вместе и кладут в сундуки по { $gems } рубина.
            [many] { $names } выходят вместе и кладут в сундуки по { $gems } рубинов.
           *[other] { $names } выходят вместе и кладут в сундуки по { $gems } рубина.
        }
       *[other] { $names } выходят вместе и подбирают на пути по { $each ->
            [one] { $each } рубину
            [few] { $each } рубина
            [many] { $each } рубинов
           *[other] { $each } рубина
        }; итого в сундуки — по { $gems }.
    }
}
story-relics-rescued = { $count ->
    [1] { $name } выносит реликвию на { $values } очков.
    [one] { $name } выносит { $count } реликвию на { $values } очков.
    [few] { $name } выносит { $count } реликвии на { $values } очков.
    [many] { $name } выносит { $count } реликвий на { $values } очков.
   *[other] { $name } выносит { $count } реликвии на { $values } очков.
}
story-relics-stay = { $count ->
    [1] Выходят сразу несколько, поэтому реликвия не достаётся никому.
   *[other] Выходят сразу несколько, поэтому реликвии не достаются никому.
}
story-relics-lost = { $count ->
    [1] Реликвия остаётся в пещере и пропадает навсегда.
    [one] { $count } реликвия остаётся в пещере и пропадает навсегда.
    [few] { $count } реликвии остаются в пещере и пропадают навсегда.
    [many] { $count } реликвий остаются в пещере и пропадают навсегда.
   *[other] { $count } реликвии остаётся в пещере и пропадает навсегда.
}
story-rubies-lost = { $gems ->
    [one] В пещере остаётся { $gems } рубин.
    [few] В пещере остаются { $gems } рубина.
    [many] В пещере остаётся { $gems } рубинов.
   *[other] В пещере остаётся { $gems } рубина.
}
# closing: "tile" if an entrance is a tile that is taken away
story-closed = { $closing ->
    [tile] Жетон входа { $expedition } убирают с поля.
   *[barricade] Вход { $expedition } закрывает преграда.
}
story-chest = { $name }: { $chest }
story-winner = { $name } побеждает, набрав { $score ->
    [one] { $score } очко.
    [few] { $score } очка.
    [many] { $score } очков.
   *[other] { $score } очка.
}
story-winners = { $names } делят победу и место у костра, набрав по { $score ->
    [one] { $score } очку.
    [few] { $score } очка.
    [many] { $score } очков.
   *[other] { $score } очка.
}
