### The bots: a name for players, and one line about each.

## Characters, from silly to strong

bot-sleepy = Sleepy
bot-sleepy-about = Nods off and wanders home on a whim, whatever the cave shows.
bot-timid = Timid
bot-timid-about = Runs home with the very first gem.
bot-greedy = Greedy
bot-greedy-about = Wants a full satchel: thirty gems or nothing.
bot-brave = Brave
bot-brave-about = Goes on until the satchel is heavy or one card in four is deadly.
bot-cautious = Cautious
bot-cautious-about = Leaves with a little loot as soon as one card in ten is deadly.
bot-punctual = Punctual
bot-punctual-about = Leaves after the fifth card, whatever it was.
bot-seasoned = Seasoned
bot-seasoned-about = Knows from thousands of expeditions how much loot is enough.
bot-counting = Counting
bot-counting-about = Weighs one more card against the risk, the crowd and what lies on the path.
bot-sly = Sly
bot-sly-about = Leaves just often enough that nobody can tell when.
bot-pondering = Pondering
bot-pondering-about = Imagines how the expedition may end, again and again, before every decision.
bot-expert = Expert
bot-expert-about = Has played millions of games against itself, and leaves just as often as nobody can punish.
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
bot-loot-about = Leaves with so many gems in the satchel, or more.
bot-cards = Cards
bot-cards-about = Leaves after so many cards.
bot-hazards = Hazards
bot-hazards-about = Leaves after so many hazards.
bot-danger = Danger
bot-danger-about = Leaves when the next card ends the expedition with more than this chance.
bot-evl = Expected value
bot-evl-about = Leaves when the risk outweighs this many times the share of an average card.
bot-nash = Equilibrium
bot-nash-about = Leaves with the chance at which nobody gains by choosing otherwise.
bot-rollout = Rollouts
bot-rollout-about = Imagines the rest of the expedition so many times, then decides.
bot-deep = Search
bot-deep-about = Plays like the expert, but first looks ahead for so many milliseconds.
bot-file = Python file
bot-file-about = A Python file of your own with a function decide(state, seat).
bot-program = Program
bot-program-about = A program of your own, in any language, that speaks lines of JSON.

## What a bot is called at the table: { $bot } is its name, { $value } its parameter

bot-named = { $bot } { $value }

## Why a bot left in place of an answer

fault-unready = did not greet in time
fault-late = answered too late
fault-garbage = answered something unreadable
fault-wrong = answered something else
fault-raised = raised an error
fault-huge = said far too much
fault-ended = had ended
fault-dismissed = was no longer asked
fault-told = { $bot }, expedition { $expedition }, card { $card }: { $reason }.
fault-substitute = From now on { $bot } decides for { $name }.
faults-counted = The figures hold decisions that a bot did not give. With --tolerate-faults, that is no error.

## What keeps a bot from the table

error-unknown-bot = There is no bot “{ $bot }”. Choose one of { $known }.
error-bad-parameter = “{ $value }” does not fit the bot “{ $bot }”. It is written like this: { $expected }.
error-no-such-program = There is no program or file “{ $file }” that can be used.
error-not-on-this-system = Programs can be bots on Linux, macOS and their like only.
error-no-decide = The file “{ $file }” has no function decide(state, seat).
error-file-broken = { $file }, line { $number }: { $reason }
error-no-decision = A bot gave no decision (expedition { $expedition }, card { $card }): { $reason }
error-needs-lab = The bot “{ $bot }” needs parts that are not installed. To install them: pip install tacora[lab]
error-bot-broken = The bot failed its check ({ $found }): { $reason }.
