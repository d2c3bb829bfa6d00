"""A decision is shared with helper processes while the pool is idle, with the same result: bots, hints and analyses."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from warhost.bots.teaching.analysis import Moment
from warhost.lords import LORDS
from warhost.server.settings import MOST_HELPERS, spare_cores
from warhost.server.tables.replays.advising import advice, judgement
from warhost.server.tables.services.bot_processes import OF_A_HOME, BotProcesses
from warhost.server.tables.services.processes import Processes, Requester

STATE = LORDS.start({"decks": ["elves", "undead"], "options": {"first": "1"}}, 3)


@pytest.fixture
def bot_processes() -> Iterator[BotProcesses]:
    found = BotProcesses(1, helpers=1)
    yield found
    asyncio.run(found.close())


def test_a_shared_decision_is_the_same(bot_processes: BotProcesses) -> None:
    async def answers() -> list[int]:
        alone = BotProcesses(1)
        found = [await each.choose(STATE, "captain", "7") for each in (bot_processes, alone)]
        await alone.close()
        return found

    shared, own = asyncio.run(answers())
    assert shared == own
    assert bot_processes.helped == 1


def test_a_second_decision_has_no_helpers(bot_processes: BotProcesses) -> None:
    async def answers() -> list[int]:
        asked = [bot_processes.choose(STATE, "captain", "7", Requester(person)) for person in range(3)]
        return await asyncio.gather(*asked)

    assert len(set(asyncio.run(answers()))) == 1
    assert bot_processes.helped == 1


def test_a_bot_that_does_not_think_needs_none(bot_processes: BotProcesses) -> None:
    asyncio.run(bot_processes.choose(STATE, "random", "7"))
    assert bot_processes.helped == 0


def test_hints_and_analyses_are_the_same_with_helpers(bot_processes: BotProcesses) -> None:
    blind = STATE.blind(STATE.seat).save()
    moment = Moment("lords", blind, STATE.seat, 1, 1, 3)
    own = Processes(1)

    async def thought() -> list[object]:
        hint = await bot_processes.thought(own, Requester(1), 30.0, True, advice, "lords", blind, STATE.seat, "7")
        return [hint, await bot_processes.thought(own, Requester(1), 30.0, True, judgement, moment)]

    assert asyncio.run(thought()) == [advice("lords", blind, STATE.seat, "7"), judgement(moment)]
    assert bot_processes.helped == 2
    assert own._pool is None  # no one needed it


def test_the_time_limit_ends_a_shared_decision(bot_processes: BotProcesses) -> None:
    bot_processes.longest = 0.001
    assert 0 <= asyncio.run(bot_processes.choose(STATE, "warlord", "7")) < len(STATE.options)
    assert bot_processes.helped == 1


class OnOtherNode:
    """Workers that think until they are stopped; records whose questions they have at the same time."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self.asked = 0

    async def choose(self, **question: Any) -> int | None:
        self.asked += 1
        await self.stop.wait()
        return 0

    async def close(self) -> None: ...


def test_workers_get_a_few_questions_of_one_address_at_once_and_one_of_each_user() -> None:
    async def check() -> Counter[str]:
        found: Counter[str] = Counter()
        homes = {
            "many guests": [Requester(number, "192.0.2.1") for number in range(10)],
            "one person": [Requester(20, "192.0.2.2")] * 10,
            "two whose homes nobody knows": [Requester(21), Requester(22)],
        }
        for name, requesters in homes.items():
            workers = OnOtherNode()
            alone = BotProcesses(1, workers=workers)  # type: ignore[arg-type]
            asking = [asyncio.create_task(alone.choose(STATE, "captain", "7", each)) for each in requesters]
            for _ in range(20):
                await asyncio.sleep(0)
            found[name] = workers.asked
            workers.stop.set()
            assert await asyncio.gather(*asking) == [0] * len(requesters)
            assert workers.asked == len(requesters)
            await alone.close()
        return found

    assert asyncio.run(check()) == {"many guests": OF_A_HOME, "one person": 1, "two whose homes nobody knows": 2}


@pytest.mark.parametrize(("cores", "helpers"), [(None, 0), (1, 0), (2, 0), (3, 1), (4, 2), (64, MOST_HELPERS)])
def test_helpers_take_the_cores_that_are_left(cores: int | None, helpers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert spare_cores() == helpers


def test_processes_are_started_before_a_bot_is_asked(bot_processes: BotProcesses) -> None:
    """Starting them takes longer than any decision: a node that takes over a table has them already."""

    async def started() -> list[set[int]]:
        await bot_processes.prepare()
        before = _pids(bot_processes)
        await bot_processes.choose(STATE, "captain", "7")
        return [before, _pids(bot_processes)]

    before, after = asyncio.run(started())
    assert len(before) == 2
    assert before == after


def test_with_workers_elsewhere_no_processes_are_started() -> None:
    class Elsewhere:
        async def are_there(self) -> bool:
            return True

    found = BotProcesses(1, workers=Elsewhere())  # type: ignore[arg-type]
    asyncio.run(found.prepare())
    assert _pids(found) == set()


def _pids(bot_processes: BotProcesses) -> set[int]:
    pools = [each._pool for each in (bot_processes._processes, bot_processes._team)]
    return {pid for pool in pools if pool is not None for pid in pool._processes}  # type: ignore[attr-defined]
