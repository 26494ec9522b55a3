### The server: what it refuses, and what it says when it starts.

## At the table

error-table-error = Przy tym stole to niemożliwe.
error-no-such-table = Nie ma stołu „{ $code }”.
error-too-late = Na tę kartę padła już odpowiedź.
error-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
error-not-host = To może zrobić tylko gospodarz stołu.
error-one-device = Graczy pod samym imieniem dodaje się tylko przy stole na jednym urządzeniu, i tylko gospodarz.
error-wrong-seat = Decydować można tylko za własne miejsca.
error-table-full = Wszystkie miejsca są zajęte.
error-game-begun = Gra już się zaczęła.
error-game-not-begun = Gra jeszcze się nie zaczęła.
error-game-not-over = Gra jeszcze się nie skończyła.
error-on-pause = Przy stole trwa przerwa.
error-no-more-waiting = Na nikogo nie czekamy albo stół czekał już dość długo.
error-no-spectators = Ten stół nie przyjmuje widzów.
error-cave-done = Jaskinię dnia można odwiedzić raz. Teraz możesz w niej poćwiczyć.

## At the door

error-request-error = To zostało odprawione od drzwi.
error-unreadable = Tej wiadomości nie da się odczytać: { $reason }
error-too-long = Wiadomość może mieć najwyżej { $limit } bajtów.
error-too-fast = Za dużo wiadomości. Prosimy trochę wolniej.
error-too-many = Może ich być najwyżej tyle: { $limit }.
error-wrong-origin = Strony z innych witryn nie mogą tu nic zrobić.
error-stranger = Nikogo nie znamy pod tym kluczem.
error-wrong-code = Ten kod jest błędny, zużyty albo za stary.
error-no-such-page = Są tu tylko nietoperze.
error-wrong-method = Ten adres nie przyjmuje takich zapytań.
error-no-reviews = Ten serwer nie może analizować partii: brakuje mu części. Aby je zainstalować: pip install tacora[lab]
error-reviews-wait = Wiele partii czeka na analizę. Spróbuj ponownie za minutę.
error-not-kept = Chwilowo nic nie da się zapisać, więc nic się nie stało. Prosimy spróbować ponownie.
error-fault = Coś poszło nie tak po naszej stronie. Nic się nie stało.

## Running a server

cli-serve = Otwórz stoły dla innych: w przeglądarce, na tym komputerze i w sieci lokalnej.
cli-backup = Zrób kopię bazy danych serwera w pliku, także gdy działa.
cli-backup-file = Plik do zapisania.
cli-config = Plik TOML z ustawieniami; opcje i środowisko mają pierwszeństwo.
serve-here = Stoły są otwarte pod adresem { $url }
serve-shared = Dla innych w tej samej sieci: { $url }
backup-done = Wszystko skopiowano do { $file }.
setting-host = Adres, na którym serwer nasłuchuje.
setting-port = Port, na którym serwer nasłuchuje; 0 to dowolny wolny.
setting-store = Gdzie przechowywać stoły: plik albo postgresql://…
setting-bus = Jak procesy przekazują sobie nowości: redis://…; bez tego robi to baza danych.
setting-origins = Adresy stron, które mogą tu działać, oddzielone przecinkami, np. https://tacora.example.
setting-proxies = Adresy serwerów pośredniczących, którym wierzymy, skąd pochodzi wizyta, oddzielone przecinkami.
setting-browser = Otwórz przeglądarkę.
setting-rate = Ile wiadomości może wysłać jedno połączenie na sekundę.
setting-burst = Ile wiadomości może wysłać jedno połączenie naraz.
setting-visits = Ile zapytań może wysłać jeden adres na sekundę.
setting-keep-finished = Przez ile dni przechowywać zakończone partie.
setting-keep-idle = Przez ile dni przechowywać niedokończone partie, w które nikt nie gra.
setting-keep-people = Przez ile dni pamiętać kogoś, kto nie przychodzi.
setting-log = Postać dziennika: „text” albo „json”.
setting-log-level = Co zapisywać w dzienniku: „debug”, „info”, „warning” albo „error”.
error-bad-setting = Ustawienia „{ $name }” ({ $source }) nie można użyć: { $reason }
error-unknown-setting = Nie ma ustawienia „{ $name }” ({ $source }).
error-settings-error = Tych ustawień nie można użyć.
error-no-such-backend = „{ $url }” to ani plik, ani adres znanego tu rodzaju.
error-site-missing = Potrzeba więcej pakietów: pip install tacora[site]
