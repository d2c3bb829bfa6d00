"""Converts a state to a position as plain data; the inverse of `position.placed`."""

from __future__ import annotations

from typing import Any, Final

from ...effects.circumstances import NOTHING
from ...effects.hidden.knowledge import others
from ...effects.language.resolution import AtOnce, EndOfText
from ...effects.positions.card_entries import entry_of
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
from ..pending import Pending
from ..sectors import planet_cards
from ..state import ConquestState
from .position import MARKS, UNTIL
from .report_moment import turn_of

# The zones in which cards can be between actions.
LIES: Final = (
    *range(words.LINE),
    words.HQ,
    words.HAND,
    words.DISCARD,
    words.DECK,
    *range(words.RESERVE, words.RESERVE + words.LINE),
)
FIGHTING: Final = words.ATTACKING | words.DEFENDING | words.DYING


def position_of(s: ConquestState) -> dict[str, object] | None:
    """The position of a state; None at moments that the position format cannot describe.

    These are the start of the game, an attack, a card that is being played or whose text asks, interrupts and
    reactions, and floating abilities.
    """
    turn = turn_of(s)
    if turn is None or _busy(s):
        return None
    position: dict[str, object] = {"turn": turn, **_line(s)}
    agreed = {key: said for key, said in s.duel.options.written().items() if said != "random"}
    if agreed:
        position["options"] = agreed
    for seat in range(words.SEATS):
        position[f"seat {seat + 1}"] = _seat(s, seat)
    return position if _facts(s) == _facts(s.rules.placed(position)) else None


def summary(s: ConquestState) -> JsonData:
    """The facts that a scenario checks at the end of its script."""
    turn = {
        "seat": s.active + 1,
        "phase": words.PHASE_KEYS[s.phase],
        "number": s.rounds,
        "combat round": s.combat_round,
    }
    won = [{"victory display": [planet_cards()[planet].name for planet in display]} for display in s.displays]
    battle = s.planet_name(s.battle) if s.battle != NOTHING else None
    return check_of(s, turn, won, battle=battle)


def _busy(s: ConquestState) -> bool:
    """True if an action is in progress, or a temporary effect applies that a position cannot describe."""
    waiting = [step for step in s.steps if isinstance(step, (Pending, EndOfText, AtOnce))]
    if waiting or s.fresh or s.alerts or s.looked or s.floating or s.attacker != NOTHING or s.defender != NOTHING:
        return True
    for zone in (words.PLAYING, words.ASIDE):
        if s.piles[zone * words.SEATS] or s.piles[zone * words.SEATS + 1]:
            return True
    for card in s.in_play():
        if s.marks[card] & FIGHTING or s.duel.cards <= s.host[card] != NO_HOST:  # fights, or is attached to a planet
            return True
    strange = [each for each in s.boosts if each.until not in UNTIL]
    played = [each for each in s.used if not 0 <= each >> 8 < s.duel.cards or not s.is_in_play(each >> 8)]
    return bool(strange or played)


def _line(s: ConquestState) -> dict[str, object]:
    """The line of planets, its token, and the planets that are gone."""
    planets: list[object] = []
    hidden = 0
    for at, planet in enumerate(s.planets):
        name = s.planet_word(at) if planet != words.NO_PLANET else None
        down = planet != words.NO_PLANET and not s.is_face_up(at)
        hidden += down
        planets.append({"planet": name, "face down": True} if down else name)
    data: dict[str, object] = {"planets": planets, "first planet": s.planet_word(s.token)}
    if not hidden:
        data["face down"] = 0
    if s.infested:
        data["infested"] = [s.planet_word(at) for at in range(words.LINE) if s.is_infested(at)]
    if s.lost:
        data["lost planets"] = [planet_cards()[planet].name for planet in s.lost]
    if s.latest != NOTHING:
        data["latest planet"] = s.latest + 1
    return data


def _seat(s: ConquestState, seat: int) -> dict[str, object]:
    warlord = s.duel.warlords[seat]
    leader = _in_play(s, seat, warlord)
    at = s.position(warlord)
    if at != NOTHING:
        leader["at"] = s.planet_word(at)
    data: dict[str, object] = {"warlord": entry_for(leader), "resources": s.resources[seat]}
    if s.limited >> seat & 1:
        data["limited"] = True
    if s.dials[seat] != NOTHING:
        data["dial"] = s.dials[seat] + 1
    if s.dials[words.SEATS + seat] != NOTHING:
        data["synapse dial"] = s.dials[words.SEATS + seat] + 1
    if s.enslaved[seat]:
        data["enslaved"] = words.FACTION_KEYS[s.enslaved[seat]]
    if s.displays[seat]:
        data["victory display"] = [planet_cards()[planet].name for planet in s.displays[seat]]
    data["hq"] = _side(s, words.HQ, seat)
    sides = {s.planet_word(at): _side(s, at, seat) for at in range(words.LINE)}
    data["planets"] = {word: cards for word, cards in sides.items() if cards}
    laid = {s.planet_word(at): s.reserves(at, seat) for at in range(words.LINE) if s.reserves(at, seat)}
    if laid:
        data["reserve"] = {word: [_in_reserve(s, seat, card) for card in cards] for word, cards in laid.items()}
    data["hand"] = [held(_word(s, card), others(s, card, seat)) for card in s.hand(seat)]
    data["deck"] = [held(_word(s, card), s.seen[card]) for card in s.deck(seat)[::-1]]
    data["discard"] = [_word(s, card) for card in s.discard_pile(seat)]
    return data


