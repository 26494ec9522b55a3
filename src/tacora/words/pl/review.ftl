### A review: what decisions were worth, in chances to win.

review-title = Szanse na zwycięstwo
review-compiling = Kompilacja, jeden raz na tym komputerze…
review-about = Szanse na zwycięstwo, gdyby dalej grali eksperci. Szczęście: wpływ kart. Okazje: ile własne decyzje dały ponad oczekiwania. Osąd: ile kosztowały wyraźne błędy. Pozostali: reszta. W punktach procentowych.
review-player = Gracz
review-luck = Szczęście
review-openings = Okazje
review-judgement = Osąd
review-others = Pozostali
review-result = Wynik
review-costly = Najdroższe decyzje
review-flawless = Żadnych wyraźnych błędów. Brawo dla wszystkich.

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Ekspedycja { $expedition }, karta { $number }: { $name } idzie głębiej. Powrót był lepszy o { $value } punktu: { $found } zamiast { $expected }.
review-left = Ekspedycja { $expedition }, karta { $number }: { $name } wraca. Pójście w głąb było lepsze o { $value } punktu: { $found } zamiast { $expected }.

review-lucky = { $name }: karty przyniosły { $value } punktu.
review-unlucky = { $name }: karty zabrały { $value } punktu.
review-even = { $name }: karty prawie nie miały znaczenia.
review-sound = Żadnego wyraźnego błędu.
review-lapses = { $count ->
    [one] { $count } wyraźny błąd kosztował { $value } punktu.
    [few] { $count } wyraźne błędy kosztowały { $value } punktu.
    [many] { $count } wyraźnych błędów kosztowało { $value } punktu.
   *[other] { $count } wyraźnego błędu kosztowało { $value } punktu.
}

## All decisions, a column each

review-expedition = Eksp.
review-card = Karta
review-decision = Decyzja
review-danger = Ryzyko
review-before = Przedtem
review-stay = W głąb
review-leave = Do obozowiska
review-after = Potem
review-cost = Koszt
review-expert = Ekspert wraca

## In the browser

review-ask = Analizuj tę partię
review-ask-about = Ile była warta każda decyzja, a co było szczęściem: eksperci rozgrywają dalszy ciąg z każdego momentu.
review-thinking = Eksperci rozgrywają dalszy ciąg z każdego momentu…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } partia jest przed twoją.
    [few] { $count } partie są przed twoją.
    [many] { $count } partii jest przed twoją.
   *[other] { $count } partii jest przed twoją.
}
review-now = Ta decyzja
review-now-none = Przejdź do chwili, w której ktoś decyduje.
review-where = Ekspedycja { $expedition }, karta { $number }
# What someone decided was …
review-right = ta lepsza
review-even-choice = bez wyraźnej różnicy
review-balance = Szczęście i osąd

## Puzzles

puzzle-question = Zagadka { $number }: { $name } przed decyzją. Co zrobić?
puzzle-leave = { stage-to-camp }: { $found } zamiast { $expected }.
puzzle-continue = { stage-deeper }: { $found } zamiast { $expected }.
puzzle-answers = Odpowiedzi
puzzle-none = W tych partiach nie ma zagadki.
puzzle-number = Zagadka { $number } z { $count }
puzzle-you = Decyduje { $name }: w głąb czy do obozowiska?
puzzle-right = Brawo, to był lepszy wybór.
puzzle-wrong = Prawie: drugi wybór był lepszy.
puzzle-streak = { $count ->
    [one] { $count } z rzędu
    [few] { $count } z rzędu
    [many] { $count } z rzędu
   *[other] { $count } z rzędu
}
puzzle-solved = Rozwiązane: { $count } z { $max }
puzzle-next = Następna zagadka
puzzle-done = Wszystkie rozwiązane. Oto one jeszcze raz.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Nawet ze wszystkim, co można teraz wynieść, na czele zostaje { $name }. Pozostaje iść głębiej.
puzzle-why-chase = Prowadzi { $name }, punktów straty: { $count }. Ostrożność tu nie wystarczy.
puzzle-why-fewer = Inni wkrótce wrócą, a kto zostanie, podzieli się z mniejszą liczbą osób.
puzzle-why-worth = { $count ->
    [0] Żadna karta nie może jeszcze zakończyć ekspedycji, a skarbów jest jeszcze sporo.
    [one] { $count } karta z { $cards } kończy ekspedycję: to, co jeszcze może się trafić, jest warte ryzyka.
    [few] { $count } karty z { $cards } kończą ekspedycję: to, co jeszcze może się trafić, jest warte ryzyka.
    [many] { $count } kart z { $cards } kończy ekspedycję: to, co jeszcze może się trafić, jest warte ryzyka.
   *[other] { $count } karty z { $cards } kończy ekspedycję: to, co jeszcze może się trafić, jest warte ryzyka.
}
puzzle-why-lead = Z tym, co niesiesz, już prowadzisz. Zostaw ryzyko innym.
puzzle-why-relic = W korytarzu leży relikt: zabierze go tylko ten, kto wróci w pojedynkę, a inni też go chcą.
puzzle-why-path = Rubiny w korytarzu: { $gems }. Kto wróci teraz, przed innymi, weźmie większość.
puzzle-why-danger = { $count ->
    [one] { $count } karta z { $cards } kończy ekspedycję, a niesiesz { $gems }.
    [few] { $count } karty z { $cards } kończą ekspedycję, a niesiesz { $gems }.
    [many] { $count } kart z { $cards } kończy ekspedycję, a niesiesz { $gems }.
   *[other] { $count } karty z { $cards } kończy ekspedycję, a niesiesz { $gems }.
}
