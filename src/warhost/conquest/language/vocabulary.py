"""The card language of Conquest as cards use it: selectors in capitals, verbs and joints in small letters."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import (
    ACTION,
    ANYBODY,
    ANYWHERE,
    BATTLE,
    CONSTANT,
    EACH_PHASE,
    FORCED,
    NO_LIMIT,
    OPPONENT,
    REACTION,
    YOU,
    Ability,
    Change,
    When,
)
from ...effects.conditions import ALWAYS, Already, Condition, DuringPhase, ItIs, ThereAre
from ...effects.effect import Effect
from ...effects.joints import Choose, Each, EachOpponent, EachPlayer, If, May, Or, Seq, Target, Then, Times
from ...effects.lasting import (
    END_OF_ATTACK,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_STRUGGLE,
    NEXT_ATTACK,
    Blank,
    Create,
    Gain,
    Grant,
)
from ...effects.numbers import CardsInHand, CostAtMost, Count, Minus, Number, Product, X, number
from ...effects.select import (
    ALL,
    ANOTHER,
    DAMAGED,
    ENEMY,
    FIRST,
    HOST,
    IT,
    OTHER,
    SAME_PLACE,
    SECOND,
    THAT,
    THIS,
    YOURS,
    Selector,
)
from ...effects.verbs import (
    DESTROYED,
    DISCARDED,
    EVERYTHING,
    RETURNED,
    SACRIFICED,
    Deal,
    Draw,
    Earn,
    Heal,
    Leave,
    MoveDamage,
    PlaceTokens,
    SacrificeOne,
    TakeResources,
)
from ..card import Attaches, text
from ..words import (
    AFTER_ASSIGNED,
    AFTER_ASSIGNED_BY_ATTACK,
    AFTER_ATTACKER,
    AFTER_COMMITS,
    AFTER_DAMAGED,
    AFTER_DAMAGED_BY_ATTACK,
    AFTER_DECLARED,
    AFTER_DEPLOYED,
    AFTER_DESTROYED,
    AFTER_DISCARDED,
    AFTER_ENTERS,
    AFTER_EVENT_PLAYED,
    AFTER_LEAVES,
    AFTER_MOVES,
    AFTER_PHASE_BEGINS,
    AFTER_STRUGGLE_WON,
    AREA_EFFECT,
    ARMORBANE,
    AS_ATTACHMENT,
    ASTRA_MILITARUM,
    AT_PHASE_END,
    ATTACK,
    BRUTAL,
    CHAOS,
    COMBAT_PHASE,
    COMMAND,
    DARK_ELDAR,
    DEPLOY_PHASE,
    ELDAR,
    EVENT,
    FLYING,
    FROM_HAND,
    GROUNDED,
    HIT_POINTS,
    IGNORES_FLYING,
    LOYAL,
    MATERIAL,
    MOBILE,
    NEUTRAL,
    ORKS,
    RANGED,
    SIGNATURE,
    SPACE_MARINES,
    STRONGPOINT,
    TAU,
    TECH,
    WHEN_ASSIGNED,
    WHEN_ATTACK_DECLARED,
    WHEN_DEPLOYED,
    WHEN_DESTROYED,
    WHEN_EVENT_PLAYED,
    WHEN_EXHAUSTS,
    WHEN_LEAVES,
    WHEN_SHIELDED,
    WHEN_STRUGGLE_BEGINS,
    WHEN_TARGETED,
)
from .changes import (
    CannotBeAttacked,
    CannotRetreat,
    DoubleDamage,
    DoubleHitPoints,
    ImmuneTo,
    SacrificedAt,
    Untargetable,
)
from .conditions import FEWER_UNITS, IN_BATTLE, OPPONENT_IS_RICHER, Attacks, PrintedAttack, PrintedCost
from .searching import LookMayDiscard, RevealTop, SearchTop
from .select import (
    ADJACENT,
    ARMY_UNITS,
    AT_BATTLE,
    AT_FIRST_PLANET,
    AT_HEADQUARTERS,
    AT_HOST,
    AT_IT,
    AT_PLANETS,
    ATTACHMENT_CARDS,
    ATTACHMENTS,
    BOTH_HEADQUARTERS,
    BY,
    EVENT_CARDS,
    EXHAUSTED_CARDS,
    HERE,
    IN_DISCARD,
    IN_HAND,
    LIMITED_CARDS,
    NON_WARLORD_UNITS,
    OWNED,
    PLANETS,
    READY,
    SAME_PLANET,
    SAME_SIDE,
    SUPPORT_CARDS,
    SUPPORTS,
    THERE,
    TOKENS,
    UNIQUE,
    UNIT_CARDS,
    UNITS,
    WARLORDS,
    WITH_ATTACHMENTS,
    InDiscard,
    against,
    attached_to,
    done_by,
    named,
    of_faction,
    topmost,
    with_company,
    with_trait,
)
from .verbs import (
    AddShields,
    AnyNumber,
    Attach,
    CancelShield,
    CancelUse,
    CommitElsewhere,
    DefendInstead,
    DeployNow,
    DiscardAtRandom,
    DiscardChosen,
    Exhaust,
    IndirectDamage,
    Move,
    MoveHere,
    PayResources,
    Prevent,
    PutIntoPlay,
    PutTokens,
    RaiseDamage,
    ReadyUp,
    Reassign,
    ReduceCost,
    Rout,
    Suffer,
    TakeToHand,
    TransferTokens,
    TriggerBattle,
)

ALL_PHASES: Final = -1
ALL_ICONS: Final = 99  # "all command icons": more than a unit can have
HEADQUARTERS: Final = BOTH_HEADQUARTERS
OWN_HQ: Final = BOTH_HEADQUARTERS & YOURS


# --- abilities --------------------------------------------------------------------------------------------------


def _ability(
    kind: int,
    effect: Effect,
    when: When | None,
    cost: list[Effect] | None,
    spend: int | Number,
    phase: int,
    only: Condition,
    limit: int,
    zone: int,
    most_x: int | Number,
) -> Ability:
    timely = only if phase == ALL_PHASES else DuringPhase(phase) if only is ALWAYS else DuringPhase(phase) & only
    return Ability(
        kind,
        effect,
        when,
        spend=number(spend),
        cost=tuple(cost or []),
        zone=zone,
        only=timely,
        limit=limit,
        most_x=number(most_x),
    )


def action(
    effect: Effect,
    cost: list[Effect] | None = None,
    spend: int | Number = 0,
    phase: int = ALL_PHASES,
    only: Condition = ALWAYS,
    limit: int = NO_LIMIT,
) -> Ability:
    """Action, or with a phase "Deploy Action", "Combat Action" (CON-16.2, CON-16.3)."""
    return _ability(ACTION, effect, None, cost, spend, phase, only, limit, ANYWHERE, 0)


def respond(
    when: When,
    effect: Effect,
    cost: list[Effect] | None = None,
    spend: int | Number = 0,
    only: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    zone: int = ANYWHERE,
    most_x: int | Number = 0,
) -> Ability:
    """Interrupt or Reaction, as what it waits for is about to happen or has happened (CON-16.7)."""
    return _ability(REACTION, effect, when, cost, spend, ALL_PHASES, only, limit, zone, most_x)


def forced(when: When, effect: Effect, only: Condition = ALWAYS) -> Ability:
    """Forced Interrupt or Forced Reaction (CON-16.11)."""
    return _ability(FORCED, effect, when, None, 0, ALL_PHASES, only, NO_LIMIT, ANYWHERE, 0)


def constant(*changes: Change, only: Condition = ALWAYS, zone: int = ANYWHERE) -> Ability:
    return Ability(CONSTANT, changes=changes, only=only, zone=zone)


def battle(effect: Effect) -> Ability:
    """The Battle ability of a planet (CON-13.1)."""
    return Ability(BATTLE, effect)


def when(kind: int, of: Selector = ALL, whom: int = ANYBODY, least: int = 0) -> When:
    return When(kind, of, whom, least)


def reduces_cost(of: Selector, amount: int, cost: list[Effect] | None = None) -> Ability:
    """Interrupt: when you deploy such a card, reduce its cost (CON-6.11)."""
    return respond(when(WHEN_DEPLOYED, of, YOU), ReduceCost(number(amount)), cost=cost)


# --- joints -----------------------------------------------------------------------------------------------------


def seq(*effects: Effect) -> Effect:
    return Seq(effects)


def target(of: Selector, effect: Effect, count: int = 1, up_to: bool = False) -> Effect:
    """A target, or several; of "up to" so many there must be one, or nothing would come of it (CON-16.12)."""
    return Target(of, effect, number(count), up_to, fewest=1)


def pick(of: Selector, effect: Effect) -> Effect:
    """Something chosen with the targets that is none: what pays a cost of which the rest of the text speaks."""
    return Target(of, effect, aimed=False)


def choose(of: Selector, effect: Effect) -> Effect:
    return Choose(of, effect)


def each_opponent(effect: Effect) -> Effect:
    return EachOpponent(effect)


def each_player(effect: Effect) -> Effect:
    return EachPlayer(effect)


def either(*effects: Effect) -> Effect:
    return Or(effects)


def when_true(condition: Condition, effect: Effect) -> Effect:
    return If(condition, effect)


def times(n: int | Number, effect: Effect) -> Effect:
    return Times(number(n), effect)


# --- verbs ------------------------------------------------------------------------------------------------------


def deal(amount: int | Number, of: Selector = IT) -> Effect:
    return Deal(number(amount), of)


def suffer(amount: int) -> Effect:
    """As a cost: deal so much damage to this unit (CON-16.16)."""
    return Suffer(number(amount))


def remove_damage(amount: int | Number = EVERYTHING, of: Selector = IT) -> Effect:
    return Heal(number(amount), of)


def destroy(of: Selector = IT) -> Effect:
    return Leave(DESTROYED, of)


def sacrifice(of: Selector = THIS) -> Effect:
    return Leave(SACRIFICED, of)


def discard_from_play(of: Selector = IT) -> Effect:
    return Leave(DISCARDED, of)


def return_to_hand(of: Selector = IT) -> Effect:
    return Leave(RETURNED, of)


def sacrifice_one(of: Selector) -> Effect:
    return SacrificeOne(of)


def draw(amount: int | Number) -> Effect:
    return Draw(number(amount))


def gain_resources(amount: int | Number) -> Effect:
    return Earn(number(amount))


def take_resources(amount: int | Number) -> Effect:
    return TakeResources(number(amount))


def place_resources(amount: int | Number) -> Effect:
    return PlaceTokens(number(amount))


def transfer_resources(amount: int | Number) -> Effect:
    return TransferTokens(number(amount))


def exhaust(of: Selector = IT) -> Effect:
    return Exhaust(of)


def ready(of: Selector = IT) -> Effect:
    return ReadyUp(of)


def rout(of: Selector = IT) -> Effect:
    return Rout(of)


def move(of: Selector = IT, to: Selector = PLANETS) -> Effect:
    return Move(of, to)


def move_damage(amount: int) -> Effect:
    """Move damage from the first target to the one that the sentence has come to speak of."""
    return MoveDamage(target=IT, amount=number(amount))


def put_into_play(of: Selector = IT, at: Selector = OWN_HQ) -> Effect:
    return PutIntoPlay(of, at)


def put_tokens(title: str, at: Selector, amount: int = 1) -> Effect:
    return PutTokens(title, at, amount)


def gain(stat: int, amount: int | Number, until: int, of: Selector = IT) -> Effect:
    return Gain(stat, number(amount), until, of)


def at_phase_end(effect: Effect) -> Effect:
    """If the card is still in play at the end of the phase, this happens to it."""
    return Create(Ability(FORCED, effect, When(AT_PHASE_END)), END_OF_PHASE)


def after_it_enters(effect: Effect) -> Effect:
    """After the card enters play, this happens to it."""
    return Create(Ability(FORCED, effect, When(AFTER_ENTERS, IT)), END_OF_PHASE)


def prevent(amount: int | Number = EVERYTHING) -> Effect:
    return Prevent(number(amount))


def reassign(amount: int, to: Selector) -> Effect:
    return Reassign(number(amount), to)


def search(top: int, of: Selector, effect: Effect) -> Effect:
    return SearchTop(top, of, effect)


# --- changes, numbers, conditions -------------------------------------------------------------------------------


def grants(of: Selector, stat: int, amount: int | Number = 1) -> Change:
    return Grant(of, stat, number(amount))


def count(of: Selector, each: int = 1) -> Number:
    """How many cards there are of a set, perhaps several times."""
    return Count(of) if each == 1 else Product(each, Count(of))


def costs_at_most(most: int) -> Selector:
    return CostAtMost(number(most))


def at_least(least: int, of: Selector) -> Condition:
    return ThereAre(least, of)


def already(condition: Condition) -> Condition:
    """It was so before anything answered what set the ability off (CON-16.13)."""
    return Already(condition)


def during(phase: int) -> Condition:
    return DuringPhase(phase)


def it_is(of: Selector) -> Condition:
    return ItIs(of)


attaches = Attaches


MARINES: Final = of_faction(SPACE_MARINES)
MILITARUM: Final = of_faction(ASTRA_MILITARUM)
ORK: Final = of_faction(ORKS)
CHAOTIC: Final = of_faction(CHAOS)
DARK: Final = of_faction(DARK_ELDAR)
AELDARI: Final = of_faction(ELDAR)
TAUS: Final = of_faction(TAU)

__all__ = [
    "ACTION",
    "ADJACENT",
    "AELDARI",
    "AFTER_ASSIGNED",
    "AFTER_ASSIGNED_BY_ATTACK",
    "AFTER_ATTACKER",
    "AFTER_COMMITS",
    "AFTER_DAMAGED",
    "AFTER_DAMAGED_BY_ATTACK",
    "AFTER_DECLARED",
    "AFTER_DEPLOYED",
    "AFTER_DESTROYED",
    "AFTER_DISCARDED",
    "AFTER_ENTERS",
    "AFTER_EVENT_PLAYED",
    "AFTER_LEAVES",
    "AFTER_MOVES",
    "AFTER_PHASE_BEGINS",
    "AFTER_STRUGGLE_WON",
    "ALL",
    "ALL_ICONS",
    "ALL_PHASES",
    "ALWAYS",
    "ANOTHER",
    "ANYBODY",
    "ANYWHERE",
    "AREA_EFFECT",
    "ARMORBANE",
    "ARMY_UNITS",
    "ASTRA_MILITARUM",
    "AS_ATTACHMENT",
    "ATTACHMENTS",
    "ATTACHMENT_CARDS",
    "ATTACK",
    "AT_BATTLE",
    "AT_FIRST_PLANET",
    "AT_HEADQUARTERS",
    "AT_HOST",
    "AT_IT",
    "AT_PHASE_END",
    "AT_PLANETS",
    "BATTLE",
    "BOTH_HEADQUARTERS",
    "BRUTAL",
    "BY",
    "CHAOS",
    "CHAOTIC",
    "COMBAT_PHASE",
    "COMMAND",
    "CONSTANT",
    "DAMAGED",
    "DARK",
    "DARK_ELDAR",
    "DEPLOY_PHASE",
    "DESTROYED",
    "DISCARDED",
    "EACH_PHASE",
    "ELDAR",
    "END_OF_ATTACK",
    "END_OF_COMBAT",
    "END_OF_PHASE",
    "END_OF_STRUGGLE",
    "ENEMY",
    "EVENT",
    "EVENT_CARDS",
    "EVERYTHING",
    "EXHAUSTED_CARDS",
    "FEWER_UNITS",
    "FIRST",
    "FLYING",
    "FORCED",
    "FROM_HAND",
    "GROUNDED",
    "HEADQUARTERS",
    "HERE",
    "HIT_POINTS",
    "HOST",
    "IGNORES_FLYING",
    "IN_BATTLE",
    "IN_DISCARD",
    "IN_HAND",
    "IT",
    "LIMITED_CARDS",
    "LOYAL",
    "MARINES",
    "MATERIAL",
    "MILITARUM",
    "MOBILE",
    "NEUTRAL",
    "NEXT_ATTACK",
    "NON_WARLORD_UNITS",
    "NO_LIMIT",
    "OPPONENT",
    "OPPONENT_IS_RICHER",
    "ORK",
    "ORKS",
    "OTHER",
    "OWNED",
    "OWN_HQ",
    "PLANETS",
    "RANGED",
    "REACTION",
    "READY",
    "RETURNED",
    "SACRIFICED",
    "SAME_PLACE",
    "SAME_PLANET",
    "SAME_SIDE",
    "SECOND",
    "SIGNATURE",
    "SPACE_MARINES",
    "STRONGPOINT",
    "SUPPORTS",
    "SUPPORT_CARDS",
    "TAU",
    "TAUS",
    "TECH",
    "THAT",
    "THERE",
    "THIS",
    "TOKENS",
    "UNIQUE",
    "UNITS",
    "UNIT_CARDS",
    "WARLORDS",
    "WHEN_ASSIGNED",
    "WHEN_ATTACK_DECLARED",
    "WHEN_DEPLOYED",
    "WHEN_DESTROYED",
    "WHEN_EVENT_PLAYED",
    "WHEN_EXHAUSTS",
    "WHEN_LEAVES",
    "WHEN_SHIELDED",
    "WHEN_STRUGGLE_BEGINS",
    "WHEN_TARGETED",
    "WITH_ATTACHMENTS",
    "YOU",
    "YOURS",
    "Ability",
    "AddShields",
    "AnyNumber",
    "Attach",
    "Attacks",
    "Blank",
    "CancelShield",
    "CancelUse",
    "CannotBeAttacked",
    "CannotRetreat",
    "CardsInHand",
    "Change",
    "Choose",
    "CommitElsewhere",
    "Condition",
    "CostAtMost",
    "Count",
    "Create",
    "Deal",
    "DefendInstead",
    "DeployNow",
    "DiscardAtRandom",
    "DiscardChosen",
    "DoubleDamage",
    "DoubleHitPoints",
    "Draw",
    "DuringPhase",
    "Each",
    "EachOpponent",
    "EachPlayer",
    "Earn",
    "Effect",
    "Exhaust",
    "Gain",
    "Grant",
    "Heal",
    "If",
    "ImmuneTo",
    "InDiscard",
    "IndirectDamage",
    "ItIs",
    "Leave",
    "LookMayDiscard",
    "May",
    "Minus",
    "Move",
    "MoveDamage",
    "MoveHere",
    "Number",
    "Or",
    "PayResources",
    "PlaceTokens",
    "Prevent",
    "PrintedAttack",
    "PrintedCost",
    "PutIntoPlay",
    "PutTokens",
    "RaiseDamage",
    "ReadyUp",
    "Reassign",
    "ReduceCost",
    "RevealTop",
    "Rout",
    "SacrificeOne",
    "SacrificedAt",
    "SearchTop",
    "Selector",
    "Seq",
    "Suffer",
    "TakeResources",
    "TakeToHand",
    "Target",
    "Then",
    "ThereAre",
    "Times",
    "TransferTokens",
    "TriggerBattle",
    "Untargetable",
    "When",
    "X",
    "action",
    "after_it_enters",
    "against",
    "already",
    "at_least",
    "at_phase_end",
    "attached_to",
    "attaches",
    "battle",
    "choose",
    "constant",
    "costs_at_most",
    "count",
    "deal",
    "destroy",
    "discard_from_play",
    "done_by",
    "draw",
    "during",
    "each_opponent",
    "each_player",
    "either",
    "exhaust",
    "forced",
    "gain",
    "gain_resources",
    "grants",
    "it_is",
    "move",
    "move_damage",
    "named",
    "number",
    "of_faction",
    "pick",
    "place_resources",
    "prevent",
    "put_into_play",
    "put_tokens",
    "ready",
    "reassign",
    "reduces_cost",
    "remove_damage",
    "respond",
    "return_to_hand",
    "rout",
    "sacrifice",
    "sacrifice_one",
    "search",
    "seq",
    "suffer",
    "take_resources",
    "target",
    "text",
    "times",
    "topmost",
    "transfer_resources",
    "when",
    "when_true",
    "with_company",
    "with_trait",
]
