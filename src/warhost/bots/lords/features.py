"""Features of a Lords of War position: the integer vector that a learned evaluation uses.

They follow from what the seat sees: the board, captured units, the number of cards still hidden, and its own hand.
"""

from typing import Final

from ...lords.rules.battle import SIDES
from ...lords.state import LordsState
from .evaluation import LordsEvaluation

HUNDREDTHS: Final = 100
BUCKETS: Final = 5  # classes of the chance that a unit is captured
RANKS: Final = ("unit", "commander", "general")
STATIC: Final = ("captured", "commanders captured", "score")
BOARD: Final = ("danger", "shooters", "engaged", "arrows")
HAND: Final = ("cards in hand", "commanders in hand", "shooters in hand", "defence in hand", "arrows in hand")
OWN: Final = [*STATIC, *BOARD, *[f"{rank} in danger {at}" for rank in RANKS for at in range(BUCKETS)]]
NAMES: Final = ["to move", "cards to come", "their cards to come", *HAND, *OWN, *[f"their {name}" for name in OWN]]


def features(s: LordsState, seat: int, evaluation: LordsEvaluation) -> list[int]:
    """The features seen from a seat: whose turn it is, its hand, and the values of both sides."""
    battle = s.battle
    side = battle.side[seat]
    boards = _boards(s, evaluation)
    row = [1 if battle.side[s.active] == side else -1, _to_come(s, side), _to_come(s, 1 - side), *_hand(s, seat)]
    for each in (side, 1 - side):
        captured = s.captured[each]
        row.append(len(captured))
        row.append(sum([battle.commander[card] for card in captured]))
        row.append(int(HUNDREDTHS * evaluation.score(s, each)))
        row += boards[each]
    return row


def _to_come(s: LordsState, side: int) -> int:
    """The number of cards of a side in hands and decks."""
    members = s.battle.members[side]
    decks = {s.battle.deck_of[seat] for seat in members}
    return sum([len(s.hands[seat]) for seat in members]) + sum([len(s.decks[deck]) for deck in decks])


def _hand(s: LordsState, seat: int) -> list[int]:
    battle, hand = s.battle, s.hands[seat]
    return [
        len(hand),
        sum([battle.commander[card] for card in hand]),
        sum([1 for card in hand if battle.shot_value[card]]),
        sum([battle.defence[card] for card in hand]),
        sum([sum(battle.arrows[card]) for card in hand]),
    ]


def _boards(s: LordsState, evaluation: LordsEvaluation) -> list[list[int]]:
    """By side: the danger of its units, its unengaged shooters and engaged units, and units by rank and danger."""
    battle = s.battle
    dangers = [0.0] * SIDES
    found = [[0] * (len(BOARD) + len(RANKS) * BUCKETS) for _ in range(SIDES)]
    for card, chance in evaluation.capture_chances(s):
        side = battle.card_side[card]
        row = found[side]
        rank = 2 if battle.general[card] else 1 if battle.commander[card] else 0
        row[len(BOARD) + rank * BUCKETS + min(BUCKETS - 1, int(chance * BUCKETS))] += 1
        dangers[side] += chance * (1 + rank)
        if s.engagers[card]:
            row[2] += 1
        elif battle.shot_value[card]:
            row[1] += 1
        row[3] += sum(battle.arrows[card])
    for side in range(SIDES):
        found[side][0] = int(HUNDREDTHS * dangers[side])
    return found
