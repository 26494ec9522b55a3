### The arena: its progress, its standings and its report.

arena-title = Арена
arena-resumed = { $games ->
    [one] Продовження після { $games } гри.
    [few] Продовження після { $games } ігор.
    [many] Продовження після { $games } ігор.
   *[other] Продовження після { $games } гри.
}
arena-changed = Відтоді змінено: { $names }. Турнір починається спочатку; попередні результати у файлі { $file }.
arena-done = Зіграно ігор: { $games }. Результати у файлі { $file }.
arena-report-written = Звіт у файлі { $file }.
arena-carry-on = Результати у файлі { $file }; та сама команда продовжить турнір.
arena-lost = З --results і файлом та сама команда могла б продовжити турнір.

## The report

arena-summary = Ігор: { $games }. Ботів: { $count }, за столом по { $number }.
arena-caves = Усі столи одного туру проходять ті самі печери, і кожен бот сидить на кожному місці.
arena-settings = Налаштування
arena-edition = Видання
arena-relics = Реліквії
arena-relics-yes = так
arena-relics-no = ні
arena-seats = Місць за столом
arena-schedule = Система
arena-schedule-round-robin = колова
arena-schedule-swiss = швейцарська
arena-seed = Зерно
arena-games = Ігри
arena-standings = Таблиця
arena-rank = Місце
arena-bot = Бот
arena-rating = Рейтинг
arena-rating-about = Лінія показує, де з імовірністю 95% лежить рейтинг. Усі боти починають із 25.
arena-wins = Перемоги
arena-wins-about = Частка виграних ігор; спільна перемога зараховується частково. Лінія — 95-відсотковий інтервал, пунктир — рівна частка.
arena-scores = Очки
arena-scores-about = У прямокутнику середня половина всіх ігор, позначка всередині — медіана, лінія — дев’ять ігор із десяти.
arena-score = Очки в середньому
arena-faults = Збої
arena-faults-about = Рішення, яких бот не ухвалив. Натомість він повернувся до табору.
arena-versus = Хто опинився попереду
arena-versus-about = Як часто, у відсотках, бот із рядка здобував за тим самим столом більше очок, ніж бот зі стовпця. Нічия рахується за половину.
arena-percent = { $percent }%

## What keeps a tournament from being played

error-too-few-bots = Різних ботів треба стільки, скільки місць за столом: { $number }, а не { $count }.
error-bot-twice = Бота «{ $bot }» названо двічі.
error-unknown-schedule = Системи «{ $value }» немає. На вибір: round-robin або swiss.
error-against-swiss = Швейцарська система сама добирає суперників; для --against потрібна round-robin.
error-too-few-games = Турніру потрібні принаймні одна гра й один процес.
error-no-games = Потрібні принаймні одна гра й принаймні один потік або процес.
error-other-tournament = У файлі { $file } результати іншого турніру.
error-results-unreadable = У файлі { $file } немає результатів, або його пошкоджено в рядку { $number }.
