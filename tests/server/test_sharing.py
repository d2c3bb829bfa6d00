"""Links tell what they are about: title and description stand in the page that the server sends for a real path."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.people import server, settings
from warhost.server.library.sharing import LONGEST, Told, page_of, told_of

INDEX = (
    '<!doctype html><html lang="en"><head><title>Warhost</title>'
    '<meta name="description" content="Three card games." /></head><body></body></html>'
)


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("cards/lords/orc-catapult", "Orc Catapult – Lords of War"),
        ("cards/invasion", "Cards – Warhammer: Invasion"),
        ("rules/lords/LOW-7.3", "LOW-7.3 – Lords of War"),
        ("puzzle/lords/2", "Puzzle 2 – Lords of War"),
        ("learn/lords", "Learn to play – Lords of War"),
    ],
)
def test_a_page_has_a_title_of_its_own(path: str, title: str) -> None:
    told = told_of(path)
    assert told is not None
    assert told.title == title
    assert told.description


@pytest.mark.parametrize(
    "path",
    ["", "settings", "cards/chess/x", "cards/lords/nobody", "rules/lords/LOW-999.9", "puzzle/lords/0", "puzzle/lords/²",
     "puzzle/lords/99999", "scenario/nothing", "table/abc", "cards/lords/orc-catapult/more"],
)  # fmt: skip
def test_what_is_not_there_is_told_like_the_site(path: str) -> None:
    assert told_of(path) is None


def test_what_is_told_is_text_and_short() -> None:
    page = page_of(INDEX, Told('A "deck" <b>', "word " * 100))
    assert "<b>" not in page
    assert "<title>A &quot;deck&quot; &lt;b&gt; – Warhost</title>" in page
    assert 'property="og:title" content="A &quot;deck&quot; &lt;b&gt;"' in page
    for found in re.findall(r'(?:og:description"|name="description") content="([^"]*)"', page):
        assert len(found) <= LONGEST
        assert found.endswith("…")
    assert page.count("<title>") == page.count('name="description"') == 1


def test_the_server_sends_it_with_the_client(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    chosen = settings()
    chosen.client = tmp_path
    with server(chosen) as client:
        page = client.get("/cards/lords/orc-catapult")
        assert '<meta property="og:title" content="Orc Catapult – Lords of War" />' in page.text
        assert (
            client.get("/cards/lords/orc-catapult", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        )
        assert client.get("/settings").text == INDEX
        assert client.get("/").text == INDEX
