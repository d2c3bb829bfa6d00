"""Selectors are sets of cards: one vocabulary for targets, triggers, counts and costs.

`&`, `|` and `-` work as for Python sets.  A selector is evaluated for a use of an ability, for the card that its
sentence refers to as "it" (`it`), and for the player who carries it out (`who`).
"""

from __future__ import annotations

from typing import Final

from ...engine.compilation import mypyc_attr
from ...engine.dataclass import dataclass
from ..circumstances import NOTHING
from .ability_use import AbilityUse, AnyWorld
from .basis import ANYTHING, PILES, TABLE

# The areas in which a selector searches for cards.
IN_PLAY: Final = 0
IN_PILES: Final = 1  # hands, decks and discard piles, as the selector itself says
ON_CHAIN: Final = 2
OF_PLAYERS: Final = 3

NOT_ONE: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """A set of cards."""

    def reads(self) -> int:
        """What its members depend on in addition to the table (`basis`)."""
        return ANYTHING

    def has(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> bool:
        raise NotImplementedError

    def scope(self) -> int:
        """Where members are searched for."""
        return IN_PLAY

    def sites(self) -> bool:
        """True if places that can be damaged (sections of a capital) may be members."""
        return True

    def only_sites(self) -> bool:
        """True if only such places can be members, so that no cards are searched."""
        return False

    def about_this(self) -> bool:
        """True if the selector means "this card": such an ability triggers when its own card leaves play."""
        return False

    def about_host(self) -> bool:
        """True if the selector means "attached card": an attachment triggers when its host leaves play with it."""
        return False

    def depends_on_card_alone(self) -> bool:
        """True if its members depend on the card with the text, not on the trigger."""
        return False

    def unseen(self) -> bool:
        """True if it may contain cards that other players cannot see."""
        return False

    def found_in(self, s: AnyWorld, use: AbilityUse) -> int:
        """The only zone that can contain members, or NOTHING if there are several."""
        return NOTHING

    def pile(self, s: AnyWorld, who: int) -> int:
        """The only place out of play that can contain members, or NOTHING if there are several."""
        return NOTHING

    def sole(self, s: AnyWorld, use: AbilityUse, it: int) -> int:
        """The only card that can be a member, or NOT_ONE if there are several."""
        return NOT_ONE

    def __and__(self, other: Selector) -> Selector:
        return Both(self, other)

    def __or__(self, other: Selector) -> Selector:
        return Either(self, other)

    def __sub__(self, other: Selector) -> Selector:
        return Without(self, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Selector):
    """A set of cards, without places that can be damaged."""

    def sites(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TableSet(Selector):
    """A set whose members depend on the table only."""

    def reads(self) -> int:
        return TABLE


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet(TableSet):
    """A `TableSet` of cards only: it never contains a section or another place that can be damaged."""

    def sites(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PileSet(Selector):
    """Cards in hands, decks and discard piles."""

    def reads(self) -> int:
        return PILES

    def scope(self) -> int:
        return IN_PILES

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class Both(TableSet):
    one: Selector
    other: Selector

    def has(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return self.one.has(s, card, use, it, who) and self.other.has(s, card, use, it, who)

    def scope(self) -> int:
        return self.one.scope() or self.other.scope()

    def sites(self) -> bool:
        return self.one.sites() and self.other.sites()

    def only_sites(self) -> bool:
        return self.one.only_sites() or self.other.only_sites()

    def about_this(self) -> bool:
        return self.one.about_this() or self.other.about_this()

    def about_host(self) -> bool:
        return self.one.about_host() or self.other.about_host()

    def found_in(self, s: AnyWorld, use: AbilityUse) -> int:
        zone = self.one.found_in(s, use)
        return zone if zone != NOTHING else self.other.found_in(s, use)

    def pile(self, s: AnyWorld, who: int) -> int:
        place = self.one.pile(s, who)
        return place if place != NOTHING else self.other.pile(s, who)

    def sole(self, s: AnyWorld, use: AbilityUse, it: int) -> int:
        only = self.one.sole(s, use, it)
        return only if only != NOT_ONE else self.other.sole(s, use, it)

    def depends_on_card_alone(self) -> bool:
        return self.one.depends_on_card_alone() and self.other.depends_on_card_alone()


@dataclass(frozen=True)
class Either(TableSet):
    one: Selector
    other: Selector

    def has(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return self.one.has(s, card, use, it, who) or self.other.has(s, card, use, it, who)

    def scope(self) -> int:
        return self.one.scope() or self.other.scope()

    def sites(self) -> bool:
        return self.one.sites() or self.other.sites()

    def only_sites(self) -> bool:
        return self.one.only_sites() and self.other.only_sites()

    def depends_on_card_alone(self) -> bool:
        return self.one.depends_on_card_alone() and self.other.depends_on_card_alone()


@dataclass(frozen=True)
class Without(TableSet):
    one: Selector
    other: Selector

    def has(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return self.one.has(s, card, use, it, who) and not self.other.has(s, card, use, it, who)

    def scope(self) -> int:
        return self.one.scope()

    def sites(self) -> bool:
        return self.one.sites()

    def only_sites(self) -> bool:
        return self.one.only_sites()

    def about_this(self) -> bool:
        return self.one.about_this()

    def found_in(self, s: AnyWorld, use: AbilityUse) -> int:
        return self.one.found_in(s, use)

    def pile(self, s: AnyWorld, who: int) -> int:
        return self.one.pile(s, who)

    def sole(self, s: AnyWorld, use: AbilityUse, it: int) -> int:
        return self.one.sole(s, use, it)

    def depends_on_card_alone(self) -> bool:
        return self.one.depends_on_card_alone() and self.other.depends_on_card_alone()


@dataclass(frozen=True)
class Everything(TableSet):
    """All cards, without a condition."""

    def has(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return True

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class Aimed(TableSet):
    """The cards chosen for one of the text's targets, counted from 0."""

    slot: int

    def has(self, s: AnyWorld, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return self.slot < len(use.chosen.targets) and card in use.chosen.targets[self.slot]


ALL: Final = Everything()
