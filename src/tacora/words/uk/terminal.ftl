### The game in the terminal: the start menu, the table, the curtain, the plain mode.
### Labels are short: a line of the screen is 80 characters. Letters on keys are never translated.

# This language's own name, for the list of languages
terminal-language-name = Українська

## Start menu

terminal-title = Tacora
terminal-tagline = Печера, смолоскип і ваша удача

# Labels of the menu, at most 14 characters
terminal-setup-mode = Гра
terminal-setup-edition = Видання
terminal-setup-relics = Реліквії
terminal-setup-players = Гравці
terminal-setup-language = Мова
terminal-setup-hints = Підказки
terminal-setup-seats = Місця

# What the menu's last lines do
terminal-setup-start = Зайти до печери
# number: the expedition it stopped in
terminal-setup-resume = Дограти попередню партію, експедиція { $number }: { $names }
terminal-setup-resume-about = Почата { $value }. Усе лишиться, як було. Нова партія її не зачепить.
# number: which of them; count: how many there are
terminal-setup-resume-which = { $number } з { $count }: ← і → покажуть решту.
terminal-setup-start-about = Спершу відкривається картка, потім усі вирішують.
terminal-setup-language-about = Мова гри; тут її можна змінити будь-коли.
terminal-setup-players-about = Грати можуть від 3 до 8 осіб.
terminal-setup-seat-about = Enter змінює ім’я, ← і → вибирають, хто вирішує.

# The ways to play
terminal-mode-solo = Ви проти ботів
terminal-mode-solo-about = Ви проти програм; вони бачать лише те, що й ви.
terminal-mode-pass = Один пристрій на всіх
terminal-mode-pass-about = Кілька людей за одним екраном: поки пристрій передають, екран ховає завіса.
terminal-mode-deal = Круп’є за вашим столом
terminal-mode-deal-about = Програма роздає картки й тримає банк. Ви обираєте в закритій долоні чи картками й кажете їй, хто повертається.

terminal-relics-yes = з реліквіями
terminal-relics-no = без реліквій
terminal-relics-always = завжди з реліквіями
terminal-relics-about = Хто повертається без супутників, забирає реліквії, що лежать на шляху.
terminal-hints-none = немає
terminal-hints-none-about = Як за справжнім столом: рахуєте самі.
terminal-hints-chances = шанси
terminal-hints-chances-about = З якою ймовірністю наступна картка обірве експедицію, судячи з того, що бачать усі.
terminal-hints-coach = тренер
terminal-hints-coach-about = Шанси наступної картки, а після кожного вашого рішення — як вчинив би експерт.

# Who decides for a seat, at most 12 characters; bots have their own names
terminal-seat-human = людина

# seat: its letter
terminal-name-ask = Ім’я на місці { $seat }:
terminal-name-unusable = В імені від 1 до { $limit } знаків, без ком.

## How keys are labelled; letters and arrows need no words

terminal-named-enter = Enter
terminal-named-escape = Esc
terminal-named-space = Пробіл

## What the keys do: one or two words each, they stand beside the key

terminal-key-choose = вибрати
terminal-key-change = змінити
terminal-key-start = почати
terminal-key-rename = змінити ім’я
terminal-key-back = назад
terminal-key-help = довідка
terminal-key-hints = підказки
terminal-key-rules = правила
terminal-key-quit = зберегти й вийти
terminal-key-leave-menu = вийти
terminal-key-skip = до кінця
terminal-key-faster = швидше
terminal-key-go-on = далі
terminal-key-next = що було б далі?
terminal-key-again = зіграти ще
terminal-key-toggle = повертається
terminal-key-confirm = це всі
terminal-key-take-back = скасувати

## The table

# The decision cards, as they are turned over: said of one explorer, after an arrow
terminal-continues = углиб
terminal-leaves = назад до табору
terminal-decided = вирішено
# Explorers who ran from a trap
terminal-fled = тікає

# Short signs for the hazard tracker
terminal-tracker-seen = відкрито
terminal-tracker-deck = у колоді
terminal-tracker-removed = вибуло

# percent: of the next card. fatal: ends the expedition; warning: a hazard of a new kind
terminal-chances-line = Наступна картка: ризик { $percent }%
terminal-chances-treasure = скарб { $percent }%
terminal-chances-warning = попередження { $percent }%
terminal-chances-relic = реліквія { $percent }%

