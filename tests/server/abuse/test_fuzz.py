"""Any websocket frame gets a reply, changes nothing that it must not change, and does not affect later frames."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.helpers import examples
from tests.server.abuse.test_refusals import state_of
from tests.server.killing import Killable, Player
from tests.server.people import Person, Seat, server
from warhost.server.accounts.limits import LARGEST_FRAME, LARGEST_MESSAGE
from warhost.server.protocol import REFUSALS, Intent, Resign

HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]
HARMLESS = ("pong", "why", "previewed", "done")  # `done` of standing orders, which others do not see
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = ("answer", "resign", "undo", "undo-reply", "orders", "why-not", "preview", "ping", "joined", "nonsense", "")
FIELDS = {
    "id": st.integers(-3, 3) | JSON,
    "moment": st.integers(-1, 4) | JSON,
    "seat": st.sampled_from([0, 1, 2, -1]) | JSON,
    "option": st.sampled_from(["stay", "draw", "deploy orc-catapult c3", "resign", "", "#2", "x" * 5000]) | JSON,
    "action": st.sampled_from(["deploy orc-catapult c3", "move a1 a2", "shoot"]) | JSON,
    "prefix": st.sampled_from(["", "deploy"]) | JSON,
    "agree": JSON,
    "orders": st.fixed_dictionaries({}, optional={"stops": JSON, "triggers": JSON, "until": JSON}) | JSON,
    "more": JSON,
}
WHOLE = st.fixed_dictionaries({"type": st.sampled_from(KINDS)}, optional=FIELDS).map(json.dumps)
BROKEN = st.tuples(WHOLE, st.integers(0, 60), st.text(max_size=3)).map(lambda t: t[0][: t[1]] + t[2] + t[0][t[1] + 1 :])
FRAMES = WHOLE | BROKEN | JSON.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)


def replies(seat: Seat, frame: str | bytes) -> list[dict[str, Any]]:
    """The replies to a frame, up to the reply to the ping sent after it."""
    if isinstance(frame, bytes):
        seat.socket.send_bytes(frame)
    else:
        seat.socket.send_text(frame)
    seat.socket.send_text('{"type":"ping","id":987654321}')
    found = []
    while (message := seat.receive()) != {"type": "pong", "id": 987654321}:
        if message["type"] != "changed":
            found.append(message)
    return found


def gives_up(frame: str | bytes) -> bool:
    """True for the only change that a player who is not asked may make: resigning."""
    try:
        return isinstance(msgspec.json.decode(frame, type=Intent), Resign)  # type: ignore[arg-type]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def test_no_frame_changes_a_game_in_which_another_player_is_asked() -> None:
    """Every frame has one reply with a known key, the game is unchanged, and afterwards it can be continued."""
    with server() as client:
        ada, eve = Person(client), Person(client, "Eve")
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "open"}, options={"first": "1"})
        eve.post(f"/api/tables/{table['id']}/sit", {"deck": "elves"})
        with ada.join(table["id"]) as seat, eve.join(table["id"]) as other:
            assert other.info["asked"] == seat.you["eye"]
            before = state_of(client, table["id"])

            @examples(400)
            @given(FRAMES)
            def check(frame: str | bytes) -> None:
                if gives_up(frame):
                    return
                said = replies(other, frame)
                assert len(said) == 1, said
                assert said[0]["type"] in ("refused", *HARMLESS)
                if said[0]["type"] == "refused":
                    key = said[0]["refusal"]["key"]
                    assert key in REFUSALS or key.startswith("lords.requirement."), key
                    assert key != "refused.failed"
                assert state_of(client, table["id"]) == before

            check()
            assert seat.answer()["type"] == "done"
            other.wait_to_be_asked()
            assert other.answer()["type"] == "done"


# --- a real server ------------------------------------------------------------------------------------------------


@contextmanager
def real_table(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a hot-seat table at a server with its own sockets, and the request headers of its user."""
    context = Killable(folder / "warhost.sqlite3")
    try:
        url = context.start()
        with httpx.Client(base_url=url, verify=False) as client:
            client.post("/api/session", json={"name": "Ada"})
            headers = {"cookie": f"warhost={client.cookies['warhost']}"}
            table = client.post("/api/tables", json={"game": "lords", "places": HOT_SEAT}).json()["id"]
        yield f"{url.replace('http://', 'ws://')}/api/tables/{table}/socket", headers
    finally:
        context.close()


