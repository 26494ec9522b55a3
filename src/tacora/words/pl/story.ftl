### What happens at the table, told in sentences: the log, the replay, the plain mode.

story-entered = Ekspedycja { $expedition }: wszyscy wchodzą do jaskini.

# gems: on the card; each: for every explorer inside; rest: stays on the card
story-treasure = { $each ->
    [0] Skarb { $gems }: za mało do podziału. { $rest ->
        [one] Na karcie zostaje { $rest } rubin.
        [few] Na karcie zostają { $rest } rubiny.
        [many] Na karcie zostaje { $rest } rubinów.
       *[other] Na karcie zostaje { $rest } rubinu.
    }
   *[other] Skarb { $gems }: po { $each } do każdej sakwy. { $rest ->
        [0] Nic nie zostaje.
        [one] Na karcie zostaje { $rest } rubin.
        [few] Na karcie zostają { $rest } rubiny.
        [many] Na karcie zostaje { $rest } rubinów.
       *[other] Na karcie zostaje { $rest } rubinu.
    }
}
story-hazard = { $hazard }: pierwsze ostrzeżenie.
story-relic = W korytarzu leży relikt.
story-relic-worth = { $worth ->
    [one] W korytarzu leży relikt wart { $worth } punkt.
    [few] W korytarzu leży relikt wart { $worth } punkty.
    [many] W korytarzu leży relikt wart { $worth } punktów.
   *[other] W korytarzu leży relikt wart { $worth } punktu.
}
story-trap = { $hazard } po raz drugi! Koniec ekspedycji.

# names: those who were still inside; gems: what each of them carried
story-trap-losses = { $gems ->
    [0] { $names } { $count ->
        [1] ucieka z pustą sakwą; nie ma czego stracić.
       *[other] uciekają z pustymi sakwami; nie ma czego stracić.
    }
   *[other] { $names } { $count ->
        [1] ucieka i traci { $gems ->
            [one] { $gems } rubin.
            [few] { $gems } rubiny.
            [many] { $gems } rubinów.
           *[other] { $gems } rubinu.
        }
       *[other] uciekają i tracą po { $gems ->
            [one] { $gems } rubinie.
            [few] { $gems } rubiny.
            [many] { $gems } rubinów.
           *[other] { $gems } rubinu.
        }
    }
}
story-hazard-removed = Jedna karta wypada z gry: { $hazard }.
story-nobody-left = { $count ->
    [1] { $names } idzie głębiej w pojedynkę.
   *[other] Nikt nie wraca: { $names } idą głębiej.
}

# each: rubies picked up on the way out; gems: what each leaver puts into the chest in all
story-left = { $count ->
    [1] { $each ->
        [0] { $gems ->
            [0] { $names } wraca w pojedynkę, z pustą sakwą.
            [one] { $names } wraca w pojedynkę i wkłada do skrzyni { $gems } rubin.
            [few] { $names } wraca w pojedynkę i wkłada do skrzyni { $gems } rubiny.
            [many] { $names } wraca w pojedynkę i wkłada do skrzyni { $gems } rubinów.
           *[other] { $names } wraca w pojedynkę i wkłada do skrzyni { $gems } rubinu.
        }
       *[other] { $names } wraca w pojedynkę, zbiera po drodze { $each ->
            [one] { $each } rubin
            [few] { $each } rubiny
            [many] { $each } rubinów
           *[other] { $each } rubinu
        } i wkłada do skrzyni łącznie { $gems }.
    }
   *[other] { $each ->
        [0] { $gems ->
            [0] { $names } wracają razem, z pustymi sakwami.
            [one] { $names } wracają razem i wkładają do skrzyń po { $gems } rubinie.
            [few] { $names } wracają razem i wkładają do skrzyń po { $gems } rubiny.
            [many] { $names } wracają razem i wkładają do skrzyń po { $gems } rubinów.
           *[other] { $names } wracają razem i wkładają do skrzyń po { $gems } rubinu.
        }
       *[other] { $names } wracają razem, zbierają w drodze po { $each ->
            [one] { $each } rubinie
            [few] { $each } rubiny
            [many] { $each } rubinów
           *[other] { $each } rubinu
        } i wkładają do skrzyń łącznie po { $gems }.
    }
}
story-relics-rescued = { $count ->
    [one] { $name } wynosi relikt wart { $values } punktów.
    [few] { $name } wynosi { $count } relikty warte { $values } punktów.
    [many] { $name } wynosi { $count } reliktów wartych { $values } punktów.
   *[other] { $name } wynosi { $count } reliktu za { $values } punktów.
}
story-relics-stay = { $count ->
    [1] Wraca kilka osób naraz, więc nikt nie bierze reliktu.
   *[other] Wraca kilka osób naraz, więc nikt nie bierze reliktów.
}
story-relics-lost = { $count ->
    [one] Relikt zostaje w jaskini i przepada na dobre.
    [few] { $count } relikty zostają w jaskini i przepadają na dobre.
    [many] { $count } reliktów zostaje w jaskini i przepada na dobre.
   *[other] { $count } reliktu zostaje w jaskini i przepada na dobre.
}
story-rubies-lost = { $gems ->
    [one] W jaskini zostaje { $gems } rubin.
    [few] W jaskini zostają { $gems } rubiny.
    [many] W jaskini zostaje { $gems } rubinów.
   *[other] W jaskini zostaje { $gems } rubinu.
}
# closing: "tile" if an entrance is a tile that is taken away
story-closed = { $closing ->
    [tile] Kafelek wejścia { $expedition } znika z planszy.
   *[barricade] Wejście { $expedition } zamyka barykada.
}
story-chest = { $name }: { $chest }
story-winner = { $name } wygrywa z wynikiem { $score ->
    [one] { $score } punktu.
    [few] { $score } punktów.
    [many] { $score } punktów.
   *[other] { $score } punktu.
}
story-winners = { $names } dzielą się zwycięstwem i ogniskiem, mając po { $score ->
    [one] { $score } punkcie.
    [few] { $score } punkty.
    [many] { $score } punktów.
   *[other] { $score } punktu.
}
