"""The domains of sets in Conquest's card texts: by occurrence, by verb, by pile, each with its rule."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ..conquest import words
from ..conquest.card import KIND_BITS
from ..conquest.language.planets import AdjacentHere, AtFirstPlanet, AtPlanets, Here, Infested, OfType, OpenPlanets
from ..conquest.language.select import OwnWarlord, PrintedKind
from ..conquest.library import LIBRARY
from ..conquest.words import ARMY, ATTACHMENT, EVENT, HEADQUARTERS, PLANET, SUPPORT, SYNAPSE, TOKEN, WARLORD
from ..effects.language.abilities import Ability, When
from ..effects.language.choices import Target
from ..effects.language.joints import Seq
from ..effects.language.select import Both, Everything, Selector
from ..effects.language.sets import InDiscard, InHand, Named, OfKind, OfTrait
from ..effects.language.verbs import Deal
from .equivalence import Domain, Domains, Place

UNITS: Final = (WARLORD, ARMY, TOKEN, SYNAPSE)
PRINTED: Final = 16  # above this bit: the printed kind of a card that is of another kind in play
ATTACHED_ARMY: Final = ATTACHMENT | ARMY << PRINTED  # an army card in play as an attachment (CON-6.13)
IN_DECKS: Final = (ARMY, ATTACHMENT, SUPPORT, EVENT)

# By occurrence, the kinds of things that it can happen to.
OF_UNITS: Final = {
    "only units are assigned damage, take it and recover from it (CON-2.6, CON-11.2, CON-11.8)": (
        words.WHEN_ASSIGNED,
        words.AFTER_ASSIGNED,
        words.AFTER_ASSIGNED_BY_ATTACK,
        words.AFTER_DAMAGED,
        words.AFTER_DAMAGED_BY_ATTACK,
        words.WHEN_TAKES,
        words.WHEN_TAKES_BY_ATTACK,
        words.AFTER_HEALED,
    ),
    "only units attack and defend (CON-10.1, CON-10.2)": (
        words.WHEN_ATTACKER,
        words.AFTER_ATTACKER,
        words.AFTER_DECLARED,
        words.WHEN_ATTACK_DECLARED,
        words.AFTER_DEFENDER,
        words.AFTER_ATTACK_RESOLVED,
        words.AFTER_AREA_EFFECT,
        words.WHEN_DESTROYED_BY_ATTACK,
        words.AFTER_DESTROYED_BY_ATTACK,
    ),
    "only units commit, move and retreat (CON-9.11, CON-17.2, CON-17.3)": (
        words.AFTER_COMMITS,
        words.AFTER_MOVES,
        words.AFTER_MOVES_FROM,
        words.AFTER_MOVES_ACROSS,
        words.AFTER_MOVES_HOME,
        words.WHEN_RETREATS,
        words.WHEN_MOVED,
    ),
    "interrupts to leaving play speak of units (CON-16.7)": (
        words.WHEN_LEAVES,
        words.WHEN_DESTROYED,
        words.WHEN_SACRIFICED,
    ),
}
SUBJECTS: Final[dict[int, Domain]] = {
    **{kind: Domain(UNITS, reason) for reason, kinds in OF_UNITS.items() for kind in kinds},
    **{
        kind: Domain((PLANET,), "struggles, battles and infestation are at planets (CON-7.1, CON-9.7, CON-19.4)")
        for kind in (
            words.WHEN_STRUGGLE_BEGINS,
            words.WHEN_STRUGGLE_WON,
            words.AFTER_STRUGGLE_WON,
            words.AFTER_INFESTED,
            words.AFTER_BATTLE_BEGINS,
            words.AFTER_BATTLE_WON,
            words.AFTER_BATTLE_ENDS,
            words.AFTER_ROUND_BEGINS,
            words.AFTER_ROUND_ENDS,
            words.AFTER_SKIRMISH_ENDS,
            words.AFTER_TURN_ENDS,
            words.AFTER_UNITS_COMMIT,
            words.WHEN_BATTLE_TRIGGERED,
        )
    },
    **{
        kind: Domain((EVENT,), "only events are played (CON-6.2)")
        for kind in (words.WHEN_EVENT_PLAYED, words.AFTER_EVENT_PLAYED)
    },
    **{
        kind: Domain(
            (ARMY, ATTACHMENT, ATTACHED_ARMY, SUPPORT),
            "only army units, attachments and supports are deployed (CON-6.2)",
        )
        for kind in (words.WHEN_DEPLOYED, words.AFTER_DEPLOYED)
    },
    words.AFTER_DESTROYED: Domain(
        (*UNITS, SUPPORT), "only units and supports are destroyed, and supports are in a headquarters (CON-6.7)"
    ),
}
PLACES: Final = Domain((PLANET, HEADQUARTERS), "cards enter play at a planet or in a headquarters (CON-17.1)")
PLANET_PLACES: Final = Domain((PLANET,), "units are moved, and infestation comes, to planets (CON-17.3, CON-19.4)")
HELD: Final = Domain(IN_DECKS, "hands and decks hold no warlords, tokens and synapse units (CON-18.1, CON-18.10)")
DISCARDED: Final = Domain((*IN_DECKS, SYNAPSE), "discard piles hold no warlords and tokens (CON-12.2, CON-12.3)")
NUMBERED: Final = Domain(UNITS, "only units have ATK, HP, command icons and combat keywords (CON-1.6)")
HOSTS: Final = Domain((*UNITS, SUPPORT, PLANET), "an attachment is put on a unit, a support or a planet (CON-6.8)")
DAMAGED: Final = Domain(UNITS, "damage is assigned to units alone (CON-11.2)")
GAINS_TRAIT: Final = re.compile(r"GainsTrait\(.*?trait='([^']+)'")
UNIT_NUMBERS: Final = frozenset(
    {
        *(words.ATTACK, words.HIT_POINTS, words.COMMAND, words.AREA_EFFECT),
        *(words.ARMORBANE, words.BRUTAL, words.FLYING, words.MOBILE, words.RANGED),
    }
)
AT_PLANETS_ONLY: Final = (Here, AtPlanets, AtFirstPlanet, AdjacentHere, OfType, Infested)


PILES: Final[dict[type[Selector], Domain]] = {InHand: HELD, InDiscard: DISCARDED}


def subject(place: Place) -> Domain | None:
    """The kinds of things that the awaited occurrence can happen to."""
    return SUBJECTS.get(place.word.kind) if isinstance(place.word, When) else None


def numbered(place: Place) -> Domain | None:
    """Cards whose numbers a constant text changes."""
    return NUMBERED if place.word.stat in UNIT_NUMBERS else None


def damaged(place: Place) -> Domain | None:
    """Cards that are dealt damage, where no other part of the text depends on whether each of them can be."""
    return DAMAGED if all(isinstance(word, (tuple, Ability, Target, Seq, Deal)) for word in place.around) else None


def within(place: Place, of: Selector) -> Domain | None:
    """The pile that a set names itself."""
    if isinstance(of, Both):
        return within(place, of.one) or within(place, of.other)
    return PILES.get(type(of))


@cache
def gained_traits() -> frozenset[str]:
    """The traits that texts of official cards give to cards on which they are not printed."""
    texts = [repr(card.parts) for card in LIBRARY.official().values()]
    return frozenset([trait for text in texts for trait in GAINS_TRAIT.findall(text)])


@cache
def printed_on(kind: int) -> frozenset[str]:
    """The titles and traits of all official cards of a printed kind."""
    cards = [card for card in LIBRARY.official().values() if KIND_BITS[card.kind] == kind]
    return frozenset([card.name for card in cards] + [trait for card in cards for trait in card.traits])


def truth(word: Selector, kind: int) -> bool | None:
    """True if things of a kind are in the set that a word means; None if the kind does not decide it."""
    printed = kind >> PRINTED or kind
    kind &= (1 << PRINTED) - 1
    if isinstance(word, Everything):
        return True
    if isinstance(word, OfKind):
        return word.kinds & kind != 0
    if isinstance(word, PrintedKind):
        return word.kinds & printed != 0
    if isinstance(word, OpenPlanets):
        return kind == PLANET  # face-down planets are no place for anything (CON-2.10)
    if isinstance(word, AT_PLANETS_ONLY) and kind in (SUPPORT, HEADQUARTERS):
        return False  # CON-17.6
    if isinstance(word, OwnWarlord) and kind != WARLORD:
        return False
    if isinstance(word, OfTrait) and word.trait not in gained_traits() and word.trait not in printed_on(printed):
        return False
    if isinstance(word, Named) and word.title not in printed_on(printed):
        return False
    return None


DOMAINS: Final = Domains(
    truth,
    {
        "When.of": subject,
        "Attaches.to": lambda place: HOSTS,
        "PutTokens.at": lambda place: PLACES,
        "PutIntoPlay.at": lambda place: PLACES,
        "Move.to": lambda place: PLANET_PLACES,
        "CommitElsewhere.to": lambda place: PLANET_PLACES,
        "Deal.of": damaged,
        "Grant.of": numbered,
        "SearchTop.of": lambda place: HELD,
        "DiscardChosen.of": lambda place: HELD,
        "Costs.of": lambda place: HELD,
        "Topmost.of": lambda place: DISCARDED,
    },
    within,
)
