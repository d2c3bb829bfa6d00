"""The invariant checker detects damage: for every damaged part of a state, the check for it reports a violation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.helpers import chooser, decisions
from tests.invariants.duels import unsettled
from tests.invariants.games import checker, mixed_setup
from warhost.effects.language.modifier import RuleModifier
from warhost.games import find_game


def without_one(column: dict[int, list[Any]]) -> dict[int, list[Any]]:
    """Remove the first entry of a column."""
    kind = next(iter(column))
    return {**column, kind: column[kind][1:]}


def more(s: Any, column: str) -> None:
    """Increase a number of the first card in play."""
    numbers = list(getattr(s, column))
    numbers[s.in_play()[0]] += 1
    setattr(s, column, numbers)


def keyword(s: Any) -> None:
    s.stats = {**s.stats, 5 << 9 | s.in_play()[0]: 7}


def rule(s: Any) -> None:
    s.in_force = {**s.in_force, RuleModifier: s.in_force[next(iter(s.in_force))]}


def listener(s: Any) -> None:
    s.listeners = without_one(s.listeners)


def actor(s: Any) -> None:
    s.actors = [[*s.actors[0], *s.actors[1], *[each for row in s.listeners.values() for each in row][:1]], []]


def elsewhere(s: Any) -> None:
    s.place[s.deck(0)[0]] ^= 1


def wounded(s: Any) -> None:
    s.damage[s.deck(0)[0]] = 1


def hosted(s: Any) -> None:
    s.host[s.deck(0)[0]] = s.in_play()[0]


def known(s: Any) -> None:
    s.seen[s.discard_pile(0)[0]] = 1


def pending(s: Any) -> None:
    s.changed = True


def forgotten(s: Any) -> None:
    s.seen[s.deck(1)[0]] = 0


DAMAGES: list[tuple[Callable[[Any], None], str]] = [
    (lambda s: more(s, "hit_points"), "hit_points is not"),
    (lambda s: more(s, "kinds"), "kinds is not"),
    (keyword, "stats is not"),
    (rule, "in_force is not"),
    (listener, "listeners is not"),
    (actor, "actors is not"),
    (elsewhere, "believes to be in"),
    (wounded, "is out of play with 1 damage"),
    (hosted, "is out of play and has a host"),
    (known, "lies open and is known to"),
    (pending, "still to be worked out"),
    (forgotten, "has forgotten card"),
]


@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_damage_is_detected(game: str) -> None:
    """In the middle of a game, one damage at a time; without damage nothing is reported."""
    state: Any = find_game(game).start(mixed_setup(game, 2), 2)
    for number in decisions(state, chooser(seed=2)):
        if number >= 60 and not unsettled(state) and state.discard_pile(0) and state.listeners and state.in_force:
            break
    state.seen[state.deck(1)[0]] = 1  # seat 1 has looked at the lowest card of the other deck
    for damage, sentence in DAMAGES:
        checks = checker(state)
        checks.decisions = 1  # not saved, shown or sampled, which is impossible for a damaged state
        assert checks.look(state) == []
        twin = state.clone()
        damage(twin)
        found = checks.look(twin)
        assert [each for each in found if sentence in each], (sentence, found)


def test_a_step_that_changes_is_found() -> None:
    """Clones share steps, so none may change once it is made; each change is reported once."""
    state: Any = find_game("conquest").start(mixed_setup("conquest", 2), 2)
    checks = checker(state)
    assert checks.look(state) == []
    state.steps[0].number += 1
    [told] = checks.look(state)
    assert "has become" in told
    assert checks.look(state) == []
    state.steps[0].number -= 1
