"""Answers that no person gives himself: a bot's, and those that the orders of a seat take in its place."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ....bots.repeats import Repeats
from ....engine.rng import Rng, seeded
from ...protocol import Pace
from ...refusing import Refuse, refuse
from ..records.answer_facts import passing

if TYPE_CHECKING:
    from ..table import Table
    from .play import Play

LOG = logging.getLogger(__name__)
TRIES: Final = 3  # times that a bot may fail at one question; then chance answers for it
STAND_IN: Final = "greedy"  # plays on for a member of a team who has resigned, and for whoever is away
RETRY: Final = 5.0  # seconds until a bot that failed is tried again
PACES: Final[dict[Pace, float]] = {"fast": 0.25, "normal": 1.0, "slow": 2.5}  # of the seconds that a bot takes at least
WRITE_AGAIN: Final = 1.0  # seconds until an answer that could not be written is


class Machine:
    """Answers at one table, whenever the asked seat is a bot's or has left orders for this moment."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._repeats: dict[int, Repeats] = {}  # by seat

    @property
    def bot(self) -> str:
        """The bot that is asked now, or ""."""
        play, row = self._table.play, self._table.row
        if play is None or row.state != "running" or row.adjourned or play.state.seat < 0:
            return ""
        chair = row.chairs[row.order[play.state.seat]]
        if play.state.has_resigned(play.state.seat) or chair.user in self._table.absence.played:
            return STAND_IN
        return chair.bot

    @property
    def ordered(self) -> str:
        """The option that orders are about to take for the asked seat, or ""."""
        play = self._table.play
        row = self._table.row
        if play is None or row.state != "running" or row.adjourned or self.bot:
            return ""
        option = self._table.book.answer(play)
        return "" if play.has_failed(option) else option  # the rules fail at it: the player is asked

    @property
    def _pause(self) -> float:
        """Seconds that an answer by orders takes."""
        return self._table.services.pace * self._table.desk.haste

    @property
    def _bot_pause(self) -> float:
        """Seconds that a bot takes at least: as those who play wish, and who wants it slower has his way."""
        table = self._table
        wished = [PACES[each.pace] for each in table.viewers if table.row.places_of(each.user)]
        return table.services.bot_pause * max(wished, default=1.0)

    def call(self) -> None:
        """Begin to answer, if it is for the machine; what was begun for an earlier moment is given up."""
        if self._task is not None and not self._task.done() and self._task is not asyncio.current_task():
            self._task.cancel()
        play = self._table.play
        wanted = bool(self._table.viewers) if self.bot else bool(self.ordered)  # nobody looks: no bot thinks
        self._task = asyncio.create_task(self._answer(play)) if play is not None and wanted else None

    def wake(self) -> None:
        """Somebody has come: a bot that was not asked because nobody looked is asked now."""
        if self.bot and (self._task is None or self._task.done()):
            self.call()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _answer(self, play: Play) -> None:
        table = self._table
        moment, seat = play.moment, play.state.seat
        failures = 0
        while True:
            try:
                option = await (
                    self._thought(play, failures >= TRIES or bool(play.failed)) if self.bot else self._obeyed()
                )
                if not option:
                    table.show()  # the question is handed over to people: to answer, to take back or to resign
                    return
                await table.do(lambda: self._give(play, moment, seat, option))  # noqa: B023
                return
            except Refuse as no:
                if no.refusal.key == "refused.rules-failed":
                    continue  # with another answer: each fails once
                if no.refusal.key != "refused.storage":
                    return
                await table.services.sleep(WRITE_AGAIN)
                continue
            except Exception:
                LOG.exception("table %s: no answer for seat %d", table.row.id, seat)
                failures += 1
                if failures > TRIES:
                    table.stand_still("stopped.bot-failed")
                    return
            await table.services.sleep(RETRY if failures < TRIES else 0.0)

    async def _obeyed(self) -> str:
        """Orders take the same time always: it must not tell what the seat holds.

        Where nobody plays at another screen there is nobody to be told: the only answer there is takes no time.
        """
        table, option = self._table, self.ordered
        if not option:
            return ""
        if not table.book.goes_without_saying(table.play):
            await table.services.sleep(self._pause)
        return option

    async def _thought(self, play: Play, by_chance: bool) -> str:
        """The option that the bot takes, or chance for it; "" if the rules have failed at all of them.

        An option that they have failed at is never tried again: the next one in the list is.
        """
        services = self._table.services
        begun = services.now()
        index = 0
        if not play.match.forced:
            seed = self._seed(play.state.seat, play.moment)
            if by_chance:
                index = Rng(seeded(seed)).below(len(play.state.options))
            else:
                index = await services.thinkers.choose(play.state, self.bot, seed, self._table.asker())
            index = self._repeats.setdefault(play.state.seat, Repeats()).instead(play.state, index)
        options = play.state.notations()
        option = next((each for each in [*options[index:], *options[:index]] if not play.has_failed(each)), "")
        pause = self._bot_pause * (self._table.desk.haste if option == passing(play.match) else 1.0)
        await services.sleep(max(0.0, pause - (services.now() - begun)))
        return option

    def _seed(self, seat: int, moment: int) -> str:
        """What a bot draws its lots from.  It is a digest, for the seed of the game tells every card."""
        row = self._table.row
        return sha256(f"bot {row.secret} {row.seed} {seat} {moment}".encode()).hexdigest()

    async def _give(self, play: Play, moment: int, seat: int, option: str) -> None:
        if self._table.play is not play or play.moment != moment or self._table.row.state != "running":
            raise refuse("stale")
        by_bot = bool(self.bot)
        await self._table.answer(seat, option, ordered=not by_bot)
        self._table.services.thinkers.answers += (
            by_bot  # also those it need not think about: nobody shall tell them apart
        )
