"""The view of a game: what a seat may know."""

from __future__ import annotations

from typing import Final

from ..effects.circumstances import NOTHING
from ..effects.hidden.knowledge import known_places
from ..effects.language.abilities import AbilityEntry
from ..effects.state.card_table import NO_HOST
from ..effects.views.viewing import (
    ViewParts,
    card_view,
    event_view,
    game_view,
    keywords_view,
    made_of,
    outcome_view,
    piles_view,
    question_view,
)
from ..engine.events import NO_NUMBER, Event
from ..engine.plain import JsonData
from ..engine.views.shared_view import SharedView
from . import words
from .pending import BY_ATTACK, NOT_PENDING, Deployment, PendingDamage
from .rules.actions.reacting import lies_open
from .rules.actions.stops import HAND_TURN, OUT_OF_HAND, POOR_DEPLOY
from .rules.battles.deep_strike import strike_cost
from .rules.command import bonuses, command_at, winner_at
from .secrets import sees_dial
from .sectors import planet_cards, planet_codes
from .state import ConquestState

MARKS: Final = {
    words.EXHAUSTED: "exhausted",
    words.BLOODIED: "bloodied",
    words.ATTACKING: "attacking",
    words.DEFENDING: "defending",
}


def ref(s: ConquestState, card: int, seat: int) -> dict[str, object]:
    """A reference for tables: by id, or for a facedown card that must stay unknown by its place."""
    at = s.in_reserve(card) if card < s.duel.cards else NOTHING
    if at == NOTHING or s.is_seen_by(seat, card):
        return {"id": card}
    return {"place": s.place[card], "slot": s.piles[s.place[card]].index(card)}


def waiting(s: ConquestState, seat: int) -> dict[str, list[str]]:
    """By window that a table passes by default: the cards in the seat's hand that could be used there."""
    found: dict[str, list[str]] = {}
    for card in s.hand(seat) if seat >= 0 else ():
        for entry in s.duel.entries[card]:
            if entry.ability.zone == words.FROM_HAND:
                _add(found, _window_of(entry), s.duel.code(card))
        if s.duel.cost[card] == 0 and s.duel.kinds[card] != words.EVENT:
            _add(found, POOR_DEPLOY, s.duel.code(card))
    return found


def _window_of(entry: AbilityEntry) -> str:
    """The window, passed by default, in which an ability from hand could be used, or ""."""
    when = entry.ability.when
    if when is not None:
        return OUT_OF_HAND.get(when.kind, "")
    acts = not entry.ability.changes and (entry.phase < 0 or entry.phase == words.COMBAT_PHASE)
    return HAND_TURN if acts else ""


def _add(found: dict[str, list[str]], window: str, code: str) -> None:
    codes = found.setdefault(window, []) if window else []
    if code not in codes:
        codes.append(code)


def _open(s: ConquestState) -> dict[str, object]:
    """The public part of the view."""
    return {
        **game_view(s, "conquest", [words.FACTION_KEYS[s.duel.faction[warlord]] for warlord in s.duel.warlords]),
        "turn": {
            "number": s.rounds,
            "active": s.active,
            "phase": words.PHASE_KEYS[s.phase],
            "window": words.WINDOW_KEYS[s.window],
        },
        **question_view(s),
        "to_win": words.PLANETS_TO_WIN,
        "lost": [planet_codes()[planet] for planet in s.lost],
        "first": s.token,
        "battle": _battle(s),
        "damage": _damage(s),
        "deploying": _deploying(s),
        "playing": [
            card_view(s, card) for seat in range(words.SEATS) for card in s.piles[words.PLAYING * words.SEATS + seat]
        ],
        "outcome": outcome_view(s),
    }


def _player(s: ConquestState, seat: int, holder: int, shared: SharedView) -> dict[str, object]:
    hand = s.hand(holder)
    seen = [card for card in hand if s.is_seen_by(seat, card)]
    top = s.deck(holder)[-1:]
    return {
        **shared.parts["players"][holder],
        "hand": {"cards": [hand_view(s, card) for card in seen], "hidden": len(hand) - len(seen)},
        "known": [{"above": above, **card_view(s, card)} for above, card in known_places(s, s.deck(holder), seat)],
        "top": [card_view(s, card) for card in top if s.is_seen_by(seat, card)],
        "dial": _dial(s, seat, holder),
        "synapse_dial": _dial(s, seat, words.SEATS + holder),
    }


