### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = ризик
stage-hazard-seen = { $hazard }: на шляху { $first }
stage-hazard-copies = { $hazard }: на шляху { $first }, у колоді { $count }, вибуло { $rest }

## The top bar

stage-home = Tacora, головна сторінка
stage-closed = закрито
stage-reconnecting = З’єднуємося…
stage-mute = Вимкнути звук
stage-unmute = Увімкнути звук
stage-menu = Меню
stage-close = Закрити

## Everyone at the table

stage-you = ви
stage-bot = бот
stage-away = не за столом
stage-thinking = думає
stage-has-decided = рішення ухвалено
stage-chest-closed = закрита

# How many of those inside have decided
stage-decided = Рішень: { $count } з { $players }
stage-missing = Чекаємо на рішення: { $names }

## The two choices, and what each would bring

stage-your-decision = Ваше рішення
stage-your-loot = Ваша здобич
stage-deeper = Углиб
stage-to-camp = Назад до табору
stage-your-choice = Ваш вибір
stage-press-again = Натисніть ще раз
stage-chance-danger = Ризик { $count } з { $cards }
stage-no-danger = Поки безпечно
stage-chance-treasure = Скарб { $count } з { $cards }
stage-keep = Зберегти { $gems }
stage-on-the-way = +{ $gems } дорогою
stage-on-the-way-at-most = до +{ $gems } дорогою

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [1] реліквія { $values }
   *[other] реліквії { $values }
}
stage-relics-if-alone = { $count ->
    [1] реліквія { $values }, якщо лише ви
   *[other] реліквії { $values }, якщо лише ви
}
stage-at-risk = під загрозою
stage-in-chest = у скрині

# count: seconds
stage-clock = { $count ->
    [one] { $count } секунда на рішення
    [few] { $count } секунди на рішення
    [many] { $count } секунд на рішення
   *[other] { $count } секунди на рішення
}

## In place of the choices

stage-watching = Ви спостерігаєте
stage-watchers = { $count ->
    [one] Дивиться { $count } глядач
    [few] Дивляться { $count } глядачі
    [many] Дивляться { $count } глядачів
   *[other] Дивляться { $count } глядача
}
stage-you-in-camp = Ви в безпеці, у таборі
stage-skip = Одразу до кінця
stage-wait = Зачекати на відсутніх
stage-go-on = Далі
stage-your-turn = Ваш хід.

## The menu and its pages

stage-log = Що сталося
stage-keys = Клавіші
stage-settings = Налаштування
stage-give-up = Віддати своє місце
stage-give-up-really = Віддати своє місце? Далі за вас вирішуватиме стіл, як домовлено для відсутніх. Ви зможете повернутися.
stage-stay-seated = Залишитися
stage-pause-asked = Прохання про перерву: { $names }
stage-code = Стіл
stage-pause = Попросити перерву
stage-pause-no = Перерва не потрібна
stage-paused = Перерва
stage-resume = Закінчити перерву
stage-key-confirm = Підтвердити вибір
stage-key-back = Скасувати непідтверджений вибір, закрити
stage-key-skip = Пришвидшити цей крок
stage-key-read = Прочитати стіл уголос
stage-key-mute = Звук: увімкнути чи вимкнути
stage-key-zen = Лише печера
stage-emotes = Репліки
stage-emote-brave = Сміливо!
stage-emote-lucky = Оце пощастило!
stage-emote-well-played = Гарно зіграно!
stage-emote-greedy = Ото жаднюга!
stage-emote-coward = Уже тікаємо?
stage-emote-ouch = Ой!
stage-emote-hurry = Швидше!
stage-orders = Накази шукачеві
stage-orders-about = Шукач дотримується їх, поки ви не дивитеся.
stage-orders-gems = { $gems ->
    [one] До табору, якщо в торбі { $gems } рубін або більше
    [few] До табору, якщо в торбі { $gems } рубіни або більше
    [many] До табору, якщо в торбі { $gems } рубінів або більше
   *[other] До табору, якщо в торбі { $gems } рубіна або більше
}
stage-orders-gems-never = Здобич не важлива
stage-orders-danger = До табору за ризику від { $percent }%
stage-orders-danger-never = Ризик не важливий
stage-orders-alone = Лишатися, коли в печері більше нікого
stage-orders-go-on = Інакше йти вглиб без запитання
stage-orders-give = Дати вказівки
stage-orders-none = Скасувати

## A trap, and the end of an expedition

stage-trap = { $hazard } — знову!
stage-you-lose = { $gems ->
    [one] Ви тікаєте щодуху й утрачаєте { $gems } рубін.
    [few] Ви тікаєте щодуху й утрачаєте { $gems } рубіни.
    [many] Ви тікаєте щодуху й утрачаєте { $gems } рубінів.
   *[other] Ви тікаєте щодуху й утрачаєте { $gems } рубіна.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] Утрачати було нічого.
    [one] { $gems } рубін лишається в темряві.
    [few] { $gems } рубіни лишаються в темряві.
    [many] { $gems } рубінів лишаються в темряві.
   *[other] { $gems } рубіна лишається в темряві.
}
stage-expedition-over = Експедицію { $number } закінчено
stage-ended-by = Причина: { $hazard }
stage-ended-empty = Усі повернулися до табору.

## After the game

stage-rematch = Зіграти ще раз
stage-rematch-join = До наступної партії
stage-replay = Переглянути повтор
stage-save = Зберегти запис
stage-to-home = На головну
stage-moment-haul = Найбільша здобич
stage-moment-relics = Винесені реліквії
stage-moment-dare = Найсміливіший крок
stage-moment-escape = Останньої миті
stage-moment-loss = Найгіркіша втрата
stage-what-was-next = Що було далі?
stage-turn-card = Відкрити наступну картку експедиції { $number }
stage-after-expedition = Експедиція { $number }
stage-would-be-trap = Кінець експедиції: { $hazard }

## Sounds as captions, for those who do not hear them

stage-sound-hush = [глибокий вдих]
stage-sound-flip = [шелест карток]
stage-sound-drum = [барабанний дріб]
stage-sound-gem = [дзвін самоцвітів]
stage-sound-relic = [світлий акорд]
stage-sound-hazard = [гарчання]
stage-sound-bust = [гуркіт у печері]
stage-sound-leave = [дві тихі ноти]
stage-sound-slam = [тріск дерева]
