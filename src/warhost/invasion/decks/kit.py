"""Decks of Invasion as the command line, the terminal and series of games use them."""

from typing import Final

from ...decks.duel import DuelDecks
from ...decks.mixed import NONE_SOUGHT, Sought
from ...effects.state.finding import code_in
from ...engine.rng import Rng
from ...engine.state import State
from ..library import official
from .constructed import READY
from .deck import NO_DECK, Deck
from .files import FILES
from .lists import FORMATS
from .mixed import homes, mixed_deck
from .starters import STARTERS, starter


class InvasionDecks(DuelDecks[Deck]):
    head = "capital: dwarf"
    boxed_words = "the first-game decks of Invasion"
    formats = tuple(FORMATS)

    def mixed(self, rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
        return mixed_deck(rng, sought)

    def pool(self) -> list[str]:
        """The cards of mixed decks: without banned cards and cards of boards whose rules are unknown."""
        return list(homes())

    def code(self, state: State, card: int) -> str:
        return code_in(state, card)


DECKS: Final = InvasionDecks(FILES, READY, STARTERS, starter, NO_DECK, official)
