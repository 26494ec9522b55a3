### The daily cave: one cave a day, the same for everyone.

daily-about = One cave a day, the same for everyone, against three experts. Only your first try counts.
daily-enter = Enter the cave
daily-continue = Back into the cave
daily-practise = Practise in this cave
daily-replay = Watch it again
daily-result = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-rank = Rank { $number } of { $count }
daily-played = { $count ->
    [one] { $count } explorer has made it through.
   *[other] { $count } explorers have made it through.
}
daily-nobody = Nobody has made it through yet. You first?
daily-closed = You’ll see the leaderboard once you’ve finished.
daily-board = Today’s leaderboard
daily-place = Place
# text: how long it takes, such as “in 5 hours”
daily-next = The next cave opens { $text }.
daily-yesterday = Yesterday
daily-late = Time ran out before you finished, so this try doesn’t count.
daily-best = Watch the best game
