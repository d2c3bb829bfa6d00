"""Decks of Invasion as command line, terminal and series of games need them."""

from typing import Any, Final, cast

from ...decks.kit import DeckKit
from ...engine.rng import Rng
from ...engine.state import State
from ..library import official
from ..state import InvasionState
from . import files
from .constructed import READY
from .deck import NO_DECK, Deck
from .lists import FORMATS
from .starters import STARTERS, starter

ACTING: Final = ("plays", "deploys", "entered", "uses", "resolves", "triggers")  # events in which a card does something


class InvasionDecks(DeckKit):
    head = "capital: dwarf"
    boxed_words = "the first-game decks of Invasion"
    formats = tuple(FORMATS)

    def boxed(self) -> list[str]:
        return list(STARTERS)

    def constructed(self) -> list[str]:
        return READY.playable

    def ready(self, key: str) -> Deck:
        return READY.deck(key) if key in READY.all else starter(key)

    def parse(self, text: str, name: str) -> Deck:
        return files.parse(text, name)

    def written(self, deck: Deck, form: str) -> str:
        return files.written(deck, form)

    def mixed(self, rng: Rng) -> dict[str, Any]:
        from .mixed import mixed_deck

        return mixed_deck(rng)

    def pool(self) -> list[str]:
        return [code for code, card in official().items() if card.playable and card.kind not in NO_DECK]

    def played(self, state: State) -> list[str]:
        duel = cast(InvasionState, state).duel
        cards = [event.card for event in state.log or [] if event.kind in ACTING]
        return [duel.code(card) for card in cards if 0 <= card < duel.cards]


DECKS: Final = InvasionDecks()
