"""The browser client is served as it was built, and nothing else is."""

import guests
import httpx
import pytest

PAGE = b"<!doctype html><title>Tacora</title>"
SCRIPT = b"console.log('" + b"x" * 100 + b"')"


@pytest.fixture
async def built(tmp_path):
    """Somebody at a server with a client of a few files."""
    folder = tmp_path / "client"
    for name, content in {
        "index.html": PAGE,
        "home.en.html": b"<h1>Who goes deeper?</h1>",
        "home.de.html": b"<h1>Wer geht tiefer?</h1>",
        "table.en.html": b"a table",
        "sw.js": b"self",
        "manifest.webmanifest": b"{}",
        "assets/table-abc123.js": SCRIPT,
        "assets/table-abc123.js.br": b"as br",
        "assets/table-abc123.js.gz": b"as gzip",
    }.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret.txt").write_text("nobody's business")
    async with (
        guests.Running(tmp_path / "t.db", client=folder) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        yield http


PLACES = ["/r/abc234", "/replay", "/learn", "/device/abc234", "/tents"]


@pytest.mark.parametrize("place", PLACES)
async def test_every_place_in_the_client_is_its_one_page(built, place):
    answer = await built.get(place)
    assert (200, PAGE) == (answer.status_code, answer.content)
    assert "text/html; charset=utf-8" == answer.headers["content-type"]
    assert "no-cache" == answer.headers["cache-control"]
    assert "nosniff" == answer.headers["x-content-type-options"]
    assert "no-referrer" == answer.headers["referrer-policy"]
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"} < {
        *policy
    }


@pytest.mark.parametrize(
    ("place", "asked", "page"),
    [
        ("/", "en", b"<h1>Who goes deeper?</h1>"),
        ("/", "de-AT, en", b"<h1>Wer geht tiefer?</h1>"),
        ("/t/abc234", "nl", b"a table"),
        ("/t/abc234/screen", "en", b"a table"),
        ("/p/abc234", "en", b"a table"),
        ("/t/abc234", "de", PAGE),  # none was built in this language
    ],
)
async def test_home_and_table_have_pages_in_the_language_asked_for(
    built, place, asked, page
):
    answer = await built.get(place, headers={"accept-language": asked})
    assert (200, page) == (answer.status_code, answer.content)
    assert "accept-encoding, accept-language" == answer.headers["vary"]


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        (
            "/assets/table-abc123.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
    ],
)
async def test_a_browser_keeps_what_never_changes(built, path, kind, kept):
    answer = await built.head(path)
    assert 200 == answer.status_code
    assert kind == answer.headers["content-type"]
    assert kept == answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"as br"),
        ("gzip", "gzip", b"as gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"as gzip"),
        ("identity", None, SCRIPT),
    ],
)
async def test_files_come_as_small_as_the_browser_can_read(
    built, accepted, coding, body
):
    headers = {"accept-encoding": accepted}
    async with built.stream(
        "GET", "/assets/table-abc123.js", headers=headers
    ) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert (coding, body) == (answer.headers.get("content-encoding"), raw)
    assert "accept-encoding" == answer.headers["vary"]


async def test_what_a_browser_has_is_not_sent_again(built):
    tag = (await built.get("/t/def567")).headers["etag"]
    answer = await built.get("/t/abc234", headers={"if-none-match": tag})
    assert (304, b"") == (answer.status_code, answer.content)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/favicon.ico",
        "/assets/table-abc123.js.br",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/api/other",
        "/api/other.js",
    ],
)
async def test_there_is_nothing_else(built, path):
    answer = await built.get(path)
    assert (404, "no-such-page") == (answer.status_code, answer.json()["code"])


async def test_a_page_is_only_read(built):
    answer = await built.post("/t/abc234")
    assert (405, "wrong-method") == (answer.status_code, answer.json()["code"])
    head = await built.head("/t/abc234")
    assert (200, b"") == (head.status_code, head.content)


async def test_without_a_client_the_page_says_how_to_build_it(tmp_path):
    async with (
        guests.Running(tmp_path / "t.db", client=tmp_path / "none") as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        answer = await http.get("/t/abc234")
        assert 200 == answer.status_code
        assert "npm run build" in answer.text
        assert 404 == (await http.get("/sw.js")).status_code
