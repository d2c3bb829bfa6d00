"""The search itself, which knows no game: halving, giving up what trails, mixtures, and its budget."""

import json
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from tests.bots.test_hidden import SETUPS, middle
from warhost.bots import Budget, SearchBot, UnknownBot, bot_rng, find_bot
from warhost.bots.evaluation import EVALUATION_COST, GLANCES, card_text_cost
from warhost.bots.levels import check_bot
from warhost.bots.plans import GamePlans, find_plans
from warhost.bots.playouts import PlayoutRunner
from warhost.bots.search import ranked, still_open
from warhost.bots.series.setups import Series
from warhost.conquest import CONQUEST
from warhost.engine import Perspective, Rng, State
from warhost.engine.errors import WarhostError
from warhost.engine.meter import Meter
from warhost.games import find_game
from warhost.lords import LORDS

LORDS_SETUP = {"decks": ["elves", "undead"], "options": {"first": "1"}}
CONQUEST_SETUP = {"decks": ["orks", "space-marines"], "options": {"first": "1"}}


class Toy:
    """Plans that always want the last option, and count the playouts they are asked for."""

    def __init__(self, state: State, seat: int) -> None:
        self.judged = 0

    @property
    def work(self) -> int:
        return EVALUATION_COST * self.judged

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        return list(range(len(state.options)))[:most]

    def policy_choice(self, state: State, rng: Rng, hurried: bool = False) -> int:
        return 0

    def horizon(self, state: State) -> int:
        return 1

    def moment(self, state: State) -> int:
        return 1  # every playout is over at once

    def chance(self, state: State) -> float:
        self.judged += 1
        return len(state.save()) % 97 / 97


def test_options_that_surely_trail_are_given_up_and_those_that_may_lead_are_not() -> None:
    scores = {0: [0.6, 0.7, 0.5, 0.6, 0.7, 0.6], 1: [0.1, 0.2, 0.0, 0.1, 0.2, 0.0], 2: [0.7, 0.5, 0.6, 0.6, 0.6, 0.5]}
    assert still_open([0, 1, 2], scores) == [0, 2]
    assert ranked([2, 1, 0], scores) == [0, 2, 1]


def test_nobody_is_given_up_on_the_strength_of_a_few_trials() -> None:
    assert still_open([0, 1], {0: [1.0, 1.0], 1: [0.0, 0.0]}) == [0, 1]


def test_of_options_that_never_made_a_difference_the_one_that_looked_better_stays() -> None:
    alike = [0.4, 0.6] * 5
    assert still_open([3, 1], {3: alike, 1: alike}) == [3]


def test_a_budget_is_a_number_of_trials_and_is_kept() -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    toys: list[Toy] = []

    def make(state: State, seat: int, judgement: object) -> Toy:
        toys.append(Toy(state, seat))
        return toys[0]

    bot = SearchBot(bot_rng(3, state.seat), "captain", plans=GamePlans(make, {"captain": Budget(60, 4)}, {}))
    bot.choose(Perspective(state, state.seat))
    assert bot.playouts == toys[0].judged
    assert 20 <= bot.playouts <= 68  # the last round of guesses is played to its end


class Slow(Toy):
    """Each playout judges a hundred positions."""

    def chance(self, state: State) -> float:
        self.judged += 99
        return super().chance(state)


def toy_bot(state: State, width: int, effort: int, toy: type[Toy]) -> SearchBot:
    budget = Budget(100, width, effort)
    plans = GamePlans(lambda state, seat, judgement: toy(state, seat), {"captain": budget}, {})
    return SearchBot(bot_rng(3, state.seat), "captain", plans=plans)


def slow_bot(state: State, width: int, effort: int) -> SearchBot:
    return toy_bot(state, width, effort, Slow)


def test_where_trials_are_long_there_are_fewer_of_them() -> None:
    """The limit of work leaves a tenth of the playouts, shared by all options."""
    state = LORDS.start(LORDS_SETUP, 3)
    bot = slow_bot(state, 4, 2_000)
    bot.choose(Perspective(state, state.seat))
    assert 6 <= bot.playouts <= 9


@pytest.mark.parametrize("fit", [2, 3, 5, 9, 20])
def test_a_decision_keeps_its_limit_of_work_even_where_not_all_options_can_be_tried_once(fit: int) -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    bot = slow_bot(state, 8, (fit + 1) * 100 * EVALUATION_COST - 1)
    bot.choose(Perspective(state, state.seat))
    assert fit // 2 < bot.playouts <= fit


