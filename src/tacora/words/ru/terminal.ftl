### The game in the terminal: the start menu, the table, the curtain, the plain mode.
### Labels are short: a line of the screen is 80 characters. Letters on keys are never translated.

# This language's own name, for the list of languages
terminal-language-name = Русский

## Start menu

terminal-title = Tacora
terminal-tagline = Пещера, факел и ваша удача

# Labels of the menu, at most 14 characters
terminal-setup-mode = Игра
terminal-setup-edition = Издание
terminal-setup-relics = Реликвии
terminal-setup-players = Игроки
terminal-setup-language = Язык
terminal-setup-hints = Подсказки
terminal-setup-seats = Места

# What the menu's last lines do
terminal-setup-start = Войти в пещеру
# number: the expedition it stopped in
terminal-setup-resume = Доиграть прежнюю партию, экспедиция { $number }: { $names }
terminal-setup-resume-about = Начата { $value }. Всё останется, как было. Новая партия её не тронет.
# number: which of them; count: how many there are
terminal-setup-resume-which = { $number } из { $count }: ← и → покажут остальные.
terminal-setup-start-about = Сначала открывается карта, потом все решают.
terminal-setup-language-about = Язык игры; сменить его можно здесь в любое время.
terminal-setup-players-about = Играть могут от 3 до 8 человек.
terminal-setup-seat-about = Enter меняет имя, ← и → выбирают, кто решает.

# The ways to play
terminal-mode-solo = В одиночку против ботов
terminal-mode-solo-about = Вы против программ; они видят только то, что видите вы.
terminal-mode-pass = Одно устройство на всех
terminal-mode-pass-about = Несколько человек за одним экраном: пока устройство передают, экран скрыт занавесом.
terminal-mode-deal = Крупье за вашим столом
terminal-mode-deal-about = Программа сдаёт карты и держит банк. Вы выбираете в закрытой ладони или картами и сообщаете ей, кто выходит.

terminal-relics-yes = с реликвиями
terminal-relics-no = без реликвий
terminal-relics-always = всегда с реликвиями
terminal-relics-about = Кто выходит в одиночку, забирает реликвии, лежащие на пути.
terminal-hints-none = нет
terminal-hints-none-about = Как за настоящим столом: считаете сами.
terminal-hints-chances = шансы
terminal-hints-chances-about = С какой вероятностью следующая карта оборвёт экспедицию, судя по тому, что видят все.
terminal-hints-coach = тренер
terminal-hints-coach-about = Шансы следующей карты, а после каждого вашего решения — как поступил бы эксперт.

# Who decides for a seat, at most 12 characters; bots have their own names
terminal-seat-human = человек

# seat: its letter
terminal-name-ask = Имя на месте { $seat }:
terminal-name-unusable = В имени от 1 до { $limit } знаков, без запятых.

## How keys are labelled; letters and arrows need no words

terminal-named-enter = Enter
terminal-named-escape = Esc
terminal-named-space = Пробел

## What the keys do: one or two words each, they stand beside the key

terminal-key-choose = выбрать
terminal-key-change = изменить
terminal-key-start = начать
terminal-key-rename = сменить имя
terminal-key-back = назад
terminal-key-help = справка
terminal-key-hints = подсказки
terminal-key-rules = правила
terminal-key-quit = сохранить и выйти
terminal-key-leave-menu = выйти
terminal-key-skip = до конца
terminal-key-faster = быстрее
terminal-key-go-on = дальше
terminal-key-next = что было бы дальше?
terminal-key-again = сыграть ещё
terminal-key-toggle = выходит
terminal-key-confirm = это все
terminal-key-take-back = отменить

## The table

# The decision cards, as they are turned over: said of one explorer, after an arrow
terminal-continues = глубже
terminal-leaves = в лагерь
terminal-decided = решено
# Explorers who ran from a trap
terminal-fled = убегает

# Short signs for the hazard tracker
terminal-tracker-seen = открыто
terminal-tracker-deck = в стопке
terminal-tracker-removed = выбыло

# percent: of the next card. fatal: ends the expedition; warning: a hazard of a new kind
terminal-chances-line = Впереди: риск { $percent } %
terminal-chances-treasure = сокровище { $percent } %
terminal-chances-warning = предупреждение { $percent } %
terminal-chances-relic = реликвия { $percent } %

