"""Where others find a server: on the local network, or by its name."""

import contextlib
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import segno

from .errors import Unreadable

MAX_HOST_CHARS = 255
"""Characters in the name of a host, and its port."""


def address(asked: str, origins: Sequence[str], host: str) -> str:
    """The address for others, without a slash; `asked` is the one someone used.

    An origin that was allowed is known by others, the one that was used before all. An
    address that only this machine knows is replaced by that on the local network.
    """
    url = urlsplit(asked)
    if not 0 < len(url.netloc) <= MAX_HOST_CHARS:
        raise Unreadable(reason="the host has no name")
    for origin in origins:
        if urlsplit(origin).netloc == url.netloc:
            return origin.rstrip("/")
    if origins:
        return origins[0].rstrip("/")
    shared = shared_address(host, _port(url)) if _own(url.hostname or "") else None
    return shared or f"{url.scheme}://{url.netloc}"


def shared_address(host: str, port: int) -> str | None:
    """The address for others on the local network; nothing if we are not on one."""
    if host in {"127.0.0.1", "::1", "localhost"}:
        return None
    if host not in {"0.0.0.0", "::"}:  # noqa: S104, compared, not bound
        return f"http://{host}:{port}"
    # Nothing is sent: a datagram socket only looks up which way it would go.
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
        contextlib.suppress(OSError),
    ):
        probe.connect(("192.0.2.1", 9))
        found = probe.getsockname()[0]
        if not found.startswith("127."):
            return f"http://{found}:{port}"
    return None


def picture(url: str) -> str:
    """A QR code as SVG, to stand in a page; a screen reader reads the address."""
    drawn: str = segno.make(url, micro=False).svg_inline(
        title=url, dark="#000", light="#fff", omitsize=True
    )
    return drawn.replace("<svg ", '<svg role="img" ', 1)


def _own(name: str) -> bool:
    """Whether a host's name means the very machine that uses it."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def _port(url: SplitResult) -> int:
    try:
        return url.port or (443 if url.scheme == "https" else 80)
    except ValueError:
        raise Unreadable(reason="the port is no number") from None
