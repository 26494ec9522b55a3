"""A picture of the table: as lines of text, or drawn."""

from .svg import svg
from .text import awaited, hazards, name, path, text, tracker, victory

__all__ = ["awaited", "hazards", "name", "path", "svg", "text", "tracker", "victory"]
