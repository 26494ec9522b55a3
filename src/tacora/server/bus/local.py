"""The bus of a process that is alone."""

from .bus import Hint, HintHandler


class Local:
    """Nobody else is there."""

    async def open(self, handler: HintHandler) -> None:
        """Pass on what the other processes tell."""

    async def close(self) -> None:
        """Tell and pass on nothing more."""

    def tell(self, hint: Hint) -> None:
        """Tell the other processes, soon."""
