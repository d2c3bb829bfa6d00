"""Texts of single effects of a card, for questions between pending effects or the sides of an "or"."""

from typing import Final

from ...invasion.card import Card
from ...invasion.duel import BOOK, KEYWORDS
from ...invasion.library import LIBRARY
from ..duel.effects import EffectWords
from ..phrasebook import Phrasebook
from .cards import word
from .wording import RENDERERS
from .wording.ability import ability_text

KEYWORD: Final = "keyword-"
WORDS: Final = EffectWords(BOOK, LIBRARY, RENDERERS, word, ability_text)


def effect_words(book: Phrasebook, says: str) -> str:
    """The text for the key of an ability, of one of its effects, or of a keyword; "" if there is no phrase for it."""
    if says.startswith(KEYWORD):
        stat = f"invasion.stat.{says.partition(':')[0].removeprefix(KEYWORD)}"
        return book.say(stat) if book.has(stat) else ""
    return WORDS.said(book, says)


def told_apart(card: Card) -> list[str]:
    """The keys of effects between which a player may have to choose: a tactic's text, abilities, keywords."""
    waiting = len([stat for stat, _ in card.stats if stat in KEYWORDS])
    return WORDS.told_apart(card, (BOOK.play_of(card.code),), waiting)
