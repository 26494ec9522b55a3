### The commands: their help, and what they print.

cli-about = Tacora: jaskinia, pochodnia i twoje szczęście. Nieoficjalna wersja gry w kuszenie losu dla 3–8 poszukiwaczy.
cli-lang = Język: en, fr, de, pl, ru albo uk. Domyślnie język systemu.
cli-version = Pokaż wersję i zakończ.

## The help page

cli-help = Pokaż tę pomoc i zakończ.
cli-usage = Użycie: { $value }
cli-usage-options = [opcje]
cli-usage-command = <polecenie> …
cli-arguments = Argumenty:
cli-options = Opcje:
cli-commands = Polecenia:
cli-default = (domyślnie: { $value })
# What an option takes; it stands in angle brackets
cli-takes-text = tekst
cli-takes-number = liczba
cli-takes-file = plik
cli-takes-folder = folder
cli-takes-bot = bot
cli-takes-name = nazwa

## play

cli-play = Graj w terminalu: z botami albo w kilka osób na jednym urządzeniu.
cli-edition = Edycja: fr, uk, ru, pl, de albo incan-gold.
cli-relics = Graj z reliktami albo bez nich, jeśli edycja na to pozwala.
cli-players = Liczba grających, ludzi i botów razem: od 3 do 8.
cli-names = Imiona ludzi, oddzielone przecinkami.
cli-opponents = Boty, z którymi grasz, oddzielone przecinkami.
cli-mode = „solo”: ty przeciw botom. „pass”: kilka osób podaje sobie urządzenie. „deal”: program rozdaje karty, a ty mówisz mu, kto wraca.
cli-chances = Pokazuj prawdopodobieństwa następnej karty.
cli-coach = W grze z botami: pokazuj szanse i po każdej decyzji mów, co zrobiłby ekspert.
cli-plain = Wiersz po wierszu, bez sterowania ekranem: dla czytników ekranu i potoków.
cli-seed = Rozdaj jaskinie z tego ziarna; to samo ziarno daje te same jaskinie.
cli-folder = Folder na zapisane gry i zapisy partii.
cli-daily = Wejdź do jaskini dnia w terminalu, tej samej dla wszystkich, przeciw trzem ekspertom. Nie ma ona tablicy i nie jest jaskinią dnia serwera.
cli-new = Zacznij nową grę, nawet jeśli poprzednia nie jest dokończona.

## replay

cli-replay = Pokaż zapisane partie krok po kroku.
cli-file = Plik z partiami (.tac) albo „-”, czyli standardowe wejście.
cli-json = Jeden wiersz JSON na każdą partię.
replay-game = Partia { $number }: { $names }
replay-score = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
replay-unfinished = Partia nie została dokończona.

## verify

