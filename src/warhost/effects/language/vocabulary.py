"""The words that both card games share: sets in capitals, verbs, joints, numbers and conditions in small letters.

A word that is a class is the class itself; a function is a word that means more than one class does.  A number may be
written as it is, or read from the table: `deal(2)`, `deal(count(UNITS))`, `-count(UNITS)`, `count(UNITS) * 2`.
"""

from __future__ import annotations

from typing import Final

from ...engine.dataclass import dataclass
from .abilities import (
    ACTION,
    ANYBODY,
    ANYWHERE,
    CONSTANT,
    FORCED,
    HOSTS_CONTROLLER,
    NO_COST,
    OPPONENT,
    YOU,
    Ability,
    Change,
    When,
)
from .choices import AnyNumber, Choose, ChoosePlayer, ChooseSome, May, Or, PickX, TargetPlayer, UnlessPays, UpTo
from .conditions import (
    ALWAYS,
    STILL_HERE,
    YOUR_TURN,
    Already,
    Condition,
    DuringPhase,
    ItIs,
    ItIsNot,
    MoreThan,
    NoMoreThan,
    NumberAtMost,
    NumberIs,
    NumberOther,
    OneOf,
    ThereAre,
)
from .effect import Effect
from .joints import ByHolder, Each, EachOpponent, If, Seq, Then, Times, WithX, You
from .lasting import (
    END_OF_ATTACK,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_TURN,
    Blank,
    ChangesFaction,
    Create,
    Gain,
    GainsTrait,
    Grant,
)
from .limits import (
    EACH_ATTACK,
    EACH_BATTLE,
    EACH_COMBAT_ROUND,
    EACH_PHASE,
    EACH_ROUND,
    EACH_TURN,
    NO_LIMIT,
    first_time,
    max_one,
    twice,
)
from .numbers import (
    CardsInHand,
    CostAtLeast,
    CostAtMost,
    CostIs,
    Count,
    CountBut,
    CountFound,
    DamageOn,
    HowMany,
    HowMuch,
    OddCost,
    OpponentsCards,
    OpponentsResources,
    PrintedCost,
    ResourcesOf,
    StatOf,
    TokensOn,
    X,
)
from .select import Selector
from .sets import (
    ALL,
    ANOTHER,
    DAMAGED,
    ENEMY,
    FIRST,
    FOUND,
    HOST,
    IN_DISCARD,
    IN_ENEMY_DISCARD,
    IN_HAND,
    IT,
    MINE,
    OTHER,
    PLAYERS,
    SAME_PLACE,
    SECOND,
    THAT,
    THIRD,
    THIS,
    WITH_ATTACHMENTS,
    WITH_TOKENS,
    YOURS,
    AttachedTo,
    Named,
    OfTrait,
)
from .verbs import (
    DESTROYED,
    DISCARDED,
    EVERYTHING,
    RETURNED,
    SACRIFICED,
    Deal,
    DiscardAtRandom,
    DiscardCards,
    DiscardChosen,
    DiscardHand,
    DiscardTop,
    Draw,
    Earn,
    Forfeit,
    Heal,
    Leave,
    MoveDamage,
    MoveTokens,
    PayResources,
    PlaceTokens,
    RemoveAmong,
    RemoveTokens,
    SacrificeOne,
    TakeResources,
    TakeToHand,
)

ALL_PHASES: Final = -1
NEVER: Final = -1
CARDS_IN_HAND: Final = CardsInHand()
OPPONENTS_CARDS: Final = OpponentsCards()
OPPONENTS_RESOURCES: Final = OpponentsResources()
RESOURCES: Final = ResourcesOf()
HOW_MUCH: Final = HowMuch()
ODD_COST: Final = OddCost()


# --- what happens -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Happening:
    """Something that abilities wait for: its number before it happens, and its number once it has happened."""

    after: int = NEVER
    before: int = NEVER


def after(
    what: Happening,
    of: Selector = ALL,
    whom: int = ANYBODY,
    least: int = 0,
    combat: bool = False,
    batch: bool = False,
    most: int = 0,
) -> When:
    """After something has happened to a card of a set, concerning somebody, perhaps at least so much of it.

    `combat` is in combat only; `batch` is once for one or more cards at the same time; `most` is no more of it.
    """
    if what.after == NEVER:
        raise ValueError("nothing waits for this once it has happened: use when()")
    return When(what.after, of, whom, least, combat, batch, most)