def refusal(socket: ClientConnection, frame: Any) -> str:
    """The key of the refusal of a frame."""
    socket.send(frame)
    message = json.loads(socket.recv(timeout=20))
    assert message["type"] == "refused", message
    return str(message["refusal"]["key"])


def listen(socket: ClientConnection) -> None:
    """Read messages until the other side closes the connection."""
    while True:
        socket.recv(timeout=20)


def told(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, "id": 5, **fields})


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no fork")
def test_a_real_connection_refuses_clearly_and_goes_on(tmp_path: Path) -> None:
    """After each refused frame a valid answer is still accepted."""
    deep = "[" * 2000 + "]" * 2000
    frames: list[tuple[Any, str]] = [
        ("", "malformed"),
        ("{", "malformed"),
        ("null", "malformed"),
        ("[]", "malformed"),
        (deep, "malformed"),
        ('{"type":"answer","id":1,"moment":0,"seat":0,"option":' + deep[:3000], "malformed"),
        ('{"type":"dance","id":1}', "malformed"),
        ('{"type":"joined","id":1}', "malformed"),
        ('{"id":1}', "malformed"),
        (told("answer", moment="0", seat=0, option="draw"), "malformed"),
        (told("answer", moment=0.5, seat=0, option="draw"), "malformed"),
        (told("answer", moment=0, seat=True, option="draw"), "malformed"),
        (told("answer", moment=0, seat=0, option=["draw"]), "malformed"),
        (told("answer", moment=2**64, seat=0, option="draw"), "malformed"),
        (told("answer", moment=0, seat=0), "malformed"),
        (b"\xff\xfe\x00", "malformed"),
        (b"", "malformed"),
        (bytes(range(256)), "malformed"),
        (["{", '"type":', '"nothing"}'], "malformed"),  # one message in three frames
        ("x" * (LARGEST_MESSAGE + 1), "too-large"),
        ("ż" * (LARGEST_MESSAGE // 2 + 1), "too-large"),
        (b"x" * (LARGEST_FRAME - 1), "too-large"),
        (told("answer", moment=10**6, seat=0, option="draw"), "stale"),
        (told("answer", moment=-1, seat=0, option="draw"), "stale"),
        (told("answer", moment=0, seat=7, option="draw"), "not-your-seat"),
        (told("resign", seat=-1), "not-your-seat"),
    ]
    with real_table(tmp_path) as (address, headers), connect(address, additional_headers=headers) as socket:
        player = Player(socket)
        for frame, key in frames:
            assert refusal(socket, frame) == f"refused.{key}", frame
            if not player.over:
                player.answer(3)
        assert player.moment == len(player.acknowledged) == len(frames)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no fork")
def test_an_answer_sent_twice_in_one_breath_counts_once(tmp_path: Path) -> None:
    with real_table(tmp_path) as (address, headers), connect(address, additional_headers=headers) as socket:
        player = Player(socket)
        view = player.document["view"]
        intent = told("answer", moment=0, seat=view["seat"], option=view["options"][0])
        for _ in range(3):
            socket.send(intent)
        kinds = []
        while len(kinds) < 3:
            message = json.loads(socket.recv(timeout=20))
            if message["type"] != "changed":
                kinds.append(message["type"] if message["type"] == "done" else message["refusal"]["key"])
        assert kinds == ["done", "refused.stale", "refused.stale"]
        with connect(address, additional_headers=headers) as again:
            assert Player(again).moment == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no fork")
@pytest.mark.parametrize("compression", [None, "deflate"])
def test_a_huge_frame_closes_the_connection_and_nothing_else(tmp_path: Path, compression: str | None) -> None:
    """Also a frame that is small until it is decompressed."""
    with real_table(tmp_path) as (address, headers):
        with connect(address, additional_headers=headers, compression=compression) as socket:
            Player(socket).answer(0)
            socket.send("x" * (LARGEST_FRAME * 20))
            with pytest.raises(ConnectionClosed) as closed:
                listen(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with connect(address, additional_headers=headers) as again:
            player = Player(again)
            assert player.moment == 1
            player.answer(0)
            assert player.moment == 2
