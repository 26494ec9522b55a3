"""Which memory and which voice: a URL chooses."""

from pathlib import Path

from tacora.rules.errors import Problem

from .bus import Bus, Hint, Local
from .settings import Settings
from .store import Store
from .store.sqlite import SQLite


class NoSuchBackend(Problem):
    """{url!r} is neither a file nor a URL of a kind that is known here."""


class SiteMissing(Problem):
    """This needs more packages: pip install 'tacora[site]'."""


def choose(settings: Settings, node: str) -> tuple[Store, Bus]:
    """The memory and the voice that the settings ask for."""
    url = settings.database
    if _scheme(url) in {"postgresql", "postgres"}:
        return _site(url, settings.bus, node)
    if _scheme(url) not in {"", "sqlite"} or settings.bus:
        raise NoSuchBackend(url=settings.bus or url)
    file = url.removeprefix("sqlite:").removeprefix("//") or ":memory:"
    if file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    return SQLite(file), Local()


def _site(url: str, bus: str, node: str) -> tuple[Store, Bus]:
    try:
        from .bus.postgres import PostgresBus  # noqa: PLC0415, an extra
        from .store.postgres import Postgres  # noqa: PLC0415, an extra
    except ImportError:
        raise SiteMissing from None
    if not bus:
        return Postgres(url, node, notify=True), PostgresBus(url)
    if _scheme(bus) not in {"redis", "rediss", "valkey", "unix"}:
        raise NoSuchBackend(url=bus)
    from .bus.redis import RedisBus  # noqa: PLC0415, an extra

    store, voice = Postgres(url, node, notify=False), RedisBus(bus)
    store.announce = lambda codes: voice.tell(Hint(node, pages=tuple(codes)))
    return store, voice


def _scheme(url: str) -> str:
    scheme, colon, _ = url.partition(":")
    # One letter is a drive, not a scheme.
    return scheme if colon and len(scheme) > 1 and "/" not in scheme else ""
