"""Features of a Conquest position: the integer vector that a learned evaluation uses."""

from __future__ import annotations

from typing import Final

from ...conquest.rules.command import winner_at
from ...conquest.state import ConquestState
from ...conquest.words import ATTACHMENT, BLOODIED, SUPPORT, UNIT, WARLORD
from .static_evaluation import counts as symbols_won
from .static_evaluation import health, planet_value, prospect, score, struggle_yield

MOST: Final = 15  # maximum of a counted feature; higher counts add no value
TENTHS: Final = 10
OWN: Final = [
    "planets",
    "most of a type",
    "second of a type",
    "third of a type",
    "bloodied",
    "warlord",
    "danger",
    "hand",
    "shields",
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
    "income",
    "first planet",
    "prize there",
    "later planets",
    "standing",
]
NAMES: Final = ["initiative", *OWN, *[f"their {name}" for name in OWN]]


def features(s: ConquestState, seat: int) -> list[int]:
    """The features seen from a seat: initiative, own values, opponent's values."""
    return [1 if s.active == seat else -1, *_own(s, seat), *_own(s, 1 - seat)]


def _own(s: ConquestState, seat: int) -> list[int]:
    warlord = s.duel.warlords[seat]
    won = sorted(symbols_won(s, seat), reverse=True)
    units, command, supports, attachments = 0, 0, 0, 0
    attack, endurance = [0, 0], [0, 0]  # [units at planets, units in the headquarters]
    for card in s.in_play():
        if s.controller[card] != seat:
            continue
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
    income, first, later, stake = 0.0, 0.0, 0.0, 0.0
    for position in s.open_planets():
        if winner_at(s, position) == seat:
            income += struggle_yield(s, position, seat)
        if position <= s.token:
            first += prospect(s, position, seat)
            stake += planet_value(s, position, seat)
        else:
            later += prospect(s, position, seat)
    hand = s.hand(seat)
    return [
        len(s.displays[seat]),
        won[0],
        won[1],
        won[2],
        1 if s.marks[warlord] & BLOODIED else 0,
        s.rules.needed_to_destroy(s, warlord),
        int(-TENTHS * health(s, seat)),
        min(len(hand), MOST),
        min(sum([s.duel.shields[card] for card in hand]), MOST),
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
        int(TENTHS * income),
        int(TENTHS * first),
        int(TENTHS * stake),
        int(TENTHS * later),
        int(score(s, seat)),
    ]
