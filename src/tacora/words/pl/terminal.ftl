### The game in the terminal: the start menu, the table, the curtain, the plain mode.
### Labels are short: a line of the screen is 80 characters. Letters on keys are never translated.

# This language's own name, for the list of languages
terminal-language-name = Polski

## Start menu

terminal-title = Tacora
terminal-tagline = Jaskinia, pochodnia i twoje szczęście

# Labels of the menu, at most 14 characters
terminal-setup-mode = Gra
terminal-setup-edition = Edycja
terminal-setup-relics = Relikty
terminal-setup-players = Liczba graczy
terminal-setup-language = Język
terminal-setup-hints = Podpowiedzi
terminal-setup-seats = Miejsca

# What the menu's last lines do
terminal-setup-start = Wejdź do jaskini
# number: the expedition it stopped in
terminal-setup-resume = Dokończ przerwaną partię, ekspedycja { $number }: { $names }
terminal-setup-resume-about = Rozpoczęta { $value }. Wszystko będzie tak, jak było. Nowa partia zostawia ją tam, gdzie jest.
# number: which of them; count: how many there are
terminal-setup-resume-which = { $number } z { $count }: ← i → pokazują pozostałe.
terminal-setup-start-about = Najpierw odkrywa się kartę, potem wszyscy decydują.
terminal-setup-language-about = Język gry; tutaj można go zmienić w każdej chwili.
terminal-setup-players-about = Grać może od 3 do 8 osób.
terminal-setup-seat-about = Enter zmienia imię, ← i → wybierają, kto decyduje.

# The ways to play
terminal-mode-solo = W pojedynkę przeciw botom
terminal-mode-solo-about = Ty przeciw programom; widzą tylko to, co ty.
terminal-mode-pass = Jedno urządzenie dla wszystkich
terminal-mode-pass-about = Kilka osób przy jednym ekranie: kurtyna zasłania go, gdy przechodzi z rąk do rąk.
terminal-mode-deal = Krupier przy waszym stole
terminal-mode-deal-about = Program rozdaje karty i prowadzi bank. Wybieracie w zamkniętej dłoni albo kartami i mówicie mu, kto wraca.

terminal-relics-yes = z reliktami
terminal-relics-no = bez reliktów
terminal-relics-always = zawsze z reliktami
terminal-relics-about = Kto wraca w pojedynkę, bierze relikty, które leżą w korytarzu.
terminal-hints-none = żadne
terminal-hints-none-about = Jak przy prawdziwym stole: liczysz bez pomocy.
terminal-hints-chances = szanse
terminal-hints-chances-about = Szansa, że następna karta zakończy ekspedycję, liczona z tego, co wszyscy widzą.
terminal-hints-coach = trener
terminal-hints-coach-about = Szanse następnej karty, a po każdej twojej decyzji to, co zrobiłby ekspert.

# Who decides for a seat, at most 12 characters; bots have their own names
terminal-seat-human = człowiek

# seat: its letter
terminal-name-ask = Imię na miejscu { $seat }:
terminal-name-unusable = Imię ma od 1 do { $limit } znaków, bez przecinków.

## How keys are labelled; letters and arrows need no words

terminal-named-enter = Enter
terminal-named-escape = Esc
terminal-named-space = Spacja

## What the keys do: one or two words each, they stand beside the key

terminal-key-choose = wybierz
terminal-key-change = zmień
terminal-key-start = zacznij
terminal-key-rename = zmień imię
terminal-key-back = wróć
terminal-key-help = pomoc
terminal-key-hints = podpowiedzi
terminal-key-rules = zasady
terminal-key-quit = zapisz i wyjdź
terminal-key-leave-menu = wyjdź
terminal-key-skip = do końca
terminal-key-faster = szybciej
terminal-key-go-on = dalej
terminal-key-next = co było dalej?
terminal-key-again = zagraj jeszcze raz
terminal-key-toggle = wraca
terminal-key-confirm = to wszyscy
terminal-key-take-back = cofnij

## The table

# The decision cards, as they are turned over: said of one explorer, after an arrow
terminal-continues = w głąb
terminal-leaves = do obozowiska
terminal-decided = po decyzji
# Explorers who ran from a trap
terminal-fled = ucieka

# Short signs for the hazard tracker
terminal-tracker-seen = odkryte
terminal-tracker-deck = w talii
terminal-tracker-removed = usunięte

# percent: of the next card. fatal: ends the expedition; warning: a hazard of a new kind
terminal-chances-line = Następna karta: ryzyko { $percent }%
terminal-chances-treasure = skarb { $percent }%
terminal-chances-warning = pierwsze ostrzeżenie { $percent }%
terminal-chances-relic = relikt { $percent }%

