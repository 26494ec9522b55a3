"""Which store and which bus: a URL chooses."""

from pathlib import Path

from tacora.rules.errors import Problem

from .bus import Bus, Hint, Local
from .bus.remote import Remote
from .settings import Settings
from .store import Store
from .store.sqlite import SQLite


class NoSuchBackend(Problem):
    """{url!r} is neither a file nor a URL of a kind that is known here."""


class SiteMissing(Problem):
    """This needs more packages: pip install 'tacora[site]'."""


def choose_backends(settings: Settings, node: str) -> tuple[Store, Bus]:
    """The store and the bus that the settings ask for."""
    url = settings.database
    if _scheme(url) in {"postgresql", "postgres"}:
        return _site(url, settings.bus, node)
    if _scheme(url) not in {"", "sqlite"} or settings.bus:
        raise NoSuchBackend(url=settings.bus or url)
    file = url.removeprefix("sqlite:").removeprefix("//") or ":memory:"
    if file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    return Store(SQLite(file)), Local()


def _site(url: str, bus_url: str, node: str) -> tuple[Store, Bus]:
    try:
        from .bus.postgres import PostgresChannel  # noqa: PLC0415, an extra
        from .store.postgres import Postgres  # noqa: PLC0415, an extra
    except ImportError:
        raise SiteMissing from None
    if not bus_url:
        backend = Postgres(url, node)
        return Store(backend), Remote(PostgresChannel(backend.connect))
    if _scheme(bus_url) not in {"redis", "rediss", "valkey", "unix"}:
        raise NoSuchBackend(url=bus_url)
    from .bus.redis import RedisChannel  # noqa: PLC0415, an extra

    bus = Remote(RedisChannel(bus_url))

    def announce(codes: list[str]) -> None:
        bus.tell(Hint(node, pages=tuple(codes)))

    return Store(Postgres(url, node, announce)), bus


def _scheme(url: str) -> str:
    scheme, colon, _ = url.partition(":")
    # One letter is a drive, not a scheme.
    return scheme if colon and len(scheme) > 1 and "/" not in scheme else ""
