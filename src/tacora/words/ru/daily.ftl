### The daily cave: one cave a day, the same for everyone.

daily-about = Одна пещера в день, одна и та же для всех, против трёх экспертов. Засчитывается только первая попытка.
daily-enter = Войти в пещеру
daily-continue = Вернуться в пещеру
daily-practise = Потренироваться в ней
daily-replay = Посмотреть ещё раз
daily-result = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
daily-rank = Место { $number } из { $count }
daily-played = { $count ->
    [one] { $count } исследователь прошёл её.
    [few] { $count } исследователя прошли её.
    [many] { $count } исследователей прошли её.
   *[other] { $count } исследователя прошли её.
}
daily-nobody = Пока никто не прошёл. Будете первопроходцем?
daily-closed = Таблицу вы увидите после своей попытки.
daily-board = Таблица дня
daily-place = Место
# text: how long it takes, such as “in 5 hours”
daily-next = Следующая пещера откроется { $text }.
daily-yesterday = Вчера
daily-late = Ваша попытка не закончилась до конца дня, поэтому она не засчитана.
daily-best = Посмотреть лучшую партию
