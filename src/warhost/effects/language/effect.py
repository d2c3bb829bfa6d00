"""Base classes of the card language: effects, numbers and conditions, and the words that need no state.

Each is a frozen value that can be printed, compared and carried out.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from ...engine.compilation import mypyc_attr
from ...engine.dataclass import dataclass, field_names
from ...engine.events import NO_NUMBER
from ...engine.moves import Move
from ..circumstances import NOTHING
from .ability_use import AbilityUse, AnyWorld
from .basis import ANYTHING, FIGHT, TABLE
from .select import Selector

NOBODY: Final = -1
ANY_TIMES: Final = 255
DONE: Final = -2  # the option that ends a series of choices, or declines to choose


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A part of a card's text that does something.

    `it` is the card that the text currently refers to; `who` is the player who carries it out.
    """

    def perform(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> None:
        """Do what the text says, or push the steps that do."""
        raise NotImplementedError

    def possible(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        """True if it can be carried out in full, as a cost and each alternative of an "or" must be."""
        return True

    def can_be_paid(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        """True if a player can pay with it, using only cards that they control (INV-3.21, CON-16.28)."""
        return self.possible(s, use, it, who)

    def discounts(self) -> list[tuple[int, int]]:
        """The reductions of the cost of a card that is being deployed, each with the lowest resulting cost."""
        return [each for part in self.parts() for each in part.discounts()]

    def turns_this(self) -> bool:
        """True if it exhausts this card, so that it cannot pay with it again before the card is ready."""
        return False

    def partly(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        """True if at least a part of it can be carried out."""
        return self.possible(s, use, it, who)

    def often(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> int:
        """How often it can be carried out in full in a row; unlimited if it uses nothing up."""
        return ANY_TIMES if self.possible(s, use, it, who) else 0

    def is_joint(self) -> bool:
        """True if floating abilities that one text created for several cards resolve for all of them at once."""
        return False

    def is_independent(self, one_card: bool) -> bool:
        """True if its result does not depend on the trigger; with `one_card` it may depend on the card concerned."""
        return False

    def conditions(self) -> tuple[Condition, ...]:
        """The conditions under which it is carried out."""
        return ()

    def ability_created(self) -> Any:
        """The ability that it creates for a duration, or None."""
        return None

    def parts(self) -> tuple[Effect, ...]:
        """The effects inside this one, in reading order."""
        found: list[Effect] = []
        for name in field_names(type(self)):
            held = getattr(self, name)
            if isinstance(held, Effect):
                found.append(held)
            elif isinstance(held, tuple):
                found += [each for each in held if isinstance(each, Effect)]
        return tuple(found)

    def considers_hidden(self) -> bool:
        """True if it depends on cards that other players cannot see whether it can be carried out."""
        return hidden_in_parts(self)


def hidden_in(word: object) -> bool:
    """True if a part of a text may refer to cards that other players cannot see."""
    if isinstance(word, Effect):
        return word.considers_hidden()
    if isinstance(word, Selector) and word.unseen():
        return True
    return hidden_in_parts(word)


def hidden_in_parts(word: object) -> bool:
    if isinstance(word, tuple):
        for each in word:
            if hidden_in(each):
                return True
    elif is_dataclass(word):
        for field in fields(word):
            if hidden_in(getattr(word, field.name)):
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Effect):
    """An effect that asks a player something while it is carried out."""

    def options(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> list[int]:
        raise NotImplementedError

    def answered(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> None:
        """Continue with the chosen option."""
        raise NotImplementedError

    def move(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("choose", option)

    def charge(self, s: AnyWorld, use: AbilityUse, who: int, option: int) -> int:
        """What an option costs, or NO_NUMBER where it has no price."""
        return NO_NUMBER

    def asks(self, use: AbilityUse, who: int) -> int:
        """The player who is asked."""
        return who

    def idle_option(self) -> int:
        """The option that does nothing, or NOBODY."""
        return NOBODY

    def stage(self) -> str:
        """The key of the combined answer that its question is part of, or ""."""
        return ""

    def depends_on_hidden(self) -> bool:
        """True if the options depend on cards that other players cannot see."""
        return self.considers_hidden()

    def depends_on_it(self) -> bool:
        """True if the number of options may depend on the card that the text refers to."""
        return True

    def perform(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> None:
        options = self.options(s, use, it, who)
        s.ask(s.asked(self, use, it, who), self.asks(use, who), options)

    def possible(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.options(s, use, it, who))


class Offering(Asking):
    """An `Asking` effect with an optional choice: the player takes one of the options or declines (DONE)."""

    def taken(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> None:
        """Continue with the option that the player took."""
        raise NotImplementedError

    def left(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> None:
        """Continue after the player declined; by default this has no effect."""

    def taking(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> Move:
        """The option as a move."""
        return Move("choose", option)

    def leaving(self) -> Move:
        return Move("done")

    def answered(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option == DONE:
            self.left(s, use, it, who)
        else:
            self.taken(s, use, it, who, option)

    def move(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return self.leaving() if option == DONE else self.taking(s, use, it, who, option)

    def idle_option(self) -> int:
        return DONE


def discarding(option: int) -> Move:
    """The move of a player who may discard a card or leave it."""
    return Move("discard nothing") if option == DONE else Move("discard", option)


def taking(option: int) -> Move:
    """The move of a player who may take a card or leave it."""
    return Move("take nothing") if option == DONE else Move("take", option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Looking(Asking):
    """An effect that lets a player look at cards and asks about them.

    The question stores the cards, so that such questions can be nested.
    """

    def offered(self, s: AnyWorld, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        raise NotImplementedError

    def taken(self, s: AnyWorld, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        """Continue with the option chosen for the cards."""
        raise NotImplementedError

    def fitting(
        self, s: AnyWorld, of: Selector, effect: Effect, use: AbilityUse, who: int, cards: tuple[int, ...]
    ) -> list[int]:
        """The cards that match and can be affected."""
        return [card for card in cards if of.has(s, card, use, card, who) and effect.possible(s, use, card, who)]

    def look_at(self, s: AnyWorld, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> None:
        """Ask the player about these cards."""
        s.learn(cards, who)
        s.ask(s.asked(self, use, it, who, cards), who, self.offered(s, use, it, who, cards))

    def idle_option(self) -> int:
        return DONE

    def depends_on_hidden(self) -> bool:
        return True  # unknown here: whether it is possible depends on the hidden cards

    def considers_hidden(self) -> bool:
        return False  # looking at cards is always possible

    def possible(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        return True


@dataclass(frozen=True)
class LookingToDiscard(Looking):
    """An effect that lets a player look at cards, choose some one by one, and discard them at once."""

    discards: int = 0

    def taken(self, s: AnyWorld, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        found = use.finding((*use.topic.found, option)) if option != DONE else use
        rest = tuple([card for card in cards if card != option])
        if option != DONE and len(found.topic.found) < self.discards and rest:
            s.then(s.asked(self, found, it, who, rest))
        elif found.topic.found:
            s.rules.discard(s, list(found.topic.found), use)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number:
    """A number in a card's text that is computed from the table; `-` and `*` work as for numbers."""

    def reads(self) -> int:
        return ANYTHING

    def value(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> int:
        raise NotImplementedError

    def __neg__(self) -> Number:
        return Minus(self)

    def __mul__(self, times: int) -> Number:
        return Product(times, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class TableNumber(Number):
    """A number that depends on the table only."""

    def reads(self) -> int:
        return TABLE


HowMany = int | Number


def value(n: HowMany, s: AnyWorld, use: AbilityUse, it: int, who: int) -> int:
    """The present value of a number."""
    if isinstance(n, int):
        return n
    return n.value(s, use, it, who)


@dataclass(frozen=True)
class Minus(TableNumber):
    """The negative of a number."""

    of: HowMany

    def value(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> int:
        return -value(self.of, s, use, it, who)


@dataclass(frozen=True)
class Product(TableNumber):
    """A multiple of a number ("2 for each ...")."""

    times: int
    of: HowMany

    def value(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> int:
        return self.times * value(self.of, s, use, it, who)


@dataclass(frozen=True)
class ChosenX(TableNumber):
    """X as the player chose it on paying; 0 if nothing was paid (INV-3.24, INV-12.7)."""

    def value(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> int:
        return use.chosen.x


X: Final = ChosenX()


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A statement about the state that holds or does not hold."""

    def reads(self) -> int:
        return ANYTHING

    def holds(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        raise NotImplementedError

    def named_phase(self) -> int:
        """The number of the only phase in which it can hold, or -1."""
        return -1

    def __and__(self, other: Condition) -> Condition:
        return AndAlso(self, other)


class TableCondition(Condition):
    """A condition that depends on the table only."""

    def reads(self) -> int:
        return TABLE


@mypyc_attr(allow_interpreted_subclasses=True)
class FightCondition(Condition):
    """A condition that depends on the current combat."""

    def reads(self) -> int:
        return FIGHT


@dataclass(frozen=True)
class Always(TableCondition):
    def holds(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        return True


@dataclass(frozen=True)
class AndAlso(TableCondition):
    one: Condition
    other: Condition

    def holds(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        return self.one.holds(s, use, it, who) and self.other.holds(s, use, it, who)

    def named_phase(self) -> int:
        named = self.one.named_phase()
        return named if named >= 0 else self.other.named_phase()


@dataclass(frozen=True)
class Already(TableCondition):
    """A condition that is evaluated when the ability is triggered, whatever changes later (CON-16.13)."""

    condition: Condition  # evaluated at triggering (`World.noted`), so it cannot refer to later choices

    def holds(self, s: AnyWorld, use: AbilityUse, it: int, who: int) -> bool:
        return use.occurrence.notes.already >> use.ability.already.index(self) & 1 != 0


ALWAYS: Final = Always()


@dataclass(frozen=True)
class Slot(Effect):
    """A choice made when the ability is used: a target (INV-11.4), or another card chosen at the same time."""

    of: Selector
    effect: Effect
    count: HowMany = 1
    up_to: bool = False
    aimed: bool = True  # True for a target; False for a card that pays a cost which the rest of the text mentions
    fewest: int = 0  # the minimum number of targets of an "up to ..." text
    by_opponent: bool = False  # True if an opponent chooses the target

    def candidates(self, s: AnyWorld, use: AbilityUse, slot: int) -> list[int]:
        """The legal choices at the moment, without those already made."""
        raise NotImplementedError

    def most(self, s: AnyWorld, use: AbilityUse) -> int:
        return value(self.count, s, use, NOTHING, use.controller)

    def least(self, s: AnyWorld, use: AbilityUse) -> int:
        return self.fewest if self.up_to else value(self.count, s, use, NOTHING, use.controller)
