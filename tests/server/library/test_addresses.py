"""Unknown addresses get status 404, with the client's page, which shows the same in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.people import Person, server, settings
from warhost.server.library.addresses import NO_GAME, SCREENS

CLIENT = Path(__file__).parents[3] / "web" / "src" / "screens.ts"
INDEX = "<!doctype html><html><head><title>Warhost</title></head><body></body></html>"
SOMEWHERE = [
    "", "home", "settings", "new", "clubs", "club/anything", "cards", "cards/invasion", "cards/lords/orc-catapult",
    "rules/lords/LOW-7.3", "learn/conquest", "lesson/lords/move", "puzzle/lords/2", "scenarios/lords", "decks/invasion",
    "scenario/lords/00-conventions/0.3-adjacent", "rules/lords/",
]  # fmt: skip
NOWHERE = [
    "nothing", "homes", "settings/more", "cards/chess", "cards/lords/nobody", "cards/lords/orc-catapult/more",
    "rules/chess", "rules/lords/LOW-999.9", "learn/chess", "lesson/lords", "lesson/lords/nothing", "lesson/chess/move",
    "puzzle/lords/0", "scenario/nothing", "scenario/lords/nothing", "decks/chess", "table", "table/nobody",
    "table/" + "x" * 500, "table/%00", "club", "%E0%A4%A",
]  # fmt: skip


def test_server_and_client_know_the_same_screens() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    listed = text[text.index("const PARTS") :].partition("};")[0]
    parts = {name: (int(least), int(most)) for name, least, most in re.findall(r"(\w+): \[(\d), (\d)\]", listed)}
    assert parts == SCREENS
    assert re.findall(r"const NO_GAME = (\[.*\]);", text) == [str(list(NO_GAME)).replace("'", '"')]
    assert set(re.findall(r'case "(\w+)":', text)) == set(SCREENS) - {"home"}


def test_what_is_not_there_is_answered_with_its_status(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    chosen = settings()
    chosen.client = tmp_path
    with server(chosen) as client:
        found = {path: client.get(f"/{path}").status_code for path in (*SOMEWHERE, *NOWHERE)}
        assert found == dict.fromkeys(SOMEWHERE, 200) | dict.fromkeys(NOWHERE, 404)
        page = client.get("/nothing")
        assert page.text == INDEX
        assert page.headers["content-type"].startswith("text/html")
        assert client.get("/nothing", headers={"if-none-match": client.get("/").headers["etag"]}).status_code == 404


@pytest.mark.parametrize("password", ["", "secret"])
def test_a_table_is_there_with_a_password_and_without(tmp_path: Path, password: str) -> None:
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    chosen = settings()
    chosen.client = tmp_path
    with server(chosen) as client:
        table = Person(client).table({"kind": "me", "deck": "orcs"}, {"kind": "open"}, password=password)
        assert client.get(f"/table/{table['id']}").status_code == 200
