### The daily cave: one cave a day, the same for everyone.

daily-about = Jedna jaskinia dziennie, ta sama dla wszystkich, przeciw trzem ekspertom. Liczy się tylko pierwsza próba.
daily-enter = Wejdź do jaskini
daily-continue = Z powrotem do jaskini
daily-practise = Poćwicz w niej
daily-replay = Obejrzyj ponownie
daily-result = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
daily-rank = Miejsce { $number } z { $count }
daily-played = { $count ->
    [one] { $count } poszukiwacz ją przeszedł.
    [few] { $count } poszukiwaczy ją przeszło.
    [many] { $count } poszukiwaczy ją przeszło.
   *[other] { $count } poszukiwacza ją przeszło.
}
daily-nobody = Nikt jeszcze nie przeszedł tej jaskini. Spróbujesz?
daily-closed = Ranking zobaczysz po swojej próbie.
daily-board = Ranking dnia
daily-place = Miejsce
# text: how long it takes, such as “in 5 hours”
daily-next = Następna jaskinia otworzy się { $text }.
daily-yesterday = Wczoraj
daily-late = Twoja próba nie skończyła się przed końcem dnia, więc się nie liczy.
daily-best = Obejrzyj najlepszą partię
