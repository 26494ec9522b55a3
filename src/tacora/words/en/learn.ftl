### A first expedition with someone to explain it, and the labels of the rules' page.

## The lesson: short panels beside the stage. The learner and three others are in the cave.

learn-title = Your first expedition
learn-enter = You and three others walk into a cave. Card by card you go deeper.
learn-split = A treasure of 9 for four explorers: 2 rubies each. The one left over stays on the card.
learn-choose = After every card, everyone decides in secret: deeper, or back to camp with your loot? You’ve only just started: be bold.
learn-warning = A snake! The first one is only a warning. A second snake in this cave would cost everyone inside everything they carry.
learn-dare = Two more snakes are hiding in the deck. Dare one more card?
# name: who has left
learn-left = { $name } has had enough: back in camp, with the ruby that lay on the path as well. In the chest it is safe.
learn-relic = A relic! Only someone who leaves alone takes it. When several leave together, it stays where it is.
# names: the two others in the cave
learn-wait = Leave now and it’s yours, as long as { $names } stay. But there’s more treasure to come.
learn-more = A treasure of 7 for three: 2 each, and 1 stays on the card. You carry 4.
learn-leave = A ruby and the relic lie on the path, and the snake is waiting. Time to go.
learn-alone = You leave alone: your 4 rubies, the one on the path and the relic are yours for keeps.
# names: the two others in the cave
learn-trap = A second snake! { $names } run and lose everything they carry. You watch from camp, boots off.
learn-end = That’s all there is to it. After five expeditions, the biggest haul wins.
learn-press-continue = Press “{ stage-deeper }”.
learn-press-leave = Press “{ stage-to-camp }”.
learn-next = Next
learn-skip = Skip
learn-again = Once more
learn-play = Play now
learn-part = { $number } of { $count }

## The page of the rules

learn-contents = Contents
learn-print = Print
learn-cards = The cards
