"""A game set up in any position, for scenarios and bug reports (`docs/reference/scenarios.md`)."""

from __future__ import annotations

from typing import Any, Final

from ..effects.world import NO_HOST
from ..engine.errors import BadScenario
from ..engine.rng import seeded
from .card import Card
from .duel import LIBRARY, read_options, shared_duel
from .projection import project
from .setup import bare
from .state import InvasionState
from .turn import phases
from .words import (
    BOARD,
    BURNING,
    CORRUPTED,
    DECK,
    DISCARD,
    FACEDOWN,
    HAND,
    LEGEND,
    PHASE_KEYS,
    RACE_KEYS,
    SEATS,
    ZONE_NAMES,
)

SEAT_KEYS: Final = {
    "capital",
    "resources",
    *ZONE_NAMES,
    "legend",
    "developments",
    "hand",
    "deck",
    "discard",
    "damage",
    "burning",
}
CARD_KEYS: Final = {"card", "damage", "tokens", "corrupted", "attached", "unit", "owner", "by"}
FILLER: Final = ("core-111", 20)  # what a deck holds that nobody has spoken of
TURN: Final = 3  # a turn in which no penalty of the first one applies


class Laid:
    """A card of a position: where it goes, and in what state."""

    def __init__(self, code: str, owner: int, controller: int, zone: int, data: dict[str, Any]) -> None:
        self.code = code
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.data = data
        self.facedown = False
        self.host: Laid | None = None
        self.id = -1


def placed(position: dict[str, Any]) -> InvasionState:
    """The state that a position describes, waiting for its first answer, with its log on."""
    known_keys("position", position, {"turn", "options", *[f"seat {n + 1}" for n in range(SEATS)]})
    laid: list[Laid] = []
    capitals: list[int] = []
    for seat in range(SEATS):
        data = position.get(f"seat {seat + 1}", {})
        known_keys(f"seat {seat + 1}", data, SEAT_KEYS)
        capital = str(data.get("capital", "dwarf" if seat == 0 else "orc"))
        if capital not in RACE_KEYS[1:]:
            raise BadScenario(f"there is no capital {capital!r}; there are {', '.join(RACE_KEYS[1:])}")
        capitals.append(RACE_KEYS.index(capital))
        _lay(laid, seat, data)
    decks: list[list[str]] = [[], []]
    for card in laid:
        card.id = len(decks[card.owner])
        decks[card.owner].append(card.code)
    for card in laid:
        card.id += len(decks[0]) if card.owner else 0
    s = bare(shared_duel(read_options(position.get("options", {})), decks), seeded(0))
    s.capitals = tuple(capitals)
    _put(s, laid)
    for seat in range(SEATS):
        _capital(s, seat, position.get(f"seat {seat + 1}", {}))
    _begin(s, position.get("turn", {}))
    return s


def known_keys(what: str, data: Any, known: set[str]) -> None:
    """A mistake in a word must not be overlooked."""
    if not isinstance(data, dict):
        raise BadScenario(f"{what} names its parts, not {data!r}")
    for key in data:
        if key not in known:
            raise BadScenario(f"{what} has no {key!r}; it may have {', '.join(sorted(known))}")


def find_card(name: str) -> Card:
    """A card by its code or its name."""
    if name in LIBRARY:
        return LIBRARY[name]
    wanted = name.lower()
    for card in LIBRARY.values():
        if card.name.lower() == wanted:
            return card
    raise BadScenario(f"there is no card {name!r}")


def _lay(laid: list[Laid], seat: int, data: dict[str, Any]) -> None:
    for zone, name in enumerate(ZONE_NAMES):
        for entry in data.get(name, []):
            _in_play(laid, seat, zone, entry)
    for entry in data.get("legend", []):
        _in_play(laid, seat, BOARD, entry)
    developments = data.get("developments", {})
    known_keys("developments", developments, set(ZONE_NAMES))
    for zone, name in enumerate(ZONE_NAMES):
        held = developments.get(name, [])
        for each in [FILLER[0]] * held if isinstance(held, int) else held:
            card = Laid(find_card(str(each)).code, seat, seat, zone, {})
            card.facedown = True
            laid.append(card)
    for zone, name in ((HAND, "hand"), (DISCARD, "discard")):
        for each in data.get(name, []):
            laid.append(Laid(find_card(str(each)).code, seat, seat, zone, {}))
    deck = data.get("deck", FILLER[1])
    cards = [FILLER[0]] * deck if isinstance(deck, int) else [find_card(str(each)).code for each in deck]
    for code in cards[::-1]:  # written from the top; the last card of a pile is its top
        laid.append(Laid(code, seat, seat, DECK, {}))


def _in_play(laid: list[Laid], seat: int, zone: int, entry: Any) -> Laid:
    data = {"card": entry} if isinstance(entry, str) else entry
    known_keys(str(entry), data, CARD_KEYS)
    facts = find_card(str(data["card"]))
    card = Laid(facts.code, int(data.get("owner", seat + 1)) - 1, seat, zone, data)
    laid.append(card)
    for each in data.get("attached", []):
        extra = {"card": each} if isinstance(each, str) else each
        by = int(extra.get("by", seat + 1)) - 1
        on = _in_play(laid, by, zone, extra)
        on.owner = int(extra.get("owner", by + 1)) - 1
        on.host = card
    if "unit" in data:
        _in_play(laid, seat, zone, data["unit"]).host = card
    return card


def _put(s: InvasionState, laid: list[Laid]) -> None:
    """Everything starts in the decks of its owner; decks are made last, in their order."""
    for seat in range(SEATS):
        s.piles[DECK * SEATS + seat] = ()
    for card in laid:
        seat = card.host.controller if card.host is not None else card.controller
        place = card.zone * SEATS + seat
        s.piles[place] = (*s.piles[place], card.id)
        s.place[card.id] = place
        s.controller[card.id] = card.controller
        s.damage[card.id] = int(card.data.get("damage", 0))
        s.tokens[card.id] = int(card.data.get("tokens", 0))
        if card.facedown:
            s.marks[card.id] = FACEDOWN
        elif card.data.get("corrupted"):
            s.marks[card.id] = CORRUPTED
        s.host[card.id] = card.host.id if card.host is not None else NO_HOST
        if card.zone == BOARD and not s.duel.kinds[card.id] & LEGEND:
            raise BadScenario(f"{card.code} is no legend")


def _capital(s: InvasionState, seat: int, data: dict[str, Any]) -> None:
    s.resources[seat] = int(data.get("resources", 0))
    damage = data.get("damage", {})
    known_keys("damage", damage, set(ZONE_NAMES))
    for zone, name in enumerate(ZONE_NAMES):
        section = s.duel.section(zone * SEATS + seat)
        s.damage[section] = int(damage.get(name, 0))
        if name in data.get("burning", []):
            s.marks[section] = BURNING


def _begin(s: InvasionState, turn: dict[str, Any]) -> None:
    known_keys("turn", turn, {"seat", "phase", "number", "first"})
    me = int(turn.get("seat", 1)) - 1
    phase = str(turn.get("phase", "capital"))
    if phase not in PHASE_KEYS:
        raise BadScenario(f"there is no phase {phase!r}; there are {', '.join(PHASE_KEYS)}")
    s.active = me
    s.first = int(turn.get("first", me + 1)) - 1
    s.turns = int(turn.get("number", TURN))
    s.log = []
    s.then(*phases(me, False)[PHASE_KEYS.index(phase) :])
    project(s)
    s.advance()
