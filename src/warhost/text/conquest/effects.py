"""Single effects of a card of Conquest in words, where one must be told from another: abilities, sides of an "or"."""

from ...conquest.card import Card
from ...conquest.duel import BOOK
from ...conquest.library import LIBRARY
from ...effects.joints import Or
from ..phrasebook import Phrasebook
from ..wording.effects import effect_text
from ..wording.speech import Speech
from .cards import word
from .wording import TONGUES
from .wording.ability import ability_text

PART = "/"  # between the key of an ability and the number of one of its effects


def effect_words(book: Phrasebook, says: str) -> str:
    """What the key of an ability, or of a part of one, says; "" where there are no words for it."""
    key, _, number = says.partition(PART)
    code = key.partition(":")[0]
    if code not in LIBRARY:
        return ""
    entry, tongue, card = BOOK.find(key), TONGUES[book.language], word(LIBRARY[code])
    if number:
        return tongue.sentence(effect_text(entry.effects[int(number)], Speech(tongue, card)))
    return ability_text(tongue, card, entry.ability) if not entry.floats else ""


def told_apart(card: Card) -> list[str]:
    """The keys of those effects of a card that a player may be asked to choose among."""
    entries = [entry for entry in BOOK.abilities_of(card.code) if entry.ability.effect is not None]
    keys = [entry.key for entry in entries] if len(entries) > 1 else []
    for entry in entries:
        choices = [part for effect in entry.effects if isinstance(effect, Or) for part in effect.effects]
        keys += [f"{entry.key}{PART}{entry.number_of(part)}" for part in choices]
    return keys
