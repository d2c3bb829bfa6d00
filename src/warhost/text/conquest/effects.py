"""Single effects of a card of Conquest in words, where one must be told from another: abilities, sides of an "or"."""

from typing import Final

from ...conquest.card import Card
from ...conquest.duel import BOOK
from ...conquest.library import LIBRARY
from ..duel.effects import EffectWords, sides
from .cards import word
from .wording import TONGUES
from .wording.ability import ability_text

effect_words: Final = EffectWords(BOOK, LIBRARY, TONGUES, word, ability_text).said


def told_apart(card: Card) -> list[str]:
    """The keys of those effects of a card that a player may be asked to choose among."""
    entries = [entry for entry in BOOK.abilities_of(card.code) if entry.ability.effect is not None]
    return [*([entry.key for entry in entries] if len(entries) > 1 else []), *sides(entries)]
