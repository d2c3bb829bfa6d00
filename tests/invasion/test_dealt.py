"""A guess at hidden cards knows every fact that the true game knows."""

from warhost.engine import Perspective, Rng
from warhost.invasion import INVASION
from warhost.invasion.duel import Dealt
from warhost.invasion.state import InvasionState


def facts(duel: object) -> set[str]:
    return {name for kind in type(duel).__mro__ for name in dir(kind)} | set(getattr(duel, "__dict__", ()))


def test_a_guess_has_all_the_facts() -> None:
    state = INVASION.start({"decks": ["orc", "empire"], "options": {"first": "1"}}, 3)
    guess = Perspective(state, state.seat).sample(Rng(5))
    assert isinstance(state, InvasionState)
    assert isinstance(guess, InvasionState)
    assert isinstance(guess.duel, Dealt)
    for name in sorted(facts(state.duel)):
        getattr(guess.duel, name)  # AttributeError names the fact that was forgotten
