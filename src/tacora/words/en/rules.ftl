### The rules of the game, put together from an edition's data.
### Each message is a heading or some paragraphs of Markdown; a paragraph is one line.

# $edition: the edition's name
rules-title = Rules of the game: { $edition }

rules-goal = You explore the caves of Tacora. Card by card you go deeper and share the rubies you find, and after every card each of you decides: go deeper, or carry your share back to camp? Turn back in time and you keep everything; stay too long and you lose what this expedition brought.

## Setting up

rules-setup-heading = Setting up

# $min and $max: how many can play; $values: the rubies on each treasure;
# $copies: cards of each kind of hazard; $kinds: the names of the kinds
rules-setup =
    { $min } to { $max } players set out on { $expeditions } expeditions, each through its own cave entrance. Everyone has a **chest** in camp, where gems are safe, and a **satchel** for what is found on the way.

    The deck holds:

    - **Treasures ({ $treasures })**, with this many rubies: { $values }.
    - **Hazards ({ $hazards })**, { $copies } of each kind: { $kinds }.

    A ruby is worth 1 point and a diamond 5; five rubies can be changed for a diamond at any time. The supply never runs out.

# $values: what the relics are worth, in the order in which they join
rules-relics-setup-ascending = There are relics too, worth { $values } points. Before every expedition, the first included, the next one in this order is shuffled into the deck. Any that isn’t revealed stays there, so several can lie on the same path.

rules-relics-setup-by-exit =
    { $count ->
        [one] There is also { $count } relic in the deck from the start.
       *[other] There are also { $count } relics in the deck from the start, all of them alike.
    }

rules-relics-setup-one-by-one = There are relics too, all alike. Before every expedition, the first included, one is shuffled into the deck. Any that isn’t revealed stays there, so several can lie on the same path.

# $variant: "yes" when relics can be added
rules-relics-none =
    { $variant ->
        [yes] The game is played without relics; they can be added as a variant.
       *[no] The game is played without relics.
    }

## An expedition

rules-expedition-heading = An expedition

rules-enter = Everyone enters the cave. A card is revealed and laid at the end of the path. Nobody decides before that.

rules-treasure = **Treasure.** Its rubies are split evenly among the explorers in the cave, into their satchels. What can’t be split stays on the card: all of it, if there are fewer rubies than explorers.

rules-hazard = **Hazard.** The first of its kind in an expedition is only a warning. The second ends the expedition at once: everyone still in the cave flees to camp, and the rubies in their satchels go back to the supply. The card just revealed leaves the game for good; the earlier one returns to the deck.

rules-relic = **Relic.** It lies on the path; nothing else happens.

rules-decide = After each card, everyone still in the cave decides in secret: “{ stage-deeper }” or “{ stage-to-camp }”. You can change your mind until the last decision is in; then all are revealed together.

rules-leave = Those who leave split all the rubies on the path evenly, as one pile; what can’t be split stays there for those who leave later. Then they empty their satchels into their chests, where nothing can be lost any more, and are out of this expedition.

rules-leave-relics = If you leave alone, you also take every relic on the path, for good. When several leave together, nobody does: the relics wait for the next lone leaver.

rules-continue = As long as anyone is in the cave, another card is revealed. The deck never runs out.

## The end of an expedition

rules-end-heading = The end of an expedition

# $closing: "tile" if an entrance is a tile that is taken away
rules-expedition-end =
    An expedition ends when everyone has left, or when the same hazard appears for the second time. { $closing ->
        [tile] The tile of its entrance is taken away
       *[barricade] A barricade closes its entrance
    }, and rubies left on the path go back to the supply. The revealed treasures and hazards are shuffled back into the deck, except the hazard that ended the expedition.

rules-expedition-end-relics = Relics left on the path leave the game; those not revealed stay in the deck.

## The end of the game

rules-game-end-heading = The end of the game

rules-game-end = After the last expedition, everyone counts the gems in their chest: 1 point for each ruby, 5 for each diamond.

rules-worth-printed = Add the points printed on the relics you carried out. They count only now, and they are not gems.

# $first: how many relics are worth $low points each; all later ones are worth $high
rules-worth-by-exit =
    Each of the first { $first } relics carried out in the whole game, no matter by whom, is worth { $low ->
        [one] { $low } point
       *[other] { $low } points
    }, each later one { $high }. Several taken at once are counted one by one. Relics lost in a cave do not count as carried out. Each relic carries its value in diamonds, which count with your gems.

rules-tie-shared = The highest score wins; a tie for first place is a shared victory.

rules-tie-relics = The highest score wins. A tie for first place goes to whoever has more relics; if that’s equal too, the victory is shared.

## Examples

rules-example-heading = Examples

rules-example-split = Five explorers are in the cave when a treasure of 9 appears: each puts 1 ruby into their satchel, and 4 stay on the card. If two of them leave now, they pick up 2 each; one leaving alone would take all 4.

rules-example-trap = A snake appears: nothing happens. Three cards later comes another: everyone in the cave runs, satchels empty, while those already in camp keep what they have. One snake leaves the game; two remain for the next expeditions.

rules-unofficial = Tacora is an unofficial version of the game. DIAMANT is a trademark of IELLO; this project is not affiliated with IELLO.
