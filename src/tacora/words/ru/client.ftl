### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora: кто пойдёт глубже?
client-skip = К основному содержимому
client-pages = Страницы
client-learn = Обучение
client-rules = Правила
client-replays = Повторы
client-close = Закрыть
client-again = Попробовать ещё раз
client-to-camp = Назад к костру
client-lost = Тупик
client-lost-about = По этому адресу нет страницы. На обратном пути берегитесь летучих мышей.
client-unreached = Сервер недоступен.
client-offline = Нет сети. Правила и сохранённые записи по-прежнему доступны.
client-unofficial = Неофициальная версия игры Алана Р. Муна и Бруно Файдутти; её сделали игроки, с издателями она не связана.

## Settings

client-settings = Настройки
client-language = Язык
client-theme = Оформление
client-theme-dark = Сумерки
client-theme-light = Пергамент
client-theme-to-light = Светлое оформление
client-theme-to-dark = Тёмное оформление
client-sound = Звук
client-volume = Громкость
client-captions = Подписи к звукам
client-captions-about = Всё, что слышно, можно и прочитать.
client-haptics = Вибрация
client-speed = Темп игры в одиночку
client-speed-calm = Спокойный
client-speed-brisk = Быстрый
client-speed-instant = Мгновенный
client-confirm = Подтверждать решения
client-confirm-about = Решение принимается после второго нажатия.
client-coach-hear = Советы тренера
client-coach-hear-about = Слушать тренера там, где он есть.
client-contrast = Высокая контрастность
client-contrast-about = Сплошной фон и чёткие линии.
client-still = Меньше движения
client-still-about = Ничто не летает, не дрожит и не мерцает.

## Home

client-question = Кто пойдёт глубже?
client-tagline = Пещера, факел и ваша удача: от 3 до 8 исследователей.
client-play = Играть
client-play-about = Вы против ботов, прямо сейчас
client-new = Новый стол
client-new-about = Позовите друзей по ссылке
client-device = Одно устройство
client-device-about = Передавайте его по кругу, или пусть сдаёт карты
client-daily = Пещера дня
client-daily-about = Одна для всех, раз в день
client-puzzles = Задачи
client-puzzles-about = Как бы вы поступили?
client-opponents = Соперники
client-opponents-count = { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
    [many] { $count } соперников
   *[other] { $count } соперника
}
client-level = Их характер
client-bots-mixed = пёстрая компания
client-bots-mixed-about = Осторожные, смелые, хитрые: все разные.
client-coach = Тренер
client-coach-about = После каждого моего решения говорить, как поступил бы эксперт.
client-you = Вы
client-name = Ваше имя
client-emblem = Ваш знак
client-emblem-0 = Солнце
client-emblem-1 = Звезда
client-emblem-2 = Луна
client-emblem-3 = Лист
client-emblem-4 = Ромб
client-emblem-5 = Сердце
client-emblem-6 = Вершины
client-emblem-7 = Квадрат
client-others = С другими
client-join = Присоединиться по коду
client-join-code = Код или ссылка
client-join-go = Присоединиться
client-open-tables = Открытые столы
client-no-tables = Сейчас никто не ждёт. Может, откроете свой стол?
client-continue = Ваша партия продолжается
client-continue-go = Вернуться за стол
client-sit = Сесть
client-watch = Смотреть
client-playing = в пещере
client-seats-taken = { $count } из { $max }
client-table = Стол { $code }
client-table-of = Стол: { $name }

## Devices and data

client-me = Устройства и данные
client-me-about = Здесь нет учётных записей. На этом устройстве есть ключ; сервер хранит ваше имя, знак и партии.
client-save = Сохранить
client-saved = Сохранено.
client-second = Играть на втором устройстве
client-second-about = Покажите код на одном устройстве и введите на другом. Он действует один раз, пять минут.
client-code-show = Показать код
client-code-enter = Код другого устройства
client-code-go = Играть на этом устройстве
client-code-about = Прежнее имя и партии на этом устройстве пропадут.
client-welcome = Добро пожаловать, { $name }.
client-programs = Свои боты
client-programs-about = Программы тоже могут сесть за стол: у каждой свой ключ, который показывают один раз.
client-program-name = Имя бота
client-program-add = Создать ключ
client-program-key = Ключ: { $name }
client-program-docs = Описание интерфейса
client-forget = Удалить мои данные
client-forget-about = Ключ, боты и имя удаляются здесь и на сервере. Сыгранные партии останутся без вашего имени.
client-forget-sure = Да, удалить всё
client-forgotten = Готово. Мы больше не знаем, кто вы.

