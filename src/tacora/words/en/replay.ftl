### Watching games again: the shelf of replays, the transport, charts, and the proof of the dealing.

## The shelf

replay-title = Replays
replay-transport = Playback
replay-mine = My finished games
replay-mine-empty = Finish a game and it’ll be waiting for you here.
replay-saved = Saved on this device
replay-saved-empty = Save a game to watch it without a connection.
replay-import = Open a record
replay-import-about = A game as text: drop a .tac file here, choose one, or paste it.
replay-import-text = Text of the game
replay-import-file = Choose a file
replay-import-open = Open
replay-all = All replays
replay-missing = This game isn’t saved on this device, and the server isn’t answering.
replay-elsewhere = This game isn’t saved on this device.

## Moving through a game

replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-scrubber = Position in the game
replay-moment = Step { $number } of { $count }
replay-xray = Show choices early
replay-log = The story
replay-live = Live
replay-live-back = Back to live

## What one can take along

replay-copy = Copy link to this moment
replay-copied = The link is copied.
replay-save = Save on this device
replay-unsave = Remove from this device
replay-unkept = This device has no room for it.
replay-download = Download as .tac

## Charts

replay-charts = Charts
replay-as-table = As a table
replay-fortune = Fortune
replay-fortune-about = Solid: safe in camp. Pale: at risk in the cave.
replay-danger = Danger
replay-danger-about = How likely the next card was to end the expedition, and who left before it.
replay-expeditions = Expeditions
replay-expeditions-about = What each expedition brought; hatched: what was lost.
replay-chances = Chances
replay-chances-about = Everyone’s chance to win among experts. Diamonds mark costly decisions.
replay-column-step = Step
replay-column-left = Left
replay-column-lost = Lost
# hazard: the card that came for the second time
replay-trap = Ended by: { $hazard }
replay-nobody = nobody

## Fair dealing

replay-fair = A fair deal
replay-fair-about = Before the first card we showed you a fingerprint of the whole deck: the promise. It is the SHA-256 of the seed that dealt every card, so nothing could be swapped.
replay-promise = Promise
replay-seed = Seed
replay-seed-later = shown when the game is over
# a daily cave's seed
replay-seed-next-day = shown the next day
replay-holds = Checked on this device: the seed matches the promise and dealt every card.
replay-holds-so-far = Checked on this device: the seed matches the promise and dealt every card so far.
replay-no-seed = There’s no seed, so the deal can’t be checked.
replay-no-promise = The cards match the seed, but without a promise nobody can tell when it was chosen.
replay-other-seed = The seed isn’t the one that was promised.
replay-other-card = The seed deals different cards.
replay-next = What lay around the corner?
replay-next-about = Everyone was back in camp. These cards would have followed, up to the one that ends the expedition.
