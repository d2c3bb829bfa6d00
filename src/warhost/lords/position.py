"""Positions out of plain data, and what is expected of them: the scenario format of Lords of War."""

from __future__ import annotations

from typing import Any, Final

from ..engine.errors import BadScenario
from ..engine.steps import Step
from .battle import NO_CARD, Battle, read_unit
from .combat import Combat
from .options import read_options
from .setup import bare_state
from .state import LordsState
from .turn import Deploy, EndTurn, Moves, Reinforce
from .view import MARKS, phase

PHASES: Final = ("start", "deploy", "combat", "moves", "reinforce", "end")
SEAT_KEYS: Final = {"army", "hand", "deck", "board", "captured", "middle", "first turn"}
POSITION_KEYS: Final = {"options", "cards", "turn", "quiet turns", "extra turns"}
UNIT_KEYS: Final = {"card", "marks", "owner"}


def placed(position: dict[str, Any]) -> LordsState:
    """The game that a position describes, run to its first question."""
    options = read_options(dict(position.get("options", {})))
    seats = [_seat(position, seat) for seat in range(options.players)]
    _known_keys("position", position, POSITION_KEYS | {f"seat {seat + 1}" for seat in range(options.players)})
    extra = {code: read_unit(code, facts) for code, facts in position.get("cards", {}).items()}
    deck_of = [min(seat, options.decks - 1) for seat in range(options.players)]
    lists: list[list[str]] = [[] for _ in range(options.decks)]
    races = [""] * options.decks
    for seat, facts in enumerate(seats):
        own = lists[deck_of[seat]]
        own += [_code(each) for each in facts.get("board", {}).values()]
        own += [_code(each) for each in facts.get("hand", [])]
        own += list(facts.get("deck", []))
        own += [facts["middle"]] if "middle" in facts else []
        foe = (deck_of[seat] + 1) % 2
        lists[foe] += list(facts.get("captured", []))
        races[deck_of[seat]] = facts.get("army", races[deck_of[seat]])
    state = bare_state(Battle(options, lists, races, extra), 0)
    pools = [
        [card for card in range(state.battle.cards) if state.battle.card_deck[card] == deck]
        for deck in range(options.decks)
    ]
    for seat, facts in enumerate(seats):
        _fill(state, seat, facts, pools[deck_of[seat]], pools[(deck_of[seat] + 1) % 2])
    state.quiet_turns = position.get("quiet turns", 0)
    state.extra_turns = tuple([seat - 1 for seat in position.get("extra turns", [])])
    state.log = []
    _begin(state, position.get("turn", {}))
    return state


def _seat(position: dict[str, Any], seat: int) -> dict[str, Any]:
    facts = position.get(f"seat {seat + 1}") or {}
    if not isinstance(facts, dict):
        raise BadScenario(f"seat {seat + 1} must hold {', '.join(sorted(SEAT_KEYS))}")
    _known_keys(f"seat {seat + 1}", facts, SEAT_KEYS)
    return facts


def _known_keys(where: str, facts: dict[str, Any], known: set[str]) -> None:
    unknown = sorted(set(facts) - known)
    if unknown:
        raise BadScenario(f"{where} has no {unknown[0]!r}; it may have {', '.join(sorted(known))}")


def _code(entry: Any) -> str:
    code = entry.get("card") if isinstance(entry, dict) else entry
    if not isinstance(code, str):
        raise BadScenario(f"a card is a code or an object with a card, not {entry!r}")
    return code


def _fill(state: LordsState, seat: int, facts: dict[str, Any], pool: list[int], foes: list[int]) -> None:
    """Put a seat's cards where the position says."""
    battle = state.battle

    def take(entry: Any, cards: list[int]) -> int:
        code = _code(entry)
        card = next(each for each in cards if battle.code(each) == code)
        cards.remove(card)
        return card

    for name, entry in facts.get("board", {}).items():
        square = battle.board.named(str(name))
        if state.unit_at(square) != NO_CARD:
            raise BadScenario(f"two units on {name}")
        card = take(entry, pool)
        state.lay(card, square)
        state.owner[card] = seat
        if isinstance(entry, dict):
            _known_keys(str(name), entry, UNIT_KEYS)
            state.owner[card] = entry.get("owner", seat + 1) - 1
            words = {word: bit for bit, word in MARKS.items()}
            _known_keys(f"marks of {name}", dict.fromkeys(entry.get("marks", [])), set(words))
            state.marks[card] = sum([words[word] for word in entry.get("marks", [])])
    for entry in facts.get("hand", []):
        card = take(entry, pool)
        state.hands[seat] = (*state.hands[seat], card)
        if isinstance(entry, dict):
            _known_keys(_code(entry), entry, {"card", "known"})
            state.known[card] = int(bool(entry.get("known")))
    deck = battle.deck_of[seat]
    listed = tuple([take(entry, pool) for entry in facts.get("deck", [])])
    if listed:
        state.decks[deck] = listed[::-1]  # a position lists the top card first
    if "middle" in facts:
        state.middle = take(facts["middle"], pool)
    side = battle.side[seat]
    state.captured[side] += tuple([take(entry, foes) for entry in facts.get("captured", [])])
    if not facts.get("first turn"):
        state.opened |= 1 << seat


def _begin(state: LordsState, turn: dict[str, Any]) -> None:
    """Start the turn of a position where it says."""
    _known_keys("turn", turn, {"seat", "phase", "number"})
    seat, name = turn.get("seat", 1) - 1, turn.get("phase", "start")
    if name not in PHASES:
        raise BadScenario(f"a turn's phase is one of {', '.join(PHASES)}, not {name!r}")
    if seat not in state.battle.order:
        raise BadScenario(f"there is no seat {seat + 1}")
    state.active = seat
    state.turn = state.battle.order.index(seat)
    state.turns = turn.get("number", 1)
    steps: list[Step[LordsState]] = [Moves(seat), Deploy(seat), Combat(), Moves(seat), Reinforce(seat), EndTurn(seat)]
    state.then(*steps[PHASES.index(name) :])
    state.advance()


