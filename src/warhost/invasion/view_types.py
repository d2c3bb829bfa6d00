"""What a game of Warhammer: Invasion shows, as types: the client's are made from them.  Seats count from 0."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..effects.views.view_types import CardPile, CardView, DuelAbout, DuelTurn, DuelView, KnownCard, Ref

Zone = Literal["kingdom", "quest", "battlefield"]


class Cost(TypedDict):
    """What a card costs its holder; `changed` is the printed cost after effects."""

    printed: int
    changed: int
    loyalty: int
    total: int
    x: bool


class HandCard(CardView):
    """A card of a hand; others' have no cost."""

    cost: NotRequired[Cost]


class Hand(TypedDict):
    """The cards of a hand that are seen, and how many more there are."""

    cards: list[HandCard]
    hidden: int


class InPlay(TypedDict):
    """A card in play; someone else's development has neither id nor code.

    `enough` is the damage that destroys it, with what Toughness will cancel; `quest` and `host` are what it is
    on, `host_slot` is where that lies facedown; `beneath` is what lies facedown under it, as its experience;
    `kept` are the cards that lie faceup under it, out of play; `x` is what was paid for the X of its cost.
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
    """A part of an attack: zones, and who fights about them."""

    zones: list[Zone]
    attackers: list[int]
    defenders: list[int]


class Attack(TypedDict):
    """The attack that is under way; mostly it has one front of one zone."""

    attacker: int
    defender: int
    legend: int
    fronts: list[Front]
    asked: int


class Turn(DuelTurn):
    """Whose turn it is, and where in it the game stands."""

    first: int


class About(DuelAbout):
    """What a question is about: a card, and damage that is left to assign."""


class Drafting(TypedDict):
    """How long a draft goes on: its rounds, and the cards that one picks in each."""

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
    """The printed facts of a card; a cost of X is null, and so is what nobody knows.  `powers` are a legend's."""

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
