"""Armies as the command line, the terminal and series of games use them."""

from typing import ClassVar, Final

from ...decks.kit import DUEL, DeckKit
from ...decks.mixed import NONE_SOUGHT, Sought
from ...engine.rng import Rng
from ..armies import ARMIES, UNITS
from ..rules.options import read_options
from ..setup import seating
from ..units import RANKS
from . import files
from .deck import Deck, standard


class LordsDecks(DeckKit):
    head = "army: orcs"
    boxed_words = "the armies"
    forms = files.FORMATS
    mixed_options: ClassVar[dict[str, object]] = {"armies": "mercenary"}

    def boxed(self) -> list[str]:
        return list(ARMIES)

    def ready(self, key: str) -> Deck:
        return standard(key)

    def parse(self, text: str, name: str) -> Deck:
        return files.parse(text, name)

    def written(self, deck: Deck, form: str) -> str:
        return files.written(deck, form)

    def needed(self, options: dict[str, object]) -> int:
        """The number of decks: three players have two, because the team shares one (LOW-15.E1)."""
        return read_options(options).decks

    def players(self, options: dict[str, object]) -> int:
        return read_options(options).players

    def opener(self, options: dict[str, object]) -> bool:
        """True if the option "who begins" exists: only in games of two (LOW-3.2)."""
        return self.players(options) == DUEL

    def seating(self, options: dict[str, object], seed: int) -> list[int]:
        """The deck of each seat; the dice may have made the owner of the second deck begin (LOW-3.2)."""
        return seating(read_options(options), seed) if self.opener(options) else super().seating(options, seed)

    def mixed(self, rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
        """A random mercenary army, with cards of any race (LOW-15.D1)."""
        army = list(ARMIES)[rng.below(len(ARMIES))]
        by_rank = {rank: [code for code, unit in UNITS.items() if unit.rank == rank] for rank in RANKS}
        cards = [by_rank[UNITS[code].rank] for code in ARMIES[army].deck()]
        return {"army": army, "cards": [codes[rng.below(len(codes))] for codes in cards]}


DECKS: Final = LordsDecks()
