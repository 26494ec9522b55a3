"""The colours of everything that draws, from `palette.toml`."""

import tomllib
from importlib.resources import files
from typing import Any

_PALETTE: dict[str, dict[str, Any]] = tomllib.loads(
    files("tacora.picture").joinpath("palette.toml").read_text("utf-8")
)

DARK: dict[str, str] = _PALETTE["dark"]
LIGHT: dict[str, str] = _PALETTE["light"]
TERMINAL: dict[str, str] = {
    name: value for name, value in _PALETTE["terminal"].items() if name != "seats"
}
TERMINAL_SEATS: tuple[str, ...] = tuple(_PALETTE["terminal"]["seats"])
ON_RUBY: str = _PALETTE["picture"]["ruby"]
SEATS: tuple[str, ...] = tuple(_PALETTE["explorers"]["seats"])
MINERALS: tuple[str, ...] = tuple(_PALETTE["caves"]["minerals"])
