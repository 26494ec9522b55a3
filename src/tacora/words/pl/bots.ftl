### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Senność
bot-sleepy-about = Przysypia i wraca, kiedy przyjdzie ochota, cokolwiek pokaże jaskinia.
bot-timid = Bojaźliwość
bot-timid-about = Ucieka do obozowiska z pierwszym rubinem.
bot-greedy = Chciwość
bot-greedy-about = Chce pełnej sakwy: trzydzieści rubinów albo nic.
bot-brave = Odwaga
bot-brave-about = Idzie dalej, aż sakwa będzie ciężka albo co czwarta karta śmiertelna.
bot-cautious = Ostrożność
bot-cautious-about = Wraca z niewielką zdobyczą, gdy tylko co dziesiąta karta jest śmiertelna.
bot-punctual = Punktualność
bot-punctual-about = Wraca po piątej karcie, jakakolwiek by była.
bot-seasoned = Doświadczenie
bot-seasoned-about = Wie z tysięcy ekspedycji, ile zdobyczy wystarczy.
bot-counting = Kalkulacja
bot-counting-about = Stawia na szali kolejną kartę: ryzyko, tłok i to, co leży w korytarzu.
bot-sly = Spryt
bot-sly-about = Wraca akurat na tyle często, by nikt nie zgadł kiedy.
bot-pondering = Namysł
bot-pondering-about = Przed każdą decyzją raz po raz wyobraża sobie, jak może skończyć się ekspedycja.
bot-expert = Ekspert
bot-expert-about = Rozegrał miliony gier z samym sobą i wraca akurat tak często, że nikt na tym nie zyskuje.
bot-wary = Nieufność
bot-wary-about = Gra jak ekspert, ale trochę za bardzo boi się każdej karty.
bot-dashing = Zuchwałość
bot-dashing-about = Gra jak ekspert, ale zawsze odważa się na trochę za dużo.
bot-dreamy = Rozmarzenie
bot-dreamy-about = Gra jak ekspert, ale nigdy nie zagląda do skrzyń.

## Families: a number follows the name

bot-coin = Moneta
bot-coin-about = Przy każdej karcie wraca z tym prawdopodobieństwem.
bot-loot = Zdobycz
bot-loot-about = Wraca, gdy w sakwie jest co najmniej tyle rubinów.
bot-cards = Karty
bot-cards-about = Wraca po tylu kartach.
bot-hazards = Pułapki
bot-hazards-about = Wraca po tylu pułapkach.
bot-danger = Ryzyko
bot-danger-about = Wraca, gdy ryzyko przy następnej karcie jest większe niż to.
bot-evl = Wartość oczekiwana
bot-evl-about = Wraca, gdy ryzyko przeważa nad tyloma udziałami w przeciętnej karcie.
bot-nash = Równowaga
bot-nash-about = Wraca z takim prawdopodobieństwem, że inny wybór nikomu się nie opłaca.
bot-rollout = Symulacje
bot-rollout-about = Tyle razy wyobraża sobie resztę ekspedycji, a potem decyduje.
bot-deep = Przeszukiwanie
bot-deep-about = Gra jak ekspert, ale najpierw przez tyle milisekund sprawdza, co może się wydarzyć.
bot-file = Plik Pythona
bot-file-about = Twój własny plik Pythona z funkcją decide(state, seat).
bot-program = Program
bot-program-about = Twój własny program w dowolnym języku, który porozumiewa się wierszami JSON.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = powitanie nie przyszło na czas
fault-late = odpowiedź za późno
fault-garbage = odpowiedź nieczytelna
fault-wrong = odpowiedź nie na temat
fault-raised = program zgłosił błąd
fault-huge = odpowiedź o wiele za długa
fault-ended = program już się zakończył
fault-dismissed = koniec pytań
fault-told = { $bot }, wyprawa { $expedition }, karta { $card }: { $reason }.
fault-substitute = Odtąd zamiast „{ $name }” decyduje bot „{ $bot }”.
faults-counted = W wynikach są decyzje, których bot nie podjął. Z opcją --tolerate-faults nie jest to błąd.

## What keeps a bot from the table

error-unknown-bot = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
error-bad-parameter = „{ $value }” nie pasuje do bota „{ $bot }”. Zapisuje się go tak: { $expected }.
error-no-such-program = „{ $file }” nie jest programem ani plikiem, którego da się użyć.
error-not-on-this-system = Programy mogą być botami tylko w systemach Linux, macOS i podobnych.
error-no-decide = W pliku „{ $file }” nie ma funkcji decide(state, seat).
error-file-broken = { $file }, wiersz { $number }: { $reason }
error-no-decision = Bot nie podjął decyzji (wyprawa { $expedition }, karta { $card }): { $reason }
error-needs-lab = Botowi „{ $bot }” brakuje części, które nie są zainstalowane. Aby je zainstalować: pip install tacora[lab]
error-bot-broken = Bot nie przeszedł sprawdzenia ({ $found }): { $reason }.