class Uneven(Slow):
    """From the sixth playout on, each is ten times as long as before."""

    def chance(self, state: State) -> float:
        self.judged += 900 if self.judged >= 500 else 0
        return super().chance(state)


def test_what_takes_longer_than_those_before_is_not_counted_beyond_the_limit() -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    bot = toy_bot(state, 4, 2_000, Uneven)
    bot.choose(Perspective(state, state.seat))
    assert bot.playouts == 4  # of the second guess, the second playout would have passed it


@pytest.mark.parametrize("game", SETUPS)
def test_a_trial_that_takes_too_long_is_broken_off_on_its_way(game: str) -> None:
    state = middle(game, 1)
    perspective = Perspective(state, state.seat)
    plans = find_plans(game).make(state, state.seat, None)
    runner = PlayoutRunner(perspective, plans)
    chance, work = runner.play_out(5, 0)
    assert runner.play_out(5, 0, work) == (chance, work)
    before = plans.work
    _, broken = runner.play_out(5, 0, work // 4)
    assert work // 4 < broken < work
    assert plans.work - before < work


@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_cards_that_texts_look_at_are_work(game: str) -> None:
    """Where many texts are at work an answer takes longer: their glances count, on a meter that clones share."""
    state = middle(game, 1)
    meter = state.meter = Meter()
    clone = state.clone()
    assert clone.meter is meter
    while clone.outcome is None and meter.looked < GLANCES:
        clone.choose(0)
    assert card_text_cost(meter) > 0


def test_who_asks_what_a_bot_thinks_hears_of_every_option_however_long_trials_are() -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    verdicts = slow_bot(state, 8, 3 * 100 * EVALUATION_COST).weigh(Perspective(state, state.seat))
    assert sorted([each.index for each in verdicts]) == list(range(len(state.options)))


def test_a_bot_may_be_given_trials_of_its_own() -> None:
    assert isinstance(find_bot("warlord@5", 1, 0), SearchBot)
    for name in ("greedy@5", "warlord@", "warlord@0", "warlord@many", "warlord@-3"):
        with pytest.raises(UnknownBot):
            find_bot(name, 1, 0)


def test_a_bot_may_be_given_weights_of_its_own() -> None:
    assert isinstance(find_bot("warlord:hand", 1, 0), SearchBot)
    assert isinstance(find_bot("warlord:hand@5", 1, 0), SearchBot)
    for name in ("greedy:1", "warlord:", "warlord:../1", "warlord:1@0"):
        with pytest.raises(UnknownBot):
            find_bot(name, 1, 0)
    state = LORDS.start(Series(LORDS, [], {}).setup(0), 1)
    with pytest.raises(WarhostError, match="there are no weights 'none'"):
        find_bot("warlord:none", 1, state.seat).choose(Perspective(state, state.seat))


def test_dials_that_are_set_in_secret_cannot_be_foreseen() -> None:
    """CON-7.1: asked again and again, it does not always dial the same planet, unless one is best whatever happens."""
    varied = 0
    for game in range(1, 7):
        state = CONQUEST.start(CONQUEST_SETUP, game)
        rng = Rng(2)
        while type(state.question).__name__ != "Dial":
            state.choose(rng.below(len(state.options)))
        perspective = Perspective(state, state.seat)
        varied += len({find_bot("warlord@10", seed, 0).choose(perspective) for seed in range(6)}) > 1
    assert varied >= 4


def test_weights_that_a_game_does_not_have_are_refused_when_they_are_named() -> None:
    check_bot("warlord:1@20", "conquest")
    check_bot("captain:hand", "lords")
    for name, game in (("warlord:9", "conquest"), ("captain:1", "lords")):
        with pytest.raises(WarhostError, match="there are no weights"):
            check_bot(name, game)


@pytest.mark.parametrize(
    "file", sorted((files("warhost.bots") / "weights").iterdir(), key=str), ids=lambda file: file.name
)
def test_every_version_that_ships_can_be_played_with(file: Traversable) -> None:
    game, _, version = file.name.removesuffix(".json").rpartition("-")
    assert json.loads(file.read_text(encoding="utf-8"))["version"] == version
    state = find_game(game).start(Series(find_game(game), [], {}).setup(0), 5)
    bot = find_bot(f"captain:{version}@2", 5, state.seat)
    assert 0 <= bot.choose(Perspective(state, state.seat)) < len(state.options)
