"""A game set up in any position, for scenarios and bug reports (`docs/reference/scenarios-conquest.md`)."""

from __future__ import annotations

from typing import Any, Final

from ...effects.circumstances import NOTHING
from ...effects.language.abilities import GAINED
from ...effects.language.floating import Boost
from ...effects.language.lasting import END_OF_COMBAT, END_OF_PHASE, END_OF_TURN
from ...effects.language.limits import is_first_time
from ...effects.positions.card_entries import (
    CARD_WORDS,
    PLAYER_WORDS,
    CardEntry,
    entry_of,
    known_by,
    lay,
    number_of,
    numbered,
    seat_of,
)
from ...engine.errors import BadScenario
from ...engine.plain import JsonData
from ...engine.rng import seeded
from ...engine.scenarios.expectation import known_keys
from ..card import Card
from ..duel import read_options
from ..interface import ConquestRules
from ..library import LIBRARY
from ..state import ConquestState
from ..words import (
    ARMY,
    ATTACHED,
    ATTACHMENT,
    BANK,
    BLOODIED,
    DECK,
    DISCARD,
    END_OF_COMBAT_ROUND,
    END_OF_GAME,
    END_OF_STRUGGLE,
    EVENT,
    EXHAUSTED,
    FACTION_KEYS,
    HAND,
    HAPPENED,
    HQ,
    IN_PLAY,
    LINE,
    MOVED,
    NEXT_ATTACK,
    PLANET,
    RESERVE,
    SEATS,
    STATS,
    SUPPORT,
    TOKEN,
    WARLORD,
    WHEEL,
)
from .moment import begin
from .planets import Line, lay_planets, planet_at

POSITION_KEYS: Final = {
    "turn",
    "options",
    "planets",
    "face down",
    "first planet",
    "lost planets",
    "latest planet",
    "infested",
}
SEAT_KEYS: Final = {
    *PLAYER_WORDS,
    "warlord",
    "hq",
    "planets",
    "reserve",
    "victory display",
    "limited",
    "dial",
    "synapse dial",
    "enslaved",
}
CARD_KEYS: Final = {
    *CARD_WORDS,
    "exhausted",
    "moved",
    "place",
}
RESERVE_KEYS: Final = {"card", "known", "owner", "unit"}
STAND_IN_KEYS: Final = {"damage", "tokens", "exhausted", "moved", "attached", "gained", "place"}
WARLORD_KEYS: Final = {*CARD_KEYS, "bloodied", "at"} - {"by", "owner", "tokens"}
MARKS: Final = {"exhausted": EXHAUSTED, "bloodied": BLOODIED, "moved": MOVED}
UNTIL: Final = {  # duration of a temporary gain -> its word in a position
    END_OF_PHASE: "phase",
    END_OF_TURN: "round",
    NEXT_ATTACK: "attack",
    END_OF_COMBAT: "battle",
    END_OF_STRUGGLE: "struggle",
    END_OF_COMBAT_ROUND: "combat round",
    END_OF_GAME: "game",
}
WARLORDS: Final = ("Captain Cato Sicarius", "Nazdreg")  # for seats whose position names no warlord
FILLER: Final = ("core-170", 20)  # the card, and how many of it, in a deck that the position does not list
LAST_PLACE: Final = 255  # the largest number that `place` may have in a position
LARGEST_DECK: Final = 80  # maximum number of filler cards, so that both decks fit into one table


class StandIn(CardEntry):
    """The unit that represents a card in reserve (CON-19.10)."""

    def __init__(self, reserve: CardEntry, zone: int, data: JsonData) -> None:
        super().__init__(reserve.code, reserve.owner, reserve.controller, zone, data)
        self.reserve = reserve


def find_card(name: object) -> Card:
    """A card by its code or its name."""
    return LIBRARY[LIBRARY.named(str(name))]


