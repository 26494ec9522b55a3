### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora: who goes deeper?
client-skip = Skip to content
client-pages = Pages
client-learn = Learn
client-rules = Rules
client-replays = Replays
client-close = Close
client-again = Try again
client-to-camp = Back to the campfire
client-lost = A dead end
client-lost-about = There’s no page at this address. Mind the bats on your way back.
client-unreached = Can’t reach the server.
client-offline = You’re offline. The rules and your saved replays still work.
client-unofficial = An unofficial version of the game by Alan R. Moon and Bruno Faidutti, made by players and not affiliated with any publisher.

## Settings

client-settings = Settings
client-language = Language
client-theme = Appearance
client-theme-dark = Dusk
client-theme-light = Parchment
client-theme-to-light = Light appearance
client-theme-to-dark = Dark appearance
client-sound = Sound
client-volume = Volume
client-captions = Captions for sounds
client-captions-about = Every sound, in words.
client-haptics = Vibration
client-speed = Pace in solo games
client-speed-calm = Calm
client-speed-brisk = Brisk
client-speed-instant = Instant
client-confirm = Confirm decisions
client-confirm-about = Press twice to decide.
client-coach-hear = Hear the coach
client-coach-hear-about = At tables that have one.
client-contrast = High contrast
client-contrast-about = Solid panels and strong lines.
client-still = Less motion
client-still-about = Nothing flies, shakes or flickers.

## Home

client-question = Who goes deeper?
client-tagline = A cave, a torch and your luck: for 3 to 8 explorers.
client-play = Play now
client-play-about = You against the bots, right now
client-new = New table
client-new-about = Invite friends with a link
client-device = One device
client-device-about = Pass it round, or let it deal the cards
client-daily = Daily cave
client-daily-about = The same for everyone, once a day
client-puzzles = Puzzles
client-puzzles-about = What would you do here?
client-opponents = Opponents
client-opponents-count = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
client-level = Their temperament
client-bots-mixed = a mixed bunch
client-bots-mixed-about = Cautious, brave, sly: no two alike.
client-coach = Coach
client-coach-about = After each decision, tell me what the expert would have done.
client-you = You
client-name = Your name
client-emblem = Your emblem
client-emblem-0 = Sun
client-emblem-1 = Star
client-emblem-2 = Moon
client-emblem-3 = Leaf
client-emblem-4 = Diamond
client-emblem-5 = Heart
client-emblem-6 = Peaks
client-emblem-7 = Square
client-others = With others
client-join = Join with a code
client-join-code = Code or link
client-join-go = Join
client-open-tables = Open tables
client-no-tables = Nobody’s waiting right now. Why not open a table?
client-continue = Your game is still on
client-continue-go = Back to the table
client-sit = Sit down
client-watch = Watch
client-playing = in the cave
client-seats-taken = { $count } of { $max }
client-table = Table { $code }
client-table-of = { $name }’s table

## Devices and data

client-me = Devices and data
client-me-about = There are no accounts here. This device has a key; the server keeps your name, your emblem and your games.
client-save = Save
client-saved = Saved.
client-second = Play on a second device
client-second-about = Show a code on one device and enter it on the other. It works once, within five minutes.
client-code-show = Show a code
client-code-enter = Code of the other device
client-code-go = Switch to this device
client-code-about = This replaces whoever was playing on this device.
client-welcome = Welcome, { $name }.
client-programs = Your own bots
client-programs-about = Programs can sit at a table too. Each gets its own key, shown only once.
client-program-name = Name of the bot
client-program-add = Make a key
client-program-key = Key for { $name }
client-program-docs = API documentation
client-forget = Delete my data
client-forget-about = Your key, your bots and your name are deleted, here and on the server. Finished games stay, without your name.
client-forget-sure = Yes, delete everything
client-forgotten = All gone. We no longer know who you are.

## A new table

client-edition = Edition
client-with-relics = With relics
client-seats = Seats
client-clock = Time to decide
client-clock-none = no limit
client-clock-seconds = { $count } s
client-clock-day = a day
client-absence = When someone is away
client-absence-camp = they go to camp
client-absence-camp-about = Anyone away heads back to camp and keeps what’s in their satchel.
client-absence-bot = a bot decides
client-absence-bot-about = A card-counting bot decides until they’re back.
client-absence-wait = wait
client-absence-wait-about = The table waits as long as it takes.
client-chests = Chests
client-chests-open = open
client-chests-open-about = Everyone sees what is in every chest.
client-chests-closed = closed
client-chests-closed-about = Until the end, you only see your own total.
client-help = Help at the table
client-help-none = none
client-help-none-about = Like a real table: you do the counting.
client-help-counts = card counts
client-help-counts-about = How many of each hazard are still in the deck.
client-help-chances = chances
client-help-chances-about = How likely the next card is to end the expedition.
client-help-coach = coach
client-help-coach-about = After each decision, everyone hears what the expert would have done. For learning, not for serious games.
client-spectators = Let others watch
client-public = Who can join
client-public-yes = everyone
client-public-yes-about = The table is on the list of open tables.
client-public-no = by link
client-public-no-about = Only people with the link can find it.
client-more = More options
client-open = Open the table

## Before the game

client-invite = Invite
client-link = Link to the table
client-link-copy = Copy link
client-link-copied = The link is copied.
client-link-share = Share
client-qr = QR code of the link
client-fire = Around the fire
client-host = host
client-bot = bot
client-yourself = you
client-away = away
client-seat-free = free
client-host-now = { $name } is the host now.
client-host-you = You’re the host now.
client-bot-add = Add a bot
client-rating = strength { $value }
client-remove = Remove { $name }
client-agreed = House rules
client-start = Enter the cave
client-start-few = You need at least three explorers.
client-start-host = { $name } will start the game when everyone’s here.
client-start-nobody = The first to sit down starts the game.
client-stand = Give up my seat
client-invited = You’re invited
client-take-seat = Take a seat
client-watch-full = Every seat is taken, but you can watch from here once the game starts.

## One device

client-mode = How you decide
client-mode-curtain = Pass the device
client-mode-curtain-about = Everyone decides in secret behind a curtain, then hands the device on.
client-mode-dealer = Dealer at your table
client-mode-dealer-about = The device deals and keeps the bank. You choose in secret with a closed hand or your own cards, then tap whoever leaves.
client-players = Players
client-player-name = Name of player { $number }
client-player = Player { $number }
client-player-kind = Player { $number } is
client-person = a person
client-player-emblem = Another emblem for player { $number }
client-player-add = Add a player
client-curtain-give = Pass the device to
client-curtain-open = I’m { $name }
client-curtain-about = Open it when nobody’s peeking.
client-curtain-decided = Decided: { $count } of { $max }
client-curtain-go = Time to decide: { $name } goes first
client-dealer-who = Who leaves? Tap them.
client-dealer-nobody = Nobody leaves: next card
client-dealer-leave = { $count ->
    [one] { $count } leaves: next card
   *[other] { $count } leave: next card
}

## Big screen and phones

client-screen = Big screen
client-screen-about = The table on a TV or laptop, the decisions on your phones
client-fullscreen = Full screen
client-screen-scan = Scan and sit down
client-screen-or = or open { $url }
client-pad-look = Eyes on the big screen!