def differences(state: LordsState, expected: dict[str, Any]) -> list[str]:
    """Expectation by expectation, what is not so."""
    found: list[str] = []

    def compare(what: str, wanted: Any, actual: Any) -> None:
        if wanted != actual:
            found.append(f"{what}: expected {wanted!r}, is {actual!r}")

    for key, wanted in expected.items():
        if key == "board":
            compare(key, {str(at): code for at, code in (wanted or {}).items()}, _board(state))
        elif key.startswith("at "):
            _compare_cell(state, key[3:], wanted, compare)
        elif key.startswith("seat "):
            _compare_seat(state, int(key[5:]) - 1, wanted, compare)
        elif key == "turn":
            actual = {"seat": state.active + 1, "phase": phase(state), "number": state.turns}
            compare(key, wanted, {name: actual.get(name) for name in wanted})
        elif key == "asked":
            compare(key, wanted, state.seat + 1)
        elif key == "options":
            compare(key, sorted(wanted), sorted(state.notations()))
        elif key == "offered":
            compare(key, list(wanted), [text for text in wanted if text in state.notations()])
        elif key == "not offered":
            compare(key, list(wanted), [text for text in wanted if text not in state.notations()])
        elif key == "outcome":
            compare(key, wanted, _outcome(state, wanted))
        elif key == "extra turns":
            compare(key, wanted, [seat + 1 for seat in state.extra_turns])
        elif key == "quiet turns":
            compare(key, wanted, max(0, state.quiet_turns))
        elif key == "events":
            compare(key, wanted, _in_order(wanted, [event.kind for event in state.log or []]))
        else:
            raise BadScenario(f"nothing can be checked by {key!r}")
    return found


def drawn(state: LordsState) -> str:
    """The position in words, for a failure report."""
    lines = [f"board: {_board(state)}"]
    for seat in range(state.battle.seats):
        hand = [state.battle.code(card) for card in state.hands[seat]]
        lines.append(f"seat {seat + 1}: hand {hand}, deck {len(state.decks[state.battle.deck_of[seat]])}")
    for side, cards in enumerate(state.captured):
        lines.append(f"side {side + 1} captured {[state.battle.code(card) for card in cards]}")
    if state.outcome is not None:
        lines.append(f"over: {state.outcome}")
    else:
        lines.append(f"turn of seat {state.active + 1}; seat {state.seat + 1} is asked ({phase(state)}):")
        lines.append("  " + ", ".join(state.notations()))
    return "\n".join(lines)


def _board(state: LordsState) -> dict[str, str]:
    units = sorted(state.where.items(), key=lambda item: item[1])
    return {state.battle.board.name(square): state.battle.code(card) for card, square in units}


def _compare_cell(state: LordsState, name: str, wanted: Any, compare: Any) -> None:
    battle = state.battle
    card = state.unit_at(battle.board.named(name))
    if card == NO_CARD or wanted == "empty":
        compare(f"at {name}", wanted, "empty" if card == NO_CARD else battle.code(card))
        return
    at = battle.board.name
    actual = {
        "card": battle.code(card),
        "owner": state.owner[card] + 1,
        "side": battle.card_side[card] + 1,
        "incoming": state.incoming[card],
        "defence": battle.defence[card],
        "engages": sorted([at(state.where[other]) for other in state.targets_of(card)]),
        "engaged by": sorted([at(state.where[other]) for other in state.engagers_of(card)]),
        "marks": [word for bit, word in MARKS.items() if state.marks[card] & bit],
    }
    _known_keys(f"at {name}", wanted, set(actual))
    compare(f"at {name}", wanted, {key: actual[key] for key in wanted})


def _compare_seat(state: LordsState, seat: int, wanted: dict[str, Any], compare: Any) -> None:
    battle = state.battle
    if not 0 <= seat < battle.seats:
        raise BadScenario(f"there is no seat {seat + 1}")

    def codes(cards: tuple[int, ...]) -> list[str]:
        return sorted([battle.code(card) for card in cards])

    hand, deck = state.hands[seat], state.decks[battle.deck_of[seat]]
    taken = state.captured[battle.side[seat]]
    actual = {
        "hand": codes(hand),
        "hand size": len(hand),
        "known": codes(tuple([card for card in hand if state.known[card]])),
        "deck": [battle.code(card) for card in deck[::-1]],
        "deck size": len(deck),
        "captured": codes(taken),
        "captures": len(taken),
        "commanders": state.commanders_taken(battle.side[seat]),
        "middle": battle.code(state.middle) if state.middle != NO_CARD else None,
    }
    _known_keys(f"seat {seat + 1}", wanted, set(actual))
    for key, value in wanted.items():
        listed = key in ("hand", "known", "captured")
        compare(f"seat {seat + 1} {key}", sorted(value) if listed else value, actual[key])


def _outcome(state: LordsState, wanted: Any) -> Any:
    if state.outcome is None:
        return None
    if wanted is None:
        return repr(state.outcome)
    actual = {
        "winners": [seat + 1 for seat in state.outcome.winners],
        "reason": state.outcome.reason,
        "rule": state.outcome.rule,
    }
    return {key: actual.get(key) for key in wanted}


def _in_order(wanted: list[str], kinds: list[str]) -> list[str]:
    """As many of the wanted kinds as occur one after the other."""
    found: list[str] = []
    for kind in kinds:
        if len(found) < len(wanted) and wanted[len(found)] == kind:
            found.append(kind)
    return found
