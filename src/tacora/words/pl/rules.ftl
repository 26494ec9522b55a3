### The rules of the game, put together from an edition's data.
### Each message is a heading or some paragraphs of Markdown; a paragraph is one line.

# $edition: the edition's name
rules-title = Zasady gry: { $edition }

rules-goal = Badacie Jaskinię Tacora. Karta po karcie schodzicie coraz głębiej i dzielicie się znalezionymi rubinami, a po każdej karcie każde z was decyduje: iść w głąb czy zanieść swoją część do obozowiska? Kto zawróci w porę, zachowa wszystko; kto zostanie zbyt długo, straci łup z tej ekspedycji.

## Setting up

rules-setup-heading = Przygotowanie

# $min and $max: how many can play; $values: the rubies on each treasure;
# $copies: cards of each kind of hazard; $kinds: the names of the kinds
rules-setup =
    Grać może od { $min } do { $max } osób. Gra składa się z { $expeditions } ekspedycji, a każda prowadzi przez inne wejście do jaskini. Każda osoba ma w obozowisku **skrzynię**, w której klejnoty są bezpieczne, a w drodze **sakwę** na wszystko, co znajdzie.

    W talii są:

    - **Skarby ({ $treasures })**, liczba rubinów: { $values }.
    - **Pułapki ({ $hazards })**, po { $copies } każdego rodzaju: { $kinds }.

    Rubin jest wart 1 punkt, a diament 5; pięć rubinów można zamienić na diament, kiedy tylko chcecie. Pula nigdy się nie kończy.

# $values: what the relics are worth, in the order in which they join
rules-relics-setup-ascending = Do tego dochodzą relikty warte { $values } punktów. Przed każdą ekspedycją, także przed pierwszą, wtasowuje się do talii następny w tej kolejności. Nieodkryty zostaje w talii, więc w jednym korytarzu może ich leżeć kilka.

rules-relics-setup-by-exit =
    { $count ->
        [one] Od początku jest też w talii { $count } relikt.
        [few] Od początku są też w talii { $count } relikty, wszystkie jednakowe.
        [many] Od początku jest też w talii { $count } reliktów, wszystkie jednakowe.
       *[other] Od początku jest też w talii { $count } reliktu.
    }

rules-relics-setup-one-by-one = Do tego dochodzą relikty, wszystkie jednakowe. Przed każdą ekspedycją, także przed pierwszą, wtasowuje się do talii jeden z nich. Nieodkryty zostaje w talii, więc w jednym korytarzu może ich leżeć kilka.

# $variant: "yes" when relics can be added
rules-relics-none =
    { $variant ->
        [yes] Gra toczy się bez reliktów; można je dodać jako wariant.
       *[no] Gra toczy się bez reliktów.
    }

## An expedition

rules-expedition-heading = Ekspedycja

rules-enter = Wszyscy wchodzicie do jaskini. Odkrywacie kartę i kładziecie ją na końcu korytarza; wcześniej nie ma o czym decydować.

rules-treasure = **Skarb.** Jego rubiny dzielicie po równo między wszystkich, którzy są w jaskini, i wkładacie do sakw. To, czego nie da się podzielić, zostaje na karcie: wszystko, jeśli rubinów jest mniej niż poszukiwaczy.

rules-hazard = **Pułapka.** Pierwsza danego rodzaju jest w ekspedycji tylko ostrzeżeniem. Druga od razu kończy ekspedycję: wszyscy, którzy są jeszcze w jaskini, uciekają do obozowiska, a rubiny z ich sakw wracają do puli. Karta odkryta jako druga na dobre wypada z gry, wcześniejsza wraca do talii.

rules-relic = **Relikt.** Leży w korytarzu i czeka; poza tym nic się nie zmienia.

