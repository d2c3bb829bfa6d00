"""Answers that the server gives itself: those of bots, and those by standing orders."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import Final

from ....bots.repeats import Repeats
from ....engine.rng import Rng, seeded
from ...protocol import Pace
from ...refusing import RequestRefused, refuse
from ..inbox import Inbox
from ..records.answer_facts import passing
from ..table_state import TableState
from .recording import automatic_answer
from .table_game import TableGame

LOG = logging.getLogger(__name__)
TRIES: Final = 3  # times that a bot may fail at one question before a random option is chosen
RETRY: Final = 5.0  # seconds after which a bot that failed is asked again
PACES: Final[dict[Pace, float]] = {"fast": 0.25, "normal": 1.0, "slow": 2.5}  # factors of a bot's minimum time
WRITE_AGAIN: Final = 1.0  # seconds after which a failed write is repeated


class AutomaticAnswers:
    """Task that answers at one table whenever a bot is asked or standing orders apply."""

    def __init__(self, table: TableState, inbox: Inbox) -> None:
        self._table = table
        self._inbox = inbox
        self._task: asyncio.Task[None] | None = None
        self._repeats: dict[int, Repeats] = {}  # repeated answers of each bot, by seat

    @property
    def _pause(self) -> float:
        """Seconds that an answer by standing orders takes."""
        return self._table.services.pace * self._table.adapter.haste

    @property
    def _bot_pause(self) -> float:
        """Minimum seconds that a bot takes; the slowest setting among the players wins."""
        table = self._table
        wished = [PACES[each.pace] for each in table.unshared if table.row.places_of(each.user)]
        return table.services.bot_pause * max(wished, default=1.0)

    def restart(self) -> None:
        """Start answering if a bot must decide or orders apply; cancels a pending answer to an earlier question."""
        if self._task is not None and not self._task.done() and self._task is not asyncio.current_task():
            self._task.cancel()
        table, play = self._table, self._table.play
        wanted = bool(table.viewers) if table.asked_bot else bool(table.ordered_option)  # bots need a spectator
        self._task = asyncio.create_task(self._answer(play)) if play is not None and wanted else None

    def wake(self) -> None:
        """Start a bot that was not started because the table had no viewers."""
        if self._table.asked_bot and (self._task is None or self._task.done()):
            self.restart()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _answer(self, play: TableGame) -> None:
        table = self._table
        moment, seat = play.moment, play.state.seat
        failures = 0
        while True:
            try:
                option = await (
                    self._bot_option(play, failures >= TRIES or bool(play.failed))
                    if table.asked_bot
                    else self._ordered_option()
                )
                if not option:
                    table.show()  # viewers see that players have to answer, undo or resign
                    return
                await self._inbox.do(lambda: self._give(play, moment, seat, option))  # noqa: B023
                return
            except RequestRefused as no:
                if no.refusal.key == "refused.rules-failed":
                    continue  # try another option, since each fails only once
                if no.refusal.key != "refused.storage":
                    return
                await table.services.sleep(WRITE_AGAIN)
                continue
            except Exception:
                LOG.exception("table %s: no answer for seat %d", table.row.id, seat)
                failures += 1
                if failures > TRIES:
                    table.stop_game("stopped.bot-failed")
                    return
            await table.services.sleep(RETRY if failures < TRIES else 0.0)

    async def _ordered_option(self) -> str:
        """The option that standing orders choose, after a constant pause that reveals nothing about hidden cards.

        Without an opponent at another screen nothing can leak, so a forced answer is given at once.
        """
        table, option = self._table, self._table.ordered_option
        if not option:
            return ""
        if not table.book.answers_at_once(table.play):
            await table.services.sleep(self._pause)
        return option

    async def _bot_option(self, play: TableGame, by_chance: bool) -> str:
        """The option that the bot chooses, or a random one; "" if the rules engine has failed on all of them.

        An option on which the rules engine has failed is never tried again; the next one in the list is.
        """
        services = self._table.services
        begun = services.now()
        index = 0
        if not play.match.forced:
            seed = self._seed(play.state.seat, play.moment)
            if by_chance:
                index = Rng(seeded(seed)).below(len(play.state.options))
            else:
                bot, requester = self._table.asked_bot, self._table.requester()
                index = await services.bot_processes.choose(play.state, bot, seed, requester)
            index = self._repeats.setdefault(play.state.seat, Repeats()).instead(play.state, index)
        options = play.state.notations()
        option = next((each for each in [*options[index:], *options[:index]] if not play.has_failed(each)), "")
        pause = self._bot_pause * (self._table.adapter.haste if option == passing(play.match) else 1.0)
        await services.sleep(max(0.0, pause - (services.now() - begun)))
        return option

    def _seed(self, seat: int, moment: int) -> str:
        """The random seed of a bot: a digest, because the seed of the game would reveal every card."""
        row = self._table.row
        return sha256(f"bot {row.secret} {row.seed} {seat} {moment}".encode()).hexdigest()

    async def _give(self, play: TableGame, moment: int, seat: int, option: str) -> None:
        if self._table.play is not play or play.moment != moment or self._table.row.state != "running":
            raise refuse("stale")
        by_bot = bool(self._table.asked_bot)
        await automatic_answer(self._table, seat, option, ordered=not by_bot)
        self._table.services.bot_processes.answers += by_bot  # also forced answers, so as not to reveal them
