"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers the game with those that are installed:
`gymnasium.make("Tacora-v0")` and `pyspiel.load_game("python_tacora")` find it then,
and `parallel_env` is PettingZoo's. A missing library is named when you ask for what
needs it.
"""

from typing import Any

from .errors import LabMissing
from .registry import find, register

__all__ = [  # found in their modules when they are asked for
    "LabMissing",
    "TacoraEnv",
    "TacoraGame",
    "TacoraParallelEnv",
    "TacoraVectorEnv",
    "env",
    "parallel_env",
]


def __getattr__(name: str) -> Any:
    return find(name)


register()
