"""Two games that differ only in hidden cards send a viewer the same bytes, until the end."""

from __future__ import annotations

import asyncio
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.games import Case, Walk, each_game, walks
from tests.conformance.test_secrets import onlookers, pairs, untold
from tests.helpers import examples
from tests.server.secrets.test_wire import row
from warhost.engine import SPECTATOR, Rng, State
from warhost.engine.rng import seeded
from warhost.lords import LORDS
from warhost.server.protocol import Answer, ClockRule, Draft, Intent, Ping, Preview, Undo, WhyNot
from warhost.server.store import Store
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Record, TableRow
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

WATCHER = 99  # a spectator
ASIDE = 12  # answers after the swap
LATEST = 150  # answers before the swap


class Twin:
    """One of two tables at which the same is done, with a viewer who must not be able to distinguish them."""

    def __init__(self, services: Services, beginning: TableRow, records: list[Record], state: State, user: int) -> None:
        self.table = Table(beginning, [], services)
        self.table.play = TableGame(beginning, records)
        self.table.play.match.state = state
        state.patient = True  # as at every table; a clone is not patient
        self.table.start()
        self.viewer = Viewer(user)
        self.others = [Viewer(each) for each in range(1, len(beginning.chairs) + 1)]
        for viewer in (self.viewer, *self.others):
            self.table.join(viewer)

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    async def say(self, user: int, intent: Intent) -> None:
        """Send a message as the viewer or as another user."""
        await self.table.handle(self.viewer if user == self.viewer.user else self.others[user - 1], intent)

    def sent(self) -> list[bytes]:
        return messages(self.viewer, self.table.projection)


class DiscardingWriter(Writer):
    """Stores nothing: both tables have the same id, and could not use one database."""

    async def append(self, *_: object) -> None:
        await asyncio.sleep(0)


class ManualClock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def for_ever(_: float) -> None:
    """Standing orders never answer: the test gives every answer, at both tables."""
    await asyncio.Event().wait()


class Pair:
    """A game up to a moment, and the same game with two cards swapped that a seat cannot see."""

    def __init__(self, case: Case, walk: Walk, dice: Rng) -> None:
        self.case = case
        self.dice = dice
        self.row = row(len(onlookers(walk.start())) - 1, setup=walk.setup, clock=ClockRule(5, 60))
        self.row.game, self.row.version = case.game.name, case.game.version
        self.row.seed = str(walk.seed)
        play = self._played(walk, 1 + dice.below(LATEST))
        self.records = play.records
        viewers = onlookers(play.state)
        self.seat = viewers[dice.below(len(viewers))]
        self.states: list[State] = []
        for one, other in pairs(case, play.state, self.seat, dice):
            twin = case.swapped(play.state, one, other)
            if twin is not None:
                twin.log = untold(play.state.log or [], self.seat, one, other)
                self.states, self.cards = [play.state, twin], (one, other)

    def _played(self, walk: Walk, answers: int) -> TableGame:
        play, pick = TableGame(self.row, []), walk.chooser()
        while play.moment < answers and play.state.outcome is None:
            forced = play.match.forced
            text = play.state.notations()[0 if forced else pick(play.state)]
            play.apply(Record(play.moment, "forced" if forced else "answer", play.state.seat, text))
        return play

    async def compare(self, services: Services, clock: ManualClock) -> int:
        """Do the same at both tables; returns the number of answers after which the viewer was sent the same."""
        dice, seat = self.dice, self.seat
        user = seat + 1 if seat != SPECTATOR else WATCHER
        twins = [Twin(services, self.row.copy(), list(self.records), state, user) for state in self.states]
        one, other = twins
        answers = 0
        try:
            await asyncio.sleep(0)
            assert one.sent() == other.sent(), "on joining"
            while answers < ASIDE and one.state.outcome is None:
                offered = [text for text in one.state.notations() if text in other.state.notations()]
                if not offered:
                    break
                for intent in small_talk(one, seat, dice):
                    for twin in twins:
                        await twin.say(user, intent)
                answer = Answer(7, one.table.moment, one.state.seat, offered[dice.below(len(offered))])
                clock.time += dice.below(9) / 4
                for twin in twins:
                    await twin.say(answer.seat + 1, answer)
                    assert twin.table.moment == answer.moment + 1, "the answer was refused"
                if any(card in self.case.visible(twin.state, seat) for twin in twins for card in self.cards):
                    break  # a swapped card has been revealed: from here on the games may differ
                assert one.sent() == other.sent(), answer.option
                answers += 1
        finally:
            for twin in twins:
                await twin.table.stop()
        return answers


def small_talk(twin: Twin, seat: int, dice: Rng) -> list[Intent]:
    """Messages that a viewer may send while anyone is asked."""
    moment = twin.table.moment
    thought = twin.state.actions(seat) if seat != SPECTATOR else []
    action = thought[dice.below(len(thought))] if thought else "draw"
    offered = twin.state.notations()
    return [
        Ping(1),
        WhyNot(2, moment, seat, action),
        Draft(3, moment, seat, [offered[dice.below(len(offered))] if twin.state.seat == seat else action]),
        Preview(3, moment, seat, " ".join(action.split()[:2])),
        Undo(4, moment - 1, seat),
        Answer(5, moment, seat, "dance"),
    ]


@each_game
def test_all_messages_are_equal_in_games_that_a_viewer_cannot_distinguish(case: Case) -> None:
    """At a random moment of a random game two hidden cards are swapped.

    Then the same answers are given in both games, as long as both offer them and the viewer has seen neither card. The
    viewer also asks why not, requests previews and sends messages that are refused. Views, changes, log, clocks,
    numbers of messages and moments, checksums and replies must be identical for every seat and for a spectator.
    """
    clock = ManualClock()
    services = Services(DiscardingWriter(Store("sqlite://")), BotProcesses(1), now=clock, pace=1.0, sleep=for_ever)
    compared: Counter[int] = Counter()
    with asyncio.Runner() as runner:

        @examples(60)
        @given(walks(case), st.integers(0, 2**32))
        def check(walk: Walk, seed: int) -> None:
            pair = Pair(case, walk, Rng(seeded(f"twins {seed}")))
            if pair.states:
                compared[len(pair.row.chairs)] += runner.run(pair.compare(services, clock))

        check()
        runner.run(services.writer.close())
    assert len(compared) >= (3 if case.game is LORDS else 1), "too few kinds of games were compared"
    assert sum(compared.values()) > 50, "too few answers followed"
