"""Table: the task that owns one game, its inbox, and the viewers that are connected to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ...engine.state import NOBODY, SPECTATOR
from ..accounts.loop_time import TimedCoroutine
from ..protocol import Document, Done, Intent, Message, Ping, Pong, Refused, SetPace, TableInfo
from ..refusing import RequestRefused, refuse
from .game import ending, recording, recovery
from .game.automatic_answers import WRITE_AGAIN, AutomaticAnswers
from .game.restoring import restore_in_steps
from .game.table_game import begin
from .game.writing import save_row
from .inbox import Inbox
from .intents import carry_out
from .records.records import Record, TableRow
from .services.services import Services
from .table_state import TableState
from .views.audience import Audience
from .views.documents import Projection
from .views.viewer import Viewer

T = TypeVar("T")
LOG = logging.getLogger(__name__)


class Table(TableState):
    """A table and the task that carries out what players, bots and the lobby put into its inbox."""

    def __init__(self, row: TableRow, records: list[Record] | None, services: Services) -> None:
        """Without records the table can only be listed, not played."""
        super().__init__(row, services)
        self.projection = Projection(self)
        self.audience = Audience(self.projection, self.unshared)
        self.streams.append(self.audience)
        self._inbox = Inbox(self)
        self._automatic = AutomaticAnswers(self, self._inbox)
        self._task: asyncio.Task[None] | None = None
        if records is not None:
            self._restore(records)

    # --- the task ---------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    async def stop(self) -> None:
        """Stop the task and refuse what is left in the inbox."""
        self.closed = True
        await self._automatic.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._inbox.refuse_all()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """The result of `work`, run by the table's task when its turn comes."""
        return await self._inbox.do(work)

    async def _run(self) -> None:
        await self._fetch_orders()
        self._automatic.restart()
        await self.chat.read_mutes(self.row)
        while True:
            try:
                work, future = await self._inbox.next(self._seconds_left())
            except TimeoutError:
                await self._time_is_up()
                await self._settle()
                continue
            try:
                result = await work()
            except Exception as failed:
                await self._settle()
                if not future.cancelled():
                    future.set_exception(failed)
            else:
                await self._settle()
                if not future.cancelled():
                    future.set_result(result)

    async def _settle(self) -> None:
        """Recover the table if a write found lost commits, then start the automatic answer to a changed question."""
        if self.needs_recovery:
            self.needs_recovery = False
            try:
                await recovery.return_to_disk(self)
            except RequestRefused:
                LOG.warning("table %s could not be returned to disk", self.row.id)
        if self.asked_again:
            self.asked_again = False
            self._automatic.restart()

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
        except RequestRefused as no:
            if no.refusal.key == "refused.storage":
                await asyncio.sleep(WRITE_AGAIN)
            else:
                self.show()

    # --- players ----------------------------------------------------------------------------------------------

    async def handle(self, viewer: Viewer, intent: Intent) -> None:
        """Handle an intent and reply to it; a refused intent has changed nothing."""
        try:
            reply = await self._reply(viewer, intent)
        except RequestRefused as no:
            self.services.count("refused")
            reply = Refused(intent.id, self.moment, no.refusal)
        except Exception:
            LOG.exception("table %s failed at %s", self.row.id, type(intent).__name__)
            reply = Refused(intent.id, self.moment, refuse("failed").refusal)
        viewer.reply(reply)

    async def _reply(self, viewer: Viewer, intent: Intent) -> Message:
        if isinstance(intent, Ping):
            if not self.is_stalled:  # a slow write does not mean that the connection is dead
                await self.do(_nothing)
            return Pong(intent.id)
        if isinstance(intent, SetPace):
            viewer.pace = intent.pace  # the pace applies from the bot's next answer on
            return Done(intent.id, self.moment)

        async def metered() -> Message:
            """Run the intent, and charge its processor time to the connection."""
            work = TimedCoroutine(carry_out(self, viewer, intent))
            try:
                return await work
            finally:
                viewer.spent += work.seconds

        return await self.do(metered)

    async def change(self, alter: Callable[[TableRow], None]) -> None:
        """Change places, and start the game once no place is open; a refused change has no effect."""
        if self.closed:
            raise refuse("unknown-table", 404)
        if self.row.state != "open":
            raise refuse("already-begun", 409)
        row = self.row.copy()
        alter(row)
        if all(chair.kind != "open" for chair in row.chairs):
            begin(row, self.adapter)
        await save_row(self, row)
        self.row = row
        await self.chat.read_mutes(row)
        if row.state == "running":
            self._restore([])
            await self._fetch_orders()
        self.ask_again()

    # --- the game from disk -----------------------------------------------------------------------------------

    def _restore(self, records: list[Record]) -> None:
        for _ in restore_in_steps(self, records):
            pass

    async def _fetch_orders(self) -> None:
        if self.row.state == "running":
            await self.book.fetch(self.row)
            self.show()

    async def load_past(self) -> None:
        """Make all earlier states of the game available, also those before the snapshot it was restored from."""
        play = self.play
        if play is not None and play.match.first:
            await self.do(lambda: recording.replay_past(play))

    # --- moving to another node -------------------------------------------------------------------------------

    def move(self) -> None:
        """Close the table here, because another node owns it now; the clients reconnect there."""
        self.moved = self.closed = True
        self.show()

    async def finish_work(self) -> None:
        """Finish the work in the inbox, and accept no more."""

        async def close() -> None:
            self.moved = self.closed = True

        await self.do(close)

    # --- viewers ----------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        """Add a connection."""
        seats = self.row.seats_of(viewer.user)
        viewer.eye = seats[0] if seats else SPECTATOR
        self.viewers.append(viewer)
        self.unshared[viewer] = None
        self.present[viewer.user] += 1
        played = viewer.user in self.absence.played
        self.absence.came(viewer.user)
        self._show_presence(viewer)
        if played:
            self._automatic.restart()  # stops a bot that played for the user
        self._automatic.wake()

    def part(self, viewer: Viewer) -> None:
        """Remove a connection."""
        self.audience.leave(viewer)
        self.viewers.remove(viewer)
        self.unshared.pop(viewer, None)
        self.present[viewer.user] -= 1
        if not self.present[viewer.user]:
            del self.present[viewer.user]
            self.absence.left(viewer.user)
        self._show_presence(viewer)

    def _show_presence(self, viewer: Viewer) -> None:
        """Show that a viewer has joined or left.  Spectators are not announced, but a running clock is updated."""
        if self.clock is not None or self.row.places_of(viewer.user) or self.row.state == "open":
            self.show()
        else:
            viewer.show()

    def document(self, viewer: Viewer) -> Document:
        """The JSON document with everything that a viewer may see of the table."""
        return self.projection.shown(viewer).document

    def info(self) -> TableInfo:
        """The public information about the table."""
        return self.projection.info()


async def _nothing() -> None:
    """Empty work, to wait for the table's task."""
