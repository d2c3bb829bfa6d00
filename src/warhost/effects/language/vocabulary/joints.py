"""What holds verbs together: one after the other, for each, under a condition, or as somebody chooses."""

from __future__ import annotations

from ..choices import (
    AnyNumber,
    Choose,
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
from ..effect import Effect
from ..joints import ByHolder, Each, EachOpponent, If, Seq, Then, Times, WithX, You
from ..select import Selector
from ..sets import (
    PLAYERS,
)

then = Then
may = May
choose = Choose
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


def pick(of: Selector, effect: Effect) -> Effect:
    """Something chosen with the targets that is none: what pays a cost of which the rest of the text speaks."""
    return Target(of, effect, aimed=False)


def either(*effects: Effect) -> Effect:
    """One of several."""
    return Or(effects)


__all__ = [
    "any_number",
    "choose",
    "choose_player",
    "choose_some",
    "controller_of",
    "each",
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
