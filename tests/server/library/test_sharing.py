"""Link previews: the server's page for an address has a title and a description of its content."""

from __future__ import annotations

import asyncio
import functools
import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.server.bare import bare
from tests.server.people import Person, server, settings
from warhost.games import find_game
from warhost.rulebook import read_rules
from warhost.server.library import posters
from warhost.server.library.posters import MOST_WAITING, PosterRenderer, render_input
from warhost.server.library.sharing import LONGEST, PageSummary, page_of, summary_of, summary_of_deck
from warhost.server.refusing import RequestRefused

LINE, LINES_OF_A_TITLE = 19, 4  # characters, lines
LONGEST_NAME = 60  # of names given by users
CLIENT = Path(__file__).parents[3] / "web" / "dist" / "share" / "painter.js"
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
def test_each_page_has_its_own_title(path: str, title: str) -> None:
    told = summary_of(path)
    assert told is not None
    assert told.title == title
    assert told.description


@pytest.mark.parametrize(
    "path",
    ["", "settings", "cards/chess/x", "cards/lords/nobody", "rules/lords/LOW-999.9", "puzzle/lords/0", "puzzle/lords/²",
     "puzzle/lords/99999", "scenario/nothing", "table/abc", "cards/lords/orc-catapult/more"],
)  # fmt: skip
def test_unknown_pages_have_the_link_preview_of_the_site(path: str) -> None:
    assert summary_of(path) is None


def test_link_preview_texts_are_plain_and_short() -> None:
    page = page_of(INDEX, PageSummary('A "deck" <b>', "word " * 100))
    assert "<b>" not in page
    assert "<title>A &quot;deck&quot; &lt;b&gt; – Warhost</title>" in page
    assert 'property="og:title" content="A &quot;deck&quot; &lt;b&gt;"' in page
    for found in re.findall(r'(?:og:description"|name="description") content="([^"]*)"', page):
        assert len(found) <= LONGEST
        assert found.endswith("…")
    assert page.count("<title>") == page.count('name="description"') == 1


def test_the_server_adds_the_link_preview_to_the_client_page(tmp_path: Path) -> None:
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


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("cards/lords/orc-catapult", ["Orc Catapult"]),
        ("scenario/lords/00-conventions/0.3-adjacent", None),
        ("decks/conquest/core-001", ["Captain Cato Sicarius"]),
        ("rules/invasion", None),
    ],
)
def test_a_link_preview_shows_cards_of_the_page(path: str, shown: list[str] | None) -> None:
    told = summary_of(path)
    assert told is not None
    names = [card["name"] for card in json.loads(render_input(told))["cards"]]
    assert names == shown if shown else 1 <= len(names) <= 3


def test_a_deck_link_preview_has_its_name_and_army() -> None:
    told = summary_of_deck("lords", "orcs|Green|orc-catapult*3|orc-butcher*2|x*many")
    assert told is not None
    assert (told.title, told.description) == ("Green – Lords of War", "A deck: Orcs, 5 cards.")
    assert summary_of_deck("lords", "nobody|Green") is None
    assert summary_of_deck("chess", "orcs|Green") is None


@pytest.mark.parametrize("name", ["\u202egnuoy", "a\0b", "\u2066x", "a\x1bb", "\u200b", "\u0301", "a" + "\u0301" * 9])
def test_a_name_with_invisible_characters_is_not_in_a_link_preview(name: str) -> None:
    """A character that reverses the writing direction would change the meaning of the following text."""
    told = summary_of_deck("lords", f"orcs|{name}|orc-catapult*3")
    assert told is not None
    assert told.title == "Orcs – Lords of War"


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with a stub renderer, whose image is the text of its input."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "share").mkdir()
    (tmp_path / "share" / "painter.js").write_text("", encoding="utf-8")
    drawn: list[str] = []

    async def draw(_: Path, asked: str) -> bytes:
        await asyncio.sleep(0)
        drawn.append(asked)
        return f"{len(drawn)}: {asked}".encode()

    monkeypatch.setattr(posters, "_drawn", draw)
    monkeypatch.setattr(posters, "NEEDED", ())
    return tmp_path


