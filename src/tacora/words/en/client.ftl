### The browser: home, tables before a game, and everything around the table.

## Everywhere

client-title = Tacora
client-head = Tacora: who goes deeper?
client-skip = Skip to the content
client-pages = Pages
client-learn = Learn
client-rules = Rules
client-replays = Replays
client-close = Close
client-again = Try again
client-to-camp = Back to camp
client-lost = Nothing lies this way
client-lost-about = There is no page at this address.
client-unreached = The server cannot be reached.
client-offline = You are offline. The rules and saved replays are still here.
client-unofficial = An unofficial implementation of the game by Alan R. Moon and Bruno Faidutti, made by players and not connected with any publisher.

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
client-captions-about = What can be heard can be read, too.
client-haptics = Vibration
client-speed = Pace when playing alone
client-speed-calm = Calm
client-speed-brisk = Brisk
client-speed-instant = At once
client-confirm = Confirm decisions
client-confirm-about = A decision counts after a second press.
client-coach-hear = Coach at teaching tables
client-coach-hear-about = Where a table has a coach, hear it.
client-contrast = High contrast
client-contrast-about = Solid panels and strong lines.
client-still = Less motion
client-still-about = Nothing flies, shakes or flickers.

## Home

client-question = Who goes deeper?
client-tagline = A cave, a torch and your luck: for 3 to 8 explorers.
client-play = Play now
client-play-about = Alone against bots, at once
client-new = New table
client-new-about = Invite friends with a link
client-device = One device
client-device-about = Pass it round, or let it deal
client-daily = Daily cave
client-daily-about = The same for everyone, once a day
client-puzzles = Puzzles
client-puzzles-about = What would you do here?
client-opponents = Opponents
client-opponents-count = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
client-level = Their character
client-bots-mixed = a mixed bunch
client-bots-mixed-about = Cautious, brave, sly: everyone is different.
client-coach = Coach
client-coach-about = After each of my decisions, say what the expert would have done.
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
client-join = Join by code
client-join-code = Code or link
client-join-go = Join
client-open-tables = Open tables
client-no-tables = Nobody is waiting at the moment. Open a table yourself.
client-continue = Your game goes on
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
client-second = The same person on a second device
client-second-about = Show a code on one device and enter it on the other. It works once, for five minutes.
client-code-show = Show a code
client-code-enter = Code of the other device
client-code-go = Continue here
client-code-about = Whoever you were on this device before is left behind.
client-welcome = Welcome, { $name }.
client-programs = Bots of your own
client-programs-about = Programs can sit at tables, too: each has a key of its own, which is shown once.
client-program-name = Name of the bot
client-program-add = Make a key
client-program-key = Key for { $name }
client-program-docs = Description of the interface
client-forget = Delete what is kept about me
client-forget-about = Your key, your bots and your name are deleted here and on the server. Finished games stay, without your name.
client-forget-sure = Yes, delete everything
client-forgotten = Nothing is kept about you any more.

## A new table

client-edition = Edition
client-with-relics = With relics
client-seats = Seats
client-clock = Time to decide
client-clock-none = no clock
client-clock-seconds = { $count } s
client-clock-day = a day
client-absence = When someone is away
client-absence-camp = go to camp
client-absence-camp-about = Whoever is not there leaves the cave and keeps what is in the satchel.
client-absence-bot = a bot decides
client-absence-bot-about = A bot that counts the cards decides until they are back.
client-absence-wait = wait
client-absence-wait-about = The table waits, as long as it takes.
client-chests = Chests
client-chests-open = open
client-chests-open-about = Everyone sees what is in every chest.
client-chests-closed = closed
client-chests-closed-about = Only your own chest shows a number until the end.
client-locks = Decisions
client-locks-shown = who has decided
client-locks-shown-about = Everyone sees who is ready and who hesitates, never what they chose.
client-locks-counted = only how many
client-locks-counted-about = How long someone thinks gives nothing away. Only when time runs short is it shown who is missing.
client-help = Help at the table
client-help-none = none
client-help-none-about = As at a real table: you count yourselves.
client-help-counts = counts
client-help-counts-about = How many cards of each hazard may still come.
client-help-chances = chances
client-help-chances-about = How likely the next card is to end the expedition.
client-help-coach = coach
client-help-coach-about = After each decision, everyone hears what the expert would have done. For learning, not for contests.
client-spectators = Others may watch
client-public = Who can sit down
client-public-yes = everyone
client-public-yes-about = The table is on the list of open tables.
client-public-no = by link
client-public-no-about = Only those who have the link find it.
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
client-host-now = { $name } leads the table now.
client-host-you = You lead the table now.
client-bot-add = Add a bot
client-rating = strength { $value }
client-remove = Remove { $name }
client-agreed = What was agreed
client-start = Enter the cave
client-start-few = At least three explorers are needed.
client-start-host = { $name } begins when everyone is here.
client-start-nobody = Whoever sits down first begins the game.
client-stand = Give up my seat
client-invited = You are invited
client-take-seat = Take a seat
client-watch-full = Every seat is taken. You can watch from here as soon as the game begins.

## One device

client-mode = How you decide
client-mode-curtain = Pass the device
client-mode-curtain-about = Everyone decides in secret behind a curtain, then hands the device on.
client-mode-dealer = Dealer for your table
client-mode-dealer-about = The device is deck and bank. You decide with fists or cards, and someone taps who leaves.
client-players = Players
client-player-name = Name of player { $number }
client-player = Player { $number }
client-player-kind = Who player { $number } is
client-person = a person
client-player-emblem = Another emblem for player { $number }
client-player-add = Add a player
client-curtain-give = Give the device to
client-curtain-open = I am { $name }
client-curtain-about = Open it when only you can see the screen.
client-curtain-decided = Decided: { $count } of { $max }
client-curtain-go = Decide: { $name } begins
client-dealer-who = Who leaves? Tap them.
client-dealer-nobody = Nobody leaves: next card
client-dealer-leave = { $count ->
    [one] { $count } leaves: go on
   *[other] { $count } leave: go on
}

## Big screen and phones

client-screen = Big screen
client-screen-about = A TV or laptop shows the table, phones decide
client-fullscreen = Full screen
client-screen-scan = Scan and sit down
client-screen-or = or open { $url }
client-pad-look = Look at the big screen.
