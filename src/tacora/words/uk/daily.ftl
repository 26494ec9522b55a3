### The daily cave: one cave a day, the same for everyone.

daily-about = Одна печера на день, та сама для всіх, проти трьох експертів. Зараховується лише перша спроба.
daily-enter = Зайти до печери
daily-continue = Назад до печери
daily-practise = Потренуватися в ній
daily-replay = Переглянути ще раз
daily-result = { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
}
daily-rank = Місце { $number } з { $count }
daily-played = { $count ->
    [one] { $count } шукач пройшов її.
    [few] { $count } шукачі пройшли її.
    [many] { $count } шукачів пройшли її.
   *[other] { $count } шукача пройшли її.
}
daily-nobody = Поки що ніхто не пройшов. Будете першопрохідцем?
daily-closed = Таблицю ви побачите після своєї спроби.
daily-board = Таблиця дня
daily-place = Місце
# text: how long it takes, such as “in 5 hours”
daily-next = Наступна печера відкриється { $text }.
daily-yesterday = Учора
daily-late = Ваша спроба не завершилася до кінця дня, тому її не зараховано.
daily-best = Переглянути найкращу партію
