"""The types of the view of Lords of War, from which the client's types are generated. Seats count from 0."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class CardView(TypedDict):
    """A visible card."""

    id: int
    code: str


class UnitView(CardView):
    """A unit on the board, with values that follow from its position."""

    square: str
    side: int
    owner: int
    defence: int
    incoming: int
    engages: list[str]
    engaged_by: list[str]
    marks: list[str]


class HandView(TypedDict):
    """The visible cards of a hand, and the number of the others."""

    cards: list[CardView]
    hidden: int


class Goals(TypedDict):
    """The goals of the game: this many units, or this many commanders."""

    units: int
    commanders: int


class Thing(TypedDict):
    """The subject or target of a move: a card of the hand by its code, a unit or an empty square by the square."""

    id: NotRequired[int]
    code: NotRequired[str]
    square: NotRequired[str]


class MoveView(Thing):
    """An option as data: the action, the card or unit, and its target."""

    verb: str
    to: NotRequired[Thing]


class LordsView(TypedDict):
    """The game as a seat (or a spectator, -1) sees it."""

    game: Literal["lords"]
    seat: int
    moment: int
    turn: int
    active: int
    asked: int
    phase: Literal["moves", "deploy", "shots", "advance", "reinforce", "over"]
    options: list[str]
    moves: list[MoveView]
    columns: int
    rows: int
    start: list[str | None]
    units: list[UnitView]
    hands: list[HandView]
    decks: list[int]
    races: list[str]
    middle: CardView | None
    captured: list[list[CardView]]
    commanders: list[int]
    sides: list[int]
    goals: Goals
    shots: list[tuple[str, str]]
    extra_turns: list[int]
    resigned: list[int]
    quiet_turns: int
    outcome: tuple[list[int], str, str] | None


class Template(TypedDict):
    """The squares a ranged unit can hit, as (right, forward) steps from its own, and the value of its shot."""

    value: int
    squares: list[tuple[int, int]]


CardFacts = TypedDict(
    "CardFacts",
    {
        "rank": Literal["recruit", "regular", "veteran", "elite", "special", "command", "general"],
        "class": Literal["infantry", "cavalry", "spear", "ranged", "berserker"],
        "defence": int,
        "arrows": dict[str, int],  # direction -> value
        "moves": list[str],
        "ranged": Template | None,
        "copies": int,
        "commander": bool,
        "support": bool,
    },
)
CardFacts.__doc__ = "The printed facts of a card, in its own frame: n is forward."