# The two choices. gems: what leaving brings now, if nobody else leaves
terminal-choose = { $name }: глубже или в лагерь?
terminal-choice-continue = { stage-deeper }
terminal-choice-leave = { stage-to-camp }
terminal-leave-alone = { $gems ->
    [one] в одиночку — { $gems } рубин
    [few] в одиночку — { $gems } рубина
    [many] в одиночку — { $gems } рубинов
   *[other] в одиночку — { $gems } рубина
}
terminal-leave-alone-relics = { $count ->
    [1] и реликвия
    [one] и { $count } реликвия
    [few] и { $count } реликвии
    [many] и { $count } реликвий
   *[other] и { $count } реликвии
}
# gems: in the satchel
terminal-carry = { $gems ->
    [0] Ваша сумка пока пуста.
    [one] В вашей сумке { $gems } рубин.
    [few] В вашей сумке { $gems } рубина.
    [many] В вашей сумке { $gems } рубинов.
   *[other] В вашей сумке { $gems } рубина.
}
terminal-watching = Вы в лагере. Остальные идут дальше.
terminal-decisions-shown = Решения открыты:
terminal-everyone-looks = Все посмотрели на стол?
terminal-who-left = Кто выходит? Нажмите буквы мест, затем Enter.
# names: those marked so far
terminal-marked = На выход: { $names }
terminal-nobody-marked = Никто не выходит.
terminal-taken-back = Последний шаг отменён; выйдет та же карта.
terminal-too-small = Окно маловато; в 80 × 24 поместится всё.

## The curtain

terminal-curtain-title = Занавес опущен
terminal-curtain-pass = Передайте устройство: { $name }
terminal-curtain-enter = { $name }: нажмите Enter, когда больше никто не смотрит.
# count: how many have decided in this step; players: of how many
terminal-curtain-ready = Решений принято: { $count } из { $players }.
terminal-curtain-change = Передумали? Нажмите букву своего места: { $names }

## After an expedition

terminal-summary-title = Экспедиция { $number } окончена
terminal-summary-trap = Ловушка: { $hazard }
terminal-summary-home = Все вернулись вовремя.
# Columns: brought to safety now, lost now
terminal-summary-gained = Вынесено
terminal-summary-lost = Потеряно
# names: one or several explorers; gems: what each of them brought out or lost
terminal-summary-best = { $count ->
    [1] Самый удачный выход: { $names } ({ $gems }).
   *[other] Самый удачный выход: { $names } (по { $gems }).
}
terminal-summary-worst = { $count ->
    [1] Самая большая потеря: { $names } ({ $gems }).
   *[other] Самая большая потеря: { $names } (по { $gems }).
}
# One line for one explorer in the plain mode. gems: brought out
terminal-summary-line = { $name } выносит { $gems }, в сундуке { $chest }.
terminal-summary-line-lost = { $name } теряет { $gems }, в сундуке { $chest }.
terminal-summary-relics = { $name }, ценность реликвий: { $values }.
terminal-next-card = Следующей была бы карта: { $card }.
terminal-next-card-fatal = Она оборвала бы экспедицию.

## The end

