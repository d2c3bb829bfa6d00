"""Words for constant effects that change rules: one word for each family, with the rule as its argument."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import HowMany
from ....effects.language.modifier import RuleModifier
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import THIS
from ....effects.language.verbs import DESTROYED, SACRIFICED
from ...changes.combat import AttacksFrom, AttacksOnly, DefencePrice, DefendsAnywhere, DefendsCapital, Joins
from ...changes.common import (
    UNCHANGED,
    AddsPower,
    AnyTime,
    CannotStay,
    ChoosesDiscard,
    CountsAs,
    DrawLimit,
    DrawsFewer,
    EntersCorrupted,
    EntersDamaged,
    EntersWithTokens,
    IsDevelopment,
    PaysWithDamage,
    PaysWithTokens,
    PlaysFrom,
    SearchesMore,
    TargetPrice,
    WinsEmpty,
)
from ...changes.damage import DamageCountsTwice, DestroyedIfHealed, MoreDamage, MoreIndirect, MultiplyDamage
from ...changes.leaving import LeavesInstead
from ...changes.permissions import (
    AmbushCost,
    AttacksEverything,
    MoreDevelopments,
    MoreLimited,
    QuestsTogether,
    TakesDamage,
    TwoZones,
)
from ...changes.protection import ActionTax, Diverts, HandLimit, JoinsOthers
from ...words import DEVELOPMENT

FREEDOMS: Final[dict[str, RuleModifier]] = {
    "attack two zones": TwoZones(),
    "attack everything": AttacksEverything(),
    "be played at any time": AnyTime(),
    "choose discards": ChoosesDiscard(),
    "quest together": QuestsTogether(),
    "take combat damage": TakesDamage(),
    "win without cards": WinsEmpty(),
}


def can(
    what: Literal[
        "add power to a zone",
        "attack everything",
        "attack from any zone",
        "attack only",
        "attack two zones",
        "be played at any time",
        "choose discards",
        "defend any zone",
        "defend the capital",
        "defend this zone",
        "follow into combat",
        "join attacks of others",
        "quest together",
        "take combat damage",
        "take effects on others",
        "win without cards",
    ],
    of: Selector = THIS,
    to: Selector = ALL,
    *,
    corrupted: bool = False,
    zone: int = 0,
) -> RuleModifier:
    """Selected cards, or their controller, may do what the rules do not allow.

    They attack everything (INV-46.3), two zones at once (INV-46.2) or from any zone (INV-13.39), perhaps when
    corrupted; only zones whose sections are of the set `to`; defend any zone, this zone or the capital (INV-20.4);
    follow leaders of the set `to` into combat (INV-40.4); join attacks of others (INV-41.9); take combat damage that
    would be assigned to this zone (INV-39.43), or effects of opponents that target cards of the set `to` (INV-41.7); go
    on a quest with others (INV-19.4); add their power to another zone as well.  This card may be played at any time;
    its controller chooses what the controller of the attached card discards at random, or wins with neither hand nor
    deck.
    """
    if what in FREEDOMS:
        return FREEDOMS[what]
    if what == "attack from any zone":
        return AttacksFrom(of, corrupted)
    if what == "attack only":
        return AttacksOnly(of, to)
    if what == "defend the capital":
        return DefendsCapital(of)
    if what == "follow into combat":
        return Joins(of, to)
    if what == "add power to a zone":
        return AddsPower(of, zone)
    if what == "take effects on others":
        return Diverts(to, of)
    if what == "join attacks of others":
        return JoinsOthers(of)
    return DefendsAnywhere(of, here=what == "defend this zone")


def more(
    what: Literal["damage", "developments", "indirect damage", "Limited cards", "searched cards"],
    amount: int = 1,
    *,
    by: Selector = ALL,
) -> RuleModifier:
    """Its controller may play more developments (INV-4.13) or Limited cards (INV-15.16), search more or deal more.

    `by` are the cards that deal more damage to each of their targets (INV-40.9).
    """
    if what == "damage":
        return MoreDamage(by, amount)
    if what == "developments":
        return MoreDevelopments(amount)
    if what == "indirect damage":
        return MoreIndirect(amount)
    return MoreLimited(amount) if what == "Limited cards" else SearchesMore()


def limits(what: Literal["draws", "hand"], most: int = 0, *, fewer: int = 0, least: int = 0) -> RuleModifier:
    """Opponents draw at most so many cards a turn, or fewer in the quest phase; or its controller holds so many.

    What is drawn fewer goes no lower than `least`; a hand that is larger is discarded down at once (INV-41.8).
    """
    if what == "hand":
        return HandLimit(most)
    return DrawsFewer(fewer, least) if fewer else DrawLimit(most)


def price(
    what: Literal["ambushing", "defending", "taking effect", "targeting"],
    of: Selector = ALL,
    amount: HowMany = 0,
    *,
    discards: int = 0,
) -> RuleModifier:
    """Players must pay for something that is free otherwise, or pay more or less for it.

    The family has: opponents who target selected cards (INV-3.22), with resources or cards; any player who targets
    them, or else the Action is cancelled as it resolves (INV-41.6); the defending player, who sacrifices a card of the
    set (INV-40.3); the controller for the first card that ambushes each turn.
    """
    if what == "ambushing":
        return AmbushCost(amount)
    if what == "defending":
        return DefencePrice(of)
    if not isinstance(amount, int):
        raise TypeError("the price of a target is a fixed number")
    return ActionTax(of, amount) if what == "taking effect" else TargetPrice(of, amount, discards)


def enters(
    of: Selector = THIS, *, corrupted: bool = False, anywhere: bool = False, damage: int = 0, tokens: int = 0
) -> RuleModifier:
    """Selected cards enter this zone corrupted (INV-16.6, INV-16.7), or play with damage; this card, with tokens.

    With `anywhere` they enter play corrupted, wherever they do.
    """
    if tokens:
        return EntersWithTokens(tokens)
    return EntersCorrupted(of, anywhere) if corrupted else EntersDamaged(of, damage)


def pays_with(what: Literal["damage", "tokens"], of: Selector = ALL, *, abilities: bool = False) -> RuleModifier:
    """Its controller may spend damage on selected cards, or tokens on this card, like resources.

    Tokens pay for playing cards of the set; with `abilities` for everything else as well.
    """
    return PaysWithDamage(of) if what == "damage" else PaysWithTokens(of, abilities)


def counts_as(
    of: Selector, kinds: int, hit_points: int = 0, power: int = UNCHANGED, *, only: bool = False
) -> RuleModifier:
    """Selected cards are also of another kind (INV-19.11, INV-22.8), optionally with other power and hit points.

    With `only` they are faceup developments and nothing else (INV-22.5).
    """
    if only:
        if kinds != DEVELOPMENT:
            raise ValueError("what a card counts as alone is a development")
        return IsDevelopment(of)
    return CountsAs(of, kinds, hit_points, power)


def multiply_damage(of: Selector, more: int = 1, keyword: int = -1, *, placed: bool = False) -> RuleModifier:
    """Damage is multiplied when it is assigned (INV-14.19), optionally only damage of a keyword.

    With `placed` each damage on cards of the set counts as two (INV-40.11).
    """
    return DamageCountsTwice(of) if placed else MultiplyDamage(of, more, keyword)


def leaves_play(of: Selector, how: Literal["destroyed", "sacrificed"]) -> RuleModifier:
    """Selected cards are destroyed or sacrificed as soon as this applies."""
    return CannotStay(of, DESTROYED if how == "destroyed" else SACRIFICED)


WOULD: Final = (
    "being destroyed",
    "being put into a discard pile by destruction",
    "being put into a discard pile",
    "being put into a discard pile or a hand",
    "leaving play",
)
INSTEAD: Final = (
    "return to hand",
    "go under its deck",
    "become a development",
    "enter the kingdom",
    "stay in play",
    "be kept under this card",
)


def instead_of(
    would: Literal[
        "being destroyed",
        "being healed",
        "being put into a discard pile",
        "being put into a discard pile by destruction",
        "being put into a discard pile or a hand",
        "leaving play",
    ],
    of: Selector,
    then: Literal[
        "be destroyed",
        "be kept under this card",
        "become a development",
        "enter the kingdom",
        "go under its deck",
        "return to hand",
        "stay in play",
    ],
    *,
    optional: bool = False,
    spend: int = 0,
    token: bool = False,
    sacrifices: bool = False,
) -> RuleModifier:
    """Replaces an event of selected cards by another, optionally at a price (INV-12.13, INV-43.1).

    The price is a number of resources, a resource token of this card, or this card itself.
    """
    if would == "being healed":
        return DestroyedIfHealed(of)
    return LeavesInstead(of, INSTEAD.index(then), WOULD.index(would), optional, spend, token, sacrifices)


HOW: Final = ("as what it is", "also as a development", "as a development here")


def plays_from(
    of: Selector,
    how: Literal["as what it is", "also as a development", "as a development here"] = "as what it is",
    necromancy: bool = False,
    no_loyalty: bool = False,
) -> RuleModifier:
    """You may play selected cards from where they are, as if they were in your hand (INV-23.2).

    With `necromancy`, as if they had Necromancy; with `no_loyalty`, without their loyalty cost.
    """
    return PlaysFrom(of, HOW.index(how), necromancy, no_loyalty)


__all__ = [
    "can",
    "counts_as",
    "enters",
    "instead_of",
    "leaves_play",
    "limits",
    "more",
    "multiply_damage",
    "pays_with",
    "plays_from",
    "price",
]
