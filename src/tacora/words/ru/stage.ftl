### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = риск
stage-hazard-seen = { $hazard }: на пути { $first }
stage-hazard-copies = { $hazard }: на пути { $first }, в стопке { $count }, выбыло { $rest }

## The top bar

stage-home = Tacora, главная страница
stage-closed = закрыт
stage-reconnecting = Соединяемся…
stage-mute = Выключить звук
stage-unmute = Включить звук
stage-menu = Меню
stage-close = Закрыть

## Everyone at the table

stage-you = вы
stage-bot = бот
stage-away = не за столом
stage-thinking = думает
stage-has-decided = решение принято
stage-chest-closed = закрыт

# How many of those inside have decided
stage-decided = Решений: { $count } из { $players }
stage-missing = Ждём решения: { $names }

## The two choices, and what each would bring

stage-your-decision = Ваше решение
stage-your-loot = Ваша добыча
stage-deeper = Глубже
stage-to-camp = В лагерь
stage-your-choice = Ваш выбор
stage-press-again = Нажмите ещё раз
stage-chance-danger = Риск { $count } из { $cards }
stage-no-danger = Пока безопасно
stage-chance-treasure = Сокровище { $count } из { $cards }
stage-keep = Сохранить { $gems }
stage-on-the-way = +{ $gems } по пути
stage-on-the-way-at-most = до +{ $gems } по пути

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [1] реликвия { $values }
   *[other] реликвии { $values }
}
stage-relics-if-alone = { $count ->
    [1] реликвия { $values }, если в одиночку
   *[other] реликвии { $values }, если в одиночку
}
stage-at-risk = под угрозой
stage-in-chest = в сундуке

# count: seconds
stage-clock = { $count ->
    [one] { $count } секунда на решение
    [few] { $count } секунды на решение
    [many] { $count } секунд на решение
   *[other] { $count } секунды на решение
}

## In place of the choices

stage-watching = Вы наблюдаете
stage-watchers = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
    [many] Смотрят { $count } зрителей
   *[other] Смотрят { $count } зрителя
}
stage-you-in-camp = Вы в безопасности, в лагере
stage-skip = Сразу к концу
stage-wait = Подождать отсутствующих
stage-go-on = Дальше
stage-your-turn = Ваш ход.

## The menu and its pages

stage-log = Что произошло
stage-keys = Клавиши
stage-settings = Настройки
stage-give-up = Отдать своё место
stage-give-up-really = Отдать своё место? Дальше за вас будет решать стол, как условлено для отсутствующих. Вы сможете вернуться.
stage-stay-seated = Остаться
stage-pause-asked = Просьба о перерыве: { $names }
stage-code = Стол
stage-pause = Попросить перерыв
stage-pause-no = Перерыв не нужен
stage-paused = Перерыв
stage-resume = Закончить перерыв
stage-key-confirm = Подтвердить выбор
stage-key-back = Отменить неподтверждённый выбор, закрыть
stage-key-skip = Ускорить этот шаг
stage-key-read = Прочитать стол вслух
stage-key-mute = Звук: включить или выключить
stage-key-zen = Только пещера
stage-emotes = Реплики
stage-emote-brave = Смело!
stage-emote-lucky = Вот везение!
stage-emote-well-played = Красиво сыграно!
stage-emote-greedy = Вот жадина!
stage-emote-coward = Уже убегаем?
stage-emote-ouch = Ой!
stage-emote-hurry = Скорее!
stage-orders = Наказы исследователю
stage-orders-about = Исследователь следует им, пока вы не смотрите.
stage-orders-gems = { $gems ->
    [one] В лагерь, если в сумке { $gems } рубин или больше
    [few] В лагерь, если в сумке { $gems } рубина или больше
    [many] В лагерь, если в сумке { $gems } рубинов или больше
   *[other] В лагерь, если в сумке { $gems } рубина или больше
}
stage-orders-gems-never = Добыча не важна
stage-orders-danger = В лагерь при риске от { $percent } %
stage-orders-danger-never = Риск не важен
stage-orders-alone = Оставаться, когда в пещере больше никого
stage-orders-go-on = Иначе идти глубже, не спрашивая
stage-orders-give = Дать наказы
stage-orders-none = Отменить

## A trap, and the end of an expedition

stage-trap = { $hazard } — снова!
stage-you-lose = { $gems ->
    [one] Вы бежите со всех ног и теряете { $gems } рубин.
    [few] Вы бежите со всех ног и теряете { $gems } рубина.
    [many] Вы бежите со всех ног и теряете { $gems } рубинов.
   *[other] Вы бежите со всех ног и теряете { $gems } рубина.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] Терять было нечего.
    [one] { $gems } рубин остаётся во тьме.
    [few] { $gems } рубина остаются во тьме.
    [many] { $gems } рубинов остаются во тьме.
   *[other] { $gems } рубина остаётся во тьме.
}
stage-expedition-over = Экспедиция { $number } окончена
stage-ended-by = Причина: { $hazard }
stage-ended-empty = Все вернулись в лагерь.

## After the game

stage-rematch = Сыграть ещё раз
stage-rematch-join = К следующей партии
stage-replay = Посмотреть повтор
stage-save = Сохранить запись
stage-to-home = На главную
stage-moment-haul = Самая большая добыча
stage-moment-relics = Вынесенные реликвии
stage-moment-dare = Самый смелый шаг
stage-moment-escape = В последний миг
stage-moment-loss = Самая горькая потеря
stage-what-was-next = Что было дальше?
stage-turn-card = Открыть следующую карту экспедиции { $number }
stage-after-expedition = Экспедиция { $number }
stage-would-be-trap = Конец экспедиции: { $hazard }

## Sounds as captions, for those who do not hear them

stage-sound-hush = [глубокий вдох]
stage-sound-flip = [шелест карт]
stage-sound-drum = [барабанная дробь]
stage-sound-gem = [звон камней]
stage-sound-relic = [светлый аккорд]
stage-sound-hazard = [рычание]
stage-sound-bust = [грохот в пещере]
stage-sound-leave = [две тихие ноты]
stage-sound-slam = [треск дерева]