def _open_player(s: ConquestState, holder: int, shared: SharedView) -> dict[str, object]:
    """The public view of a player."""
    warlord = s.duel.warlords[holder]
    return {
        "seat": holder,
        "warlord": s.duel.code(warlord),
        "faction": words.FACTION_KEYS[s.duel.faction[warlord]],
        "bloodied": bool(s.marks[warlord] & words.BLOODIED),
        **piles_view(s, holder, shared),
        "hq": [_in_play(s, card, shared) for card in s.piles[words.HQ * words.SEATS + holder]],
        "site": s.duel.headquarters(holder),
        "display": [planet_codes()[planet] for planet in s.displays[holder]],
        "missing": missing_symbols(s, holder),
        "dialled": s.dials[holder] != NOTHING,
        "synapse_dialled": s.dials[words.SEATS + holder] != NOTHING,
        "enslaved": words.FACTION_KEYS[s.enslaved[holder]] if s.enslaved[holder] else None,
        "limited": bool(s.limited >> holder & 1),
    }


def _dial(s: ConquestState, seat: int, which: int) -> int | None:
    """The value of a dial, for seats that may see it."""
    return s.dials[which] if s.dials[which] != NOTHING and sees_dial(s, seat, which) else None


def missing_symbols(s: ConquestState, seat: int) -> dict[str, int]:
    """By type: the number of planets still missing for victory (CON-4.1)."""
    won = [planet_cards()[planet].symbol_bits for planet in s.displays[seat]]
    return {
        key: max(0, words.PLANETS_TO_WIN - len([symbols for symbols in won if symbols & symbol]))
        for symbol, key in zip(words.SYMBOLS, words.SYMBOL_KEYS)
    }


def hand_view(s: ConquestState, card: int) -> dict[str, object]:
    """A card in hand with its cost."""
    return {**card_view(s, card), "cost": s.duel.cost[card], "x": s.duel.cost_x[card], "shields": s.duel.shields[card]}


def _planet(s: ConquestState, position: int, seat: int, shared: SharedView) -> dict[str, object]:
    """A place in the line; its cards in reserve are not shown to everyone."""
    found: dict[str, object] = shared.parts["planets"][position]
    if found["state"] != "up" or not (s.reserves(position, 0) or s.reserves(position, 1)):
        return found
    reserves = [[reserve_view(s, card, seat) for card in s.reserves(position, holder)] for holder in range(words.SEATS)]
    return {**found, "reserves": reserves}


def _open_planet(s: ConquestState, position: int, shared: SharedView) -> dict[str, object]:
    """A place in the line: empty, facedown, or a planet with its cards and the present winner of the struggle."""
    data: dict[str, object] = {"id": s.duel.planet(position), "position": position, "state": "gone"}
    sides = [
        [_in_play(s, card, shared) for card in s.piles[position * words.SEATS + holder]]
        for holder in range(words.SEATS)
    ]
    if s.planets[position] == words.NO_PLANET:
        return {**data, "sides": sides}
    if not s.is_face_up(position):
        return {**data, "state": "down", "sides": sides}
    winner = winner_at(s, position)
    return {
        **data,
        "state": "up",
        "code": planet_codes()[s.planets[position]],
        "reserves": [[] for _ in range(words.SEATS)],
        "infested": s.is_infested(position),
        "sides": sides,
        "command": [command_at(s, position, holder) for holder in range(words.SEATS)],
        "winner": winner,
        "bonus": list(bonuses(s, position, winner)) if winner != NOTHING else None,
    }


def reserve_view(s: ConquestState, card: int, seat: int) -> JsonData:
    """A card in reserve: its identity is shown to its player and to players who have seen it."""
    place = s.place[card]
    lies = {"place": place, "slot": s.piles[place].index(card)}
    return {**lies, **card_view(s, card), "cost": strike_cost(s, card)} if s.is_seen_by(seat, card) else lies


def _in_play(s: ConquestState, card: int, shared: SharedView) -> dict[str, object]:
    """The view of a card in play, cached until something about it changes."""
    parts = (*made_of(s, card, shared), s.attack[card], s.command[card])
    found: dict[str, object] = shared.lasting(card, parts, lambda: in_play_view(s, card))
    return found


