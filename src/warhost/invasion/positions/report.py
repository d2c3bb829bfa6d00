"""Converts a state to a position as plain data; the inverse of `position.placed`."""

from __future__ import annotations

from typing import Any, Final

from ...effects.hidden.knowledge import EVERYBODY_KNOWS, NOBODY_KNOWS, others
from ...effects.positions.writing import (
    card_facts,
    check_of,
    counted,
    entry_for,
    forms,
    held,
    lasting,
)
from ...effects.state.card_table import NO_HOST
from ...engine.plain import JsonData
from .. import words
from ..library import LIBRARY
from ..rules.actions.paying import price
from ..rules.movement.control import FOR_GOOD, HELD
from ..rules.movement.discarding import kept_under
from ..rules.movement.paid_x import PAID, paid_x
from ..state import InvasionState
from .moment import HAPPENED
from .position import UNTIL

HERE: Final = 1  # (value of `known`) everyone knows that this card is in this hand
# The zones in which cards can be between actions.
LIES: Final = (
    *words.ZONES,
    words.BOARD,
    words.BENEATH,
    words.UNDER,
    words.HAND,
    words.DISCARD,
    words.DECK,
)


def position_of(s: InvasionState) -> dict[str, object] | None:
    """The position of a state; None at moments that the position format cannot describe.

    These are a draft and the start of the game, a chain, an attack, pending effects, and anything between windows.
    """
    turn = _turn(s)
    if turn is None or s.draft or _busy(s):
        return None
    position: dict[str, object] = {"turn": turn}
    if s.duel.options.restore_units_only:
        position["options"] = {"restore_units_only": True}
    for seat in range(words.SEATS):
        position[f"seat {seat + 1}"] = _seat(s, seat)
    return position if _alike(s, s.rules.placed(position)) else None


def summary(s: InvasionState) -> JsonData:
    """The facts that a scenario checks at the end of its script."""
    turn = {"seat": s.active + 1, "phase": words.PHASE_KEYS[s.phase], "number": s.turns}
    zones = [
        {
            f"{name} damage": s.damage[s.duel.section(zone * words.SEATS + seat)]
            for zone, name in enumerate(words.ZONE_NAMES)
        }
        for seat in range(words.SEATS)
    ]
    return check_of(s, turn, zones)


def _turn(s: InvasionState) -> dict[str, object] | None:
    """The moment: an unused window, the choice of a card to restore, or of the target of an attack."""
    question = s.question
    turn: dict[str, object] = {
        "seat": s.active + 1,
        "phase": words.PHASE_KEYS[s.phase],
        "number": s.turns,
        "first": s.first + 1,
    }
    moment = question.moment(s) if question is not None else None
    if moment is None:
        return None
    turn |= moment
    if s.history:
        turn["happened"] = [_happened(s, kind, card, seat) for kind, card, seat, _ in s.history]
    return turn


