"""Decks of Conquest as the command line, the terminal and series of games use them."""

from typing import Final

from ...decks.duel import DuelDecks
from ...decks.mixed import NONE_SOUGHT, Sought
from ...effects.state.finding import code_in
from ...engine.events import Event
from ...engine.rng import Rng
from ...engine.state import State
from ..library import official
from ..sectors import RANDOM, settled_sector
from .constructed import READY
from .deck import FORMATS, NO_DECK, Deck
from .files import FILES
from .mixed import mixed_deck
from .pool import synapses, warlords
from .starters import STARTERS, starter


class ConquestDecks(DuelDecks[Deck]):
    head = "warlord: Nazdreg"
    boxed_words = "the learning decks of Conquest"
    formats = tuple(FORMATS)

    def knows(self, names: list[str]) -> bool:
        """True if one of the cards is a warlord of Conquest."""
        return any(self.files.find_code(name) in warlords() for name in names)

    def mixed(self, rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
        return mixed_deck(rng, sought)

    def settled(self, options: dict[str, object], seed: int) -> dict[str, object]:
        """The options with the sector that was drawn, if it is a random one (COM-6.2)."""
        if options.get("sector") != RANDOM:
            return options
        return {**options, "sector": settled_sector(RANDOM, seed)}

    def acts(self, state: State, event: Event) -> bool:
        """True if a synapse unit commits, which counts as playing it, because it starts in play (CON-19.1)."""
        return event.kind == "committed" and self.code(state, event.card) in synapses()

    def code(self, state: State, card: int) -> str:
        return code_in(state, card)


DECKS: Final = ConquestDecks(FILES, READY, STARTERS, starter, NO_DECK, official)
