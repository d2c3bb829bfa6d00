"""Features of an Invasion position: the integer vector that a learned evaluation uses.

They follow from what the seat sees: of the opponent's hand and of decks and developments only the number of cards.
"""

from __future__ import annotations

from typing import Final

from ...invasion import words
from ...invasion.state import InvasionState
from .static_evaluation import card_worth, damage_penalty, remaining_share, small_deck_penalty, threat, yields
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
    "damage penalty",
    "yields",
    "small deck penalty",
]
HAND: Final = ["hand worth", "units in hand", "power in hand", "cost of the hand", "cheapest card"]
NAMES: Final = ["to move", "share of the game left", *HAND, *OWN, *[f"their {name}" for name in OWN]]


def features(s: InvasionState, seat: int) -> list[int]:
    """The features seen from a seat: whose turn it is, the seat's hand, own values, opponent's values."""
    temporary, health = temporary_bonuses(s, words.POWER), temporary_bonuses(s, words.HIT_POINTS)
    return [
        1 if s.active == seat else -1,
        int(100 * remaining_share(s)),
        *_hand(s, seat),
        *_own(s, seat, temporary, health),
        *_own(s, 1 - seat, temporary, health),
    ]


def _hand(s: InvasionState, seat: int) -> list[int]:
    duel, hand = s.duel, s.hand(seat)
    costs = [duel.cost[card] for card in hand]
    worth = 0.0
    for card in hand:
        worth += card_worth(s, card)
    return [
        int(10 * worth),
        sum([1 for card in hand if duel.kinds[card] & words.UNIT]),
        sum([duel.power[card] for card in hand]),
        sum(costs),
        min(costs, default=MOST),
    ]


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
        int(10 * damage_penalty(s, seat)),
        int(10 * yields(income, draws)),
        min(1000, int(10 * small_deck_penalty(len(s.deck(seat)), draws))),
    ]
