"""Cards, puzzles and finished games in frames of other sites, and their oEmbed descriptions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.people import Person, server, settings

INDEX = "<!doctype html><html><head><title>Warhost</title></head><body></body></html>"
PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random", "deck": "elves"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    chosen = settings()
    chosen.client = tmp_path
    with server(chosen) as found:
        yield found


def oembed(client: TestClient[Litestar], path: str, more: str = "") -> httpx.Response:
    return client.get(f"/api/oembed?url={quote(f'{client.base_url}/{path}', safe='')}{more}")


@pytest.mark.parametrize("path", ["cards/lords/orc-catapult", "puzzle/lords/2"])
def test_a_card_and_a_puzzle_may_be_framed_at_their_second_address_only(
    client: TestClient[Litestar], path: str
) -> None:
    page = client.get(f"/embed/{path}")
    assert page.status_code == 200
    assert "frame-ancestors *;" in page.headers["content-security-policy"] + ";"
    assert "x-frame-options" not in page.headers
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert client.get(f"/{path}").headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "path", ["", "settings", "cards/lords", "cards/lords/nobody", "puzzle/lords/0", "decks/invasion", "table/nobody"]
)
def test_no_other_page_may_be_framed(client: TestClient[Litestar], path: str) -> None:
    page = client.get(f"/embed/{path}")
    assert page.status_code == 404
    assert page.headers["x-frame-options"] == "DENY"
    assert oembed(client, path).status_code == 404


def test_only_a_finished_game_may_be_framed(client: TestClient[Litestar]) -> None:
    ada = Person(client)
    table = ada.table(*PLACES)
    path = f"table/{table['id']}"
    assert client.get(f"/embed/{path}").status_code == 404
    with ada.join(table["id"]) as seat:
        assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
    assert client.get(f"/embed/{path}").status_code == 200
    assert f"/embed/{path}?at=3" in oembed(client, f"{path}?at=3").json()["html"]


def test_an_oembed_description_has_a_frame_of_the_wanted_size(client: TestClient[Litestar]) -> None:
    found = oembed(client, "cards/lords/orc-catapult", "&maxwidth=400&maxheight=10").json()
    assert (found["type"], found["version"], found["title"]) == ("rich", "1.0", "Orc Catapult – Lords of War")
    assert (found["width"], found["height"]) == (400, 200)
    assert f'<iframe src="{client.base_url}/embed/cards/lords/orc-catapult"' in found["html"]
    assert f'href="{client.base_url}/api/oembed?url=' in client.get("/cards/lords/orc-catapult").text
    assert client.get("/api/oembed?url=https://evil.example/cards/lords/orc-catapult").status_code == 404
    assert client.get("/api/oembed?url=//[").status_code == 404
