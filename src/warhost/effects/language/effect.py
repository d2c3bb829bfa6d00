"""What every word of the card language is: an effect is a frozen value that can be shown, compared and carried out."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from ...engine.compilation import mypyc_attr
from ...engine.dataclass import dataclass, field_names
from ...engine.events import NO_NUMBER
from ...engine.moves import Move
from ..hidden.knowledge import learn
from .select import Selector
from .sets import IT, subjects
from .use import AnyWorld, Use

if TYPE_CHECKING:
    from ..state.world import World

NOBODY: Final = -1
ANY_TIMES: Final = 255
DONE: Final = -2  # the option that ends a row of choices, or declines


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A part of a card's text that does something.

    `it` is the card the sentence has come to speak of; `who` is the player who carries it out.
    """

    def perform(self, s: AnyWorld, use: Use, it: int, who: int) -> None:
        """Do what the text says, or push the steps that do."""
        raise NotImplementedError

    def possible(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        """True if it can be carried out whole: what a cost and either side of an "or" must be."""
        return True

    def can_be_paid(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        """True if a player can pay with it; what it takes on the table must be his (INV-3.21, CON-16.28)."""
        return self.possible(s, use, it, who)

    def discounts(self) -> list[tuple[int, int]]:
        """By how much it changes the cost of a card that is being deployed, each with the least that it leaves."""
        return [each for part in self.parts() for each in part.discounts()]

    def turns_this(self) -> bool:
        """True if it turns this very card, so that it cannot be paid with the card again until that is ready."""
        return False

    def partly(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        """True if anything of it can be carried out."""
        return self.possible(s, use, it, who)

    def often(self, s: AnyWorld, use: Use, it: int, who: int) -> int:
        """How many times in a row it can be carried out whole; what uses nothing up has no end."""
        return ANY_TIMES if self.possible(s, use, it, who) else 0

    def is_joint(self) -> bool:
        """True if what one text has left behind for each of several cards happens to all of them at once."""
        return False

    def is_independent(self, one_card: bool) -> bool:
        """True if it does the same whatever triggered it; of `one_card` alone, it may refer to that card."""
        return False

    def is_target(self) -> bool:
        """True if it is a target of the text, chosen when the ability is used (`Target`)."""
        return False

    def conditions(self) -> tuple[Any, ...]:
        """The conditions under which it is carried out."""
        return ()

    def ability_created(self) -> Any:
        """The ability that it sets up for a while, or None."""
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

    def weighs_hidden(self) -> bool:
        """True if whether it can be carried out depends on cards that others cannot see."""
        return hidden_in_parts(self)


def are_own(s: World, cards: list[int], who: int) -> bool:
    """True if a player controls all these cards: nobody pays with those of others (INV-3.21, CON-16.28)."""
    return not [card for card in cards if s.controller[card] != who]


def hidden_in(word: Any) -> bool:
    """True if a part of a text may speak of cards that others cannot see."""
    if isinstance(word, Effect):
        return word.weighs_hidden()
    if isinstance(word, Selector) and word.unseen():
        return True
    return hidden_in_parts(word)


def hidden_in_parts(word: Any) -> bool:
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
@dataclass(frozen=True)
class OnCards(Effect):
    """An effect that does the same with each of some cards."""

    of: Selector = IT

    def perform(self, s: AnyWorld, use: Use, it: int, who: int) -> None:
        for card in self.cards(s, use, it, who):
            self.on(s, card, use, it, who)

    def cards(self, s: AnyWorld, use: Use, it: int, who: int) -> list[int]:
        """The cards that it is done with."""
        return subjects(s, self.of, use, it, who)

    def on(self, s: AnyWorld, card: int, use: Use, it: int, who: int) -> None:
        """Do what the text says with one of the cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OnFitting(OnCards):
    """... and cannot be carried out where none of them is such that it can be done with it: `cards` are those."""

    def possible(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        return bool(self.cards(s, use, it, who))


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Effect):
    """An effect that asks a player something while it is carried out."""

    def options(self, s: AnyWorld, use: Use, it: int, who: int) -> list[int]:
        raise NotImplementedError

    def answered(self, s: AnyWorld, use: Use, it: int, who: int, option: int) -> None:
        """Go on with what was chosen."""
        raise NotImplementedError

    def move(self, s: AnyWorld, use: Use, it: int, who: int, option: int) -> Move:
        return Move("choose", option)

    def charge(self, s: AnyWorld, use: Use, who: int, option: int) -> int:
        """What an option costs, or NO_NUMBER where it has no price."""
        return NO_NUMBER

    def asks(self, use: Use, who: int) -> int:
        """Who answers."""
        return who

    def idle_option(self) -> int:
        """The option by which nothing is done, or NOBODY."""
        return NOBODY

    def hangs_on_hidden(self) -> bool:
        """True if what can be answered follows from cards that others cannot see."""
        return self.weighs_hidden()

    def hangs_on_it(self) -> bool:
        """True if how much can be answered may follow from which card the sentence speaks of."""
        return True

    def perform(self, s: AnyWorld, use: Use, it: int, who: int) -> None:
        options = self.options(s, use, it, who)
        s.ask(s.asked(self, use, it, who), self.asks(use, who), options)

    def possible(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        return bool(self.options(s, use, it, who))


class Offering(Asking):
    """... who may leave it (DONE), or take one of the things that are offered."""

    def taken(self, s: AnyWorld, use: Use, it: int, who: int, option: int) -> None:
        """Go on with what was taken."""
        raise NotImplementedError

    def left(self, s: AnyWorld, use: Use, it: int, who: int) -> None:
        """Go on without it: mostly nothing comes of that."""

    def taking(self, s: AnyWorld, use: Use, it: int, who: int, option: int) -> Move:
        """What is offered, as a move."""
        return Move("choose", option)

    def leaving(self) -> Move:
        return Move("done")

    def answered(self, s: AnyWorld, use: Use, it: int, who: int, option: int) -> None:
        if option == DONE:
            self.left(s, use, it, who)
        else:
            self.taken(s, use, it, who, option)

    def move(self, s: AnyWorld, use: Use, it: int, who: int, option: int) -> Move:
        return self.leaving() if option == DONE else self.taking(s, use, it, who, option)

    def idle_option(self) -> int:
        return DONE


def discarding(option: int) -> Move:
    """The move of one who may discard a card or leave it."""
    return Move("discard nothing") if option == DONE else Move("discard", option)


def taking(option: int) -> Move:
    """The move of one who may take a card or leave it."""
    return Move("take nothing") if option == DONE else Move("take", option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Looking(Asking):
    """An effect that lets a player look at cards, and asks about them.

    The question itself holds the cards, so that one may be asked in the middle of another.
    """

    def offered(self, s: AnyWorld, use: Use, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        raise NotImplementedError

    def taken(self, s: AnyWorld, use: Use, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        """Go on with what was chosen out of the cards."""
        raise NotImplementedError

    def fitting(
        self, s: AnyWorld, of: Selector, effect: Effect, use: Use, who: int, cards: tuple[int, ...]
    ) -> list[int]:
        """Those of the cards that are of a set, and with which something can be done."""
        return [card for card in cards if of.has(s, card, use, card, who) and effect.possible(s, use, card, who)]

    def look_at(self, s: AnyWorld, use: Use, it: int, who: int, cards: tuple[int, ...]) -> None:
        """Ask about these cards."""
        learn(s, cards, who)
        s.ask(s.asked(self, use, it, who, cards), who, self.offered(s, use, it, who, cards))

    def idle_option(self) -> int:
        return DONE

    def hangs_on_hidden(self) -> bool:
        return True  # on what the cards are

    def weighs_hidden(self) -> bool:
        return False  # one may always look

    def possible(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        return True


@dataclass(frozen=True)
class LookingToDiscard(Looking):
    """... out of which so many are chosen, one after the other, and then discarded at once."""

    discards: int = 0

    def taken(self, s: AnyWorld, use: Use, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        found = use.finding((*use.found, option)) if option != DONE else use
        rest = tuple([card for card in cards if card != option])
        if option != DONE and len(found.found) < self.discards and rest:
            s.then(s.asked(self, found, it, who, rest))
        elif found.found:
            s.rules.discard(s, list(found.found), use)
