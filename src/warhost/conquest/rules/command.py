"""The command phase: secret dials, committing, and the struggles for command (CON-7)."""

from __future__ import annotations

from typing import Final

from ...effects.lasting import END_OF_STRUGGLE
from ...effects.use import NOTHING
from ...engine.steps import Question, Step
from ..library import planet_cards
from ..state import ConquestState
from ..words import AFTER_STRUGGLE_WON, EXHAUSTED, HQ, SEATS, WHEN_STRUGGLE_BEGINS
from .drawing import draw
from .entering import commit
from .settling import expire

NOTHING_TAKEN: Final = 0
CARDS: Final = 1
RESOURCES: Final = 2
BOTH: Final = CARDS | RESOURCES
BONUS_NAMES: Final = ("nothing", "cards", "resources", "both")


class Dial(Question[ConquestState]):
    """A player sets his dial in secret: a number without a face-up planet is no choice (CON-7.1, CON-7.2)."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        s.ask(self, self.who, s.open_planets())

    def answer(self, s: ConquestState, option: int) -> None:
        s.dials = tuple([option if seat == self.who else each for seat, each in enumerate(s.dials)])

    def notation(self, s: ConquestState, option: int) -> str:
        return f"dial {s.open_planets().index(option) + 1}"


class Reveal(Step[ConquestState]):
    """Both dials are shown, then both sides commit at the same time (CON-7.1, CON-7.3)."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        s.shown_dials = True
        for seat in s.in_turn():
            s.emit(
                "dialled",
                "CON-7.1",
                seat,
                place=s.dials[seat] * SEATS,
                number=s.open_planets().index(s.dials[seat]) + 1,
            )
        commit(s, [(card, s.dials[seat]) for seat in s.in_turn() for card in s.units_at(HQ, seat)])


class Struggle(Step[ConquestState]):
    """The struggle at a planet (`number`) begins (CON-7.8); interrupts to that come before anything is counted."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        if s.is_face_up(self.number):
            s.then(CountCommand(number=self.number))
            s.happen(WHEN_STRUGGLE_BEGINS, s.duel.planet(self.number), place=self.number * SEATS)


class CountCommand(Step[ConquestState]):
    """A lone ready warlord wins; otherwise more icons on ready units do; equal totals win nothing (CON-7.9 to 7.12)."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        position = self.number
        winner = winner_at(s, position)
        if winner == NOTHING:
            s.then(StruggleOver())
            return
        totals = [command_at(s, position, seat) for seat in range(SEATS)]
        rule = "CON-7.9" if lone_warlord(s, position) == winner else "CON-7.10"
        s.emit("won-struggle", rule, winner, place=position * SEATS, number=totals[winner])
        s.then(TakeBonus(winner, number=position), StruggleWon(winner, number=position), StruggleOver())


def lone_warlord(s: ConquestState, position: int) -> int:
    """The player whose warlord alone is ready at a planet, or NOTHING (CON-7.9)."""
    ready = [
        seat for seat in range(SEATS) if s.warlord_at(position, seat) and not s.marks[s.duel.warlords[seat]] & EXHAUSTED
    ]
    return ready[0] if len(ready) == 1 else NOTHING


def command_at(s: ConquestState, position: int, seat: int) -> int:
    """The command icons of a player's ready units at a planet (CON-7.10)."""
    return sum([s.command[card] for card in s.units_at(position, seat) if not s.marks[card] & EXHAUSTED])


def winner_at(s: ConquestState, position: int) -> int:
    """Who would win the struggle at a planet as things stand, or NOTHING."""
    lone = lone_warlord(s, position)
    if lone != NOTHING:
        return lone
    totals = [command_at(s, position, seat) for seat in range(SEATS)]
    if totals[0] == totals[1]:
        return NOTHING
    return 0 if totals[0] > totals[1] else 1


def bonuses(s: ConquestState, position: int, seat: int) -> tuple[int, int]:
    """The cards and resources to be had: the planet's, and those of the winner's units there (CON-7.13, CON-7.14)."""
    cards, resources = planet_cards()[s.planets[position]].bonus
    for card in s.units_at(position, seat):
        more = s.duel.defs[card].bonus
        cards, resources = cards + more[0], resources + more[1]
    return cards, resources


class TakeBonus(Question[ConquestState]):
    """The winner takes the cards, the resources, both or neither (CON-7.13)."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        cards, resources = bonuses(s, self.number, self.who)
        offered = (CARDS if cards else 0) | (RESOURCES if resources else 0)
        options = [option for option in (BOTH, CARDS, RESOURCES, NOTHING_TAKEN) if option & ~offered == 0]
        s.ask(self, self.who, options)

    def answer(self, s: ConquestState, option: int) -> None:
        cards, resources = bonuses(s, self.number, self.who)
        if option & RESOURCES:
            s.gain_resources(self.who, resources, "CON-7.13")
        if option & CARDS:
            draw(s, self.who, cards, "CON-7.13")

    def notation(self, s: ConquestState, option: int) -> str:
        return f"take {BONUS_NAMES[option]}"


class StruggleWon(Step[ConquestState]):
    """Reactions to a struggle that was won."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        s.happen(AFTER_STRUGGLE_WON, s.duel.planet(self.number), self.who, self.number * SEATS + self.who)


class StruggleOver(Step[ConquestState]):
    """What lasted until the end of the struggle ends."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        expire(s, END_OF_STRUGGLE)


STEPS: Final = (Dial, Reveal, Struggle, CountCommand, TakeBonus, StruggleWon, StruggleOver)
