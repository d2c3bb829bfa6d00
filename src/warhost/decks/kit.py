"""The decks of one game as command line, terminal and series of games need them."""

from __future__ import annotations

from typing import Any, ClassVar

from ..engine.rng import Rng
from ..engine.state import State
from .files import FORMS
from .mixed import NONE_SOUGHT, Sought

DUEL = 2  # players, and decks, of a game that says nothing else


class DeckKit:
    """A game for two with a deck each; a game that is otherwise says so."""

    head: ClassVar[str]  # how a deck file of the game begins, as in "army: orcs"
    boxed_words: ClassVar[str]  # what the decks of the box are called: "the armies"
    forms: ClassVar[tuple[str, ...]] = FORMS  # in which its decks can be written
    formats: ClassVar[tuple[str, ...]] = ()  # by which its decks can be checked
    mixed_options: ClassVar[dict[str, Any]] = {}  # under which mixed decks may be played

    def boxed(self) -> list[str]:
        """The decks that come with the game, by the names a setup knows them by."""
        return []

    def constructed(self) -> list[str]:
        """Constructed decks that come with the game and can be played, by the names a setup knows them by."""
        return []

    def ready(self, key: str) -> Any:
        """The deck of the box, or the constructed one, of a name."""
        raise NotImplementedError

    def parse(self, text: str, name: str) -> Any:
        """A deck out of the content of a file of that name; BadDeck if it is none."""
        raise NotImplementedError

    def written(self, deck: Any, form: str) -> str:
        """A deck as the content of a file."""
        raise NotImplementedError

    def knows(self, names: list[str]) -> bool:
        """Whether cards of these names, out of a file that tells no game, must be of this one."""
        return False

    def mixed(self, rng: Rng, sought: Sought = NONE_SOUGHT) -> Any:
        """A legal deck mixed by lot out of all cards that can be played, as a setup has it."""
        raise NotImplementedError

    def pool(self) -> list[str]:
        """The codes of all cards that mixed decks are made of."""
        return []

    def played(self, state: State) -> list[str]:
        """The code of a card for each time that it was played, came into play or was used in a game that is over."""
        return []

    def needed(self, options: dict[str, Any]) -> int:
        """How many decks a game with these options needs."""
        return DUEL

    def players(self, options: dict[str, Any]) -> int:
        """How many seats a game with these options has."""
        return DUEL

    def opener(self, options: dict[str, Any]) -> bool:
        """Whether an option says who begins."""
        return True

    def seating(self, options: dict[str, Any], seed: int) -> list[int]:
        """By seat: the place, in the order of the decks, of the player who sits there."""
        return list(range(self.players(options)))

    @property
    def head_word(self) -> str:
        """The word a deck file begins with."""
        return self.head.partition(":")[0]
