"""Playing with others, over a network."""

from .serve import serve
from .settings import Settings, load

__all__ = ["Settings", "load", "serve"]
