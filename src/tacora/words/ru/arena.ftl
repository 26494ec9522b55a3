### The arena: its progress, its standings and its report.

arena-title = Арена
arena-resumed = { $games ->
    [one] Продолжение после { $games } игры.
    [few] Продолжение после { $games } игр.
    [many] Продолжение после { $games } игр.
   *[other] Продолжение после { $games } игры.
}
arena-changed = С тех пор изменено: { $names }. Турнир начинается заново; прежние результаты в файле { $file }.
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
error-against-swiss = Швейцарская система сама подбирает соперников; для --against нужна round-robin.
error-too-few-games = Турниру нужны хотя бы одна игра и один процесс.
error-no-games = Нужны хотя бы одна игра и хотя бы один поток или процесс.
error-other-tournament = В файле { $file } результаты другого турнира.
error-results-unreadable = В файле { $file } нет результатов, или он повреждён в строке { $number }.
