"""The registry: each environment under the name that its ecosystem gives it."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .errors import LabMissing

GYMNASIUM = "Tacora-v0"
TABLES = "TacoraTables-v0"
OPENSPIEL = "python_tacora"

_HOMES = {
    "parallel_env": "parallel",
    "env": "parallel",
    "TacoraParallelEnv": "parallel",
    "TacoraEnv": "single",
    "TacoraGame": "openspiel",
    "TacoraVectorEnv": "vector",
}
_LIBRARIES = ("gymnasium", "matplotlib", "numba", "numpy", "pettingzoo", "pyspiel")


def register() -> None:
    """Tell Gymnasium and OpenSpiel, those of them that are installed."""
    if _installed("gymnasium", "numpy"):
        gymnasium = import_module("gymnasium")
        if GYMNASIUM not in gymnasium.registry:
            gymnasium.register(GYMNASIUM, "tacora.envs.single:TacoraEnv")
            gymnasium.register(
                TABLES, vector_entry_point="tacora.envs.vector:TacoraVectorEnv"
            )
    if _installed("pyspiel", "numpy"):
        import_module(".openspiel", __package__)


def find(name: str) -> Any:
    """What `tacora.envs` calls so, from its module; its library is asked for now."""
    if name not in _HOMES:
        raise AttributeError(name)
    try:
        return getattr(import_module(f".{_HOMES[name]}", __package__), name)
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library not in _LIBRARIES:
            raise
        raise LabMissing(library) from missing


def _installed(*libraries: str) -> bool:
    return all(find_spec(library) for library in libraries)
