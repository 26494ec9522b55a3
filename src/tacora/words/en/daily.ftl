### The daily cave: one cave a day, the same for everyone.

daily-about = One cave a day, the same for everyone, against three experts. One try counts.
daily-enter = Enter the cave
daily-continue = Back into the cave
daily-practise = Practise in it
daily-replay = Watch it again
daily-result = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-rank = Rank { $number } of { $count }
daily-played = { $count ->
    [one] { $count } explorer has come through.
   *[other] { $count } explorers have come through.
}
daily-nobody = Nobody has come through yet.
daily-closed = The board opens when your try is over.
daily-board = Board of the day
daily-place = Place
# text: how long it takes, such as “in 5 hours”
daily-next = The next cave opens { $text }.
daily-yesterday = Yesterday
daily-late = Your try was not finished before the day was over, so it does not count.
daily-best = Watch the best game