def _in_reserve(s: ConquestState, seat: int, card: int) -> Any:
    """A card in reserve, with the unit that represents it (CON-19.10)."""
    data: dict[str, object] = entry_of(held(_word(s, card), others(s, card, seat)), {"card", "known"})
    if s.duel.owner[card] != seat:
        data["owner"] = s.duel.owner[card] + 1
    for pair in s.stand_ins:
        if pair & 255 == card:
            unit = _in_play(s, seat, pair >> 8)
            data["unit"] = {key: unit[key] for key in unit if key != "card"}
    return entry_for(data)


def _side(s: ConquestState, zone: int, seat: int) -> list[object]:
    """A player's cards at a planet or in headquarters, without the warlord and units that represent a reserve."""
    pile = [card for card in s.piles[zone * words.SEATS + seat] if card < s.duel.first_stand_in]
    free = [card for card in pile if s.host[card] == NO_HOST]
    return [entry_for(_in_play(s, seat, card)) for card in free if card != s.duel.warlords[seat]]


def _in_play(s: ConquestState, seat: int, card: int) -> dict[str, object]:
    """A card in play with its attachments."""
    data: dict[str, object] = {"card": _word(s, card), **counted(s, card)}
    for word, mark in MARKS.items():
        if s.marks[card] & mark:
            data[word] = True
    data |= lasting(s, card, words.STATS, UNTIL)
    if s.controller[card] != seat:
        data["by"] = s.controller[card] + 1
    lone = card in s.duel.warlords or card >= s.duel.first_stand_in
    if s.duel.owner[card] != s.controller[card] and s.duel.kinds[card] != words.TOKEN and not lone:
        data["owner"] = s.duel.owner[card] + 1
    pile = s.piles[s.place[card]]
    if pile != _as_written(s, s.place[card]) and (s.host[card] != NO_HOST or lone):
        data["place"] = pile.index(card) + 1
    worn = [entry_for(_in_play(s, seat, each)) for each in pile if s.host[each] == card]
    return {**data, "attached": worn} if worn else data


def _as_written(s: ConquestState, place: int) -> tuple[int, ...]:
    """The cards of a place in the order of a position: the warlord first, each with its attachments.

    Units that represent cards in reserve come last, in the order of those cards.
    """
    pile = s.piles[place]
    free = [card for card in pile if s.host[card] == NO_HOST and card < s.duel.first_stand_in]
    leaders = [card for card in free if card in s.duel.warlords]
    reserve = s.reserves(place // words.SEATS, place % words.SEATS) if place // words.SEATS < words.LINE else ()
    standing = [pair >> 8 for card in reserve for pair in s.stand_ins if pair & 255 == card]
    found: list[int] = []
    for card in [*leaders, *[card for card in free if card not in leaders], *standing]:
        found += [card, *[each for each in pile if s.host[each] == card]]
    return tuple(found)


def _word(s: ConquestState, card: int) -> str:
    return LIBRARY.called(s.duel.code(card))


# --- whether nothing is lost ------------------------------------------------------------------------------------


def _facts(s: ConquestState) -> list[object]:
    """All facts of a position without card ids."""
    places = [zone * words.SEATS + seat for zone in LIES for seat in range(words.SEATS)]
    cards = [[*card_facts(s, card), s.duel.owner[card]] for place in places for card in s.piles[place]]
    known = [[others(s, card, seat) for card in s.hand(seat)] for seat in range(words.SEATS)]
    known += [[s.seen[card] for card in s.deck(seat)] for seat in range(words.SEATS)]
    known += [
        [others(s, card, seat) for at in range(words.LINE) for card in s.reserves(at, seat)]
        for seat in range(words.SEATS)
    ]
    numbers = [[s.attack[card], s.hit_points[card], s.command[card]] for card in s.in_play()]
    stood = [[s.place[pair >> 8], s.piles[s.place[pair >> 8]].index(pair >> 8), pair & 255] for pair in s.stand_ins]
    standing = sorted([[place, at, s.piles[s.place[card]].index(card)] for place, at, card in stood])
    bank = sorted([s.duel.code(card) for card in s.piles[words.BANK * words.SEATS]])
    sizes = [len(s.piles[place]) for place in places]
    line = [*s.planets, s.faceup, s.infested, s.token, *s.dials, *s.enslaved, int(s.shown_dials), s.latest, *s.lost]
    battle = [s.battle, s.battle_seat, s.combat_round]
    now = [s.seat, s.active, s.phase, s.window, s.rounds, s.limited, *list(s.resources)]
    stuck = s.outcome is not None or _busy(s)
    return [cards, known, numbers, bank, sizes, line, s.displays, battle, now, standing, forms(s), s.notations(), stuck]
