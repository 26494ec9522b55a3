### A review: what decisions were worth, in chances to win.

review-title = Chances to win
review-compiling = Getting ready (only the first time on this computer)…
review-about = Everyone’s chance to win, if experts took over at each moment. Luck: what the cards did. Openings: what your own decisions gained beyond the expected. Judgement: what clear mistakes cost. Others: what everyone else did. All in percentage points.
review-player = Player
review-luck = Luck
review-openings = Openings
review-judgement = Judgement
review-others = Others
review-result = Result
review-costly = Decisions that cost most
review-flawless = No clear mistakes. Well played, everyone.

# value: points of a hundred, with one digit behind the point; found, expected: chances
review-stayed = Expedition { $expedition }, card { $number }: { $name } goes deeper. Leaving was better by { $value } points: { $found } instead of { $expected }.
review-left = Expedition { $expedition }, card { $number }: { $name } leaves. Going deeper was better by { $value } points: { $found } instead of { $expected }.

review-lucky = { $name }: the cards brought { $value } points.
review-unlucky = { $name }: the cards took { $value } points.
review-even = { $name }: the cards hardly mattered.
review-sound = No clear mistake.
review-lapses = { $count ->
    [one] { $count } clear mistake cost { $value } points.
   *[other] { $count } clear mistakes cost { $value } points.
}

## All decisions, a column each

review-expedition = Exp.
review-card = Card
review-decision = Decision
review-danger = Danger
review-before = Before
review-stay = Deeper
review-leave = To camp
review-after = After
review-cost = Cost
review-expert = Expert leaves

## In the browser

review-ask = Review this game
review-ask-about = What every decision was worth, and what was just luck. Experts play on from every moment to find out.
review-thinking = The experts are playing it out from every moment…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } game ahead of yours.
   *[other] { $count } games ahead of yours.
}
review-now = This decision
review-now-none = Step to a moment when someone decides.
review-where = Expedition { $expedition }, card { $number }
# What someone decided was …
review-right = the better choice
review-even-choice = no clear difference
review-balance = Luck and judgement

## Puzzles

puzzle-question = Puzzle { $number }: what should { $name } do?
puzzle-leave = { stage-to-camp }: { $found } instead of { $expected }.
puzzle-continue = { stage-deeper }: { $found } instead of { $expected }.
puzzle-answers = Answers
puzzle-none = No puzzles in these games: everyone played too well, or too wildly.
puzzle-number = Puzzle { $number } of { $count }
puzzle-you = You’re { $name }: deeper, or back to camp?
puzzle-right = Well spotted: that was the better choice.
puzzle-wrong = Not quite: the other choice was better.
puzzle-streak = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
puzzle-solved = Solved: { $count } of { $max }
puzzle-next = Next puzzle
puzzle-done = You’ve solved them all. Here they are again.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Even with everything you could carry out now, { $name } stays ahead. The only way is down.
puzzle-why-chase = { $count ->
    [one] You’re { $count } point behind { $name }. Playing it safe won’t catch up.
   *[other] You’re { $count } points behind { $name }. Playing it safe won’t catch up.
}
puzzle-why-fewer = Others will leave soon, and if you stay, you share with fewer.
puzzle-why-worth = { $count ->
    [0] No card can end the expedition yet, and there’s plenty still to find.
    [one] { $count } of { $cards } cards ends the expedition: what’s still to find is worth the risk.
   *[other] { $count } of { $cards } cards end the expedition: what’s still to find is worth the risk.
}
puzzle-why-lead = What you’re carrying already puts you in the lead. Let the others take the risk.
puzzle-why-relic = There’s a relic on the path. Only a lone leaver gets it, and the others want it too.
puzzle-why-path = Rubies on the path: { $gems }. Leave before the others, and most of them are yours.
puzzle-why-danger = { $count ->
    [one] { $count } of the { $cards } cards left would end it all, and you’re carrying { $gems }.
   *[other] { $count } of the { $cards } cards left would end it all, and you’re carrying { $gems }.
}
