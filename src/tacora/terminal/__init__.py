"""The game in the terminal: on a screen, or line by line."""

from .entrance import play

__all__ = ["play"]
