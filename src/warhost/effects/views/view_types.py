"""The types of what the views of both card games share; the client's types are generated from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Outcome = tuple[list[int], str, str]  # the winners, the reason, and the id of the rule


class DuelTurn(TypedDict):
    """Whose turn it is, with the phase and the turn number."""

    number: int
    active: int
    phase: str
    window: str


class DuelAbout(TypedDict):
    """What a question is about: a card, and damage still to be assigned."""

    card: NotRequired[str]
    id: NotRequired[int]
    left: NotRequired[int]


class Ref(TypedDict):
    """A reference to a thing: by id, by place and index if it is facedown, or as a link of the chain."""

    id: NotRequired[int]
    place: NotRequired[int]
    slot: NotRequired[int]
    link: NotRequired[int]


class MoveView(Ref):
    """An option as data: the verb (the key of its message), the card and the target.

    `ability` is the number of one of several abilities, `says` the key of the used effect; `what` is a word, or its
    code, that stands for no thing on the table; `copy` is its number among equal options.
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
    """A visible card."""

    id: int
    code: str


class KnownCard(CardView):
    """A known card of a deck, with the number of cards above it."""

    above: int


class CardPile(TypedDict):
    """The visible cards of a pile, and the number of the others."""

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
