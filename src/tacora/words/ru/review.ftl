### A review: what decisions were worth, in chances to win.

review-title = Шансы на победу
review-compiling = Компиляция, один раз на этом компьютере…
review-about = Шансы на победу, если бы все играли как эксперты. Удача — то, что сделали карты; расчёт — потери против лучшего решения; остальное — решения других; всё в пунктах из ста.
review-player = Игрок
review-luck = Удача
review-judgement = Расчёт
review-others = Другие
review-result = Итог
review-costly = Самые дорогие решения
review-flawless = Ни одно решение явно никому не стоило шансов.

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Экспедиция { $expedition }, карта { $number }: { $name } идёт дальше. Выйти было лучше на { $value } пункта: { $found } вместо { $expected }.
review-left = Экспедиция { $expedition }, карта { $number }: { $name } выходит. Продолжить было лучше на { $value } пункта: { $found } вместо { $expected }.

review-lucky = { $name }: карты принесли { $value } пункта.
review-unlucky = { $name }: карты отняли { $value } пункта.
review-even = { $name }: карты почти ничего не изменили.
review-sound = Явных ошибок нет.
review-lapses = { $count ->
    [one] { $count } явная ошибка стоила { $value } пункта.
    [few] { $count } явные ошибки стоили { $value } пункта.
    [many] { $count } явных ошибок стоили { $value } пункта.
   *[other] { $count } явной ошибки стоили { $value } пункта.
}

## All decisions, a column each

review-expedition = Эксп.
review-card = Карта
review-decision = Решение
review-danger = Риск
review-before = До
review-stay = Если дальше
review-leave = Если выйти
review-after = После
review-cost = Цена
review-expert = Эксперт выходит

## In the browser

review-ask = Разобрать партию
review-ask-about = Чего стоило каждое решение и что было удачей: эксперты доигрывают с каждого момента.
review-thinking = Эксперты доигрывают с каждого момента…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } партия раньше вашей.
    [few] { $count } партии раньше вашей.
    [many] { $count } партий раньше вашей.
   *[other] { $count } партии раньше вашей.
}
review-now = Это решение
review-now-none = Перейдите к моменту, когда кто-то решает.
review-where = Экспедиция { $expedition }, карта { $number }
# What someone decided was …
review-right = лучшее
review-even-choice = без разницы
review-balance = Удача и расчёт

## Puzzles

puzzle-question = Задача { $number }: что делать? Решает { $name }.
puzzle-leave = Выйти: { $found } вместо { $expected }.
puzzle-continue = Продолжить: { $found } вместо { $expected }.
puzzle-none = В этих играх задач нет.
