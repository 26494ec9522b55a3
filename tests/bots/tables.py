"""Tables for bots to look at, laid card by card."""

from random import Random

from tacora.rules import Decision, State, after, begin, card, decide, edition, reveal
from tacora.rules import set_up as rules_set_up

LEAVE, CONTINUE = Decision.LEAVE, Decision.CONTINUE

BOXES = [
    ("fr", False, 3),
    ("fr", True, 5),
    ("de", None, 4),
    ("de", None, 8),
    ("incan-gold", None, 6),
    ("ru", True, 7),
]


def table(
    *words: str, players: int = 3, box: str = "fr", relics: bool | None = None
) -> State:
    """The table after these words: cards, and `-0 2` style leavers as `-02`."""
    state = rules_set_up(edition(box, relics), players)
    state = after(state, begin(state))
    for word in words:
        if word.startswith("-"):
            leavers = {int(digit) for digit in word[1:]}
            state = after(
                state,
                decide(
                    state,
                    {s: LEAVE if s in leavers else CONTINUE for s in state.inside},
                ),
            )
            continue
        if state.awaits == "decisions":
            stay = dict.fromkeys(state.inside, CONTINUE)
            state = after(state, decide(state, stay))
        state = after(state, reveal(state, card(word)))
    return state


def tables(box, relics, players, games=12):
    """All tables at which someone must decide, in random games of this kind."""
    for game in range(games):
        dice = Random(f"{box}/{players}/{game}")
        caution = dice.uniform(0.02, 0.4)
        state = rules_set_up(edition(box, relics), players)
        state = after(state, begin(state))
        while not state.finished:
            state = after(state, reveal(state, dice.choice(state.deck)))
            if state.awaits == "decisions":
                yield state
                shown = {
                    seat: Decision.LEAVE
                    if dice.random() < caution
                    else Decision.CONTINUE
                    for seat in state.inside
                }
                state = after(state, decide(state, shown))
