"""Nothing is lost whenever the server is killed: acknowledged and shown answers are stored, and the games continue."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.killing import Killable, Player, on_disk
from warhost.engine.history.journal import parse
from warhost.engine.history.replay import replay
from warhost.games import find_game
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.fairness import check_journal
from warhost.server.tables.records.records import Record, TableRow

SAMPLE = "8" if os.environ.get("WARHOST_SHORT") else "100"  # each start loads all games; `make python` kills 100 times
KILLS = int(os.environ.get("WARHOST_KILLS", SAMPLE))
SERVE = "from warhost.cli import serve; from warhost.cli.app import main; main()"
HOT_SEAT = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
Disk = dict[str, tuple[TableRow, list[Record]]]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows neither fork nor SIGKILL")


class Guest:
    """A guest who reconnects after every kill, to their table and to two tables where bots play."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.tables = ["", "", ""]

    def come(self, url: str) -> None:
        """Choose a name the first time, and create missing tables."""
        if self.headers and all(self.tables):
            return
        with httpx.Client(base_url=url, headers=self.headers, verify=False) as client:
            if not self.headers:
                answer = client.post("/api/session", json={"name": "Ada"})
                self.headers["cookie"] = f"warhost={answer.cookies['warhost']}"
                client.cookies.clear()
                client.headers.update(self.headers)
            for at, places in enumerate((HOT_SEAT, BOTS, BOTS)):
                if not self.tables[at]:
                    answer = client.post("/api/tables", json={"game": "lords", "places": places})
                    self.tables[at] = answer.json()["id"]

    @contextmanager
    def at_the_tables(self, url: str) -> Iterator[list[Player]]:
        """Connect to all three tables, at the question where each was; finished ones are replaced next time."""
        address = url.replace("http://", "ws://") + "/api/tables"
        with ExitStack() as stack:
            players = [
                Player(stack.enter_context(connect(f"{address}/{table}/socket", additional_headers=self.headers)))
                for table in self.tables
            ]
            assert {player.document["table"]["state"] for player in players} <= {"running", "over"}
            yield players
        self.tables = ["" if player.over else table for player, table in zip(players, self.tables, strict=True)]


@pytest.mark.long
def test_killed_many_times_the_server_has_lost_nothing(tmp_path: Path) -> None:
    """Bots play two tables without pause, a person a third; the kill occurs at every possible moment: sometimes nothing
    is pending, sometimes an answer has just been sent, sometimes a bot's answer has just been shown.
    """
    database = tmp_path / "warhost.sqlite3"
    server, ada = Killable(database), Guest()
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    known: Disk = {}
    try:
        for number in range(KILLS):
            dice = random.Random(number)
            url = server.start()
            ada.come(url)
            tables = list(ada.tables)
            with ada.at_the_tables(url) as players:
                me, *watchers = players
                for _ in range(dice.randrange(4)):
                    if not me.over:
                        me.answer(dice.getrandbits(16))
                if dice.randrange(2) and not me.over:
                    me.send(dice.getrandbits(16))  # it may or may not be processed
                if dice.randrange(2):
                    watcher = dice.choice(watchers)
                    watcher.until(watcher.moment + dice.randrange(3))
                server.kill()
                for player in players:
                    player.rest()
            acknowledged.setdefault(tables[0], []).extend(me.acknowledged)
            shown = {table: player.moment for table, player in zip(tables, players, strict=True)}
            known = compared(on_disk(database, tmp_path / "copy"), known, acknowledged, shown)
        assert sum(map(len, acknowledged.values())) > KILLS
        assert sum(len(records) for _, records in known.values()) > 3 * KILLS
        url = server.start()
        with httpx.Client(base_url=url, headers=ada.headers, verify=False) as client:
            for table, (row, records) in known.items():
                reproduced(row, records, client.get(f"/api/tables/{table}/journal"))
    finally:
        server.close()


def compared(disk: Disk, known: Disk, acknowledged: dict[str, list[tuple[int, str]]], shown: dict[str, int]) -> Disk:
    """The stored records begin with the earlier ones, and contain everything acknowledged or shown."""
    assert disk.keys() >= {*known, *shown}, "a table is gone"
    for table, (_, records) in disk.items():
        assert [record.number for record in records] == list(range(len(records)))
        before = known[table][1] if table in known else []
        assert records[: len(before)] == before, "what was on disk has changed"
        for moment, option in acknowledged.get(table, []):
            assert records[moment].text == option, "an acknowledged answer is lost"
    for table, moment in shown.items():
        assert len(disk[table][1]) >= moment, "something was shown that is not on disk"
    return disk


def reproduced(row: TableRow, records: list[Record], answer: httpx.Response) -> None:
    """The records can be replayed, and the journal from the server has the same answers."""
    play = TableGame(row, records)
    assert play.moment == len(records)
    if answer.status_code != 200:
        assert not row.users()  # bots still play there, and no one who sits there could request it
        return
    match = replay(parse(answer.text), find_game("lords"))
    texts = [each.text for each in match.answers]
    assert texts[: len(play.match.answers)] == [each.text for each in play.match.answers]
    assert check_journal(answer.text).kind in ("fair", "not-yet")


def test_the_command_itself_is_killed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """With bots in separate processes, which end with it without error messages."""
    database = tmp_path / "warhost.sqlite3"
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", str(database), "--bot-pause", "0"]
    ada = Guest()
    before: dict[str, list[Record]] = {}
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            ada.come(url)
            table = ada.tables[1]
            with ada.at_the_tables(url) as (_, watcher, _):
                watcher.until(watcher.moment + 3)
                process.send_signal(signal.SIGKILL)
                process.wait()
                watcher.rest()
            _, complaints = process.communicate(timeout=20)  # the pipe is closed when the last process has ended
        assert complaints == ""
        found = {table: records for table, (_, records) in on_disk(database, tmp_path / "copy").items()}
        assert len(found[table]) >= watcher.moment
        for name, records in before.items():
            assert found[name][: len(records)] == records
        before = found
