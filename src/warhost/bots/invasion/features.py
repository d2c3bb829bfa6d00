"""Features of an Invasion position: the integer vector that a learned evaluation uses."""

from __future__ import annotations

from typing import Final

from ...invasion import words
from ...invasion.state import InvasionState
from .static_evaluation import score, threat
from .temporary import lasting, temporary_bonuses

MOST: Final = 15  # maximum of a counted feature; higher counts add no value
OWN: Final = [
    "burning",
    "worst hurt",
    "second hurt",
    "third hurt",
    "income",
    "draws",
    "strike",
    "guard kingdom",
    "guard quest",
    "guard battlefield",
    "developments kingdom",
    "developments quest",
    "developments battlefield",
    "units",
    "corrupted",
    "legends",
    "supports",
    "quests",
    "hand",
    "resources",
    "turns left",
    "threat",
    "standing",
]
NAMES: Final = ["to move", *OWN, *[f"their {name}" for name in OWN]]


def features(s: InvasionState, seat: int) -> list[int]:
    """The features seen from a seat: whose turn it is, own values, opponent's values."""
    temporary, health = temporary_bonuses(s, words.POWER), temporary_bonuses(s, words.HIT_POINTS)
    to_move = 1 if s.active == seat else -1
    return [to_move, *_own(s, seat, temporary, health), *_own(s, 1 - seat, temporary, health)]


def _own(s: InvasionState, seat: int, temporary: dict[int, int], health: dict[int, int]) -> list[int]:
    burning, hurts = 0, [0, 0, 0]
    guards, held = [0, 0, 0], [0, 0, 0]
    units, corrupted, legends, supports, quests = 0, 0, 0, 0, 0
    for zone in words.ZONES:
        place = zone * words.SEATS + seat
        section = s.duel.section(place)
        held[zone] = s.developments(place)
        if s.marks[section] & words.BURNING:
            burning += 1
        else:
            hurts[zone] = 100 * s.damage[section] // (words.SECTION_HIT_POINTS + held[zone])
        for card in s.piles[place]:
            if s.controller[card] != seat:
                continue
            kind = s.kinds[card]
            if kind & words.LEGEND:
                legends += 1
            elif kind & words.UNIT:
                units += 1
                if s.marks[card] & words.CORRUPTED:
                    corrupted += 1
                else:
                    guards[zone] += s.hit_points[card] - health.get(card, 0) - s.damage[card]
            elif kind & words.SUPPORT:
                supports += 1 + s.duel.cost[card]
            elif kind & words.QUEST_CARD:
                quests += 1 + s.tokens[card]
    hurts.sort(reverse=True)
    income = max(1, words.BASE_POWER[words.KINGDOM] + lasting(s, seat, words.KINGDOM, temporary))
    draws = max(1, words.BASE_POWER[words.QUEST] + lasting(s, seat, words.QUEST, temporary))
    return [
        burning,
        *hurts,
        min(income, MOST),
        min(draws, MOST),
        min(max(0, lasting(s, seat, words.BATTLEFIELD, temporary)), 2 * MOST),
        guards[words.KINGDOM],
        guards[words.QUEST],
        guards[words.BATTLEFIELD],
        held[words.KINGDOM],
        held[words.QUEST],
        held[words.BATTLEFIELD],
        units,
        corrupted,
        legends,
        supports,
        quests,
        min(len(s.hand(seat)), MOST),
        min(s.resources[seat], MOST),
        min(MOST, len(s.deck(seat)) // draws),
        int(10 * threat(s, seat, temporary)),
        int(score(s, seat, temporary, health)),
    ]
