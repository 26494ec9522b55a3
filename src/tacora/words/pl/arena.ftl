### The arena: its progress, its standings and its report.

arena-title = Arena
arena-resumed = { $games ->
    [one] Ciąg dalszy po { $games } grze.
    [few] Ciąg dalszy po { $games } grach.
    [many] Ciąg dalszy po { $games } grach.
   *[other] Ciąg dalszy po { $games } gry.
}
arena-changed = Od tamtej pory zmieniono: { $names }. Turniej zaczyna się od nowa; wcześniejsze wyniki są w pliku { $file }.
arena-done = Rozegrane gry: { $games }. Wyniki są w pliku { $file }.
arena-report-written = Raport jest w pliku { $file }.
arena-carry-on = Wyniki są w pliku { $file }; to samo polecenie gra dalej.
arena-lost = Z opcją --results i plikiem to samo polecenie mogłoby grać dalej.

## The report

arena-summary = Gry: { $games }. Boty: { $count }, po { $number } przy stole.
arena-caves = Wszystkie stoły jednej rundy przechodzą przez te same jaskinie, a każdy bot siedzi na każdym miejscu.
arena-settings = Ustawienia
arena-edition = Edycja
arena-relics = Relikty
arena-relics-yes = tak
arena-relics-no = nie
arena-seats = Miejsca przy stole
arena-schedule = System
arena-schedule-round-robin = każdy z każdym
arena-schedule-swiss = szwajcarski
arena-seed = Ziarno
arena-games = Gry
arena-standings = Tabela
arena-rank = Lokata
arena-bot = Bot
arena-rating = Ranking
arena-rating-about = Kreska pokazuje, gdzie z prawdopodobieństwem 95% leży ranking. Wszystkie boty zaczynają od 25.
arena-wins = Zwycięstwa
arena-wins-about = Odsetek wygranych gier; wspólne zwycięstwo liczy się częściowo. Kreska to przedział 95%, linia przerywana to równy udział.
arena-scores = Wyniki
arena-scores-about = Pudełko obejmuje środkową połowę gier, znak w nim to mediana, kreska obejmuje dziewięć gier na dziesięć.
arena-score = Średni wynik
arena-faults = Uchybienia
arena-faults-about = Decyzje, których bot nie podjął. Zamiast tego wrócił do obozowiska.
arena-versus = Kto był wyżej
arena-versus-about = Jak często, w procentach, bot z wiersza miał przy tym samym stole lepszy wynik niż bot z kolumny. Remis liczy się jako pół.
arena-percent = { $percent }%

## What keeps a tournament from being played

error-too-few-bots = Różnych botów potrzeba tyle, ile jest miejsc przy stole: { $number }, nie { $count }.
error-bot-twice = Bot „{ $bot }” jest podany dwa razy.
error-unknown-schedule = Nie ma systemu „{ $value }”. Do wyboru: round-robin i swiss.
error-against-swiss = System szwajcarski sam dobiera przeciwników; --against wymaga round-robin.
error-too-few-games = Turniej wymaga co najmniej jednej gry i jednego procesu.
error-no-games = Trzeba co najmniej jednej gry oraz jednego wątku albo procesu.
error-other-tournament = Plik { $file } zawiera wyniki innego turnieju.
error-results-unreadable = Plik { $file } nie zawiera wyników albo jest uszkodzony w wierszu { $number }.
