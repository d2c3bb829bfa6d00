"""The deck and hand of a player: shuffling, drawing, and the starting hand."""

from __future__ import annotations

from typing import Any, Final

from ...engine.errors import BadSetup
from ...engine.moves import Move
from ...engine.plain import JsonData
from ...engine.secure_rng import SecureRng
from ...engine.steps import Question, S
from ..hidden.knowledge import forget_shuffled, make_indistinguishable
from ..language.basis import PILES
from .facts import PLAYERS
from .world import World

KEEP: Final = 0
MULLIGAN: Final = 1
MULLIGAN_WINDOW: Final = "mulligan"


def is_deck_empty(s: World) -> bool:
    """True if a player has no card left in their deck."""
    for seat in range(PLAYERS):
        if not s.piles[s.facts.first_deck + seat]:
            return True
    return False


def shuffle_deck(s: World, seat: int, told: str, rule: str) -> None:
    """Shuffle a deck: knowledge about its order is lost, and abilities that wait for a shuffle trigger."""
    place = s.facts.first_deck + seat
    forget_shuffled(s, s.piles[place])
    make_indistinguishable(s, s.piles[place])
    s.piles[place] = s.shuffled(list(s.piles[place]))
    s.touched(PILES)
    s.emit(told, rule, seat)


def draw_off(s: World, seat: int, amount: int, rule: str) -> tuple[int, ...]:
    """Move cards from the top of a deck to the hand, at most all of it; returns the cards."""
    deck, hand = s.facts.first_deck + seat, s.facts.first_hand + seat
    cards = s.piles[deck][-amount:][::-1]
    s.piles[deck] = s.piles[deck][: len(s.piles[deck]) - len(cards)]
    s.piles[hand] += cards
    for card in cards:
        s.place[card] = hand
        s.emit("drew", rule, seat, card, seen=1 << seat)
    s.touched(PILES)
    return cards


def setup_parts(setup: JsonData) -> tuple[JsonData, Any]:
    """The options and the decks of a setup."""
    unknown = set(setup) - {"options", "decks"}
    if unknown:
        raise BadSetup(f"a setup has options and decks, not {', '.join(sorted(map(str, unknown)))}")
    return setup.get("options", {}), setup.get("decks", [])


def first_seat(s: World, chosen: str) -> int:
    """The starting player: the given seat, or a random one."""
    if chosen != "random":
        return int(chosen) - 1
    chance = SecureRng(s.rng)
    seat = chance.below(PLAYERS)
    s.rng = chance.state
    return seat


class KeepOrMulligan(Question[S]):
    """A player may once shuffle their starting hand into their deck and draw a new one."""

    def rule(self) -> str:
        raise NotImplementedError

    def redraw(self, s: S, cards: int) -> None:
        """Shuffle the deck and draw a new hand of the same size."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        s.ask(self, self.who, [KEEP, MULLIGAN])

    def answer(self, s: S, option: int) -> None:
        seat = self.who
        s.emit("keeps" if option == KEEP else "mulligan", self.rule(), seat)
        if option == KEEP:
            return
        assert isinstance(s, World)
        hand = s.hand(seat)
        for card in hand:
            s.shift(card, s.facts.first_deck + seat)
        self.redraw(s, len(hand))

    def move(self, s: S, option: int) -> Move:
        return Move("keep") if option == KEEP else Move("mulligan")

    def idle(self, s: S) -> int:
        return KEEP

    def window(self, s: S) -> str:
        return MULLIGAN_WINDOW
