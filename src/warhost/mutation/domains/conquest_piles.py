"""Domain of Conquest cards in hands, decks and discard piles: all official cards with their printed facts.

Events in play do not change cards in a pile, so two selectors of such cards are compared on every official card.
"""

from __future__ import annotations

from typing import Final

from ...conquest.card import FACTION_NUMBERS, KIND_BITS, Card
from ...conquest.language.select import PrintedKind, WithLabel
from ...conquest.library import LIBRARY
from ...conquest.words import ARMY, ATTACHMENT, EVENT, FACTION_KEYS, SUPPORT, SYNAPSE
from ...effects.language.numbers import CostAtLeast, CostAtMost
from ...effects.language.select import Everything, Selector
from ...effects.language.sets import InDiscard, InHand, Named, OfFaction, OfKind, OfTrait, Unique
from .equivalence import Domain

IN_PILE: Final = 1 << 40  # flag: the value is the number of an official card in a pile, not a kind
IN_OWN_HAND: Final = IN_PILE | 1 << 41  # ... in the hand of the player whose card has the text
CARDS: Final = tuple(LIBRARY.official().values())


def _cards_of(kinds: int, mark: int = IN_PILE) -> tuple[int, ...]:
    return tuple([mark | at for at, card in enumerate(CARDS) if KIND_BITS[card.kind] & kinds])


IN_DECKS: Final = ARMY | ATTACHMENT | SUPPORT | EVENT
HELD: Final = Domain(
    _cards_of(IN_DECKS), "no official card of a hand or a deck, which hold no warlords and tokens, differs (CON-18.1)"
)
DISCARDED: Final = Domain(
    _cards_of(IN_DECKS | SYNAPSE),
    "no official card of a discard pile, which holds no warlords and tokens, differs (CON-12.2, CON-12.3)",
)
FROM_HAND: Final = Domain(
    _cards_of(IN_DECKS, IN_OWN_HAND),
    "only cards in their player's hand are deployed in the combat phase or used as shields (CON-11.4, CON-15.3)",
)


def is_in_pile(kind: int) -> bool:
    return kind & IN_PILE != 0


def truth(word: Selector, kind: int) -> bool | None:
    """True if a selector contains a card in a pile; None if its printed facts do not decide that."""
    if isinstance(word, InHand) and kind & IN_OWN_HAND == IN_OWN_HAND:
        return not word.opponents
    card = CARDS[kind & ~IN_OWN_HAND]
    if isinstance(word, Everything):
        return True
    if isinstance(word, (OfKind, PrintedKind)):
        return word.kinds & KIND_BITS[card.kind] != 0
    if isinstance(word, (InHand, InDiscard)):
        return None
    return _is_printed(word, card)


def _is_printed(word: Selector, card: Card) -> bool | None:
    if isinstance(word, Named):
        return card.name == word.title
    if isinstance(word, OfFaction):
        return FACTION_NUMBERS[card.faction or FACTION_KEYS[0]] == word.faction
    if isinstance(word, OfTrait):
        return word.trait in card.traits
    if isinstance(word, WithLabel):
        return word.label in card.labels
    if isinstance(word, Unique):
        return card.unique
    if isinstance(word, CostAtMost) and isinstance(word.most, int):
        return card.cost is not None and card.cost <= word.most
    if isinstance(word, CostAtLeast) and isinstance(word.least, int):
        return card.cost is not None and card.cost >= word.least
    return None
