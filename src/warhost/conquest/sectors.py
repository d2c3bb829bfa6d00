"""The sectors: sets of ten planets, of which a game uses one (CON-3.3, COM-6.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..engine.errors import BadSetup
from ..engine.rng import seeded
from ..engine.secure_rng import SecureRng
from .card import Card
from .library import CORE, LIBRARY, community_packs

TRAXIS: Final = "traxis"  # the sector of the core set
RANDOM: Final = "random"
CYCLE: Final = "sectors"  # the table of the planets of all other sectors


def sector_names() -> dict[str, str]:
    """The names of the sectors by key."""
    packs = [pack.name for pack in community_packs() if pack.cycle == CYCLE]
    return {name.lower().replace(" ", "-"): name for name in ("Traxis", *packs)}


@lru_cache(maxsize=1)
def _sectors() -> dict[str, list[str]]:
    """The codes of the planets of each sector.  Sectors are only appended: saved games use the numbers of planets."""
    traxis = [code for code, card in LIBRARY.table(CORE).items() if card.kind == "planet"]
    others = [pack.codes() for pack in community_packs() if pack.cycle == CYCLE]
    return dict(zip(sector_names(), [traxis, *others]))


def sector_keys() -> list[str]:
    """The keys of the sectors that a game may use."""
    return list(_sectors())


@lru_cache(maxsize=1)
def planet_codes() -> list[str]:
    """The planets of all sectors in the order of their numbers, which saved games use."""
    return [code for codes in _sectors().values() for code in codes]


@lru_cache(maxsize=1)
def planet_cards() -> list[Card]:
    """The planets themselves, in the same order.  Their texts are not read here: a game needs those of one sector."""
    return [LIBRARY.table(code.rpartition("-")[0])[code] for code in planet_codes()]


def planets_of(sector: str) -> list[int]:
    """The numbers of the planets of a sector."""
    codes = _sectors()[sector]
    first = planet_codes().index(codes[0])
    return list(range(first, first + len(codes)))


def checked_sector(name: object) -> str:
    """The sector in the options of a game; BadSetup if there is none of this name."""
    names = [*_sectors(), RANDOM]
    if name not in names:
        raise BadSetup(f"sector is one of {', '.join(names)}, not {name!r}")
    return str(name)


def settled_sector(name: str, seed: int) -> str:
    """The sector of a game with this seed, which decides if a random one was chosen (COM-6.2)."""
    if name != RANDOM:
        return name
    keys = sector_keys()
    return keys[SecureRng(seeded(f"sector {seed}")).below(len(keys))]
