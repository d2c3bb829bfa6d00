"""Why an action is not offered: the first requirement it fails."""

from __future__ import annotations

from typing import Final

from ...engine.errors import BadNotation
from ...engine.requirements import Refusal, Requirement
from ...engine.steps import Question
from ..state import LordsState
from . import requirements
from .battle import NO_CARD
from .board import OFF, Square
from .combat import Advance, Shots
from .movement import movement_hindrance
from .placement import placement, placement_refusal, playable
from .recall import recall_hindrance
from .shooting import shooting_hindrance
from .turn import Deploy, Moves, Reinforce

# By verb: the type of question that it answers, and the number of words that follow the verb.
VERBS: Final[dict[str, tuple[type[Question[LordsState]], int]]] = {
    "deploy": (Deploy, 2),
    "move": (Moves, 2),
    "stay": (Moves, 0),
    "shoot": (Shots, 2),
    "hold": (Shots, 0),
    "advance": (Advance, 2),
    "draw": (Reinforce, 0),
    "recall": (Reinforce, 1),
    "stop": (Reinforce, 0),
}


def refusal(s: LordsState, seat: int, text: str) -> Refusal | None:
    """The reason why an action is not offered."""
    if s.outcome is not None:
        return Refusal(requirements.GAME_GOES_ON)
    if text == "resign":
        return Refusal(requirements.NOT_RESIGNED) if s.has_resigned(seat) else None
    if text == "pass":
        return Refusal(_no_passing(s) if seat == s.seat else requirements.YOUR_CHOICE)
    phrase = s.read(text)
    verb, words = phrase.verb, [word for word in (phrase.card, *phrase.target.split()) if word]
    kind, count = VERBS[verb]
    if len(words) != count:
        raise BadNotation(f"'{verb}' is followed by {count} words, not {len(words)}: '{text}'")
    board = s.battle.board
    squares = [board.named(word) for word in (words[1:] if verb == "deploy" else words)]
    if seat != s.seat:
        return Refusal(requirements.YOUR_CHOICE)
    if not isinstance(s.question, kind):
        return Refusal(requirements.RIGHT_PHASE)
    if verb == "deploy":
        return _deploy(s, seat, words[0], squares[0])
    if verb == "draw":
        return Refusal(requirements.DECK_HAS_CARDS)
    if verb == "stop":
        return Refusal(requirements.DECK_IS_EMPTY)
    card = s.unit_at(squares[0])
    if card == NO_CARD:
        return Refusal(requirements.UNIT_THERE, place=squares[0])
    if verb == "recall":
        return _imposed(s, card, recall_hindrance(s, seat, card) if _friend(s, seat, card) else requirements.OWN_UNIT)
    if not _friend(s, seat, card) or s.owner[card] != seat:
        return Refusal(requirements.OWN_UNIT, card)
    if verb == "shoot":
        return _imposed(s, card, shooting_hindrance(s, card)) or _target(s, card, squares[1])
    if verb == "move":
        return _imposed(s, card, movement_hindrance(s, card)) or _way(s, card, squares[1])
    return _advance(s, card, squares[1])


def actions(s: LordsState, seat: int) -> list[str]:
    """All actions that a seat might try, legal or not."""
    board = s.battle.board
    name = board.name
    squares = [name(square) for square in _places(s)]
    hand = sorted({s.battle.code(card) for card in playable(s, seat)})
    listed = ["stay", "hold", "draw", "stop", "pass"]
    listed += [f"deploy {code} {square}" for code in hand for square in squares]
    for unit in sorted(s.where):
        here = name(s.where[unit])
        listed.append(f"recall {here}")
        listed += [f"shoot {here} {name(s.where[other])}" for other in sorted(s.where)]
        for beside in board.neighbours(s.where[unit]):
            if beside != OFF:
                listed += [f"move {here} {name(beside)}", f"advance {here} {name(beside)}"]
    return listed


def _places(s: LordsState) -> list[Square]:
    """The squares to consider: all of the board, or those near units of an endless one."""
    board = s.battle.board
    if not board.endless:
        return board.squares()
    return sorted({beside for cell in [*_near(s), board.square(0, 0)] for beside in (cell, *board.neighbours(cell))})


def _near(s: LordsState) -> list[Square]:
    return [cell for cell, word in s.cells.items() if word]


def _no_passing(s: LordsState) -> Requirement:
    duty = s.question.duty(s) if s.question is not None else None
    return duty or requirements.RIGHT_PHASE


def _deploy(s: LordsState, seat: int, code: str, square: Square) -> Refusal | None:
    for card in playable(s, seat):
        if s.battle.code(card) == code:
            return placement_refusal(s, placement(s, seat), card, square)
    return Refusal(requirements.CARD_IN_HAND)


def _imposed(s: LordsState, card: int, hindrance: Requirement | None) -> Refusal | None:
    """The hindrance of a unit with the card that causes it: an enemy card, or else the unit itself."""
    if hindrance is None:
        return None
    if hindrance is requirements.ENGAGES_NOBODY:
        return Refusal(hindrance, s.targets_of(card)[0], s.where[card])
    if hindrance in (
        requirements.NOT_ENGAGED_TO_SHOOT,
        requirements.NOT_ENGAGED_TO_MOVE,
        requirements.NOT_ENGAGED_TO_RECALL,
    ):
        return Refusal(hindrance, s.engagers_of(card)[0], s.where[card])
    if hindrance is requirements.NO_SPEAR_ENGAGES:
        return Refusal(hindrance, next(each for each in s.engagers_of(card) if s.battle.spear[each]), s.where[card])
    return Refusal(hindrance, card, s.where[card])


def _friend(s: LordsState, seat: int, card: int) -> bool:
    return s.battle.card_side[card] == s.battle.side[seat]


def _target(s: LordsState, card: int, square: Square) -> Refusal | None:
    """The reason why a unit cannot shoot at a square (LOW-8.3, LOW-8.4)."""
    target = s.unit_at(square)
    if target == NO_CARD:
        return Refusal(requirements.ENEMY_THERE, place=square)
    if s.battle.card_side[target] == s.battle.card_side[card]:
        return Refusal(requirements.NO_FRIEND, target, square)
    if square not in s.battle.template(card, s.where[card]):
        return Refusal(requirements.ON_TEMPLATE, card, square)
    return None


def _way(s: LordsState, card: int, square: Square) -> Refusal | None:
    """The reason why a unit cannot move to a square (LOW-13.2)."""
    around = s.battle.board.neighbours(s.where[card])
    if square not in around or not s.battle.moves[card][around.index(square)]:
        return Refusal(requirements.MOVEMENT_ARROW, card, square)
    occupant = s.unit_at(square)
    return Refusal(requirements.SQUARE_IS_EMPTY, occupant, square) if occupant != NO_CARD else None


def _advance(s: LordsState, card: int, square: Square) -> Refusal | None:
    """The reason why a berserker cannot advance to a square (LOW-12.1, LOW-12.4, LOW-12.8)."""
    won = [claim[1] for claim in s.advances if claim[0] == card]
    if not won:
        return Refusal(requirements.IS_ENTITLED, card)
    if square not in won:
        return Refusal(requirements.SQUARE_WON, card, square)
    occupant = s.unit_at(square)
    return Refusal(requirements.SQUARE_IS_EMPTY, occupant, square) if occupant != NO_CARD else None
