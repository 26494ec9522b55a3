### A review: what decisions were worth, in chances to win.

review-title = Шансы на победу
review-compiling = Компиляция, один раз на этом компьютере…
review-about = Шансы на победу, если бы все играли как эксперты. Удача — то, что сделали карты; возможности — то, что собственные решения, не считая явных ошибок, дали сверх ожидаемого; расчёт — то, чего стоили эти ошибки; остальное — решения других; всё в процентах.
review-player = Игрок
review-luck = Удача
review-openings = Возможности
review-judgement = Расчёт
review-others = Другие
review-result = Итог
review-costly = Самые дорогие решения
review-flawless = Ни одно решение явно никому не стоило шансов.

# value: percent, with one digit behind the point; found, expected: chances
review-stayed = Экспедиция { $expedition }, карта { $number }: { $name } идёт дальше. Выйти было лучше на { $value } %: { $found } вместо { $expected }.
review-left = Экспедиция { $expedition }, карта { $number }: { $name } выходит. Продолжить было лучше на { $value } %: { $found } вместо { $expected }.

review-lucky = { $name }: карты принесли { $value } %.
review-unlucky = { $name }: карты отняли { $value } %.
review-even = { $name }: карты почти ничего не изменили.
review-sound = Явных ошибок нет.
review-lapses = { $count ->
    [one] { $count } явная ошибка стоила { $value } %.
    [few] { $count } явные ошибки стоили { $value } %.
    [many] { $count } явных ошибок стоили { $value } %.
   *[other] { $count } явной ошибки стоили { $value } %.
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
review-even-choice = нет явной разницы
review-balance = Удача и расчёт

## Puzzles

puzzle-question = Задача { $number }: что делать? Решает { $name }.
puzzle-leave = Выйти: { $found } вместо { $expected }.
puzzle-continue = Продолжить: { $found } вместо { $expected }.
puzzle-answers = Ответы
puzzle-none = В этих играх задач нет.
puzzle-number = Задача { $number } из { $count }
puzzle-you = Решает { $name }: дальше или назад в лагерь?
puzzle-right = Это был лучший выбор.
puzzle-wrong = Другой выбор был лучше.
puzzle-streak = { $count ->
    [one] { $count } подряд
    [few] { $count } подряд
    [many] { $count } подряд
   *[other] { $count } подряд
}
puzzle-solved = Решено: { $count } из { $max }
puzzle-chance = Шанс на победу
puzzle-next = Следующая задача
puzzle-done = Все решены. Вот они ещё раз.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Даже со всем, что можно вынести сейчас, впереди остаётся { $name }. Поможет только глубина.
puzzle-why-chase = Отставание в очках: { $count }. Впереди { $name }, и осторожность не догонит.
puzzle-why-fewer = Другие скоро выйдут, а кто останется, делит с меньшим числом.
puzzle-why-worth = { $count ->
    [0] Пока ни одна карта не может закончить экспедицию, а прийти может ещё многое.
    [one] { $count } карта из { $cards } заканчивает экспедицию: то, что ещё может прийти, стоит этого риска.
    [few] { $count } карты из { $cards } заканчивают экспедицию: то, что ещё может прийти, стоит этого риска.
    [many] { $count } карт из { $cards } заканчивают экспедицию: то, что ещё может прийти, стоит этого риска.
   *[other] { $count } карты из { $cards } заканчивают экспедицию: то, что ещё может прийти, стоит этого риска.
}
puzzle-why-lead = С тем, что у вас в руках, вы впереди всех сундуков. Оставьте риск другим.
puzzle-why-relic = На пути лежит реликвия: её возьмёт лишь тот, кто выйдет один, а другим она тоже нужна.
puzzle-why-path = На пути лежит { $gems }: кто выйдет сейчас, раньше других, возьмёт больше всех.
puzzle-why-danger = { $count ->
    [one] { $count } карта из { $cards } заканчивает экспедицию, а вы несёте { $gems }.
    [few] { $count } карты из { $cards } заканчивают экспедицию, а вы несёте { $gems }.
    [many] { $count } карт из { $cards } заканчивают экспедицию, а вы несёте { $gems }.
   *[other] { $count } карты из { $cards } заканчивают экспедицию, а вы несёте { $gems }.
}
