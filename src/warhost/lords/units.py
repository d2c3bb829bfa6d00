"""The printed facts of a card; directions are as its owner sees them (LOW-0.2, LOW-1)."""

from dataclasses import replace
from typing import Final

from ..engine.dataclass import dataclass
from ..engine.errors import BadCard

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

RECRUIT: Final = "recruit"
REGULAR: Final = "regular"
VETERAN: Final = "veteran"
ELITE: Final = "elite"
SPECIAL: Final = "special"
COMMAND: Final = "command"
GENERAL: Final = "general"
RANKS: Final = (RECRUIT, REGULAR, VETERAN, ELITE, SPECIAL, COMMAND, GENERAL)

INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"
SPEAR: Final = "spear"
RANGED: Final = "ranged"
BERSERKER: Final = "berserker"
CLASSES: Final = (INFANTRY, CAVALRY, SPEAR, RANGED, BERSERKER)


@dataclass(frozen=True)
class Template:
    """The squares a ranged unit can hit, as (right, forward) offsets from its own square, and the value of its shot."""

    value: int
    squares: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Unit:
    """A card pattern.  `arrows` and `moves` are in the order of DIRECTIONS; 0 means no arrow (LOW-1.5)."""

    code: str
    name: str
    army: str
    rank: str
    kind: str  # the "class" of the card, a word that Python reserves
    defence: int
    arrows: tuple[int, ...]
    ranged: Template | None
    moves: tuple[bool, ...]
    copies: int  # copies in the standard deck of its army

    @property
    def commander(self) -> bool:
        """True for the rank command and for the general (LOW-1.9)."""
        return self.rank in (COMMAND, GENERAL)

    @property
    def support(self) -> bool:
        """True for spear units and ranged units (LOW-1.7)."""
        return self.kind in (SPEAR, RANGED)

    @property
    def mobile(self) -> bool:
        """True for a unit with a movement arrow (LOW-1.8)."""
        return any(self.moves)


@dataclass(frozen=True)
class Army:
    """A race with the cards of its standard deck (LOW-1.1, LOW-1.2)."""

    key: str
    name: str
    units: tuple[Unit, ...]

    def deck(self) -> list[str]:
        """The codes of the standard deck."""
        return [unit.code for unit in self.units for _ in range(unit.copies)]


def army(key: str, name: str, units: list[Unit]) -> Army:
    """An army; it sets the army key of its units, so that the lines of cards need not repeat it."""
    codes = [each.code for each in units]
    for each in units:
        if codes.count(each.code) > 1:
            raise BadCard(f"{each.name} ({each.code}) has the code of another card of the army: give each its own")
    return Army(key, name, tuple([replace(each, army=key) for each in units]))


def unit(
    code: str,
    name: str,
    rank: str,
    kind: str,
    defence: int,
    arrows: tuple[int, ...],
    ranged: Template | None = None,
    moves: str = "",
    copies: int = 1,
) -> Unit:
    """A card as the data files define it; `moves` names the directions of its movement arrows."""
    for what, value, known in (("rank", rank, RANKS), ("class", kind, CLASSES)):
        if value not in known:
            raise BadCard(f"{name} ({code}) has the {what} {value!r}, and it may have {', '.join(known)}")
    numbers: dict[str, object] = {"defence": defence, "copies": copies}
    written: tuple[object, ...] = arrows  # a wrong value must reach the check below when compiled, too
    numbers |= {f"arrow {at}": number for at, number in zip(DIRECTIONS, written)}
    for what, number in numbers.items():
        if type(number) is not int:
            raise BadCard(f"{name} ({code}) has {number!r} as its {what}: write a whole number")
    named = moves.split()
    for each in named:
        if each not in DIRECTIONS:
            raise BadCard(f"{name} ({code}) moves to {each!r}, and the directions are {', '.join(DIRECTIONS)}")
    paths = tuple([each in named for each in DIRECTIONS])
    return Unit(code, name, "", rank, kind, defence, arrows, ranged, paths, copies)


def facing(
    n: int = 0, ne: int = 0, e: int = 0, se: int = 0, s: int = 0, sw: int = 0, w: int = 0, nw: int = 0
) -> tuple[int, ...]:
    """Attack arrows by direction."""
    return (n, ne, e, se, s, sw, w, nw)


def template(value: int, *rows: str) -> Template:
    """A template from rows of text, the farthest forward first.

    `#` is a square that can be hit, `.` one that cannot, `U` the card itself.
    """
    if "".join(rows).count("U") != 1 or [row for row in rows if len(row) != len(rows[0]) or row.strip("#.U")]:
        said = ", ".join([repr(row) for row in rows])
        raise BadCard(f"the template {said} needs rows of equal length, made of # and . and one U, the card itself")
    own = next(index for index, row in enumerate(rows) if "U" in row)
    middle = rows[own].index("U")
    squares = [
        (column - middle, own - index)
        for index, row in enumerate(rows)
        for column, mark in enumerate(row)
        if mark == "#"
    ]
    return Template(value, tuple(squares))
