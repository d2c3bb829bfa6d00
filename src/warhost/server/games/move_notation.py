"""Moves given by their parts (verb, card, target), which are looked up in the view of the seat."""

from __future__ import annotations

from ...effects.state.world import World
from ...engine.errors import BadNotation
from ...engine.events import NONE
from ...engine.state import State
from ..protocol import MoveData, ThingData
from .adapter import GameAdapter


def verb_of(s: State, move: MoveData) -> str:
    """The verb in notation for the verb in a message, which has hyphens instead of spaces."""
    for verb in s.game.grammar.verbs:
        if verb.replace(" ", "-") == move.verb:
            return verb
    raise BadNotation(f"{move.verb!r} is no action")


def visible_thing(s: World, seat: int, thing: ThingData | None) -> int:
    """The id of a card or place that a client names; NONE for none.  A hidden card is named by its position only."""
    if thing is None:
        return NONE
    facts = s.facts
    if facts.cards <= thing.id < facts.first_link or (0 <= thing.id < facts.cards and s.is_seen_by(seat, thing.id)):
        return thing.id
    pile = s.piles[thing.place] if 0 <= thing.place < len(s.piles) else ()
    if 0 <= thing.slot < len(pile):
        card = pile[thing.slot]
        if s.called(card) != s.titled(card):  # the card is facedown: the name it shows does not identify it
            return card
    raise unseen()


def unseen() -> BadNotation:
    return BadNotation("the seat sees no such thing")


def in_notation(adapter: GameAdapter, state: State, seat: int, action: str | MoveData) -> str:
    """An action in notation; raises BadNotation if it names something that the seat cannot see."""
    return action if isinstance(action, str) else adapter.notation_of(state, seat, action)