def when(what: Happening, of: Selector = ALL, whom: int = ANYBODY, least: int = 0) -> When:
    """When something is about to happen to a card of a set."""
    if what.before == NEVER:
        raise ValueError("nothing waits for this before it happens: use after()")
    return When(what.before, of, whom, least)


# --- abilities --------------------------------------------------------------------------------------------------


def action(
    effect: Effect,
    *,
    spend: HowMany = 0,
    cost: Effect | tuple[Effect, ...] = NO_COST,
    phase: int = ALL_PHASES,
    zone: int = ANYWHERE,
    only: Condition = ALWAYS,
    needs: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    when: When | None = None,
    most_x: HowMany = 0,
    x_is: HowMany = 0,
    by: int = YOU,
    hand: bool = False,
) -> Ability:
    """Action: what a player may do, for what is spent and paid, in a phase, under conditions, so often.

    X is chosen on announcing it, up to `most_x`; or it is what `x_is` says when the costs are paid.  `by` says who may
    use it where that is not whoever controls the card; with `hand` it is used out of the hand.
    """
    only = timely(phase, only)
    paid = costs_of(cost)
    return Ability(ACTION, effect, when, (), spend, paid, zone, only, needs, limit, False, most_x, x_is, by, hand)


def forced(
    when: When, effect: Effect, *, zone: int = ANYWHERE, only: Condition = ALWAYS, limit: int = NO_LIMIT
) -> Ability:
    """Forced: what must happen as soon as something has happened, perhaps only the first time in a period."""
    return Ability(FORCED, effect, when, zone=zone, only=only, limit=limit)


def constant(*changes: Change, zone: int = ANYWHERE, only: Condition = ALWAYS) -> Ability:
    """What holds as long as the card is in play and its condition holds."""
    return Ability(CONSTANT, changes=changes, zone=zone, only=only)