terminal-end-title = Партия окончена
terminal-end-shared = Общая победа
terminal-rank = Место
# One line in the plain mode
terminal-rank-line = { $number }. { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
terminal-record-kept = Запись этой партии: { $file }
terminal-record-promise = Обещано до первой карты: { $value }
terminal-record-seed = Зерно, до сих пор тайное: { $value }
# value: what to type, for example: tacora verify FILE
terminal-record-verify = Проверить раздачу: { $value }

## Saving

# value: what to type
terminal-saved = Партия сохранена. Чтобы продолжить: { $value }
terminal-not-saved = Не удалось сохранить партию: { $reason }
terminal-save-failed = Не сохранено: { $reason }. Партия продолжается.
terminal-save-damaged = Не удалось прочитать недоигранную партию: { $reason }. Теперь она лежит здесь: { $file }.
terminal-save-stuck = Не удалось прочитать недоигранную партию: { $reason }. Она осталась на месте: { $file }.
terminal-nothing-to-resume = Недоигранной партии нет.
terminal-farewell = До встречи в лагере.

## Help: key and meaning are separate, so only the meaning is here

terminal-help-title = Справка
# In the start menu
terminal-help-choose = выбрать строку
terminal-help-change = изменить то, что в ней
terminal-help-enter = на имени: вписать другое; иначе: в пещеру
terminal-help-menu-quit = выйти
# At the table
terminal-help-continue = идти глубже в пещеру
terminal-help-leave = вернуться в лагерь с сумкой и своей долей того, что на пути
# In the dealer mode
terminal-help-leavers = буква места: этот исследователь выходит или всё-таки остаётся
terminal-help-told = все, кто выходит, отмечены: открыть следующую карту
terminal-help-take-back = отменить последний шаг; придёт та же карта
terminal-help-hints = подсказки: нет, шансы следующей карты или, в одиночной игре, ещё и тренер
terminal-help-skip = в лагере: сразу к концу экспедиции
terminal-help-any = любая клавиша ускоряет игру
terminal-help-rules = прочитать правила этого издания
terminal-help-quit = выйти из партии; она сохраняется после каждого шага
terminal-help-treasure = сокровище; под ним то, что там ещё лежит
terminal-help-hazard = ловушка; вторая того же вида обрывает экспедицию
terminal-help-relic = реликвия; её забирает тот, кто выходит в одиночку
terminal-help-tracker = карта ловушки: открыта, в стопке, выбыла из игры
terminal-help-entrance = входы: закрыт, вы здесь, ещё открыт
terminal-help-gems = алмазы и рубины; алмаз стоит 5 рубинов
terminal-help-close = Любая клавиша закроет эту страницу.

## The plain mode: questions and answers, line by line

# word: what is asked; values: the numbered answers; value: the answer if nothing is typed
terminal-ask = { $word } ({ $values }) [{ $value }]:
terminal-ask-again = Ответьте одним из вариантов: { $values }.
terminal-ask-number-again = Ответьте числом от { $least } до { $most }.
terminal-yes = да
terminal-no = нет
terminal-ask-resume = Есть недоигранная партия, экспедиция { $number }: { $names } ({ $value }). Продолжить её?
terminal-ask-which = Какая партия?
# value: when it was begun
terminal-plain-kept = экспедиция { $number }: { $names } ({ $value })
terminal-plain-new = новая партия
terminal-ask-players = Сколько игроков, от { $least } до { $most }? [{ $value }]:
terminal-ask-name = Имя на месте { $seat } [{ $value }]:
terminal-ask-who = { $name } — это
terminal-ask-relics = С реликвиями?
# values: the two decisions with their keys: “c Go deeper, l Back to camp”
terminal-ask-decision = { $name }: { $values } (? — справка)
terminal-ask-leavers = Кто выходит? Буквы мест или ничего, если никто. (u — отменить, ? — справка)
terminal-ask-go-on = Enter, чтобы играть дальше (? — справка)
terminal-ask-next = Enter, чтобы играть дальше; n, чтобы узнать, какая карта была бы следующей
terminal-ask-again-game = Сыграть ещё раз?
terminal-plain-not-understood = «{ $word }» — такого ответа здесь нет.
terminal-plain-not-inside = Место { $seat } сейчас не в пещере.
terminal-plain-seats = В пещере: { $names }
terminal-plain-help-leavers = Буквы, например «bd»: эти исследователи выходят. Пустая строка: никто не выходит.
terminal-plain-help-look = t: стол. h: ловушки. s: очки. o: подсказки. ?: эта справка.
terminal-plain-help-quit = q: сохранить и выйти из игры.
# number: seen in this expedition; count: in the deck; rest: removed from the game
terminal-plain-hazard = { $hazard }: открыто { $number }, в стопке { $count }, выбыло { $rest }.

## What the program refuses

error-unknown-mode = Режима игры «{ $mode }» нет. На выбор: { $known }.
# number: seats in the record; players: names in it
error-seats-miscounted = Игроков в записи: { $players }, а мест, для которых сказано, кто решает: { $number }.
error-too-many-seated = Столько людей и ботов ({ $number }) не поместится за столом на { $players }.
error-only-alone = Тренер — для одного игрока против ботов. Когда играют несколько человек, шансы показывает «--chances».