# The two choices. gems: what leaving brings now, if nobody else leaves
terminal-choose = { $name }: w głąb czy do obozowiska?
terminal-choice-continue = { stage-deeper }
terminal-choice-leave = { stage-to-camp }
terminal-leave-alone = { $gems ->
    [one] w pojedynkę { $gems } rubin
    [few] w pojedynkę { $gems } rubiny
    [many] w pojedynkę { $gems } rubinów
   *[other] w pojedynkę { $gems } rubinu
}
terminal-leave-alone-relics = { $count ->
    [one] i relikt
    [few] i { $count } relikty
    [many] i { $count } reliktów
   *[other] i { $count } reliktu
}
# gems: in the satchel
terminal-carry = { $gems ->
    [0] Twoja sakwa jest jeszcze pusta.
    [one] W sakwie masz { $gems } rubin.
    [few] W sakwie masz { $gems } rubiny.
    [many] W sakwie masz { $gems } rubinów.
   *[other] W sakwie masz { $gems } rubinu.
}
terminal-watching = Jesteś w obozowisku. Reszta idzie dalej.
terminal-decisions-shown = Odkrywamy decyzje:
terminal-everyone-looks = Czy wszyscy widzieli stół?
terminal-who-left = Kto wraca? Naciśnij litery, potem Enter.
# names: those marked so far
terminal-marked = Powrót: { $names }
terminal-nobody-marked = Nikt nie wraca.
terminal-taken-back = Ostatni krok cofnięty; przyjdzie ta sama karta.
terminal-too-small = Okno jest małe; w 80 × 24 zmieści się wszystko.

## The curtain

terminal-curtain-title = Kurtyna opadła
terminal-curtain-pass = Podaj urządzenie dalej: { $name }
terminal-curtain-enter = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
# count: how many have decided in this step; players: of how many
terminal-curtain-ready = Podjęte decyzje: { $count } z { $players }.
terminal-curtain-change = Kto chce zmienić decyzję, naciska literę swojego miejsca: { $names }

## After an expedition

terminal-summary-title = Koniec ekspedycji { $number }
terminal-summary-trap = Pułapka: { $hazard }
terminal-summary-home = Wszyscy wrócili na czas.
# Columns: brought to safety now, lost now
terminal-summary-gained = Wyniesione
terminal-summary-lost = Stracone
# names: one or several explorers; gems: what each of them brought out or lost
terminal-summary-best = { $count ->
    [1] Najlepszy powrót: { $names } ({ $gems }).
   *[other] Najlepszy powrót: { $names } (po { $gems }).
}
terminal-summary-worst = { $count ->
    [1] Największa strata: { $names } ({ $gems }).
   *[other] Największa strata: { $names } (po { $gems }).
}
# One line for one explorer in the plain mode. gems: brought out
terminal-summary-line = { $name } wynosi { $gems }, w skrzyni ma { $chest }.
terminal-summary-line-lost = { $name } traci { $gems }, w skrzyni ma { $chest }.
terminal-summary-relics = { $name }, wartość reliktów: { $values }.
terminal-next-card = Jako następna czekała karta: { $card }.
terminal-next-card-fatal = Ta karta zakończyłaby ekspedycję.

## The end