def placed(rules: ConquestRules, position: JsonData) -> ConquestState:
    """The state that a position describes, waiting for its first answer, with its log on."""
    seats = [f"seat {seat + 1}" for seat in range(SEATS)]
    known_keys("position", position, {*POSITION_KEYS, *seats})
    data = [position.get(name, {}) for name in seats]
    for name, each in zip(seats, data):
        known_keys(name, each, SEAT_KEYS)
    options = read_options(position.get("options", {})).settled(0)
    line = lay_planets(position, [each.get("victory display", []) for each in data], options.sector)
    laid: list[CardEntry] = []
    for seat, each in enumerate(data):
        _lay(laid, line, seat, each)
    # Warlords are the first cards of their decks, even if a position lists them elsewhere.
    leaders = [card for card in laid if LIBRARY[card.code].kind == "warlord"]
    others = [card for card in laid if not LIBRARY[card.code].kind_bit & (WARLORD | TOKEN)]
    others = [card for card in others if not isinstance(card, StandIn)]
    s = rules.bare(options, numbered(leaders + others), seeded(0))
    s.planets, s.faceup, s.token, s.displays = line.planets, line.faceup, line.token, line.displays
    s.lost = line.lost
    s.latest = seat_of("latest planet", position["latest planet"]) if "latest planet" in position else NOTHING
    _put(s, laid)
    _in_order(s, laid)
    for planet in position.get("infested", []):
        s.infested |= 1 << planet_at(line, planet)
    s.dials = tuple([_dial(each, name) for name in ("dial", "synapse dial") for each in data])
    s.shown_dials = NOTHING not in s.dials[:SEATS]  # a dial is secret until both are set
    s.enslaved = tuple([_enslaved(each) for each in data])
    for seat, each in enumerate(data):
        s.resources[seat] = number_of("resources", each.get("resources", 0), 255)
        s.limited |= int(bool(each.get("limited", False))) << seat
    begin(s, position.get("turn", {}))
    return s


def _lay(laid: list[CardEntry], line: Line, seat: int, data: JsonData) -> None:
    """Add the cards of a seat, its warlord first."""
    warlord = entry_of(data.get("warlord", WARLORDS[seat]), WARLORD_KEYS)
    zone = planet_at(line, warlord["at"]) if "at" in warlord else HQ
    _in_play(laid, seat, zone, warlord, WARLORD)
    for entry in data.get("hq", []):
        _in_play(laid, seat, HQ, entry_of(entry, CARD_KEYS))
    planets = data.get("planets", {})
    if not isinstance(planets, dict):
        raise BadScenario(f"planets names the cards at each planet, not {planets!r}")
    for name, entries in planets.items():
        for entry in entries:
            _in_play(laid, seat, planet_at(line, name), entry_of(entry, CARD_KEYS))
    for name, entries in data.get("reserve", {}).items():
        for entry in entries:
            _in_reserve(laid, seat, planet_at(line, name), entry_of(entry, RESERVE_KEYS))
    for entry in data.get("hand", []):
        held = entry_of(entry, {"card", "known"})
        laid.append(CardEntry(_of_deck(held["card"]), seat, seat, HAND, held))
    for name in data.get("discard", []):
        laid.append(CardEntry(_of_deck(name), seat, seat, DISCARD, {}))
    deck = data.get("deck", FILLER[1])
    cards = deck if isinstance(deck, list) else [FILLER[0]] * number_of("deck", deck, LARGEST_DECK)
    for entry in cards[::-1]:  # listed from the top, but the top card of a pile is the last
        held = entry_of(entry, {"card", "known"})
        laid.append(CardEntry(_of_deck(held["card"]), seat, seat, DECK, held))


def _of_deck(name: object) -> str:
    card = find_card(name)
    if card.kind_bit & (WARLORD | TOKEN | PLANET):
        raise BadScenario(f"{card.name} is no card of a deck")
    return card.code


def _in_play(laid: list[CardEntry], seat: int, zone: int, data: JsonData, kind: int = 0) -> CardEntry:
    facts = find_card(data["card"])
    if facts.kind_bit & (EVENT | PLANET) or (facts.kind_bit == WARLORD) != (kind == WARLORD):
        raise BadScenario(f"{facts.name} cannot be put there")
    controller = seat_of("by", data.get("by", seat + 1))
    card = CardEntry(facts.code, seat_of("owner", data.get("owner", controller + 1)), controller, zone, data)
    laid.append(card)
    for each in data.get("attached", []):
        entry = entry_of(each, CARD_KEYS)
        worn = find_card(entry["card"])
        # An army card on a support is captured, so it needs no text that allows it to be attached.
        if worn.text.host is None and not (facts.kind_bit == SUPPORT and worn.kind_bit == ARMY):
            raise BadScenario(f"{worn.name} cannot be attached to anything")
        _in_play(laid, seat, zone, entry).host = card
    return card


def _in_reserve(laid: list[CardEntry], seat: int, zone: int, data: JsonData) -> None:
    """Add a facedown card at a planet, with the unit that represents it, if a text says so (CON-19.10)."""
    owner = seat_of("owner", data.get("owner", seat + 1))
    card = CardEntry(
        _of_deck(data["card"]), owner, seat, RESERVE + zone, {key: data[key] for key in data if key != "unit"}
    )
    laid.append(card)
    if "unit" in data:
        known_keys("the unit of a card in reserve", data["unit"], STAND_IN_KEYS)
        unit = StandIn(card, zone, data["unit"])
        laid.append(unit)
        for each in data["unit"].get("attached", []):
            _in_play(laid, seat, zone, entry_of(each, CARD_KEYS)).host = unit


