"""A second, naive implementation of the rules, which uses only the view, compared with the options that the game
offers.

It shares no code with the rules: squares are pairs of numbers, and the arrows of a far card are negated vectors.
"""

from typing import Any

import pytest

from tests.helpers import chooser, decisions
from warhost.lords import ARMIES, LORDS, UNITS, LordsState
from warhost.lords.units import DIRECTIONS, Unit

Square = tuple[int, int]
AROUND: list[Square] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]  # n, ne, e ...

SEEDS = 3
LONG_ENOUGH = 250  # number of decisions; later ones are similar
GAMES: list[dict[str, Any]] = [
    {},
    {"ranged_strict": True, "shoot_after_release": False},
    {"level": "basic"},
    {"cavalry_always": False, "columns": 5, "rows": 4},
    {"borderless": True},
    {"players": 3},
    {"players": 3, "team_moves": True, "general_refill": True},
    {"players": 4},
    {"players": 6},
]


class Table:
    """A view in a form that is convenient for the naive rules."""

    def __init__(self, view: dict[str, Any], options: dict[str, Any]) -> None:
        self.view, self.options = view, options
        self.units = {square_of(unit["square"]): unit for unit in view["units"]}

    def arrows(self, unit: dict[str, Any]) -> dict[Square, int]:
        """The directions in which a unit strikes, with strengths (LOW-0.2, LOW-1.5)."""
        return laid(UNITS[unit["code"]].arrows, unit["side"])

    def engagers(self, square: Square) -> list[dict[str, Any]]:
        """The enemies whose arrows point at a square's unit (LOW-6.1)."""
        side = self.units[square]["side"]
        return [
            unit
            for at, unit in self.units.items()
            if unit["side"] != side and (square[0] - at[0], square[1] - at[1]) in self.arrows(unit)
        ]

    def free_around(self, squares: list[Square]) -> set[Square]:
        """The empty squares adjacent to some squares, on the board (LOW-0.3, LOW-2.4)."""
        return {
            (x + right, y + up)
            for x, y in squares
            for right, up in AROUND
            if (x + right, y + up) not in self.units and self.on_board((x + right, y + up))
        }

    def on_board(self, square: Square) -> bool:
        columns, rows = self.view["columns"], self.view["rows"]
        return not columns or (0 <= square[0] < columns and 0 <= square[1] < rows)

    def everywhere(self) -> set[Square]:
        columns, rows = self.view["columns"], self.view["rows"]
        return {(x, y) for x in range(columns) for y in range(rows)} if columns else {(0, 0)}

    # --- what may be done -------------------------------------------------------------------------------------

    def deployments(self, seat: int, opened: bool) -> set[str]:
        """LOW-5.2 to LOW-5.9"""
        side = self.view["sides"][seat]
        cards = {card["code"] for card in self.view["hands"][seat]["cards"]}
        if self.view["middle"] is not None and side == 1:
            cards.add(self.view["middle"]["code"])
        start = self.view["start"][seat]
        if not opened and start is not None:
            return {f"deploy {code} {start}" for code in cards}
        if not self.units:
            return self.named(cards, self.everywhere())
        friends = [at for at, unit in self.units.items() if unit["side"] == side]
        enemies = [at for at, unit in self.units.items() if unit["side"] != side]
        if enemies:
            legal = {text for code in cards for text in self.engaging(code, side, friends, enemies)}
        else:
            legal = self.named(cards, self.free_around(friends))
        return (
            legal
            or self.named(cards, self.free_around(enemies))
            or self.named(cards, self.free_around(friends + enemies))
            or self.named(cards, self.everywhere() - set(self.units))
        )

    def engaging(self, code: str, side: int, friends: list[Square], enemies: list[Square]) -> set[str]:
        unit = UNITS[code]
        arrows = laid(unit.arrows, side)
        squares = {(x, y) for x, y in self.free_around(enemies) if any((x + a, y + b) in enemies for a, b in arrows)}
        if unit.kind in ("spear", "ranged"):
            squares |= self.free_around(friends)
        return self.named({code}, squares)

    def shots(self, seat: int) -> set[str]:
        """LOW-8"""
        found = {"hold"}
        for (x, y), unit in self.units.items():
            ranged, marks = UNITS[unit["code"]].ranged, unit["marks"]
            if unit["owner"] != seat or ranged is None or self.engagers((x, y)):
                continue
            if "shot" in marks or "killed by arrows" in marks:
                continue
            if "was engaged" in marks and not self.options.get("shoot_after_release", True):
                continue
            if self.options.get("ranged_strict") and any(
                self.enemy(unit, (x + a, y + b)) for a, b in self.arrows(unit)
            ):
                continue
            turn = 1 if unit["side"] == 0 else -1
            targets = [(x + turn * right, y + turn * up) for right, up in ranged.squares]
            found |= {f"shoot {self.name((x, y))} {self.name(at)}" for at in targets if self.enemy(unit, at)}
        return found

    def moves(self, seat: int) -> set[str]:
        """LOW-13.1, LOW-13.2"""
        found = {"stay"}
        if seat != self.view["active"]:
            assert self.options.get("team_moves"), "asked in another's turn (LOW-15.E9)"
        for (x, y), unit in self.units.items():
            if unit["owner"] == seat and "moved" not in unit["marks"] and not self.engagers((x, y)):
                steps = laid(tuple(int(each) for each in UNITS[unit["code"]].moves), unit["side"])
                ahead = {(x + right, y + up) for right, up in steps} & self.free_around([(x, y)])
                found |= {f"move {self.name((x, y))} {self.name(at)}" for at in ahead}
        return found

    def reinforcements(self, seat: int) -> set[str]:
        """LOW-10, LOW-11, LOW-15.E10, LOW-15.F9, LOW-15.F10"""
        deck = seat if self.view["seats"] != 3 else min(seat, 1)
        found = {"draw"} if self.view["decks"][deck] else {"stop"}
        for at, unit in self.units.items():
            if unit["side"] == self.view["sides"][seat] and self.recallable(at, unit, seat):
                found.add(f"recall {self.name(at)}")
        return found

    def recallable(self, at: Square, unit: dict[str, Any], seat: int) -> bool:
        facts, marks = UNITS[unit["code"]], unit["marks"]
        cavalry = facts.kind == "cavalry" and self.options.get("level") != "basic"
        holders = [each for each in self.engagers(at) if not cavalry or UNITS[each["code"]].kind == "spear"]
        killed = any(mark.startswith("killed") for mark in marks)
        if holders or "deployed" in marks or (killed and not (cavalry and self.options.get("cavalry_always", True))):
            return False
        # In team games here, every army occurs once, so the race identifies the owner.
        return self.view["seats"] < 4 or facts.army == self.view["races"][seat]

    # --- names ------------------------------------------------------------------------------------------------

    def enemy(self, unit: dict[str, Any], square: Square) -> bool:
        return square in self.units and self.units[square]["side"] != unit["side"]

    def name(self, square: Square) -> str:
        return f"{'abcdefg'[square[0]]}{square[1] + 1}" if self.view["columns"] else f"{square[0]},{square[1]}"

    def named(self, codes: set[str], squares: set[Square]) -> set[str]:
        return {f"deploy {code} {self.name(square)}" for code in codes for square in squares}


