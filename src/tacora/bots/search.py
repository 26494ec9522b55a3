"""The expert with search, as a bot: it is loaded when one is made."""

from .bot import Bot
from .parameter import whole
from .traits import says


@says(slow=True)
def deep(milliseconds: str = "100", *, seed: str = "") -> Bot:
    """Plays like the expert, but first looks ahead for so long."""
    from tacora.expert.search import Deep

    return Deep(whole(milliseconds), seed=seed)
