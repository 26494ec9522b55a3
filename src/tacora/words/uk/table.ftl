### The table as labels: what lies where, who is where.

table-expedition = Експедиція { $number } з { $count }
table-edition = { $relics ->
    [yes] { $edition }, з реліквіями
   *[no] { $edition }
}
table-line = { $label }: { $text }
table-path = Шлях
table-path-empty = карток іще немає
table-rest = лишилося { $count }
table-taken = винесена
table-deck = { $count ->
    [one] { $count } картка в колоді
    [few] { $count } картки в колоді
    [many] { $count } карток у колоді
   *[other] { $count } картки в колоді
}
table-hazards = Халепи
table-seen = відкрито
table-in-deck = у колоді
table-removed = вибуло
table-explorers = Шукачі
table-name = Ім’я
table-place = Де
table-satchel = Торба
table-chest = Скриня
table-relics = Реліквії
table-score = Очки
table-inside = у печері
table-camp = у таборі
table-awaits-decisions = { $names } { $count ->
    [1] вирішує: углиб чи назад до табору?
   *[other] вирішують: углиб чи назад до табору?
}
table-awaits-card = Зараз відкриється наступна картка.
table-awaits-entry = Партія ще не почалася.
table-danger = Ризик на наступній картці: { $percent }%
table-finished = Партію закінчено.