## A new table

client-edition = Издание
client-with-relics = С реликвиями
client-seats = Места
client-clock = Время на решение
client-clock-none = без ограничения
client-clock-seconds = { $count } с
client-clock-day = сутки
client-absence = Если кто-то отошёл
client-absence-camp = идёт в лагерь
client-absence-camp-about = Отсутствующий возвращается в лагерь и сохраняет то, что в сумке.
client-absence-bot = решает бот
client-absence-bot-about = Пока человека нет, решает бот, который считает карты.
client-absence-wait = ждём
client-absence-wait-about = Стол ждёт сколько нужно.
client-chests = Сундуки
client-chests-open = открыты
client-chests-open-about = Все видят, что в каждом сундуке.
client-chests-closed = закрыты
client-chests-closed-about = До конца партии каждый видит только свой сундук.
client-help = Подсказки за столом
client-help-none = нет
client-help-none-about = Как за настоящим столом: считаете сами.
client-help-counts = счёт карт
client-help-counts-about = Сколько карт каждой ловушки ещё может выйти.
client-help-chances = шансы
client-help-chances-about = Насколько вероятно, что следующая карта завершит экспедицию.
client-help-coach = тренер
client-help-coach-about = После каждого решения все слышат, как поступил бы эксперт. Для учёбы, а не для состязания.
client-spectators = Другие могут смотреть
client-public = Кто может сесть
client-public-yes = все
client-public-yes-about = Стол виден в списке открытых столов.
client-public-no = по ссылке
client-public-no-about = Его найдут только те, у кого есть ссылка.
client-more = Ещё настройки
client-open = Открыть стол

## Before the game

client-invite = Пригласить
client-link = Ссылка на стол
client-link-copy = Скопировать ссылку
client-link-copied = Ссылка скопирована.
client-link-share = Поделиться
client-qr = QR-код ссылки
client-fire = У костра
client-host = хозяин
client-bot = бот
client-yourself = вы
client-away = не за столом
client-seat-free = свободно
client-host-now = Теперь стол ведёт { $name }.
client-host-you = Теперь стол ведёте вы.
client-bot-add = Добавить бота
client-rating = сила { $value }
client-remove = Убрать: { $name }
client-agreed = Домашние правила
client-start = Войти в пещеру
client-start-few = Нужно не меньше трёх исследователей.
client-start-host = { $name } начнёт партию, когда все соберутся.
client-start-nobody = Партию начнёт тот, кто сядет первым.
client-stand = Освободить место
client-invited = Вас приглашают
client-take-seat = Занять место
client-watch-full = Все места заняты. Когда партия начнётся, её можно будет смотреть здесь.

## One device

client-mode = Как вы решаете
client-mode-curtain = Передавать устройство
client-mode-curtain-about = Каждый решает тайно за занавесом и передаёт устройство дальше.
client-mode-dealer = Крупье за вашим столом
client-mode-dealer-about = Устройство сдаёт карты и держит банк. Вы тайно выбираете, в закрытой ладони или картами, и кто-то отмечает, кто выходит.
client-players = Игроки
client-player-name = Имя игрока { $number }
client-player = Игрок { $number }
client-player-kind = Кто игрок { $number }
client-person = человек
client-player-emblem = Другой знак игрока { $number }
client-player-add = Добавить игрока
client-curtain-give = Передайте устройство:
client-curtain-open = Я — { $name }
client-curtain-about = Открывайте, когда никто не подглядывает.
client-curtain-decided = Решили: { $count } из { $max }
client-curtain-go = Решаем: начинает { $name }
client-dealer-who = Кто выходит? Отметьте.
client-dealer-nobody = Никто не выходит: следующая карта
client-dealer-leave = { $count ->
    [one] Выходит { $count }: дальше
    [few] Выходят { $count }: дальше
    [many] Выходят { $count }: дальше
   *[other] Выходят { $count }: дальше
}

## Big screen and phones

client-screen = Большой экран
client-screen-about = Телевизор или ноутбук показывает стол, телефоны решают
client-fullscreen = Во весь экран
client-screen-scan = Сканируйте и садитесь
client-screen-or = или откройте { $url }
client-pad-look = Все смотрим на большой экран!
