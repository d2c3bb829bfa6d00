"""Compares a Lords of War position with the expectations of a scenario."""

from __future__ import annotations

from ...engine.errors import BadScenario
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import Differences
from ..rules.battle import NO_CARD
from ..state import LordsState
from ..view import MARKS, phase


def differences(state: LordsState, expected: JsonData) -> list[str]:
    """The expectations that do not hold, one line each."""
    held = Differences(state)
    for key, wanted in expected.items():
        if held.common(key, wanted):
            continue
        if key == "board":
            held.compare(key, dict(sorted(wanted.items())), _board(state))
        elif key.startswith("at "):
            _compare_cell(state, key[3:], wanted, held)
        elif key.startswith("seat "):
            _compare_seat(state, key, wanted, held)
        elif key == "turn":
            held.whole(key, wanted, {"seat": state.active + 1, "phase": phase(state), "number": state.turns})
        elif key == "extra turns":
            held.compare(key, wanted, [seat + 1 for seat in state.extra_turns])
        elif key == "quiet turns":
            held.compare(key, wanted, max(0, state.quiet_turns))
        elif key == "events":
            held.events(wanted, [])
        else:
            raise BadScenario(f"nothing can be checked by {key!r}")
    return held.found


def drawn(state: LordsState) -> str:
    """The position as text, for the report of a failed scenario."""
    battle = state.battle
    lines = []
    for name, code in _board(state).items():
        card = state.unit_at(battle.board.named(name))
        lines.append(f"{name} {code}: seat {state.owner[card] + 1}, {state.incoming[card]}/{battle.defence[card]}")
    for seat in range(battle.seats):
        hand = " ".join([battle.code(card) for card in state.hands[seat]])
        lines.append(f"seat {seat + 1}: hand ({hand}), {len(state.decks[battle.deck_of[seat]])} in the deck")
    for side, cards in enumerate(state.captured):
        members = " and ".join([str(seat + 1) for seat in battle.members[side]])
        lines.append(f"seat {members}: captured ({' '.join([battle.code(card) for card in cards])})")
    if state.outcome is not None:
        lines.append(f"over: {state.outcome}")
    else:
        lines.append(f"turn of seat {state.active + 1}; seat {state.seat + 1} is asked ({phase(state)}):")
        lines.append("  " + ", ".join(state.notations()))
    return "\n".join(lines)


def _board(state: LordsState) -> dict[str, str]:
    name, code = state.battle.board.name, state.battle.code
    return dict(sorted([(name(square), code(card)) for card, square in state.where.items()]))


def _compare_cell(state: LordsState, name: str, wanted: object, held: Differences) -> None:
    battle = state.battle
    card = state.unit_at(battle.board.named(name))
    code = battle.code(card) if card != NO_CARD else "empty"
    if card == NO_CARD or not isinstance(wanted, dict):
        held.compare(f"at {name}", wanted, code)
        return
    at = battle.board.name
    actual = {
        "card": code,
        "owner": state.owner[card] + 1,
        "incoming": state.incoming[card],
        "defence": battle.defence[card],
        "engages": sorted([at(state.where[other]) for other in state.targets_of(card)]),
        "engaged by": sorted([at(state.where[other]) for other in state.engagers_of(card)]),
        "marks": sorted([word for bit, word in MARKS.items() if state.marks[card] & bit]),
    }
    held.some(f"at {name}", wanted, actual)


def _compare_seat(state: LordsState, name: str, wanted: JsonData, held: Differences) -> None:
    battle = state.battle
    seats = [f"seat {seat + 1}" for seat in range(battle.seats)]
    if name not in seats:
        raise BadScenario(f"there is no {name}")

    def codes(cards: tuple[int, ...]) -> list[str]:
        return sorted([battle.code(card) for card in cards])

    seat = seats.index(name)
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
    held.some(name, wanted, actual, ("deck",))
