"""The decks of one game, as the command line, the terminal and series of games use them."""

from __future__ import annotations

from typing import Any, ClassVar

from ..engine.rng import Rng
from ..engine.state import State
from .files import FORMS
from .mixed import NONE_SOUGHT, Sought

DUEL = 2  # the number of players, and of decks, unless a game defines another


class DeckKit:
    """A two-player game with one deck each; other games override this."""

    head: ClassVar[str]  # the key at the start of a deck file, such as "army" in "army: orcs"
    boxed_words: ClassVar[str]  # how messages call the decks of the box, such as "the armies"
    forms: ClassVar[tuple[str, ...]] = FORMS  # forms in which a deck of this game can be written
    formats: ClassVar[tuple[str, ...]] = ()  # formats of play for which a deck can be checked
    mixed_options: ClassVar[dict[str, object]] = {}  # game options that mixed decks need

    def boxed(self) -> list[str]:
        """The names of the decks that come with the game, as in a setup."""
        return []

    def constructed(self) -> list[str]:
        """The names of the playable constructed decks that come with the game, as in a setup."""
        return []

    def ready(self, key: str) -> Any:
        """The boxed or constructed deck with this name."""
        raise NotImplementedError

    def parse(self, text: str, name: str) -> Any:
        """A deck from the content of a file with that name; BadDeck if it is invalid."""
        raise NotImplementedError

    def written(self, deck: Any, form: str) -> str:
        """A deck as the content of a file."""
        raise NotImplementedError

    def knows(self, names: list[str]) -> bool:
        """True if these names of cards can only come from this game; for files that do not name their game."""
        return False

    def mixed(self, rng: Rng, sought: Sought = NONE_SOUGHT) -> Any:
        """A legal random deck of all playable cards, as a setup has it."""
        raise NotImplementedError

    def pool(self) -> list[str]:
        """The codes of all cards used in mixed decks."""
        return []

    def played(self, state: State) -> list[str]:
        """The code of a card for each time that it was played, entered play or was used in a finished game."""
        return []

    def needed(self, options: dict[str, object]) -> int:
        """The number of decks that a game with these options needs."""
        return DUEL

    def players(self, options: dict[str, object]) -> int:
        """The number of seats of a game with these options."""
        return DUEL

    def opener(self, options: dict[str, object]) -> bool:
        """True if an option decides who begins."""
        return True

    def seating(self, options: dict[str, object], seed: int) -> list[int]:
        """For each seat, the index of its player in the order of the decks."""
        return list(range(self.players(options)))

    def settled(self, options: dict[str, object], seed: int) -> dict[str, object]:
        """The options as a setup has them, after random ones have been drawn."""
        return options

    @property
    def head_word(self) -> str:
        """The first key of a deck file."""
        return self.head.partition(":")[0]