def _put(s: ConquestState, laid: list[CardEntry]) -> None:
    """Move all cards from their owners' decks or the bank to their places; the decks are ordered last."""
    for place in range(len(s.piles)):
        if place // SEATS != BANK:
            s.piles[place] = ()
    for card in laid:
        facts, data = LIBRARY[card.code], card.data
        kind = ARMY if isinstance(card, StandIn) else facts.kind_bit
        if isinstance(card, StandIn):
            card.id = _out_of_bank(s, [each for each in s.piles[BANK * SEATS] if each >= s.duel.first_stand_in], card)
            s.stand_ins = (*s.stand_ins, card.id << 8 | card.reserve.id)
        elif kind == TOKEN:
            card.id = _out_of_bank(s, [each for each in s.piles[BANK * SEATS] if s.duel.code(each) == card.code], card)
        seat = card.host.controller if card.host is not None else card.controller
        place = card.zone * SEATS + seat
        lay(s, card, place, card.controller)
        s.seen[card.id] = known_by(data)
        marks = sum([mark for word, mark in MARKS.items() if data.get(word)])
        s.marks[card.id] = marks | (ATTACHED if card.host is not None and kind == ARMY else 0)
        if kind == ATTACHMENT and card.host is None and card.zone <= HQ:
            raise BadScenario(f"{facts.name} is attached to nothing: it stands under `attached` of its host")
        for gained in data.get("gained", []):
            s.boosts = (*s.boosts, _boost(s, card.id, gained))
    s.used = tuple([_recorded(s, each) for each in s.used])


def _recorded(s: ConquestState, used: int) -> int:
    """The record of a used ability: for "the first time" texts the event, otherwise the use."""
    card, index = used >> 8, used & 255
    for entry in s.duel.entries[card] if index < GAINED else s.given():
        when = entry.ability.when
        if entry.index == index and when is not None and is_first_time(entry.ability.limit):
            return card << 8 | HAPPENED + when.kind
    return used


def _in_order(s: ConquestState, laid: list[CardEntry]) -> None:
    """Order cards in play as they are listed, except those that name their index, from 1."""
    moved = [card for card in laid if "place" in card.data and s.place[card.id] < IN_PLAY]
    if not moved:
        return
    places = {card.id: _ordinal("place", card.data["place"], LAST_PLACE) for card in moved}
    for at in range(IN_PLAY):
        pile = [card for card in s.piles[at] if card not in places]
        for card in sorted([card for card in s.piles[at] if card in places], key=places.__getitem__):
            pile.insert(places[card], card)
        s.piles[at] = tuple(pile)


def _dial(data: JsonData, name: str) -> int:
    """The planet on a player's dial, as its place in the line, which may be empty now."""
    if name not in data:
        return NOTHING
    return _ordinal(name, data[name], LINE)


def _enslaved(data: JsonData) -> int:
    """The faction on a player's enslavement dial (CON-19.7)."""
    faction = str(data.get("enslaved", FACTION_KEYS[0]))
    if faction not in FACTION_KEYS[: WHEEL + 1]:
        raise BadScenario(f"enslaved is one of {', '.join(FACTION_KEYS[1 : WHEEL + 1])}, not {faction!r}")
    return FACTION_KEYS.index(faction)


def _ordinal(what: str, value: Any, most: int) -> int:
    """An index that counts from 1."""
    if number_of(what, value, most) == 0:
        raise BadScenario(f"{what} is counted from 1")
    return int(value) - 1


def _out_of_bank(s: ConquestState, fitting: list[int], card: CardEntry) -> int:
    """A token unit from the bank, which has those of the playing factions (CON-3.7), or a unit for a reserve."""
    if fitting:
        bank = BANK * SEATS
        s.piles[bank] = tuple([other for other in s.piles[bank] if other != fitting[0]])
        return fitting[0]
    if isinstance(card, StandIn):
        raise BadScenario(f"no card of that deck has {LIBRARY[card.code].name} treated as a unit")
    raise BadScenario(f"there are no {LIBRARY[card.code].name} left: the bank has those of the factions that play")


def _boost(s: ConquestState, card: int, gained: Any) -> Boost:
    """A temporary gain from `{attack: 2, until: phase}`."""
    words = {word: number for number, word in UNTIL.items()}
    known_keys("what is gained", gained, {"until", *STATS})
    until = str(gained.get("until", "phase"))
    stats = [key for key in gained if key != "until"]
    if until not in words or len(stats) != 1:
        raise BadScenario(f"a card gains one of {', '.join(STATS)} until {', '.join(words)}, not {gained!r}")
    return Boost(card, s.births[card], STATS.index(stats[0]), int(gained[stats[0]]), words[until])
