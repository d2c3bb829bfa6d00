"""The command phase: secret dials, committing, and command struggles (CON-7)."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...engine.events import NONE
from ...engine.moves import UNNAMED, FixedMove, Move
from ...engine.steps import Question, Step
from .. import words
from ..bonuses import planet_bonus
from ..changes.common import CommitsApart, CountsExhausted, NoCommitting, ReservesCommand, Uncounted
from ..state import ConquestState
from .actions.stops import BONUS, DIAL
from .drawing import draw
from .entering import commit
from .settling import expire

FORGONE: Final = 0  # an option: the planet's bonuses are given up
NOTHING_TAKEN: Final = 0
CARDS: Final = 1
RESOURCES: Final = 2
BOTH: Final = CARDS | RESOURCES
INFESTED: Final = "infested"  # the kind of planet at which the bonus of some units applies
BONUS_NAMES: Final = ("nothing", "cards", "resources", "both")
TAKING: Final = tuple([FixedMove(f"take {name}") for name in BONUS_NAMES])


class Dial(Question[ConquestState]):
    """A player sets their dial in secret to a faceup planet (CON-7.1, CON-7.2)."""

    def run(self, s: ConquestState) -> None:
        s.ask(self, self.who, planets_to_commit(s, self.who))

    def answer(self, s: ConquestState, option: int) -> None:
        set_dial(s, self.who, option)

    def move(self, s: ConquestState, option: int) -> Move:
        return dialled(s, "dial", option)

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": DIAL}


def dialled(s: ConquestState, verb: str, position: int) -> Move:
    """The move of a dial: the number of a faceup planet."""
    number = s.open_planets().index(position) + 1
    return Move(verb, s.duel.planet(position), NONE, number, "", UNNAMED)


def planets_to_commit(s: ConquestState, seat: int) -> list[int]:
    """The planets to which a player may commit their warlord; the last one in play is always allowed (CON-7.2)."""
    planets = s.open_planets()
    allowed = [position for position in planets if not forbidden_to_commit(s, seat, position)]
    return allowed if len(planets) > 1 else planets


def forbidden_to_commit(s: ConquestState, seat: int, position: int) -> bool:
    """True if a card of the opponent prevents a player's warlord from committing to a planet."""
    return forbidden_by(s, seat, position) != NOTHING


def forbidden_by(s: ConquestState, seat: int, position: int) -> int:
    """The card of the opponent that prevents a player's warlord from committing to a planet, or NOTHING."""
    return s.modifiers(NoCommitting).of_opponent(seat).source(s.duel.planet(position))


def set_dial(s: ConquestState, which: int, position: int) -> None:
    s.dials = tuple([position if number == which else each for number, each in enumerate(s.dials)])


class SynapseDial(Dial):
    """A synapse unit in the headquarters has a separate dial, set in secret at the same time (CON-19.1)."""

    def run(self, s: ConquestState) -> None:
        synapse = s.duel.synapses[self.who]
        if synapse != NOTHING and s.place[synapse] == words.HQ * words.SEATS + self.who:
            s.ask(self, self.who, synapse_planets(s, self.who))

    def answer(self, s: ConquestState, option: int) -> None:
        set_dial(s, words.SEATS + self.who, option)

    def move(self, s: ConquestState, option: int) -> Move:
        return dialled(s, "synapse dial", option)


def synapse_planets(s: ConquestState, seat: int) -> list[int]:
    """The planets to which a synapse unit may commit, without its warlord's if it must commit apart and can."""
    planets = s.open_planets()
    synapse = s.duel.synapses[seat]
    for each in s.modifiers(CommitsApart).found:
        if each.use.source == synapse and len(planets) > 1:
            return [position for position in planets if position != s.dials[seat]]
    return planets


class Reveal(Step[ConquestState]):
    """Reveal all dials, then both sides commit at the same time (CON-7.1, CON-7.3); a synapse unit commits alone."""

    def run(self, s: ConquestState) -> None:
        s.shown_dials = True
        for seat in s.in_turn():
            s.emit(
                "dialled",
                "CON-7.1",
                seat,
                place=s.dials[seat] * words.SEATS,
                number=s.open_planets().index(s.dials[seat]) + 1,
            )
            synapse = s.dials[words.SEATS + seat]
            if synapse != NOTHING:
                number = s.open_planets().index(synapse) + 1
                s.emit("synapse-dialled", "CON-19.1", seat, s.duel.synapses[seat], synapse * words.SEATS, number=number)
        orders: list[tuple[int, int]] = []
        for seat in s.in_turn():
            alone = s.dials[words.SEATS + seat]
            orders += [
                (card, alone if s.kinds[card] & words.SYNAPSE else s.dials[seat])
                for card in s.units_at(words.HQ, seat)
                if not s.kinds[card] & words.SYNAPSE or alone != NOTHING
            ]
        commit(s, orders)


class Struggle(Step[ConquestState]):
    """Start the struggle at a planet (`number`, CON-7.8); interrupts come before anything is counted."""

    def run(self, s: ConquestState) -> None:
        if s.is_face_up(self.number):
            s.then(CountCommand(number=self.number))
            s.happen(words.WHEN_STRUGGLE_BEGINS, s.duel.planet(self.number), place=self.number * words.SEATS)


