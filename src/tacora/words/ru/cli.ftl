### The commands: their help, and what they print.

cli-about = Tacora: пещера, факел и ваша удача. Неофициальная версия игры на риск и удачу для компании от 3 до 8 человек.
cli-lang = Язык: en, fr, de, pl, ru или uk. Если не указан — язык системы.
cli-version = Показать версию и завершить работу.

## The help page

cli-help = Показать эту справку и завершить работу.
cli-usage = Использование: { $value }
cli-usage-options = [параметры]
cli-usage-command = <команда> …
cli-arguments = Аргументы:
cli-options = Параметры:
cli-commands = Команды:
cli-default = (по умолчанию: { $value })
# What an option takes; it stands in angle brackets
cli-takes-text = текст
cli-takes-number = число
cli-takes-file = файл
cli-takes-folder = папка

## play

cli-play = Играть в терминале: против ботов или компанией за одним устройством.
cli-edition = Издание: fr, uk, ru, pl, de или incan-gold.
cli-relics = Играть с реликвиями или без них, если издание это позволяет.
cli-players = Сколько игроков, людей и ботов вместе: от 3 до 8.
cli-names = Имена людей через запятую.
cli-opponents = Боты-соперники через запятую.
cli-mode = «solo»: вы против ботов. «pass»: несколько человек передают устройство друг другу. «deal»: программа сдаёт карты, а вы сообщаете ей, кто выходит.
cli-chances = Показывать вероятности следующей карты.
cli-coach = В игре одного против ботов: показывать шансы и после каждого решения говорить, как поступил бы эксперт.
cli-plain = Строка за строкой, без управления экраном: для программ экранного доступа и конвейеров.
cli-seed = Сдать пещеры из этого зерна; одно и то же зерно даёт одни и те же пещеры.
cli-folder = Папка для сохранённых игр и записей.
cli-daily = Войти в пещеру дня в терминале, одну для всех, против трёх экспертов. У неё нет таблицы дня, и это не пещера дня сервера.
cli-new = Начать новую игру, даже если прежняя не доиграна.

## replay

cli-replay = Показать записанные партии шаг за шагом.
cli-file = Файл с партиями (.tac) или «-» для стандартного ввода.
cli-json = Одна строка JSON на каждую партию.
replay-game = Партия { $number }: { $names }
replay-score = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
replay-unfinished = Партия не доиграна.

## verify

cli-verify = Проверить, что карты записанной партии сданы из обещанного зерна.
verify-holds = { $name }: зерно то самое, что было обещано, и все карты ({ $cards }) сданы из него, как и записано.
verify-holds-so-far = { $name }: зерно то самое, что было обещано, и пока из него { $cards ->
    [one] сдана { $cards } карта
    [few] сданы { $cards } карты
    [many] сдано { $cards } карт
   *[other] сдано { $cards } карты
}, как и записано; партия не доиграна.
verify-no-seed = { $name }: зерна нет, поэтому раздачу не проверить.
verify-no-promise = { $name }: карты сданы из этого зерна, но без обещания не узнать, когда оно было выбрано.
verify-other-seed = { $name }: это не то зерно, что было обещано.
verify-other-card = { $name }: в экспедиции { $expedition } зерно даёт «{ $expected }», а в записи — «{ $found }».

## rules

cli-rules = Прочитать правила выбранного издания.

## bots

cli-bots = Перечислить ботов: что делает каждый и насколько он силён.
cli-lab-json = Вывести JSON для программ.
bots-ladder = Характеры, от глупых до сильных
bots-levels = Восемь уровней, от мягкого до эксперта: { $names }
bots-families = Семейства: что стоит после двоеточия, решаете вы
bots-others = Установленные отдельно
bots-rated = { $games ->
    [one] Рейтинги измерены по { $games } игре, за столом по { $number }, с вероятностью 95 %.
    [few] Рейтинги измерены по { $games } играм, за столом по { $number }, с вероятностью 95 %.
    [many] Рейтинги измерены по { $games } играм, за столом по { $number }, с вероятностью 95 %.
   *[other] Рейтинги измерены по { $games } игры, за столом по { $number }, с вероятностью 95 %.
}
# value: yes or no
bots-rated-where = { $edition }; реликвии: { $value }. Боты, чьи интервалы пересекаются, могут быть равны по силе.

