"""A second opinion: a referee who scores a written game with nothing of ours.

It knows no events and no states, and shares no code with the rules. It trusts the text
to be legal.
"""

HAZARDS = "spider snake lava boulder ram scorpion spikes mummy fire rockfall"


def referee(
    text: str, players: int, *, by_exit: bool
) -> tuple[list[int], list[list[int]]]:
    """The chests and relics of everyone after the moves of one game."""
    chests = [0] * players
    relics: list[list[int]] = [[] for _ in range(players)]
    carried_out = 0
    inside: list[str] = []
    pocket = 0  # everyone inside holds the same
    heap = 0
    seen: list[str] = []
    lying: list[int] = []
    for token in text.split():
        if token.endswith("."):
            inside = list("abcdefgh"[:players])
            pocket, heap, seen, lying = 0, 0, [], []
        elif token.isdigit():
            pocket += int(token) // len(inside)
            heap += int(token) % len(inside)
        elif token in HAZARDS.split():
            if token in seen:
                inside = []
            seen.append(token)
        elif token[0] == "R":
            lying.append(int(token[1:] or 0))
        else:
            out = sorted(token[1:])
            for letter in out:
                chests["abcdefgh".index(letter)] += pocket + heap // len(out)
                inside.remove(letter)
            if out:
                heap %= len(out)
            if len(out) == 1:
                for worth in lying:
                    carried_out += 1
                    later = 5 if carried_out <= 3 else 10
                    relics["abcdefgh".index(out[0])].append(later if by_exit else worth)
                lying = []
    return chests, relics