cli-verify = Sprawdź, czy karty zapisanej partii pochodzą z obiecanego ziarna.
verify-holds = { $name }: ziarno jest tym, które obiecano, i dało { $cards ->
    [one] { $cards } kartę, zgodnie z zapisem.
    [few] wszystkie { $cards } karty, zgodnie z zapisem.
    [many] wszystkie { $cards } kart, zgodnie z zapisem.
   *[other] { $cards } karty, zgodnie z zapisem.
}
verify-holds-so-far = { $name }: ziarno jest tym, które obiecano, i dało dotąd { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, zgodnie z zapisem; partia nie jest dokończona.
verify-no-seed = { $name }: nie ma ziarna, więc rozdania nie da się sprawdzić.
verify-no-promise = { $name }: karty pochodzą z tego ziarna, ale bez obietnicy nie wiadomo, kiedy zostało wybrane.
verify-other-seed = { $name }: ziarno nie jest tym, które obiecano.
verify-other-card = { $name }: w ekspedycji { $expedition } ziarno daje „{ $expected }”, a w zapisie jest „{ $found }”.

## rules

cli-rules = Przeczytaj zasady wybranej edycji.

## bots

cli-bots = Wypisz boty: co robi każdy z nich i jak jest silny.
cli-check = Sprawdź bota: czy przy każdym stole każda odpowiedź jest decyzją?
cli-check-bot = Nazwa bota, plik Pythona albo program.
cli-check-games = Ile gier rozegra potem z trzema botami z tej gry.
check-passed = Bez zastrzeżeń. Gry: { $games }; wydania i warianty: { $count }; decyzje: { $number }.
check-pace = Średni czas decyzji: { $value } ms.
cli-new-bot = Utwórz własnego bota wraz z testem.
cli-new-bot-name = Nazwa bota: litery, cyfry i podkreślenia.
new-bot-written = Zapisano: { $names }. Co dalej:
error-bot-name = „{ $name }” nie może być nazwą pliku Pythona: użyj liter, cyfr i podkreśleń.
error-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo najpierw go usuń.
cli-lab-json = Wypisz JSON dla programów.
cli-tolerate-faults = Pozwól botom nie podejmować decyzji; wtedy wracają, a polecenie kończy się jak zwykle.
bots-ladder = Postacie, od niemądrych do silnych
bots-levels = Osiem poziomów, od łagodnego do eksperta: { $names }
bots-families = Rodziny: co stoi po dwukropku, wybierasz ty
bots-others = Zainstalowane skądinąd
bots-rated = { $games ->
    [one] Rankingi zmierzono w { $games } grze przy stołach na { $number } miejsc, z pewnością 95%.
    [few] Rankingi zmierzono w { $games } grach przy stołach na { $number } miejsc, z pewnością 95%.
    [many] Rankingi zmierzono w { $games } grach przy stołach na { $number } miejsc, z pewnością 95%.
   *[other] Rankingi zmierzono w { $games } gry przy stołach na { $number } miejsc, z pewnością 95%.
}
# value: yes or no
bots-rated-where = { $edition }; relikty: { $value }. Boty, których przedziały się pokrywają, mogą być równie silne.

## simulate

cli-simulate = Niech boty rozegrają miliony gier; pokaż podsumowanie.
cli-simulate-bots = Boty przy stole, oddzielone przecinkami; „brave*2” zajmuje dwa miejsca. Od 3 do 8 miejsc.
cli-simulate-games = Liczba gier; 10_000_000 też jest liczbą.
cli-simulate-seed = Liczba całkowita; to samo ziarno daje te same gry.
cli-simulate-threads = Liczba wątków albo procesów. Domyślnie jeden na rdzeń.
cli-simulate-csv = Zapisz liczby w tym pliku, wiersz na każde miejsce.
cli-simulate-plot = Narysuj wyniki i zwycięstwa w tym pliku, .png albo .svg.
cli-simulate-ray = Graj w klastrze Ray pod tym adresem („auto” znajduje klaster, „local” uruchamia go tutaj). Domyślnie na rdzeniach tego komputera.
simulate-title = Symulacja
simulate-slow = Bez wersji skompilowanej: { $names }. Wszystkie gry toczą się na samych zasadach, co trwa znacznie dłużej.
simulate-seat = Miejsce
simulate-interval = Przedział 95%
simulate-spread = Odchylenie
simulate-traps = Ekspedycje zakończone pułapką: { $value }
simulate-length = Karty w ekspedycji, średnio: { $value }
simulate-shared = Wspólne zwycięstwa: { $value }
simulate-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
simulate-done = { $games ->
    [one] { $games } gra w { $value } s
    [few] { $games } gry w { $value } s
    [many] { $games } gier w { $value } s
   *[other] { $games } gry w { $value } s
}
simulate-stopped = Przerwano. Rozegrane gry: { $number } z { $count }.
simulate-fair = równy udział

## arena

cli-arena = Niech boty zmierzą się w turnieju i dostaną ranking.
cli-arena-bots = Boty, które grają, oddzielone przecinkami, każdy raz. Domyślnie boty z tej gry oprócz tych, które długo myślą.
cli-arena-against = Przeciwnicy oddzieleni przecinkami; „house” to boty z tej gry. Przy każdym stole siada wtedy jeden z --bots, a reszta stąd.
cli-arena-seats = Miejsca przy stole: od 3 do 8.
cli-arena-games = Liczba gier, zaokrąglona w górę tak, by każdy bot siedział na każdym miejscu.
cli-arena-schedule = „round-robin”: każdy z każdym. „swiss”: spotykają się boty o podobnej sile.
cli-arena-results = Plik na wyniki; to samo polecenie z tym samym plikiem gra dalej.
cli-arena-records = Zapisuj każdą grę w tym pliku (.tac).
cli-arena-workers = Liczba procesów. Domyślnie jeden na rdzeń.
cli-arena-report = Zapisz raport z wykresami w tym pliku (.html).

## review

cli-review = Analiza zapisanych gier: ile była warta każda decyzja, a ile zdziałało szczęście.
cli-review-all = Pokaż wszystkie decyzje, nie tylko najdroższe.
cli-review-futures = Ile dalszych ciągów wyobrazić sobie w każdej chwili, co najmniej 100; im więcej, tym dokładniej.
cli-review-plot = Narysuj szanse wszystkich w tym pliku, .png albo .svg; przy kilku grach z pierwszej.
cli-puzzles = Znajdź zagadki w zapisanych grach: chwile, w których lepsza decyzja jest wyraźna i zaskakująca.

## train and exploit

cli-train = Trenuj eksperta: gra sam ze sobą i się uczy.
cli-train-course = Plik kursu; to samo polecenie z tym samym plikiem uczy dalej.
cli-train-out = Plik na gotowe sieci.
cli-train-nets = Plik z sieciami, od których zaczyna się druga część kursu; pierwsza jest wtedy pominięta.
cli-train-anew = Z --nets: sieci podanych liczb graczy zaczynają od nowa, od pierwszej części; pozostałe zostają.
cli-train-first = Kroki, w których wszystkie ekspedycje gry mają wspólną sieć.
cli-train-second = Kroki, w których każda ekspedycja ma własną sieć.
cli-train-third = Kroki, w których uczą się myśliwi, do stołów ze słabszymi graczami.
cli-train-players = Liczby graczy, których sieci się uczą, za każdym razem jedna. Bez podania wszystkie.
cli-train-seats = Na ilu miejscach gra każda sieć przed krokiem.
train-title = Trening
train-resumed = Dalej po rundzie { $number } z { $count }.
train-stopped = Przerwano po rundzie { $number } z { $count }; to samo polecenie uczy dalej.
train-done = Sieci są w pliku { $file }.
error-other-course = { $file } zawiera inny kurs: różni się ziarno, liczba kroków, miejsc, stoły albo pierwsze sieci. Wybierz inny plik za pomocą --course.
error-same-file = Kurs i sieci nie mogą być tym samym plikiem: wybierz inny za pomocą --course albo --out.
error-no-nets = { $file } nie zawiera takich sieci.
cli-exploit = Wytrenuj gracza przeciw kopiom eksperta i sprawdź, ile zyskuje.
cli-exploit-updates = Ile razy się uczy.
cli-exploit-games = W ilu grach mierzyć zysk.
cli-exploit-nets = Sieci zrobione przez „tacora train”. Domyślnie sieci eksperta.
exploit-title = Najlepsza odpowiedź
exploit-found = Gracz wytrenowany przeciw kopiom eksperta wygrywa { $found } ± { $value } gier; równy udział to { $expected }.