terminal-end-title = Koniec gry
terminal-end-shared = Wspólne zwycięstwo
terminal-rank = Lokata
# One line in the plain mode
terminal-rank-line = { $number }. { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
terminal-record-kept = Zapis tej partii: { $file }
terminal-record-promise = Obiecano przed pierwszą kartą: { $value }
terminal-record-seed = Ziarno, dotąd tajne: { $value }
# value: what to type, for example: tacora verify FILE
terminal-record-verify = Tak sprawdzisz rozdanie: { $value }

## Saving

# value: what to type
terminal-saved = Partia jest zapisana. Aby grać dalej: { $value }
terminal-not-saved = Partii nie udało się zapisać: { $reason }
terminal-save-failed = Nie zapisano: { $reason }. Gra toczy się dalej.
terminal-save-damaged = Niedokończonej partii nie da się odczytać: { $reason }. Leży teraz tutaj: { $file }.
terminal-save-stuck = Niedokończonej partii nie da się odczytać: { $reason }. Zostaje tam, gdzie jest: { $file }.
terminal-nothing-to-resume = Nie ma niedokończonej partii.
terminal-farewell = Do zobaczenia w obozowisku.

## Help: key and meaning are separate, so only the meaning is here

terminal-help-title = Pomoc
# In the start menu
terminal-help-choose = wybrać wiersz
terminal-help-change = zmienić to, co w nim jest
terminal-help-enter = na imieniu: wpisać inne; gdzie indziej: do jaskini
terminal-help-menu-quit = wyjść
# At the table
terminal-help-continue = iść w głąb jaskini
terminal-help-leave = wrócić do obozowiska z sakwą i swoją częścią tego, co w korytarzu
# In the dealer mode
terminal-help-leavers = litera miejsca: ten poszukiwacz wraca albo jednak zostaje
terminal-help-told = wszyscy wracający są zaznaczeni: odkryć następną kartę
terminal-help-take-back = cofnąć ostatni krok; przyjdzie ta sama karta
terminal-help-hints = podpowiedzi: żadne, szanse następnej karty albo, w grze solo, także trener
terminal-help-skip = w obozowisku: przejść do końca ekspedycji
terminal-help-any = każdy klawisz przyspiesza grę
terminal-help-rules = przeczytać zasady tej edycji
terminal-help-quit = wyjść z partii; zapisuje się ona po każdym kroku
terminal-help-treasure = skarb; pod nim to, co jeszcze tam leży
terminal-help-hazard = pułapka; druga tego samego rodzaju kończy ekspedycję
terminal-help-relic = relikt; bierze go, kto wraca w pojedynkę
terminal-help-tracker = karta pułapki: odkryta, w talii, poza grą
terminal-help-entrance = wejścia: zamknięte, tutaj, jeszcze otwarte
terminal-help-gems = diamenty i rubiny; diament jest wart 5 rubinów
terminal-help-close = Dowolny klawisz zamyka tę stronę.

## The plain mode: questions and answers, line by line

# word: what is asked; values: the numbered answers; value: the answer if nothing is typed
terminal-ask = { $word } ({ $values }) [{ $value }]:
terminal-ask-again = Wybierz jedną z odpowiedzi: { $values }.
terminal-ask-number-again = Odpowiedz liczbą od { $least } do { $most }.
terminal-yes = tak
terminal-no = nie
terminal-ask-resume = Jest niedokończona partia, ekspedycja { $number }: { $names } ({ $value }). Grać dalej?
terminal-ask-which = Która partia?
# value: when it was begun
terminal-plain-kept = ekspedycja { $number }: { $names } ({ $value })
terminal-plain-new = nowa partia
terminal-ask-players = Ile osób gra, od { $least } do { $most }? [{ $value }]:
terminal-ask-name = Imię na miejscu { $seat } [{ $value }]:
terminal-ask-who = { $name } to
terminal-ask-relics = Z reliktami?
# values: the two decisions with their keys: “c Go deeper, l Back to camp”
terminal-ask-decision = { $name }: { $values } (? – pomoc)
terminal-ask-leavers = Kto wraca? Litery miejsc albo nic, jeśli nikt. (u – cofnij, ? – pomoc)
terminal-ask-go-on = Enter, aby grać dalej (? – pomoc)
terminal-ask-next = Enter, aby grać dalej; n, aby zobaczyć kartę, która byłaby następna
terminal-ask-again-game = Jeszcze jedna partia?
terminal-plain-not-understood = „{ $word }” nie jest tu odpowiedzią.
terminal-plain-not-inside = Miejsce { $seat } nie jest teraz w jaskini.
terminal-plain-seats = W jaskini: { $names }
terminal-plain-help-leavers = Litery, na przykład „bd”: ci poszukiwacze wracają. Pusty wiersz: nikt nie wraca.
terminal-plain-help-look = t: stół. h: pułapki. s: wyniki. o: podpowiedzi. ?: ta pomoc.
terminal-plain-help-quit = q: zapisz i wyjdź.
# number: seen in this expedition; count: in the deck; rest: removed from the game
terminal-plain-hazard = { $hazard }: odkryte { $number }, w talii { $count }, usunięte { $rest }.

## What the program refuses

error-unknown-mode = Nie ma sposobu gry „{ $mode }”. Do wyboru: { $known }.
# number: seats in the record; players: names in it
error-seats-miscounted = Gracze w zapisie: { $players }, ale miejsca, przy których podano, kto decyduje: { $number }.
error-too-many-seated = Tylu ludzi i botów ({ $number }) nie zmieści się przy stole na { $players }.
error-only-alone = Trener jest dla jednej osoby grającej z botami. Gdy gra kilka osób, szanse pokazuje „--chances”.
