### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora: kto pójdzie głębiej?
client-skip = Przejdź do treści
client-pages = Strony
client-learn = Nauka
client-rules = Zasady
client-replays = Powtórki
client-close = Zamknij
client-again = Spróbuj ponownie
client-to-camp = Wróć do ogniska
client-lost = Ślepy korytarz
client-lost-about = Pod tym adresem nie ma strony. W drodze powrotnej uważaj na nietoperze.
client-unreached = Serwer nie odpowiada.
client-offline = Jesteś offline. Zasady i zapisane powtórki nadal działają.
client-unofficial = Nieoficjalna wersja gry, której autorami są Alan R. Moon i Bruno Faidutti; dzieło graczy, niezwiązane z żadnym wydawcą.

## Settings

client-settings = Ustawienia
client-language = Język
client-theme = Wygląd
client-theme-dark = Zmierzch
client-theme-light = Pergamin
client-theme-to-light = Jasny wygląd
client-theme-to-dark = Ciemny wygląd
client-sound = Dźwięk
client-volume = Głośność
client-captions = Napisy zamiast dźwięków
client-captions-about = To, co słychać, można też przeczytać.
client-haptics = Wibracje
client-speed = Tempo w grze solo
client-speed-calm = Spokojne
client-speed-brisk = Żwawe
client-speed-instant = Natychmiastowe
client-confirm = Potwierdzanie decyzji
client-confirm-about = Naciśnij dwa razy, żeby zdecydować.
client-coach-hear = Rady trenera
client-coach-hear-about = Przy stołach, które go mają.
client-contrast = Wysoki kontrast
client-contrast-about = Pełne tła i wyraźne linie.
client-still = Mniej ruchu
client-still-about = Nic nie lata, nie drży ani nie migocze.

## Home

client-question = Kto pójdzie głębiej?
client-tagline = Jaskinia, pochodnia i twoje szczęście: dla 3–8 poszukiwaczy.
client-play = Zagraj teraz
client-play-about = W pojedynkę z botami, od razu
client-new = Nowy stół
client-new-about = Zaproś znajomych linkiem
client-device = Jedno urządzenie
client-device-about = Podawajcie je sobie albo niech rozdaje
client-daily = Jaskinia dnia
client-daily-about = Ta sama dla wszystkich, raz dziennie
client-puzzles = Zagadki
client-puzzles-about = Co zrobisz w tej sytuacji?
client-opponents = Przeciwnicy
client-opponents-count = { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
}
client-level = Ich charakter
client-bots-mixed = barwna gromada
client-bots-mixed-about = Ostrożni, odważni, chytrzy: każdy inny.
client-coach = Trener
client-coach-about = Po każdej mojej decyzji mów, co zrobiłby ekspert.
client-you = Ty
client-name = Twoje imię
client-emblem = Twój znak
client-emblem-0 = Słońce
client-emblem-1 = Gwiazda
client-emblem-2 = Księżyc
client-emblem-3 = Liść
client-emblem-4 = Romb
client-emblem-5 = Serce
client-emblem-6 = Szczyty
client-emblem-7 = Kwadrat
client-others = Z innymi
client-join = Dołącz kodem
client-join-code = Kod lub link
client-join-go = Dołącz
client-open-tables = Otwarte stoły
client-no-tables = Teraz nikt nie czeka. Może otworzysz własny stół?
client-continue = Twoja partia trwa
client-continue-go = Wróć do stołu
client-sit = Usiądź
client-watch = Oglądaj
client-playing = w jaskini
client-seats-taken = { $count } z { $max }
client-table = Stół { $code }
client-table-of = Stół: { $name }

## Devices and data

client-me = Urządzenia i dane
client-me-about = Nie ma tu kont. To urządzenie ma klucz; serwer pamięta twoje imię, twój znak i twoje partie.
client-save = Zapisz
client-saved = Zapisano.
client-second = Graj na drugim urządzeniu
client-second-about = Pokaż kod na jednym urządzeniu i wpisz go na drugim. Działa raz, przez pięć minut.
client-code-show = Pokaż kod
client-code-enter = Kod z drugiego urządzenia
client-code-go = Graj na tym urządzeniu
client-code-about = Dotychczasowa postać na tym urządzeniu przepadnie.
client-welcome = Witaj, { $name }.
client-programs = Własne boty
client-programs-about = Programy też mogą siąść do stołu: każdy ma swój klucz, pokazywany tylko raz.
client-program-name = Nazwa bota
client-program-add = Utwórz klucz
client-program-key = Klucz: { $name }
client-program-docs = Opis interfejsu
client-forget = Usuń moje dane
client-forget-about = Klucz, boty i imię znikną stąd i z serwera. Skończone partie zostaną, bez twojego imienia.
client-forget-sure = Tak, usuń wszystko
client-forgotten = Gotowe. Już nie wiemy, kim jesteś.