# The two choices. gems: what leaving brings now, if nobody else leaves
terminal-choose = { $name }: углиб чи назад до табору?
terminal-choice-continue = { stage-deeper }
terminal-choice-leave = { stage-to-camp }
terminal-leave-alone = { $gems ->
    [one] без супутників — { $gems } рубін
    [few] без супутників — { $gems } рубіни
    [many] без супутників — { $gems } рубінів
   *[other] без супутників — { $gems } рубіна
}
terminal-leave-alone-relics = { $count ->
    [1] та реліквія
    [one] та { $count } реліквія
    [few] та { $count } реліквії
    [many] та { $count } реліквій
   *[other] та { $count } реліквії
}
# gems: in the satchel
terminal-carry = { $gems ->
    [0] Ваша торба ще порожня.
    [one] У вашій торбі { $gems } рубін.
    [few] У вашій торбі { $gems } рубіни.
    [many] У вашій торбі { $gems } рубінів.
   *[other] У вашій торбі { $gems } рубіна.
}
terminal-watching = Ви в таборі. Решта йде вглиб.
terminal-decisions-shown = Рішення відкрито:
terminal-everyone-looks = Усі роздивилися стіл?
terminal-who-left = Хто повертається? Натисніть літери місць, потім Enter.
# names: those marked so far
terminal-marked = Назад: { $names }
terminal-nobody-marked = Ніхто не повертається.
terminal-taken-back = Останній крок скасовано; вийде та сама картка.
terminal-too-small = Вікно замале; у 80 × 24 вміститься все.

## The curtain

terminal-curtain-title = Завісу опущено
terminal-curtain-pass = Передайте пристрій: { $name }
terminal-curtain-enter = { $name }: натисніть Enter, коли більше ніхто не дивиться.
# count: how many have decided in this step; players: of how many
terminal-curtain-ready = Рішень ухвалено: { $count } з { $players }.
terminal-curtain-change = Передумали? Натисніть літеру свого місця: { $names }

## After an expedition

terminal-summary-title = Експедицію { $number } закінчено
terminal-summary-trap = Халепа: { $hazard }
terminal-summary-home = Усі повернулися вчасно.
# Columns: brought to safety now, lost now
terminal-summary-gained = Винесено
terminal-summary-lost = Втрачено
# names: one or several explorers; gems: what each of them brought out or lost
terminal-summary-best = { $count ->
    [1] Найвдаліше повернення: { $names } ({ $gems }).
   *[other] Найвдаліше повернення: { $names } (по { $gems }).
}
terminal-summary-worst = { $count ->
    [1] Найбільша втрата: { $names } ({ $gems }).
   *[other] Найбільша втрата: { $names } (по { $gems }).
}
# One line for one explorer in the plain mode. gems: brought out
terminal-summary-line = { $name } виносить { $gems }, у скрині { $chest }.
terminal-summary-line-lost = { $name } втрачає { $gems }, у скрині { $chest }.
terminal-summary-relics = { $name }, цінність реліквій: { $values }.
terminal-next-card = Наступною була б картка: { $card }.
terminal-next-card-fatal = Вона обірвала б експедицію.

## The end

terminal-end-title = Партію закінчено
terminal-end-shared = Спільна перемога
terminal-rank = Місце
# One line in the plain mode
terminal-rank-line = { $number }. { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
}
terminal-record-kept = Запис цієї партії: { $file }
terminal-record-promise = Обіцяно до першої картки: { $value }
terminal-record-seed = Зерно, досі таємне: { $value }
# value: what to type, for example: tacora verify FILE
terminal-record-verify = Перевірити роздачу: { $value }

## Saving

# value: what to type
terminal-saved = Партію збережено. Щоб продовжити: { $value }
terminal-not-saved = Не вдалося зберегти партію: { $reason }
terminal-save-failed = Не збережено: { $reason }. Партія триває.
terminal-save-damaged = Не вдалося прочитати недограну партію: { $reason }. Тепер вона лежить тут: { $file }.
terminal-save-stuck = Не вдалося прочитати недограну партію: { $reason }. Вона лишилася на місці: { $file }.
terminal-nothing-to-resume = Недограної партії немає.
terminal-farewell = До зустрічі в таборі.

