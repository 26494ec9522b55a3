### A review: what decisions were worth, in chances to win.

review-title = Szanse na zwycięstwo
review-compiling = Kompilacja, jeden raz na tym komputerze…
review-about = Szanse na zwycięstwo, gdyby wszyscy grali jak eksperci. Szczęście to wpływ kart; okazje to tyle, ile własne decyzje, nie licząc wyraźnych błędów, dały ponad oczekiwania; osąd to tyle, ile te błędy kosztowały; reszta to decyzje pozostałych; wszystko w procentach.
review-player = Gracz
review-luck = Szczęście
review-openings = Okazje
review-judgement = Osąd
review-others = Pozostali
review-result = Wynik
review-costly = Najdroższe decyzje
review-flawless = Żadna decyzja nie kosztowała nikogo wyraźnie.

# value: percent, with one digit behind the point; found, expected: chances
review-stayed = Ekspedycja { $expedition }, karta { $number }: { $name } idzie głębiej. Powrót był lepszy o { $value }%: { $found } zamiast { $expected }.
review-left = Ekspedycja { $expedition }, karta { $number }: { $name } wraca. Kontynuacja była lepsza o { $value }%: { $found } zamiast { $expected }.

review-lucky = { $name }: karty przyniosły { $value }%.
review-unlucky = { $name }: karty zabrały { $value }%.
review-even = { $name }: karty prawie nie miały znaczenia.
review-sound = Żadnego wyraźnego błędu.
review-lapses = { $count ->
    [one] { $count } wyraźny błąd kosztował { $value }%.
    [few] { $count } wyraźne błędy kosztowały { $value }%.
    [many] { $count } wyraźnych błędów kosztowało { $value }%.
   *[other] { $count } wyraźnego błędu kosztowało { $value }%.
}

## All decisions, a column each

review-expedition = Eksp.
review-card = Karta
review-decision = Decyzja
review-danger = Ryzyko
review-before = Przedtem
review-stay = Przy kontynuacji
review-leave = Przy powrocie
review-after = Potem
review-cost = Koszt
review-expert = Ekspert wraca

## In the browser

review-ask = Analizuj tę partię
review-ask-about = Ile była warta każda decyzja i co było szczęściem: eksperci grają dalej od każdej chwili.
review-thinking = Eksperci grają dalej od każdej chwili…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } partia czeka wcześniej.
    [few] { $count } partie czekają wcześniej.
    [many] { $count } partii czeka wcześniej.
   *[other] { $count } partii czeka wcześniej.
}
review-now = Ta decyzja
review-now-none = Przejdź do chwili, w której ktoś decyduje.
review-where = Ekspedycja { $expedition }, karta { $number }
# What someone decided was …
review-right = ta lepsza
review-even-choice = bez wyraźnej różnicy
review-balance = Szczęście i osąd

## Puzzles

puzzle-question = Zagadka { $number }: co powinno się zrobić? Decyduje { $name }.
puzzle-leave = Powrót: { $found } zamiast { $expected }.
puzzle-continue = Kontynuacja: { $found } zamiast { $expected }.
puzzle-answers = Odpowiedzi
puzzle-none = W tych grach nie ma zagadki.
puzzle-number = Zagadka { $number } z { $count }
puzzle-you = Decyduje { $name }: głębiej czy z powrotem do obozu?
puzzle-right = To był lepszy wybór.
puzzle-wrong = Drugi wybór był lepszy.
puzzle-streak = { $count ->
    [one] { $count } z rzędu
    [few] { $count } z rzędu
    [many] { $count } z rzędu
   *[other] { $count } z rzędu
}
puzzle-solved = Rozwiązane: { $count } z { $max }
puzzle-chance = Szansa na zwycięstwo
puzzle-next = Następna zagadka
puzzle-done = Wszystkie rozwiązane. Oto one jeszcze raz.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Nawet ze wszystkim, co można teraz wynieść, { $name } zostaje na czele. Pomóc może tylko głębia.
puzzle-why-chase = Strata punktów: { $count }. Prowadzi { $name }, a ostrożność tego nie odrobi.
puzzle-why-fewer = Inni wkrótce wrócą, a kto zostanie, dzieli się z mniejszą liczbą.
puzzle-why-worth = { $count ->
    [0] Żadna karta nie może jeszcze zakończyć ekspedycji, a wiele może jeszcze przyjść.
    [one] { $count } karta z { $cards } kończy ekspedycję: to, co może jeszcze przyjść, jest warte ryzyka.
    [few] { $count } karty z { $cards } kończą ekspedycję: to, co może jeszcze przyjść, jest warte ryzyka.
    [many] { $count } kart z { $cards } kończy ekspedycję: to, co może jeszcze przyjść, jest warte ryzyka.
   *[other] { $count } karty z { $cards } kończy ekspedycję: to, co może jeszcze przyjść, jest warte ryzyka.
}
puzzle-why-lead = Z tym, co niesiesz, wyprzedzasz wszystkie skrzynie. Zostaw ryzyko innym.
puzzle-why-relic = Na drodze leży relikt: zabierze go tylko ten, kto wróci sam, a inni też go chcą.
puzzle-why-path = Na drodze leży { $gems }: kto wróci teraz, przed innymi, weźmie większość.
puzzle-why-danger = { $count ->
    [one] { $count } karta z { $cards } kończy ekspedycję, a niesiesz { $gems }.
    [few] { $count } karty z { $cards } kończą ekspedycję, a niesiesz { $gems }.
    [many] { $count } kart z { $cards } kończy ekspedycję, a niesiesz { $gems }.
   *[other] { $count } karty z { $cards } kończy ekspedycję, a niesiesz { $gems }.
}
