"""The options of a game: variants A to F, and the answers to the open questions of the rules (LOW-15, LOW-17)."""

from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from ...engine.dataclass import dataclass
from ...engine.errors import BadSetup
from ...engine.plain import JsonData

LEVELS: Final = ("full", "basic")
TIE_BREAKS: Final = ("draw", "active", "points")
ARMY_RULES: Final = ("standard", "personal", "mercenary")
FIRSTS: Final = ("random", "1", "2")
OFF: Final = 0

# Number of players -> how many eliminated commanders, and how many eliminated units, win (LOW-14.1, 15.E11, 15.F11).
GOALS: Final = {2: (4, 20), 3: (4, 20), 4: (7, 30), 6: (9, 50)}
LONGEST: Final = 99  # maximum number of columns or rows, because every square of a board with edges is stored
TEAM_GAME: Final = 4  # minimum number of players with which the board is always endless (LOW-15.F1)


@dataclass(frozen=True)
class Options:
    """All options.  A number of 0 switches an option off."""

    players: int = 2  # 2; or 3 (variant E), 4 or 6 (variant F)
    borderless: bool = False  # variant A: the board is endless; always so in variant F
    columns: int = 7
    rows: int = 6
    hand: int = 6
    units: int = 20  # variant B: the number of eliminated units that wins
    commanders: int = 4  # variant B: the number of eliminated commanders that wins
    armies: str = "standard"  # "standard", or variant C ("personal") or D ("mercenary")
    max_copies: int = OFF  # maximum copies of one card in a deck
    level: str = "full"  # "full", or "basic" without the cavalry and berserker rules
    ranged_strict: bool = False  # a unit whose own arrows point at an enemy cannot shoot
    shoot_after_release: bool = True  # a unit engaged earlier in the turn may shoot once it is free
    cavalry_always: bool = True  # cavalry may be recalled even after an elimination
    general_refill: bool = False  # a player who deployed the general from hand refills the hand as usual
    team_moves: bool = False  # mobile units move once in every turn of their team, not only in their owner's
    open_partners: bool = False  # partners see each other's hands
    tie_break: str = "draw"  # what happens if both sides win in the same step
    quiet_turns: int = 50  # LOW-14.6: the game ends after this many turns in a row without an elimination
    first: str = "random"  # LOW-3.2: which deck player 1 has: "1", "2" or "random"

    @property
    def endless(self) -> bool:
        return self.borderless or self.players >= TEAM_GAME

    @property
    def decks(self) -> int:
        """The number of decks: one for each side in variant E, otherwise one for each player."""
        return 2 if self.players == 3 else self.players


KINDS: Final = {field.name: type(field.default) for field in fields(Options)}


def read_options(data: dict[Any, Any]) -> Options:
    """Checked options from plain data; missing ones are as in the rulebook."""
    for name, value in data.items():
        if name not in KINDS:
            raise BadSetup(f"unknown option {name!r}; there are {', '.join(KINDS)}")
        if type(value) is not KINDS[name]:
            raise BadSetup(f"option {name} must be a {KINDS[name].__name__}, not {value!r}")
    return _checked(tuple(data.items()))


@lru_cache(maxsize=256)
def _checked(chosen: tuple[tuple[str, Any], ...]) -> Options:
    data = dict(chosen)
    players = data.get("players", 2)
    if players not in GOALS:
        raise BadSetup(f"Lords of War is for 2, 3, 4 or 6 players, not {players}")
    commanders, units = GOALS[players]
    options = replace(Options(commanders=commanders, units=units), **data)
    for name, choices in (
        ("level", LEVELS),
        ("tie_break", TIE_BREAKS),
        ("armies", ARMY_RULES),
        ("first", FIRSTS),
    ):
        if getattr(options, name) not in choices:
            raise BadSetup(f"option {name} is one of {', '.join(choices)}, not {getattr(options, name)!r}")
    for name, least in (("columns", 3), ("rows", 2), ("hand", 1), ("units", 0), ("commanders", 0), ("max_copies", 0)):
        if getattr(options, name) < least:
            raise BadSetup(f"option {name} must be at least {least}, not {getattr(options, name)}")
    for name in ("columns", "rows"):
        if getattr(options, name) > LONGEST:
            raise BadSetup(f"option {name} must be at most {LONGEST}, not {getattr(options, name)}; or take borderless")
    if options.quiet_turns < 1:
        raise BadSetup("option quiet_turns must be at least 1: without it a game might never end")
    if options.units == OFF and options.commanders == OFF:
        raise BadSetup("units and commanders cannot both be off: nobody could win (LOW-15.B2)")
    if options.first != "random" and options.players != 2:
        raise BadSetup("first is for two players: with more, player 1 is the first deck named")
    return options


def written(options: Options) -> JsonData:
    """The options that differ from the rulebook, as plain data."""
    usual = read_options({"players": options.players})
    names = [field.name for field in fields(Options) if field.name != "players"]
    data = {name: getattr(options, name) for name in names if getattr(options, name) != getattr(usual, name)}
    return {"players": options.players, **data} if options.players != 2 else data
