"""Words of Invasion that put cards into play, zones or decks, or onto cards.  A zone is a name or a set like `HERE`."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import Effect, HowMany
from ....effects.language.lasting import UNTIL_USED
from ....effects.language.select import Selector
from ....effects.language.sets import IT, THAT, THIS, YOURS
from ....effects.language.verbs import BURIED, Leave
from ..select import QUESTS
from ..verbs.becoming import AttachThis
from ..verbs.beneath import LayBeneath
from ..verbs.common import MoveToZone, TurnFaceup
from ..verbs.facedown import DevelopAtRandom, TurnFacedown
from ..verbs.looking import PutOnDeck
from ..verbs.placing import (
    ANY_OF_YOURS,
    DEFENDING_ZONE,
    HERE_ZONE,
    ITS_ZONE,
    THAT_ZONE,
    AttachCard,
    MoveInto,
    PutEach,
    PutIntoPlay,
    PutTogether,
)
from ..verbs.shaping import Burn, DevelopCards, DevelopThis, DevelopTop, Douse, OntoQuest, Rearrange, UseNecromancy
from ..verbs.taking import (
    ALL_COSTS,
    CORRESPONDING_ZONE,
    LOYALTY_ALONE,
    NO_COSTS,
    NO_LOYALTY,
    NO_RESOURCES,
    PlayNow,
    TakeControl,
)
from ..zones import CORRESPONDING, HERE, IN_DEFENDING_ZONE, IN_ITS_ZONE, InZoneWith

ZONES: Final[dict[Selector, int]] = {
    YOURS: ANY_OF_YOURS,
    HERE: HERE_ZONE,
    IN_ITS_ZONE: ITS_ZONE,
    IN_DEFENDING_ZONE: DEFENDING_ZONE,
    InZoneWith(THAT): THAT_ZONE,
    CORRESPONDING: CORRESPONDING_ZONE,
}
PRICES: Final = {
    "all costs": ALL_COSTS,
    "no loyalty": NO_LOYALTY,
    "loyalty alone": LOYALTY_ALONE,
    "no resources": NO_RESOURCES,
    "no costs": NO_COSTS,
}


def zone_number(zone: Selector | int) -> int:
    """The number of a zone, or of the way in which a set determines it."""
    return zone if isinstance(zone, int) else ZONES[zone]


def put_into_play(
    of: Selector = IT,
    zone: Selector | int = YOURS,
    *,
    corrupted: bool = False,
    attacking: bool = False,
    declared: bool = False,
    defending: bool = False,
    together: bool = False,
    each: bool = False,
    then: Effect | None = None,
) -> Effect:
    """Put a card that is out of play into a zone of yours; its own restrictions apply (INV-23.3).

    It may join the attack, or be declared as an attacker or a defender.  With `together` all selected cards enter one
    zone at the same time; with `each` you choose the zone of each (INV-3.5); `then` is an effect for each of them.
    """
    if together:
        return PutTogether(of, zone_number(zone), then)
    if each:
        return PutEach(of, corrupted)
    return PutIntoPlay(of, zone_number(zone), corrupted, attacking, declared, defending)


def move(of: Selector = IT, to: Selector | int = YOURS, *, any_number: bool = False) -> Effect:
    """Move cards to another zone of their controller (INV-24.1, INV-24.2), or to a given one (INV-24.6).

    A unit can move onto a quest of its controller (INV-19.2), for example one in its zone: `QUESTS & HERE`.  With
    `any_number` the player chooses any number of cards of the set, which move at the same time.
    """
    if any_number:
        return Rearrange(of)
    if to == QUESTS or to == QUESTS & HERE:
        return OntoQuest(of, here=to != QUESTS)
    return MoveToZone(of) if to == YOURS else MoveInto(zone_number(to), of)


def attach(of: Selector = IT, to: Selector = IT, *, becomes: bool = False, facedown: bool = False) -> Effect:
    """Attach an attachment to a legal host among the selected cards; it enters play or moves.

    With `becomes` this unit becomes an Attachment support, also when it leaves play (INV-44.1); with `facedown` a card
    becomes an experience (INV-41.3).
    """
    if becomes:
        return AttachThis(to)
    return LayBeneath(of, to) if facedown else AttachCard(to, of)


def develop(
    amount: HowMany = 1, zone: Selector | int = HERE, *, of: Selector | None = None, at_random: bool = False
) -> Effect:
    """Put the top cards of your deck facedown into a zone as developments.

    Or, with `of`, this tactic when it is played (INV-4.13) or cards of your discard pile (INV-22.1); or, `at_random`, a
    card of your hand into your zone under attack.
    """
    if at_random:
        return DevelopAtRandom()
    if of is None:
        return DevelopTop(amount, zone_number(zone))
    return DevelopThis() if of == THIS else DevelopCards(of)


def take_control(
    of: Selector = IT, until: int = UNTIL_USED, zone: Selector | int = CORRESPONDING, defending: bool = False
) -> Effect:
    """The player takes control of cards, for a duration or permanently; they move to the corresponding zone (INV-17.4).

    Alternatively to a zone of their choice, or as defenders to the zone under attack.
    """
    return TakeControl(of, until, zone_number(zone), defending)


def play_now(
    of: Selector = IT,
    pays: Literal["all costs", "no loyalty", "loyalty alone", "no resources", "no costs"] = "all costs",
    less: int = 0,
    zone: Selector | int = YOURS,
    *,
    necromancy: bool = False,
) -> Effect:
    """The player plays a card at once, as if it were in hand; nobody can respond (INV-26.1 to 26.4).

    With `necromancy` it is played from the discard pile by its Necromancy, without paying its cost (INV-15.28).
    """
    return UseNecromancy(of) if necromancy else PlayNow(of, PRICES[pays], less, zone_number(zone))


def put_on_deck(of: Selector = IT, bottom: bool = False, *, from_play: bool = False) -> Effect:
    """Put cards on the top or bottom of their owners' decks; a tactic goes there instead of being discarded.

    With `from_play` cards in play go to the bottom of the decks.
    """
    return Leave(BURIED, of) if from_play else PutOnDeck(of, bottom)


def turn(face: Literal["facedown", "faceup"], of: Selector = IT) -> Effect:
    """Turn cards in play facedown, so that they are developments, or developments faceup (INV-22.13)."""
    return TurnFacedown(of) if face == "facedown" else TurnFaceup(of)


def burn(of: Selector = IT, *, remove: bool = False) -> Effect:
    """Sections burn, regardless of the damage on them; with `remove` they are no longer burning (INV-4.3)."""
    return Douse(of) if remove else Burn(of)


__all__ = [
    "attach",
    "burn",
    "develop",
    "move",
    "play_now",
    "put_into_play",
    "put_on_deck",
    "take_control",
    "turn",
]
