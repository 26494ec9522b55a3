### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = За этим столом так нельзя.
error-no-such-table = Стола «{ $code }» нет.
error-too-late = На эту карту уже дан ответ.
error-not-seated = Это могут только те, кто сидит за столом.
error-not-host = Это может только хозяин стола.
error-one-device = Добавлять игроков просто по имени можно только за столом на одном устройстве, и только хозяину.
error-wrong-seat = Решать можно только за свои места.
error-table-full = Все места заняты.
error-game-begun = Партия уже началась.
error-game-not-begun = Партия ещё не началась.
error-game-not-over = Партия ещё не окончена.
error-on-pause = За столом перерыв.
error-no-more-waiting = Ждать некого, или стол ждал уже достаточно.
error-no-spectators = За этим столом нет места зрителям.
error-cave-done = В пещеру дня можно войти один раз. Теперь в ней можно потренироваться.

## At the door

error-request-error = Это завернули у входа.
error-unreadable = Это сообщение не прочитать: { $reason }
error-too-long = В сообщении может быть не больше { $limit } байт.
error-too-fast = Слишком много сообщений. Пожалуйста, помедленнее.
error-too-many = Их может быть не больше { $limit }.
error-wrong-origin = Страницам других сайтов здесь ничего нельзя.
error-stranger = Такой ключ нам не знаком.
error-wrong-code = Этот код неверный, использованный или устаревший.
error-no-such-page = Здесь только летучие мыши.
error-wrong-method = Этот адрес таких запросов не принимает.
error-no-reviews = Этот сервер не может разбирать партии: ему не хватает частей. Чтобы их установить: pip install tacora[lab]
error-reviews-wait = Многие партии ждут разбора. Попробуйте ещё раз через минуту.
error-not-kept = Сейчас ничего не удаётся сохранить, поэтому ничего не сделано. Пожалуйста, попробуйте ещё раз.
error-fault = На нашей стороне что-то пошло не так. Ничего не сделано.

## Running a server

cli-serve = Открыть столы для других: в браузере, на этом компьютере и в локальной сети.
cli-backup = Сделать копию базы данных сервера, даже на ходу.
cli-backup-file = Файл, который будет записан.
cli-config = Файл TOML с настройками; параметры команды и окружение важнее.
serve-here = Столы открыты по адресу { $url }
serve-shared = Для других в той же сети: { $url }
backup-done = Всё скопировано в { $file }.
setting-host = Адрес, на котором слушает сервер.
setting-port = Порт, на котором слушает сервер; 0 — любой свободный.
setting-store = Где хранить столы: файл или postgresql://…
setting-bus = Как процессы сообщают друг другу новости: redis://…; без этого их передаёт база данных.
setting-origins = Адреса страниц, которым можно действовать здесь, через запятую, например https://tacora.example.
setting-proxies = Адреса прокси, которым верят, откуда пришёл посетитель, через запятую.
setting-browser = Открыть браузер.
setting-rate = Сколько сообщений в секунду может слать одно соединение.
setting-burst = Сколько сообщений сразу может слать одно соединение.
setting-visits = Сколько запросов в секунду может слать один адрес.
setting-keep-finished = Сколько дней хранить оконченные партии.
setting-keep-idle = Сколько дней хранить неоконченные партии, в которые никто не играет.
setting-keep-people = Сколько дней помнить того, кто не приходит.
setting-log = Вид журнала: «text» или «json».
setting-log-level = Что писать в журнал: «debug», «info», «warning» или «error».
error-bad-setting = Настройку «{ $name }» ({ $source }) использовать нельзя: { $reason }
error-unknown-setting = Настройки «{ $name }» нет ({ $source }).
error-settings-error = Эти настройки использовать нельзя.
error-no-such-backend = «{ $url }» — не файл и не адрес известного здесь вида.
error-site-missing = Нужны дополнительные пакеты: pip install tacora[site]
