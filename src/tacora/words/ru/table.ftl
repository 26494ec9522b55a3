### The table as labels: what lies where, who is where.

table-expedition = Экспедиция { $number } из { $count }
table-edition = { $relics ->
    [yes] { $edition }, с реликвиями
   *[no] { $edition }
}
table-line = { $label }: { $text }
table-path = Путь
table-path-empty = карт пока нет
table-rest = осталось { $count }
table-taken = вынесена
table-deck = { $count ->
    [one] { $count } карта в стопке
    [few] { $count } карты в стопке
    [many] { $count } карт в стопке
   *[other] { $count } карты в стопке
}
table-hazards = Ловушки
table-seen = открыто
table-in-deck = в стопке
table-removed = выбыло
table-explorers = Исследователи
table-name = Имя
table-place = Где
table-satchel = Сумка
table-chest = Сундук
table-relics = Реликвии
table-score = Очки
table-inside = в пещере
table-camp = в лагере
table-awaits-decisions = { $names } { $count ->
    [1] решает: глубже или в лагерь?
   *[other] решают: глубже или в лагерь?
}
table-awaits-card = Сейчас откроется следующая карта.
table-awaits-entry = Партия ещё не началась.
table-danger = Риск на следующей карте: { $percent } %
table-finished = Партия окончена.
