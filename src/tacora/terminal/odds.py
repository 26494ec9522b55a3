"""The odds in words: how likely the next card is a trap, a treasure or a relic."""

from collections.abc import Iterable
from fractions import Fraction

from tacora.rules import Hazard, Relic, State, Treasure
from tacora.rules.odds import chances
from tacora.words import Words


def odds(state: State, words: Words) -> dict[str, str]:
    """What the next card may be, in per cent that add up to a hundred."""
    kinds = dict.fromkeys(("line", "treasure", "warning", "relic"), Fraction(0))
    for card, chance in chances(state).items():
        match card:
            case Treasure():
                kind = "treasure"
            case Relic():
                kind = "relic"
            case Hazard():
                kind = "line" if card in state.path else "warning"
        kinds[kind] += chance
    return {
        kind: words.say(f"terminal-chances-{kind}", percent=percent)
        for kind, percent in zip(kinds, _per_cent(kinds.values()), strict=True)
        if percent or kind == "line"
    }


def _per_cent(shares: Iterable[Fraction]) -> list[int]:
    """Whole per cents that add up as the shares do: the largest remainders round up."""
    exact = [100 * share for share in shares]
    whole = [int(value) for value in exact]
    missing = round(sum(exact)) - sum(whole)
    by_remainder = sorted(range(len(exact)), key=lambda i: whole[i] - exact[i])
    for place in by_remainder[:missing]:
        whole[place] += 1
    return whole
