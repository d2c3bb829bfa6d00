"""A table: one task owns its game, takes in what people and bots want, and shows everybody what came of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from ...engine.state import NOBODY, SPECTATOR
from ..games.adapter import find_desk
from ..protocol import AdjournOffer, Document, Intent, Orders, TableInfo, UndoOffer
from ..refusing import Refuse, refuse
from . import intents as hearing
from .game import ending, recovery, rules_change
from .game.absence import Absence
from .game.automatic_answers import WRITE_AGAIN, Machine
from .game.bringing_back import bringing_back
from .game.order_book import OrderBook
from .game.play import Play, begin
from .game.rules_replay import Continuation
from .game.saved_states import EVERY, saved
from .records.journals import journal_text, standing
from .records.predecessors import Behind
from .records.records import Kind, Record, TableRow
from .replays.kept_games import KeptGame
from .services.clock import Clock
from .services.processes import Asker
from .services.services import Services
from .talk import Talk
from .views import documents
from .views.viewer import Viewer

T = TypeVar("T")
LOG = logging.getLogger(__name__)
TOGETHER: Final = 20  # answers by orders that are shown at once
COUNTED: Final = {"forced": "answer", "ordered": "answer"}  # whether there was a choice is nobody else's business


class Table:
    """One table.  Only its own task changes it: whoever wants something leaves it in the inbox and waits."""

    def __init__(self, row: TableRow, records: list[Record] | None, services: Services) -> None:
        """Without records the table is only to be listed, not played at."""
        self.row = row
        self.services = services
        self.play: Play | None = None
        self.past: KeptGame | None = None  # a finished game of other rules, as it was shown
        self.continuation: Continuation | None = None  # of a game of other rules, while its players are asked
        self.records: list[Record] = []  # as they came from disk; those of a game that is played are the game's
        self.saved = 0  # the moment at which the game's state was last written
        self.clock: Clock | None = None
        self.offer: UndoOffer | None = None
        self.adjourning: AdjournOffer | None = None
        self.absence = Absence(services.now)
        self.talk = Talk(services)
        self.viewers: list[Viewer] = []
        self.version = 0  # of what is shown
        self.sight = documents.Sight()
        self.admitted: set[int] = set()  # people who have given the password
        self.book = OrderBook(services)
        self.machine = Machine(self)
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        _, self.desk = find_desk(row.game)
        self.used = services.now()
        self.closed = False
        self.moved = False  # to another node
        self.follows = False  # its people, who are all at that one
        self.still = False  # whether the store has not said yet what became of an answer
        if records is not None:
            self._resume(records)

    @property
    def moment(self) -> int:
        return self.play.moment if self.play is not None else len(self.records)

    # --- life -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    async def stop(self) -> None:
        self.closed = True
        await self.machine.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while not self._inbox.empty():
            waiting = self._inbox.get_nowait()[1]
            if not waiting.done():
                waiting.set_exception(self._gone())

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do something, when its turn comes."""
        if self.closed:
            raise self._gone()
        if self.still:
            raise refuse("storage", 503)
        self.used = self.services.now()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, future))
        return await future

    def move(self) -> None:
        """Another node has the table now: whoever is here comes again, and finds it there."""
        self.moved = self.closed = True
        self.show()

    def whereabouts(self) -> str:
        """Another node that most of those who play are connected to, if none is here and the game can go; else ""."""
        if self.row.state != "running" or self.clock is not None or self.offer or self.adjourning:
            return ""
        nodes = sorted(viewer.node for viewer in self.viewers if self.row.places_of(viewer.user))
        return max(nodes, key=nodes.count) if nodes and "" not in nodes else ""

    def asker(self) -> Asker:
        """For whom bots think here: who has opened the table, at the home of one who looks at it, best himself."""
        owner = self.row.owner
        looking = sorted(self.viewers, key=lambda viewer: viewer.user != owner)
        return Asker(owner, looking[0].home if looking else "")

    async def rest(self) -> None:
        """Take in nothing more, from between two answers on."""

        async def close() -> None:
            self.moved = self.closed = True

        await self.do(close)

    def _gone(self) -> Refuse:
        return refuse("storage", 503) if self.moved else refuse("unknown-table", 404)

    async def _run(self) -> None:
        await self._fetch_orders()
        self.machine.call()
        await self.talk.fetch(self.row)
        while True:
            try:
                left = self._seconds_left()
                next_one = self._inbox.get()
                work, future = await (next_one if left is None else asyncio.wait_for(next_one, left))
            except TimeoutError:
                await self._time_is_up()
                continue
            try:
                result = await work()
            except Exception as failed:
                if not future.cancelled():
                    future.set_exception(failed)
            else:
                if not future.cancelled():
                    future.set_result(result)

    async def bring_back(self, records: list[Record], state: bytes = b"") -> None:
        """Bring the game back from its records; the other tables get their turn in between."""
        for _ in bringing_back(self, records, state):
            await asyncio.sleep(0)
        await rules_change.settle(self)

    async def look_back(self) -> None:
        """Know the whole past of the game, also what was before the saved state that it came back from."""
        play = self.play
        if play is not None and play.match.first:
            await self.do(lambda: self._play_again(play))

    async def _play_again(self, play: Play) -> None:
        if play.match.first:
            for _ in play.playing_again():
                await asyncio.sleep(0)

    def _resume(self, records: list[Record]) -> None:
        for _ in bringing_back(self, records):
            pass

    async def _fetch_orders(self) -> None:
        if self.row.state == "running":
            await self.book.fetch(self.row)
            self.show()

    # --- seats ------------------------------------------------------------------------------------------------

    async def change(self, alter: Callable[[TableRow], None]) -> None:
        """Change who sits where, and begin as soon as no place is open; refused, nothing has changed."""
        if self.closed:
            raise refuse("unknown-table", 404)
        if self.row.state != "open":
            raise refuse("already-begun", 409)
        row = self.row.copy()
        alter(row)
        if all(chair.kind != "open" for chair in row.chairs):
            begin(row, self.desk)
        await self.save(row)
        self.row = row
        await self.talk.fetch(row)
        if row.state == "running":
            self._resume([])
            await self._fetch_orders()
        self.show()
        self.machine.call()

    async def save(self, row: TableRow) -> None:
        """Put the row on disk; refused if that cannot be."""
        try:
            await self.services.writer.write(self.services.writer.store.save_table, row)
        except Behind:
            await recovery.return_to_disk(self)
            raise refuse("storage", 503) from None
        except Exception:
            LOG.exception("table %s could not be written", row.id)
            raise refuse("storage", 503) from None

    # --- what happens -----------------------------------------------------------------------------------------

    async def handle(self, viewer: Viewer, intent: Intent) -> None:
        """Carry out what somebody wants and reply to it; whatever is refused has changed nothing."""
        await hearing.hear(self, viewer, intent)

    async def order(self, seat: int, orders: Orders) -> None:
        """Obey other orders of a seat from now on."""
        play = self.play
        assert play is not None
        await self.book.give(self.row, play, seat, orders)
        self.show()
        if seat == play.state.seat:
            self.machine.call()

    async def answer(self, seat: int, option: str, ordered: bool = False) -> None:
        """Answer the question with one of its options; the only one there is makes no entry in the journal."""
        await self.record(self._kind(ordered), seat, option, ordered)

    def _kind(self, ordered: bool) -> Kind:
        assert self.play is not None
        return "forced" if self.play.match.forced else "ordered" if ordered else "answer"

    async def record(self, kind: Kind, seat: int, text: str, ordered: bool = False) -> None:
        """Play a record on a copy, write it, then show it to everyone; what orders answer in a row comes together.

        A row of windows that orders let go by takes the pause of one: it is the first that somebody may want to stop.
        It is a work of its own: whoever answered before it waits neither for its pause nor for its way to disk.
        """
        await self._carry_out(kind, seat, text)
        try:
            for _ in range(TOGETHER if ordered else 0):
                option = self.machine.ordered
                if not option or self.play is None or self.closed:
                    break
                await self._carry_out(self._kind(ordered=True), self.play.state.seat, option)
        except Refuse:
            LOG.warning("table %s: what its orders answer has to wait", self.row.id)
        self.show()
        self.machine.call()

    async def _carry_out(self, kind: Kind, seat: int, text: str) -> None:
        play, services = self.play, self.services
        assert play is not None
        banks = self.clock.after(self.timed) if self.clock is not None else ()
        record = Record(play.moment, kind, seat, text, banks, int(time.time() * 1000))
        try:
            if kind == "undo" and play.is_behind(len(play.match.answers) - int(text)):
                await self._play_again(play)
            after = play.after(record)
        except Exception:
            raise self._rules_failed(play, record) from None
        state, predecessor = self._state_to_save(play), play.records[-1] if play.records else None
        try:
            await self.kept(services.writer.append(self.row.id, after.records[-1], state, predecessor))
        except Exception:
            raise refuse("storage", 503) from None
        play.accept(after)
        if state:
            self.saved = record.number
        services.count(COUNTED.get(kind, kind))
        self.offer = self.adjourning = None
        if self.clock is not None:
            self.clock.banks = list(banks)
            self.clock.restart()
        if ending.note_outcome(self):
            await ending.save_end(self)

    def _rules_failed(self, play: Play, record: Record) -> Refuse:
        """Log an exception of the rules with what reproduces it; nothing was written, and the game goes on."""
        LOG.exception(
            "the rules of %s %s fail at table %s, moment %d: %s of seat %d: %s",
            self.row.game, self.row.version, self.row.id, record.number, record.kind, record.seat, record.text,
        )  # fmt: skip
        play.failed.append(record)
        self.services.count("rules-failed")
        return refuse("rules-failed", 500)

    def _state_to_save(self, play: Play) -> bytes:
        """The position some answers ago, if it is time to write it again; else b"".  A game can do without it."""
        if play.moment - self.saved < EVERY:
            return b""
        try:
            return saved(play)
        except Exception:
            LOG.exception("the state of table %s cannot be saved", self.row.id)
            return b""

    def stand_still(self, reason: str) -> None:
        """The game cannot go on: say so, keep everything, and try nothing any more."""
        self.row.state, self.row.reason = "stopped", reason
        self.show()

    def journal(self) -> str:
        """The journal, also of a game whose rules are not here."""
        if self.play is not None:
            return self.play.journal()
        return journal_text(self.row, standing(self.records), self.row.state == "over", self.records)

    async def kept(self, writing: Awaitable[None]) -> None:
        """Wait until something is on disk; where that takes long, everybody is told that the table stands still."""
        waiting = self.services.alarm.begin(self.services.patience, self._wait)
        try:
            await writing
        except Behind:
            await recovery.return_to_disk(self)
            raise
        finally:
            self.services.alarm.end(waiting)
            if self.still:
                self.still = False
                self.show()

    def _wait(self) -> None:
        self.still = True
        self.show()

    # --- time -------------------------------------------------------------------------------------------------

    @property
    def timed(self) -> int:
        """The seat whose clock runs, or NOBODY: bots have none."""
        play = self.play
        if play is None or self.row.state != "running" or self.row.adjourned or self.machine.bot:
            return NOBODY
        if any(each.kind == "timeout" for each in play.failed):
            return NOBODY  # the rules cannot end the game here: it goes on, and the clock runs from the next answer on
        return play.state.seat

    def _seconds_left(self) -> float | None:
        clock = self.clock
        seat = self.timed if clock is not None else NOBODY
        return max(0.0, clock.left(seat)) if clock is not None and seat != NOBODY else None

    async def _time_is_up(self) -> None:
        seat = self.timed
        if self.clock is None or seat == NOBODY or self.clock.left(seat) > 0:
            return
        try:
            await ending.resign(self, "timeout", seat)
        except Refuse as no:
            if no.refusal.key == "refused.storage":
                await asyncio.sleep(WRITE_AGAIN)
            else:
                self.show()

    # --- what is shown ----------------------------------------------------------------------------------------

    def show(self) -> None:
        """Tell every connection that there is something new."""
        self.version += 1
        for viewer in self.viewers:
            if self.play is not None:
                viewer.kept = min(viewer.kept, len(self.play.match.log))
            viewer.show()

    def forget_views(self) -> None:
        """Make every view and every log again: the game is no longer the one that was shown."""
        self.sight = documents.Sight()
        for viewer in self.viewers:
            viewer.kept = 0

    def join(self, viewer: Viewer) -> None:
        seats = self.row.seats_of(viewer.user)
        viewer.eye = seats[0] if seats else SPECTATOR
        self.viewers.append(viewer)
        played = viewer.user in self.absence.played
        self.absence.came(viewer.user)
        self.show()
        if played:
            self.machine.call()  # what the computer was thinking about is his to answer now
        self.machine.wake()

    def part(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        if all(each.user != viewer.user for each in self.viewers):
            self.absence.left(viewer.user)
        self.show()

    def document(self, viewer: Viewer) -> Document:
        """Everything a viewer may know now."""
        return self.sight.shown(self, viewer).document

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return documents.info(self)
