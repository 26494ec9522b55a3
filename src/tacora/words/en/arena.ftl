### The arena: its progress, its standings and its report.

arena-title = Arena
arena-resumed = { $games ->
    [one] Carrying on after { $games } game.
   *[other] Carrying on after { $games } games.
}
arena-changed = Changed since: { $names }. Starting anew; the earlier results are in { $file }.
arena-done = { $games ->
    [one] { $games } game played. Results are in { $file }.
   *[other] { $games } games played. Results are in { $file }.
}
arena-report-written = The report is in { $file }.
arena-carry-on = The results are in { $file }; the same command carries on.
arena-lost = With --results and a file, the same command could carry on.

## The report

arena-summary = { $games ->
    [one] { $games } game among { $count } bots, { $number } at a table.
   *[other] { $games } games among { $count } bots, { $number } at a table.
}
arena-caves = All tables of a round go through the same caves, and everyone sits on every seat.
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
arena-rating-about = The line is where the rating lies with 95% certainty. Everyone begins at 25, and victories alone count.
arena-wins = Victories
arena-wins-about = Share of games won; a shared victory counts in part. The line is the 95% interval, the dashed one a fair share.
arena-scores = Scores
arena-scores-about = The box holds the middle half of all games, the mark inside it the median, the line nine games of ten.
arena-score = Mean score
arena-faults = Faults
arena-faults-about = Decisions that a bot owed. It left the cave instead.
arena-versus = Who came out ahead
arena-versus-about = How often, in per cent, the bot of the row scored more than the bot of the column at the same table. A tie counts half.
arena-percent = { $percent }%

## What keeps a tournament from being played

error-too-few-bots = A table of { $number } needs { $number } different bots, not { $count }.
error-bot-twice = The bot “{ $bot }” is named twice.
error-unknown-schedule = There is no schedule “{ $value }”; choose round-robin or swiss.
error-against-swiss = A Swiss schedule chooses the opponents itself; --against needs round-robin.
error-too-few-games = A tournament has at least one game and one worker.
error-no-games = At least one game has to be played, by at least one thread or process.
error-other-tournament = The file { $file } holds the results of another tournament.
error-results-unreadable = The file { $file } does not hold results, or is damaged in line { $number }.
