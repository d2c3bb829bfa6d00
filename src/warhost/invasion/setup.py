"""Setting up: capitals, shuffled decks, who begins, starting hands and the mulligan (INV-1.7 to 1.10)."""

from __future__ import annotations

from typing import Any, Final

from ..effects.columns import blank_columns
from ..effects.use import NOTHING
from ..engine.chance import Chance
from ..engine.errors import BadSetup
from ..engine.moves import Move
from ..engine.rng import seeded
from ..engine.steps import Question, Step
from .duel import Duel, read_options, shared_duel
from .rules.actions.stops import MULLIGAN as MULLIGAN_WINDOW
from .rules.draft import START, ChooseCapital, DraftOver, rounds
from .rules.leaving import shuffle
from .rules.starting import BeginInPlay, LayTask
from .rules.turn import Turn
from .state import InvasionState
from .words import BEGINNING, DECK, HAND, NEUTRAL, NO_WINDOW, PLACES, RACES, SEATS, STARTING_HAND, ZONES

KEEP: Final = 0
MULLIGAN: Final = 1


def bare(duel: Duel, rng: int) -> InvasionState:
    """A state with every card in its owner's deck and nothing to do."""
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
    s.known = bytearray(objects)
    s.assigned = bytearray(objects)
    s.returned = bytearray(objects)
    s.draft = ()
    s.capitals = (NEUTRAL, NEUTRAL)
    s.first = 0
    s.turns = 0
    s.attacker = NOTHING
    s.fronts = ()
    s.attacked_legend = NOTHING
    s.struck = 0
    s.power = [0] * objects
    s.toughness = [0] * objects
    s.symbols = bytearray(SEATS * RACES)
    s.chances = ()
    s.claims = ()
    return s


def deal(setup: dict[str, Any], seed: int) -> InvasionState:
    """A new game out of a setup, before its first step."""
    from .decks.decks import seated_decks

    unknown = set(setup) - {"options", "decks"}
    if unknown:
        raise BadSetup(f"a setup has options and decks, not {', '.join(sorted(map(str, unknown)))}")
    options = read_options(setup.get("options", {}))
    rng = Chance(seeded(seed))
    seated = seated_decks(setup.get("decks", []), rng, options.draft)
    s = bare(shared_duel(options, seated.cards), rng.state)
    s.capitals = tuple(seated.capitals)
    for seat in range(SEATS):
        shuffle(s, seat)
    if options.first == "random":
        first = Chance(s.rng)
        s.first = first.below(SEATS)
        s.rng = first.state
    else:
        s.first = int(options.first) - 1
    s.active = s.first
    s.then(*beginning(s.first))
    if seated.drafting:
        s.draft = START
        s.then(*rounds(), ChooseCapital(0), ChooseCapital(1), DraftOver())
    return s


def beginning(first: int) -> list[Step[Any]]:
    """What begins in play, starting hands, mulligans, and the first turn."""
    tasks = [BeginInPlay(first), LayTask(first), BeginInPlay(1 - first), LayTask(1 - first)]
    return [*tasks, StartingHands(), Mulligan(first), Mulligan(1 - first), Turn(first)]


class StartingHands(Step[InvasionState]):
    """Seven cards each (INV-1.8)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        for seat in (s.first, 1 - s.first):
            take(s, seat)


def take(s: InvasionState, seat: int) -> None:
    """Draw a starting hand."""
    deck, hand = DECK * SEATS + seat, HAND * SEATS + seat
    cards = s.piles[deck][-STARTING_HAND:][::-1]
    s.piles[deck] = s.piles[deck][: len(s.piles[deck]) - len(cards)]
    s.piles[hand] += cards
    for card in cards:
        s.place[card] = hand
        s.emit("drew", "INV-1.8", seat, card, seen=1 << seat)


class Mulligan(Question[InvasionState]):
    """Once, a player may shuffle his starting hand back and draw seven new cards (INV-1.9, INV-OPEN-15)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        if [card for card in s.in_play() if s.duel.starts[card] and s.duel.owner[card] == self.who]:
            s.emit("keeps", "INV-41.12", self.who)
        else:
            s.ask(self, self.who, [KEEP, MULLIGAN])

    def answer(self, s: InvasionState, option: int) -> None:
        seat = self.who
        if option == KEEP:
            s.emit("keeps", "INV-1.9", seat)
            return
        s.emit("mulligan", "INV-1.9", seat)
        for card in s.piles[HAND * SEATS + seat]:
            s.shift(card, DECK * SEATS + seat)
        shuffle(s, seat)
        take(s, seat)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("keep") if option == KEEP else Move("mulligan")

    def idle(self, s: InvasionState) -> int:
        return KEEP

    def window(self, s: InvasionState) -> str:
        return MULLIGAN_WINDOW
