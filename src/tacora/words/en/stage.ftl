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
stage-deeper = Go deeper
stage-to-camp = Back to camp
stage-your-choice = Your choice
stage-press-again = Press again
stage-chance-danger = Danger { $count } in { $cards }
stage-no-danger = Safe for now
stage-chance-treasure = Treasure { $count } in { $cards }
stage-keep = Keep { $gems }
stage-on-the-way = +{ $gems } on the way out
stage-on-the-way-at-most = up to +{ $gems } on the way out

# values: what the relics on the path are worth
stage-with-relics = { $count ->
    [one] relic { $values }
   *[other] relics { $values }
}
stage-relics-if-alone = { $count ->
    [one] relic { $values } if you’re alone
   *[other] relics { $values } if you’re alone
}
stage-at-risk = at risk
stage-in-chest = in the chest

# count: seconds
stage-clock = { $count ->
    [one] { $count } second to decide
   *[other] { $count } seconds to decide
}

## In place of the choices

stage-watching = You’re watching
stage-watchers = { $count ->
    [one] Someone is watching
   *[other] { $count } are watching
}
stage-you-in-camp = You’re safe in camp
stage-skip = Skip to the end
stage-wait = Give them more time
stage-go-on = Next
stage-your-turn = Your turn.

## The menu and its pages

stage-log = The story so far
stage-keys = Keys
stage-settings = Settings
stage-give-up = Give up my seat
stage-give-up-really = Give up your seat? Until you’re back, the table plays for you the way you all agreed.
stage-stay-seated = Stay seated
stage-pause-asked = Asking for a break: { $names }
stage-code = Table
stage-pause = Ask for a break
stage-pause-no = Never mind the break
stage-paused = Break time
stage-resume = End the break
stage-key-confirm = Confirm the choice
stage-key-back = Undo an unconfirmed choice, or close
stage-key-skip = Hurry this step along
stage-key-read = Read the table aloud
stage-key-mute = Sound on or off
stage-key-zen = Only the cave
stage-emotes = Reactions
stage-emote-brave = Brave!
stage-emote-lucky = What luck!
stage-emote-well-played = Well played!
stage-emote-greedy = Greedy!
stage-emote-coward = Running already?
stage-emote-ouch = Ouch!
stage-emote-hurry = Hurry up!
stage-orders = Standing orders
stage-orders-about = Your explorer follows these while your back is turned.
stage-orders-gems = { $gems ->
    [one] Back to camp with { $gems } ruby or more
   *[other] Back to camp with { $gems } rubies or more
}
stage-orders-gems-never = Never mind the loot
stage-orders-danger = Back to camp at { $percent }% danger or more
stage-orders-danger-never = Never mind the danger
stage-orders-alone = Stay when everyone else has left
stage-orders-go-on = Otherwise go deeper without asking
stage-orders-give = Give these orders
stage-orders-none = Cancel these orders

## A trap, and the end of an expedition

stage-trap = { $hazard } again!
stage-you-lose = { $gems ->
    [one] You run for your life and lose { $gems } ruby.
   *[other] You run for your life and lose { $gems } rubies.
}

# gems: all that stays in the cave
stage-lost = { $gems ->
    [0] There was nothing to lose.
    [one] { $gems } ruby stays in the dark.
   *[other] { $gems } rubies stay in the dark.
}
stage-expedition-over = Expedition { $number } is over
stage-ended-by = Ended by: { $hazard }
stage-ended-empty = Everyone made it back to camp.

## After the game

stage-rematch = Play again
stage-rematch-join = Join the next game
stage-replay = Watch the replay
stage-save = Save this game
stage-to-home = Home
stage-moment-haul = Biggest haul
stage-moment-relics = Relics brought out
stage-moment-dare = Bravest step
stage-moment-escape = Just in time
stage-moment-loss = Bitterest loss
stage-what-was-next = What lay around the corner?
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
