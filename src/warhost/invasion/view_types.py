"""The types of the view of Invasion; the client's types are generated from them.  Seats count from 0."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..effects.views.view_types import CardPile, CardView, DuelAbout, DuelTurn, DuelView, KnownCard, Ref

Zone = Literal["kingdom", "quest", "battlefield"]


class Cost(TypedDict):
    """The cost of a card in hand; `changed` is the printed cost after effects."""

    printed: int
    changed: int
    loyalty: int
    total: int
    x: bool


class HandCard(CardView):
    """A card in a hand; cards in another player's hand have no cost."""

    cost: NotRequired[Cost]


class Hand(TypedDict):
    """The visible cards of a hand, and the number of the others."""

    cards: list[HandCard]
    hidden: int


class InPlay(TypedDict):
    """A card in play; another player's development has neither id nor code.

    `enough` is the damage that destroys it, including what Toughness will cancel; `quest` and `host` are the card that
    it is on, `host_slot` the index of a facedown host; `beneath` are facedown cards under it (experience); `kept` are
    faceup cards under it, out of play; `x` is the X that was paid.
    """

    controller: int
    id: NotRequired[int]
    code: NotRequired[str]
    owner: NotRequired[int]
    power: NotRequired[int]
    marks: NotRequired[list[str]]
    development: NotRequired[bool]
    slot: NotRequired[int]
    hit_points: NotRequired[int]
    damage: NotRequired[int]
    assigned: NotRequired[int]
    remaining: NotRequired[int]
    enough: NotRequired[int]
    powers: NotRequired[list[int]]
    keywords: NotRequired[dict[str, int]]
    quest: NotRequired[int]
    host: NotRequired[int]
    host_slot: NotRequired[int]
    tokens: NotRequired[int]
    beneath: NotRequired[CardPile]
    kept: NotRequired[list[CardView]]
    x: NotRequired[int]


class Section(TypedDict):
    """A section of a capital."""

    id: int
    hit_points: int
    damage: int
    burning: bool
    assigned: int


class ZoneView(TypedDict):
    """A zone of a player."""

    power: int
    section: Section
    attacked: bool
    targeted: bool
    cards: list[InPlay]


class Zones(TypedDict):
    """The three zones of a capital."""

    kingdom: ZoneView
    quest: ZoneView
    battlefield: ZoneView


class PlayerView(TypedDict):
    """What is seen of a player."""

    seat: int
    capital: str
    resources: int
    hand: Hand
    deck: int
    known: list[KnownCard]
    discard: list[CardView]
    picked: CardPile
    legend: list[InPlay]
    zones: Zones
    burning: int
    to_burn: int


class Link(TypedDict):
    """A link of the chain."""

    kind: Literal["play", "use", "develop", "cancelled"]
    controller: int
    id: NotRequired[int]
    code: NotRequired[str]
    targets: NotRequired[list[Ref]]
    x: NotRequired[int | None]
    to: NotRequired[int | None]


class Front(TypedDict):
    """A front of an attack: its zones, and the units that fight there."""

    zones: list[Zone]
    attackers: list[int]
    defenders: list[int]


class Attack(TypedDict):
    """The present attack; usually it has one front of one zone."""

    attacker: int
    defender: int
    legend: int
    fronts: list[Front]
    asked: int


class Turn(DuelTurn):
    """Whose turn it is, with the phase and the turn number."""

    first: int


class About(DuelAbout):
    """What a question is about: a card, and damage still to be assigned."""


class Drafting(TypedDict):
    """The length of a draft: its rounds, and the cards picked in each."""

    rounds: int
    picks: int


class InvasionView(DuelView):
    """The game as a seat (or a spectator, -1) sees it."""

    game: Literal["invasion"]
    turn: Turn
    about: About | None
    players: list[PlayerView]
    chain: list[Link]
    attack: Attack | None
    drafting: Drafting | None


class CardFacts(TypedDict):
    """The printed facts of a card; a cost of X is null, and so are unknown facts.  `powers` are a legend's."""

    kind: Literal["unit", "support", "quest", "tactic", "legend", "draft"]
    cost: int | None
    loyalty: int
    power: int
    hit_points: int
    traits: list[str]
    unique: bool | None
    zone_only: Literal["kingdom", "quest", "battlefield", ""]
    keywords: dict[str, int]
    powers: list[int] | None
    deck_only: str
    attachment: bool
    copies: int | None
