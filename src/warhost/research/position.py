"""A position with OpenSpiel's interface: current player, legal actions and observations.

An action is the index of an option of the current question.  All random events follow from the seed and the actions, so
a position is complete; it can be copied and pickled.
"""

from __future__ import annotations

from typing import Final

from ..bots.series.setups import Series
from ..engine.game import Game
from ..engine.plain import JsonData
from ..engine.rng import Rng
from ..engine.state import SPECTATOR, State
from ..games import find_game
from .features import observed, option_row

__all__ = ["TERMINAL", "Position", "Setups", "restored"]

TERMINAL: Final = -4  # number of the player in a finished game, as OpenSpiel defines it


class Position:
    """A game at a decision, and the actions that led to it."""

    __slots__ = ("history", "state")

    def __init__(self, state: State, history: tuple[int, ...] = ()) -> None:
        self.state = state
        self.history = history

    # --- the rules --------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.state.game.name

    @property
    def players(self) -> int:
        return len(self._sides())

    def is_terminal(self) -> bool:
        return self.state.outcome is not None

    def current_player(self) -> int:
        """The seat that has to decide, counted from 0, or TERMINAL."""
        return TERMINAL if self.is_terminal() else self.state.seat

    def legal_actions(self) -> list[int]:
        return list(range(len(self.state.options)))

    def action_to_string(self, action: int) -> str:
        return self.state.notations()[action]

    def apply_action(self, action: int) -> None:
        self.state.choose(action)
        self.history = (*self.history, action)

    def returns(self) -> list[float]:
        """By seat: 1 for a win, -1 for a loss; 0 for a draw and while the game is running."""
        outcome = self.state.outcome
        if outcome is None or not outcome.winners:
            return [0.0] * self.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.players)]

    def _sides(self) -> list[int]:
        view: JsonData = self.state.view(SPECTATOR)
        return list(view["sides"])

    # --- what a player sees -----------------------------------------------------------------------------------

    def view(self, player: int) -> JsonData:
        """Everything a seat sees, as JSON data."""
        return dict(self.state.view(player))

    def observation_tensor(self, player: int) -> list[float]:
        """The seat's view as numbers."""
        return observed(self.view(player))

    def observation_string(self, player: int) -> str:
        """The seat's view as text: equal for all positions that the seat cannot distinguish."""
        return repr(self.view(player))

    def option_features(self) -> list[list[float]]:
        """A row of numbers for every legal action."""
        return [option_row(each) for each in self.state.notations()]

    def resampled(self, player: int, seed: int) -> Position:
        """A position that the seat cannot distinguish from this one: the cards it cannot see are dealt again."""
        state = self.state.blind(player)
        state.redeal(player, Rng(seed))
        return Position(state, self.history)

    # --- copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        return Position(self.state.clone(), self.history)

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, _: object) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.game, self.state.save(), self.history)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state.save() == other.state.save()

    def __hash__(self) -> int:
        return hash(self.state.save())


def restored(game: str, saved: str, history: tuple[int, ...]) -> Position:
    """A position restored from its saved form."""
    return Position(find_game(game).load(saved), history)


class Setups:
    """The setups of an environment's games: fixed decks and options, or rotating preconstructed decks.

    It is immutable, so all copies of a state share it; its pickle contains the constructor's arguments.
    """

    def __init__(
        self,
        game: str,
        decks: list[str] | None = None,
        options: dict[str, object] | None = None,
        most_actions: int = 1024,
    ) -> None:
        self._made = (game, list(decks or []), dict(options or {}), most_actions)
        self.game: Game = find_game(game)
        self.series = Series(self.game, list(decks or []), dict(options or {}))
        self.players = len(self.series.sides)
        self.most_actions = most_actions  # size of the action space; a question with more options is an error

    def start(self, seed: int) -> Position:
        """A new game; the seed determines all random events."""
        state = self.game.start(self.series.setup(seed), seed)
        state.log = None  # nobody reads the log, and it would keep growing
        return Position(state)

    def __copy__(self) -> Setups:
        return self

    def __deepcopy__(self, _: object) -> Setups:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Setups, self._made

    def actions(self, position: Position) -> int:
        """The number of legal actions, which must fit the action space."""
        count = len(position.state.options)
        if count > self.most_actions:
            raise OverflowError(f"{count} actions are legal here: make the environment with most_actions={2 * count}")
        return count