## simulate

cli-simulate = Сыграть ботами миллионы игр и подвести итог.
cli-simulate-bots = Боты за столом через запятую; «brave*2» занимает два места. От 3 до 8 мест.
cli-simulate-games = Сколько игр; 10_000_000 тоже число.
cli-simulate-seed = Целое число; одно и то же зерно даёт одни и те же игры.
cli-simulate-threads = Сколько потоков или процессов играют. Если не указано — по одному на ядро.
cli-simulate-csv = Записать цифры в этот файл, по строке на место.
cli-simulate-plot = Нарисовать очки и победы в этом файле, .png или .svg.
cli-simulate-ray = Играть на кластере Ray по этому адресу («auto» найдёт кластер, «local» запустит его здесь). Если не указано — на ядрах этого компьютера.
simulate-title = Симуляция
simulate-slow = Не скомпилированы: { $names }. Все игры идут по самим правилам, это намного дольше.
simulate-seat = Место
simulate-interval = Интервал 95 %
simulate-spread = Разброс
simulate-traps = Экспедиций закончилось ловушкой: { $value }
simulate-length = Карт за экспедицию в среднем: { $value }
simulate-shared = Общих побед: { $value }
simulate-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
simulate-done = { $games ->
    [one] { $games } игра за { $value } с
    [few] { $games } игры за { $value } с
    [many] { $games } игр за { $value } с
   *[other] { $games } игры за { $value } с
}
simulate-stopped = Остановлено. Сыграно игр: { $number } из { $count }.
simulate-fair = равная доля

## arena

cli-arena = Свести ботов в турнире и узнать их рейтинг.
cli-arena-bots = Участники через запятую, каждый один раз. Если не указаны — боты этой игры, кроме тех, что долго думают.
cli-arena-seats = Мест за столом: от 3 до 8.
cli-arena-games = Сколько игр; округляется вверх, чтобы каждый бот посидел на каждом месте.
cli-arena-schedule = «round-robin»: каждый с каждым. «swiss»: встречаются близкие по силе.
cli-arena-results = Файл для результатов; та же команда с тем же файлом продолжит турнир.
cli-arena-records = Записывать каждую игру в этот файл (.tac).
cli-arena-workers = Сколько процессов играют. Если не указано — по одному на ядро.
cli-arena-report = Записать отчёт с графиками в этот файл (.html).

## review

cli-review = Разбор записанных игр: чего стоило каждое решение и что решила удача.
cli-review-all = Показать все решения, а не только самые дорогие.
cli-review-futures = Сколько продолжений представить в каждый момент, не меньше 100; чем больше, тем точнее.
cli-review-plot = Нарисовать шансы всех в этот файл, .png или .svg; если игр несколько, то из первой.
cli-puzzles = Найти задачи в записанных играх: моменты, когда лучшее решение ясно и неожиданно.

## train and exploit

