"""What the views of both card games have in common, as types: the client's are made from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Outcome = tuple[list[int], str, str]  # who won, why, and by which rule


class DuelTurn(TypedDict):
    """Whose turn it is, and where in it the game stands."""

    number: int
    active: int
    phase: str
    window: str


class DuelAbout(TypedDict):
    """What a question is about: a card, and damage that is left to assign."""

    card: NotRequired[str]
    id: NotRequired[int]
    left: NotRequired[int]


class Ref(TypedDict):
    """How a table finds a thing: by id, by place and slot where it lies facedown, or as a link of the chain."""

    id: NotRequired[int]
    place: NotRequired[int]
    slot: NotRequired[int]
    link: NotRequired[int]


class MoveView(Ref):
    """An option as data: what is done, with which card, to what; its verb as messages are keyed by it.

    `ability` is the number of one of several abilities, `says` the key of what it makes use of; `what` is a word, or
    the code of one, that stands for no thing on the table; `copy` tells it from equal ones.
    """

    verb: str
    to: NotRequired[Ref]
    amount: NotRequired[int]
    ability: NotRequired[int]
    cost: NotRequired[int]
    what: NotRequired[str]
    says: NotRequired[str]
    copy: NotRequired[int]


class CardView(TypedDict):
    """A card that is seen."""

    id: int
    code: str


class KnownCard(CardView):
    """A card of a deck that one has seen, with how many lie above it."""

    above: int


class CardPile(TypedDict):
    """Cards that are seen, and how many more there are."""

    cards: list[CardView]
    hidden: int


class DuelView(TypedDict):
    """The game as a seat (or a spectator, -1) sees it."""

    seat: int
    moment: int
    sides: list[int]
    races: list[str]
    asked: int
    question: str
    options: list[str]
    moves: list[MoveView]
    looked: list[CardView]
    outcome: Outcome | None
