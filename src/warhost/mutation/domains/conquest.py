"""Domains of selectors in Conquest's card texts, by event, verb and pile, each with its rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from ...conquest import words
from ...conquest.card import FACTION_NUMBERS, KIND_BITS, Card
from ...conquest.language.planets import (
    AdjacentHere,
    AdjacentTo,
    AtBattle,
    AtFirstPlanet,
    AtLastPlanet,
    AtPlanets,
    Here,
    Infested,
    OfType,
    OpenPlanets,
    Together,
    WithAtLeast,
)
from ...conquest.language.select import OwnWarlord, PrintedKind, WithLabel, WithStat
from ...conquest.language.verbs import Exhaust, HealUpTo, ReadyUp
from ...conquest.library import LIBRARY
from ...conquest.words import ARMY, ATTACHMENT, EVENT, HEADQUARTERS, PLANET, SUPPORT, SYNAPSE, TOKEN, WARLORD
from ...effects.language.abilities import Ability, When
from ...effects.language.choices import Target
from ...effects.language.combinators import Seq
from ...effects.language.numbers import CostAtLeast, CostAtMost
from ...effects.language.select import Both, Cards, CardSet, Either, PileSet, Selector, Without
from ...effects.language.sets import (
    FIRST,
    YOURS,
    AttachedTo,
    Damaged,
    Found,
    InDiscard,
    InHand,
    It,
    Marked,
    Named,
    OfFaction,
    OfTrait,
)
from ...effects.language.verbs import SACRIFICED, Deal, Heal, Leave
from . import conquest_piles
from .conquest_piles import DISCARDED, FROM_HAND, HELD, is_in_pile
from .equivalence import Domain, Domains, Place
from .printed import PRINTED, PrintedFacts, awaited, truth_by_kind

UNITS: Final = (WARLORD, ARMY, TOKEN, SYNAPSE)
ATTACHES: Final = 1024  # printed type of an army unit that may enter play as an attachment
ATTACHED_ARMY: Final = ATTACHMENT | ATTACHES << PRINTED  # kind of an army unit that is attached (CON-6.13)
CAPTURED: Final = ATTACHMENT | ARMY << PRINTED  # kind of an army unit under a support, as captive in a headquarters
FREED: Final = ARMY | ATTACHMENT << PRINTED  # kind of an attachment that has become an army unit (CON-6.13)
BECOMES: Final = 512  # printed type of an attachment that may become a unit
BECOMING: Final = ATTACHMENT | BECOMES << PRINTED
# Kinds of the units that represent supports and events in reserve (CON-19.10).
STAND_INS: Final = tuple([ARMY | kind << PRINTED for kind in (SUPPORT, EVENT)])

# By reason: the events that only happen to units.
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
THERE: Final = Domain(
    (PLANET,),
    "struggles, attacks and battles are at planets (CON-7.1, CON-9.7), and no card is put anywhere else there",
)
PLANET_PLACES: Final = Domain((PLANET,), "units are moved, and infestation comes, to planets (CON-17.3, CON-19.4)")
INFESTED_PLACES: Final = Domain((PLANET,), "only planets have and lose infestation tokens (CON-19.4)")
PLANETS_ALONE: Final = Domain((PLANET,), "only planets have symbols and bonuses, and warlords commit to them (CON-1.8)")
AMBUSHED: Final = Domain((PLANET,), "Ambush is asked of the planets where a card may be deployed (CON-15.3)")
PLAYED: Final = Domain((EVENT,), "only events are played (CON-6.2)")
NUMBERED: Final = Domain(UNITS, "only units have ATK, HP, command icons and combat keywords (CON-1.6)")
HOSTS: Final = Domain((*UNITS, SUPPORT, PLANET), "an attachment is put on a unit, a support or a planet (CON-6.8)")
DAMAGED: Final = Domain(UNITS, "damage is assigned to units alone (CON-11.2)")
HIT: Final = Domain(
    (*UNITS, FREED, *STAND_INS), "only units are damaged, and nothing else is chosen for it (CON-11.2, CON-16.12)"
)
DAMAGING: Final = Domain(HIT.kinds, "units cannot be damaged by units of a set, whatever other cards do (CON-1.10)")
FIGHTING: Final = Domain(UNITS, "only units attack, defend and retreat (CON-10.1, CON-10.2, CON-17.3)")
ATTACKING: Final = Domain(UNITS, "only units deal damage by an attack, or destroy by one (CON-10.1)")
EVERYTHING: Final = Domain(
    (*UNITS, FREED, *STAND_INS, SUPPORT, ATTACHMENT, ATTACHED_ARMY, CAPTURED, EVENT, PLANET, HEADQUARTERS),
    "no card of another kind has such a trait, faction, cost or specialization, such damage or such a host (CON-1.6)",
)
EXHAUSTED: Final = Marked(words.EXHAUSTED)
EXHAUSTIBLE: Final = Domain(
    EVERYTHING.kinds, "only a ready card is chosen to be exhausted (CON-16.12)", ((EXHAUSTED, False),)
)
READIED: Final = Domain(
    EVERYTHING.kinds, "only an exhausted card is chosen to be readied (CON-16.12)", ((EXHAUSTED, True),)
)
OWN: Final = Domain(
    tuple([kind for kind in EVERYTHING.kinds if kind not in (WARLORD, PLANET, HEADQUARTERS, EVENT)]),
    "players sacrifice only cards that they control, and no warlord (CON-12.8, CON-12.9)",
    ((YOURS, True),),
)
COUNTED: Final = Domain(UNITS, "the command icons of ready units count in any case (CON-7.10)", ((EXHAUSTED, True),))
SACRIFICE: Final = Leave(SACRIFICED, FIRST)
BECOMES_UNIT: Final = "BecomeUnit("
GAINS_TRAIT: Final = re.compile(r"GainsTrait\(.*?trait='([^']+)'")
GAINS_FACTION: Final = re.compile(r"ChangesFaction\(.*?to=OfFaction\(faction=(\d+)\)")
GAINS_LABEL: Final = re.compile(r"label='([^']+)'")
UNIT_NUMBERS: Final = frozenset(
    {
        *(words.ATTACK, words.HIT_POINTS, words.COMMAND, words.AREA_EFFECT),
        *(words.ARMORBANE, words.BRUTAL, words.FLYING, words.MOBILE, words.RANGED),
        *(words.IGNORES_FLYING, words.GROUNDED),
    }
)
AT_PLANETS_ONLY: Final = (
    *(Here, AtPlanets, AtFirstPlanet, AtLastPlanet, AtBattle, AdjacentHere, AdjacentTo, OfType, Infested, Together),
    WithAtLeast,
)
BY_ATTACK: Final = frozenset(
    {
        *(words.AFTER_ASSIGNED_BY_ATTACK, words.AFTER_DAMAGED_BY_ATTACK, words.AFTER_DESTROYED_BY_ATTACK),
        *(words.WHEN_TAKES_BY_ATTACK, words.WHEN_DESTROYED_BY_ATTACK, words.WHEN_ATTACK_DECLARED),
        *(words.AFTER_DECLARED, words.AFTER_DEFENDER, words.AFTER_ATTACK_RESOLVED),
    }
)
AT_PLANET: Final = frozenset(  # events that only happen at planets: the place in an ability about them is a planet
    {
        *(words.WHEN_STRUGGLE_WON, words.AFTER_STRUGGLE_WON, words.AFTER_BATTLE_WON, words.AFTER_ROUND_ENDS),
        *(words.AFTER_ATTACKER, words.AFTER_DEFENDER, *BY_ATTACK),
    }
)


PILES: Final[dict[type[Selector], Domain]] = {InHand: HELD, InDiscard: DISCARDED, Found: HELD}


def numbered(place: Place) -> Domain | None:
    """Domain of cards whose numbers a constant effect changes."""
    return NUMBERED if place.word.stat in UNIT_NUMBERS else None


def lasting(place: Place) -> Domain | None:
    """Domain of cards whose numbers an effect changes for some time, including cards that become units meanwhile."""
    return Domain((*UNITS, FREED, BECOMING), NUMBERED.reason) if place.word.stat in UNIT_NUMBERS else None


def damaged(place: Place) -> Domain | None:
    """Domain of cards that are dealt damage, if nothing else in the text depends on which of them can be."""
    return (
        DAMAGED if all(isinstance(word, (tuple, Ability, Target, Seq, Deal, Heal)) for word in place.around) else None
    )


def chosen(place: Place) -> Domain | None:
    """Domain of cards that can be chosen for an effect: cards on which it would do nothing are not offered."""
    effect, ability = place.word.effect, place.enclosing(Ability)
    if ability is not None and ability.effect is place.word and SACRIFICE in ability.cost:
        return OWN
    if isinstance(effect, (Deal, Heal, HealUpTo)) and isinstance(effect.of, It):
        return HIT
    if isinstance(effect, Exhaust) and isinstance(effect.of, It):
        return EXHAUSTIBLE
    return READIED if isinstance(effect, ReadyUp) and isinstance(effect.of, It) else None


def doer(place: Place) -> Domain | None:
    """Domain of the cards that cause the event of the trigger."""
    when = place.enclosing(When)
    return ATTACKING if when is not None and when.kind in BY_ATTACK else None


def entered(place: Place) -> Domain | None:
    """Domain of places where cards are put; "there" is a planet for events at planets."""
    ability = place.enclosing(Ability)
    when = ability.when if ability is not None else None
    return THERE if when is not None and when.kind in AT_PLANET else PLACES


def within(place: Place, of: Selector) -> Domain | None:
    """Domain of the pile that a selector names, or of all kinds of cards and places."""
    return _pile(of) or EVERYTHING


def _pile(of: Selector) -> Domain | None:
    if isinstance(of, Both):
        return _pile(of.one) or _pile(of.other)
    if isinstance(of, Without):
        return _pile(of.one)
    if isinstance(of, Either):
        return DISCARDED if _pile(of.one) and _pile(of.other) else None
    return PILES.get(type(of))


@cache
def gained_traits() -> frozenset[str]:
    """The traits that texts of official cards can give to units."""
    texts = [repr(card.parts) for card in LIBRARY.official().values()]
    return frozenset([trait for text in texts for trait in GAINS_TRAIT.findall(text)])


@cache
def gained_factions() -> frozenset[int]:
    """The factions that texts of official cards can give to units."""
    texts = [repr(card.parts) for card in LIBRARY.official().values()]
    return frozenset([int(faction) for text in texts for faction in GAINS_FACTION.findall(text)])


@cache
def gained_labels() -> frozenset[str]:
    """The specializations that texts of official cards name, and may therefore give."""
    texts = [repr(card.parts) for card in LIBRARY.official().values()]
    return frozenset([label for text in texts for label in GAINS_LABEL.findall(text)])


def _of_printed_kind(kind: int) -> Callable[[Card], bool]:
    if kind == BECOMES:
        return lambda card: BECOMES_UNIT in repr(card.parts)
    if kind == ATTACHES:
        return lambda card: KIND_BITS[card.kind] == ARMY and card.text.host is not None
    return lambda card: KIND_BITS[card.kind] == kind


OFFICIAL: Final = PrintedFacts(
    LIBRARY, _of_printed_kind, lambda card: FACTION_NUMBERS[card.faction] if card.faction else None
)


@cache
def labels_of(kind: int) -> frozenset[str]:
    """The specializations of all official cards of a printed kind."""
    return frozenset([label for card in OFFICIAL.cards(kind) for label in card.labels])


def _is_outside(word: Selector, kind: int, printed: int) -> bool:
    """True if a selector can never contain a thing of this kind."""
    is_unit = kind in UNITS
    if isinstance(word, AT_PLANETS_ONLY):
        return kind in (SUPPORT, HEADQUARTERS) or (kind == ATTACHMENT and printed == ARMY)  # not at planets (CON-17.6)
    if isinstance(word, OwnWarlord):
        return kind != WARLORD
    if isinstance(word, Damaged):
        return not is_unit  # only units are damaged (CON-11.2)
    if isinstance(word, Marked) and word.marks & ~(words.ATTACKING | words.DEFENDING) == 0:
        return not is_unit  # only units attack and defend (CON-10.1, CON-10.2)
    if isinstance(word, AttachedTo):
        return kind != ATTACHMENT  # only attachments are attached (CON-6.8, CON-6.13)
    if isinstance(word, (CardSet, PileSet, Cards, CostAtMost, CostAtLeast)) and kind in (PLANET, HEADQUARTERS):
        return True  # places are not cards
    if isinstance(word, (CostAtMost, CostAtLeast)):
        return printed in (WARLORD, TOKEN, SYNAPSE)  # cards without a cost (CON-1.6)
    if isinstance(word, WithStat) and word.stat in UNIT_NUMBERS:
        return not is_unit and printed not in (WARLORD, ARMY, TOKEN, SYNAPSE, ATTACHES)  # stats of units (CON-1.6)
    if isinstance(word, WithLabel):
        return word.label not in labels_of(printed) and not (is_unit and word.label in gained_labels())
    if isinstance(word, OfFaction):
        return word.faction not in OFFICIAL.factions(printed) and not (is_unit and word.faction in gained_factions())
    if isinstance(word, OfTrait):
        return word.trait not in OFFICIAL.traits(printed) and not (is_unit and word.trait in gained_traits())
    return isinstance(word, Named) and word.title not in OFFICIAL.titles(printed)


by_kind: Final = truth_by_kind(PrintedKind, {ATTACHES: ARMY}, _is_outside)


def truth(word: Selector, kind: int) -> bool | None:
    """True if things of a kind are in the set of a selector; facedown planets are no place (CON-2.10)."""
    if is_in_pile(kind):
        return conquest_piles.truth(word, kind)
    return kind == PLANET if isinstance(word, OpenPlanets) else by_kind(word, kind)


DOMAINS: Final = Domains(
    truth,
    {
        "When.of": awaited(SUBJECTS),
        "Attaches.to": lambda place: HOSTS,
        "DoneTo.by": doer,
        "PutTokens.at": entered,
        "PutIntoPlay.at": entered,
        "Move.to": lambda place: PLANET_PLACES,
        "CommitElsewhere.to": lambda place: PLANET_PLACES,
        "Infest.of": lambda place: PLANET_PLACES,
        "RemoveInfestation.of": lambda place: INFESTED_PLACES,
        "CancelsBonus.of": lambda place: PLANETS_ALONE,
        "GainsSymbol.of": lambda place: PLANETS_ALONE,
        "NoCommitting.of": lambda place: PLANETS_ALONE,
        "Ambushes.at": lambda place: AMBUSHED,
        "Ambushes.of": lambda place: FROM_HAND,
        "ShieldsWith.of": lambda place: FROM_HAND,
        "PlaysDiscarded.of": lambda place: PLAYED,
        "Choose.of": chosen,
        "Target.of": chosen,
        "Deal.of": damaged,
        "Heal.of": damaged,
        "Grant.of": numbered,
        "Gain.of": lasting,
        "DamageAtMost.of": lambda place: DAMAGED,
        "CannotHeal.of": lambda place: DAMAGED,
        "DoubleDamage.to": lambda place: DAMAGED,
        "NoDamageBy.by": lambda place: DAMAGING,
        "NoDamageBy.of": lambda place: DAMAGED,
        "CannotAttack.of": lambda place: FIGHTING,
        "CannotRetreat.of": lambda place: FIGHTING,
        "MustDefend.of": lambda place: FIGHTING,
        "Uncounted.of": lambda place: NUMBERED,
        "CountsExhausted.of": lambda place: COUNTED,
        "SacrificeOne.of": lambda place: OWN,
        "CannotRout.of": lambda place: FIGHTING,
        "RetreatDestroys.of": lambda place: FIGHTING,
        "SearchTop.of": lambda place: HELD,
        "DiscardChosen.of": lambda place: HELD,
        "Costs.of": lambda place: HELD,
        "RevealTop.of": lambda place: HELD,
        "Topmost.of": lambda place: DISCARDED,
        "TopmostIs.of": lambda place: DISCARDED,
    },
    within,
)
