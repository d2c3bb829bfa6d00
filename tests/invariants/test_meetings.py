"""A sample of the meetings; `python -m tests.invariants.meetings GAME` is the long form."""

import pytest

from tests.conquest.demo import published as conquest_demo
from tests.invariants.meetings import CAUSES, meets, waiting
from tests.invasion.demo import published as invasion_demo

EVERY = 10  # a tenth of the cards for each cause
DEMO = {"invasion": invasion_demo, "conquest": conquest_demo}


@pytest.mark.parametrize("game", ["invasion", "conquest"])
@pytest.mark.parametrize("number", range(5))
def test_everything_holds_where_cards_that_wait_meet_their_causes(game: str, number: int) -> None:
    """Settled before it is answered, answered after the text, put in order once, limits kept, no hand told of."""
    with DEMO[game]():
        codes = waiting(game)[number::EVERY]
        found = {code: meets(game, code, CAUSES[game][number], number) for code in codes}
    assert len(found) >= 20
    assert {code: each for code, each in found.items() if each} == {}
