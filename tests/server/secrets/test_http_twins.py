"""Two running games that differ only in hidden information give the same HTTP responses at every address.

The difference is an answer: at a random moment of a random game its player gives one of two answers that a viewer
cannot distinguish (a dial, a facedown development, a draft pick, cards put under the deck). Such answers are not listed
but searched: the viewer's view and log are the same after both. So every kind of secret answer is tested, including
future ones; and so is every address, because addresses are read from the application.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from tests.conformance.games import Case, each_game
from tests.helpers import chooser, shown_to
from tests.server.people import settings
from tests.server.secrets.test_twins import for_ever
from warhost.engine import SPECTATOR, State
from warhost.server.app import create_app
from warhost.server.protocol import ClockRule
from warhost.server.tables.game.recording import record
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Chair, Record, TableRow

SECRETS: dict[str, set[str]] = {
    "lords": set(),
    "invasion": {"develop", "pick"},
    "conquest": {"dial", "bottom"},
}  # kinds that must occur
OTHERS = 3  # number of other options tried at a question
TRIES = 40  # attempts for each kind of answer and viewer; a kind that never gives a pair is public
ENOUGH = 1 if os.environ.get("WARHOST_SHORT") else 2  # number of pairs for each kind of answer and viewer
MOST_WALKS = 3  # games of each setup, until all those kinds have occurred
AFTER = 6  # number of further answers in both games
LONGEST = 160  # number of answers of a walk
WATCHER = "watcher"
STRANGER = "stranger"
TABLE = "{table:str}"
MEASURED = re.compile(r"warhost_(?!answer)\w*_seconds|warhost_answer_seconds_(bucket|sum)|process_")  # times and memory

# Parameters for each address; `LAST` is the number of answers.
QUERIES: dict[tuple[str, str], list[str]] = {
    ("GET", f"/api/tables/{TABLE}/replay"): [
        f"?answer={answer}&seat={seat}" for answer in ("LAST-7", "LAST-1", "LAST", "LAST+1") for seat in (-1, 0, 1)
    ],
}
BODIES: dict[str, Any] = {
    f"/api/tables/{TABLE}/sit": {},
    f"/api/tables/{TABLE}/enter": {"password": ""},
    f"/api/tables/{TABLE}/leave": None,
    f"/api/tables/{TABLE}/forget": {"id": 1, "name": "Ada", "guest": True},
    f"/api/tables/{TABLE}/follow": {"id": 1, "name": "Ada", "guest": True},
    f"/api/tables/{TABLE}/rematch": {},
    f"/api/tables/{TABLE}/play-on": {"answer": 1, "seat": 0},
}


def row_of(case: Case, setup: dict[str, Any], seed: int, seats: int) -> TableRow:
    """A table at which user 1 has seat 0, user 2 seat 1, and so on, which everyone may watch."""
    chairs = [Chair("person", user, f"user {user}", deck="") for user in range(1, seats + 1)]
    return TableRow(
        "twin", case.game.name, case.game.version, "running", chairs, {}, 1, 0, secret="5" * 64, seed=str(seed),
        setup=setup, order=list(range(seats)), public=True, clock=ClockRule(5, 60),
    )  # fmt: skip


def copied(state: State) -> State:
    copy = state.clone()
    copy.log, copy.patient = list(state.log or []), True
    return copy


def following(play: TableGame) -> Record:
    """The record of a forced answer."""
    return Record(play.moment, "forced", play.state.seat, play.state.notations()[0])


@dataclass
class Twins:
    """Two continuations that a viewer cannot distinguish."""

    row: TableRow
    eye: int
    kind: str
    records: tuple[list[Record], list[Record]]
    answers: int = 0


@dataclass
class Search:
    """Searches for twins along random walks through a game."""

    case: Case
    found: Counter[tuple[str, int]] = field(default_factory=Counter)
    tried: Counter[tuple[str, int]] = field(default_factory=Counter)

    def kinds(self) -> set[str]:
        return {kind for kind, _ in self.found}

    def twins(self, setup: dict[str, Any], seed: int) -> Iterator[Twins]:
        seats = len(self.case.game.start(setup, seed).view(SPECTATOR)["sides"])
        row = row_of(self.case, setup, seed, seats)
        play, pick = TableGame(row, []), chooser(seed=seed)
        while play.state.outcome is None and play.moment < LONGEST:
            if play.match.forced:
                play.apply(following(play))
                continue
            texts, chosen = play.state.notations(), pick(play.state)
            for eye in (*[seat for seat in range(seats) if seat != play.state.seat], SPECTATOR):
                yield from self._here(play, eye, texts, chosen)
            play.apply(Record(play.moment, "answer", play.state.seat, texts[chosen]))

    def _here(self, play: TableGame, eye: int, texts: list[str], chosen: int) -> Iterator[Twins]:
        """Pairs of answers to this question, one of each kind, as long as more pairs of the kind are needed."""
        shown: dict[str, str] = {}
        for index in [chosen, *[each for each in range(len(texts)) if each != chosen][:OTHERS]]:
            kind = texts[index].split()[0]
            self.tried[kind, eye] += 1
            if self.found[kind, eye] >= ENOUGH or self.tried[kind, eye] > TRIES:
                continue
            state = copied(play.state)
            state.choose(index)
            seen = shown_to(state, eye)
            if state.outcome is None and seen in shown and shown[seen] != texts[index]:
                self.found[kind, eye] += 1
                yield self._followed(play, eye, kind, shown[seen], texts[index])
            shown.setdefault(seen, texts[index])

    def _followed(self, play: TableGame, eye: int, kind: str, one: str, other: str) -> Twins:
        """Both games after some further answers, as long as the viewer sees no difference."""
        plays = [TableGame(play.row, list(play.records)) for _ in range(2)]
        for each, text in zip(plays, (one, other), strict=True):
            each.apply(Record(each.moment, "answer", each.state.seat, text))
        records = [list(each.records) for each in plays]
        for _ in range(AFTER):
            first, second = (each.state for each in plays)
            offered = [text for text in first.notations() if text in second.notations()]
            if first.seat != second.seat or not offered:
                break
            for each in plays:
                forced = each.match.forced
                each.apply(Record(each.moment, "forced" if forced else "answer", each.state.seat, offered[0]))
            if shown_to(plays[0].state, eye) != shown_to(plays[1].state, eye) or first.outcome is not None:
                break
            records = [list(each.records) for each in plays]
        return Twins(play.row, eye, kind, (records[0], records[1]), len(records[0]))


class Server:
    """One of two servers, each with one of the twins."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://twin.local")
        self.headers: dict[str, dict[str, str]] = {STRANGER: {}}
        self._names = itertools.count()

    async def people(self, most: int) -> None:
        for name in [*range(1, most + 1), WATCHER]:
            self.client.cookies.clear()
            answer = await self.client.post("/api/session", json={"name": f"user {name}"})
            self.headers[str(name)] = {"cookie": f"warhost={answer.cookies['warhost']}"}
        self.client.cookies.clear()

    async def lay(self, row: TableRow, records: list[Record]) -> None:
        """Store the table, load it, and give its last answer there."""
        house = self.app.state.context
        copy = row.copy()
        copy.id = f"twin{next(self._names)}"
        await house.writer.call(house.writer.store.add_table, copy, records[:-1])
        self.table = await house.lobby.find(copy.id)
        last = records[-1]
        await self.table.do(lambda: record(self.table, last.kind, last.seat, last.text))

    async def clear(self) -> None:
        await self.app.state.context.lobby.close_open(self.table, only_empty=True)

    async def ask(self, who: str, method: str, path: str, body: Any) -> tuple[int, str]:
        answer = await self.client.request(method, path, json=body, headers=self.headers[who])
        lines = answer.text.split("\n")
        return answer.status_code, "\n".join(line for line in lines if not MEASURED.match(line))


