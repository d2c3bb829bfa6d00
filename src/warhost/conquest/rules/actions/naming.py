"""Notation of cards, places and options of windows."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.views.presentation import Openings
from ....engine.errors import BadNotation
from ....engine.moves import BARE_CARD, TITLED, TITLED_ALONE, FixedMove, Move, MoveFormat
from ...state import ConquestState
from ...words import DISCARD, LINE, OUT_OF_DISCARD, SEATS
from ..battles.deep_strike import PRICE
from .openings import DEPLOY_CARD, LAY_CARD, NO_FIRST, PASS, PLAY_EVENT, entry_of, gained_by, parts, use_of
from .pricing import cost_at
from .using import cost_of


def opening_move(s: ConquestState, code: int) -> Move:
    """The move of an option in an action window or a deploy turn."""
    if code == PASS:
        return _kept(s, code, FixedMove("pass"))
    action, card, ability, first = parts(code)
    if action == LAY_CARD:
        return _kept(s, code, Move("reserve", card, first, manner=TITLED))
    discarded = s.place[card] // SEATS == DISCARD and action in (PLAY_EVENT, DEPLOY_CARD)
    word = OUT_OF_DISCARD if discarded else ""
    if action == DEPLOY_CARD:
        return _deployment(s, code, word)
    entry = entry_of(s, s.seat, card, ability)
    acting = [*s.duel.acting[card], *gained_by(s, s.seat, card)] if action != PLAY_EVENT else []
    which = acting.index(entry) + 1 if len(acting) > 1 else 0
    return Move(
        "play" if action == PLAY_EVENT else "use",
        card,
        NOTHING if first == NO_FIRST else first,
        ability=entry.key,
        manner=MoveFormat(BARE_CARD, which=which, word=word) if which or word else TITLED,
    )


def _deployment(s: ConquestState, code: int, word: str) -> Move:
    """The move of a deployment; it is cached for a headquarters, but a planet may have another name later."""
    _, card, _, first = parts(code)
    supports = first >= s.duel.cards + LINE
    if word:
        return Move("deploy", card, first, manner=MoveFormat((TITLED_ALONE if supports else TITLED).bits, word=word))
    if supports:
        move: Move = FixedMove("deploy", card, first, manner=TITLED_ALONE)
    else:
        move = Move("deploy", card, first, manner=TITLED)
    return move if s.duel.buried[card] else _kept(s, code, move)  # not cached, as "from discard" may be needed


def _kept(s: ConquestState, code: int, move: Move) -> Move:
    """A cached move that is the same whenever a window offers it."""
    s.duel.moves[code] = move
    return move


def opening_cost(s: ConquestState, code: int) -> int:
    """The cost of an option in an action window or a deploy turn."""
    action, card, ability, first = parts(code)
    if action == LAY_CARD:
        return PRICE
    if action == DEPLOY_CARD:
        return cost_at(s, s.seat, card, first)
    return cost_of(s, use_of(s, card, entry_of(s, s.seat, card, ability), s.seat))


OPENINGS: Final = Openings(opening_move, opening_cost, PASS)

# --- reading notation -------------------------------------------------------------------------------------------


def own_first(s: ConquestState, seat: int) -> list[int]:
    """The cards in play, a player's own cards first."""
    own = [card for card in s.in_play() if s.controller[card] == seat]
    return [*own, *[card for card in s.in_play() if s.controller[card] != seat]]


def must_be_known(s: ConquestState, name: str) -> None:
    """Raise an error for a name that no card of this game has."""
    if not s.is_title(name):
        raise BadNotation(f"there is no card {name!r} in this game")
