"""Data that never changes during a game: options, board, seats, sides, and the facts of every card."""

from functools import lru_cache
from typing import Final

from ...engine.errors import BadSetup
from ...engine.moves import FixedMove
from ...engine.plain import JsonData
from ..armies import UNITS
from ..units import BERSERKER, CAVALRY, CLASSES, DIRECTIONS, GENERAL, RANKS, SPEAR, Unit
from .board import OFF, Board, Square, turned
from .options import Options, read_options, written
from .squares import frame_of

SIDES: Final = 2
NEAR: Final = 0  # the side of player 1; the other side sees the cards of this side rotated (LOW-0.2)
START_RIGHT: Final = 2  # columns from the first start square to the right, to the second one ...
START_UP: Final = 1  # ... and rows beyond the first start square (LOW-2.3)
NO_CARD: Final = -1
STRONGEST: Final = 31  # the highest value of an arrow, so that a byte can hold the sum of eight arrows


class Battle:
    """The facts that all clones of a game share.  Columns of card facts are indexed by card id.

    Card ids are given deck by deck, in the order of each deck list, so an id says which deck a card comes from.
    """

    def __init__(self, options: Options, decks: list[list[str]], races: list[str], extra: dict[str, Unit]) -> None:
        self.options = options
        self.decks = decks
        self.races = races  # by deck: the name of the army (LOW-15.F9)
        self.extra = extra  # units that a scenario defines, for this game only
        self.board = Board(0, 0) if options.endless else Board(options.columns, options.rows)
        # None for an endless board, where the frame grows with the units.
        self.frame = None if options.endless else frame_of(self.board, [])
        self.full = options.level == "full"
        self._seat_players(options)
        self._read_cards(decks, extra)

    def _seat_players(self, options: Options) -> None:
        players = options.players
        self.seats = players
        self.side = [NEAR if seat == 0 else 1 - NEAR for seat in range(players)]
        self.order = list(range(players))  # seats in turn order (LOW-4.2, LOW-15.F4)
        self.deck_of = list(range(players))
        self.hand_size = [options.hand] * players
        self.middle = False  # True if the general of a team is in no hand, but between its members (LOW-15.E2)
        if players == 3:  # variant E
            self.order = [0, 1, 0, 2]  # LOW-15.E3: player 1 has every second turn
            self.deck_of = [0, 1, 1]
            self.hand_size = [options.hand + 1, options.hand // 2, options.hand // 2]  # LOW-15.E2
            self.middle = True
        elif players > 3:  # variant F: odd players against even ones (LOW-15.F1)
            self.side = [seat % 2 for seat in range(players)]
        self.members = [[seat for seat in range(players) if self.side[seat] == side] for side in range(SIDES)]
        self.start = self._start_squares()

    def empty_cells(self) -> dict[Square, int]:
        """An empty board, with squares in ascending order so that legal squares need no sorting."""
        return {} if self.board.endless else dict.fromkeys(self.board.squares(), 0)

    def _start_squares(self) -> list[Square]:
        """The start square of each seat, or OFF if it has none (LOW-2.3, LOW-15.A2, LOW-15.E12, LOW-15.F3)."""
        board, options = self.board, self.options
        if not board.endless:
            x, y = (options.columns - 1) // 2 - 1, options.rows // 2 - 1
            near, far = board.square(x, y), board.square(options.columns - 1 - x, options.rows - 1 - y)
            return [near, far, *[OFF] * (self.seats - 2)]
        start = [
            board.square(4 * (seat // 2) + START_RIGHT * (seat % 2), START_UP * (seat % 2) - 2 * (seat // 2))
            for seat in range(self.seats)
        ]
        return start if self.seats != 3 else [start[0], start[1], OFF]

    def _read_cards(self, decks: list[list[str]], extra: dict[str, Unit]) -> None:
        known = {**UNITS, **extra}
        self.units: list[Unit] = []
        self.card_side: list[int] = []
        self.card_deck: list[int] = []
        for deck, codes in enumerate(decks):
            side = self.side[self.deck_of.index(deck)]
            for code in codes:
                if code not in known:
                    raise BadSetup(f"unknown card {code!r}")
                self.units.append(known[code])
                self.card_side.append(side)
                self.card_deck.append(deck)
        units, sides = self.units, self.card_side
        self.cards = len(units)
        codes_seen: dict[str, int] = {}
        self.pattern = [codes_seen.setdefault(unit.code, len(codes_seen)) for unit in units]
        self.defence = [unit.defence for unit in units]
        self.arrows = [_as_laid(unit.arrows, side) for unit, side in zip(units, sides, strict=True)]
        self.attacks = [sum(1 << at for at, value in enumerate(arrows) if value) for arrows in self.arrows]
        self.moves = [
            _as_laid(tuple([int(path) for path in unit.moves]), side) for unit, side in zip(units, sides, strict=True)
        ]
        self.shape = [_template(unit, side) for unit, side in zip(units, sides, strict=True)]
        self._laid: list[dict[Square, tuple[Square, ...]]] = [{} for _ in units]
        self.deployments: dict[int, dict[Square, FixedMove]] = {}  # cache: card -> square -> the move of deploying it
        self.shot_value = [unit.ranged.value if unit.ranged is not None else 0 for unit in units]
        self.support = [unit.support for unit in units]
        self.spear = [unit.kind == SPEAR for unit in units]
        self.cavalry = [unit.kind == CAVALRY and self.full for unit in units]  # LOW-11.5: follows these rules
        self.berserker = [unit.kind == BERSERKER and self.full for unit in units]  # LOW-12.11: follows these rules
        self.commander = [unit.commander for unit in units]
        self.general = [unit.rank == GENERAL for unit in units]
        every = range(self.cards)
        self.ranged = [[c for c in every if sides[c] == side and units[c].ranged] for side in range(SIDES)]
        self.mobile = [[c for c in every if sides[c] == side and units[c].mobile] for side in range(SIDES)]

    def template(self, card: int, square: Square) -> tuple[Square, ...]:
        """The squares that a ranged unit on this square could shoot at (LOW-8.3)."""
        laid = self._laid[card]
        found = laid.get(square)
        if found is None:
            found = laid[square] = self.board.shape(square, self.shape[card])
        return found

    def code(self, card: int) -> str:
        return self.units[card].code

    def seats_from(self, seat: int, side: int) -> list[int]:
        """The seats of a side in turn order, beginning with this seat or the next one of the side."""
        count = self.seats
        return [at % count for at in range(seat, seat + count) if self.side[at % count] == side]

    def source(self) -> dict[str, object]:
        """Plain data from which `read_battle` creates an equal battle."""
        return {
            "options": written(self.options),
            "decks": self.decks,
            "races": self.races,
            "cards": {code: write_unit(unit) for code, unit in self.extra.items()},
        }


def shared_battle(options: Options, decks: list[list[str]], races: list[str]) -> Battle:
    """The battle of a game; games with equal options and decks share one object, because it never changes."""
    return _battle(options, tuple([tuple(deck) for deck in decks]), tuple(races))


@lru_cache(maxsize=256)
def _battle(options: Options, decks: tuple[tuple[str, ...], ...], races: tuple[str, ...]) -> Battle:
    return Battle(options, [list(deck) for deck in decks], list(races), {})


def read_battle(data: JsonData) -> Battle:
    """A battle from the data that `source` returned."""
    options, decks, races = read_options(data["options"]), data["decks"], data["races"]
    extra = {code: read_unit(code, facts) for code, facts in data.get("cards", {}).items()}
    return Battle(options, decks, races, extra) if extra else shared_battle(options, decks, races)


def read_unit(code: str, facts: JsonData) -> Unit:
    """A card that a scenario defines."""
    base = UNITS.get(facts.get("like", ""))
    arrows = facts.get("arrows", {})
    unknown = set(facts) - {"like", "name", "army", "rank", "class", "defence", "arrows", "moves"}
    if (
        unknown
        or not set(arrows) <= set(DIRECTIONS)
        or (base is None and not {"rank", "class", "defence"} <= set(facts))
    ):
        raise BadSetup(
            f"card {code!r} needs like, or rank, class and defence; it may have name, army, arrows "
            f"({' '.join(DIRECTIONS)}) and moves"
        )
    moves = str(facts.get("moves", "")).split()
    unit = Unit(
        code,
        facts.get("name", code),
        facts.get("army", base.army if base is not None else ""),
        facts.get("rank", base.rank if base is not None else ""),
        facts.get("class", base.kind if base is not None else ""),
        facts.get("defence", base.defence if base is not None else 0),
        tuple([arrows.get(at, 0) for at in DIRECTIONS]) if "arrows" in facts or base is None else base.arrows,
        base.ranged if base is not None else None,
        tuple([at in moves for at in DIRECTIONS]) if "moves" in facts or base is None else base.moves,
        1,
    )
    if unit.rank not in RANKS or unit.kind not in CLASSES or not set(moves) <= set(DIRECTIONS):
        raise BadSetup(
            f"card {code!r}: rank is one of {', '.join(RANKS)}, class one of {', '.join(CLASSES)}, "
            f"moves are some of {' '.join(DIRECTIONS)}"
        )
    if not all(type(value) is int and 0 <= value <= STRONGEST for value in (unit.defence, *unit.arrows)):
        raise BadSetup(f"card {code!r}: defence and arrows are numbers from 0 to {STRONGEST}")
    return unit


def write_unit(unit: Unit) -> dict[str, object]:
    """A unit as the plain data that `read_unit` reads; a template is stored as the name of a card that has it."""
    like = next((each.code for each in UNITS.values() if unit.ranged is not None and each.ranged == unit.ranged), None)
    facts: dict[str, object] = {
        "name": unit.name,
        "army": unit.army,
        "rank": unit.rank,
        "class": unit.kind,
        "defence": unit.defence,
        "arrows": {at: value for at, value in zip(DIRECTIONS, unit.arrows, strict=True) if value},
        "moves": " ".join(at for at, path in zip(DIRECTIONS, unit.moves, strict=True) if path),
    }
    return {"like": like, **facts} if like is not None else facts


def _as_laid(values: tuple[int, ...], side: int) -> tuple[int, ...]:
    return values if side == NEAR else turned(values)


def _template(unit: Unit, side: int) -> tuple[tuple[int, int], ...]:
    if unit.ranged is None:
        return ()
    return unit.ranged.squares if side == NEAR else tuple([(-right, -up) for right, up in unit.ranged.squares])
