"""Words that combine verbs: in sequence, for each, under a condition, or by a player's choice."""

from __future__ import annotations

from ..choices import (
    AnyNumber,
    Choose,
    ChooseNumber,
    ChoosePlayer,
    ChooseSome,
    EachEither,
    May,
    Or,
    PickX,
    Target,
    TargetPlayer,
    UnlessPays,
)
from ..combinators import (
    AnyPlayerMay,
    AtRandom,
    ByHolder,
    Each,
    EachChooses,
    EachOpponent,
    If,
    Seq,
    Then,
    Times,
    WithX,
    You,
)
from ..effect import Effect, HowMany
from ..select import Selector
from ..sets import (
    PLAYERS,
)

then = Then
each = Each
each_either = EachEither
each_opponent = EachOpponent
unless_pays = UnlessPays
only_if = If
times = Times
any_number = AnyNumber
with_x = WithX
choose_player = ChoosePlayer
choose_some = ChooseSome
each_chooses = EachChooses
you = You


def may(effect: Effect, *, any_player: bool = False) -> Effect:
    """The player may do it; or any player may, in turn order from the active one, until one of them does."""
    return AnyPlayerMay(effect) if any_player else May(effect)


def choose(of: Selector, effect: Effect, aimed: bool = False, *, at_random: bool = False) -> Effect:
    """A choice that is not a target, made when the text resolves.

    With `aimed` it is a target, chosen late because the legal targets depend on what the text has done before.  With
    `at_random` it is a random choice (INV-25.7).
    """
    return AtRandom(of, effect) if at_random else Choose(of, effect, aimed)


def pick_x(most: HowMany, effect: Effect, *, some: bool = False) -> Effect:
    """The player chooses X up to a limit when the text resolves; 0 has no effect.

    With `some` X is at least 1, so that all parts can be carried out, and the player who uses the ability chooses.
    """
    if not some:
        return PickX(most, effect)
    if not isinstance(most, int):
        raise TypeError("what is chosen of is a fixed number")
    return ChooseNumber(most, effect)


def controller_of(of: Selector, effect: Effect) -> Effect:
    """The controller of a card carries it out; if the card has left play, its last controller."""
    return ByHolder(of, effect)


def owner_of(of: Selector, effect: Effect) -> Effect:
    """The owner of a card carries it out."""
    return ByHolder(of, effect, owner=True)


def seq(*effects: Effect) -> Effect:
    """Effects in order; each is carried out as far as possible."""
    return Seq(effects)


def target_player(effect: Effect) -> Effect:
    """A player as a target: that player carries out the inner effect."""
    return TargetPlayer(PLAYERS, effect)


def pick(of: Selector, effect: Effect) -> Effect:
    """A choice made together with the targets that is not a target, such as a card that pays a cost."""
    return Target(of, effect, aimed=False)


def either(*effects: Effect) -> Effect:
    """One of several effects."""
    return Or(effects)


__all__ = [
    "any_number",
    "choose",
    "choose_player",
    "choose_some",
    "controller_of",
    "each",
    "each_chooses",
    "each_either",
    "each_opponent",
    "either",
    "may",
    "only_if",
    "owner_of",
    "pick",
    "pick_x",
    "seq",
    "target_player",
    "then",
    "times",
    "unless_pays",
    "with_x",
    "you",
]
