### The table in the browser: the cave, the choices, and what is around them.

## Hazards on the path. first: on the path; count: in the deck; rest: out of the game

stage-danger = danger
stage-hazard-seen = { $hazard }: on the path { $first }
stage-hazard-copies = { $hazard }: on the path { $first }, in the deck { $count }, removed { $rest }

## The top bar

stage-home = Tacora, home
stage-closed = closed
stage-reconnecting = Reconnecting…
stage-mute = Sound off
stage-unmute = Sound on
stage-menu = Menu
stage-close = Close

## Everyone at the table

stage-you = you
stage-bot = bot
stage-away = away
stage-thinking = deciding
stage-has-decided = has decided
stage-chest-closed = closed

# How many of those inside have decided
stage-decided = { $count } of { $players } have decided
stage-missing = Still deciding: { $names }

## The two choices, and what each would bring

stage-your-decision = Your decision
stage-your-loot = Your loot
stage-deeper = Deeper
stage-to-camp = To camp
stage-your-choice = Your choice
stage-press-again = Press again
stage-chance-danger = Danger { $count } in { $cards }
stage-no-danger = No danger yet
stage-chance-treasure = Treasure { $count } in { $cards }
stage-keep = Keep { $gems }
stage-on-the-way = +{ $gems } on the way
stage-on-the-way-at-most = up to +{ $gems } on the way

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [one] relic { $values }
   *[other] relics { $values }
}
stage-relics-if-alone = { $count ->
    [one] relic { $values } if alone
   *[other] relics { $values } if alone
}
stage-at-risk = at risk
stage-in-chest = in the chest

# count: seconds
stage-run-on = Run on until I hold something
stage-time-up-leave = Time’s up: you go to camp.
stage-time-up-continue = Time’s up: you go deeper.
stage-clock = { $count ->
    [one] { $count } second to decide
   *[other] { $count } seconds to decide
}

## In place of the choices

stage-watching = You are watching
stage-watchers = { $count ->
    [one] Someone is watching
   *[other] { $count } are watching
}
stage-you-in-camp = You are safe in camp
stage-skip = To the end of the expedition
stage-wait = Wait for those who are away
stage-go-on = Go on
stage-your-turn = Your turn.

## The menu and its pages

stage-log = What has happened
stage-keys = Keys
stage-settings = Settings
stage-give-up = Give up my seat
stage-give-up-really = Give up your seat? The table then decides for you as it was agreed for the absent. You can come back.
stage-stay-seated = Stay seated
stage-pause-asked = Would like a pause: { $names }
stage-code = Table
stage-pause = Ask for a pause
stage-pause-no = No pause after all
stage-paused = Pause
stage-resume = End the pause
stage-key-confirm = Confirm the choice
stage-key-back = Drop an unconfirmed choice, close
stage-key-skip = Faster, just now
stage-key-read = Read the table aloud
stage-key-mute = Sound on or off
stage-key-zen = Only the cave
stage-emotes = Gestures
stage-emote-brave = Brave!
stage-emote-lucky = What luck!
stage-emote-well-played = Well played!
stage-emote-greedy = Greedy!
stage-emote-coward = Running already?
stage-emote-ouch = Ouch!
stage-emote-hurry = Hurry up!
stage-orders = Standing orders
stage-orders-about = Your explorer follows them while you are not looking.
stage-orders-gems = { $gems ->
    [one] Back to camp with { $gems } ruby or more
   *[other] Back to camp with { $gems } rubies or more
}
stage-orders-gems-never = The loot does not matter
stage-orders-danger = Back to camp from { $percent }% danger
stage-orders-danger-never = The danger does not matter
stage-orders-alone = Stay while alone in the cave
stage-orders-empty = Run on while there’s nothing to carry out, until a hazard comes
stage-orders-go-on = Otherwise go deeper without asking
stage-orders-give = Give these orders
stage-orders-none = Withdraw them

## A trap, and the end of an expedition

stage-trap = { $hazard } again!
stage-you-lose = { $gems ->
    [one] You run, and lose { $gems } ruby.
   *[other] You run, and lose { $gems } rubies.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] There was nothing to lose.
    [one] { $gems } ruby stays in the dark.
   *[other] { $gems } rubies stay in the dark.
}
stage-expedition-over = Expedition { $number } is over
stage-ended-by = Ended by: { $hazard }
stage-ended-empty = Everyone came back to camp.

## After the game

stage-rematch = Play again
stage-rematch-join = Join the next game
stage-replay = Watch the replay
stage-save = Save the record
stage-to-home = Home
stage-moment-haul = Biggest haul
stage-moment-relics = Relics brought out
stage-moment-dare = Bravest step
stage-moment-escape = Just in time
stage-moment-loss = Bitterest loss
stage-what-was-next = What was next?
stage-turn-card = Turn over the next card of expedition { $number }
stage-after-expedition = Expedition { $number }
stage-would-be-trap = A trap: { $hazard }

## Sounds as captions, for those who do not hear them

stage-sound-hush = [a deep breath]
stage-sound-flip = [cards turn]
stage-sound-drum = [drum roll]
stage-sound-gem = [gems clink]
stage-sound-relic = [a bright chord]
stage-sound-hazard = [a growl]
stage-sound-bust = [the cave rumbles]
stage-sound-leave = [two soft notes]
stage-sound-slam = [wood slams]
