"""Single effects of a card in words, where one must be told from another: what waits to happen, sides of an "or"."""

from ...effects.joints import Or
from ...invasion.card import Card
from ...invasion.duel import BOOK, KEYWORDS
from ...invasion.library import LIBRARY
from ..phrasebook import Phrasebook
from ..wording.effects import effect_text
from ..wording.speech import Speech
from .cards import word
from .wording import TONGUES
from .wording.ability import ability_text

PART = "/"  # between the key of an ability and the number of one of its effects
KEYWORD = "keyword-"


def effect_words(book: Phrasebook, says: str) -> str:
    """What the key of an ability, or of a part of one, says; "" where there are no words for it."""
    key, _, number = says.partition(PART)
    code = key.partition(":")[0]
    if code.startswith(KEYWORD):
        stat = f"invasion.stat.{code.removeprefix(KEYWORD)}"
        return book.say(stat) if book.has(stat) else ""
    if code not in LIBRARY:
        return ""
    entry, tongue, card = BOOK.find(key), TONGUES[book.language], word(LIBRARY[code])
    if number:
        return tongue.sentence(effect_text(entry.effects[int(number)], Speech(tongue, card)))
    return ability_text(tongue, card, entry.ability) if not entry.floats else ""


def told_apart(card: Card) -> list[str]:
    """The keys of those effects of a card that a player may be asked to choose among."""
    entries = [entry for entry in BOOK.abilities_of(card.code) if entry.ability.effect is not None]
    several = len(entries) + len([stat for stat, _ in card.stats if stat in KEYWORDS]) > 1
    keys = [entry.key for entry in entries] if several else []
    for entry in (BOOK.play_of(card.code), *entries):
        choices = [part for effect in entry.effects if isinstance(effect, Or) for part in effect.effects]
        keys += [f"{entry.key}{PART}{entry.number_of(part)}" for part in choices]
    return keys
