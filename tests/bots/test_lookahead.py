"""Lookahead is limited to a number of positions, however many answers a text allows."""

from __future__ import annotations

import pytest

from tests.bots.test_search import LORDS_SETUP, Toy
from warhost.bots import Budget, SearchBot, bot_rng
from warhost.bots.duel import IN_PASSING
from warhost.bots.evaluation import EVALUATION_COST, LISTED, effort
from warhost.bots.greedy import LOOKS, GreedyBot
from warhost.bots.invasion.plans import InvasionPlans
from warhost.bots.invasion.search_evaluation import InvasionSearchEvaluation, has_pending_effect
from warhost.bots.invasion.static_evaluation import RESOURCE
from warhost.bots.lookahead import FEWEST, NO_LIMIT, after, evenly_spaced, greedy_choice, option_values, passed_through
from warhost.bots.plans import GamePlans
from warhost.bots.playouts import LOOKAHEAD_LIMIT, PlayoutRunner
from warhost.bots.search import CANDIDATE_SHARE
from warhost.engine import Perspective, Rng, State
from warhost.invasion import INVASION
from warhost.invasion.state import InvasionState
from warhost.lords import LORDS


def revealing(cards: int) -> InvasionState:
    """A unit that deals damage for every card revealed from a hand, with one question per card."""
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital", "window": "capital"},
            "seat 1": {
                "capital": "empire",
                "hand": ["Spawn of Sotek", *["Chameleon Stalker"] * cards],
                "resources": 9,
            },
            "seat 2": {"capital": "orc", "battlefield": ["Boar Boyz"] * 3},
        }
    )
    for answer in ("play Spawn of Sotek > battlefield", "use Spawn of Sotek", "target Boar Boyz"):
        state.choose(answer)
    assert isinstance(state, InvasionState)
    assert len(state.options) == cards + 1
    return state


