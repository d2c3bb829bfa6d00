"""The types of the view of Conquest; the client's types are generated from them.  Seats count from 0."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..effects.views.view_types import CardView, DuelAbout, DuelTurn, DuelView, KnownCard

Kind = Literal["warlord", "army", "token", "attachment", "support", "event", "planet", "synapse"]


class HandCard(CardView):
    """A card of a hand."""

    cost: int
    x: bool
    shields: int


class Hand(TypedDict):
    """The visible cards of a hand, and the number of the others."""

    cards: list[HandCard]
    hidden: int


class InPlay(CardView):
    """A card in play; `marks`: exhausted, bloodied, attacking, defending."""

    kind: Kind
    controller: int
    marks: list[str]
    attack: NotRequired[int]
    hit_points: NotRequired[int]
    damage: NotRequired[int]
    command: NotRequired[int]
    keywords: NotRequired[dict[str, int]]
    host: NotRequired[int]
    tokens: NotRequired[int]


class Missing(TypedDict):
    """By type: the number of planets that a player still needs."""

    material: int
    strongpoint: int
    tech: int


class PlayerView(TypedDict):
    """The view of a player; `dial` is a position, or null if it is not set or not visible."""

    seat: int
    warlord: str
    faction: str
    bloodied: bool
    resources: int
    hand: Hand
    deck: int
    known: list[KnownCard]
    top: list[CardView]
    discard: list[CardView]
    hq: list[InPlay]
    site: int
    display: list[str]
    missing: Missing
    dialled: bool
    dial: int | None
    synapse_dialled: bool
    synapse_dial: int | None
    enslaved: str | None
    limited: bool


class Reserve(TypedDict):
    """A card face down in reserve: its place, and its identity for seats that may know it."""

    place: int
    slot: int
    id: NotRequired[int]
    code: NotRequired[str]
    cost: NotRequired[int]


class PlanetView(TypedDict):
    """A planet with the cards of both players; `winner` and `bonus` are those of the struggle at present."""

    id: int
    position: int
    state: Literal["up", "down", "gone"]
    sides: tuple[list[InPlay], list[InPlay]]
    code: NotRequired[str]
    infested: NotRequired[bool]
    reserves: NotRequired[tuple[list[Reserve], list[Reserve]]]
    command: NotRequired[tuple[int, int]]
    winner: NotRequired[int]
    bonus: NotRequired[tuple[int, int] | None]


class Turn(DuelTurn):
    """Whose turn it is, with the phase and the round number."""


class About(DuelAbout):
    """The subject of a question."""

    kind: NotRequired[int]
    by: NotRequired[int]


class Battle(TypedDict):
    """The present battle."""

    position: int
    initiative: int
    round: int
    attacker: int | None
    defender: int | None


class Hit(TypedDict):
    """Damage assigned to a card."""

    id: int
    amount: int


class DamageView(TypedDict):
    """Damage that is assigned but not taken yet."""

    by: int
    attack: bool
    hits: list[Hit]


class Deploying(CardView):
    """The card that is being deployed, its cost, and the reduction."""

    cost: int
    less: int


class ConquestView(DuelView):
    """The game as a seat (or a spectator, -1) sees it; `to_win` planets of one type win."""

    game: Literal["conquest"]
    turn: Turn
    about: About | None
    players: list[PlayerView]
    planets: list[PlanetView]
    to_win: int
    lost: list[str]
    first: int
    battle: Battle | None
    damage: DamageView | None
    deploying: Deploying | None
    playing: list[CardView]
    waits: dict[str, list[str]]


class CardFacts(TypedDict):
    """The printed facts of a card; a cost of X is null, and so are unknown facts; `bonus` is cards and resources.

    `hand`, `resources` and `bloodied` are a warlord's, `symbols` a planet's.
    """

    kind: Kind
    cost: int | None
    loyalty: Literal["common", "loyal", "signature"]
    attack: int
    hit_points: int
    command: int
    shields: int
    traits: list[str]
    unique: bool
    keywords: dict[str, int]
    bonus: tuple[int, int]
    copies: int | None
    hand: NotRequired[int]
    resources: NotRequired[int]
    bloodied: NotRequired[tuple[int, int]]
    symbols: NotRequired[list[Literal["material", "strongpoint", "tech"]]]
