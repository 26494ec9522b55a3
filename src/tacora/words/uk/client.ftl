### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora: хто піде глибше?
client-skip = До вмісту
client-pages = Сторінки
client-learn = Навчання
client-rules = Правила
client-replays = Повтори
client-close = Закрити
client-again = Спробувати ще раз
client-to-camp = Назад до вогнища
client-lost = Глухий кут
client-lost-about = За цією адресою немає сторінки. На зворотному шляху бережіться кажанів.
client-unreached = Сервер недоступний.
client-offline = Немає мережі. Правила та збережені записи й далі доступні.
client-unofficial = Неофіційна версія гри Алана Р. Муна та Бруно Файдутті; її зробили гравці, з видавцями вона не пов’язана.

## Settings

client-settings = Налаштування
client-language = Мова
client-theme = Вигляд
client-theme-dark = Сутінки
client-theme-light = Пергамент
client-theme-to-light = Світлий вигляд
client-theme-to-dark = Темний вигляд
client-sound = Звук
client-volume = Гучність
client-captions = Підписи до звуків
client-captions-about = Усе, що чути, можна й прочитати.
client-haptics = Вібрація
client-speed = Темп гри з ботами
client-speed-calm = Спокійний
client-speed-brisk = Жвавий
client-speed-instant = Миттєвий
client-confirm = Підтверджувати рішення
client-confirm-about = Рішення діє після другого натискання.
client-coach-hear = Поради тренера
client-coach-hear-about = Слухати тренера там, де він є.
client-contrast = Високий контраст
client-contrast-about = Суцільне тло й чіткі лінії.
client-still = Менше руху
client-still-about = Ніщо не літає, не тремтить і не блимає.

## Home

client-question = Хто піде глибше?
client-tagline = Печера, смолоскип і ваша удача: від 3 до 8 шукачів.
client-play = Грати
client-play-about = Ви проти ботів, просто зараз
client-new = Новий стіл
client-new-about = Запросіть друзів за посиланням
client-device = Один пристрій
client-device-about = Передавайте його по колу, або хай роздає картки
client-daily = Печера дня
client-daily-about = Одна для всіх, раз на день
client-puzzles = Задачі
client-puzzles-about = Що б ви тут зробили?
client-opponents = Суперники
client-opponents-count = { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
    [many] { $count } суперників
   *[other] { $count } суперника
}
client-level = Їхній характер
client-bots-mixed = строката компанія
client-bots-mixed-about = Обережні, сміливі, хитрі: усі різні.
client-coach = Тренер
client-coach-about = Після кожного мого рішення казати, як вчинив би експерт.
client-you = Ви
client-name = Ваше ім’я
client-emblem = Ваш знак
client-emblem-0 = Сонце
client-emblem-1 = Зірка
client-emblem-2 = Місяць
client-emblem-3 = Листок
client-emblem-4 = Ромб
client-emblem-5 = Серце
client-emblem-6 = Вершини
client-emblem-7 = Квадрат
client-others = З іншими
client-join = Приєднатися за кодом
client-join-code = Код або посилання
client-join-go = Приєднатися
client-open-tables = Відкриті столи
client-no-tables = Зараз ніхто не чекає. Може, відкриєте свій стіл?
client-continue = Ваша партія триває
client-continue-go = Повернутися за стіл
client-sit = Сісти
client-watch = Дивитися
client-playing = у печері
client-seats-taken = { $count } з { $max }
client-table = Стіл { $code }
client-table-of = Стіл: { $name }

## Devices and data

client-me = Пристрої та дані
client-me-about = Тут немає облікових записів. На цьому пристрої є ключ; сервер зберігає ваше ім’я, знак та партії.
client-save = Зберегти
client-saved = Збережено.
client-second = Грати на другому пристрої
client-second-about = Покажіть код на одному пристрої та введіть на іншому. Він діє один раз, п’ять хвилин.
client-code-show = Показати код
client-code-enter = Код іншого пристрою
client-code-go = Грати на цьому пристрої
client-code-about = Попереднє ім’я та партії на цьому пристрої зникнуть.
client-welcome = Вітаємо, { $name }.
client-programs = Власні боти
client-programs-about = Програми теж можуть сісти за стіл: у кожної свій ключ, який показують один раз.
client-program-name = Ім’я бота
client-program-add = Створити ключ
client-program-key = Ключ: { $name }
client-program-docs = Опис інтерфейсу
client-forget = Видалити мої дані
client-forget-about = Ключ, боти та ім’я видаляються тут і на сервері. Зіграні партії залишаться без вашого імені.
client-forget-sure = Так, видалити все
client-forgotten = Готово. Ми вже не знаємо, хто ви.