def test_a_link_has_a_picture_that_is_drawn_once(studio: Path) -> None:
    chosen = settings()
    chosen.client = studio
    with server(chosen) as client:
        page = client.get("/cards/lords/orc-catapult").text
        address = re.findall(r'property="og:image" content="([^"]*)"', page)[0]
        assert address.endswith("/api/pictures/cards/lords/orc-catapult.png")
        assert address.startswith("http")
        first, again = client.get(address), client.get(address)
        assert first.content == again.content
        assert first.content.startswith(b"1: ")
        assert first.headers["content-type"] == "image/png"
        assert client.get(address, headers={"if-none-match": first.headers["etag"]}).status_code == 304
        assert client.get("/api/pictures/cards/lords/nobody.png").status_code == 404
        deck = client.get("/decks/lords?deck=orcs%7CGreen%7Corc-catapult*3").text
        assert "/api/pictures/decks/lords/orcs.png" in deck
        assert client.get("/api/pictures/decks/lords/orcs.png").status_code == 200


def test_a_server_without_a_configured_name_ignores_the_host_header_in_links(studio: Path) -> None:
    """Behind a TLS proxy it accepts any host name; only configured names are used in its pages."""
    for hosts, believed in (((), False), (("club.example",), True)):
        chosen = settings(secure=True, hosts=hosts)
        chosen.client = studio
        with bare(chosen) as asked:
            page = asked.ask("GET", "/cards/lords/orc-catapult", headers={"host": "club.example"})
            assert page.status == 200
            assert ('content="https://club.example/api/pictures/' in page.text) == believed
            evil = asked.ask("GET", "/cards/lords/orc-catapult", headers={"host": "evil.example"})
            assert "evil.example" not in evil.text
            assert (evil.status == 421) == believed


def test_a_table_link_preview_names_the_players_unless_it_is_locked(studio: Path) -> None:
    chosen = settings()
    chosen.client = studio
    with server(chosen) as client:
        ada = Person(client, "Ada <b>")
        mine, bot = {"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random", "deck": "elves"}
        told = client.get(f"/table/{ada.table(mine, bot)['id']}").text
        assert 'property="og:title" content="Ada &lt;b&gt; – Computer"' in told
        assert "og:image" in told
        locked = ada.table(mine, {"kind": "open"}, password="secret")["id"]
        assert client.get(f"/table/{locked}").text == INDEX
        assert client.get("/table/nothing").text == INDEX


def test_one_address_requesting_many_images_delays_only_itself(studio: Path) -> None:
    """Rendering is expensive: one address may render a few at once and one a second; cached images are free."""
    chosen = settings()
    chosen.client = studio
    with server(chosen) as client:
        bucket = client.app.state.context.heavy
        bucket.rate, bucket.burst = 0.0, 3
        ids = list(read_rules(find_game("lords")).rules)[:4]
        answers = [client.get(f"/api/pictures/rules/lords/{each}.png").status_code for each in ids]
        assert answers == [200, 200, 200, 429]
        assert client.get(f"/api/pictures/rules/lords/{ids[0]}.png").status_code == 200


def test_the_image_queue_has_a_limit(studio: Path) -> None:
    async def crowd() -> list[object]:
        context = PosterRenderer(studio)
        told = [PageSummary(f"page {number}", "", "lords") for number in range(MOST_WAITING + 5)]
        return await asyncio.gather(*(context.draw(each) for each in told), return_exceptions=True)

    refused = [each for each in asyncio.run(crowd()) if isinstance(each, RequestRefused)]
    assert len(refused) == 5


