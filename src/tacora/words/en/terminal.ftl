### The game in the terminal: the start menu, the table, the curtain, the plain mode.
### Labels are short: a line of the screen is 80 characters. Letters on keys are never translated.

# This language's own name, for the list of languages
terminal-language-name = English

## Start menu

terminal-title = Tacora
terminal-tagline = A cave, a torch and your luck

# Labels of the menu, at most 14 characters
terminal-setup-mode = Game
terminal-setup-edition = Edition
terminal-setup-relics = Relics
terminal-setup-players = Players
terminal-setup-language = Language
terminal-setup-hints = Hints
terminal-setup-seats = Seats

# What the menu's last lines do
terminal-setup-start = Enter the cave
# number: the expedition it stopped in
terminal-setup-resume = Resume the unfinished game, expedition { $number }: { $names }
terminal-setup-resume-about = Started { $value }. It’s just as you left it, and a new game won’t touch it.
# number: which of them; count: how many there are
terminal-setup-resume-which = { $number } of { $count }: ← and → show the others.
terminal-setup-start-about = The first card is turned over, then everyone decides.
terminal-setup-language-about = The language of the game; it can be changed here at any time.
terminal-setup-players-about = The game is for 3 to 8 players.
terminal-setup-seat-about = Enter changes the name, ← and → change who decides.

# The ways to play
terminal-mode-solo = Solo against bots
terminal-mode-solo-about = You against the bots. They see only what you see.
terminal-mode-pass = Pass the device
terminal-mode-pass-about = Several people at one screen: a curtain hides it while it changes hands.
terminal-mode-deal = Dealer at your table
terminal-mode-deal-about = The program deals and keeps the bank. Choose with a closed hand or your own cards, and tell it who left.

terminal-relics-yes = with relics
terminal-relics-no = without relics
terminal-relics-always = always with relics
terminal-relics-about = Leave alone, and the relics on the path are yours.
terminal-hints-none = none
terminal-hints-none-about = Like a real table: you do the counting.
terminal-hints-chances = chances
terminal-hints-chances-about = How likely the next card is to end the expedition, worked out from what everyone can see.
terminal-hints-coach = coach
terminal-hints-coach-about = The odds on the next card and, after each decision, what the expert would have done.

# Who decides for a seat, at most 12 characters; bots have their own names
terminal-seat-human = person

# seat: its letter
terminal-name-ask = Name at seat { $seat }:
terminal-name-unusable = Please use 1 to { $limit } characters and no commas.

## How keys are labelled; letters and arrows need no words

terminal-named-enter = Enter
terminal-named-escape = Esc
terminal-named-space = Space

## What the keys do: one or two words each, they stand beside the key

terminal-key-choose = choose
terminal-key-change = change
terminal-key-start = start
terminal-key-rename = rename
terminal-key-back = back
terminal-key-help = help
terminal-key-hints = hints
terminal-key-rules = rules
terminal-key-quit = save and quit
terminal-key-leave-menu = quit
terminal-key-skip = to the end
terminal-key-faster = faster
terminal-key-go-on = next
terminal-key-next = around the corner?
terminal-key-again = play again
terminal-key-toggle = leaves
terminal-key-confirm = done
terminal-key-take-back = undo

## The table

# The decision cards, as they are turned over: said of one explorer, after an arrow
terminal-continues = goes deeper
terminal-leaves = back to camp
terminal-decided = has decided
# Explorers who ran from a trap
terminal-fled = ran out

# Short signs for the hazard tracker
terminal-tracker-seen = seen
terminal-tracker-deck = in the deck
terminal-tracker-removed = removed

# percent: of the next card. fatal: ends the expedition; warning: a hazard of a new kind
terminal-chances-line = Next card: danger { $percent }%
terminal-chances-treasure = treasure { $percent }%
terminal-chances-warning = first warning { $percent }%
terminal-chances-relic = relic { $percent }%

# The two choices. gems: what leaving brings now, if nobody else leaves
terminal-choose = { $name }: deeper, or back to camp?
terminal-choice-continue = { stage-deeper }
terminal-choice-leave = { stage-to-camp }
terminal-leave-alone = { $gems ->
    [one] { $gems } ruby if alone
   *[other] { $gems } rubies if alone
}
terminal-leave-alone-relics = { $count ->
    [one] and the relic
   *[other] and { $count } relics
}
# gems: in the satchel
terminal-carry = { $gems ->
    [0] You’re carrying nothing yet.
    [one] You’re carrying { $gems } ruby.
   *[other] You’re carrying { $gems } rubies.
}
terminal-watching = You’re in camp. The others go deeper.
terminal-decisions-shown = Cards on the table:
terminal-everyone-looks = Has everyone had a look?
terminal-who-left = Who leaves? Press their letters, then Enter.
# names: those marked so far
terminal-marked = Leaving: { $names }
terminal-nobody-marked = Nobody leaves.
terminal-taken-back = Undone. The same card will come up again.
terminal-too-small = The window is small; 80 × 24 shows everything.

## The curtain

terminal-curtain-title = The curtain is drawn
terminal-curtain-pass = Pass the device to { $name }
terminal-curtain-enter = { $name }: press Enter when nobody’s peeking.
# count: how many have decided in this step; players: of how many
terminal-curtain-ready = Decided: { $count } of { $players }.
terminal-curtain-change = Changed your mind? Press your seat’s letter: { $names }

## After an expedition

