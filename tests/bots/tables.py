"""Tables for bots to look at, laid card by card."""

from tacora.rules import Decision, State, after, begin, card, decide, edition, reveal
from tacora.rules import set_up as rules_set_up

LEAVE, CONTINUE = Decision.LEAVE, Decision.CONTINUE


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
