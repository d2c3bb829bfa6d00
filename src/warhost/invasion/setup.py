"""The start of a game: capitals, shuffled decks, first player, starting hands, mulligans (INV-1.7 to 1.10)."""

from __future__ import annotations

from ..effects.state.columns import blank_columns
from ..effects.state.decks import KeepOrMulligan, draw_off, first_seat
from ..engine.rng import seeded
from ..engine.secure_rng import SecureRng
from ..engine.steps import Step
from .columns import blank_own
from .decks.decks import seated_decks
from .duel import Duel, Options
from .interface import InvasionRules
from .rules.draft import START, ChooseCapital, DraftOver, rounds
from .rules.movement.piles import shuffle
from .rules.starting import BeginInPlay, LayTask
from .rules.turn import Turn
from .state import InvasionState
from .words import BEGINNING, DECK, NO_WINDOW, PLACES, SEATS, STARTING_HAND, ZONES


def bare(duel: Duel, rng: int) -> InvasionState:
    """A state with every card in its owner's deck and no steps."""
    objects, cards = duel.objects, duel.cards
    piles: list[tuple[int, ...]] = [()] * PLACES
    place = bytearray(objects)
    for seat in range(SEATS):
        own = [card for card in range(cards) if duel.owner[card] == seat]
        piles[DECK * SEATS + seat] = tuple(own)
        for card in own:
            place[card] = DECK * SEATS + seat
    for zone in ZONES:
        for seat in range(SEATS):
            place[duel.section(zone * SEATS + seat)] = zone * SEATS + seat
    s = InvasionState(duel)
    blank_columns(s, rng, piles, place)
    s.phase, s.window = BEGINNING, NO_WINDOW
    blank_own(s)
    return s


def deal(rules: InvasionRules, options: Options, decks: object, seed: int) -> InvasionState:
    """A new game with shuffled decks and a first player, or with packs to draft from."""
    rng = SecureRng(seeded(seed))
    seated = seated_decks(decks, rng, options.draft)
    s = rules.bare(options, seated.cards, rng.state)
    s.capitals = tuple(seated.capitals)
    for seat in range(SEATS):
        shuffle(s, seat)
    s.first = first_seat(s, options.first)
    s.active = s.first
    s.then(*beginning(s.first))
    if seated.drafting:
        s.draft = START
        s.then(*rounds(), ChooseCapital(0), ChooseCapital(1), DraftOver())
    return s


def beginning(first: int) -> list[Step[InvasionState]]:
    """The first steps: cards that start in play, starting hands, mulligans, and the first turn."""
    tasks = [BeginInPlay(first), LayTask(first), BeginInPlay(1 - first), LayTask(1 - first)]
    return [*tasks, StartingHands(), Mulligan(first), Mulligan(1 - first), Turn(first)]


class StartingHands(Step[InvasionState]):
    """Each player draws seven cards (INV-1.8)."""

    def run(self, s: InvasionState) -> None:
        for seat in (s.first, 1 - s.first):
            take(s, seat)


def take(s: InvasionState, seat: int) -> None:
    """Draw a starting hand for each player."""
    draw_off(s, seat, STARTING_HAND, "INV-1.8")


class Mulligan(KeepOrMulligan[InvasionState]):
    """A player may once shuffle their starting hand into their deck and draw seven new cards (INV-1.9, INV-OPEN-15)."""

    def rule(self) -> str:
        return "INV-1.9"

    def run(self, s: InvasionState) -> None:
        if [card for card in s.in_play() if s.duel.starts[card] and s.duel.owner[card] == self.who]:
            s.emit("keeps", "INV-41.12", self.who)
        else:
            super().run(s)

    def redraw(self, s: InvasionState, cards: int) -> None:
        shuffle(s, self.who)
        take(s, self.who)
