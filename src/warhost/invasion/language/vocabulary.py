"""The card language of Invasion as cards use it: selectors in capitals, verbs and joints in small letters."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import (
    ACTION,
    ANYBODY,
    ANYWHERE,
    CONSTANT,
    EACH_PHASE,
    EACH_TURN,
    FORCED,
    NO_LIMIT,
    OPPONENT,
    PLAY,
    TRIGGERED,
    YOU,
    Ability,
    Change,
    When,
)
from ...effects.conditions import ALWAYS, YOUR_TURN, Condition, DuringPhase, ItIs, NumberIs, ThereAre
from ...effects.effect import Effect
from ...effects.joints import (
    Choose,
    Each,
    EachOpponent,
    EachPlayer,
    If,
    May,
    Or,
    Seq,
    Target,
    Then,
    UnlessPays,
)
from ...effects.lasting import (
    END_OF_ATTACK,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_TURN,
    NEXT_BATTLE,
    Create,
    Gain,
    Grant,
)
from ...effects.numbers import (
    CostAtMost,
    Count,
    CountBut,
    HappenedThisTurn,
    Minus,
    Number,
    StatOf,
    TokensOn,
    X,
    number,
)
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
    Marked,
    Selector,
)
from ...effects.verbs import (
    DESTROYED,
    EVERYTHING,
    RETURNED,
    SACRIFICED,
    Deal,
    DiscardHand,
    Draw,
    Earn,
    Forfeit,
    Heal,
    Leave,
    MoveDamage,
    PlaceTokens,
    SacrificeOne,
    TakeResources,
)
from .. import words
from ..card import ANY_ZONE, Attaches, Drafts, text
from ..words import (
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    BURNING,
    CANNOT_ATTACK,
    CANNOT_BE_CORRUPTED,
    CANNOT_DEFEND,
    CAPITAL_PHASE,
    COLLECTED,
    COMBAT_DAMAGE,
    COUNTERSTRIKE,
    CUTS_SUPPLY,
    DEALS_COMBAT_DAMAGE,
    ENTERS_DISCARD,
    ENTERS_PLAY,
    ENTERS_ZONE,
    HIT_POINTS,
    IS_DAMAGED,
    IS_DESTROYED,
    KINGDOM,
    KINGDOM_PHASE,
    LEAVES_PLAY,
    PHASE_BEGINS,
    PHASE_ENDS,
    PLAYED,
    POWER,
    QUEST,
    QUEST_PHASE,
    RAIDER,
    REINFORCES,
    SABOTAGES,
    SAVAGE,
    SCOUT,
    SHIFTS_TIDES,
    SUPPORT,
    TACTIC,
    TOUGHNESS,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT,
    ZONE_ATTACKED,
)
from .changes import (
    CancelDamage,
    CostChange,
    EntersCorrupted,
    EntersDamaged,
    NoCancelling,
    PaysWithDamage,
    RedirectDamage,
    TargetPrice,
)
from .conditions import (
    DAMAGE_ASSIGNED,
    DAMAGE_ASSIGNED_TO_THIS,
    IN_COMBAT,
    THIS_ZONE_ATTACKED,
    YOU_ARE_ATTACKED,
    YouBurn,
)
from .select import (
    ATTACHMENTS,
    ATTACKERS,
    CORRESPONDING,
    CORRESPONDING_TO_TARGET,
    CORRUPTED_CARDS,
    DEFENDERS,
    DEVELOPMENTS,
    FIGHTERS,
    HERE,
    HEROES,
    IN_BATTLEFIELD,
    IN_DISCARD,
    IN_ITS_ZONE,
    IN_KINGDOM,
    IN_QUEST,
    LEGENDS,
    PARTICIPANTS,
    QUESTING_HERE,
    QUESTS,
    SECTIONS,
    SUPPORTS,
    TACTIC_JUST_PLAYED,
    THIS_ZONE,
    UNDEVELOPED,
    UNITS,
    InZone,
    just_triggered,
    of_race,
    with_trait,
)
from .verbs import (
    Attached,
    Cancel,
    CopyTactic,
    Corrupt,
    DevelopTop,
    DiscardAtRandom,
    DiscardTop,
    EachDraws,
    IndirectDamage,
    MoveToZone,
    RedirectAssigned,
    RedirectAttack,
    Restoring,
    RevealAndPlay,
    SearchTop,
    ShuffleDeck,
    ShuffleInto,
    TurnFaceup,
)

DWARF: Final = of_race(words.DWARF)
EMPIRE: Final = of_race(words.EMPIRE)
HIGH_ELF: Final = of_race(words.HIGH_ELF)
ORC: Final = of_race(words.ORC)
CHAOS: Final = of_race(words.CHAOS)
DARK_ELF: Final = of_race(words.DARK_ELF)
CAPITAL: Final = SECTIONS - Marked(BURNING)  # damage cannot be assigned to what burns (INV-4.5)

# --- abilities --------------------------------------------------------------------------------------------------


def action(
    do: Effect,
    spend: int | Number = 0,
    cost: tuple[Effect, ...] = (),
    zone: int = ANYWHERE,
    only: Condition = ALWAYS,
    needs: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    when: When | None = None,
) -> Ability:
    """Action: ..."""
    return Ability(ACTION, do, when, (), number(spend), cost, zone, only, needs, limit)


def forced(when: When, do: Effect, zone: int = ANYWHERE, only: Condition = ALWAYS) -> Ability:
    """Forced: ..."""
    return Ability(FORCED, do, when, zone=zone, only=only)


def triggered(
    when: When, do: Effect, zone: int = ANYWHERE, only: Condition = ALWAYS, optional: bool = False
) -> Ability:
    """A constant effect with a trigger condition (INV-9.6); `optional` says "you may"."""
    return Ability(TRIGGERED, do, when, zone=zone, only=only, optional=optional)


def constant(*changes: Change, zone: int = ANYWHERE, only: Condition = ALWAYS) -> Ability:
    """What holds as long as the card is in play and its condition holds (INV-9.3)."""
    return Ability(CONSTANT, changes=changes, zone=zone, only=only)


def forced_change(change: Change, zone: int = ANYWHERE) -> Ability:
    """Forced: a change of what would happen."""
    return Ability(FORCED, changes=(change,), zone=zone)


def attaches(to: Selector, zone: int = ANY_ZONE, then: Effect | None = None) -> Attaches:
    """Attach to a target, perhaps in a zone of yours, which counts only then (INV-18.6); then something may happen."""
    of = to if zone == ANY_ZONE else to & YOURS & InZone(zone)
    return Attaches(to, Ability(PLAY, Target(of, then if then is not None else Attached())))


def drafts(what: int) -> Drafts:
    """What a draft card does in a draft."""
    return Drafts(what)


# --- trigger conditions -----------------------------------------------------------------------------------------


def after(kind: int, of: Selector = ALL, whom: int = ANYBODY, least: int = 0) -> When:
    """After something has happened to a card of a set."""
    return When(kind, of, whom, least)


YOUR_TURN_BEGINS: Final = When(TURN_BEGINS, whom=YOU)
YOUR_TURN_ENDS: Final = When(TURN_ENDS, whom=YOU)
EACH_PHASE_ENDS: Final = When(PHASE_ENDS)

# --- verbs ------------------------------------------------------------------------------------------------------


def deal(amount: int | Number, to: Selector = IT, uncancellable: bool = False) -> Effect:
    return Deal(number(amount), to, uncancellable)


def indirect(amount: int | Number, everybody: bool = False) -> Effect:
    return IndirectDamage(number(amount), everybody)


def heal(amount: int | Number = EVERYTHING, of: Selector = IT) -> Effect:
    return Heal(number(amount), of)


def destroy(of: Selector = IT) -> Effect:
    return Leave(DESTROYED, of)


def sacrifice(of: Selector = IT) -> Effect:
    """Sacrifice these cards."""
    return Leave(SACRIFICED, of)


def sacrifice_one(of: Selector) -> Effect:
    """Sacrifice a card of your choice."""
    return SacrificeOne(of)


def return_to_hand(of: Selector = IT) -> Effect:
    return Leave(RETURNED, of)


def draw(amount: int | Number) -> Effect:
    return Draw(number(amount))


def earn(amount: int | Number) -> Effect:
    return Earn(number(amount))


def lose_resources(amount: int | Number) -> Effect:
    return Forfeit(number(amount))


def take_resources(amount: int | Number) -> Effect:
    return TakeResources(number(amount))


def place_tokens(amount: int | Number, of: Selector = THIS) -> Effect:
    return PlaceTokens(number(amount), of)


def gain(stat: int, amount: int | Number, until: int = END_OF_TURN, of: Selector = IT) -> Effect:
    return Gain(stat, number(amount), until, of)


def corrupt(of: Selector = IT) -> Effect:
    return Corrupt(of)


def restore(of: Selector = IT) -> Effect:
    return Restoring(of)


def develop_top(amount: int | Number = 1, zone: int = -1) -> Effect:
    return DevelopTop(number(amount), zone)


def move(of: Selector = IT) -> Effect:
    """Move to another zone of the same player."""
    return MoveToZone(of)


def move_damage(source: Selector, target: Selector, any_number: bool = False) -> Effect:
    return MoveDamage(any_number, source, target)


def discard_hand() -> Effect:
    return DiscardHand()


def discard_top(amount: int | Number) -> Effect:
    return DiscardTop(number(amount))


def discard_at_random(amount: int | Number) -> Effect:
    return DiscardAtRandom(number(amount))


def cancel() -> Effect:
    return Cancel()


def copy_tactic() -> Effect:
    return CopyTactic()


def redirect_attack() -> Effect:
    return RedirectAttack()


def redirect_assigned(amount: int) -> Effect:
    return RedirectAssigned(amount)


def search_top(amount: int, of: Selector) -> Effect:
    return SearchTop(amount, of)


def shuffle_deck() -> Effect:
    return ShuffleDeck()


def shuffle_into_deck(of: Selector = FIRST) -> Effect:
    return ShuffleInto(of)


def reveal_and_play(amount: int) -> Effect:
    return RevealAndPlay(amount)


def turn_faceup() -> Effect:
    return TurnFaceup()


# --- joints -----------------------------------------------------------------------------------------------------


def seq(*effects: Effect) -> Effect:
    return Seq(effects)


def then(first: Effect, second: Effect) -> Effect:
    return Then(first, second)


def may(effect: Effect) -> Effect:
    return May(effect)


def either(*effects: Effect) -> Effect:
    return Or(effects)


def target(of: Selector, effect: Effect, count: int | Number = 1, up_to: bool = False) -> Effect:
    return Target(of, effect, number(count), up_to)


def choose(of: Selector, effect: Effect) -> Effect:
    return Choose(of, effect)


def each_player(effect: Effect) -> Effect:
    return EachDraws(effect) if isinstance(effect, Draw) else EachPlayer(effect)


def each_opponent(effect: Effect) -> Effect:
    return EachOpponent(effect)


def each(of: Selector, effect: Effect, by_controller: bool = False) -> Effect:
    return Each(of, effect, by_controller)


def unless_pays(price: int, effect: Effect) -> Effect:
    return UnlessPays(price, effect)


def only_if(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    return If(condition, effect, otherwise)


def leave_floating(ability: Ability, until: int = END_OF_TURN) -> Effect:
    return Create(ability, until)


# --- numbers and conditions -------------------------------------------------------------------------------------


def count(of: Selector) -> Number:
    return Count(of)


def minus(of: Number) -> Number:
    return Minus(of)


def plus(base: int | Number, more: int, given: Selector) -> Number:
    """So much, and so much more if it belongs to a set."""
    return CountBut(number(base), more, given)


def tokens_on(of: Selector) -> Number:
    return TokensOn(of)


def power_of(of: Selector = IT) -> Number:
    return StatOf(POWER, of)


def happened_this_turn(kind: int, kinds: int = 0, yours: bool = False) -> Number:
    return HappenedThisTurn(kind, kinds, yours)


def at_least(least: int, of: Selector) -> Condition:
    return ThereAre(least, of)


def tokens_at_least(least: int) -> Condition:
    return NumberIs(TokensOn(THIS), least)


def it_is(of: Selector) -> Condition:
    return ItIs(of)


def during(phase: int) -> Condition:
    return DuringPhase(phase)


def burning(least: int) -> Condition:
    return YouBurn(least)


def cost_at_most(most: int | Number) -> Selector:
    return CostAtMost(number(most))


# --- what constant effects say ------------------------------------------------------------------------------------


def grant(of: Selector, stat: int, amount: int | Number = 1) -> Change:
    return Grant(of, stat, number(amount))


def costs(of: Selector, amount: int | Number, first: bool = False) -> Change:
    return CostChange(of, number(amount), first)


def target_price(of: Selector, amount: int) -> Change:
    return TargetPrice(of, amount)


def cancel_damage(of: Selector, amount: int | Number, each_turn: bool = False, phase: int = -1) -> Change:
    return CancelDamage(of, number(amount), each_turn, phase)


def redirect_damage(of: Selector, amount: int, to: Selector) -> Change:
    return RedirectDamage(of, amount, to)


def enters_corrupted(of: Selector) -> Change:
    return EntersCorrupted(of)


def enters_damaged(of: Selector, amount: int) -> Change:
    return EntersDamaged(of, amount)


def pays_with_damage(of: Selector) -> Change:
    return PaysWithDamage(of)


NO_CANCELLING: Final = NoCancelling()

__all__ = [  # what card files use
    "ACTION",
    "ALL",
    "ANOTHER",
    "ANYBODY",
    "ATTACHMENTS",
    "ATTACKERS",
    "BATTLEFIELD",
    "BATTLEFIELD_PHASE",
    "CANNOT_ATTACK",
    "CANNOT_BE_CORRUPTED",
    "CANNOT_DEFEND",
    "CAPITAL",
    "CAPITAL_PHASE",
    "CHAOS",
    "COLLECTED",
    "COMBAT_DAMAGE",
    "CONSTANT",
    "CORRESPONDING",
    "CORRESPONDING_TO_TARGET",
    "CORRUPTED_CARDS",
    "COUNTERSTRIKE",
    "CUTS_SUPPLY",
    "DAMAGED",
    "DAMAGE_ASSIGNED",
    "DAMAGE_ASSIGNED_TO_THIS",
    "DARK_ELF",
    "DEALS_COMBAT_DAMAGE",
    "DEFENDERS",
    "DEVELOPMENTS",
    "DWARF",
    "EACH_PHASE",
    "EACH_PHASE_ENDS",
    "EACH_TURN",
    "EMPIRE",
    "END_OF_ATTACK",
    "END_OF_COMBAT",
    "END_OF_PHASE",
    "ENEMY",
    "ENTERS_DISCARD",
    "ENTERS_PLAY",
    "ENTERS_ZONE",
    "EVERYTHING",
    "FIGHTERS",
    "FIRST",
    "FORCED",
    "HERE",
    "HEROES",
    "HIGH_ELF",
    "HIT_POINTS",
    "HOST",
    "IN_BATTLEFIELD",
    "IN_COMBAT",
    "IN_DISCARD",
    "IN_ITS_ZONE",
    "IN_KINGDOM",
    "IN_QUEST",
    "IS_DAMAGED",
    "IS_DESTROYED",
    "IT",
    "KINGDOM",
    "KINGDOM_PHASE",
    "LEAVES_PLAY",
    "LEGENDS",
    "NEXT_BATTLE",
    "NO_CANCELLING",
    "OPPONENT",
    "ORC",
    "OTHER",
    "PARTICIPANTS",
    "PHASE_BEGINS",
    "PLAYED",
    "POWER",
    "QUEST",
    "QUESTING_HERE",
    "QUESTS",
    "QUEST_PHASE",
    "RAIDER",
    "REINFORCES",
    "SABOTAGES",
    "SAME_PLACE",
    "SAVAGE",
    "SCOUT",
    "SECOND",
    "SECTIONS",
    "SHIFTS_TIDES",
    "SUPPORT",
    "SUPPORTS",
    "TACTIC",
    "TACTIC_JUST_PLAYED",
    "THAT",
    "THIS",
    "THIS_ZONE",
    "THIS_ZONE_ATTACKED",
    "TOUGHNESS",
    "TRIGGERED",
    "TURN_ENDS",
    "UNDEVELOPED",
    "UNIT",
    "UNITS",
    "YOU",
    "YOURS",
    "YOUR_TURN",
    "YOUR_TURN_BEGINS",
    "YOUR_TURN_ENDS",
    "YOU_ARE_ATTACKED",
    "ZONE_ATTACKED",
    "Ability",
    "X",
    "action",
    "after",
    "at_least",
    "attaches",
    "burning",
    "cancel",
    "cancel_damage",
    "choose",
    "constant",
    "copy_tactic",
    "corrupt",
    "cost_at_most",
    "costs",
    "count",
    "deal",
    "destroy",
    "develop_top",
    "discard_at_random",
    "discard_hand",
    "discard_top",
    "drafts",
    "draw",
    "during",
    "each",
    "each_opponent",
    "each_player",
    "earn",
    "either",
    "enters_corrupted",
    "enters_damaged",
    "forced",
    "forced_change",
    "gain",
    "grant",
    "happened_this_turn",
    "heal",
    "indirect",
    "it_is",
    "just_triggered",
    "leave_floating",
    "lose_resources",
    "may",
    "minus",
    "move",
    "move_damage",
    "of_race",
    "only_if",
    "pays_with_damage",
    "place_tokens",
    "plus",
    "power_of",
    "redirect_assigned",
    "redirect_attack",
    "redirect_damage",
    "restore",
    "return_to_hand",
    "reveal_and_play",
    "sacrifice",
    "sacrifice_one",
    "search_top",
    "seq",
    "shuffle_deck",
    "shuffle_into_deck",
    "take_resources",
    "target",
    "target_price",
    "text",
    "then",
    "tokens_at_least",
    "tokens_on",
    "triggered",
    "turn_faceup",
    "unless_pays",
    "with_trait",
]