def costs_of(cost: Effect | tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is paid: one thing or several."""
    return cost if isinstance(cost, tuple) else (cost,)


def timely(phase: int, only: Condition) -> Condition:
    """A condition that holds in a phase only."""
    if phase == ALL_PHASES:
        return only
    return DuringPhase(phase) if only is ALWAYS else DuringPhase(phase) & only


# --- verbs ------------------------------------------------------------------------------------------------------

deal = Deal
heal = Heal
draw = Draw
earn = Earn
lose_resources = Forfeit
take_resources = TakeResources
place_tokens = PlaceTokens
remove_tokens = RemoveTokens
pay = PayResources
take_to_hand = TakeToHand
discard_one = DiscardChosen
discard_cards = DiscardCards
sacrifice_one = SacrificeOne
discard_hand = DiscardHand
discard_at_random = DiscardAtRandom
discard_top = DiscardTop
move_damage = MoveDamage
move_tokens = MoveTokens
remove_among = RemoveAmong


def destroy(of: Selector = IT) -> Effect:
    """Destroy cards."""
    return Leave(DESTROYED, of)


def sacrifice(of: Selector = IT) -> Effect:
    """Sacrifice these cards; `sacrifice_one` is a card of one's choice."""
    return Leave(SACRIFICED, of)


def discard(of: Selector = IT) -> Effect:
    """Discard cards from play: neither destroyed nor sacrificed."""
    return Leave(DISCARDED, of)


def return_to_hand(of: Selector = IT) -> Effect:
    """Return cards to their owner's hand."""
    return Leave(RETURNED, of)


# --- joints -----------------------------------------------------------------------------------------------------

then = Then
may = May
choose = Choose
each = Each
each_opponent = EachOpponent
unless_pays = UnlessPays
only_if = If
times = Times
any_number = AnyNumber
up_to = UpTo
with_x = WithX
choose_player = ChoosePlayer
choose_some = ChooseSome
pick_x = PickX
you = You


def controller_of(of: Selector, effect: Effect) -> Effect:
    """Whoever controls a card does it; of a card that has left play, whoever controlled it then."""
    return ByHolder(of, effect)


def owner_of(of: Selector, effect: Effect) -> Effect:
    """Whoever owns a card does it."""
    return ByHolder(of, effect, owner=True)


def seq(*effects: Effect) -> Effect:
    """One thing after the other; each is done as far as it can be."""
    return Seq(effects)


def target_player(effect: Effect) -> Effect:
    """A player as a target: he carries out what follows."""
    return TargetPlayer(PLAYERS, effect)


def either(*effects: Effect) -> Effect:
    """One of several."""
    return Or(effects)


# --- what lasts -------------------------------------------------------------------------------------------------

gain = Gain
grant = Grant
blank = Blank
gains_trait = GainsTrait
changes_faction = ChangesFaction
floating = Create

# --- sets, numbers, conditions ----------------------------------------------------------------------------------

trait = OfTrait
cost_at_most = CostAtMost
cost_at_least = CostAtLeast
cost_is = CostIs
named = Named
attached_to = AttachedTo
printed_cost = PrintedCost
damage_on = DamageOn
found = CountFound
count = Count
plus = CountBut
stat_of = StatOf
tokens_on = TokensOn
at_least = ThereAre
no_more_than = NoMoreThan
at_most = NumberAtMost
more_than = MoreThan
number_is = NumberIs
is_not = NumberOther
one_of = OneOf
it_is = ItIs
it_is_not = ItIsNot
during = DuringPhase
already = Already

__all__ = [
    "ALL",
    "ANOTHER",
    "ANYBODY",
    "CARDS_IN_HAND",
    "DAMAGED",
    "EACH_ATTACK",
    "EACH_BATTLE",
    "EACH_COMBAT_ROUND",
    "EACH_PHASE",
    "EACH_ROUND",
    "EACH_TURN",
    "END_OF_ATTACK",
    "END_OF_COMBAT",
    "END_OF_PHASE",
    "END_OF_TURN",
    "ENEMY",
    "EVERYTHING",
    "FIRST",
    "FOUND",
    "HOST",
    "HOSTS_CONTROLLER",
    "HOW_MUCH",
    "IN_DISCARD",
    "IN_ENEMY_DISCARD",
    "IN_HAND",
    "IT",
    "MINE",
    "ODD_COST",
    "OPPONENT",
    "OPPONENTS_CARDS",
    "OPPONENTS_RESOURCES",
    "OTHER",
    "PLAYERS",
    "RESOURCES",
    "SAME_PLACE",
    "SECOND",
    "STILL_HERE",
    "THAT",
    "THIRD",
    "THIS",
    "WITH_ATTACHMENTS",
    "WITH_TOKENS",
    "YOU",
    "YOURS",
    "YOUR_TURN",
    "X",
    "action",
    "after",
    "already",
    "any_number",
    "at_least",
    "at_most",
    "attached_to",
    "blank",
    "changes_faction",
    "choose",
    "choose_player",
    "choose_some",
    "constant",
    "controller_of",
    "cost_at_least",
    "cost_at_most",
    "cost_is",
    "count",
    "damage_on",
    "deal",
    "destroy",
    "discard",
    "discard_at_random",
    "discard_cards",
    "discard_hand",
    "discard_one",
    "discard_top",
    "draw",
    "during",
    "each",
    "each_opponent",
    "earn",
    "either",
    "first_time",
    "floating",
    "forced",
    "found",
    "gain",
    "gains_trait",
    "grant",
    "heal",
    "is_not",
    "it_is",
    "it_is_not",
    "lose_resources",
    "max_one",
    "may",
    "more_than",
    "move_damage",
    "move_tokens",
    "named",
    "no_more_than",
    "number_is",
    "one_of",
    "only_if",
    "owner_of",
    "pay",
    "pick_x",
    "place_tokens",
    "plus",
    "printed_cost",
    "remove_among",
    "remove_tokens",
    "return_to_hand",
    "sacrifice",
    "sacrifice_one",
    "seq",
    "stat_of",
    "take_resources",
    "take_to_hand",
    "target_player",
    "then",
    "times",
    "tokens_on",
    "trait",
    "twice",
    "unless_pays",
    "up_to",
    "when",
    "with_x",
    "you",
]