## A new table

client-edition = Видання
client-with-relics = З реліквіями
client-seats = Місця
client-clock = Час на рішення
client-clock-none = без обмежень
client-clock-seconds = { $count } с
client-clock-day = доба
client-absence = Якщо хтось відійшов
client-absence-camp = іде до табору
client-absence-camp-about = Відсутній повертається до табору і зберігає те, що в торбі.
client-absence-bot = вирішує бот
client-absence-bot-about = Поки людини немає, вирішує бот, який рахує картки.
client-absence-wait = чекаємо
client-absence-wait-about = Стіл чекає скільки треба.
client-chests = Скрині
client-chests-open = відкриті
client-chests-open-about = Усі бачать, що в кожній скрині.
client-chests-closed = закриті
client-chests-closed-about = До кінця число видно лише на своїй скрині.
client-help = Підказки за столом
client-help-none = немає
client-help-none-about = Як за справжнім столом: рахуєте самі.
client-help-counts = підрахунок карток
client-help-counts-about = Скільки карток кожної халепи ще може вийти.
client-help-chances = шанси
client-help-chances-about = Наскільки ймовірно, що наступна картка завершить експедицію.
client-help-coach = тренер
client-help-coach-about = Після кожного рішення всі чують, як вчинив би експерт. Для навчання, а не для змагання.
client-spectators = Інші можуть дивитися
client-public = Хто може сісти
client-public-yes = усі
client-public-yes-about = Стіл видно у списку відкритих столів.
client-public-no = за посиланням
client-public-no-about = Його знайдуть лише ті, хто має посилання.
client-more = Ще налаштування
client-open = Відкрити стіл

## Before the game

client-invite = Запросити
client-link = Посилання на стіл
client-link-copy = Скопіювати посилання
client-link-copied = Посилання скопійовано.
client-link-share = Поділитися
client-qr = QR-код посилання
client-fire = Біля вогнища
client-host = господар
client-bot = бот
client-yourself = ви
client-away = не за столом
client-seat-free = вільно
client-host-now = Тепер стіл веде { $name }.
client-host-you = Тепер стіл ведете ви.
client-bot-add = Додати бота
client-rating = сила { $value }
client-remove = Прибрати: { $name }
client-agreed = Домашні правила
client-start = Зайти до печери
client-start-few = Потрібно щонайменше троє шукачів.
client-start-host = { $name } почне партію, коли всі зберуться.
client-start-nobody = Партію почне той, хто сяде першим.
client-stand = Звільнити місце
client-invited = Вас запрошують
client-take-seat = Зайняти місце
client-watch-full = Усі місця зайняті. Коли партія почнеться, її можна буде дивитися тут.

## One device

client-mode = Як ви вирішуєте
client-mode-curtain = Передавати пристрій
client-mode-curtain-about = Кожен вирішує таємно за завісою та передає пристрій далі.
client-mode-dealer = Круп’є за вашим столом
client-mode-dealer-about = Пристрій роздає картки й тримає банк. Ви таємно обираєте, у закритій долоні чи картками, і хтось позначає, хто повертається.
client-players = Гравці
client-player-name = Ім’я гравця { $number }
client-player = Гравець { $number }
client-player-kind = Хто гравець { $number }
client-person = людина
client-player-emblem = Інший знак гравця { $number }
client-player-add = Додати гравця
client-curtain-give = Передайте пристрій:
client-curtain-open = Я — { $name }
client-curtain-about = Відкривайте, коли ніхто не підглядає.
client-curtain-decided = Вирішили: { $count } з { $max }
client-curtain-go = Вирішуємо: починає { $name }
client-dealer-who = Хто повертається? Позначте.
client-dealer-nobody = Ніхто не повертається: наступна картка
client-dealer-leave = { $count ->
    [one] Повертається { $count }: далі
    [few] Повертаються { $count }: далі
    [many] Повертаються { $count }: далі
   *[other] Повертаються { $count }: далі
}

## Big screen and phones

client-screen = Великий екран
client-screen-about = Телевізор або ноутбук показує стіл, телефони вирішують
client-fullscreen = На весь екран
client-screen-scan = Скануйте й сідайте
client-screen-or = або відкрийте { $url }
client-pad-look = Усі дивимося на великий екран!
