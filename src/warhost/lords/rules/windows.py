"""The windows of a turn: moments at which a seat may act or pass.  Deploying and advancing are mandatory."""

from typing import Final

from ...engine.windows import NEVER, STOP, Window, Wish
from .battle import Battle

MOVES_BEFORE: Final = "moves-before"  # moves of mobile units before the deployment (LOW-13.6)
SHOTS: Final = "shots"  # shots of ranged units (LOW-8.9)
MOVES_AFTER: Final = "moves-after"
REINFORCE: Final = "reinforce"  # refilling the hand, when a unit may be recalled instead of drawing a card (LOW-10.2)


def windows(battle: Battle) -> tuple[Window, ...]:
    """The windows of a game; with partners, also those in a partner's turn (LOW-15.F8)."""
    partners: Wish = STOP if battle.seats > len(battle.members) else NEVER
    return (
        Window(MOVES_BEFORE, "moves", STOP, partners, vital=True),
        Window(SHOTS, "shots", STOP, partners, vital=True),
        Window(MOVES_AFTER, "moves", STOP, partners, vital=True),
        Window(REINFORCE, "reinforce"),
    )