cli-train = Обучить эксперта: он играет сам с собой и учится.
cli-train-course = Файл курса; та же команда с тем же файлом продолжит его.
cli-train-out = Файл для готовых сетей.
cli-train-nets = Файл с сетями, с которых начинается вторая часть курса; первая тогда пропускается.
cli-train-anew = С --nets: сети указанных чисел игроков начинают заново, с первой части; остальные сохраняются.
cli-train-first = Шаги, при которых у всех экспедиций игры одна сеть.
cli-train-second = Шаги, при которых у каждой экспедиции своя сеть.
cli-train-third = Шаги, при которых учатся охотники, для столов с более слабыми игроками.
cli-train-players = Числа игроков, чьи сети учатся, каждый раз одно. Если не указано, все.
cli-train-seats = На скольких местах каждая сеть играет перед шагом.
train-title = Обучение
train-resumed = Продолжение после круга { $number } из { $count }.
train-stopped = Остановлено после круга { $number } из { $count }; та же команда продолжит.
train-done = Сети в файле { $file }.
error-other-course = В файле { $file } другой курс: отличаются зерно, шаги, места, столы или начальные сети. Выберите другой файл с помощью --course.
error-same-file = Курс и сети не могут быть в одном файле: выберите другой с помощью --course или --out.
error-no-nets = В файле { $file } нет таких сетей.
cli-exploit = Обучить игрока против копий эксперта и узнать, сколько он выигрывает.
cli-exploit-updates = Сколько раз он учится.
cli-exploit-games = Во скольких играх измеряется выигрыш.
cli-exploit-nets = Сети, сделанные командой «tacora train». Если не указано — сети эксперта.
exploit-title = Лучший ответ
exploit-found = Игрок, обученный против копий эксперта, выигрывает { $found } ± { $value } игр; равная доля — { $expected }.

## The arena: its progress, its standings and its report.

arena-title = Арена
arena-resumed = { $games ->
    [one] Продолжение после { $games } игры.
    [few] Продолжение после { $games } игр.
    [many] Продолжение после { $games } игр.
   *[other] Продолжение после { $games } игры.
}
arena-done = Сыграно игр: { $games }. Результаты в файле { $file }.
arena-report-written = Отчёт в файле { $file }.
arena-carry-on = Результаты в файле { $file }; та же команда продолжит турнир.
arena-lost = С --results и файлом та же команда могла бы продолжить турнир.

## The report

arena-summary = Игр: { $games }. Ботов: { $count }, за столом по { $number }.
arena-caves = Все столы одного тура проходят одни и те же пещеры, и каждый бот сидит на каждом месте.
arena-settings = Настройки
arena-edition = Издание
arena-relics = Реликвии
arena-relics-yes = да
arena-relics-no = нет
arena-seats = Мест за столом
arena-schedule = Система
arena-schedule-round-robin = круговая
arena-schedule-swiss = швейцарская
arena-seed = Зерно
arena-games = Игры
arena-standings = Таблица
arena-rank = Место
arena-bot = Бот
arena-rating = Рейтинг
arena-rating-about = Линия показывает, где с вероятностью 95 % лежит рейтинг. Все боты начинают с 25.
arena-wins = Победы
arena-wins-about = Доля выигранных игр; общая победа засчитывается частично. Линия — 95-процентный интервал, пунктир — равная доля.
arena-scores = Очки
arena-scores-about = В прямоугольнике средняя половина всех игр, отметка внутри — медиана, линия — девять игр из десяти.
arena-score = Очки в среднем
arena-faults = Сбои
arena-faults-about = Решения, которых бот не принял. Вместо этого он вышел из пещеры.
arena-versus = Кто оказался впереди
arena-versus-about = Как часто, в процентах, бот из строки набирал за одним столом больше очков, чем бот из столбца. Ничья считается за половину.
arena-percent = { $percent } %

## What keeps a tournament from being played

error-too-few-bots = Разных ботов нужно столько, сколько мест за столом: { $number }, а не { $count }.
error-bot-twice = Бот «{ $bot }» назван дважды.
error-unknown-schedule = Системы «{ $value }» нет. На выбор: round-robin или swiss.
error-too-few-games = Турниру нужны хотя бы одна игра и один процесс.
error-no-games = Нужны хотя бы одна игра и хотя бы один поток или процесс.
error-other-tournament = В файле { $file } результаты другого турнира.
error-results-unreadable = В файле { $file } нет результатов, или он повреждён в строке { $number }.