def addresses(app: Litestar, id_: str, last: int) -> list[tuple[str, str, Any]]:
    """All addresses about a table, and all addresses with numbers about tables."""
    found: list[tuple[str, str, Any]] = [("GET", "/api/tables", None), ("GET", "/api/metrics", None)]
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or TABLE not in route.path_format.replace("{table}", TABLE):
            continue
        path = route.path_format.replace("{table}", TABLE)
        for method in sorted(route.methods - {"OPTIONS", "HEAD"}):
            assert method == "GET" or path in BODIES, f"{method} {path}: say in BODIES what is to be asked there"
            for query in QUERIES.get((method, path), [""]):
                for number in (7, 1):
                    query = query.replace(f"LAST-{number}", str(max(0, last - number)))
                query = query.replace("LAST+1", str(last + 1)).replace("LAST", str(last))
                found.append((method, path.replace(TABLE, id_) + query, BODIES.get(path)))
    assert len(found) > 10, "the addresses of tables were not found"
    return found


async def compare(houses: list[Server], twins: Twins) -> None:
    """Send all requests of all users who have this view to both servers."""
    for house, records in zip(houses, twins.records, strict=True):
        await house.lay(twins.row, records)
    one, other = houses
    last = one.table.info().answers
    for who in [str(twins.eye + 1)] if twins.eye != SPECTATOR else [WATCHER, STRANGER]:
        for method, path, body in addresses(one.app, one.table.row.id, last):
            answers = [await house.ask(who, method, path, body) for house in (one, other)]
            assert answers[0] == answers[1], f"{method} {path} tells {who} which {twins.kind} it was"
            assert answers[0][0] < 500
    for house in houses:
        await house.clear()


