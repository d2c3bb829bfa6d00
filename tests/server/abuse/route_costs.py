"""The event-loop time of every route and every socket message, in an empty server and in one with many tables.

The processor time of the event loop's thread is measured, without the work of other threads.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, cycle, islice
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table, insert

from tests.server.abuse.test_costs import Client
from tests.server.hostile import DOORS, Route
from tests.server.nodes import ARMIES
from warhost.engine import state as compiled_module
from warhost.scenarios import find_scenarios, scenario_name, scenarios_folder
from warhost.server.accounts.limits import Limits
from warhost.server.accounts.token_bucket import TokenBucket
from warhost.server.clubs.store import MOST_RESULTS
from warhost.server.library.caching import ResponseCache
from warhost.server.library.warm_up import load_games, load_library
from warhost.server.schema import MEMBERS, RESULTS, ROUNDS, SEASONS, SITTERS, TABLES, USERS
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game import recording
from warhost.server.tables.places import find_adapter
from warhost.server.tables.records.records import Chair, TableRow
from warhost.server.tables.socket import handle_message
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer

LIMIT: Final = 5.0  # milliseconds of the event loop
TIMES: Final = 5
COMPILED: Final = not compiled_module.__file__.endswith(".py")
STRANGE: Final = "unknown=1"
TABLE: Final = "/api/tables/{table}"
CARDS: Final = {
    "lords": "orc-snafu-bighorn",
    "invasion": "core-001",
    "conquest": "core-001",
}  # one finished game of each kind
WIDE: Final = 10**9
FINISHED: Final = 50  # games in a list
LIMITS: Final = Limits(
    sign_up_burst=WIDE, tables=WIDE, address_tables=WIDE, decks=WIDE, clubs=WIDE, founding_burst=WIDE, members=WIDE,
    seasons=WIDE, rounds=WIDE, heavy_burst=WIDE, puzzle_burst=WIDE, tries=WIDE, all_tries=WIDE, loop_burst=1e9,
)  # fmt: skip
RULES: Final = (  # routes that run the rules of a game on the event loop: the limit applies to compiled rules only
    "POST /api/tables",
    "POST /api/scenarios/open",
    "POST /api/decks/",
    f"POST {TABLE}",
    f"GET {TABLE}/",
    "socket ",
)
MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "answer": {"moment": 0, "seat": 0, "option": ""},
    "resign": {"seat": 0},
    "undo": {"moment": 0, "seat": 0},
    "undo-reply": {"moment": 0, "seat": 0, "agree": True},
    "orders": {"seat": 0, "orders": {}},
    "why-not": {"moment": 0, "seat": 0, "action": "draw"},
    "preview": {"moment": 0, "seat": 0, "prefix": ""},
    "draft": {"moment": 0, "seat": 0, "answers": []},
    "claim": {"seat": 0, "wish": "win"},
    "adjourn": {"seat": 0, "agree": True},
    "resume": {"seat": 0},
    "rules-reply": {"seat": 0, "agree": True},
    "say": {"place": 0, "phrase": "hello", "text": ""},
    "mute": {"place": 1, "muted": True},
    "block": {"place": 1, "blocked": True},
    "open-chat": {"open": True},
    "report-saying": {"number": 1},
    "pace": {"pace": "fast"},
    "ping": {},
}


def _scenarios() -> dict[str, str]:
    """The path of one scenario for each game."""
    names = [scenario_name(path) for path in find_scenarios([scenarios_folder()])]
    return {game: next(each for each in names if each.startswith(f"{game}/")) for game in CARDS}


SCENARIOS: Final = _scenarios()


class Cost(NamedTuple):
    """Milliseconds of the event loop, each the median of several measurements."""

    route: str
    cold: float  # with an empty page cache
    warm: float
    strange: float  # with an unknown query parameter
    status: int

    @property
    def most(self) -> float:
        return max(self.cold, self.warm, self.strange)

    @property
    def runs_rules(self) -> bool:
        return self.route.startswith(RULES)


def filled(folder: Path, tables: int, accounts: int) -> str:
    """A database with this many unfinished public tables and accounts, written without the server."""
    url = sqlite_url(folder / "full.sqlite3")
    store = Store(url)
    version = find_adapter("lords")[0].version
    people = [
        {"id": at, "name": f"P{at}", "account": f"p{at}", "look": f"p{at}", "password": "x", "created": at}
        for at in range(1, accounts + 1)
    ]
    rows, sitters = [], []
    for at in range(tables):
        owner, state = at % accounts + 1, ("open", "running")[at % 2]
        other = Chair("open") if state == "open" else Chair("bot", bot="random", deck="elves")
        chairs = [Chair("person", owner, f"P{owner}", deck="orcs"), other]
        row = TableRow(secrets.token_urlsafe(12), "lords", version, "open", chairs, {}, owner, 10**9 + at, public=True)
        row.state = state  # type: ignore[assignment]
        body = msgspec.json.encode(row).decode()
        rows.append({"id": row.id, "created": row.created, "state": state, "body": body, "listed": 1, "timed": 0})
        sitters.append({"table_id": row.id, "user_id": owner})
    with store.engine.begin() as connection:
        connection.execute(insert(USERS), people)
        if rows:
            connection.execute(insert(TABLES), rows)
            connection.execute(insert(SITTERS), sitters)
    store.close()
    return url


def measured(work: Callable[[], Any], before: Callable[[], Any] = lambda: None, times: int = TIMES) -> float:
    """The median processor time in milliseconds that this thread, which runs the event loop, takes for a call."""
    found = []
    for _ in range(times):
        before()
        begun = time.thread_time()
        work()
        found.append(time.thread_time() - begun)
    return 1000 * median(found)


class Walk:
    """Requests every route, as a user who has an account, a club, a deck and tables in every state."""

    def __init__(self, house: Client, times: int = TIMES) -> None:
        self.house = house
        self.times = times
        self.server = house.server
        self.app = house.server.app
        load_games()
        load_library()
        self._kept: ResponseCache = next(each for each in self.app.middleware if isinstance(each, ResponseCache))
        self.tables = {"open": house.known["table"]}

    def play(self, answers: int, game: str = "invasion") -> str:
        """A table after this many answers, at which the user holds both seats."""
        places = [{"kind": "me"}, {"kind": "me"}]
        table = str(self.house._made("/api/tables", {"game": game, "places": places})["id"])
        found = self.app.state.context.lobby.tables[table]

        async def answer() -> None:
            state = found.play.state
            if state.outcome is None:
                options = state.notations()
                await recording.answer(found, state.seat, options[len(options) // 2])

        async def on() -> None:
            for _ in range(answers):
                await found.do(answer)

        self.server.loop.run_until_complete(on())
        return table

    def prepare(self, answers: int = 60) -> None:
        """Create a running and a finished game."""
        self.house.stay()
        self.tables["running"] = self.play(answers)
        self.tables["over"] = self.play(answers)
        self.say("over", "resign", {"seat": 0})

    def fill(self) -> str:
        """Give the user as many decks, tables and clubs as the limits allow, and a club as many members."""
        self.house.stay()
        limits, games = Limits(), list(CARDS)
        for at in range(limits.decks - 1):
            _, adapter = find_adapter(games[at % len(games)])
            codes = [card.code for card in adapter.cards()][:50]
            deck = {"army": ARMIES[games[at % len(games)]][0], "cards": dict.fromkeys(codes, 3)}
            self.house._made("/api/decks", {"game": games[at % len(games)], "deck": deck})
        for at in range(limits.clubs - 1):
            club = str(self.house._made("/api/clubs", {"name": f"Club {at}"})["id"])
        for at in range(FINISHED + limits.tables - 1):
            self.tables["own"] = self.play(1, games[at % len(games)])
            if at < FINISHED:
                self.say("own", "resign", {"seat": 0})
        self._fill_club(club, limits)
        return club

    def _fill_club(self, club: str, limits: Limits) -> None:
        """Members who have all played against each other, seasons, and rounds in the last one."""
        store = self.app.state.context.writer.store
        rows: dict[Table, list[dict[str, Any]]] = {
            each: [] for each in (USERS, TABLES, MEMBERS, SEASONS, ROUNDS, RESULTS)
        }
        people = range(WIDE, WIDE + limits.members - 1)
        for user in people:
            rows[USERS].append({"id": user, "name": f"M{user}", "look": f"m{user}", "created": 0})
            rows[MEMBERS].append({"club_id": club, "user_id": user, "joined": 0})
        for number in range(2, limits.seasons + 1):
            rows[SEASONS].append({"club_id": club, "number": number, "name": "Season", "begun": number})
        body = json.dumps([[one, one + 1] for one in people[:-1:2]])
        for number in range(1, limits.rounds + 1):
            rows[ROUNDS].append(
                {"club_id": club, "season": limits.seasons, "number": number, "begun": 1000 + number, "body": body}
            )
        for at, (one, other) in enumerate(islice(cycle(combinations(people, 2)), MOST_RESULTS // 2)):
            rows[TABLES].append(
                {"id": f"r{at}", "created": 2000 + at, "state": "over", "body": "", "listed": 0, "timed": 0}
            )
            for side, user in enumerate((one, other)):
                result = {"table_id": f"r{at}", "user_id": user, "game": "lords", "side": side}
                rows[RESULTS].append({**result, "points": 2 * side, "created": 2000 + at})
        with store.engine.begin() as connection:
            for table, values in rows.items():
                connection.execute(insert(table), values)

    def lists(self) -> Iterator[Cost]:
        """The cost of the lists of a user who has as much as the limits allow."""
        club = self.fill()
        for path in ("/api/tables", "/api/decks", "/api/clubs", "/api/clubs/{club}", "/api/levels/lords"):
            asked = path.replace("{club}", club)
            found = [
                measured(partial(self.house.ask, "GET", f"{asked}{more}"), times=self.times)
                for more in ("", f"?{STRANGE}")
            ]
            status = self.house.ask("GET", asked).status
            yield Cost(f"GET {path} (all a person may have)", found[0], found[0], found[1], status)

    def routes_to_call(self) -> Iterator[tuple[str, Route, dict[str, str], str]]:
        """Every route with its name, its path parameters, and the state of the table that is requested."""
        for door in DOORS:
            shown = f"{door.method} {door.path}"
            if door.path.startswith(TABLE) and door.method == "GET":
                for state in self.tables:
                    yield f"{shown} ({state})", door, {}, state
            elif "{game}" in door.path and door.body is None:
                for game, code in CARDS.items():
                    yield shown.replace("{game}", game), door, {"game": game, "code": code, "part": game}, "open"
            else:
                yield shown, door, {}, "open"

    def routes(self, wanted: Callable[[str], bool] = lambda name: True) -> Iterator[Cost]:
        """The cost of every route."""
        for name, door, parts, state in self.routes_to_call():
            if wanted(name):
                yield self._cost(name, door, parts, state)

    def _cost(self, name: str, door: Route, parts: dict[str, str], state: str) -> Cost:
        body = json.dumps(door.body).encode() if door.body is not None else b""
        query = f"path={SCENARIOS[parts['game']]}" if "path" in door.query else ""
        statuses: list[int] = []

        def ask(more: str = "") -> None:
            path = self.house.path(door, path="cards/lords/orc-snafu-bighorn", table=self._table(state), **parts)
            asked = "&".join(each for each in (query, more) if each)
            statuses.append(self.house.ask(door.method, f"{path}?{asked}" if asked else path, body).status)

        def cold() -> None:
            self.house.stay()
            self._kept.pages.clear()

        first = measured(ask, cold, self.times)
        warm = measured(ask, self.house.stay, self.times)
        strange = measured(lambda: ask(STRANGE), self.house.stay, self.times)
        return Cost(name, first, warm, strange, statuses[-1])

    def _table(self, state: str) -> str:
        """The id of the user's open table; a new one if the user was recreated."""
        return self.house.known["table"] if state == "open" else self.tables[state]

    def say(self, state: str, kind: str, fields: dict[str, Any]) -> None:
        """Send a message at a table, and read the replies."""
        table = self.app.state.context.lobby.tables[self.tables[state]]
        viewer = Viewer(table.row.owner)
        messages(viewer, table.projection)
        if "moment" in fields:
            fields = {**fields, "moment": table.moment, "seat": max(0, table.play.state.seat)}
        if kind == "answer":
            fields = {**fields, "option": (table.play.state.notations() or [""])[0]}
        text = json.dumps({"type": kind, "id": 1, **fields})

        async def send() -> None:
            await handle_message(table, viewer, TokenBucket(1e9, 10**9, time.monotonic), text)
            viewer.show()
            messages(viewer, table.projection)

        self.server.loop.run_until_complete(send())

    def messages(self) -> Iterator[Cost]:
        """The cost of every message, including the following view."""
        for kind, fields in MESSAGES.items():
            if kind == "resign":
                self.tables["running"] = self.play(20)
            spent = measured(lambda: self.say("running", kind, fields), times=self.times)  # noqa: B023
            yield Cost(f"socket {kind}", spent, spent, spent, 0)
