"""The search, independent of games: sequential halving, dropped candidates, mixed levels, and the budget."""

import json
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from tests.bots.test_hidden import SETUPS, middle
from warhost.bots import BOTS, Budget, SearchBot, UnknownBot, bot_rng, find_bot
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
    """Test plans that always choose the last option, and count the requested playouts."""

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
        return 1  # every playout ends at once

    def chance(self, state: State) -> float:
        self.judged += 1
        return len(state.save()) % 97 / 97


def test_only_options_that_certainly_trail_are_dropped() -> None:
    scores = {0: [0.6, 0.7, 0.5, 0.6, 0.7, 0.6], 1: [0.1, 0.2, 0.0, 0.1, 0.2, 0.0], 2: [0.7, 0.5, 0.6, 0.6, 0.6, 0.5]}
    assert still_open([0, 1, 2], scores) == [0, 2]
    assert ranked([2, 1, 0], scores) == [0, 2, 1]


def test_no_option_is_dropped_after_few_playouts() -> None:
    assert still_open([0, 1], {0: [1.0, 1.0], 1: [0.0, 0.0]}) == [0, 1]


def test_of_options_with_equal_results_the_better_evaluated_one_stays() -> None:
    alike = [0.4, 0.6] * 5
    assert still_open([3, 1], {3: alike, 1: alike}) == [3]


def test_a_budget_is_a_number_of_playouts_and_is_kept() -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    toys: list[Toy] = []

    def make(state: State, seat: int, judgement: object) -> Toy:
        toys.append(Toy(state, seat))
        return toys[0]

    bot = SearchBot(bot_rng(3, state.seat), "captain", plans=GamePlans(make, {"captain": Budget(60, 4)}, {}))
    bot.choose(Perspective(state, state.seat))
    assert bot.playouts == toys[0].judged
    assert 20 <= bot.playouts <= 68  # the last round of samples is completed


class Slow(Toy):
    """Test plans whose playouts each evaluate a hundred positions."""

    def chance(self, state: State) -> float:
        self.judged += 99
        return super().chance(state)


def toy_bot(state: State, width: int, effort: int, toy: type[Toy]) -> SearchBot:
    budget = Budget(100, width, effort)
    plans = GamePlans(lambda state, seat, judgement: toy(state, seat), {"captain": budget}, {})
    return SearchBot(bot_rng(3, state.seat), "captain", plans=plans)


def slow_bot(state: State, width: int, effort: int) -> SearchBot:
    return toy_bot(state, width, effort, Slow)


def test_fewer_playouts_run_if_they_are_long() -> None:
    """The work limit leaves a tenth of the playouts, shared by all options."""
    state = LORDS.start(LORDS_SETUP, 3)
    bot = slow_bot(state, 4, 2_000)
    bot.choose(Perspective(state, state.seat))
    assert 6 <= bot.playouts <= 9


@pytest.mark.parametrize("fit", [2, 3, 5, 9, 20])
def test_the_work_limit_holds_even_if_not_all_options_can_be_tried_once(fit: int) -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    bot = slow_bot(state, 8, (fit + 1) * 100 * EVALUATION_COST - 1)
    bot.choose(Perspective(state, state.seat))
    assert fit // 2 < bot.playouts <= fit


class Uneven(Slow):
    """Test plans: from the sixth playout on, each is ten times as long as before."""

    def chance(self, state: State) -> float:
        self.judged += 900 if self.judged >= 500 else 0
        return super().chance(state)


def test_work_beyond_the_limit_is_not_counted_for_unexpectedly_long_playouts() -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    bot = toy_bot(state, 4, 2_000, Uneven)
    bot.choose(Perspective(state, state.seat))
    assert bot.playouts == 4  # the second playout of the second sample would have exceeded it


@pytest.mark.parametrize("game", SETUPS)
def test_a_playout_that_takes_too_long_is_aborted(game: str) -> None:
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
    """Answers take longer with many active texts: the cards that they examine are counted on a
    meter that clones share.
    """
    state = middle(game, 1)
    meter = state.meter = Meter()
    clone = state.clone()
    assert clone.meter is meter
    while clone.outcome is None and meter.looked < GLANCES:
        clone.choose(0)
    assert card_text_cost(meter) > 0


def test_an_analysis_reports_every_option_however_long_playouts_are() -> None:
    state = LORDS.start(LORDS_SETUP, 3)
    verdicts = slow_bot(state, 8, 3 * 100 * EVALUATION_COST).weigh(Perspective(state, state.seat))
    assert sorted([each.index for each in verdicts]) == list(range(len(state.options)))


def test_a_bot_can_have_another_number_of_playouts() -> None:
    assert isinstance(find_bot("warlord@5", 1, 0), SearchBot)
    assert isinstance(find_bot("warlord-1@5", 1, 0), SearchBot)
    for name in ("greedy@5", "warlord@", "warlord@0", "warlord@many", "warlord@-3"):
        with pytest.raises(UnknownBot):
            find_bot(name, 1, 0)


@pytest.mark.parametrize(
    ("game", "playouts", "width", "effort"),
    [("lords", 288, 12, 75_000), ("invasion", 160, 6, 17_000), ("conquest", 160, 6, 11_000)],
)
def test_the_reference_bot_never_changes_and_no_table_lists_it(
    game: str, playouts: int, width: int, effort: int
) -> None:
    assert "warlord-1" not in BOTS
    budget = find_plans(game).budgets["warlord-1"]
    assert (budget.playouts, budget.width, budget.effort) == (playouts, width, effort)
    with pytest.raises(UnknownBot, match="fixed weights"):
        find_bot("warlord-1:1", 1, 0)


def test_the_reference_bot_answers_like_a_warlord_with_the_evaluation_by_hand() -> None:
    state = CONQUEST.start(CONQUEST_SETUP, 3)
    perspective = Perspective(state, state.seat)
    for seed in range(3):
        answers = [find_bot(name, seed, 0).choose(perspective) for name in ("warlord-1@5", "warlord:hand@5")]
        assert answers[0] == answers[1]


def test_a_bot_can_have_other_weights() -> None:
    assert isinstance(find_bot("warlord:hand", 1, 0), SearchBot)
    assert isinstance(find_bot("warlord:hand@5", 1, 0), SearchBot)
    for name in ("greedy:1", "warlord:", "warlord:../1", "warlord:1@0"):
        with pytest.raises(UnknownBot):
            find_bot(name, 1, 0)
    state = LORDS.start(Series(LORDS, [], {}).setup(0), 1)
    with pytest.raises(WarhostError, match="there are no weights 'none'"):
        find_bot("warlord:none", 1, state.seat).choose(Perspective(state, state.seat))


def test_dials_that_are_set_in_secret_cannot_be_foreseen() -> None:
    """CON-7.1: asked repeatedly, a bot does not always choose the same planet, unless one is best in every case."""
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
