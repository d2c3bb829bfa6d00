"""The only way from a bot to a game: what one seat knows, and fair guesses at the rest."""

from ..rng import Rng
from ..state import State


class Perspective:
    """A seat's knowledge at its decision.

    It is made from a blinded clone: the truth about hidden cards is not in here, so no bot can look at it.
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
        """What the seat knows as text, for another process: a perspective of the state it holds is the same one."""
        return self._blind.save()

    def sample(self, rng: Rng) -> State:
        """A whole state that could be the true one: hidden cards dealt anew, everything seen kept."""
        state = self._blind.clone()
        state.redeal(self.seat, rng)
        return state