@each_game
def test_no_reply_about_a_running_game_reveals_a_secret(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """As an opponent, as a spectator and without a session; including metrics and lists."""
    monkeypatch.setattr("warhost.server.tables.game.absence.time.time", lambda: 0.0)  # both servers have the same time

    async def check() -> Counter[tuple[str, int]]:
        search = Search(case)
        apps = [create_app(settings(sleep=for_ever, now=lambda: 0.0)) for _ in range(2)]
        async with apps[0].lifespan(), apps[1].lifespan():
            houses = [Server(app) for app in apps]
            for house in houses:
                house.app.state.context.requests.burst = 10**6
                house.app.state.context.requests.rate = 1e6
                await house.people(6)
            for seed, setup in enumerate(MOST_WALKS * case.fixed):
                if seed < len(case.fixed) or not search.kinds() >= SECRETS[case.game.name]:
                    for twins in search.twins(setup, seed):
                        await compare(houses, twins)
        return search.found

    found = asyncio.run(check())
    kinds = {kind for kind, _ in found}
    assert kinds >= SECRETS[case.game.name], f"only {sorted(kinds)} came up"
    assert {eye for _, eye in found} >= ({0, 1, SPECTATOR} if kinds else set())


@pytest.mark.parametrize("hidden", ["journal", "scenario", "report", "moments", "analysis"])
@pytest.mark.parametrize("state", ["running", "stopped"])
def test_files_with_the_seed_are_refused_while_the_game_runs(hidden: str, state: str) -> None:
    """Only a user who plays alone gets it before the end, even if the game is stopped, because it may continue."""
    from tests.server.people import Person, server

    with server() as client:
        ada, bob, eve = (Person(client, name) for name in ("Ada", "Bob", "Eve"))
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "open"})["id"]
        bob.post(f"/api/tables/{table}/sit", {"deck": "elves"})
        if state == "stopped":
            found = client.app.state.context.lobby.tables[table]
            client.blocking_portal.call(found.stop_game, "stopped.bot-failed")
        for person in (ada, bob, eve):
            assert person.get(f"/api/tables/{table}/{hidden}").json()["refusal"]["key"] == "refused.not-over"
        assert client.get(f"/api/tables/{table}/{hidden}").status_code in (401, 403)
