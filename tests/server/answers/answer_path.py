"""Trace of one answer through the server: every module it enters, from the websocket message to the messages sent.

python -m tests.server.answers.answer_path           prints the path, and how often a module is entered again
python -m tests.server.answers.answer_path conquest  the same for another game

A step is a call from one module of `warhost.server` into another one.  Calls that never leave the module called
(`row.seats_of(user)`, `bucket.take()`) are lookups and are not counted; returning from a call is not a step either.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from types import FrameType
from typing import NamedTuple

import msgspec

from warhost.games import find_game
from warhost.server.accounts.token_bucket import TokenBucket
from warhost.server.games.adapter import find_adapter
from warhost.server.store import Store
from warhost.server.tables.game.table_game import begin
from warhost.server.tables.records.records import Chair, TableRow
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.socket import handle_message
from warhost.server.tables.table import Table
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

DECKS = {"lords": ["orcs", "elves"], "invasion": ["dwarf", "orc"], "conquest": ["space-marines", "orks"]}
PACKAGE = "warhost."
SERVER = "warhost.server."
NO_STEP = ("<listcomp>", "<genexpr>", "<setcomp>", "<dictcomp>")


class Step(NamedTuple):
    """A module of the server, and the function through which the answer enters it."""

    module: str
    function: str


class Call:
    """One call of a function of the project, in the order of the calls."""

    def __init__(self, module: str, function: str, caller: Call | None) -> None:
        self.module = module
        self.function = function
        self.caller = caller
        self.leaves = False  # True if it, or a function that it calls, calls another module

    def note_callee(self, module: str) -> None:
        """Mark this call and those above it as leaving their modules."""
        call: Call | None = self
        while call is not None:
            call.leaves = call.leaves or call.module != module
            call = call.caller


class Tracer:
    """Profile function that records the calls of project functions in all threads started after it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._known: dict[FrameType, Call] = {}  # by frame: resuming a coroutine is not a new call

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event != "call" or not module.startswith(PACKAGE) or frame in self._known:
            return
        if frame.f_code.co_name in NO_STEP:
            return
        caller = self._caller(frame)
        call = self._known[frame] = Call(module, frame.f_code.co_qualname, caller)
        self.calls.append(call)
        if caller is not None:
            caller.note_callee(module)

    def _caller(self, frame: FrameType) -> Call | None:
        above = frame.f_back
        while above is not None:
            if above in self._known:
                return self._known[above]
            above = above.f_back
        return None

    def steps(self) -> list[Step]:
        """The steps of the path: entries into modules of the server, without lookups."""
        found: list[Step] = []
        for call in self.calls:
            if not call.module.startswith(SERVER) or not call.leaves:
                continue
            if call.caller is not None and call.caller.module == call.module:
                continue
            if not found or found[-1].module != call.module:
                found.append(Step(call.module, call.function))
        return found


def returns(steps: list[Step]) -> int:
    """How often the path enters a module that it has left before."""
    return len(steps) - len({step.module for step in steps})


async def traced(game: str, both: bool = False) -> list[Step]:
    """The steps of one answer at a table of two players, until the other one, or both, have been sent the result."""
    tracer = Tracer()
    threading.setprofile(tracer)
    services = Services(Writer(Store("sqlite://")), BotProcesses(1), patience=3600.0)
    table = new_table(game, services)
    viewers = [Viewer(1), Viewer(2)]
    for viewer in viewers:
        table.join(viewer)
        messages(viewer, table.projection)
    await table.do(lambda: asyncio.sleep(0))  # so that its task has fetched the standing orders
    play = table.play
    assert play is not None
    seat = play.state.seat
    option = next(each for each in play.state.notations() if each != "pass")
    intent = {"type": "answer", "id": 1, "moment": play.moment, "seat": seat, "option": option}
    text = msgspec.json.encode(intent).decode()
    by = next(each for each in viewers if each.user == table.row.order[seat] + 1)
    bucket = TokenBucket(10**9, 10**9, time.monotonic)
    tracer.calls.clear()
    sys.setprofile(tracer)
    try:
        await handle_message(table, by, bucket, text)
        sent = [messages(viewer, table.projection) for viewer in viewers if both or viewer is not by]
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    assert play.moment == 1
    assert all(sent)
    await table.stop()
    await services.writer.close()
    return tracer.steps()


def new_table(game: str, services: Services) -> Table:
    chairs = [Chair("person", at + 1, f"user {at}", "", deck, "a") for at, deck in enumerate(DECKS[game])]
    row = TableRow("t", game, find_game(game).version, "open", chairs, {}, 1, 0, secret="aa")
    begin(row, find_adapter(game)[1])
    store = services.writer.store
    for chair in chairs:
        store.add_user(chair.name)
    store.add_table(row, [])
    table = Table(row, [], services)
    table.start()
    return table


def main() -> None:
    steps = asyncio.run(traced(*sys.argv[1:] or ["lords"]))
    seen: set[str] = set()
    for step in steps:
        print(" " if step.module not in seen else "R", step.module, step.function)
        seen.add(step.module)
    print(f"{len(steps)} steps through {len(seen)} modules, {returns(steps)} returns to a module already left")


if __name__ == "__main__":
    main()
