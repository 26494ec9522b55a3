"""Lanes: 32 games at once, for tables of policies that go by thresholds."""

from .engine import find_engine

__all__ = ["find_engine"]
