"""A game set up in any position, for scenarios and bug reports (`docs/reference/scenarios.md`)."""

from __future__ import annotations

from typing import Final

from ...effects.hidden.knowledge import EVERYBODY_KNOWS
from ...effects.language.floating import Boost
from ...effects.language.lasting import END_OF_PHASE, END_OF_TURN
from ...effects.positions.card_entries import (
    CARD_WORDS,
    PLAYER_WORDS,
    CardEntry,
    entry_of,
    known_by,
    lay,
    number_of,
    numbered,
)
from ...engine.errors import BadScenario
from ...engine.plain import JsonData, JsonList
from ...engine.rng import seeded
from ...engine.scenarios.expectation import known_keys
from ..changes.common import Controls
from ..duel import read_options
from ..interface import InvasionRules
from ..rules.movement.control import FOR_GOOD, take_control
from ..rules.movement.paid_x import remember_x
from ..state import HERE, InvasionState
from ..words import (
    AS_SUPPORT,
    BENEATH,
    BOARD,
    BURNING,
    CORRUPTED,
    DECK,
    DISCARD,
    FACEDOWN,
    HAND,
    LEGEND,
    NEXT_BATTLE,
    QUEST_CARD,
    RACE_KEYS,
    SEATS,
    STATS,
    UNDER,
    UNIT,
    ZONE_NAMES,
)
from .moment import begin
from .words import find_card

SEAT_KEYS: Final = {
    *PLAYER_WORDS,
    "capital",
    *ZONE_NAMES,
    "legend",
    "developments",
    "damage",
    "burning",
}
CARD_KEYS: Final = {
    *CARD_WORDS,
    "corrupted",
    "facedown",
    "experience",
    "kept",
    "unit",
    "on",
    "x",
}
# By duration of a temporary gain: its word in a position.
UNTIL: Final = {END_OF_TURN: "turn", END_OF_PHASE: "phase", NEXT_BATTLE: "battle"}
FILLER: Final = ("core-111", 20)  # the card, and how many of it, in a deck that the position does not list
LARGEST_DECK: Final = 100  # maximum number of filler cards; no deck of this game is larger


def placed(rules: InvasionRules, position: JsonData) -> InvasionState:
    """The state that a position describes, waiting for its first answer, with its log on."""
    known_keys("position", position, {"turn", "options", *[f"seat {n + 1}" for n in range(SEATS)]})
    laid: list[CardEntry] = []
    capitals: list[int] = []
    for seat in range(SEATS):
        data = position.get(f"seat {seat + 1}", {})
        known_keys(f"seat {seat + 1}", data, SEAT_KEYS)
        capital = str(data.get("capital", "dwarf" if seat == 0 else "orc"))
        if capital not in RACE_KEYS[1:]:
            raise BadScenario(f"there is no capital {capital!r}; there are {', '.join(RACE_KEYS[1:])}")
        capitals.append(RACE_KEYS.index(capital))
        _lay(laid, seat, data)
    s = rules.bare(read_options(position.get("options", {})), numbered(laid), seeded(0))
    s.capitals = tuple(capitals)
    s.basis = None
    _put(s, laid)
    for seat in range(SEATS):
        _capital(s, seat, position.get(f"seat {seat + 1}", {}))
    begin(s, position.get("turn", {}))
    return s


def _lay(laid: list[CardEntry], seat: int, data: JsonData) -> None:
    for zone, name in enumerate(ZONE_NAMES):
        _zone(laid, seat, zone, data.get(name, []))
    _zone(laid, seat, BOARD, data.get("legend", []))
    developments = data.get("developments", {})
    known_keys("developments", developments, set(ZONE_NAMES))
    for zone, name in enumerate(ZONE_NAMES):
        held = developments.get(name, [])
        for each in [FILLER[0]] * held if isinstance(held, int) else held:
            card = CardEntry(find_card(str(each)).code, seat, seat, zone, {})
            card.facedown = True
            laid.append(card)
    for each in data.get("hand", []):
        held = entry_of(each, {"card", "known"})
        laid.append(CardEntry(find_card(str(held["card"])).code, seat, seat, HAND, held))
    for each in data.get("discard", []):
        laid.append(CardEntry(find_card(str(each)).code, seat, seat, DISCARD, {}))
    deck = data.get("deck", FILLER[1])
    if isinstance(deck, list):
        cards = [entry_of(each, {"card", "known"}) for each in deck]
    else:
        cards = [{"card": FILLER[0]}] * number_of("deck", deck, LARGEST_DECK)
    for held in cards[::-1]:  # listed from the top, but the top card of a pile is the last
        laid.append(CardEntry(find_card(str(held["card"])).code, seat, seat, DECK, held))


