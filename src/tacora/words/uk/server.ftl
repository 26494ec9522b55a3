### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = За цим столом так не можна.
error-no-such-table = Стола «{ $code }» немає.
error-too-late = На цю картку вже є відповідь.
error-not-seated = Це можуть лише ті, хто сидить за столом.
error-not-host = Це може лише господар стола.
error-one-device = Додавати гравців лише за ім’ям можна тільки за столом на одному пристрої, і тільки господареві.
error-wrong-seat = Вирішувати можна лише за свої місця.
error-table-full = Усі місця зайняті.
error-game-begun = Партія вже почалася.
error-game-not-begun = Партія ще не почалася.
error-game-not-over = Партія ще не закінчилася.
error-on-pause = За столом перерва.
error-no-more-waiting = Чекати нема на кого, або стіл чекав уже досить.
error-no-spectators = За цим столом немає місця глядачам.
error-cave-done = До печери дня можна ввійти один раз. Тепер у ній можна потренуватися.

## At the door

error-request-error = Це завернули біля входу.
error-unreadable = Це повідомлення не прочитати: { $reason }
error-too-long = У повідомленні може бути не більше ніж { $limit } байтів.
error-too-fast = Забагато повідомлень. Будь ласка, повільніше.
error-too-many = Їх може бути не більше ніж { $limit }.
error-wrong-origin = Сторінки інших сайтів тут нічого не можуть.
error-stranger = За цим ключем нікого не знаємо.
error-wrong-code = Цей код хибний, використаний або застарілий.
error-no-such-page = Тут лише кажани.
error-wrong-method = Ця адреса таких запитів не приймає.
error-no-reviews = Цей сервер не може розбирати партії: йому бракує частин. Щоб їх установити: pip install tacora[lab]
error-reviews-wait = Багато партій чекають на розбір. Спробуйте ще раз за хвилину.
error-not-kept = Зараз нічого не вдається зберегти, тому нічого не зроблено. Будь ласка, спробуйте ще раз.
error-fault = На нашому боці щось пішло не так. Нічого не зроблено.

## Running a server

cli-serve = Відкрити столи для інших: у браузері, на цьому комп’ютері та в локальній мережі.
cli-backup = Зробити копію бази даних сервера, навіть на ходу.
cli-backup-file = Файл, який буде записано.
cli-config = Файл TOML із налаштуваннями; параметри команди й оточення важливіші.
serve-here = Столи відкрито за адресою { $url }
serve-shared = Для інших у тій самій мережі: { $url }
backup-done = Усе скопійовано до { $file }.
setting-host = Адреса, на якій слухає сервер.
setting-port = Порт, на якому слухає сервер; 0 — будь-який вільний.
setting-store = Де зберігати столи: файл або postgresql://…
setting-bus = Як процеси повідомляють одне одному новини: redis://…; без цього їх передає база даних.
setting-origins = Адреси сторінок, яким можна діяти тут, через кому, наприклад https://tacora.example.
setting-proxies = Адреси проксі, яким вірять, звідки прийшов відвідувач, через кому.
setting-browser = Відкрити браузер.
setting-rate = Скільки повідомлень за секунду може надсилати одне з’єднання.
setting-burst = Скільки повідомлень одразу може надсилати одне з’єднання.
setting-visits = Скільки запитів за секунду може надсилати одна адреса.
setting-keep-finished = Скільки днів зберігати закінчені партії.
setting-keep-idle = Скільки днів зберігати незакінчені партії, у які ніхто не грає.
setting-keep-people = Скільки днів пам’ятати того, хто не приходить.
setting-log = Вигляд журналу: «text» або «json».
setting-log-level = Що писати в журнал: «debug», «info», «warning» або «error».
error-bad-setting = Налаштування «{ $name }» ({ $source }) використати не можна: { $reason }
error-unknown-setting = Налаштування «{ $name }» немає ({ $source }).
error-settings-error = Ці налаштування використати не можна.
error-no-such-backend = «{ $url }» — не файл і не адреса відомого тут виду.
error-site-missing = Потрібні додаткові пакети: pip install tacora[site]
