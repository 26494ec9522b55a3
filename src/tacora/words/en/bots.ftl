### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Sleepy
bot-sleepy-about = Nods off and wanders home on a whim, whatever the cave shows.
bot-timid = Timid
bot-timid-about = Runs home with the very first ruby.
bot-greedy = Greedy
bot-greedy-about = Wants a full satchel: thirty rubies or nothing.
bot-brave = Brave
bot-brave-about = Keeps going until the satchel is heavy or one card in four is deadly.
bot-cautious = Cautious
bot-cautious-about = Leaves with a little loot as soon as one card in ten is deadly.
bot-punctual = Clockwork
bot-punctual-about = Leaves after the fifth card, whatever it was.
bot-seasoned = Old Hand
bot-seasoned-about = Knows from thousands of expeditions how much loot is enough.
bot-counting = Abacus
bot-counting-about = Weighs one more card against the risk, the crowd and what lies on the path.
bot-sly = Sly
bot-sly-about = Leaves just often enough to keep everyone guessing.
bot-pondering = Thinker
bot-pondering-about = Plays out the rest of the expedition in its head, again and again, before every decision.
bot-expert = Expert
bot-expert-about = Has played millions of games against itself, and leaves just often enough that nobody can take advantage.
bot-wary = Wary
bot-wary-about = Plays like the expert, but fears every card a little too much.
bot-dashing = Dashing
bot-dashing-about = Plays like the expert, but always dares a little too much.
bot-dreamy = Dreamy
bot-dreamy-about = Plays like the expert, but never looks at anyone’s chest.

## Families: a number follows the name

bot-coin = Coin
bot-coin-about = Leaves with this chance at every card.
bot-loot = Loot
bot-loot-about = Leaves with this many rubies in the satchel, or more.
bot-cards = Cards
bot-cards-about = Leaves after this many cards.
bot-hazards = Hazards
bot-hazards-about = Leaves after this many hazards.
bot-danger = Danger
bot-danger-about = Leaves when the danger on the next card is higher than this.
bot-evl = Expected value
bot-evl-about = Leaves when the risk outweighs this many average shares of a card.
bot-nash = Equilibrium
bot-nash-about = Leaves with the chance at which nobody gains by choosing otherwise.
bot-rollout = Rollouts
bot-rollout-about = Plays out the rest of the expedition this many times in its head, then decides.
bot-deep = Search
bot-deep-about = Plays like the expert, but first looks ahead for this many milliseconds.
bot-file = Python file
bot-file-about = Your own Python file, with a function decide(state, seat).
bot-program = Program
bot-program-about = Your own program, in any language, talking in lines of JSON.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = didn’t say hello in time
fault-late = answered too late
fault-garbage = answered something unreadable
fault-wrong = answered the wrong question
fault-huge = said far too much
fault-ended = had already quit
fault-dismissed = was no longer asked

## What keeps a bot from the table

error-unknown-bot = There’s no bot called “{ $bot }”. Choose one of: { $known }.
error-bad-parameter = “{ $value }” doesn’t suit the bot “{ $bot }”. Write it like this: { $expected }.
error-no-such-program = “{ $file }” isn’t a program or file I can use.
error-not-on-this-system = Programs can be bots only on Linux, macOS and similar systems.
error-no-decide = The file “{ $file }” has no function decide(state, seat).
error-needs-lab = The bot “{ $bot }” needs an extra. Install it with: pip install tacora[lab]
error-bot-broken = The bot failed its check ({ $found }): { $reason }.
