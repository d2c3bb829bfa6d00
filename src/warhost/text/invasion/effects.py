"""Single effects of a card in words, where a question must distinguish them: what waits to happen, sides of an "or"."""

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
    """What the key of an ability, of a part of one, or of a keyword says; "" where there are no words for it."""
    if says.startswith(KEYWORD):
        stat = f"invasion.stat.{says.partition(':')[0].removeprefix(KEYWORD)}"
        return book.say(stat) if book.has(stat) else ""
    return WORDS.said(book, says)


def told_apart(card: Card) -> list[str]:
    """What a player may be asked to choose among: the text of a tactic, abilities, keywords that wait."""
    waiting = len([stat for stat, _ in card.stats if stat in KEYWORDS])
    return WORDS.told_apart(card, (BOOK.play_of(card.code),), waiting)
