### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Експедиція { $expedition }: усі заходять до печери.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Скарб { $gems }: на всіх не вистачає. { $rest ->
        [one] На картці лишається { $rest } рубін.
        [few] На картці лишаються { $rest } рубіни.
        [many] На картці лишається { $rest } рубінів.
       *[other] На картці лишається { $rest } рубіна.
    }
   *[other] Скарб { $gems }: по { $each } до кожної торби. { $rest ->
        [0] Нічого не лишається.
        [one] На картці лишається { $rest } рубін.
        [few] На картці лишаються { $rest } рубіни.
        [many] На картці лишається { $rest } рубінів.
       *[other] На картці лишається { $rest } рубіна.
    }
}
story-hazard = { $hazard }: перше попередження.
story-relic = На шляху лежить реліквія.
story-relic-worth = { $worth ->
    [one] На шляху лежить реліквія на { $worth } очко.
    [few] На шляху лежить реліквія на { $worth } очки.
    [many] На шляху лежить реліквія на { $worth } очок.
   *[other] На шляху лежить реліквія на { $worth } очка.
}
story-trap = { $hazard } — удруге! Експедицію закінчено.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [1] тікає з порожньою торбою; утрачати нічого.
       *[other] тікають із порожніми торбами; утрачати нічого.
    }
   *[other] { $names } { $count ->
        [1] тікає та втрачає { $gems ->
            [one] { $gems } рубін.
            [few] { $gems } рубіни.
            [many] { $gems } рубінів.
           *[other] { $gems } рубіна.
        }
       *[other] тікають і втрачають по { $gems ->
            [one] { $gems } рубіну.
            [few] { $gems } рубіни.
            [many] { $gems } рубінів.
           *[other] { $gems } рубіна.
        }
    }
}
story-hazard-removed = Одна картка вибуває з гри: { $hazard }.
story-nobody-left = { $count ->
    [1] { $names } іде вглиб без супутників.
   *[other] Ніхто не повертається: { $names } ідуть углиб.
}

# each: rubies picked up on the way out; gems: what each leaver puts into the chest in all
story-left = { $count ->
    [1] { $each ->
        [0] { $gems ->
            [0] { $names } повертається без супутників, із порожньою торбою.
            [one] { $names } повертається без супутників і кладе до скрині { $gems } рубін.
            [few] { $names } повертається без супутників і кладе до скрині { $gems } рубіни.
            [many] { $names } повертається без супутників і кладе до скрині { $gems } рубінів.
           *[other] { $names } повертається без супутників і кладе до скрині { $gems } рубіна.
        }
       *[other] { $names } повертається без супутників і підбирає на шляху { $each ->
            [one] { $each } рубін
            [few] { $each } рубіни
            [many] { $each } рубінів
           *[other] { $each } рубіна
        }; загалом до скрині — { $gems }.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } повертаються разом, із порожніми торбами.
            [one] { $names } повертаються разом і кладуть до скринь по { $gems } рубіну.
            [few] { $names } повертаються разом і кладуть до скринь по { $gems } рубіни.
            [many] { $names } повертаються разом і кладуть до скринь по { $gems } рубінів.
           *[other] { $names } повертаються разом і кладуть до скринь по { $gems } рубіна.
        }
       *[other] { $names } повертаються разом і підбирають на шляху по { $each ->
            [one] { $each } рубіну
            [few] { $each } рубіни
            [many] { $each } рубінів
           *[other] { $each } рубіна
        }; загалом до скринь — по { $gems }.
    }
}
story-relics-rescued = { $count ->
    [1] { $name } виносить реліквію на { $values } очок.
    [one] { $name } виносить { $count } реліквію на { $values } очок.
    [few] { $name } виносить { $count } реліквії на { $values } очок.
    [many] { $name } виносить { $count } реліквій на { $values } очок.
   *[other] { $name } виносить { $count } реліквії на { $values } очок.
}
story-relics-stay = { $count ->
    [1] Повертається кілька людей разом, тож реліквія не дістається нікому.
   *[other] Повертається кілька людей разом, тож реліквії не дістаються нікому.
}
story-relics-lost = { $count ->
    [1] Реліквія лишається в печері й пропадає назавжди.
    [one] { $count } реліквія лишається в печері й пропадає назавжди.
    [few] { $count } реліквії лишаються в печері й пропадають назавжди.
    [many] { $count } реліквій лишаються в печері й пропадають назавжди.
   *[other] { $count } реліквії лишається в печері й пропадає назавжди.
}
story-rubies-lost = { $gems ->
    [one] У печері лишається { $gems } рубін.
    [few] У печері лишаються { $gems } рубіни.
    [many] У печері лишається { $gems } рубінів.
   *[other] У печері лишається { $gems } рубіна.
}
# closing: "tile" if an entrance is a tile that is taken away
story-closed = { $closing ->
    [tile] Тайл входу { $expedition } прибирають із поля.
   *[barricade] Вхід { $expedition } закриває барикада.
}
story-chest = { $name }: { $chest }
story-winner = { $name } перемагає, здобувши { $score ->
    [one] { $score } очко.
    [few] { $score } очки.
    [many] { $score } очок.
   *[other] { $score } очка.
}
story-winners = { $names } ділять перемогу й місце біля вогнища, здобувши по { $score ->
    [one] { $score } очку.
    [few] { $score } очки.
    [many] { $score } очок.
   *[other] { $score } очка.
}
