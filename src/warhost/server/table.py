"""A table: one task owns its game, takes in what people and bots want, and shows everybody what came of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, TypeVar

from ..engine.errors import OtherVersion
from ..engine.state import SPECTATOR
from . import showing
from .clock import Clock, Now
from .desk import find_desk
from .play import RESIGN, Play, begin
from .protocol import (
    Answer,
    Document,
    Done,
    Intent,
    Message,
    Outlook,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refused,
    Resign,
    TableInfo,
    Undo,
    UndoOffer,
    UndoReply,
    Why,
    WhyNot,
)
from .records import Kind, Record, TableRow
from .refusing import Refuse, refuse
from .thinkers import Thinkers
from .viewer import Viewer
from .writer import Writer

T = TypeVar("T")
LOG = logging.getLogger(__name__)
RETRY: Final = 5.0  # seconds until a bot that failed, or whose answer could not be written, is asked again


@dataclass
class Services:
    """What all tables share."""

    writer: Writer
    thinkers: Thinkers
    bot_pause: float = 0.0  # seconds a bot takes at least, so that people can follow
    now: Now = time.monotonic
    counts: dict[str, int] = field(default_factory=dict)  # for the metrics

    def count(self, name: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1


class Table:
    """One table.  Only its own task changes it: whoever wants something leaves it in the inbox and waits."""

    def __init__(self, row: TableRow, records: list[Record] | None, services: Services) -> None:
        """Without records the table is only to be listed, not played at."""
        self.row = row
        self.services = services
        self.play: Play | None = None
        self.clock: Clock | None = None
        self.offer: UndoOffer | None = None
        self.viewers: list[Viewer] = []
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._thinking: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        _, self.desk = find_desk(row.game)
        self.used = services.now()
        self.closed = False
        if records is not None and row.state in ("running", "over"):
            self._resume(records)

    # --- life -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")
        self._call_bot()

    async def stop(self) -> None:
        self.closed = True
        for task in (self._thinking, self._task):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        while not self._inbox.empty():
            self._inbox.get_nowait()[1].cancel()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do something, when its turn comes."""
        if self.closed:
            raise refuse("unknown-table", 404)
        self.used = self.services.now()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, future))
        return await future

    async def _run(self) -> None:
        while True:
            try:
                work, future = await asyncio.wait_for(self._inbox.get(), self._seconds_left())
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

    def _resume(self, records: list[Record]) -> None:
        """Bring the game back from its records; a table that cannot go on says so and keeps them."""
        row = self.row
        try:
            self.play = Play(row, records)
        except OtherVersion:
            row.state, row.reason = "stopped", "stopped.other-version"
            return
        except Exception:
            LOG.exception("table %s cannot be brought back", row.id)
            row.state, row.reason = "stopped", "stopped.damaged"
            return
        if row.clock is not None:
            banks = next((record.banks for record in reversed(records) if record.banks), ())
            self.clock = Clock(row.clock, len(row.order), self.services.now, banks)
        self._note_outcome()

    # --- seats ------------------------------------------------------------------------------------------------

    async def change(self, alter: Callable[[TableRow], None]) -> None:
        """Change who sits where, and begin as soon as no place is open; refused, nothing has changed."""
        if self.row.state != "open":
            raise refuse("already-begun", 409)
        row = self.row.copy()
        alter(row)
        if all(chair.kind != "open" for chair in row.chairs):
            begin(row, self.desk)
        await self.save(row)
        self.row = row
        if row.state == "running":
            self._resume([])
        self.show()
        self._call_bot()

    async def save(self, row: TableRow) -> None:
        """Put the row on disk; refused if that cannot be."""
        try:
            await self.services.writer.call(self.services.writer.store.save_table, row)
        except Exception:
            LOG.exception("table %s could not be written", row.id)
            raise refuse("storage", 503) from None

    # --- what people want -------------------------------------------------------------------------------------

    async def handle(self, viewer: Viewer, intent: Intent) -> None:
        """Carry out an intent and reply to it; whatever is refused has changed nothing."""
        try:
            reply = await self.do(lambda: self._carry_out(viewer.user, intent))
        except Refuse as no:
            self.services.count("refused")
            reply = Refused(intent.id, self.moment, no.refusal)
        except Exception:
            LOG.exception("table %s failed at %s", self.row.id, type(intent).__name__)
            reply = Refused(intent.id, self.moment, refuse("failed").refusal)
        viewer.reply(reply)

    @property
    def moment(self) -> int:
        return self.play.moment if self.play is not None else 0

    async def _carry_out(self, user: int, intent: Intent) -> Message:
        if isinstance(intent, Ping):
            return Pong(intent.id)
        play = self.play
        if play is None or self.row.state == "stopped":
            raise refuse("not-running", 409)
        if intent.seat not in self.row.seats_of(user):
            raise refuse("not-your-seat", 403)
        if not isinstance(intent, Resign) and intent.moment != play.moment:
            raise refuse("stale", 409)
        if isinstance(intent, WhyNot):
            return Why(intent.id, play.moment, play.why_not(intent.seat, intent.action))
        if play.state.outcome is not None:
            raise refuse("not-running", 409)
        if isinstance(intent, Preview):
            if intent.seat != play.state.seat:
                raise refuse("not-asked", 409)
            return Previewed(intent.id, play.moment, await self._outlooks(play, intent.prefix))
        if isinstance(intent, Answer):
            await self._record("answer", intent.seat, play.notation(intent.seat, intent.option))
        elif isinstance(intent, Resign):
            await self._record("answer", intent.seat, RESIGN)
        elif isinstance(intent, Undo):
            await self._undo(play, user, intent.seat)
        else:
            await self._undo_reply(play, intent)
        return Done(intent.id, self.moment)

    async def _outlooks(self, play: Play, prefix: str) -> dict[str, Outlook]:
        """Many trials take a while: the other tables get their turn in between."""
        found = {}
        for index, option in play.offered(prefix):
            found[option] = play.desk.outlook(play.state, index)
            await asyncio.sleep(0)
        return found

    async def _undo(self, play: Play, user: int, seat: int) -> None:
        """The policy of `docs/concepts/table.md`."""
        steps = play.steps_back(seat)
        if steps == 0:
            raise refuse("no-undo")
        waiting = self.others(user)
        if not waiting or play.is_free(seat, steps):
            await self._record("undo", seat, str(steps))
            return
        self.offer = UndoOffer(seat, steps, waiting)
        self.show()

    async def _undo_reply(self, play: Play, intent: UndoReply) -> None:
        offer = self.offer
        if offer is None or intent.seat not in (*offer.waiting, offer.seat):
            raise refuse("no-offer", 409)
        if not intent.agree:
            self.offer = None
        elif intent.seat in offer.waiting:
            waiting = [seat for seat in offer.waiting if seat != intent.seat]
            if not waiting:
                await self._record("undo", offer.seat, str(offer.answers))
                return
            self.offer = UndoOffer(offer.seat, offer.answers, waiting)
        self.show()

    def others(self, user: int) -> list[int]:
        """The seats of other people."""
        chairs = [self.row.chairs[place] for place in self.row.order]
        return [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.user != user]

    # --- what happens -----------------------------------------------------------------------------------------

    async def _record(self, kind: Kind, seat: int, text: str) -> None:
        """First on disk, then in the game, then in front of everybody."""
        play, services = self.play, self.services
        assert play is not None
        asked = play.state.seat
        banks = self.clock.after(asked) if self.clock is not None and asked >= 0 else ()
        record = Record(play.moment, kind, seat, text, banks, int(time.time() * 1000))
        try:
            await services.writer.append(self.row.id, record)
        except Exception:
            raise refuse("storage", 503) from None
        try:
            play.apply(record)
        except Exception:  # a mistake in the rules: what is on disk cannot be taken back, so the game stands still
            LOG.exception("table %s breaks at record %d", self.row.id, record.number)
            self.row.state, self.row.reason = "stopped", "stopped.damaged"
            self.show()
            raise refuse("failed", 500) from None
        services.count(kind)
        self.offer = None
        if self.clock is not None:
            self.clock.banks = list(banks) or self.clock.banks
            self.clock.restart()
        if self._note_outcome():
            await self._over()
        self.show()
        self._call_bot()

    def _note_outcome(self) -> bool:
        """Write into the row that the game is over, if it is."""
        play = self.play
        if play is None or play.state.outcome is None:
            return False
        self.row.state = "over"
        self.row.outcome = play.state.outcome.saved()
        self.row.answers = len(play.match.answers)
        return True

    async def _over(self) -> None:
        """The answers say that the game is over; the row only says it sooner, so it may fail."""
        self.services.count("over")
        try:
            await self.save(self.row)
        except Refuse:
            LOG.warning("table %s is over; its row will be brought up to date later", self.row.id)

    def _seconds_left(self) -> float | None:
        play = self.play
        if self.clock is None or play is None or self.row.state != "running" or self._asked_bot():
            return None
        return max(0.0, self.clock.left(play.state.seat))

    async def _time_is_up(self) -> None:
        play = self.play
        if play is None or self.clock is None or play.state.outcome is not None:
            return
        if self.clock.left(play.state.seat) > 0:
            return
        try:
            await self._record("timeout", play.state.seat, RESIGN)
        except Refuse:
            await asyncio.sleep(RETRY)

    # --- bots -------------------------------------------------------------------------------------------------

    def _asked_bot(self) -> str:
        """The bot that is asked now, or ""."""
        play = self.play
        if play is None or self.row.state != "running" or play.state.seat < 0:
            return ""
        return self.row.chairs[self.row.order[play.state.seat]].bot

    def _call_bot(self) -> None:
        """Let a bot think, if one is asked; a thought about an earlier moment is given up."""
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        self._thinking = asyncio.create_task(self._think()) if self._asked_bot() else None

    async def _think(self) -> None:
        play, bot = self.play, self._asked_bot()
        assert play is not None
        while True:
            moment, seat = play.moment, play.state.seat
            begun = self.services.now()
            try:
                index = await self.services.thinkers.choose(play.state, bot, self._bot_seed(seat, moment))
                await asyncio.sleep(max(0.0, self.services.bot_pause - (self.services.now() - begun)))
                await self.do(lambda: self._bot_answers(moment, seat, index))  # noqa: B023
                return
            except Refuse as no:
                if no.refusal.key != "refused.storage":
                    return
            except Exception:
                LOG.exception("table %s: the bot %s failed", self.row.id, bot)
            await asyncio.sleep(RETRY)

    def _bot_seed(self, seat: int, moment: int) -> str:
        """What a bot draws its lots from.  It is a digest, for the seed of the game tells every card."""
        return sha256(f"bot {self.row.secret} {self.row.seed} {seat} {moment}".encode()).hexdigest()

    async def _bot_answers(self, moment: int, seat: int, index: int) -> None:
        play = self.play
        if play is None or play.moment != moment or self.row.state != "running":
            raise refuse("stale")
        await self._record("answer", seat, play.state.notations()[index])

    # --- what is shown ----------------------------------------------------------------------------------------

    def show(self) -> None:
        """Tell every connection that there is something new."""
        for viewer in self.viewers:
            if self.play is not None:
                viewer.kept = min(viewer.kept, len(self.play.match.log))
            viewer.wake.set()

    def join(self, viewer: Viewer) -> None:
        seats = self.row.seats_of(viewer.user)
        viewer.eye = seats[0] if seats else SPECTATOR
        self.viewers.append(viewer)
        self.show()

    def part(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.show()

    def log(self, eye: int, kept: int) -> list[dict[str, Any]]:
        """What has happened since, as an eye may know it."""
        if self.play is None:
            return []
        state = self.play.state
        return [state.shown(event, eye) for event in self.play.match.log[kept:]]

    def document(self, viewer: Viewer) -> Document:
        """Everything a viewer may know now."""
        return showing.document(self, viewer)

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return showing.info(self)
