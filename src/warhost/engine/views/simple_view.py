"""The view of a simple game: players with numbers and zones of cards, and the options as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from ..moves import by_id, shown

if TYPE_CHECKING:
    from ..state import State


class MoveTarget(TypedDict):
    id: int


class SimpleMove(TypedDict):
    """An option as data; missing parts are left out."""

    verb: str
    id: NotRequired[int]
    to: NotRequired[MoveTarget]
    amount: NotRequired[int]
    says: NotRequired[str]


class SimpleCardView(TypedDict):
    id: int
    code: str


class ZoneView(TypedDict):
    """A zone of cards: the visible ones, and the number of others."""

    key: str
    cards: list[SimpleCardView]
    hidden: int


class SimplePlayer(TypedDict):
    seat: int
    numbers: dict[str, int]
    zones: list[ZoneView]


class SimpleView(TypedDict):
    """The game as a seat (or a spectator, -1) sees it.  `races` are the decks by seat, "" where they have no name."""

    kind: Literal["simple"]
    game: str
    seat: int
    moment: int
    turn: int
    active: int
    asked: int
    phase: str
    sides: list[int]
    races: list[str]
    options: list[str]
    moves: list[SimpleMove]
    players: list[SimplePlayer]
    outcome: tuple[list[int], str, str] | None


def simple_view(
    s: State, seat: int, phase: str, active: int, turn: int, races: Sequence[str], players: list[SimplePlayer]
) -> dict[str, object]:
    """The view of a seat: what every simple game shows, around its players."""
    question = s.question
    asked = question is not None and seat == s.seat
    return {
        "kind": "simple",
        "game": s.game.name,
        "seat": seat,
        "moment": s.decisions,
        "turn": turn,
        "active": active,
        "asked": s.seat,
        "phase": "over" if question is None else phase,
        "sides": list(range(len(players))),
        "races": list(races),
        "options": s.notations() if asked else [],
        "moves": shown(s.moves(), by_id) if asked else [],
        "players": players,
        "outcome": s.outcome.saved() if s.outcome is not None else None,
    }


def zone_view(key: str, cards: Sequence[int], seen: bool, code: Callable[[int], str]) -> ZoneView:
    """The view of a zone; only the number of cards if the seat does not see them."""
    seen_cards: list[SimpleCardView] = [{"id": card, "code": code(card)} for card in cards] if seen else []
    return {"key": key, "cards": seen_cards, "hidden": len(cards) - len(seen_cards)}
