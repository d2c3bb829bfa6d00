"""Converts the cards of a state to a position; the inverse of `card_entries`, with a check that nothing is lost."""

from __future__ import annotations

from typing import Any

from ...engine.outcome import Outcome
from ...engine.plain import JsonData
from ...engine.steps import AnyStep
from ..circumstances import NOTHING
from ..hidden.knowledge import EVERYBODY_KNOWS
from ..language.floating import Boost
from ..state.card_table import NO_HOST
from ..state.world import World


def entry_for(data: dict[str, object]) -> Any:
    """A card as a position lists it: its name alone if it has no other properties."""
    return data if len(data) > 1 else data["card"]


def held(word: str, seats: int) -> Any:
    """A card of a hand or deck, with the seats that know it."""
    if not seats:
        return word
    if seats == EVERYBODY_KNOWS:
        return {"card": word, "known": True}
    return {"card": word, "known": [seat + 1 for seat in range(seats.bit_length()) if seats >> seat & 1]}


def counted(s: World, card: int) -> dict[str, int]:
    """The damage and the tokens on a card, without zeros."""
    numbers = {"damage": s.damage[card], "tokens": s.tokens[card]}
    return {key: number for key, number in numbers.items() if number}


def lasting(s: World, card: int, stats: tuple[str, ...], until: dict[int, str]) -> dict[str, object]:
    """The temporary changes of a card and its used limited abilities."""
    data: dict[str, object] = {}
    gained = [{stats[each.stat]: each.amount, "until": until[each.until]} for each in boosts_of(s, card)]
    if gained:
        data["gained"] = gained
    used = used_of(s, card)
    if used:
        data["used"] = used
    return data


def boosts_of(s: World, card: int) -> list[Boost]:
    """The boosts of a card since it entered play."""
    return [each for each in s.boosts if each.card == card and each.birth == s.births[card]]


def used_of(s: World, card: int) -> list[int]:
    return [each & 255 for each in s.used if each >> 8 == card]


# --- what a scenario checks at its end -------------------------------------------------------------------------


def check_of(s: World, turn: JsonData, own: list[JsonData], **more: object) -> JsonData:
    """The facts that a scenario checks at the end of its script: whose turn it is, and `own` facts of each player."""
    if s.outcome is not None:
        return outcome_check(s.outcome)
    seats = {f"seat {seat + 1}": {**counts_check(s, seat), **each} for seat, each in enumerate(own)}
    return {"turn": turn, "asked": s.seat + 1, **more, **seats, "options": sorted(s.notations())}


def outcome_check(outcome: Outcome) -> dict[str, object]:
    return {"outcome": {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason}}


def counts_check(s: World, seat: int) -> dict[str, object]:
    """The numbers of a player: resources and cards in each pile."""
    return {"resources": s.resources[seat], "hand size": len(s.hand(seat)), "deck size": len(s.deck(seat))}


# --- whether nothing is lost ------------------------------------------------------------------------------------


def card_facts(s: World, card: int) -> list[object]:
    """The facts about a card without its id, to compare a state with its position."""
    pile = s.piles[s.place[card]]
    host = s.host[card]
    return [
        s.code_of(card),
        s.controller[card],
        s.damage[card],
        s.tokens[card],
        s.marks[card],
        NOTHING if host == NO_HOST or host not in pile else pile.index(host),
        [[each.stat, each.amount, each.until] for each in boosts_of(s, card)],
        used_of(s, card),
    ]


def forms(s: World) -> list[tuple[str, int, int]]:
    """The question and the pending steps with their numbers, but without the cards that they concern."""
    return [_form(step) for step in (*s.steps, s.question) if step is not None]


def _form(step: AnyStep) -> tuple[str, int, int]:
    return type(step).__name__, step.who, step.number
