### The commands: their help, and what they print.

cli-about = Tacora: печера, смолоскип і ваша удача. Неофіційна версія гри на ризик та удачу для компанії від 3 до 8 осіб.
cli-lang = Мова: en, fr, de, pl, ru або uk. Якщо не вказано — мова системи.
cli-version = Показати версію й завершити роботу.

## The help page

cli-help = Показати цю довідку й завершити роботу.
cli-usage = Використання: { $value }
cli-usage-options = [параметри]
cli-usage-command = <команда> …
cli-arguments = Аргументи:
cli-options = Параметри:
cli-commands = Команди:
cli-default = (за замовчуванням: { $value })
# What an option takes; it stands in angle brackets
cli-takes-text = текст
cli-takes-number = число
cli-takes-file = файл
cli-takes-folder = тека

## play

cli-play = Грати в терміналі: проти ботів або компанією за одним пристроєм.
cli-edition = Видання: fr, uk, ru, pl, de або incan-gold.
cli-relics = Грати з реліквіями або без них, якщо видання це дозволяє.
cli-players = Скільки гравців, людей і ботів разом: від 3 до 8.
cli-names = Імена людей через кому.
cli-opponents = Боти-суперники через кому.
cli-mode = «solo»: ви проти ботів. «pass»: кілька людей передають пристрій одне одному. «deal»: програма роздає картки, а ви кажете їй, хто повертається.
cli-chances = Показувати ймовірності наступної картки.
cli-coach = У грі одного проти ботів: показувати шанси і після кожного рішення казати, як вчинив би експерт.
cli-plain = Рядок за рядком, без керування екраном: для програм зчитування з екрана та конвеєрів.
cli-seed = Роздати печери з цього зерна; те саме зерно дає ті самі печери.
cli-folder = Тека для збережених ігор і записів.
cli-daily = Зайти до печери дня в терміналі, однієї для всіх, проти трьох експертів. Вона не має таблиці дня, і це не печера дня сервера.
cli-new = Почати нову гру, навіть якщо попередню не дограно.

## replay

cli-replay = Показати записані партії крок за кроком.
cli-file = Файл із партіями (.tac) або «-» для стандартного вводу.
cli-json = Один рядок JSON на кожну партію.
replay-game = Партія { $number }: { $names }
replay-score = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
    [many] { $score } очок
   *[other] { $score } очка
}
replay-unfinished = Партію не дограно.

## verify

cli-verify = Перевірити, що картки записаної партії роздано з обіцяного зерна.
verify-holds = { $name }: зерно те саме, що було обіцяне, і всі картки ({ $cards }) роздано з нього, як і записано.
verify-holds-so-far = { $name }: зерно те саме, що було обіцяне, і поки з нього роздано { $cards ->
    [one] { $cards } картку
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
}, як і записано; партію не дограно.
verify-no-seed = { $name }: зерна немає, тож перевірити роздачу неможливо.
verify-no-promise = { $name }: картки роздано з цього зерна, але без обіцянки не дізнатися, коли його обрано.
verify-other-seed = { $name }: це не те зерно, що було обіцяне.
verify-other-card = { $name }: в експедиції { $expedition } зерно дає «{ $expected }», а в записі — «{ $found }».

## rules

cli-rules = Прочитати правила вибраного видання.

## bots

cli-bots = Перелічити ботів: що робить кожен і наскільки він сильний.
cli-lab-json = Вивести JSON для програм.
bots-ladder = Вдачі, від дурненьких до сильних
bots-levels = Вісім рівнів, від лагідного до експерта: { $names }
bots-families = Родини: що стоїть після двокрапки, вирішуєте ви
bots-others = Установлені окремо
bots-rated = { $games ->
    [one] Рейтинги виміряно за { $games } грою, за столом по { $number }, з імовірністю 95%.
    [few] Рейтинги виміряно за { $games } іграми, за столом по { $number }, з імовірністю 95%.
    [many] Рейтинги виміряно за { $games } іграми, за столом по { $number }, з імовірністю 95%.
   *[other] Рейтинги виміряно за { $games } гри, за столом по { $number }, з імовірністю 95%.
}
# value: yes or no
bots-rated-where = { $edition }; реліквії: { $value }. Боти, чиї інтервали перетинаються, можуть бути рівні за силою.

## simulate

