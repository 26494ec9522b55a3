"""The game in the terminal: on a screen, or line by line."""

from .start import play

__all__ = ["play"]
