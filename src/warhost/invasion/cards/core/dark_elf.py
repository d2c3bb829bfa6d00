"""The Dark Elves of the Core Set (106 to 110)."""

from typing import Final

from ...card import Card, support, tactic, unit
from ...language.vocabulary import (
    ATTACKERS,
    DAMAGE_ASSIGNED_TO_THIS,
    HIT_POINTS,
    OTHER,
    THIS_ZONE,
    UNITS,
    YOUR_TURN_BEGINS,
    ZONE_ATTACKED,
    action,
    after,
    deal,
    forced,
    gain,
    played,
    redirect_assigned,
    take_resources,
    target,
)
from ...words import DARK_ELF, KINGDOM, QUEST

DARK_ELF_CARDS: Final[list[Card]] = [
    unit(
        "core-106",
        "Disciple of Khaine",
        DARK_ELF,
        3,
        1,
        1,
        3,
        ["Warrior", "Priest"],
        [action(target(UNITS & OTHER, redirect_assigned(1)), spend=2, only=DAMAGE_ASSIGNED_TO_THIS)],
        errata=["INV-ERR-1"],
    ),
    unit(
        "core-107",
        "Vile Sorceress",
        DARK_ELF,
        2,
        2,
        1,
        2,
        ["Sorcerer"],
        [forced(YOUR_TURN_BEGINS, target(UNITS, gain(HIT_POINTS, -1)), zone=QUEST)],
    ),
    unit("core-108", "Cold One Riders", DARK_ELF, 4, 1, 2, 3, ["Cavalry", "Elite"], counterstrike=1),
    support(
        "core-109",
        "Cauldron of Blood",
        DARK_ELF,
        4,
        1,
        2,
        ["Siege"],
        [forced(after(ZONE_ATTACKED, THIS_ZONE), target(UNITS & ATTACKERS, deal(1)), zone=KINGDOM)],
    ),
    tactic("core-110", "Hate", DARK_ELF, 0, 1, played(take_resources(1))),
]