cli-simulate = Зіграти ботами мільйони ігор і підбити підсумок.
cli-simulate-bots = Боти за столом через кому; «brave*2» займає два місця. Від 3 до 8 місць.
cli-simulate-games = Скільки ігор; 10_000_000 теж число.
cli-simulate-seed = Ціле число; те саме зерно дає ті самі ігри.
cli-simulate-threads = Скільки потоків або процесів грають. Якщо не вказано — по одному на ядро.
cli-simulate-csv = Записати цифри в цей файл, по рядку на місце.
cli-simulate-plot = Намалювати очки й перемоги в цьому файлі, .png або .svg.
cli-simulate-ray = Грати на кластері Ray за цією адресою («auto» знайде кластер, «local» запустить його тут). Якщо не вказано — на ядрах цього комп’ютера.
simulate-title = Симуляція
simulate-slow = Не скомпільовано: { $names }. Усі ігри йдуть за самими правилами, це набагато довше.
simulate-seat = Місце
simulate-interval = Інтервал 95%
simulate-spread = Розкид
simulate-traps = Експедицій закінчилося халепою: { $value }
simulate-length = Карток за експедицію в середньому: { $value }
simulate-shared = Спільних перемог: { $value }
simulate-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}
simulate-done = { $games ->
    [one] { $games } гра за { $value } с
    [few] { $games } гри за { $value } с
    [many] { $games } ігор за { $value } с
   *[other] { $games } гри за { $value } с
}
simulate-stopped = Зупинено. Зіграно ігор: { $number } з { $count }.
simulate-fair = рівна частка

## arena

cli-arena = Звести ботів у турнірі й дізнатися їхній рейтинг.
cli-arena-bots = Учасники через кому, кожен один раз. Якщо не вказано — боти цієї гри, крім тих, що довго думають.
cli-arena-seats = Місць за столом: від 3 до 8.
cli-arena-games = Скільки ігор; округлюється вгору, щоб кожен бот посидів на кожному місці.
cli-arena-schedule = «round-robin»: кожен із кожним. «swiss»: зустрічаються близькі за силою.
cli-arena-results = Файл для результатів; та сама команда з тим самим файлом продовжить турнір.
cli-arena-records = Записувати кожну гру в цей файл (.tac).
cli-arena-workers = Скільки процесів грають. Якщо не вказано — по одному на ядро.
cli-arena-report = Записати звіт із графіками в цей файл (.html).

## review

cli-review = Розбір записаних ігор: чого було варте кожне рішення і що вирішила вдача.
cli-review-all = Показати всі рішення, а не лише найдорожчі.
cli-review-futures = Скільки продовжень уявити в кожну мить, не менше ніж 100; що більше, то точніше.
cli-review-plot = Намалювати шанси всіх у цей файл, .png або .svg; якщо ігор кілька, то з першої.
cli-puzzles = Знайти задачі в записаних іграх: миті, коли краще рішення ясне й несподіване.

## train and exploit

cli-train = Навчити експерта: він грає сам із собою і вчиться.
cli-train-course = Файл курсу; та сама команда з тим самим файлом продовжить його.
cli-train-out = Файл для готових мереж.
cli-train-nets = Файл із мережами, з яких починається друга частина курсу; перша тоді пропускається.
cli-train-anew = З --nets: мережі вказаних кількостей гравців починають заново, з першої частини; решта лишаються.
cli-train-first = Кроки, за яких усі експедиції гри мають спільну мережу.
cli-train-second = Кроки, за яких кожна експедиція має власну мережу.
cli-train-third = Кроки, за яких навчаються мисливці, для столів зі слабшими гравцями.
cli-train-players = Кількості гравців, чиї мережі навчаються, щоразу одна. Якщо не вказано, усі.
cli-train-seats = На скількох місцях кожна мережа грає перед кроком.
train-title = Навчання
train-resumed = Продовження після кола { $number } з { $count }.
train-stopped = Зупинено після кола { $number } з { $count }; та сама команда продовжить.
train-done = Мережі у файлі { $file }.
error-other-course = У файлі { $file } інший курс: відрізняються зерно, кроки, місця, столи або початкові мережі. Виберіть інший файл за допомогою --course.
error-same-file = Курс і мережі не можуть бути в одному файлі: виберіть інший за допомогою --course або --out.
error-no-nets = У файлі { $file } немає таких мереж.
cli-exploit = Навчити гравця проти копій експерта й дізнатися, скільки він виграє.
cli-exploit-updates = Скільки разів він учиться.
cli-exploit-games = У скількох іграх вимірюється виграш.
cli-exploit-nets = Мережі, зроблені командою «tacora train». Якщо не вказано — мережі експерта.
exploit-title = Найкраща відповідь
exploit-found = Гравець, навчений проти копій експерта, виграє { $found } ± { $value } ігор; рівна частка — { $expected }.

## The arena: its progress, its standings and its report.

arena-title = Арена
arena-resumed = { $games ->
    [one] Продовження після { $games } гри.
    [few] Продовження після { $games } ігор.
    [many] Продовження після { $games } ігор.
   *[other] Продовження після { $games } гри.
}
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
error-too-few-games = Турніру потрібні принаймні одна гра й один процес.
error-no-games = Потрібні принаймні одна гра й принаймні один потік або процес.
error-other-tournament = У файлі { $file } результати іншого турніру.
error-results-unreadable = У файлі { $file } немає результатів, або його пошкоджено в рядку { $number }.
