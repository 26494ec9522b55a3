"""The keys: what a key means, whichever alphabet the keyboard is set to."""

from textual.events import Key

# The letters of the Russian and Ukrainian keyboards, by their place on a Latin one.
_PLACES = str.maketrans("йцукенгшщзфыівапролдячсмитьґ", "qwertyuiopassdfghjklzxcvbnm\\")

CONTINUE = frozenset({"c", "right", "1"})
LEAVE = frozenset({"l", "left", "2"})
HELP = frozenset({"?", "f1"})
NAMED = frozenset({"enter", "escape", "space"})  # these have words of their own
CLOSE = frozenset({"escape", "q", "enter", "space"})


def meant(event: Key) -> str:
    """The key as this game names it: a Latin letter, a sign, or a name like `left`."""
    if event.character and event.is_printable and event.character != " ":
        return event.character.lower().translate(_PLACES)
    return event.key
