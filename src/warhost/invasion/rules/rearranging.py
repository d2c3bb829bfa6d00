"""Rearranging: cards are given new zones one by one, and move there together (INV-24.1)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.effect import DONE
from ...effects.state.pairs import pair, parts
from ...effects.state.questions import Declinable
from ...engine.columns import PlacedCard, PlacedCards
from ...engine.moves import INTO, Move
from ...engine.renumbering import Renumbering
from ...engine.steps import NO_IDLE_OPTION
from ..state import InvasionState
from ..words import SEATS, ZONES
from .movement.entering import move_to
from .movement.restrictions import zone_refused_by


class Rearranged(Declinable[InvasionState]):
    """Choose a new zone for a card, or finish: then all of them move.  An option is a card and a zone."""

    who: int
    cards: PlacedCards  # the cards for which the player may still choose a zone
    moves: tuple[tuple[PlacedCard, int], ...]  # the cards with a chosen new zone

    def run(self, s: InvasionState) -> None:
        if not self.cards and not self.moves:
            return
        crowded = self.crowded(s)
        options = [
            pair(zone + 1, card)
            for card in crowded or self.cards
            for zone in ZONES
            if zone != s.place[card] // SEATS and self.fits(s, card, zone, self.moves)
        ]
        s.ask(self, self.who, options if crowded else [DONE, *options])

    def crowded(self, s: InvasionState) -> list[int]:
        """The Heroes in a zone to which another Hero will move: they must move, too (INV-21.1)."""
        taken = [zone for card, zone in self.moves if s.duel.hero[card]]
        return [card for card in self.cards if s.duel.hero[card] and s.place[card] // SEATS in taken]

    def fits(self, s: InvasionState, card: int, zone: int, moves: tuple[tuple[int, int], ...]) -> bool:
        """True if a card may enter a zone; a Hero there must be moving, or be able to move."""
        blocked = zone_refused_by(s, card, zone * SEATS + s.controller[card], True)
        if s.duel.hero[card] and zone in [whereto for each, whereto in moves if s.duel.hero[each]]:
            return False
        bound = [each for each, _ in moves]
        if blocked == NOTHING or blocked in bound:
            return True
        if blocked not in self.cards or blocked == card or not s.duel.hero[blocked]:
            return False
        further = (*moves, (card, zone))
        elsewhere = [each for each in ZONES if each != zone and self.fits(s, blocked, each, further)]
        return bool(elsewhere)

    def taken(self, s: InvasionState, option: int) -> None:
        zone, card = parts(option)
        rest = tuple([each for each in self.cards if each != card])
        s.then(self.replaced(cards=rest, moves=(*self.moves, (card, zone - 1))))

    def left(self, s: InvasionState) -> None:
        """Move the cards as chosen."""
        for zone in ZONES:
            cards = [card for card, whereto in self.moves if whereto == zone]
            if cards:
                s.mark_carried_out()
                move_to(s, cards, zone * SEATS + self.who)

    def idle(self, s: InvasionState) -> int:
        return NO_IDLE_OPTION if self.crowded(s) else DONE

    def taking(self, s: InvasionState, option: int) -> Move:
        zone, card = parts(option)
        return Move("carry", card, s.duel.section((zone - 1) * SEATS + self.who), manner=INTO)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards", "moves")

    def __init__(self, who: int, cards: PlacedCards, moves: tuple[tuple[PlacedCard, int], ...]) -> None:
        self.card = self.target = -1
        self.number = 0
        self.who = who
        self.cards = cards
        self.moves = moves

    def replaced(
        self, *, cards: PlacedCards | None = None, moves: tuple[tuple[PlacedCard, int], ...] | None = None
    ) -> Rearranged:
        """A copy with some fields replaced."""
        return Rearranged(self.who, self.cards if cards is None else cards, self.moves if moves is None else moves)

    def renamed(self, names: Renumbering) -> Rearranged:
        """A copy with the card ids renumbered."""
        return Rearranged(self.who, names.all(self.cards), tuple([(names.place(a), b) for a, b in self.moves]))

    def saved(self) -> list[object]:
        return ["Rearranged", self.who, list(self.cards), [list(each) for each in self.moves]]
