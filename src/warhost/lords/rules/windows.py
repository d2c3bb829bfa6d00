"""The windows of a turn: what a seat may do or let be.  Deploying and advancing are duties, so they are none."""

from typing import Final

from ...engine.windows import NEVER, STOP, Window, Wish
from .battle import Battle

MOVES_BEFORE: Final = "moves-before"  # LOW-13.6, before the deployment
SHOTS: Final = "shots"  # LOW-8.9
MOVES_AFTER: Final = "moves-after"
REINFORCE: Final = "reinforce"  # LOW-10.2: where a unit could be recalled instead of drawing


def windows(battle: Battle) -> tuple[Window, ...]:
    """In the turn of a partner the other partners are asked for their own units too (LOW-15.F8)."""
    partners: Wish = STOP if battle.seats > len(battle.members) else NEVER
    return (
        Window(MOVES_BEFORE, "moves", STOP, partners, vital=True),
        Window(SHOTS, "shots", STOP, partners, vital=True),
        Window(MOVES_AFTER, "moves", STOP, partners, vital=True),
        Window(REINFORCE, "reinforce"),
    )
