"""A sample of the meetings of cards with triggers; `python -m tests.invariants.meetings GAME` is the long run."""

import pytest

from tests.conquest.demo import published as conquest_demo
from tests.invariants.meetings import CAUSES, meets, waiting
from tests.invasion.demo import published as invasion_demo

EVERY = 10  # a tenth of the cards for each triggering cause
DEMO = {"invasion": invasion_demo, "conquest": conquest_demo}


@pytest.mark.parametrize("game", ["invasion", "conquest"])
@pytest.mark.parametrize("number", range(5))
def test_invariants_hold_when_triggered_abilities_respond_to_each_other(game: str, number: int) -> None:
    """Settled before responses, responses after the text, ordered once, limits respected, no hand revealed."""
    with DEMO[game]():
        codes = waiting(game)[number::EVERY]
        found = {code: meets(game, code, CAUSES[game][number], number) for code in codes}
    assert len(found) >= 20
    assert {code: each for code, each in found.items() if each} == {}
