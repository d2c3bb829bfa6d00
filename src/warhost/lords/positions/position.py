"""Creates Lords of War positions from plain data, the set-up part of the scenario format."""

from __future__ import annotations

from typing import Any, Final

from ...engine.errors import BadScenario
from ...engine.plain import JsonData, JsonList
from ...engine.scenarios.expectation import known_keys
from ..armies import ARMIES, UNITS
from ..rules.battle import NO_CARD, Battle, read_unit
from ..rules.interface import LordsRules
from ..rules.options import read_options
from ..rules.turn import phases
from ..setup import bare_state
from ..state import LordsState
from ..view import MARKS

# By name of a phase: its index in `phases`.
PHASES: Final = {"start": 0, "deploy": 1, "combat": 2, "moves": 4, "reinforce": 5, "end": 6}
POSITION_KEYS: Final = {"options", "cards", "turn", "quiet turns", "extra turns"}
SEAT_KEYS: Final = {"army", "hand", "deck", "board", "captured", "middle", "first turn"}
UNIT_KEYS: Final = {"card", "marks", "owner"}
HAND_KEYS: Final = {"card", "known"}
TURN_KEYS: Final = {"seat", "phase", "number", "place"}


def placed(rules: LordsRules, position: JsonData) -> LordsState:
    """The game in a position, at its first question."""
    options = read_options(_named("options", position.get("options", {})))
    known_keys("position", position, POSITION_KEYS | {f"seat {seat + 1}" for seat in range(options.players)})
    seats = [_Seat(position, seat, min(seat, options.decks - 1)) for seat in range(options.players)]
    extra = {code: read_unit(code, facts) for code, facts in _named("cards", position.get("cards", {})).items()}
    lists: list[list[str]] = [[] for _ in range(options.decks)]
    races = [""] * options.decks
    for seat in seats:
        lists[seat.deck] += seat.codes()
        lists[seat.foe] += [code_of(each) for each in seat.captured]
        races[seat.deck] = races[seat.deck] or seat.army
    state = bare_state(rules, Battle(options, lists, races, extra), 0)
    pools = [
        [card for card in range(state.battle.cards) if state.battle.card_deck[card] == deck]
        for deck in range(options.decks)
    ]
    for seat in seats:
        seat.fill(state, pools[seat.deck], pools[seat.foe])
    state.quiet_turns = _number("quiet turns", position.get("quiet turns", 0), 0, options.quiet_turns - 1)
    owed = _listed("extra turns", position.get("extra turns", []))
    state.extra_turns = tuple([_number("extra turns", seat, 1, options.players) - 1 for seat in owed])
    state.log = []
    _begin(state, _named("turn", position.get("turn", {})))
    return state


