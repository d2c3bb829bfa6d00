"""The game-independent engine.  It imports no game, and only the standard library."""

from .errors import WarhostError
from .events import Event
from .game import Game
from .history.journal import Header, Journal
from .history.match import Match
from .moves import Move
from .outcome import Outcome
from .requirements import Refusal, Requirement
from .rng import Rng
from .scenarios.scenario import Failure, Scenario
from .state import SPECTATOR, State
from .steps import Question, Step
from .views.perspective import Perspective

__all__ = [
    "SPECTATOR",
    "Event",
    "Failure",
    "Game",
    "Header",
    "Journal",
    "Match",
    "Move",
    "Outcome",
    "Perspective",
    "Question",
    "Refusal",
    "Requirement",
    "Rng",
    "Scenario",
    "State",
    "Step",
    "WarhostError",
]