def _zone(laid: list[CardEntry], seat: int, zone: int, entries: JsonList) -> None:
    """The cards of a zone in order; `on: 2` puts a card on the second one, as an attachment or on a quest."""
    cards = [_in_play(laid, seat, zone, entry) for entry in entries]
    for card in cards:
        if "on" in card.data:
            number = int(card.data["on"])
            if not 1 <= number <= len(cards) or cards[number - 1] is card:
                raise BadScenario(f"{card.code} is on number {number} of its zone, and there is no such card")
            card.host = cards[number - 1]
            card.controller = int(card.data.get("by", seat + 1)) - 1
            card.owner = int(card.data.get("owner", card.controller + 1)) - 1


def _in_play(laid: list[CardEntry], seat: int, zone: int, entry: object) -> CardEntry:
    data = entry_of(entry, CARD_KEYS)
    facts = find_card(str(data["card"]))
    card = CardEntry(facts.code, int(data.get("owner", seat + 1)) - 1, seat, zone, data)
    card.facedown = bool(data.get("facedown", False))
    card.abroad = "by" in data and int(data["by"]) - 1 != seat  # another player than the zone's controls it
    laid.append(card)
    for each in data.get("attached", []):
        extra = {"card": each} if isinstance(each, str) else each
        by = int(extra.get("by", seat + 1)) - 1
        on = _in_play(laid, by, zone, extra)
        on.owner = int(extra.get("owner", by + 1)) - 1
        on.host = card
    for each in data.get("experience", []):
        below = entry_of(each, {"card", "known", "owner"})
        owner = int(below.get("owner", seat + 1)) - 1
        under = CardEntry(find_card(str(below["card"])).code, owner, owner, BENEATH, below)
        under.host = card
        under.facedown = True
        laid.append(under)
    for each in data.get("kept", []):
        under = CardEntry(find_card(str(each)).code, seat, seat, UNDER, {})
        under.host = card
        laid.append(under)
    if "unit" in data:
        _in_play(laid, seat, zone, data["unit"]).host = card
    return card


def _put(s: InvasionState, laid: list[CardEntry]) -> None:
    """Move all cards from their owners' decks to their places; the decks are ordered last."""
    for seat in range(SEATS):
        s.piles[DECK * SEATS + seat] = ()
    for card in laid:
        seat = card.host.controller if card.host is not None else card.controller
        seat = card.owner if card.zone in (BENEATH, UNDER) else seat
        place = card.zone * SEATS + seat
        lay(s, card, place, 1 - card.controller if card.abroad and card.host is None else card.controller)
        shown = known_by(card.data)
        if card.zone == HAND and shown == EVERYBODY_KNOWS:
            s.known[card.id] = HERE
        else:
            s.seen[card.id] = shown | 1 << card.owner if card.zone == BENEATH else shown
        if card.facedown:
            s.marks[card.id] = FACEDOWN
        elif card.data.get("corrupted"):
            s.marks[card.id] = CORRUPTED
        if card.host is not None and card.zone <= BOARD and s.duel.kinds[card.id] & UNIT:
            if not s.duel.kinds[card.host.id] & QUEST_CARD:
                s.marks[card.id] |= AS_SUPPORT
        taken = card.owner != s.controller[card.id] and card.zone < BOARD and not s.is_attachment(card.id)
        if taken and not _held(s, laid, card):
            take_control(s, card.id, card.controller, FOR_GOOD, card.id)
        for gained in card.data.get("gained", []):
            s.boosts = (*s.boosts, _boost(s, card.id, gained))
        if "x" in card.data:
            remember_x(s, card.id, int(card.data["x"]))
        if card.zone == BOARD and card.host is None and not s.duel.kinds[card.id] & LEGEND:
            raise BadScenario(f"{card.code} is no legend")


def _held(s: InvasionState, laid: list[CardEntry], card: CardEntry) -> bool:
    """True if an attachment on a card says who controls that card."""
    said = [entry for each in laid if each.host is card for entry in s.duel.constants[each.id]]
    return bool([entry for entry in said if entry.modifiers(Controls)])


def _boost(s: InvasionState, card: int, gained: JsonData) -> Boost:
    """A temporary gain from `{power: 2, until: turn}`."""
    words = {word: number for number, word in UNTIL.items()}
    until = str(gained.get("until", "turn"))
    stats = [key for key in gained if key != "until"]
    if until not in words or len(stats) != 1 or stats[0] not in STATS:
        raise BadScenario(f"a card gains one of {', '.join(STATS)} until {', '.join(words)}, not {gained!r}")
    return Boost(card, s.births[card], STATS.index(stats[0]), int(gained[stats[0]]), words[until])


def _capital(s: InvasionState, seat: int, data: JsonData) -> None:
    s.resources[seat] = int(data.get("resources", 0))
    damage = data.get("damage", {})
    known_keys("damage", damage, set(ZONE_NAMES))
    for zone, name in enumerate(ZONE_NAMES):
        section = s.duel.section(zone * SEATS + seat)
        s.damage[section] = int(damage.get(name, 0))
        if name in data.get("burning", []):
            s.marks[section] = BURNING
