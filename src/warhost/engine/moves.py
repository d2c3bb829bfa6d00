"""An option as data: what is done, with which card, to what, and how much.

Notation, words and what a table shows are all made from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .events import NO_NUMBER, NONE
from .notation import AIM, Phrase

if TYPE_CHECKING:
    from .state import State

# What of a move goes without saying in notation, and what is called by its bare name.
UNSAID_CARD: Final = 1
UNSAID_TARGET: Final = 2
UNSAID_AMOUNT: Final = 4
BARE_CARD: Final = 8  # by its title though it lies facedown, or a place without whose it is
BARE_TARGET: Final = 16


class Manner:
    """How a move is written: `which` tells one of several abilities of the card from the others.

    `word` is what is written behind the card, or instead of one, `what` the code of that word where it has another, and
    `joint` the word before the target; `bits` are those above.
    """

    __slots__ = ("bits", "joint", "what", "which", "word")

    def __init__(self, bits: int = 0, joint: str = AIM, which: int = 0, word: str = "", what: str = "") -> None:
        self.bits = bits
        self.joint = joint
        self.which = which
        self.word = word
        self.what = what


PLAIN: Final = Manner()
SPACED: Final = Manner(joint="")  # for games in whose names there are no blanks
FOR: Final = Manner(joint="for")
TITLED: Final = Manner(BARE_CARD)
TITLED_INTO: Final = Manner(BARE_CARD | BARE_TARGET)
TITLED_ALONE: Final = Manner(BARE_CARD | UNSAID_TARGET)
INTO: Final = Manner(BARE_TARGET)
UNNAMED: Final = Manner(UNSAID_CARD)
UNAIMED: Final = Manner(UNSAID_TARGET)


def in_word(word: str, what: str = "") -> Manner:
    """A word that stands for no thing on the table."""
    return Manner(word=word, what=what)


class Move:
    """One option.  `card` and `target` are ids of cards or places; `ability` is the key of what it makes use of."""

    __slots__ = ("ability", "amount", "card", "manner", "target", "verb")

    def __init__(
        self,
        verb: str,
        card: int = NONE,
        target: int = NONE,
        amount: int = NO_NUMBER,
        ability: str = "",
        manner: Manner = PLAIN,
    ) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.amount = amount
        self.ability = ability
        self.manner = manner

    def phrase(self, s: State) -> Phrase:
        """What notation writes of it, part by part."""
        manner = self.manner
        bits, card, target = manner.bits, "", ""
        if self.card != NONE and not bits & UNSAID_CARD:
            card = s.titled(self.card) if bits & BARE_CARD else s.called(self.card)
        if self.target != NONE and not bits & UNSAID_TARGET:
            target = s.titled(self.target) if bits & BARE_TARGET else s.called(self.target)
        amount = NO_NUMBER if bits & UNSAID_AMOUNT else self.amount
        return Phrase(self.verb, amount, card, manner.which, manner.word, manner.joint, target)

    def written(self, s: State) -> str:
        """In notation: `assign 2 Spark`, `play Spark > Ember`; where it is plain, without ado, for it is often."""
        manner = self.manner
        bits = manner.bits
        if self.card == NONE or self.amount != NO_NUMBER or bits & UNSAID_CARD or manner.which or manner.word:
            return self.phrase(s).written()
        text = f"{self.verb} {s.titled(self.card) if bits & BARE_CARD else s.called(self.card)}"
        if self.target == NONE or bits & UNSAID_TARGET:
            return text
        target = s.titled(self.target) if bits & BARE_TARGET else s.called(self.target)
        return f"{text} {manner.joint} {target}" if manner.joint else f"{text} {target}"

    def shown(self, refs: dict[int, dict[str, Any]]) -> dict[str, Any]:
        """As a table shows it; `refs` tells how things are found there, and what a move does not have is left out.

        Its verb is shown as messages are keyed by it.
        """
        manner = self.manner
        data: dict[str, Any] = {"verb": self.verb.replace(" ", "-")}
        if self.card != NONE:
            data.update(refs[self.card])
        if self.target != NONE:
            data["to"] = refs[self.target]
        if self.amount != NO_NUMBER:
            data["amount"] = self.amount
        if manner.which:
            data["ability"] = manner.which
        if manner.word:
            data["what"] = manner.what or manner.word
        if self.ability:
            data["says"] = self.ability
        return data


def shown(moves: list[Move], ref: Callable[[int], dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves as a table shows them; `ref` tells how a thing is found there, and many of them speak of the same."""
    things = {move.card for move in moves} | {move.target for move in moves}
    refs = {thing: ref(thing) for thing in things if thing != NONE}
    return [move.shown(refs) for move in moves]


def by_id(thing: int) -> dict[str, Any]:
    """How a table finds what everybody sees."""
    return {"id": thing}