def square_of(name: str) -> Square:
    if "," in name:
        x, y = name.split(",")
        return int(x), int(y)
    return "abcdefg".index(name[0]), int(name[1:]) - 1


def laid(values: tuple[int, ...], side: int) -> dict[Square, int]:
    """Values by direction as vectors on the table; for a far card both axes change sign."""
    turn = 1 if side == 0 else -1
    return {(turn * right, turn * up): value for (right, up), value in zip(AROUND, values, strict=True) if value}


def compare(state: LordsState, options: dict[str, Any], opened: set[int]) -> str:
    """Compare one question with the naive rules; returns the phase."""
    view: dict[str, Any] = state.view(state.seat)
    view["seats"] = len(view["sides"])
    table = Table(view, options)
    for at, unit in table.units.items():
        engagers = table.engagers(at)
        assert sorted(unit["engaged_by"]) == sorted(each["square"] for each in engagers)
        values = [table.arrows(each)[difference(at, square_of(each["square"]))] for each in engagers]
        assert unit["incoming"] == sum(values)
    phase, seat = view["phase"], state.seat
    if phase == "deploy":
        expected = table.deployments(seat, seat in opened)
    elif phase == "advance":
        return str(phase)
    else:
        expected = {"shots": table.shots, "moves": table.moves, "reinforce": table.reinforcements}[phase](seat)
    assert set(view["options"]) == expected, phase
    if phase == "reinforce":
        assert_settled(table, view["active"])
    return str(phase)


def assert_settled(table: Table, active: int) -> None:
    """LOW-7.3: before the refill no unit has more damage than defence; a unit that has shot does
    not strike (LOW-8.8).
    """
    for at, unit in table.units.items():
        striking = [each for each in table.engagers(at) if "shot" not in each["marks"]]
        taken = sum(table.arrows(each)[difference(at, square_of(each["square"]))] for each in striking)
        assert taken <= UNITS[unit["code"]].defence


def difference(at: Square, from_: Square) -> Square:
    return at[0] - from_[0], at[1] - from_[1]


def decks_for(players: int, seed: int) -> list[str]:
    armies = list(ARMIES)
    count = 2 if players == 3 else players
    return [armies[(seed * 5 + at * (1 + seed % 2 * 4)) % len(armies)] for at in range(count)]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(options) or "usual")
def test_the_game_offers_the_moves_of_the_rulebook_examples(options: dict[str, Any]) -> None:
    """LOW-0.2, LOW-5.2, LOW-5.3, LOW-5.4, LOW-5.5, LOW-5.6, LOW-5.7, LOW-6.1, LOW-7.3, LOW-8.6, LOW-8.8, LOW-10.3,
    LOW-11.1, LOW-13.1, LOW-13.2
    """
    met: set[str] = set()
    for seed in range(SEEDS):
        met |= play_by_the_book(options, seed)
    assert {"deploy", "shots", "reinforce", "moves"} <= met


def play_by_the_book(options: dict[str, Any], seed: int) -> set[str]:
    """Compare at every decision of a random game; returns the phases that occurred."""
    players = options.get("players", 2)
    usual = {"first": "1"} if players == 2 else {}
    state = LORDS.start({"decks": decks_for(players, seed), "options": {**usual, **options}}, seed)
    met: set[str] = set()
    opened: set[int] = set()
    for _ in decisions(state, chooser(seed=seed), LONG_ENOUGH):
        phase = compare(state, options, opened)
        met.add(phase)
        if phase == "deploy":
            opened.add(state.seat)
    return met


def test_the_rulebook_and_the_cards_use_the_same_directions() -> None:
    """The order of DIRECTIONS is the only thing that is shared."""
    assert DIRECTIONS == ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    unit: Unit = UNITS["dwa-krod-klouthammer"]
    assert laid(unit.arrows, 0) == {(0, 1): 5, (-1, 0): 3, (-1, 1): 4}
    assert laid(unit.arrows, 1) == {(0, -1): 5, (1, 0): 3, (1, -1): 4}
