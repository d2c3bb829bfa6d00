"""The domains of sets in Invasion's card texts: by occurrence, by verb, by pile, each with its rule."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..effects.language.abilities import When
from ..effects.language.select import Both, Everything, Selector
from ..effects.language.sets import InDiscard, InHand, Named, OfKind, OfTrait, Printed
from ..invasion import words
from ..invasion.card import KIND_BITS
from ..invasion.language.select import TopOfDeck
from ..invasion.library import LIBRARY
from ..invasion.words import LEGEND, QUEST_CARD, SECTION, SUPPORT, TACTIC, UNIT
from .equivalence import Domain, Domains, Place

ZONES: Final = Domain((SECTION,), "only zones are named as targets, attacked and burned (INV-4.4, INV-13.2, INV-13.6)")

# By occurrence, the kinds of things that it can happen to.
SUBJECTS: Final[dict[int, Domain]] = {
    words.ZONE_NAMED: ZONES,
    words.ZONE_ATTACKED: ZONES,
    words.ATTACKERS_DECLARED: ZONES,
    words.BURNED: ZONES,
}
PILED: Final = Domain(
    (UNIT, SUPPORT, QUEST_CARD, TACTIC, LEGEND), "no card of another kind has that title or trait (INV-2.1, INV-2.7)"
)
PILES: Final = (InHand, InDiscard, TopOfDeck)


def subject(place: Place) -> Domain | None:
    """The kinds of things that the awaited occurrence can happen to."""
    return SUBJECTS.get(place.word.kind) if isinstance(place.word, When) else None


def within(place: Place, of: Selector) -> Domain | None:
    """The cards of the pile that a set names itself."""
    if isinstance(of, Both):
        return within(place, of.one) or within(place, of.other)
    return PILED if isinstance(of, PILES) else None


@cache
def printed_on(kind: int) -> frozenset[str]:
    """The titles and traits of all official cards of a kind."""
    cards = [card for card in LIBRARY.official().values() if KIND_BITS.get(card.kind) == kind]
    return frozenset([card.name for card in cards] + [trait for card in cards for trait in card.traits])


def truth(word: Selector, kind: int) -> bool | None:
    """True if things of a kind are in the set that a word means; None if the kind does not decide it."""
    if isinstance(word, Everything):
        return True
    if isinstance(word, Printed):
        return word.kinds & kind != 0
    if kind == SECTION:
        return word.kinds & SECTION != 0 if isinstance(word, OfKind) else None
    if isinstance(word, OfTrait) and word.trait not in printed_on(kind):
        return False  # out of play a card has the traits that are printed on it
    if isinstance(word, Named) and word.title not in printed_on(kind):
        return False
    return None


DOMAINS: Final = Domains(
    truth,
    {
        "When.of": subject,
        "Search.of": lambda place: PILED,
        "RevealFromHand.of": lambda place: PILED,
        "DiscardChosen.of": lambda place: PILED,
    },
    within,
)
