"""Domains of selectors in Invasion's card texts, by event, verb and pile, each with its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Final

from ...effects.language.abilities import YOU, Ability, When
from ...effects.language.choices import Choose, ChooseSome, PickX, TargetPlayer
from ...effects.language.combinators import ByHolder, EachOpponent, EachPlayer, Then, Times
from ...effects.language.conditions import ItIs
from ...effects.language.effect import X
from ...effects.language.lasting import Grant
from ...effects.language.select import IN_PLAY, Aimed, Both, Cards, CardSet, Either, PileSet, Selector
from ...effects.language.sets import (
    THIS,
    YOURS,
    Found,
    InDiscard,
    InHand,
    It,
    Marked,
    Named,
    OfFaction,
    OfKind,
    OfTrait,
    Printed,
    Topmost,
    Trigger,
    Yours,
)
from ...effects.language.verbs import SacrificeOne
from ...invasion import words
from ...invasion.card import ATTACHMENT, KIND_BITS, Attaches, Card, PlaysInto
from ...invasion.changes.common import EntersCorrupted
from ...invasion.language.select import OnQuest, QuestingHere, TopOfDeck
from ...invasion.language.zones import (
    HERE,
    Corresponding,
    CorrespondingTo,
    Here,
    InBurningZone,
    InDefendingZone,
    InTheZoneOf,
    InZone,
    InZoneOfAttack,
    InZoneWith,
    InZoneWithout,
)
from ...invasion.library import LIBRARY
from ...invasion.words import DEVELOPMENT, FACELESS, LEGEND, QUEST_CARD, SECTION, SUPPORT, TACTIC, UNIT
from .equivalence import Domain, Domains, Place, conjuncts
from .printed import PRINTED, PrintedFacts, awaited, truth_by_kind

CARD_KINDS: Final = (UNIT, SUPPORT, QUEST_CARD, TACTIC, LEGEND)
ATTACHES: Final = 512  # printed type of a unit whose text allows it to become an attachment
ATTACHED_UNIT: Final = SUPPORT | ATTACHES << PRINTED  # kind of such a unit while it is attached (INV-44.1)
FACEDOWN: Final = DEVELOPMENT | FACELESS << PRINTED  # a facedown card: its printed facts do not count (INV-22.2)
COUNTING: Final = UNIT | DEVELOPMENT | FACELESS << PRINTED  # kind of a development that counts as a unit (INV-22.5)
FACEUP: Final = (  # kinds of faceup cards that also count as another type
    *(UNIT | DEVELOPMENT | UNIT << PRINTED, SUPPORT | DEVELOPMENT | SUPPORT << PRINTED),
    *(QUEST_CARD | DEVELOPMENT | QUEST_CARD << PRINTED, QUEST_CARD | SUPPORT | QUEST_CARD << PRINTED),
    *(UNIT | SUPPORT | SUPPORT << PRINTED, UNIT | SUPPORT | DEVELOPMENT | SUPPORT << PRINTED),
)
WAS_FACEDOWN: Final = tuple([DEVELOPMENT | kind << PRINTED for kind in CARD_KINDS])  # developments that have left play
IN_ZONES: Final = (UNIT, SUPPORT, QUEST_CARD, LEGEND, ATTACHED_UNIT, FACEDOWN, COUNTING, *FACEUP, SECTION)
ON_TABLE: Final = (TACTIC, *IN_ZONES)

ZONES: Final = Domain((SECTION,), "only zones are named as targets, attacked and burned (INV-4.4, INV-13.2, INV-13.6)")
EVERYTHING: Final = Domain(ON_TABLE, "nothing of another kind has that trait, race, title or mark (INV-2.1, INV-2.7)")
TABLE: Final = Domain(IN_ZONES, EVERYTHING.reason)
HAPPENED: Final = Domain((*ON_TABLE, *WAS_FACEDOWN), EVERYTHING.reason)

UNITS_OF_ALL_KINDS: Final = (UNIT, COUNTING, *[kind for kind in FACEUP if kind & UNIT])
FIGHTING: Final = Domain(
    (LEGEND, *UNITS_OF_ALL_KINDS),
    "only units and legends attack and defend (INV-13.8, INV-18.5)",
)
DEFENDERS_OF_ALL_ZONES: Final = Domain(
    UNITS_OF_ALL_KINDS, "only a text about legends lets a legend defend the capital (INV-20.4)"
)

# By event: the kinds of things to which it can happen.
SUBJECTS: Final[dict[int, Domain]] = {
    words.ZONE_NAMED: ZONES,
    words.ZONE_ATTACKED: ZONES,
    words.ATTACKERS_DECLARED: ZONES,
    words.BURNED: ZONES,
    words.ATTACKS: FIGHTING,
    words.DEFENDS: FIGHTING,
    words.IS_DISCARDED: Domain(
        CARD_KINDS, "a card in a pile only hears that it was discarded itself (INV-39.16)", ((THIS, True),)
    ),
}
PILED: Final = Domain(CARD_KINDS, "no card of another kind has that title or trait (INV-2.1, INV-2.7)")
CORRUPTED_AT_ONCE: Final = Domain(UNITS_OF_ALL_KINDS, "only units enter a zone or play corrupted (INV-16.6, INV-16.7)")
SAVAGES: Final = Domain(
    UNITS_OF_ALL_KINDS, "Savage damages units in corresponding zones, and a legend is in no zone (INV-15.27, INV-20.1)"
)
LEAVING: Final = frozenset(  # events in which facedown cards become visible
    {
        *(words.LEAVES_PLAY, words.IS_DESTROYED, words.IS_SACRIFICED),
        *(words.ENTERS_DISCARD, words.ENTERS_DISCARD_FROM_PLAY),
    }
)
LEFT_BEHIND: Final = Domain(
    HAPPENED.kinds, "a text about other cards does not work when its own card leaves play (INV-23.14)", ((THIS, False),)
)
ELSEWHERE: Final = Domain(
    (SECTION, *FIGHTING.kinds),
    "damage is redirected to something other than what it would hit (INV-14.8)",
    ((THIS, False),),
)
AT_THE_PLAYERS: Final = Domain(
    (SECTION,),
    "a card is played into a zone of its player, unless its text says otherwise (INV-17.6)",
    ((YOURS, True),),
)
BY_ITS_PLAYER: Final = Domain(
    CARD_KINDS,
    "only its own player plays cards into a zone, unless their text says otherwise (INV-17.6)",
    ((YOURS, True),),
)
LEADERS: Final = Domain(
    FIGHTING.kinds,
    "all attackers are of the active player, and all defenders of the other one (INV-13.1, INV-13.10)",
    ((YOURS, True),),
)
IN_OWN_ZONES: Final = (
    "units, developments and the capital are in the zones of who controls them (INV-17.4, INV-17.6, INV-17.10)"
)
OF_CARDS_IN_PLAY: Final = frozenset(  # fields whose selector may only name cards in play
    {
        *("Target.of", "Choose.of", "Count.of", "ThereAre.of", "Deal.of", "Gain.of", "Grant.of", "InZoneWith.of"),
        *("DefendsAnywhere.of", "RedirectDamage.of"),
    }
)
SPOKEN_OF: Final = (It, Trigger, Found, Aimed)  # selectors that refer to a card, which may be anywhere
PILES: Final = (InHand, InDiscard, TopOfDeck)
BECOMES_ATTACHMENT: Final = "AttachThis("
OF_ZONES: Final = (  # selectors for the cards in a zone
    *(Corresponding, CorrespondingTo, Here, InBurningZone, InDefendingZone),
    *(InTheZoneOf, InZone, InZoneOfAttack, InZoneWith, InZoneWithout),
)
KINDS_IN_ZONES: Final = UNIT | DEVELOPMENT | SECTION
IN_COMBAT: Final = words.ATTACKING | words.DEFENDING
COMBAT_NUMBERS: Final = frozenset(
    {
        *(words.RAIDER, words.COMBAT_DAMAGE, words.CANNOT_ATTACK, words.CANNOT_DEFEND),
        *(words.MUST_ATTACK, words.MUST_DEFEND, words.CANNOT_ATTACK_ALONE, words.CANNOT_DEFEND_ALONE),
    }
)


def numbered(place: Place) -> Domain | None:
    """Domain of cards of which a constant effect changes a number that matters in combat alone.

    Hit points, Toughness and Counterstrike are shown on every card, so scenarios check them.
    """
    if not isinstance(place.word, Grant):
        return None
    if place.word.stat == words.SAVAGE:
        return SAVAGES
    return FIGHTING if place.word.stat in COMBAT_NUMBERS else None


def awaited_cards(place: Place) -> Domain | None:
    """Domain of the cards to which the event of a trigger can happen."""
    when = place.word
    if isinstance(when, When) and when.kind in LEAVING and not when.of.about_this():
        return LEFT_BEHIND
    return awaited(SUBJECTS)(place)


def redirected_to(place: Place) -> Domain | None:
    """Domain of what damage to this card is redirected to."""
    return ELSEWHERE if place.word.of == THIS else None


def priced(place: Place) -> Domain:
    """Domain of the cards that cost more or less."""
    return BY_ITS_PLAYER if place.word.into == HERE and _is_played_at_home(place) else PILED


def priced_in(place: Place) -> Domain | None:
    """Domain of the zones into which cards cost more or less."""
    return AT_THE_PLAYERS if _is_played_at_home(place) else None


def _is_played_at_home(place: Place) -> bool:
    """True if a change of costs is about cards that are only played into zones of their player."""
    kinds = [word.kinds for word in conjuncts(place.word.of) if isinstance(word, (OfKind, Printed))]
    return (place.word.of == THIS or any(not each & QUEST_CARD for each in kinds)) and _is_said_by_its_player(place)


def gaining(place: Place) -> Domain | None:
    """Domain of the cards that gain a number for some time: a card in play may become a unit, a legend cannot."""
    return (
        Domain(tuple([kind for kind in IN_ZONES if kind != LEGEND]), SAVAGES.reason)
        if place.word.stat == words.SAVAGE
        else None
    )


def within(place: Place, of: Selector) -> Domain | None:
    """Domain of the pile that a selector names, or of all kinds of cards and zones."""
    if _names_pile(of):
        return PILED
    if place.name in OF_CARDS_IN_PLAY and of.scope() == IN_PLAY and not _speaks(of):
        return TABLE
    when = place.enclosing(When)
    may_have_left = when is not None and when.kind in LEAVING
    return HAPPENED if may_have_left or place.enclosing(ItIs) is not None else EVERYTHING


def _speaks(of: Selector) -> bool:
    """True if a selector refers to a card mentioned before."""
    if isinstance(of, (Both, Either)):
        return _speaks(of.one) or _speaks(of.other)
    return isinstance(of, SPOKEN_OF)


def _names_pile(of: Selector) -> bool:
    if isinstance(of, Both):
        return _names_pile(of.one) or _names_pile(of.other)
    return isinstance(of, PILES)


def simplified(place: Place, of: Selector) -> tuple[Selector, str]:
    """A selector without what follows from the rest of it or from the text, and the rule.

    The cards that limit X are replaced by those with which the cost can be paid.  "You control" is left out for cards
    in the zone of a card in one of the player's zones: units and developments are always in a zone of their controller.
    """
    paid = _paid_with(place)
    if paid is not None and DOMAINS.are_equal(Both(of, paid), paid, TABLE):
        return paid, "X is no more than the cards with which the cost can be paid (INV-6.10)"
    words_of = conjuncts(of)
    kinds = [word.kinds for word in words_of if isinstance(word, OfKind)]
    enters_here = isinstance(place.word, EntersCorrupted) and not place.word.anywhere
    in_one_zone = enters_here or any(isinstance(word, Here) for word in words_of)
    at_home = in_one_zone and any(not each & ~KINDS_IN_ZONES for each in kinds)
    if not at_home or not _is_said_by_its_player(place):
        return of, IN_OWN_ZONES
    left = [word for word in words_of if not isinstance(word, Yours)]
    return reduce(Both, left), IN_OWN_ZONES


def _paid_with(place: Place) -> Selector | None:
    """The cards of which X are paid or given up, if the place is the number that limits X."""
    ability, pick = place.enclosing(Ability), place.enclosing(PickX)
    if place.name != "Count.of":
        return None
    if pick is not None and pick.most is place.word and isinstance(pick.effect, Then):
        first = pick.effect.first
        return first.of if isinstance(first, ChooseSome) and first.number == X else None
    costs = [cost.effect for cost in ability.cost if isinstance(cost, Times) and cost.number == X]
    if ability.most_x is not place.word or len(costs) != 1:
        return None
    if isinstance(costs[0], SacrificeOne):
        return Both(costs[0].of, YOURS)
    return costs[0].of if isinstance(costs[0], Choose) else None


def _is_said_by_its_player(place: Place) -> bool:
    """True if "you" is the controller of the card with the text, and the card is in one of that player's zones."""
    parts, ability = place.around[0], place.enclosing(Ability)
    abroad = [part for part in parts if isinstance(part, Attaches) or (isinstance(part, PlaysInto) and part.enemy)]
    spoken = any(place.enclosing(word) is not None for word in (ByHolder, EachOpponent, EachPlayer, TargetPlayer))
    by_others = ability is None or ability.by != YOU
    return not abroad and not spoken and not by_others


