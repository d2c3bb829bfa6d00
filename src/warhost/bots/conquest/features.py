"""Features of a Conquest position: the integer vector that a learned evaluation uses.

They follow from what the seat sees: of the opponent's hand and of decks only the number of cards.
"""

from __future__ import annotations

from typing import Final

from ...conquest.rules.command import winner_at
from ...conquest.state import ConquestState
from ...conquest.words import ARMY, ATTACHMENT, BLOODIED, SUPPORT, UNIT, WARLORD
from .static_evaluation import counts as symbols_won
from .static_evaluation import health, planet_value, strength, struggle_yield, worth

MOST: Final = 15  # maximum of a counted feature; higher counts add no value
TENTHS: Final = 10
PLANETS: Final = 5  # number of planets in play at most, counted from the first
AT_PLANET: Final = ["strength", "value", "struggle"]
HAND: Final = ["shields in hand", "cost of the hand", "armies in hand"]
OWN: Final = [
    "planets",
    "most of a type",
    "second of a type",
    "third of a type",
    "bloodied",
    "warlord",
    "danger",
    "hand",
    "resources",
    "deck",
    "units",
    "attack out",
    "endurance out",
    "attack home",
    "endurance home",
    "command",
    "supports",
    "attachments",
    "worth",
    *[f"{name} at planet {at + 1}" for at in range(PLANETS) for name in AT_PLANET],
]
NAMES: Final = ["initiative", "planets left", *HAND, *OWN, *[f"their {name}" for name in OWN]]


def features(s: ConquestState, seat: int) -> list[int]:
    """The features seen from a seat: initiative, the seat's hand, own values, opponent's values."""
    initiative = 1 if s.active == seat else -1
    return [initiative, len(s.open_planets()), *_hand(s, seat), *_own(s, seat), *_own(s, 1 - seat)]


def _hand(s: ConquestState, seat: int) -> list[int]:
    duel, hand = s.duel, s.hand(seat)
    return [
        sum([duel.shields[card] for card in hand]),
        sum([duel.cost[card] for card in hand]),
        sum([1 for card in hand if duel.kinds[card] == ARMY]),
    ]


def _own(s: ConquestState, seat: int) -> list[int]:
    warlord = s.duel.warlords[seat]
    won = sorted(symbols_won(s, seat), reverse=True)
    units, command, supports, attachments, total = 0, 0, 0, 0, 0.0
    attack, endurance = [0, 0], [0, 0]  # [units at planets, units in the headquarters]
    for card in s.in_play():
        if s.controller[card] != seat:
            continue
        total += worth(s, card)
        kind = s.kinds[card]
        if kind & UNIT and not kind & WARLORD:
            at_home = 1 if s.position(card) < 0 else 0
            units += 1
            attack[at_home] += s.attack[card]
            endurance[at_home] += s.rules.needed_to_destroy(s, card)
            command += s.command[card]
        elif kind == SUPPORT:
            supports += 1 + s.duel.cost[card]
        elif kind == ATTACHMENT:
            attachments += 1 + s.duel.cost[card]
    row = [
        len(s.displays[seat]),
        won[0],
        won[1],
        won[2],
        1 if s.marks[warlord] & BLOODIED else 0,
        s.rules.needed_to_destroy(s, warlord),
        int(-TENTHS * health(s, seat)),
        min(len(s.hand(seat)), MOST),
        min(s.resources[seat], MOST),
        len(s.deck(seat)),
        units,
        attack[0],
        endurance[0],
        attack[1],
        endurance[1],
        command,
        supports,
        attachments,
        int(TENTHS * total),
    ]
    for position in s.open_planets()[:PLANETS]:
        row.append(int(TENTHS * strength(s, position, seat)))
        row.append(int(TENTHS * planet_value(s, position, seat)))
        row.append(int(TENTHS * struggle_yield(s, position, seat)) if winner_at(s, position) == seat else 0)
    return row + [0] * (len(OWN) - len(row))
