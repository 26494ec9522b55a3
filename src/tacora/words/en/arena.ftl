### The arena: its progress, its standings and its report.

arena-title = Arena
arena-resumed = { $games ->
    [one] Carrying on after { $games } game.
   *[other] Carrying on after { $games } games.
}
arena-done = { $games ->
    [one] { $games } game played. Results are in { $file }.
   *[other] { $games } games played. Results are in { $file }.
}
arena-report-written = The report is in { $file }.
arena-carry-on = The results are in { $file }; run the same command to carry on.
arena-lost = Next time, add --results and a file name, and the same command can carry on.

## The report

arena-summary = { $games ->
    [one] { $games } game among { $count } bots, { $number } at a table.
   *[other] { $games } games among { $count } bots, { $number } at a table.
}
arena-caves = All tables in a round play the same caves, and everyone takes every seat in turn.
arena-settings = Settings
arena-edition = Edition
arena-relics = Relics
arena-relics-yes = yes
arena-relics-no = no
arena-seats = Players at a table
arena-schedule = Schedule
arena-schedule-round-robin = round robin
arena-schedule-swiss = Swiss
arena-seed = Seed
arena-games = Games
arena-standings = Standings
arena-rank = Rank
arena-bot = Bot
arena-rating = Rating
arena-rating-about = The line shows where the rating lies, with 95% certainty. Everyone starts at 25, and only wins count.
arena-wins = Victories
arena-wins-about = Share of games won; a shared victory counts in part. The line is the 95% interval, the dashed one a fair share.
arena-scores = Scores
arena-scores-about = The box holds the middle half of all games, the mark in it is the median, and the line covers nine games in ten.
arena-score = Mean score
arena-faults = Faults
arena-faults-about = Decisions a bot never made. It left the cave instead.
arena-versus = Who came out ahead
arena-versus-about = How often (%) the row’s bot outscored the column’s bot at the same table. A tie counts half.
arena-percent = { $percent }%

## What keeps a tournament from being played

error-too-few-bots = A table of { $number } needs { $number } different bots, not { $count }.
error-bot-twice = The bot “{ $bot }” is named twice.
error-unknown-schedule = There’s no schedule called “{ $value }”. Choose round-robin or swiss.
error-too-few-games = A tournament needs at least one game and one worker.
error-no-games = Play at least one game, with at least one thread or process.
error-other-tournament = The file { $file } holds the results of another tournament.
error-results-unreadable = The file { $file } doesn’t hold results, or is damaged in line { $number }.
