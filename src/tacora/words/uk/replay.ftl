### Watching games again: the shelf of replays, the transport, charts, and the proof of the dealing.

## The shelf

replay-title = Повтори
replay-transport = Відтворення
replay-mine = Мої завершені партії
replay-mine-empty = Дограйте партію, і вона чекатиме на вас тут.
replay-saved = Збережено на цьому пристрої
replay-saved-empty = Збережіть партію, щоб дивитися її без зв’язку.
replay-import = Відкрити запис
replay-import-about = Партія як текст: перетягніть сюди файл .tac, виберіть його або вставте текст.
replay-import-text = Текст партії
replay-import-file = Вибрати файл
replay-import-open = Відкрити
replay-all = Усі повтори
replay-missing = Цієї партії немає на цьому пристрої, а сервер не відповідає.
replay-elsewhere = Цієї партії немає на цьому пристрої.

## Moving through a game

replay-first = На початок
replay-back = Крок назад
replay-play = Дивитися
replay-pause = Пауза
replay-forward = Крок уперед
replay-last = У кінець
replay-speed = Швидкість
replay-scrubber = Мить партії
replay-moment = Крок { $number } з { $count }
replay-xray = Показувати рішення заздалегідь
replay-log = Що сталося
replay-live = Наживо
replay-live-back = Повернутися до прямого ефіру

## What one can take along

replay-copy = Скопіювати посилання на цю мить
replay-copied = Посилання скопійовано.
replay-save = Зберегти на цьому пристрої
replay-unsave = Прибрати з цього пристрою
replay-unkept = На цьому пристрої для неї немає місця.
replay-download = Завантажити як .tac

## Charts

replay-charts = Графіки
replay-as-table = Як таблиця
replay-fortune = Статки
replay-fortune-about = Суцільне: у безпеці, в таборі. Бліде: під загрозою, у печері.
replay-danger = Ризик
replay-danger-about = З якою ймовірністю наступна картка обірвала б експедицію і хто повернувся до неї.
replay-expeditions = Експедиції
replay-expeditions-about = Що принесла кожна експедиція; штриховка: що втрачено.
replay-chances = Шанси
replay-chances-about = Шанси всіх на перемогу серед експертів. Ромби: рішення, які дорого обійшлися.
replay-column-step = Крок
replay-column-left = Повернулися
replay-column-lost = Втрачено
# hazard: the card that came for the second time
replay-trap = Експедицію обірвала картка: { $hazard }
replay-nobody = ніхто

## Fair dealing

replay-fair = Чесна роздача
replay-fair-about = До першої картки ми показали відбиток усієї колоди: обіцянку. Це SHA-256 зерна, з якого роздано всі картки, тож підмінити нічого не можна.
replay-promise = Обіцянка
replay-seed = Зерно
replay-seed-later = буде показано після партії
# a daily cave's seed
replay-seed-next-day = буде показано наступного дня
replay-holds = Перевірено на цьому пристрої: зерно те саме, що було обіцяне, і всі картки роздано з нього.
replay-holds-so-far = Перевірено на цьому пристрої: зерно те саме, що було обіцяне, і поки всі картки роздано з нього.
replay-no-seed = Зерна немає, тож перевірити роздачу неможливо.
replay-no-promise = Картки роздано з цього зерна, але без обіцянки не дізнатися, коли його обрано.
replay-other-seed = Це не те зерно, що було обіцяне.
replay-other-card = З цього зерна виходять інші картки.
replay-next = Що було далі?
replay-next-about = Усі вже повернулися в табір. Далі йшли б ці картки, аж до тієї, що обриває експедицію.