def in_play_view(s: ConquestState, card: int) -> dict[str, object]:
    """A card in play, which is completely public."""
    kind = s.kinds[card]
    data: dict[str, object] = {
        **card_view(s, card),
        "kind": words.KIND_KEYS[kind],
        "controller": s.controller[card],
        "marks": [word for bit, word in MARKS.items() if s.marks[card] & bit],
    }
    if kind & words.UNIT:
        data["attack"] = s.attack[card]
        data["hit_points"] = s.hit_points[card]
        data["damage"] = s.damage[card]
        data["command"] = s.command[card]
        keywords = keywords_view(s, card, words.STATS, 3)
        if keywords:
            data["keywords"] = keywords
    elif s.stat(words.LIMITED, card):
        data["keywords"] = {words.STATS[words.LIMITED]: 1}
    if s.damage[card]:
        data["damage"] = s.damage[card]
    if s.host[card] != NO_HOST:
        data["host"] = s.host[card]
    if s.tokens[card]:
        data["tokens"] = s.tokens[card]
    return data


def _battle(s: ConquestState) -> dict[str, object] | None:
    if s.battle == NOTHING:
        return None
    return {
        "position": s.battle,
        "initiative": s.battle_seat,
        "round": s.combat_round,
        "attacker": s.attacker if s.attacker != NOTHING else None,
        "defender": s.defender if s.defender != NOTHING else None,
    }


def _damage(s: ConquestState) -> dict[str, object] | None:
    """Damage that is assigned but not taken yet."""
    pending = s.awaited(PendingDamage)
    if pending is NOT_PENDING:
        return None
    hits = [{"id": card, "amount": amount} for card, amount, _ in pending.hits]
    # A source of damage that is not visible to everyone, or not any more, is not shown.
    by = pending.card if pending.card == NOTHING or lies_open(s, pending.card) else NOTHING
    return {"by": by, "attack": bool(pending.flags & BY_ATTACK), "hits": hits}


def _deploying(s: ConquestState) -> dict[str, object] | None:
    """The card that is being deployed, and the reduction of its cost."""
    pending = s.awaited(Deployment)
    if pending is NOT_PENDING:
        return None
    return {**card_view(s, pending.card), "cost": s.duel.cost[pending.card], "less": pending.number}


def shown(s: ConquestState, event: Event, seat: int) -> dict[str, object]:
    """An event as a seat may know it, without empty parts."""
    data = event_view(s, event, seat, _event_card, _event_place, ("looked",))
    if event.kind in ("won-planet", "lost-planet", "turned-up", "shown-planet") and event.number != NO_NUMBER:
        data["number"] = planet_codes()[event.number]
    planets = _planets_of(event, data)
    if planets:
        data["planets"] = planets
    return data


def _planets_of(event: Event, data: JsonData) -> dict[str, str]:
    """By place: the planets of an event, as they were when it happened."""
    named = [data[key] for key in ("place", "card", "other") if isinstance(data.get(key), str)]
    found = {}
    for place in named:
        kind, _, number = place.partition("-")
        at = int(number) - 1 if kind == "planet" else words.LINE
        if at < len(event.scene) and event.scene[at] != words.NO_PLANET:
            found[place] = planet_codes()[event.scene[at]]
    return found


def _event_place(place: int) -> str:
    zone = place // words.SEATS
    return f"planet-{zone + 1}" if zone < words.LINE else f"hq-{place % words.SEATS + 1}"


def _event_card(s: ConquestState, card: int) -> str:
    """A card by its code, a planet by its place in the line, a headquarters by its player."""
    if card < s.duel.cards:
        return s.duel.code(card)
    site = card - s.duel.cards
    return f"planet-{site + 1}" if site < words.LINE else f"hq-{site - words.LINE + 1}"


PARTS: Final = ViewParts(_open, _open_player, _player, ref)


def view(s: ConquestState, seat: int, shared: SharedView) -> JsonData:
    if "planets" not in shared.parts:
        shared.parts["planets"] = [_open_planet(s, position, shared) for position in range(words.LINE)]
    planets = [_planet(s, position, seat, shared) for position in range(words.LINE)]
    return {**PARTS.view(s, seat, shared, {"planets": planets}), "waits": waiting(s, seat)}