class CountCommand(Step[ConquestState]):
    """A ready warlord without an enemy warlord wins, otherwise more icons on ready units (CON-7.9 to 7.12)."""

    def run(self, s: ConquestState) -> None:
        position = self.number
        winner = winner_at(s, position)
        if winner == NOTHING:
            s.then(StruggleOver())
            return
        totals = [command_at(s, position, seat) for seat in range(words.SEATS)]
        rule = "CON-7.9" if lone_warlord(s, position) == winner else "CON-7.10"
        s.emit("won-struggle", rule, winner, place=position * words.SEATS, number=totals[winner])
        s.then(TakeBonus(winner, number=position), StruggleWon(winner, number=position), StruggleOver())
        s.happen(words.WHEN_STRUGGLE_WON, s.duel.planet(position), winner, position * words.SEATS + winner)


def lone_warlord(s: ConquestState, position: int) -> int:
    """The player whose warlord is the only ready one at a planet, or NOTHING (CON-7.9)."""
    ready = [
        seat
        for seat in range(words.SEATS)
        if s.warlord_at(position, seat) and not s.marks[s.duel.warlords[seat]] & words.EXHAUSTED
    ]
    return ready[0] if len(ready) == 1 else NOTHING


def command_at(s: ConquestState, position: int, seat: int) -> int:
    """The command icons of a player's ready units at a planet (CON-7.10)."""
    ready = [
        card for card in s.units_at(position, seat) if not s.marks[card] & words.EXHAUSTED or counts_exhausted(s, card)
    ]
    if Uncounted in s.in_force:
        uncounted = s.modifiers(Uncounted)
        ready = [card for card in ready if not uncounted.any(card)]
    total = sum([s.command[card] for card in ready])
    if ReservesCommand in s.in_force:
        total += s.modifiers(ReservesCommand).of_player(seat).count() * len(s.reserves(position, seat))
    return total


def counts_exhausted(s: ConquestState, card: int) -> bool:
    """True if a unit's command icons count although it is exhausted."""
    return s.modifiers(CountsExhausted).any(card)


def winner_at(s: ConquestState, position: int) -> int:
    """The present winner of the struggle at a planet, or NOTHING."""
    lone = lone_warlord(s, position)
    if lone != NOTHING:
        return lone
    totals = [command_at(s, position, seat) for seat in range(words.SEATS)]
    if totals[0] == totals[1]:
        return NOTHING
    return 0 if totals[0] > totals[1] else 1


def bonuses(s: ConquestState, position: int, seat: int, forgone: bool = False) -> tuple[int, int]:
    """The cards and resources of the winner: the planet's, and those of their units there (CON-7.13, CON-7.14).

    The bonuses of the planet may have been given up for another effect.
    """
    cards, resources = (0, 0) if forgone else planet_bonus(s, position)
    for card in s.units_at(position, seat):
        more = s.duel.defs[card].bonus
        if has_bonus(s, position, s.duel.defs[card].bonus_at):
            cards, resources = cards + more[0], resources + more[1]
    return cards, resources


def has_bonus(s: ConquestState, position: int, where: str) -> bool:
    """True if a unit has its bonus at a planet: at any, at those of a type, or at infested ones."""
    if not where:
        return True
    return (
        s.is_infested(position)
        if where == INFESTED
        else s.symbols_at(position) & words.SYMBOLS[words.SYMBOL_KEYS.index(where)] != 0
    )


class TakeBonus(Question[ConquestState]):
    """The winner takes the cards, the resources, both or neither (CON-7.13).

    `target` is set if they have given up the planet's own bonuses.
    """

    def run(self, s: ConquestState) -> None:
        offered = self.passing(s)
        options = [option for option in (BOTH, CARDS, RESOURCES, NOTHING_TAKEN) if option & ~offered == 0]
        s.ask(self, self.who, options)

    def offered(self, s: ConquestState) -> tuple[int, int]:
        return bonuses(s, self.number, self.who, self.target == FORGONE)

    def passing(self, s: ConquestState) -> int:
        """Passing takes everything."""
        cards, resources = self.offered(s)
        return (CARDS if cards else 0) | (RESOURCES if resources else 0)

    def window(self, s: ConquestState) -> str:
        """The key of the window: taking everything is the default, unless it empties the deck (CON-7.15)."""
        cards, _ = self.offered(s)
        return BONUS if cards < len(s.deck(self.who)) else ""

    def answer(self, s: ConquestState, option: int) -> None:
        cards, resources = self.offered(s)
        if option & RESOURCES:
            s.rules.gain_resources(s, self.who, resources, "CON-7.13")
        if option & CARDS:
            draw(s, self.who, cards, "CON-7.13")

    def move(self, s: ConquestState, option: int) -> Move:
        return TAKING[option]

    def about(self, s: ConquestState) -> dict[str, object] | None:
        return {"id": s.duel.planet(self.number)}

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"struggle": s.planet_word(self.number)}


def forgo(s: ConquestState, seat: int, really: bool) -> bool:
    """Give up the planet's bonuses for another effect; returns True if the winner still can."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, TakeBonus):
            if step.who != seat or step.target == FORGONE:
                return False
            if really:
                s.steps[at] = TakeBonus(seat, target=FORGONE, number=step.number)
            return True
    return False


class StruggleWon(Step[ConquestState]):
    """Reactions to winning a struggle."""

    def run(self, s: ConquestState) -> None:
        s.happen(words.AFTER_STRUGGLE_WON, s.duel.planet(self.number), self.who, self.number * words.SEATS + self.who)


class StruggleOver(Step[ConquestState]):
    """End the effects that last until the end of the struggle."""

    def run(self, s: ConquestState) -> None:
        expire(s, words.END_OF_STRUGGLE)