def test_without_an_image_renderer_a_link_has_no_image(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    chosen = settings()
    chosen.client = tmp_path
    with server(chosen) as client:
        assert "og:image" not in client.get("/cards/lords/orc-catapult").text
        assert client.get("/api/pictures/cards/lords/orc-catapult.png").status_code == 404


@pytest.mark.skipif(not CLIENT.is_file(), reason="the client has not been built")
def test_the_renderer_of_the_client_draws_a_preview_image() -> None:
    told = summary_of("cards/conquest/core-001")
    assert told is not None
    picture = asyncio.run(posters._drawn(CLIENT.parent, render_input(told)))
    width, height = struct.unpack(">II", picture[16:24])
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (width, height) == (800, 420)
    assert 10_000 < len(picture) < 300_000


@pytest.mark.skipif(not CLIENT.is_file(), reason="the client has not been built")
@pytest.mark.parametrize(
    "name",
    [
        "</text><script>1</script>", "]]>&#0;<!-- &amp;", "\" onload=\"x' y", "<image href='file:///etc/passwd'/>",
        "&" * 24, "\U0001f600" * 24, "\u05e9\u05dc\u05d5\u05dd", "\u6f22" * 24, "${x}{{7*7}}`\\u0000\\ud800",
        "../../%00", "W" * 9999,
    ],
)  # fmt: skip
def test_a_name_in_a_picture_is_rendered_as_plain_text(name: str) -> None:
    quickjs = pytest.importorskip("quickjs")
    painter = quickjs.Context()
    painter.eval(CLIENT.read_text(encoding="utf-8"))

    def drawn(title: str) -> ElementTree.Element:
        painter.set("asked", render_input(PageSummary(title, "One line.", "lords", ("orc-catapult",))))
        return ElementTree.fromstring(painter.eval("warhost.drawPoster(asked)"))

    def things(picture: ElementTree.Element) -> list[tuple[str, list[str]]]:
        return [(each.tag, sorted(each.attrib)) for each in picture.iter() if not each.tag.endswith("text")]

    picture = drawn(name)
    assert things(picture) == things(drawn("Ada"))
    texts = [each.text or "" for each in picture.iter() if each.tag.endswith("text")]
    whole = "".join(name.split())
    shown = whole if len(whole) <= LONGEST_NAME else f"{whole[: LINES_OF_A_TITLE * LINE]}…"
    assert "".join("".join(texts).split()).startswith(shown)
    assert (
        max(map(len, texts[:LINES_OF_A_TITLE])) <= LINE + 1
    )  # nothing exceeds the edge, with an ellipsis for the rest


STRANGE = ["漢字", "かな", "한글", "😀", "שלום", "⛭"]


@pytest.mark.skipif(not CLIENT.is_file(), reason="the client has not been built")
@pytest.mark.parametrize("name", STRANGE)
def test_no_name_is_blank_in_a_picture(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the renderer takes: it has low priority, and tests keep every processor busy."""
    pytest.importorskip("resvg_py")
    monkeypatch.setattr(posters, "SECONDS", 600.0)
    assert drawn(name) != drawn("")


@functools.cache
def drawn(title: str) -> bytes:
    asked = render_input(PageSummary(f"{title} – Computer", "One line.", "lords", ("orc-catapult",)))
    return asyncio.run(posters._drawn(CLIENT.parent, asked))


@pytest.mark.skipif(not CLIENT.is_file(), reason="the client has not been built")
def test_characters_without_a_glyph_get_a_placeholder() -> None:
    pytest.importorskip("resvg_py")
    from warhost.server.library.poster_process import OTHERS, missing_characters, renderable_text

    letters = sorted(str(path) for path in CLIENT.parent.glob("*.ttf"))
    ours = "Ada Łódź – Жуков, “Fire!” & <b> 40%"
    assert missing_characters(ours, letters, []) == ""
    missing = missing_characters(ours + "".join(STRANGE) + "e\u0301", letters, [])
    assert set(missing) == {*"".join(STRANGE), "\u0301"}
    assert renderable_text("漢字 Ada e\u0301", missing) == "•• Ada e"
    assert set(missing_characters(missing, letters, [each for each in OTHERS if Path(each).is_dir()])) <= set(
        missing
    )  # because the machine has fonts for the rest
