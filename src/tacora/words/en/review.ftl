### A review: what decisions were worth, in chances to win.

review-title = Chances to win
review-compiling = Compiling, once on this machine …
review-about = What everyone’s chance to win would be among experts. Luck is what the cards did to it; openings are what one’s own decisions brought beyond what was to be expected, clear mistakes aside; judgement is what those mistakes cost; the rest is what the others decided; all in percent.
review-player = Player
review-luck = Luck
review-openings = Openings
review-judgement = Judgement
review-others = Others
review-result = Result
review-costly = Decisions that cost most
review-flawless = No decision clearly cost anyone a chance.

# value: percent, with one digit behind the point; found, expected: chances
review-stayed = Expedition { $expedition }, card { $number }: { $name } goes on. Leaving was better by { $value }%: { $found } instead of { $expected }.
review-left = Expedition { $expedition }, card { $number }: { $name } leaves. Going on was better by { $value }%: { $found } instead of { $expected }.

review-lucky = { $name }: the cards brought { $value }%.
review-unlucky = { $name }: the cards took { $value }%.
review-even = { $name }: the cards hardly mattered.
review-sound = No clear mistake.
review-lapses = { $count ->
    [one] { $count } clear mistake cost { $value }%.
   *[other] { $count } clear mistakes cost { $value }%.
}

## All decisions, a column each

review-expedition = Exp.
review-card = Card
review-decision = Decision
review-danger = Danger
review-before = Before
review-stay = If going on
review-leave = If leaving
review-after = After
review-cost = Cost
review-expert = Expert leaves

## In the browser

review-ask = Review this game
review-ask-about = What every decision was worth, and what was luck: experts play on from every moment.
review-thinking = Experts play on from every moment…
# count: games whose review comes first
review-ahead = { $count ->
    [one] { $count } game comes first.
   *[other] { $count } games come first.
}
review-now = This decision
review-now-none = Go to a moment in which someone decides.
review-where = Expedition { $expedition }, card { $number }
# What someone decided was …
review-right = the better one
review-even-choice = no clear difference
review-balance = Luck and judgement

## Puzzles

puzzle-question = Puzzle { $number }: what should { $name } do?
puzzle-leave = Leave: { $found } instead of { $expected }.
puzzle-continue = Go on: { $found } instead of { $expected }.
puzzle-answers = Answers
puzzle-none = There is no puzzle in these games.
puzzle-number = Puzzle { $number } of { $count }
puzzle-you = You are { $name }: deeper, or back to camp?
puzzle-right = That was the better one.
puzzle-wrong = The other one was better.
puzzle-streak = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
puzzle-solved = Solved: { $count } of { $max }
puzzle-chance = Chance to win
puzzle-next = Next puzzle
puzzle-done = You have solved them all. Here they are once more.

## Why a decision was the better one. name: who is ahead; count: points, or cards that end the expedition

puzzle-why-behind = Even with all you could carry out now, { $name } stays ahead. Only the deep can help.
puzzle-why-chase = You are { $count } points behind { $name }: a careful step does not catch up.
puzzle-why-fewer = Others will leave soon, and whoever stays shares with fewer.
puzzle-why-worth = { $count ->
    [0] No card can end the expedition yet, and much may still come.
    [one] { $count } of { $cards } cards ends the expedition: what may still come is worth that risk.
   *[other] { $count } of { $cards } cards end the expedition: what may still come is worth that risk.
}
puzzle-why-lead = With what you carry you are ahead of everyone’s chest. Let the others take the risk.
puzzle-why-relic = A relic lies on the way: only who leaves alone takes it, and the others want it, too.
puzzle-why-path = { $gems } on the way: whoever leaves now, before the others, has most of it.
puzzle-why-danger = { $count ->
    [one] { $count } of { $cards } cards ends the expedition, and you carry { $gems }.
   *[other] { $count } of { $cards } cards end the expedition, and you carry { $gems }.
}
