"""The bus: hints from process to process; a URL chooses which."""

from .bus import Bus, Hint
from .local import Local

__all__ = ["Bus", "Hint", "Local"]
