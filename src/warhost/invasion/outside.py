"""What is asked of a game of Invasion from outside, and who answers it.  It is loaded when somebody asks."""

from typing import Final

from ..effects.outside import Outside
from .positions.expectation import EXPECTING, drawn
from .positions.position import placed
from .rules.actions.naming import OPENINGS
from .rules.actions.reasons import actions, refusal
from .rules.actions.requirements import GAME_GOES_ON
from .rules.actions.stops import WINDOWS
from .saving import columns
from .secrets import SECRETS
from .view import shown, view

OUTSIDE: Final = Outside(
    columns,
    view,
    shown,
    refusal,
    actions,
    WINDOWS,
    OPENINGS,
    SECRETS,
    GAME_GOES_ON,
    "INV-32.1",
    placed,
    EXPECTING.differences,
    drawn,
)
