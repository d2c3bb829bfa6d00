"""The interface between bots and games: what one seat knows, and fair samples of the rest."""

from ..rng import Rng
from ..state import State


class Perspective:
    """A seat's knowledge at its decision.

    It is made from a blinded clone: the truth about hidden cards is not in it, so no bot can read it.
    """

    __slots__ = ("_blind", "options", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._blind = state.blind(seat)
        self.seat = seat
        self.options: list[int] = self._blind.options if state.seat == seat else []

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._blind.game.name

    def view(self) -> dict[str, object]:
        """What the seat sees."""
        return self._blind.view(self.seat)

    def notations(self) -> list[str]:
        """The options in notation."""
        return self._blind.notations() if self.options else []

    def save(self) -> str:
        """The seat's knowledge as text, for another process: a perspective of the restored state is equal."""
        return self._blind.save()

    def sample(self, rng: Rng) -> State:
        """A full state that could be the true one: hidden cards are dealt again, everything seen is kept."""
        state = self._blind.clone()
        state.redeal(self.seat, rng)
        return state