## A new table

client-edition = Edycja
client-with-relics = Z reliktami
client-seats = Miejsca
client-clock = Czas na decyzję
client-clock-none = bez limitu
client-clock-seconds = { $count } s
client-clock-day = doba
client-absence = Gdy kogoś nie ma
client-absence-camp = powrót do obozowiska
client-absence-camp-about = Nieobecni wracają do obozowiska i zachowują zawartość sakwy.
client-absence-bot = decyduje bot
client-absence-bot-about = Do ich powrotu decyduje bot, który liczy karty.
client-absence-wait = czekamy
client-absence-wait-about = Stół czeka, ile trzeba.
client-chests = Skrzynie
client-chests-open = otwarte
client-chests-open-about = Wszyscy widzą zawartość każdej skrzyni.
client-chests-closed = zamknięte
client-chests-closed-about = Do końca liczbę widać tylko na własnej skrzyni.
client-help = Pomoc przy stole
client-help-none = żadna
client-help-none-about = Jak przy prawdziwym stole: liczycie sami.
client-help-counts = liczenie kart
client-help-counts-about = Ile kart każdej pułapki może jeszcze wyjść.
client-help-chances = szanse
client-help-chances-about = Jakie jest prawdopodobieństwo, że następna karta zakończy ekspedycję.
client-help-coach = trener
client-help-coach-about = Po każdej decyzji wszyscy słyszą, co zrobiłby ekspert. Do nauki, nie do rywalizacji.
client-spectators = Inni mogą oglądać
client-public = Kto może usiąść
client-public-yes = każdy
client-public-yes-about = Stół jest na liście otwartych stołów.
client-public-no = z linkiem
client-public-no-about = Znajdą go tylko osoby z linkiem.
client-more = Więcej opcji
client-open = Otwórz stół

## Before the game

client-invite = Zaproś
client-link = Link do stołu
client-link-copy = Kopiuj link
client-link-copied = Link skopiowany.
client-link-share = Udostępnij
client-qr = Kod QR linku
client-fire = Przy ognisku
client-host = gospodarz
client-bot = bot
client-yourself = ty
client-away = nie ma przy stole
client-seat-free = wolne
client-host-now = Gospodarzem jest teraz { $name }.
client-host-you = Teraz ty jesteś gospodarzem.
client-bot-add = Dodaj bota
client-rating = siła { $value }
client-remove = Usuń: { $name }
client-agreed = Zasady przy tym stole
client-start = Wejdź do jaskini
client-start-few = Potrzeba co najmniej trojga poszukiwaczy.
client-start-host = { $name } rozpocznie partię, gdy wszyscy się zbiorą.
client-start-nobody = Kto usiądzie pierwszy, rozpocznie partię.
client-stand = Zwolnij moje miejsce
client-invited = Masz zaproszenie
client-take-seat = Zajmij miejsce
client-watch-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz ją tu oglądać.

## One device

client-mode = Jak decydujecie
client-mode-curtain = Podawanie urządzenia
client-mode-curtain-about = Każdy decyduje w sekrecie za kurtyną i podaje urządzenie dalej.
client-mode-dealer = Krupier przy waszym stole
client-mode-dealer-about = Urządzenie rozdaje karty i prowadzi bank. Wybieracie po kryjomu, w zamkniętej dłoni albo kartami, a ktoś zaznacza na ekranie, kto wraca.
client-players = Gracze
client-player-name = Imię gracza { $number }
client-player = Gracz { $number }
client-player-kind = Kim jest gracz { $number }
client-person = człowiek
client-player-emblem = Inny znak gracza { $number }
client-player-add = Dodaj gracza
client-curtain-give = Podaj urządzenie:
client-curtain-open = Tu { $name }
client-curtain-about = Odsłoń, gdy nikt nie podgląda.
client-curtain-decided = Zdecydowało: { $count } z { $max }
client-curtain-go = Decyzje: zaczyna { $name }
client-dealer-who = Kto wraca? Zaznacz.
client-dealer-nobody = Nikt nie wraca: następna karta
client-dealer-leave = { $count ->
    [one] Wraca { $count }: dalej
    [few] Wracają { $count }: dalej
    [many] Wraca { $count }: dalej
   *[other] Wraca { $count }: dalej
}

## Big screen and phones

client-screen = Duży ekran
client-screen-about = Telewizor lub laptop pokazuje stół, telefony decydują
client-fullscreen = Pełny ekran
client-screen-scan = Zeskanuj i usiądź
client-screen-or = albo otwórz { $url }
client-pad-look = Wszyscy patrzą na duży ekran!