def _of_printed_kind(kind: int) -> Callable[[Card], bool]:
    if kind == ATTACHES:
        return lambda card: BECOMES_ATTACHMENT in repr(card.parts)
    return lambda card: KIND_BITS.get(card.kind) == kind


OFFICIAL: Final = PrintedFacts(
    LIBRARY, _of_printed_kind, lambda card: words.RACE_KEYS.index(card.race) if card.race else None
)


def _is_outside(word: Selector, kind: int, printed: int) -> bool:
    """True if a selector can never contain a thing of this kind."""
    if isinstance(word, Marked):
        if word.marks == words.BURNING:
            return kind != SECTION  # only sections burn (INV-13.6)
        if word.marks == words.FACEDOWN:
            return not kind & DEVELOPMENT  # a facedown card in play is a development (INV-39.50)
        return word.marks & ~IN_COMBAT == 0 and not kind & (UNIT | LEGEND)  # only these attack and defend (INV-13.8)
    if isinstance(word, (OnQuest, QuestingHere)):
        return not kind & UNIT  # only units quest (INV-19.2)
    if kind == LEGEND and isinstance(word, OF_ZONES):
        return True  # a legend is in no zone (INV-20.1)
    if kind == SECTION:
        return isinstance(word, (Cards, CardSet, PileSet, Topmost))  # places are not cards
    if isinstance(word, OfTrait):  # no text gives a trait, except to units that become attachments (INV-44.1)
        return word.trait not in OFFICIAL.traits(printed) and not (word.trait == ATTACHMENT and kind & SUPPORT)
    if isinstance(word, OfFaction):
        return printed == FACELESS or word.faction not in OFFICIAL.factions(printed)
    return isinstance(word, Named) and printed != FACELESS and word.title not in OFFICIAL.titles(printed)


truth: Final = truth_by_kind(Printed, {ATTACHES: UNIT}, _is_outside)
DOMAINS: Final = Domains(
    truth,
    {
        "Grant.of": numbered,
        "EntersCorrupted.of": lambda place: CORRUPTED_AT_ONCE,
        "DefendsAnywhere.of": lambda place: DEFENDERS_OF_ALL_ZONES,
        "AttacksFrom.of": lambda place: FIGHTING,
        "Joins.leaders": lambda place: LEADERS,
        "When.of": awaited_cards,
        "CostChange.of": priced,
        "CostChange.into": priced_in,
        "Gain.of": gaining,
        "RedirectDamage.to": redirected_to,
        "Search.of": lambda place: PILED,
        "RevealFromHand.of": lambda place: PILED,
        "DiscardChosen.of": lambda place: PILED,
    },
    within,
    simplified,
)
