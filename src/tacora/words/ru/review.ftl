### A review: what decisions were worth, in chances to win.

review-title = Шансы на победу
review-compiling = Компиляция, один раз на этом компьютере…
review-about = Шансы на победу, если бы дальше играли эксперты. Удача: что сделали карты. Возможности: что свои решения дали сверх ожидаемого. Расчёт: чего стоили явные ошибки. Другие: остальное. В процентных пунктах.
review-player = Игрок
review-luck = Удача
review-openings = Возможности
review-judgement = Расчёт
review-others = Другие
review-result = Итог
review-costly = Самые дорогие ошибки
review-flawless = Явных ошибок нет ни у кого. Отличная игра!

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Экспедиция { $expedition }, карта { $number }: { $name } идёт глубже. Вернуться в лагерь было лучше на { $value } пункта: { $found } вместо { $expected }.
review-left = Экспедиция { $expedition }, карта { $number }: { $name } возвращается в лагерь. Идти глубже было лучше на { $value } пункта: { $found } вместо { $expected }.

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
review-stay = Глубже
review-leave = В лагерь
review-after = После
review-cost = Цена
review-expert = Эксперт выходит

## In the browser

review-ask = Разобрать партию
review-ask-about = Чего стоило каждое решение и что было удачей: эксперты доигрывают с каждого момента.
review-thinking = Эксперты доигрывают партию с каждого момента…
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
review-right = лучший выбор
review-even-choice = нет явной разницы
review-balance = Удача и расчёт

## Puzzles

puzzle-question = Задача { $number }: что делать? Решает { $name }.
puzzle-leave = { stage-to-camp }: { $found } вместо { $expected }.
puzzle-continue = { stage-deeper }: { $found } вместо { $expected }.
puzzle-answers = Ответы
puzzle-none = В этих партиях задач нет.
puzzle-number = Задача { $number } из { $count }
puzzle-you = Решает { $name }: глубже или в лагерь?
puzzle-right = Верно подмечено: это был лучший выбор.
puzzle-wrong = Почти: другой выбор был лучше.
puzzle-streak = { $count ->
    [one] { $count } подряд
    [few] { $count } подряд
    [many] { $count } подряд
   *[other] { $count } подряд
}
puzzle-solved = Решено: { $count } из { $max }
puzzle-next = Следующая задача
puzzle-done = Все решены. Вот они ещё раз.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Даже со всем, что можно вынести сейчас, впереди остаётся { $name }. Остаётся идти глубже.
puzzle-why-chase = Впереди { $name }, отставание в очках: { $count }. Осторожностью не догнать.
puzzle-why-fewer = Другие скоро выйдут, а оставшийся поделит добычу с меньшим числом людей.
puzzle-why-worth = { $count ->
    [0] Пока ни одна карта не может оборвать экспедицию, а сокровищ впереди ещё много.
    [one] { $count } карта из { $cards } обрывает экспедицию: то, что ещё впереди, стоит этого риска.
    [few] { $count } карты из { $cards } обрывают экспедицию: то, что ещё впереди, стоит этого риска.
    [many] { $count } карт из { $cards } обрывают экспедицию: то, что ещё впереди, стоит этого риска.
   *[other] { $count } карты из { $cards } обрывают экспедицию: то, что ещё впереди, стоит этого риска.
}
puzzle-why-lead = С тем, что вы несёте, вы уже впереди. Оставьте риск другим.
puzzle-why-relic = На пути лежит реликвия: её возьмёт лишь тот, кто выйдет в одиночку, а другим она тоже нужна.
puzzle-why-path = Рубинов на пути: { $gems }. Кто выйдет раньше других, возьмёт больше всех.
puzzle-why-danger = { $count ->
    [one] { $count } карта из { $cards } заканчивает экспедицию, а вы несёте { $gems }.
    [few] { $count } карты из { $cards } заканчивают экспедицию, а вы несёте { $gems }.
    [many] { $count } карт из { $cards } заканчивают экспедицию, а вы несёте { $gems }.
   *[other] { $count } карты из { $cards } заканчивают экспедицию, а вы несёте { $gems }.
}
