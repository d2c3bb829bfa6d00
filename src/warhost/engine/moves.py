"""An option as data: verb, card, target and amount.

Notation, texts and the options at a table are all made from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .events import NO_NUMBER, NONE
from .notation import AIM, Phrase

if TYPE_CHECKING:
    from .state import State

# Markers for parts that notation leaves out, and for parts that it writes as a bare name.
UNSAID_CARD: Final = 1
UNSAID_TARGET: Final = 2
UNSAID_AMOUNT: Final = 4
BARE_CARD: Final = 8  # the bare title of a facedown card, or a place without its owner
BARE_TARGET: Final = 16


class MoveFormat:
    """How a move is written: `which` distinguishes one of several abilities of the card.

    `word` is written behind the card, or instead of one, `what` is the code of that word if it differs, and `joint` is
    the word before the target; `bits` are those above.  Notation writes them as `behind` and `between` define.
    """

    __slots__ = ("behind", "between", "bits", "joint", "what", "which", "word")

    def __init__(self, bits: int = 0, joint: str = AIM, which: int = 0, word: str = "", what: str = "") -> None:
        self.bits = bits
        self.joint = joint
        self.which = which
        self.word = word
        self.what = what
        numbered = f" {which}" if which else ""
        self.behind = f"{numbered} {word}" if word else numbered
        self.between = f" {joint} " if joint else " "


PLAIN: Final = MoveFormat()
SPACED: Final = MoveFormat(joint="")  # no joining word between card and target
FOR: Final = MoveFormat(joint="for")
TITLED: Final = MoveFormat(BARE_CARD)
TITLED_INTO: Final = MoveFormat(BARE_CARD | BARE_TARGET)
TITLED_ALONE: Final = MoveFormat(BARE_CARD | UNSAID_TARGET)
INTO: Final = MoveFormat(BARE_TARGET)
UNNAMED: Final = MoveFormat(UNSAID_CARD)
UNAIMED: Final = MoveFormat(UNSAID_TARGET)


def in_word(word: str, what: str = "") -> MoveFormat:
    """The format of a move with a word that names neither a card nor a place."""
    return MoveFormat(word=word, what=what)


class Move:
    """One option.  `card` and `target` are ids of cards or places; `ability` is the key of the ability that it uses."""

    __slots__ = ("ability", "amount", "card", "manner", "target", "verb")

    def __init__(
        self,
        verb: str,
        card: int = NONE,
        target: int = NONE,
        amount: int = NO_NUMBER,
        ability: str = "",
        manner: MoveFormat = PLAIN,
    ) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.amount = amount
        self.ability = ability
        self.manner = manner

    def phrase(self, s: State) -> Phrase:
        """The parts of the move's notation."""
        manner = self.manner
        bits, card, target = manner.bits, "", ""
        if self.card != NONE and not bits & UNSAID_CARD:
            card = s.titled(self.card) if bits & BARE_CARD else s.called(self.card)
        if self.target != NONE and not bits & UNSAID_TARGET:
            target = s.titled(self.target) if bits & BARE_TARGET else s.called(self.target)
        amount = NO_NUMBER if bits & UNSAID_AMOUNT else self.amount
        return Phrase(self.verb, amount, card, manner.which, manner.word, manner.joint, target)

    def written(self, s: State) -> str:
        """The move in notation: `assign 2 Spark`, `play Spark > Ember`."""
        return written([self], s)[0]


class FixedMove(Move):
    """A move whose notation and data are the same in all states that offer it: both are made once, on first use."""

    __slots__ = ("record", "text")

    def __init__(
        self, verb: str, card: int = NONE, target: int = NONE, ability: str = "", manner: MoveFormat = PLAIN
    ) -> None:
        super().__init__(verb, card, target, NO_NUMBER, ability, manner)
        self.text = ""
        self.record: dict[str, object] = {}


def written(moves: list[Move], s: State) -> list[str]:
    """Moves in notation.  Moves often share a card or target, whose name is then looked up once."""
    called: dict[int, str] = {}
    titled: dict[int, str] = {}
    texts: list[str] = []
    for move in moves:
        fixed = move if isinstance(move, FixedMove) else None
        if fixed is not None and fixed.text:
            texts.append(fixed.text)
            continue
        manner = move.manner
        bits, card, target, text = manner.bits, move.card, move.target, move.verb
        if move.amount != NO_NUMBER and not bits & UNSAID_AMOUNT:
            text = f"{text} {move.amount}"
        if card == NONE or bits & UNSAID_CARD:
            text += manner.behind
        else:
            names = titled if bits & BARE_CARD else called
            if card not in names:
                names[card] = s.titled(card) if bits & BARE_CARD else s.called(card)
            text = f"{text} {names[card]}{manner.behind}"
        if target != NONE and not bits & UNSAID_TARGET:
            names = titled if bits & BARE_TARGET else called
            if target not in names:
                names[target] = s.titled(target) if bits & BARE_TARGET else s.called(target)
            text = f"{text}{manner.between}{names[target]}"
        if fixed is not None:
            fixed.text = text
        texts.append(text)
    return texts


def shown(moves: list[Move], ref: Callable[[int], dict[str, object]]) -> list[dict[str, object]]:
    """Moves as a table shows them; `ref` returns the reference to a card or place, called once for each.

    Missing parts are left out, and the verb is the one under which messages are keyed.
    """
    refs: dict[int, dict[str, object]] = {NONE: {}}
    keys: dict[str, str] = {}
    found: list[dict[str, object]] = []
    for move in moves:
        fixed = move if isinstance(move, FixedMove) else None
        if fixed is not None and fixed.record:
            found.append(fixed.record)
            continue
        manner, verb, card, target = move.manner, move.verb, move.card, move.target
        if verb not in keys:
            keys[verb] = verb.replace(" ", "-")
        if card not in refs:
            refs[card] = ref(card)
        data: dict[str, object] = {"verb": keys[verb], **refs[card]}
        if target != NONE:
            if target not in refs:
                refs[target] = ref(target)
            data["to"] = refs[target]
        if move.amount != NO_NUMBER:
            data["amount"] = move.amount
        if manner.which:
            data["ability"] = manner.which
        if manner.word:
            data["what"] = manner.what or manner.word
        if move.ability:
            data["says"] = move.ability
        if fixed is not None:
            fixed.record = data
        found.append(data)
    return found


def by_id(thing: int) -> dict[str, object]:
    """A reference to a card or place that everyone sees."""
    return {"id": thing}