@pytest.mark.parametrize("looks", [20, 60, 120])
def test_the_number_of_examined_positions_is_limited(looks: int) -> None:
    state = revealing(14)
    free, limited = InvasionSearchEvaluation(state, 0), InvasionSearchEvaluation(state, 0)
    option_values(state, free, NO_LIMIT)
    tried, _ = option_values(state, limited, looks)
    assert free.work > 40 * EVALUATION_COST * looks  # without the limit there would be many
    assert limited.work < free.work // 6
    assert tried[0] == 0
    assert len(tried) <= max(FEWEST, looks // FEWEST)


def test_greedy_keeps_to_its_limit() -> None:
    """Regression test: without the limit, an answer in a game with mixed decks took ten seconds with compiled rules."""
    state = revealing(24)
    free, limited = InvasionSearchEvaluation(state, 0), InvasionSearchEvaluation(state, 0)
    option_values(state, free, NO_LIMIT)
    bot = GreedyBot(Rng(1), lambda state, seat: limited)
    assert 0 <= bot.choose(Perspective(state, 0)) < len(state.options)
    assert free.work > 4 * EVALUATION_COST * LOOKS
    assert limited.work < 2 * EVALUATION_COST * LOOKS


def test_an_unreached_limit_has_no_effect() -> None:
    state = revealing(5)
    assert option_values(state, InvasionSearchEvaluation(state, 0), 400) == option_values(
        state, InvasionSearchEvaluation(state, 0), NO_LIMIT
    )


def test_a_playout_question_is_answered_well_within_the_limit() -> None:
    """Cards are revealed one by one until the damage destroys the target, and no more."""
    state = revealing(14)
    shown = 0
    while state.notations()[found := greedy_choice(state, InvasionSearchEvaluation(state, 0), IN_PASSING)] != "done":
        shown += 1
        state.choose(found)
    target = next(card for card in state.in_play() if state.name_of(card) == "Boar Boyz")
    assert shown == state.hit_points[target]


def test_skipped_options_are_between_those_that_are_tried() -> None:
    assert evenly_spaced([3, 5, 7], 3) == [3, 5, 7]
    assert evenly_spaced(list(range(10)), 4) == [0, 2, 5, 7]
    assert evenly_spaced(list(range(10)), 1) == [0]


def test_finding_candidates_counts_as_work_and_is_limited() -> None:
    """Finding candidates takes at most half of the work of a decision; the rest is for playouts."""
    state = revealing(14)
    looks: list[int] = []

    class Sparing(Toy):
        def candidates(self, state: State, most: int, looks_left: int) -> list[int]:
            looks.append(looks_left)
            return super().candidates(state, most, looks_left)

    budget = Budget(20, 4, effort=4000)
    plans = GamePlans(lambda state, seat, judgement: Sparing(state, seat), {"warlord": budget}, {})
    start = LORDS.start(LORDS_SETUP, 3)
    SearchBot(bot_rng(3, start.seat), "warlord", plans=plans).choose(Perspective(start, start.seat))
    assert looks == [budget.effort // (CANDIDATE_SHARE * EVALUATION_COST)]
    found = InvasionPlans(state, 0)
    found.candidates(state, 6, looks[0])
    assert EVALUATION_COST < found.work < budget.effort
    free = InvasionPlans(state, 0)
    free.candidates(state, 6, NO_LIMIT)
    assert free.work > 2 * budget.effort


def test_the_work_of_an_evaluation_includes_resolving_pending_effects() -> None:
    state = INVASION.start({"decks": ["empire", "orc"], "options": {"first": "1"}}, 3)
    assert isinstance(state, InvasionState)
    rng = Rng(3)
    while not has_pending_effect(state):
        state.choose(rng.below(len(state.options)))
    plans = InvasionPlans(state, 0)
    plans.chance(state)
    resolver = InvasionSearchEvaluation(state, 0).resolver
    before = resolver.work
    resolver.resolved(state)
    assert plans.work == EVALUATION_COST + resolver.work - before > EVALUATION_COST


def test_answers_and_their_options_on_the_way_to_a_position_count_as_work() -> None:
    """Cards are revealed one by one; a player who stops at once sees all of them as options, and passes once."""
    for cards in (7, 70):
        state = revealing(cards)
        evaluation = InvasionSearchEvaluation(state, 0)
        shown = after(state, 1)
        assert evaluation.continues_plan(shown)
        passed = passed_through(shown, evaluation)
        assert evaluation.work == effort(passed)
        assert effort(shown) == 1 + len(shown.options) // LISTED >= 1 + cards // LISTED


@pytest.mark.parametrize("powers", [0, 2, 3])
@pytest.mark.parametrize(("phase", "spent"), [("beginning", 0), ("kingdom", 2), ("quest", 2), ("capital", 2)])
def test_passing_is_evaluated_without_the_gains_of_the_next_phase(phase: str, spent: int, powers: int) -> None:
    """Wasting two resources is the only loss, however many cards the next phase gives; at the beginning of a turn
    nothing is lost, because unspent resources are returned (INV-5.7).
    """
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": phase, "window": phase},
            "seat 1": {
                "capital": "dwarf",
                "quest": ["Runesmith", *["Hammerer of Karak Azul"] * powers],
                "resources": 5,
                "deck": ["A Glorious Death"] * 60,
            },
            "seat 2": {"capital": "orc", "battlefield": ["Boar Boyz"], "deck": ["Boar Boyz"] * 40},
        }
    )
    assert isinstance(state, InvasionState)
    plans = InvasionPlans(state, 0)
    tried, values = option_values(state, plans.evaluation_of(state), NO_LIMIT)
    seen = {state.notations()[index]: value for index, value in zip(tried, values, strict=True)}
    lost = seen["pass"] - seen["use Runesmith > Boar Boyz"]
    assert lost == pytest.approx(spent * RESOURCE)


class Laborious:
    """An evaluation for which every position costs as much as a hundred ordinary ones."""

    def __init__(self) -> None:
        self.judged = 0
        self.work = 0

    def value(self, state: State) -> float:
        self.judged += 1
        self.work += 100 * EVALUATION_COST
        return float(state.decisions)

    def continues_plan(self, state: State) -> bool:
        return False

    def options_to_try(self, state: State) -> list[int]:
        return list(range(len(state.options)))


def test_fewer_expensive_positions_are_examined() -> None:
    state = revealing(40)
    dear = Laborious()
    tried, _ = option_values(state, dear, 1000)
    assert tried == [0, *evenly_spaced(list(range(1, 41)), 9)]
    assert dear.judged == 10


def test_an_expensive_playout_continues_without_lookahead() -> None:
    start = LORDS.start(LORDS_SETUP, 3)
    hurries: list[bool] = []
    answers: list[int] = []

    class Looking(Toy):
        def chance(self, state: State) -> float:
            answers.append(effort(state))
            return super().chance(state)

        def policy_choice(self, state: State, rng: Rng, hurried: bool = False) -> int:
            hurries.append(hurried)
            answers.append(effort(state))
            self.judged += 0 if hurried else 300 // EVALUATION_COST
            return 0

        def moment(self, state: State) -> int:
            return len(hurries) // 10  # a playout has ten answers

    _, work = PlayoutRunner(Perspective(start, start.seat), Looking(start, start.seat)).play_out(5, 0)
    looked = LOOKAHEAD_LIMIT // 300 + 1
    assert hurries == [False] * looked + [True] * (10 - looked)
    assert len(answers) == 11
    assert work == looked * 300 + sum(answers) + EVALUATION_COST
