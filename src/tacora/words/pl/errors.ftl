### What is wrong, and what to do. Ids are the names of error classes.

error-problem = Tego nie da się zrobić.

## The rules

error-rule-broken = Zasady na to nie pozwalają.
error-unknown-edition = Nie ma edycji „{ $edition }”. Do wyboru: { $known }.
error-relics-always = W edycji „{ $edition }” zawsze gra się z reliktami.
error-relics-unclear = Czy grać z reliktami, mówi True, False albo None, nie { $value }.
error-players-out-of-range = Grać może od { $least } do { $most } osób, nie { $players }.
error-players-unclear = Gracze to liczba całkowita albo lista imion, nie { $value }.
error-unknown-card = „{ $card }” to nie karta.
error-not-in-edition = W tej grze nie ma karty „{ $card }” (edycja „{ $edition }”).
error-not-in-deck = Karty „{ $card }” nie ma już w talii.
error-not-yet-in-deck = Karta „{ $card }” trafi do talii dopiero w późniejszej ekspedycji.
error-card-not-awaited = { $awaits ->
    [decisions] Kartę można odkryć dopiero wtedy, gdy zdecydują wszyscy w jaskini.
    [nothing] Gra jest skończona; kart już nie będzie.
   *[other] Kartę można odkryć dopiero po rozpoczęciu ekspedycji.
}
error-decisions-not-awaited = { $awaits ->
    [card] Przed następną kartą nie ma o czym decydować.
    [nothing] Gra jest skończona; nie ma już o czym decydować.
   *[other] Przed rozpoczęciem ekspedycji nie ma o czym decydować.
}
error-unknown-decision = „{ $decision }” to nie decyzja; do wyboru są „continue” i „leave”.
error-unknown-seat = Na miejscu „{ $seat }” nikt nie siedzi.
error-not-inside = Osoba z miejsca „{ $seat }” jest już w obozowisku i nie ma o czym decydować.
error-decision-missing = Brakuje jeszcze decyzji z miejsca „{ $seat }”.

## Written games

error-notation-broken = To nie jest zapis partii.
error-not-utf8 = To nie jest tekst w UTF-8.
error-line-too-long = Ten wiersz ma ponad { $limit } znaków; żadna partia tylu nie potrzebuje.
error-header-unreadable = Nagłówek zapisuje się tak: [Edition { "\u0022" }fr{ "\u0022" }], z prostym cudzysłowem.
error-header-repeated = Nagłówek { $header } już jest.
error-header-missing = Brakuje nagłówka { $header }.
error-blank-line-missing = Przed nagłówkami następnej partii brakuje pustego wiersza.
error-not-yes-or-no = W nagłówku Relics wpisuje się „yes” albo „no”, nie „{ $value }”.
error-name-unusable = „{ $name }” nie nadaje się na imię: imię ma od 1 do { $limit } znaków, bez przecinków i znaków sterujących.
error-seed-unusable = To nie może być ziarno: ziarno to tekst, najwyżej { $limit } bajtów UTF-8.
error-promise-unreadable = Obietnica to 64 znaki: cyfry od 0 do 9 i litery od a do f.
error-number-missing = Ekspedycja { $expedition } musi zaczynać się od „{ $expedition }.”.
error-number-misplaced = Ekspedycja { $number } nie może zacząć się w tym miejscu.
error-leavers-unreadable = Z „{ $word }” nie wynika, kto wraca: potrzebny jest łącznik, a po nim miejsca od a do h, każde tylko raz.
error-no-game = Nie ma tu żadnej partii.

## Files

error-file-missing = Nie ma takiego pliku.
error-file-folder = To folder, nie plik.
error-file-forbidden = Brak dostępu do tego pliku.
error-file-failed = Tego pliku nie da się użyć: { $reason }
error-unknown-language = Nie ma języka „{ $lang }”. Do wyboru: { $known }.
error-folder-missing = Folder dla tego pliku nie istnieje.
error-file-unwritable = Brak prawa zapisu do tego pliku.
error-disk-full = Brakuje miejsca na zapis.
error-picture-unknown = Obraz to plik .png albo .svg, nie „{ $file }”.

## The lab

error-lab-missing = Potrzebny jest dodatek. Aby go zainstalować: pip install tacora[{ $value }]
error-no-cluster = Pod adresem „{ $value }” nie odpowiada żaden klaster Ray.

## A command as it was typed. value: the command that shows how it is typed

error-misused = Nie da się tego zrozumieć. Jak pisze się polecenie, pokaże: { $value }
error-unknown-command = Nie ma polecenia „{ $word }”. Do wyboru: { $known }. Więcej pokaże: { $value }
error-unknown-option = Nie ma tu opcji „{ $option }”. Wszystkie pokaże: { $value }
error-option-incomplete = Opcji „{ $option }” brakuje wartości. Jakiej, pokaże: { $value }
error-option-alone = Opcja „{ $option }” nie przyjmuje wartości. Wszystkie opcje pokaże: { $value }
error-number-needed = Opcja „{ $option }” wymaga liczby całkowitej. Więcej pokaże: { $value }
error-number-low = Opcja „{ $option }” wymaga liczby nie mniejszej niż { $least }.
error-argument-missing = Brakuje: { $name }. Jak pisze się polecenie, pokaże: { $value }
error-argument-unexpected = „{ $word }” to o jedno słowo za dużo. Jak pisze się polecenie, pokaże: { $value }
error-daily-settled = Z opcją „--daily” jaskinia i przeciwnicy są ustaleni: pomiń „{ $option }”.
