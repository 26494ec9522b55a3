### What is wrong, and what to do. Ids are the names of error classes.

error-problem = That can’t be done.

## The rules

error-rule-broken = The rules don’t allow that.
error-unknown-edition = There’s no edition called “{ $edition }”. Choose one of: { $known }.
error-relics-always = The edition “{ $edition }” is always played with relics.
error-relics-unclear = relics must be True, False or None, not { $value }.
error-players-out-of-range = The game is for { $least } to { $most } players, not { $players }.
error-players-unclear = players must be a whole number or a list of names, not { $value }.
error-unknown-card = “{ $card }” isn’t a card.
error-not-in-edition = This game has no card “{ $card }” (edition “{ $edition }”).
error-not-in-deck = The card “{ $card }” is no longer in the deck.
error-not-yet-in-deck = The card “{ $card }” joins the deck only in a later expedition.
error-card-not-awaited = { $awaits ->
    [decisions] No card can be turned over before everyone inside has decided.
    [nothing] The game is over; no card can follow.
   *[other] No card can be turned over before the expedition begins.
}
error-decisions-not-awaited = { $awaits ->
    [card] Nobody can decide before the next card.
    [nothing] The game is over; nobody can decide any more.
   *[other] Nobody can decide before the expedition begins.
}
error-unknown-decision = “{ $decision }” isn’t a decision: use “continue” or “leave”.
error-unknown-seat = Nobody sits at seat “{ $seat }”.
error-not-inside = Seat “{ $seat }” is back in camp and has nothing to decide.
error-decision-missing = Seat “{ $seat }” hasn’t decided yet.

## Written games

error-notation-broken = This isn’t the text of a game.
error-not-utf8 = This isn’t UTF-8 text.
error-line-too-long = This line is longer than { $limit } characters; no game needs that.
error-header-unreadable = A header is written like this: [Edition { "\u0022" }fr{ "\u0022" }].
error-header-repeated = The header { $header } appears twice.
error-header-missing = The header { $header } is missing.
error-blank-line-missing = A blank line is missing before the headers of the next game.
error-not-yes-or-no = The header Relics is “yes” or “no”, not “{ $value }”.
error-name-unusable = “{ $name }” can’t be a name: a name has 1 to { $limit } characters, without commas or control characters.
error-seed-unusable = This can’t be a seed: a seed is text, at most { $limit } bytes of UTF-8.
error-promise-unreadable = A promise is 64 hexadecimal digits (0–9, a–f).
error-number-missing = Expedition { $expedition } must begin with “{ $expedition }.”.
error-number-misplaced = Expedition { $number } can’t begin here.
error-leavers-unreadable = “{ $word }” doesn’t say who leaves: a dash, then seats from a to h, once each.
error-no-game = There’s no game here.

## Files

error-file-missing = There’s no such file.
error-file-folder = This is a folder, not a file.
error-file-forbidden = You don’t have permission to read this file.
error-file-failed = This file can’t be used: { $reason }
error-unknown-language = There’s no language called “{ $lang }”. Choose one of: { $known }.
error-folder-missing = The folder for this file doesn’t exist.
error-file-unwritable = You don’t have permission to write this file.
error-disk-full = The disk is full.
error-picture-unknown = Pictures are .png or .svg files, not “{ $file }”.

## The lab

error-lab-missing = This needs an extra. Install it with: pip install tacora[{ $value }]
error-no-cluster = No Ray cluster answers at “{ $value }”.

## A command as it was typed. value: the command that shows how it is typed

error-misused = Sorry, I didn’t get that. For help: { $value }
error-unknown-command = There’s no command called “{ $word }”. Choose one of: { $known }. For help: { $value }
error-unknown-option = There’s no option called “{ $option }” here. For help: { $value }
error-option-incomplete = The option “{ $option }” needs a value. For help: { $value }
error-option-alone = The option “{ $option }” doesn’t take a value. For help: { $value }
error-number-needed = The option “{ $option }” needs a whole number. For help: { $value }
error-number-low = The option “{ $option }” needs a number of at least { $least }.
error-argument-missing = { $name } is missing. For help: { $value }
error-argument-unexpected = “{ $word }” is one word too many. For help: { $value }
error-daily-settled = “--daily” picks the cave and the opponents for you: leave out “{ $option }”.