def _happened(s: InvasionState, kind: int, card: int, seat: int) -> dict[str, object]:
    word = next(word for word, number in HAPPENED.items() if number == kind)
    if card >= s.duel.cards:
        return {"seat": seat + 1, word: words.ZONE_NAMES[s.place[card] // words.SEATS]}
    return {"seat": seat + 1, word: _name(s, card) if card >= 0 else True}


def _busy(s: InvasionState) -> bool:
    """True if an action is in progress or a temporary effect applies."""
    waiting = [each for each in s.floating if each.entry not in (HELD, PAID) or each.until != FOR_GOOD]
    pending = s.chain or s.occasions or s.fresh or s.looked or waiting or s.piles[words.CHAIN * words.SEATS]
    marks = list(s.marks)
    fighting = [mark for mark in marks if mark & ~(words.CORRUPTED | words.FACEDOWN | words.BURNING | words.AS_SUPPORT)]
    strange = [each for each in s.boosts if each.until not in UNTIL or s.births[each.card] != each.birth]
    played = [each for each in s.used if not s.is_in_play(each >> 8)]
    return bool(pending or fighting or strange or played or s.piles[words.CHAIN * words.SEATS + 1]) or len(s.fronts) > 0


def _seat(s: InvasionState, seat: int) -> dict[str, object]:
    data: dict[str, object] = {"capital": words.RACE_KEYS[s.capitals[seat]], "resources": s.resources[seat]}
    for zone, name in (*enumerate(words.ZONE_NAMES), (words.BOARD, "legend")):
        pile = s.piles[zone * words.SEATS + seat]
        if pile:
            data[name] = [_in_play(s, seat, card) for card in pile]
    hand = s.hand(seat)
    data["hand"] = [held(_name(s, card), _shown(s, card, seat)) for card in hand]
    data["deck"] = [held(_name(s, card), s.seen[card]) for card in s.deck(seat)[::-1]]
    data["discard"] = [_name(s, card) for card in s.discard_pile(seat)]
    sections = [(name, s.duel.section(zone * words.SEATS + seat)) for zone, name in enumerate(words.ZONE_NAMES)]
    damage = {name: s.damage[section] for name, section in sections if s.damage[section]}
    burning = [name for name, section in sections if s.marks[section] & words.BURNING]
    return {**data, **({"damage": damage} if damage else {}), **({"burning": burning} if burning else {})}


def _in_play(s: InvasionState, seat: int, card: int) -> Any:
    """A card of a zone; its name alone if it has no other properties."""
    entry: dict[str, object] = {"card": _name(s, card), **counted(s, card)}
    if s.marks[card] & words.CORRUPTED:
        entry["corrupted"] = True
    if s.marks[card] & words.FACEDOWN:
        entry["facedown"] = True
    if s.host[card] != NO_HOST:
        pile = s.piles[s.place[card]]
        entry["on"] = pile.index(s.host[card]) + 1 if s.host[card] in pile else 0
    under = s.cards_beneath(card)
    if under:
        entry["experience"] = [_experience(s, seat, each) for each in under]
    kept = kept_under(s, card)
    if kept:
        entry["kept"] = [_name(s, each) for each in kept]
    if paid_x(s, card):
        entry["x"] = paid_x(s, card)
    entry |= lasting(s, card, words.STATS, UNTIL)
    if s.controller[card] != seat:
        entry["by"] = s.controller[card] + 1
    if s.duel.owner[card] != s.controller[card]:
        entry["owner"] = s.duel.owner[card] + 1
    return entry_for(entry)


def _experience(s: InvasionState, seat: int, card: int) -> Any:
    """A facedown card under another card."""
    owner = s.duel.owner[card]
    entry = held(_name(s, card), others(s, card, owner))
    if owner == seat:
        return entry
    return {**(entry if isinstance(entry, dict) else {"card": entry}), "owner": owner + 1}


def _name(s: InvasionState, card: int) -> str:
    return LIBRARY.called(s.duel.code(card))


# --- whether nothing is lost ------------------------------------------------------------------------------------


def _shown(s: InvasionState, card: int, holder: int) -> int:
    """The mask of seats that have seen a card of a hand or deck."""
    zone = s.place[card] // words.SEATS
    if zone == words.DECK:
        return s.seen[card]
    if zone == words.BENEATH:
        return others(s, card, holder)
    if zone != words.HAND:
        return NOBODY_KNOWS
    return EVERYBODY_KNOWS if s.known[card] == HERE else others(s, card, holder)


def _alike(s: InvasionState, other: InvasionState) -> bool:
    """True if the position recreates the state; effects at its start can prevent that."""
    return _facts(s) == _facts(other)


def _facts(s: InvasionState) -> list[object]:
    """All facts of a position without card ids."""
    cards = [
        [*card_facts(s, card), s.duel.owner[card], _shown(s, card, s.place[card] % words.SEATS)]
        for zone in LIES
        for place in (zone * words.SEATS, zone * words.SEATS + 1)
        for card in s.piles[place]
    ]
    sections = [[s.damage[section], s.marks[section]] for section in s.duel.sites]
    known = range(s.duel.cards)  # higher numbers are sections of a capital
    history = [[kind, s.duel.code(card) if card in known else str(card), seat] for kind, card, seat, _ in s.history]
    sizes = [len(s.piles[zone * words.SEATS + seat]) for zone in LIES for seat in range(words.SEATS)]
    now = [s.seat, s.active, s.first, s.phase, s.window, s.turns, *s.resources, *s.capitals]
    asked = sorted(s.notations())
    # Prices are compared because they can depend on the history, which positions contain only in part.
    asked += [str(price(s, seat, card)) for seat in range(words.SEATS) for card in s.hand(seat)]
    return [cards, sections, history, forms(s), sizes, now, asked, _busy(s), s.outcome is None]