## Help: key and meaning are separate, so only the meaning is here

terminal-help-title = Довідка
# In the start menu
terminal-help-choose = вибрати рядок
terminal-help-change = змінити те, що в ньому
terminal-help-enter = на імені: вписати інше; деінде: до печери
terminal-help-menu-quit = вийти
# At the table
terminal-help-continue = іти вглиб печери
terminal-help-leave = повернутися до табору з торбою та своєю часткою того, що на шляху
# In the dealer mode
terminal-help-leavers = літера місця: цей шукач повертається або все ж лишається
terminal-help-told = усіх, хто повертається, позначено: відкрити наступну картку
terminal-help-take-back = скасувати останній крок; прийде та сама картка
terminal-help-hints = підказки: немає, шанси наступної картки або, у грі лише з ботами, ще й тренер
terminal-help-skip = у таборі: одразу до кінця експедиції
terminal-help-any = будь-яка клавіша пришвидшує гру
terminal-help-rules = прочитати правила цього видання
terminal-help-quit = вийти з партії; вона зберігається після кожного кроку
terminal-help-treasure = скарб; під ним те, що там іще лежить
terminal-help-hazard = халепа; друга того самого виду обриває експедицію
terminal-help-relic = реліквія; її забирають, повертаючись без супутників
terminal-help-tracker = картка халепи: відкрита, у колоді, вибула з гри
terminal-help-entrance = входи: закритий, ви тут, іще відкритий
terminal-help-gems = алмази й рубіни; алмаз вартий 5 рубінів
terminal-help-close = Будь-яка клавіша закриє цю сторінку.

## The plain mode: questions and answers, line by line

# word: what is asked; values: the numbered answers; value: the answer if nothing is typed
terminal-ask = { $word } ({ $values }) [{ $value }]:
terminal-ask-again = Дайте одну з цих відповідей: { $values }.
terminal-ask-number-again = Дайте відповідь числом від { $least } до { $most }.
terminal-yes = так
terminal-no = ні
terminal-ask-resume = Є недограна партія, експедиція { $number }: { $names } ({ $value }). Продовжити її?
terminal-ask-which = Яка партія?
# value: when it was begun
terminal-plain-kept = експедиція { $number }: { $names } ({ $value })
terminal-plain-new = нова партія
terminal-ask-players = Скільки гравців, від { $least } до { $most }? [{ $value }]:
terminal-ask-name = Ім’я на місці { $seat } [{ $value }]:
terminal-ask-who = { $name } — це
terminal-ask-relics = З реліквіями?
# values: the two decisions with their keys: “c Go deeper, l Back to camp”
terminal-ask-decision = { $name }: { $values } (? — довідка)
terminal-ask-leavers = Хто повертається? Літери місць або нічого, якщо ніхто. (u — скасувати, ? — довідка)
terminal-ask-go-on = Enter, щоб грати далі (? — довідка)
terminal-ask-next = Enter, щоб грати далі; n, щоб дізнатися, яка картка була б наступною
terminal-ask-again-game = Зіграти ще раз?
terminal-plain-not-understood = «{ $word }» тут не відповідь.
terminal-plain-not-inside = Місце { $seat } зараз не в печері.
terminal-plain-seats = У печері: { $names }
terminal-plain-help-leavers = Літери, наприклад «bd»: ці шукачі повертаються. Порожній рядок: ніхто не повертається.
terminal-plain-help-look = t: стіл. h: халепи. s: очки. o: підказки. ?: ця довідка.
terminal-plain-help-quit = q: зберегти й вийти з гри.
# number: seen in this expedition; count: in the deck; rest: removed from the game
terminal-plain-hazard = { $hazard }: відкрито { $number }, у колоді { $count }, вибуло { $rest }.

## What the program refuses

error-unknown-mode = Режиму гри «{ $mode }» немає. На вибір: { $known }.
# number: seats in the record; players: names in it
error-seats-miscounted = Гравців у записі: { $players }, а місць, для яких сказано, хто вирішує: { $number }.
error-too-many-seated = Стільки людей і ботів ({ $number }) не вміститься за столом на { $players }.
error-only-alone = Тренер — для одного гравця проти ботів. Коли грають кілька людей, шанси показує «--chances».