class _Seat:
    """The part of a position for one seat; its structure has been checked."""

    def __init__(self, position: JsonData, seat: int, deck: int) -> None:
        self.name = f"seat {seat + 1}"
        self.seat = seat
        self.deck = deck
        self.foe = (deck + 1) % 2  # the deck whose cards this side has captured: the first deck of the other side
        facts = _named(self.name, position.get(self.name, {}))
        known_keys(self.name, facts, SEAT_KEYS)
        self.board = _named(f"{self.name} board", facts.get("board", {}))
        self.hand = _listed(f"{self.name} hand", facts.get("hand", []))
        self.pile = _listed(f"{self.name} deck", facts.get("deck", []))
        self.captured = _listed(f"{self.name} captured", facts.get("captured", []))
        self.middle = [facts["middle"]] if "middle" in facts else []
        self.first_turn = facts.get("first turn", False) is True
        codes = [code for code in self.codes() if code in UNITS]
        self.army: str = facts.get("army", UNITS[codes[0]].army if codes else "")
        if self.army and self.army not in ARMIES:
            raise BadScenario(f"{self.name}: unknown army {self.army!r}; there are {', '.join(ARMIES)}")

    def codes(self) -> list[str]:
        """The codes of the cards from the seat's own deck."""
        return [code_of(each) for each in (*self.board.values(), *self.hand, *self.pile, *self.middle)]

    def fill(self, state: LordsState, pool: list[int], foes: list[int]) -> None:
        """Put the seat's cards into the places that the position names."""
        battle = state.battle
        for name, entry in self.board.items():
            self._lay(state, str(name), entry, _take(battle, entry, pool))
        for entry in self.hand:
            card = _take(battle, entry, pool)
            state.hands[self.seat] = (*state.hands[self.seat], card)
            if isinstance(entry, dict):
                known_keys(code_of(entry), entry, HAND_KEYS)
                state.known[card] = int(bool(entry.get("known")))
        if self.pile and state.decks[self.deck]:
            raise BadScenario(f"{self.name}: the deck is listed twice; partners share it")
        if self.pile:
            listed = [_take(battle, entry, pool) for entry in self.pile]
            # A position lists the top card first, but the last card of a deck is its top.
            state.decks[self.deck] = tuple(listed[::-1])
        for entry in self.middle:
            if not battle.middle or state.middle != NO_CARD:
                raise BadScenario(f"{self.name}: one general lies in the middle, and only with three players")
            state.middle = _take(battle, entry, pool)
        state.captured[battle.side[self.seat]] += tuple([_take(battle, entry, foes) for entry in self.captured])
        if not self.first_turn:
            state.opened |= 1 << self.seat

    def _lay(self, state: LordsState, name: str, entry: Any, card: int) -> None:
        battle = state.battle
        square = battle.board.named(name)
        if state.unit_at(square) != NO_CARD:
            raise BadScenario(f"two units on {name}")
        state.lay(card, square)
        state.owner[card] = self.seat
        if isinstance(entry, dict):
            known_keys(name, entry, UNIT_KEYS)
            owner = _number(f"owner of {name}", entry.get("owner", self.seat + 1), 1, battle.seats) - 1
            if battle.side[owner] != battle.side[self.seat]:
                raise BadScenario(f"{name}: seat {owner + 1} is no partner of {self.name}")
            state.owner[card] = owner
            words = {word: bit for bit, word in MARKS.items()}
            marks = _listed(f"marks of {name}", entry.get("marks", []))
            known_keys(f"marks of {name}", dict.fromkeys(marks), set(words))
            state.marks[card] = sum([words[word] for word in set(marks)])


def _take(battle: Battle, entry: Any, pool: list[int]) -> int:
    """The next copy of a card that is still unplaced."""
    code = code_of(entry)
    card = next(each for each in pool if battle.code(each) == code)
    pool.remove(card)
    return card


def _begin(state: LordsState, turn: JsonData) -> None:
    """Start the turn in the phase that the position names."""
    known_keys("turn", turn, TURN_KEYS)
    order = state.battle.order
    seat = _number("turn seat", turn.get("seat", 1), 1, state.battle.seats) - 1
    name = turn.get("phase", "start")
    if name not in PHASES:
        raise BadScenario(f"a turn's phase is one of {', '.join(PHASES)}, not {name!r}")
    state.active = seat
    state.turn = _number("turn place", turn.get("place", order.index(seat) + 1), 1, len(order)) - 1
    state.turns = _number("turn number", turn.get("number", 1), 1, 1 << 30)
    state.then(*phases(seat)[PHASES[name] :])
    state.advance()


def code_of(entry: Any) -> str:
    """The code of a card that is given by name or as an object with properties."""
    code = entry.get("card") if isinstance(entry, dict) else entry
    if not isinstance(code, str):
        raise BadScenario(f"a card is a code or an object with a card, not {entry!r}")
    return code


def _named(where: str, value: Any) -> JsonData:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} names what is where, not {value!r}")
    return value


def _listed(where: str, value: Any) -> JsonList:
    if not isinstance(value, list):
        raise BadScenario(f"{where} is a list, not {value!r}")
    return value


def _number(where: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadScenario(f"{where} is a number from {least} to {most}, not {value!r}")
    return int(value)
