"""The voice of the server: hints from process to process; a URL chooses which."""

from .bus import Bus, Hint, Local

__all__ = ["Bus", "Hint", "Local"]
