"""The parts of a view that both card games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ...engine.events import NO_NUMBER, NONE, Event
from ...engine.plain import JsonData
from ...engine.views.shared_view import SharedView
from ..circumstances import NOTHING
from ..state.facts import PLAYERS
from ..state.world import World

W = TypeVar("W", bound=World)

CARD_OF_STAT: Final = (1 << 9) - 1  # bit mask: the card id within a key of `stats`


def card_view(s: World, card: int) -> dict[str, object]:
    return {"id": card, "code": s.code_of(card)}


def told_view(s: World, card: int, seat: int) -> dict[str, object]:
    """A card that everyone has seen; with its present place for seats that know it."""
    return card_view(s, card) if s.is_seen_by(seat, card) else {"code": s.code_of(card)}


def game_view(s: World, game: str, races: list[str]) -> dict[str, object]:
    """The game, the number of the moment, and the races of the players."""
    return {"game": game, "moment": s.decisions, "sides": list(range(PLAYERS)), "races": races}


def question_view(s: World) -> dict[str, object]:
    """The seat that is asked, the name of the question, and its public details."""
    question = s.question
    if question is None:
        return {"asked": NOTHING, "question": "", "about": None}
    return {"asked": s.seat, "question": question.stored_name(), "about": question.about(s)}


def seat_view(
    s: W, seat: int, shared: SharedView, ref: Callable[[W, int, int], dict[str, object]]
) -> dict[str, object]:
    """The viewing seat and its options; `ref` returns the reference to a thing."""
    if seat != s.seat or s.question is None:
        return {"seat": seat, "options": [], "moves": []}

    def found(thing: int) -> dict[str, object]:
        return ref(s, thing, seat)

    return {"seat": seat, "options": shared.options(s), "moves": shared.moves(s, found)}


class ViewParts(Generic[W]):
    """How a game shows its parts: the public view of the table and of a player, what a seat sees of a player
    in addition, and the reference to a thing on the table.
    """

    def __init__(
        self,
        open_table: Callable[[W], dict[str, object]],
        open_player: Callable[[W, int, SharedView], dict[str, object]],
        player: Callable[[W, int, int, SharedView], dict[str, object]],
        ref: Callable[[W, int, int], dict[str, object]],
    ) -> None:
        self.open_table = open_table
        self.open_player = open_player
        self.player = player
        self.ref = ref

    def view(self, s: W, seat: int, shared: SharedView, own: JsonData) -> JsonData:
        """The view of a seat (or a SPECTATOR) with the parts of this game; the parts that all see are cached."""
        if "open" not in shared.parts:
            shared.parts["open"] = self.open_table(s)
            shared.parts["players"] = [self.open_player(s, holder, shared) for holder in range(PLAYERS)]
        return {
            **shared.parts["open"],
            **seat_view(s, seat, shared, self.ref),
            "players": [self.player(s, seat, holder, shared) for holder in range(PLAYERS)],
            **own,
            "looked": [card_view(s, card) for card in s.looked if s.is_seen_by(seat, card)],
        }


def piles_view(s: World, holder: int, shared: SharedView) -> dict[str, object]:
    """The public view of a player's resources, deck and discard pile."""
    pile = s.discard_pile(holder)
    discard = shared.lasting(("discard", holder), pile, lambda: [card_view(s, card) for card in pile])
    return {"resources": s.resources[holder], "deck": len(s.deck(holder)), "discard": discard}


def outcome_view(s: World) -> list[object] | None:
    return s.outcome.saved() if s.outcome is not None else None


def made_of(s: World, card: int, shared: SharedView) -> tuple[object, ...]:
    """The inputs of the view of a faceup card in play, without the numbers that only one game has."""
    return (
        s.kinds[card],
        s.controller[card],
        s.marks[card],
        s.hit_points[card],
        s.damage[card],
        s.host[card],
        s.tokens[card],
        _stats_of(s, card, shared),
    )


def _stats_of(s: World, card: int, shared: SharedView) -> list[int] | None:
    """The numbers of a card that have no separate column."""
    if "stats" not in shared.parts:
        shared.parts["stats"] = _stats_by_card(s)
    found: list[int] | None = shared.parts["stats"].get(card)
    return found


def _stats_by_card(s: World) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for key, number in s.stats.items():
        card = key & CARD_OF_STAT
        if card in found:
            found[card] += [key, number]
        else:
            found[card] = [key, number]
    return found


def keywords_view(s: World, card: int, stats: tuple[str, ...], first: int) -> dict[str, int]:
    """The keywords of a card in play with their values, from the number `first` on."""
    keywords: dict[str, int] = {}
    for stat in range(first, len(stats)):
        number = s.stat(stat, card)
        if number:
            keywords[stats[stat]] = number
    return keywords


def event_view(
    s: W,
    event: Event,
    seat: int,
    named: Callable[[W, int], str],
    placed: Callable[[int], str],
    plain: tuple[str, ...],
) -> dict[str, object]:
    """An event as a seat may know it, without empty parts.

    `named` returns the name of a card and `placed` that of a place; in events of a `plain` kind the detail is a number.
    """
    data: dict[str, object] = {"kind": event.kind, "rule": event.rule}
    if event.seat != NONE:
        data["seat"] = event.seat
    if event.card != NONE and event.tells(seat):
        data["card"] = named(s, event.card)
    if event.place != NONE:
        data["place"] = placed(event.place)
    if event.other != NONE:
        data["other"] = named(s, event.other) if event.kind not in plain else event.other
    if event.number != NO_NUMBER:
        data["number"] = event.number
    return data
