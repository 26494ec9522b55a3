"""Where others find a table."""

from xml.etree import ElementTree as ET

import guests
import pytest
from guests import Guest

from tacora.server import address as addresses
from tacora.server.address import address, picture
from tacora.server.errors import Unreadable

ANYWHERE = "0.0.0.0"  # noqa: S104, where tests run nobody comes by
SITE = ("https://tacora.example", "https://www.tacora.example/")


@pytest.fixture(autouse=True)
def _on_a_network(monkeypatch):
    """A local network where this machine is 192.0.2.7."""
    monkeypatch.setattr(
        addresses, "shared_address", lambda host, port: f"http://192.0.2.7:{port}"
    )


@pytest.mark.parametrize(
    ("expected", "asked", "origins"),
    [
        ("http://192.0.2.7:7470", "http://localhost:7470/api", ()),
        ("http://192.0.2.7:7470", "http://127.0.0.1:7470/api", ()),
        ("http://192.0.2.7:7470", "http://[::1]:7470/api", ()),
        ("http://192.0.2.7:80", "http://tacora.localhost/api", ()),
        ("http://192.0.2.9:7470", "http://192.0.2.9:7470/api", ()),
        ("http://den.lan:7470", "http://den.lan:7470/api", ()),
        ("https://tacora.example", "http://localhost:7470/api", SITE),
        ("https://www.tacora.example", "http://www.tacora.example/api", SITE),
        ("https://tacora.example", "http://10.0.0.3:7470/api", SITE),
    ],
)
def test_others_get_an_address_that_they_can_use(expected, asked, origins):
    assert expected == address(asked, origins, ANYWHERE)


@pytest.mark.parametrize("asked", ["http:///api", f"http://{'x' * 300}/", "/api"])
def test_a_host_without_a_name_is_refused(asked):
    with pytest.raises(Unreadable):
        address(asked, (), ANYWHERE)


def test_the_picture_stands_in_a_page_and_says_what_it_shows():
    drawn = picture("https://tacora.example/t/abc234")
    assert drawn.startswith("<svg ")
    root = ET.fromstring(drawn)
    assert "img" == root.get("role")
    [title] = [e for e in root if e.tag.endswith("title")]
    assert "https://tacora.example/t/abc234" == title.text
    assert root.get("viewBox")


async def test_a_table_can_be_shown_to_others(tmp_path):
    async with guests.Running(tmp_path / "t.db", host=ANYWHERE) as server:
        ada = await Guest(server.url).arrive()
        code = (await ada.post("/api/tables", {}))["code"]
        beside = await ada.get(f"/api/tables/{code}/invitation?pad=1")
        assert beside["url"].endswith(f"/p/{code}")
        invited = await ada.get(f"/api/tables/{code}/invitation")
        port = server.url.rpartition(":")[2]
        assert f"http://192.0.2.7:{port}/t/{code}" == invited["url"]
        assert picture(invited["url"]) == invited["qr"]
        assert (
            "no-such-table" == (await ada.get("/api/tables/no/invitation", 404))["code"]
        )
        await ada.close()