rules-decide = Po każdej karcie wszyscy, którzy są jeszcze w jaskini, decydują w tajemnicy: „{ stage-deeper }” albo „{ stage-to-camp }” (karty „{ term-continue }” i „{ term-leave }”). Możecie zmieniać zdanie, dopóki nie zapadnie ostatnia decyzja; wtedy odkrywacie wszystkie naraz.

rules-leave = Ci, którzy wracają, dzielą po równo wszystkie rubiny z korytarza, zebrane w jeden stos; to, czego nie da się podzielić, zostaje dla tych, którzy wrócą później. Potem przesypują zawartość sakw do swoich skrzyń, gdzie nic już nie przepadnie, i nie biorą dalej udziału w tej ekspedycji.

rules-leave-relics = Kto wraca w pojedynkę, bierze też wszystkie relikty z korytarza i zachowuje je na dobre. Gdy wraca kilka osób naraz, nikt nie bierze reliktów: te czekają, aż ktoś wróci w pojedynkę.

rules-continue = Dopóki ktoś jest w jaskini, odkrywacie następną kartę. Kart w talii zawsze na to wystarczy.

## The end of an expedition

rules-end-heading = Koniec ekspedycji

# $closing: "tile" if an entrance is a tile that is taken away
rules-expedition-end =
    Ekspedycja kończy się, gdy wszyscy wrócą albo gdy ta sama pułapka pojawi się drugi raz. { $closing ->
        [tile] Kafelek jej wejścia zabiera się z planszy
       *[barricade] Jej wejście zamyka barykada
    }, a rubiny, które zostały w korytarzu, wracają do puli. Odkryte skarby i pułapki wtasowuje się z powrotem do talii, oprócz pułapki, która zakończyła ekspedycję.

rules-expedition-end-relics = Relikty, które zostały w korytarzu, wypadają z gry; nieodkryte zostają w talii.

## The end of the game

rules-game-end-heading = Koniec gry

rules-game-end = Po ostatniej ekspedycji liczycie klejnoty w swoich skrzyniach: 1 punkt za każdy rubin, 5 za każdy diament.

rules-worth-printed = Dodajecie punkty z wyniesionych reliktów. Liczą się dopiero teraz i nie są klejnotami.

# $first: how many relics are worth $low points each; all later ones are worth $high
rules-worth-by-exit =
    Każdy z pierwszych { $first } reliktów wyniesionych w ciągu całej gry, obojętnie przez kogo, jest wart { $low ->
        [one] { $low } punkt
        [few] { $low } punkty
        [many] { $low } punktów
       *[other] { $low } punktu
    }, a każdy późniejszy { $high }. Kilka wziętych naraz liczy się po kolei, jeden po drugim. Relikty utracone w jaskini nie liczą się jako wyniesione. Wartość reliktu leży na nim w diamentach i liczy się razem z klejnotami.

rules-tie-shared = Wygrywa osoba z najwyższym wynikiem; przy remisie na pierwszym miejscu zwycięstwo jest wspólne.

rules-tie-relics = Wygrywa osoba z najwyższym wynikiem. Przy remisie na pierwszym miejscu rozstrzyga większa liczba reliktów; jeśli i ta jest równa, zwycięstwo jest wspólne.

## Examples

rules-example-heading = Przykłady

rules-example-split = W jaskini jest pięcioro poszukiwaczy i pojawia się skarb z 9 rubinami: do każdej sakwy trafia 1 rubin, a 4 zostają na karcie. Jeśli teraz wrócą dwie osoby, wezmą z nich po 2; kto wróci w pojedynkę, weźmie wszystkie 4.

rules-example-trap = Pojawia się wąż: na razie nic złego. Trzy karty dalej pojawia się następny: wszyscy w jaskini uciekają z pustymi sakwami, a ci, którzy są już w obozowisku, zachowują swoją zdobycz. Jeden wąż wypada z gry; na następne ekspedycje zostają dwa.

rules-unofficial = Tacora to nieoficjalna wersja gry. DIAMANT jest znakiem towarowym firmy IELLO; ten projekt nie jest z nią powiązany.