terminal-summary-title = Expedition { $number } is over
terminal-summary-trap = Trap: { $hazard }
terminal-summary-home = Everyone came back in time.
# Columns: brought to safety now, lost now
terminal-summary-gained = Brought out
terminal-summary-lost = Lost
# names: one or several explorers; gems: what each of them brought out or lost
terminal-summary-best = { $count ->
    [one] Best exit: { $names } with { $gems }.
   *[other] Best exit: { $names } with { $gems } each.
}
terminal-summary-worst = { $count ->
    [one] Biggest loss: { $names } with { $gems }.
   *[other] Biggest loss: { $names } with { $gems } each.
}
# One line for one explorer in the plain mode. gems: brought out
terminal-summary-line = { $name } brought out { $gems } and has { $chest } in the chest.
terminal-summary-line-lost = { $name } lost { $gems } and has { $chest } in the chest.
terminal-summary-relics = { $name } has relics worth { $values }.
terminal-next-card = The next card would have been: { $card }.
terminal-next-card-fatal = It would have ended the expedition.

## The end

terminal-end-title = The game is over
terminal-end-shared = A shared victory
terminal-rank = Rank
# One line in the plain mode
terminal-rank-line = { $number }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-record-kept = The record of this game: { $file }
terminal-record-promise = Promised before the first card: { $value }
terminal-record-seed = The seed, secret until now: { $value }
# value: what to type, for example: tacora verify FILE
terminal-record-verify = To check the deal was fair: { $value }

## Saving

# value: what to type
terminal-saved = Game saved. To pick it up again: { $value }
terminal-not-saved = Couldn’t save the game: { $reason }
terminal-save-failed = Not saved: { $reason }. The game goes on.
terminal-save-damaged = Couldn’t read the unfinished game: { $reason }. It’s been kept as { $file }.
terminal-save-stuck = Couldn’t read the unfinished game: { $reason }. It’s still where it was: { $file }.
terminal-nothing-to-resume = There’s no unfinished game.
terminal-farewell = See you in camp.

## Help: key and meaning are separate, so only the meaning is here

terminal-help-title = Help
# In the start menu
terminal-help-choose = choose a line
terminal-help-change = change what it says
terminal-help-enter = on a name: change it; anywhere else: into the cave
terminal-help-menu-quit = leave
# At the table
terminal-help-continue = go deeper into the cave
terminal-help-leave = go back to camp with what you carry, and your share of the path
# In the dealer mode
terminal-help-leavers = the letter of a seat: this explorer leaves, or stays after all
terminal-help-told = everyone leaving is marked: turn the next card
terminal-help-take-back = undo the last step; the same card comes up again
terminal-help-hints = hints: none, the odds on the next card or, solo, the coach too
terminal-help-skip = in camp: skip to the end of the expedition
terminal-help-any = any key makes the table go faster
terminal-help-rules = read the rules of this edition
terminal-help-quit = leave the game; it is saved after every step
terminal-help-treasure = a treasure; below it what still lies there
terminal-help-hazard = a hazard; the second of a kind ends the expedition
terminal-help-relic = a relic; leave alone to take it
terminal-help-tracker = a hazard card: seen now, in the deck, out of the game
terminal-help-entrance = entrances: barricaded, here, still open
terminal-help-gems = diamonds and rubies; a diamond is worth 5 rubies
terminal-help-close = Any key closes this page.

## The plain mode: questions and answers, line by line

# word: what is asked; values: the numbered answers; value: the answer if nothing is typed
terminal-ask = { $word } ({ $values }) [{ $value }]:
terminal-ask-again = Please answer with one of: { $values }.
terminal-ask-number-again = Please answer with a number from { $least } to { $most }.
terminal-yes = yes
terminal-no = no
terminal-ask-resume = There’s an unfinished game, expedition { $number }: { $names } ({ $value }). Carry on with it?
terminal-ask-which = Which game?
# value: when it was begun
terminal-plain-kept = expedition { $number }: { $names } ({ $value })
terminal-plain-new = a new game
terminal-ask-players = How many players, from { $least } to { $most }? [{ $value }]:
terminal-ask-name = Name at seat { $seat } [{ $value }]:
terminal-ask-who = { $name } is
terminal-ask-relics = Relics?
# values: the two decisions with their keys: “c Go deeper, l Back to camp”
terminal-ask-decision = { $name }: { $values } (? for help)
terminal-ask-leavers = Who leaves? Type their seat letters, or just press Enter if nobody does. (u to undo, ? for help)
terminal-ask-go-on = Enter for what’s next (? for help)
terminal-ask-next = Enter to move on, n for the card that would have come next
terminal-ask-again-game = Another game?
terminal-plain-not-understood = Sorry, “{ $word }” isn’t an answer here.
terminal-plain-not-inside = Seat { $seat } isn’t in the cave.
terminal-plain-seats = In the cave: { $names }
terminal-plain-help-leavers = Letters such as “bd”: these explorers leave. An empty line: nobody leaves.
terminal-plain-help-look = t: the table. h: the hazards. s: the scores. o: the hints. ?: this help.
terminal-plain-help-quit = q: save and leave.
# number: seen in this expedition; count: in the deck; rest: removed from the game
terminal-plain-hazard = { $hazard }: seen { $number }, in the deck { $count }, removed { $rest }.

## What the program refuses

error-unknown-mode = There’s no mode called “{ $mode }”. Choose one of: { $known }.
# number: seats in the record; players: names in it
error-seats-miscounted = The record lists { $players } players, but says who decides for { $number } seats.
error-too-many-seated = A table of { $players } has no room for { $number } people and bots.
error-only-alone = The coach only works in solo games. With friends, “--chances” shows the odds.
