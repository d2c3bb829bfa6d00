"""The start of a game: warlords, shuffled decks, planets, initiative, starting hands, mulligans (CON-3)."""

from __future__ import annotations

from ..effects.circumstances import NOTHING
from ..effects.state.columns import blank_columns
from ..effects.state.decks import KeepOrMulligan, first_seat
from ..engine.rng import seeded
from ..engine.steps import Step
from .columns import blank_own
from .decks.decks import seated_decks
from .duel import Duel, Options
from .interface import ConquestRules
from .rules.drawing import draw, shuffle
from .rules.turn import Round
from .sectors import planets_of
from .state import ConquestState
from .words import BANK, DECK, FACE_UP, HQ, LINE, NO_WINDOW, PLACES, SEATS, SETUP


def bare(duel: Duel, rng: int) -> ConquestState:
    """A state with the leaders in their headquarters, all other cards in decks, an empty line, and no steps."""
    objects = duel.objects
    piles: list[tuple[int, ...]] = [()] * PLACES
    place = bytearray(objects)
    for seat, warlord in enumerate(duel.warlords):
        leaders = [card for card in (warlord, duel.synapses[seat]) if card != NOTHING]
        own = [card for card in range(duel.first_token) if duel.owner[card] == seat and card not in leaders]
        _lay(piles, place, DECK * SEATS + seat, own)
        _lay(piles, place, HQ * SEATS + seat, leaders)
    _lay(piles, place, BANK * SEATS, list(range(duel.first_token, duel.cards)))
    for position in range(LINE):
        place[duel.planet(position)] = position * SEATS
    for seat in range(SEATS):
        place[duel.headquarters(seat)] = HQ * SEATS + seat
    s = ConquestState(duel)
    blank_columns(s, rng, piles, place)
    s.phase, s.window = SETUP, NO_WINDOW
    blank_own(s)
    return s


def _lay(piles: list[tuple[int, ...]], place: bytearray, where: int, cards: list[int]) -> None:
    piles[where] = tuple(cards)
    for card in cards:
        place[card] = where


def deal(rules: ConquestRules, options: Options, decks: object, seed: int) -> ConquestState:
    """A new game with shuffled decks, the line of planets and the initiative (CON-3.1 to CON-3.5)."""
    seated = seated_decks(decks)
    codes = [[deck.warlord, *([deck.synapse] if deck.synapse else []), *deck.drawn] for deck in seated]
    settled = options.settled(seed)
    s = rules.bare(settled, codes, seeded(seed))
    for seat in range(SEATS):
        shuffle(s, seat)
    s.planets = s.shuffled(planets_of(settled.sector))[:LINE]  # CON-3.3: nobody sees the others
    s.active = first_seat(s, options.first)  # CON-3.4: who has the initiative
    s.faceup = (1 << FACE_UP) - 1  # CON-3.5: bit mask of the faceup planets
    s.then(*beginning(s.active))
    return s


def beginning(first: int) -> list[Step[ConquestState]]:
    """The first steps: starting hands, mulligans, resources, and the first round."""
    return [StartingHands(), Mulligan(first), Mulligan(1 - first), StartingResources(), Round()]


class StartingHands(Step[ConquestState]):
    """Each player draws the starting hand of their warlord (CON-3.8)."""

    def run(self, s: ConquestState) -> None:
        for seat in s.in_turn():
            draw(s, seat, s.duel.defs[s.duel.warlords[seat]].hand or 0, "CON-3.8")


class Mulligan(KeepOrMulligan[ConquestState]):
    """A player may once shuffle their hand into their deck and draw the same number of cards (CON-3.9)."""

    def rule(self) -> str:
        return "CON-3.9"

    def redraw(self, s: ConquestState, cards: int) -> None:
        shuffle(s, self.who)
        draw(s, self.who, cards, "CON-3.9")


class StartingResources(Step[ConquestState]):
    """Each player gets the starting resources of their warlord (CON-3.10)."""

    def run(self, s: ConquestState) -> None:
        for seat in s.in_turn():
            s.rules.gain_resources(s, seat, s.duel.defs[s.duel.warlords[seat]].resources or 0, "CON-3.10")
