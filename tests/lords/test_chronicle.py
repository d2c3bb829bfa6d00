"""Recomputes every combat step, advance and turn of a game from its log.

It shares no code with the rules, only the cards' printed facts.
"""

from collections import Counter
from typing import Any

import pytest

from tests.helpers import chooser, play
from warhost.engine import Event
from warhost.lords import ARMIES, LORDS, LordsState

Square = tuple[int, int]
AROUND: list[Square] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]  # n, ne, e ...
ORDERS = {2: [0, 1], 3: [0, 1, 0, 2], 4: [0, 1, 2, 3], 6: [0, 1, 2, 3, 4, 5]}
GAMES: list[dict[str, Any]] = [{}, {"level": "basic"}, {"borderless": True}, {"players": 3}, {"players": 4}]
SEEDS = 8


class Chronicle:
    """The board according to the log, and the events that must follow."""

    def __init__(self, state: LordsState, players: int, berserkers: bool) -> None:
        self.state = state
        self.berserkers = berserkers
        self.order = ORDERS[players]
        self.place = -1  # seats in turn order
        self.extra: list[int] = []  # sides that get an extra turn
        self.active = 0
        self.board: dict[int, Square] = {}
        self.shots: list[tuple[int, int]] = []
        self.silent: set[int] = set()  # units that have shot in this turn
        self.fight_due = False
        self.falling: dict[int, int] = {}
        self.claims: set[tuple[int, Square]] = set()
        self.seen: Counter[str] = Counter()

    def side(self, card: int) -> int:
        return self.state.battle.card_side[card]

    def arrows(self, card: int) -> dict[Square, int]:
        """The directions in which a unit strikes; for a far card both axes change sign (LOW-0.2)."""
        turn = 1 if self.side(card) == 0 else -1
        values = self.state.battle.units[card].arrows
        return {(turn * x, turn * y): value for (x, y), value in zip(AROUND, values, strict=True) if value}

    def blows(self, target: int) -> dict[int, int]:
        """The enemies that strike a unit, with strengths (LOW-7.2, LOW-7.7, LOW-8.8)."""
        x, y = self.board[target]
        found = {}
        for card, (a, b) in self.board.items():
            value = self.arrows(card).get((x - a, y - b), 0)
            if value and self.side(card) != self.side(target) and card not in self.silent:
                found[card] = value
        return found

    def fight(self) -> None:
        """LOW-7.3, LOW-7.5, LOW-8.5: all damage is counted before any unit leaves."""
        self.fight_due = False
        values = self.state.battle.shot_value
        for card in self.board:
            blows = self.blows(card)
            total = sum(blows.values()) + sum(values[shooter] for shooter, target in self.shots if target == card)
            if total > self.state.battle.units[card].defence:
                self.falling[card] = total
                kinds = {each: self.state.battle.units[each].kind for each in blows}
                self.claims |= {(each, self.board[card]) for each in blows if kinds[each] == "berserker"}
        self.shots = []
        if not self.falling:
            self.claims = set()

    def settle(self) -> None:
        """After the removals: the berserkers that advance (LOW-12.1, LOW-12.6)."""
        alive = {card for card, _ in self.claims if card in self.board and not self.blows_at(card)}
        self.claims = {claim for claim in self.claims if claim[0] in alive} if self.berserkers else set()

    def blows_at(self, card: int) -> bool:
        """True if an enemy engages a unit; one that has shot still engages (LOW-6.1)."""
        silent, self.silent = self.silent, set()
        engaged = bool(self.blows(card))
        self.silent = silent
        return engaged

    def read(self, event: Event) -> None:
        """Process one log entry."""
        self.seen[event.kind] += 1
        if self.fight_due and event.kind != "shot":
            self.fight()
        if event.kind == "eliminated":
            assert self.falling.pop(event.card) == event.number
            del self.board[event.card]
            if not self.falling:
                self.settle()
            return
        assert not self.falling
        if event.kind == "advanced":
            self.advance(event.card, square_of(self.state, event.place))
            return
        if event.kind in ("extra-turn", "generals-fell", "ended"):
            self.extra += [event.seat] if event.kind == "extra-turn" else []
            return
        assert not self.claims, "a berserker has to move first"
        if event.kind == "turn":
            self.turn(event.seat)
        elif event.kind in ("deployed", "moved"):
            assert square_of(self.state, event.place) not in self.board.values()
            self.board[event.card] = square_of(self.state, event.place)
            self.fight_due = True
        elif event.kind == "skipped":
            self.fight_due = True
        elif event.kind == "shot":
            self.shots.append((event.card, event.other))
            self.silent.add(event.card)
        elif event.kind == "recalled":
            del self.board[event.card]

    def advance(self, card: int, square: Square) -> None:
        """LOW-12.3, LOW-12.8: the active side's berserkers first, one square each, and combat when all have moved."""
        assert (card, square) in self.claims
        active = self.state.battle.side[self.active]
        if self.side(card) != active:
            assert not any(self.side(each) == active for each, _ in self.claims)
        self.board[card] = square
        self.claims = {claim for claim in self.claims if claim[0] != card and claim[1] != square}
        self.fight_due = not self.claims

    def turn(self, seat: int) -> None:
        """LOW-4.2, LOW-9.3, LOW-9.4, LOW-9.6, LOW-15.E3"""
        if self.extra:
            assert seat == self.extra.pop(0)
        else:
            self.place = (self.place + 1) % len(self.order)
            assert seat == self.order[self.place]
        self.active = seat
        self.silent = set()


def square_of(state: LordsState, place: int) -> Square:
    name = state.battle.board.name(place)
    if "," in name:
        x, y = name.split(",")
        return int(x), int(y)
    return "abcdefg".index(name[0]), int(name[1:])


@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(map(str, options.values())) or "usual")
def test_combat_results_match_hand_computed_examples(options: dict[str, Any]) -> None:
    """LOW-4.2, LOW-7.1, LOW-7.2, LOW-7.3, LOW-7.5, LOW-7.7, LOW-8.5, LOW-8.8, LOW-8.9, LOW-9.1, LOW-12.1, LOW-12.3,
    LOW-12.5, LOW-12.6, LOW-12.8, LOW-16.1, LOW-16.2
    """
    players = options.get("players", 2)
    seen: Counter[str] = Counter()
    for seed in range(SEEDS):
        armies = list(ARMIES)[seed % 3 :] + list(ARMIES)[: seed % 3]
        setup = {"decks": armies[: 2 if players == 3 else players], "options": options}
        state = play(LORDS.start(setup, seed), chooser(seed=f"chronicle {seed}"))
        chronicle = Chronicle(state, players, berserkers=options.get("level") != "basic")
        for event in state.log or []:
            chronicle.read(event)
        assert chronicle.board.keys() == state.where.keys()
        seen += chronicle.seen
    assert seen["eliminated"] > 20
    assert ("advanced" in seen) == (options.get("level") != "basic")
