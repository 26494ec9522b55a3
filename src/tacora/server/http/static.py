"""The browser client: its files, read once, and how a browser may keep each of them."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from starlette.responses import Response

from tacora.server.refusals import words_for

FOLDER = Path(__file__).parents[2] / "client"
"""Where the client is built into the package."""
UNBUILT = Path(__file__).with_name("front.html")
"""The front page, as long as no browser client is built into the package."""
TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    # Older Safaris do not count sockets among what 'self' allows.
    "connect-src 'self' ws: wss:; img-src 'self' data: blob:; object-src 'none'; "
    "script-src 'self'; style-src 'self' 'unsafe-inline'"
)
CODINGS = {"br": ".br", "gzip": ".gz"}
"""Compressed copies that may lie beside a file, the smallest first."""
PAGE = "index.html"
PAGES = {"": "home", "t": "table", "p": "table"}
"""Places with pages of their own, one for each language, by how their path begins."""


class _File(Struct, frozen=True):
    """A file and its compressed copies, by their coding."""

    copies: dict[str, bytes]
    headers: dict[str, str]


class Client:
    """What a browser loads; without a built client, a page that says so."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        found.setdefault(PAGE, UNBUILT.read_bytes())
        self._files = {
            name: _file(name, found)
            for name in found
            if not name.endswith((*CODINGS.values(),))
        }

    def __contains__(self, path: str) -> bool:
        return _name(path) in self._files

    def answer(self, path: str, headers: Mapping[str, str]) -> Response:
        """The file at this path, as this browser wants it and unless it has it."""
        name = _name(path)
        if name == PAGE:
            name = self._page(path, headers.get("accept-language"))
        file = self._files[name]
        if headers.get("if-none-match") == file.headers["etag"]:
            return Response(status_code=304, headers=file.headers)
        coding = _coding(headers.get("accept-encoding", ""), file.copies)
        response = Response(file.copies[coding], headers=file.headers)
        if coding:
            response.headers["content-encoding"] = coding
        return response

    def _page(self, path: str, accepted: str | None) -> str:
        """The page for this place in the reader's language, if there is one."""
        kind = PAGES.get(path.split("/")[1])
        name = f"{kind}.{words_for(accepted).language}.html"
        return name if name in self._files else PAGE


def _name(path: str) -> str:
    """The file that a path stands for; what is no file is a place in the client."""
    name = path.strip("/")
    return name if "." in name.rpartition("/")[2] else PAGE


def _file(name: str, found: Mapping[str, bytes]) -> _File:
    copies = {"": found[name]} | {
        coding: found[name + ending]
        for coding, ending in CODINGS.items()
        if name + ending in found
    }
    headers = {
        "content-type": TYPES.get(name.rpartition(".")[2], "application/octet-stream"),
        # What has a hash in its name never changes; the rest is asked for anew.
        "cache-control": "public, max-age=31536000, immutable"
        if name.startswith("assets/")
        else "no-cache",
        "etag": f'W/"{sha256(found[name]).hexdigest()[:20]}"',
        "referrer-policy": "no-referrer",
        "vary": "accept-encoding, accept-language"
        if name.endswith(".html")
        else "accept-encoding",
        "x-content-type-options": "nosniff",
    }
    if name.endswith(".html"):
        headers["content-security-policy"] = POLICY
    return _File(copies, headers)


def _coding(accepted: str, copies: Mapping[str, bytes]) -> str:
    """The best coding that was asked for and is there; none is an empty word."""
    asked = set()
    for one in accepted.lower().split(","):
        coding, _, weight = one.replace(" ", "").partition(";q=")
        if weight not in {"0", "0.0", "0.00", "0.000"}:
            asked.add(coding)
    return next((c for c in CODINGS if c in asked and c in copies), "")
