"""Helper processes share a decision: the result is the same, whichever of them helps or dies."""

from collections.abc import Iterator
from multiprocessing.connection import wait
from typing import Any

import pytest

from tests.bots.test_hidden import SETUPS, middle, twin
from warhost.bots import THINKERS, find_bot
from warhost.bots.helpers import Helpers
from warhost.bots.plans import find_plans
from warhost.bots.playouts import MIN_PLAYOUTS, UNLIMITED, LocalSamples, PlayoutResult, PlayoutRunner, WorkLimit
from warhost.bots.teaching.advice import advise
from warhost.engine import Rng
from warhost.engine.meter import Meter
from warhost.engine.views.perspective import Perspective
from warhost.games import find_game

TRIALS = {"lords": 16, "invasion": 6, "conquest": 6}
PROCESSES = (1, 2, 3)


@pytest.fixture(scope="module")
def several() -> Iterator[list[Helpers]]:
    """The helpers for decisions by one, two and three processes."""
    found = [Helpers(count - 1) for count in PROCESSES]
    for each in found:
        for helper in each.helpers:
            assert helper.line.poll(60)  # it has started
    yield found
    for each in found:
        each.close()


@pytest.mark.parametrize("game", SETUPS)
def test_an_answer_does_not_depend_on_the_number_of_processes(game: str, several: list[Helpers]) -> None:
    state = middle(game, 1)
    perspective = Perspective(state, state.seat)
    name = f"warlord@{TRIALS[game]}"
    alone = find_bot(name, 1, state.seat)
    answer, playouts = alone.choose(perspective), getattr(alone, "playouts", 0)
    for helpers in several:
        bot = find_bot(name, 1, state.seat, helpers)
        assert (bot.choose(perspective), getattr(bot, "playouts", 0)) == (answer, playouts)


def test_advice_does_not_depend_on_the_number_of_processes(several: list[Helpers]) -> None:
    state = middle("lords", 1)
    perspective = Perspective(state, state.seat)
    named = (len(state.options) - 1,)
    verdicts = [advise(perspective, 4, 12, named, told=0, helpers=helpers).options for helpers in several]
    assert verdicts[0] == verdicts[1] == verdicts[2] == advise(perspective, 4, 12, named, told=0).options


class Patient:
    """Runs a playout only when every helper has returned something; on a busy machine they would be
    too late to help.
    """

    def __init__(self, runner: PlayoutRunner, helpers: Helpers) -> None:
        self._runner = runner
        self._helpers = helpers

    def play_out(self, seed: int, index: int) -> PlayoutResult:
        for helper in self._helpers.helpers:
            if helper.busy or helper.heard != helper.told:
                wait([helper.line])
        return self._runner.play_out(seed, index)


@pytest.mark.parametrize("game", SETUPS)
def test_a_playout_has_the_same_result_in_every_process(game: str, several: list[Helpers]) -> None:
    state = middle(game, 1)
    perspective = Perspective(state, state.seat)
    plans = find_plans(game).make(state, state.seat, None)
    every = sorted({0, 1, len(state.options) - 1})
    lefts = [every, every, [0, 1], [1]]
    dear = LocalSamples(PlayoutRunner(perspective, plans), Rng(7)).play_next(every, 1)[-1][1]
    limits = [UNLIMITED, WorkLimit(2 * dear, MIN_PLAYOUTS), WorkLimit(dear), WorkLimit(dear // 2)]
    own = LocalSamples(PlayoutRunner(perspective, plans), Rng(7))
    alone = [own.play_next(left, 1, allowed) for left, allowed in zip(lefts, limits, strict=True)]
    for helpers in several:
        before = helpers.played
        patient: Any = Patient(PlayoutRunner(perspective, plans), helpers)
        shared = helpers.samples(perspective, "", patient, Rng(7))
        assert [shared.play_next(left, 1, allowed) for left, allowed in zip(lefts, limits, strict=True)] == alone
        assert (helpers.played > before) == bool(helpers.helpers)


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("level", THINKERS)
def test_helpers_see_no_more_than_the_seat(game: str, level: str, several: list[Helpers]) -> None:
    state = middle(game, 0)
    seat = state.seat
    mine, theirs = Perspective(state, seat), Perspective(twin(state, seat), seat)
    assert mine.save() == theirs.save()  # everything that is sent to them
    name = f"{level}@{TRIALS[game] // 2}"
    found = [find_bot(name, 5, seat, several[1]).choose(each) for each in (mine, theirs)]
    assert found[0] == found[1] == find_bot(name, 5, seat).choose(mine)


@pytest.mark.parametrize("game", SETUPS)
def test_a_perspective_that_was_sent_samples_the_same(game: str) -> None:
    state = middle(game, 1)
    mine = Perspective(state, state.seat)
    sent = Perspective(state.game.load(mine.save()), state.seat)
    assert sent.save() == mine.save()
    assert sent.options == mine.options


@pytest.mark.parametrize("game", SETUPS)
def test_a_sample_costs_the_same_work_in_every_process(game: str) -> None:
    """Cached values of earlier computations do not make a playout shorter here than in a helper process."""
    state = find_game(game).start(SETUPS[game], 2)
    rng = Rng(2)
    while state.outcome is None and state.decisions < 150:
        mine = Perspective(state, state.seat)
        sent = Perspective(state.game.load(mine.save()), state.seat)
        assert looked_at(mine) == looked_at(sent)
        for _ in range(10):
            if state.outcome is None:
                state.choose(rng.below(len(state.options)))


def looked_at(perspective: Perspective) -> list[int]:
    """The numbers of cards that texts have examined after each of the next answers."""
    guess = perspective.sample(Rng(2))
    meter = guess.meter = Meter()
    found: list[int] = []
    while guess.outcome is None and len(found) < 20:
        guess.choose(0)
        found.append(meter.looked)
    return found


def test_a_dead_helper_is_not_needed() -> None:
    state = middle("lords", 1)
    perspective = Perspective(state, state.seat)
    alone = find_bot("warlord@24", 3, state.seat).choose(perspective)
    helpers = Helpers(2)
    first, second = helpers.helpers
    assert first.line.poll(60)
    assert second.line.poll(60)
    first.process.kill()
    first.process.join()
    assert find_bot("warlord@24", 3, state.seat, helpers).choose(perspective) == alone
    assert helpers.helpers == [second]
    helpers.close()
    assert not second.process.is_alive()
    assert find_bot("warlord@24", 3, state.seat, helpers).choose(perspective) == alone
