"""The state of a game of Conquest: the columns (lists by card) of both card games, and its own ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from ..effects.circumstances import NOTHING
from ..effects.hidden.knowledge import knows
from ..effects.language.abilities import AbilityEntry
from ..effects.language.ability_use import AbilityUse, Occurrence, PossibleResponse
from ..effects.language.lasting import Blank
from ..effects.language.select import ALL
from ..effects.state.triggering import is_awaited, trigger_if_awaited
from ..effects.state.world import World
from . import words
from .changes.common import GainsSymbol
from .columns import copied_own
from .duel import Duel
from .interface import ConquestRules
from .pending import NOT_PENDING, Pending
from .sectors import planet_cards, planet_codes

if TYPE_CHECKING:
    from ..engine.columns import Derived, Wide

NO_ENTRIES: Final[list[AbilityEntry]] = []


class ConquestState(World):
    """Two players with warlords, the line of planets between them, and a battle if one is in progress."""

    duel: Duel
    planets: Annotated[tuple[int, ...], (words.NO_PLANET,) * words.LINE]  # by position: planet number, or NO_PLANET
    faceup: int  # bit mask of the positions with a faceup planet
    infested: int  # bit mask of the positions with an infestation token (CON-19.4)
    token: int  # the position of the first-planet token, which may be empty (CON-13.5)
    displays: Annotated[tuple[tuple[int, ...], ...], ((), ())]  # by seat: the planets that the player has won, in order
    lost: tuple[int, ...]  # planets that left the line without a winner (CON-13.6)
    dials: Annotated[tuple[int, ...], words.NOT_DIALLED]  # positions: of warlords, then of synapse units (CON-19.1)
    shown_dials: bool  # True if the dials of both players have been revealed
    # By seat: the faction on the enslavement dial (CON-19.7).
    enslaved: Annotated[tuple[int, ...], (words.NEUTRAL, words.NEUTRAL)]
    rounds: int
    limited: int  # bit mask of the seats that have played a Limited card this round
    battle: Annotated[int, NOTHING]  # the position of the battle in progress, or NOTHING
    battle_seat: Annotated[int, NOTHING]  # the seat with the initiative in the battle
    combat_round: int
    attacker: Annotated[int, NOTHING]  # the unit that attacks, or NOTHING
    defender: Annotated[int, NOTHING]  # the unit under attack, or NOTHING
    latest: Annotated[int, NOTHING]  # the seat that won the last planet that was taken, or NOTHING (CON-4.7)
    slain: tuple[int, ...]  # units being destroyed by damage: card << 16 | source << 1 | 1 if by an attack
    fallen: int  # bit mask of the positions where a unit was destroyed in this combat round
    scars: tuple[int, ...]  # who damaged whom in this phase: encoded with birth numbers by `scar`
    stand_ins: tuple[int, ...]  # units that represent cards in reserve: unit << 8 | card
    attack: Derived[Wide]
    command: Derived[Wide]

    __slots__ = tuple(__annotations__)

    def __init__(self, duel: Duel) -> None:
        self.duel = self.facts = duel

    def clone(self) -> ConquestState:
        return copied_own(self, ConquestState(self.duel))

    # --- where cards are --------------------------------------------------------------------------------------

    def reserves(self, position: int, seat: int) -> tuple[int, ...]:
        """A player's cards in reserve at a planet (CON-19.9)."""
        return self.piles[(words.RESERVE + position) * words.SEATS + seat]

    def in_reserve(self, card: int) -> int:
        """The position of the planet at which a card is in reserve, or NOTHING."""
        zone = self.place[card] // words.SEATS
        return zone - words.RESERVE if zone >= words.RESERVE else NOTHING

    def is_seen_by(self, seat: int, card: int) -> bool:
        place = self.place[card]
        zone = place // words.SEATS
        if zone == words.HAND:
            return place % words.SEATS == seat or knows(self, seat, card)
        if zone >= words.RESERVE:
            return self.controller[card] == seat or knows(self, seat, card)
        if zone == words.DECK:
            return knows(self, seat, card) or (self.seat == seat and card in self.looked)
        return True

    def position(self, card: int) -> int:
        """The position of the planet that a card is at, or NOTHING."""
        zone = self.place[card] // words.SEATS
        return zone if zone < words.LINE else NOTHING

    def units_at(self, position: int, seat: int) -> list[int]:
        """The units that a player has at a planet, or in their headquarters."""
        return [card for card in self.piles[position * words.SEATS + seat] if self.kinds[card] & words.UNIT]

    def warlord_at(self, position: int, seat: int) -> bool:
        return self.place[self.duel.warlords[seat]] == position * words.SEATS + seat

    def attachments_of(self, card: int) -> list[int]:
        """The attachments on a card, which are in its place (CON-17.9)."""
        place = self.place[card]
        return [each for pile in self.piles[place & ~1 : (place | 1) + 1] for each in pile if self.host[each] == card]

    def is_face_up(self, position: int) -> bool:
        return self.faceup >> position & 1 != 0

    def is_infested(self, position: int) -> bool:
        return self.infested >> position & 1 != 0

    def symbols_at(self, position: int) -> int:
        """The type symbols of a planet as a mask (CON-1.8); 0 for one that is gone or facedown."""
        if not self.is_face_up(position):
            return 0
        symbols = planet_cards()[self.planets[position]].symbol_bits
        for each in self.modifiers(GainsSymbol).concerning(self.duel.planet(position)):
            symbols |= each.modifier.symbol
        return symbols

    def scene(self) -> tuple[int, ...]:
        """The faceup planets by position, so that events can name a planet after it was won."""
        return tuple([planet if self.is_face_up(at) else words.NO_PLANET for at, planet in enumerate(self.planets)])

    def open_planets(self) -> list[int]:
        """The positions of the planets that are face up, first planet first (CON-2.10)."""
        return [position for position in range(words.LINE) if self.faceup >> position & 1]

    def first_planet(self) -> int:
        """The first planet, or NOTHING while its token is on an empty place (CON-13.5)."""
        return self.token if self.token >= 0 and self.planets[self.token] != words.NO_PLANET else NOTHING

    def in_turn(self) -> list[int]:
        """Both seats, first the one with the initiative: of the battle if there is one (CON-9.1)."""
        first = self.battle_seat if self.battle != NOTHING else self.active
        return [first, 1 - first]

    def shows_face(self, card: int) -> bool:
        return True

    def stat(self, stat: int, card: int) -> int:
        if stat == words.ATTACK:
            return self.attack[card]
        if stat == words.HIT_POINTS:
            return self.hit_points[card]
        if stat == words.COMMAND:
            return self.command[card]
        return self.stats.get(stat << 9 | card, 0)

    def has_cost(self, card: int) -> bool:
        return self.duel.priced[card]

    def printed_keywords(self, card: int) -> tuple[tuple[int, int], ...]:
        """The printed keywords of the faceup side of a card in play; none if its text box is blank (CON-16.27)."""
        blank = [each for each in self.modifiers(Blank).found if each.it == card]
        return (
            ()
            if blank or self.marks[card] & (words.ATTACHED | words.BLOODIED | words.FREED)
            else self.duel.keywords[card]
        )

    # --- what happens -----------------------------------------------------------------------------------------

    @property
    def rules(self) -> ConquestRules:
        """The rules of Conquest."""
        return self.duel.rules

    def remember(self, kind: int, card: int, seat: int) -> None:
        """Record an event of a card for this round; it is forgotten when the card leaves play."""
        if card != NOTHING:
            self.used = (*self.used, card << 8 | words.HAPPENED + kind)

    def is_first(self, occurrence: Occurrence) -> bool:
        return self.used.count(occurrence.card << 8 | words.HAPPENED + occurrence.kind) == 1

    def awaits(self, kind: int) -> bool:
        return kind in self.listeners or kind in self.duel.in_hands or kind in self.duel.in_piles or bool(self.floating)

    def heard(self, occurrence: Occurrence) -> None:
        """Trigger the abilities in play, and record possible responses from hand, whether or not they are held."""
        super().heard(occurrence)
        if occurrence.kind in self.duel.in_piles:
            for seat in range(words.SEATS):
                for card in self.discard_pile(seat):
                    for entry in self.duel.buried[card]:
                        if entry.ability.when is not None and entry.ability.when.kind == occurrence.kind:
                            trigger_if_awaited(self, card, entry, occurrence)
        if occurrence.kind not in self.duel.in_hands:
            return
        for holder in range(words.SEATS):
            possible = self.duel.held[holder].get(occurrence.kind, NO_ENTRIES)
            entries = [entry for entry in possible if self._fits(entry, holder, occurrence)]
            if entries:
                self.alerts = (*self.alerts, *self._alerts(occurrence, holder, entries))

    def _alerts(self, occurrence: Occurrence, holder: int, entries: list[AbilityEntry]) -> list[PossibleResponse]:
        """One alert for all abilities together; abilities with an "already" condition have a separate one."""
        plain = [entry for entry in entries if not entry.already]
        found = [PossibleResponse(occurrence, holder, tuple(plain))] if plain else []
        for entry in entries:
            if entry.already:
                use = self.noted(
                    AbilityUse(entry, NOTHING, holder, words.HAND * words.SEATS + holder, 0, occurrence=occurrence)
                )
                found.append(PossibleResponse(use.occurrence, holder, (entry,)))
        return found

    def _fits(self, entry: AbilityEntry, holder: int, occurrence: Occurrence) -> bool:
        """True if the ability waits for this event, assuming that the player holds its card."""
        when = entry.ability.when
        if when is None or (entry.phase >= 0 and entry.phase != self.phase):
            return False
        if not is_awaited(when, occurrence, holder):
            return False
        if when.of is ALL:
            return True
        use = AbilityUse(entry, NOTHING, holder, words.HAND * words.SEATS + holder, 0, occurrence=occurrence)
        return when.of.has(self, occurrence.card, use, occurrence.card, holder)

    def faces(self, in_play: list[int]) -> list[int]:
        marks = self.marks
        return [marks[card] & (words.ATTACHED | words.BLOODIED | words.FREED) for card in in_play]

    def numbers(self) -> tuple[object, ...]:
        return self.attack, self.hit_points, self.command, self.stats, self.kinds

    def fight(self) -> tuple[int, ...]:
        return self.battle, self.battle_seat, self.combat_round, self.attacker, self.defender, self.fallen

    def realm(self) -> tuple[int, ...]:
        return self.token, self.faceup, self.infested, *self.planets

    def values_of(self, card: int) -> tuple[int, ...]:
        return self.attack[card], self.hit_points[card], self.command[card], self.damage[card]

    def battlefield(self) -> int:
        return self.battle

    def awaited(self, kind: type[Pending], card: int = NOTHING) -> Pending:
        """The latest pending event of a class, optionally one about a card."""
        for step in self.steps[::-1]:
            if isinstance(step, kind) and (card == NOTHING or step.card == card):
                return step
        return NOT_PENDING

    def amend(self, old: Pending, new: Pending) -> None:
        """Replace a pending event by a changed copy."""
        for at, step in enumerate(self.steps):
            if step is old:
                self.steps[at] = new

    # --- names ------------------------------------------------------------------------------------------------

    def code_of(self, card: int) -> str:
        """The code of a card, or of a planet of the line."""
        if card >= self.duel.cards:
            return planet_codes()[self.planets[card - self.duel.cards]]
        return self.duel.code(card)

    def name_of(self, card: int) -> str:
        """A card by its name, a planet by its own, a headquarters by its player."""
        duel = self.duel
        if card < duel.cards:
            at = self.in_reserve(card)
            return duel.defs[card].name if at < 0 else f"reserve at {self.planet_name(at)}"
        if card < duel.cards + words.LINE:
            return self.planet_name(card - duel.cards)
        seat = card - duel.cards - words.LINE
        return "own HQ" if seat == (self.seat if self.seat >= 0 else self.active) else "enemy HQ"

    def planet_name(self, position: int) -> str:
        """A planet by its name, a facedown or empty place in the line by its number."""
        number = self.planets[position]
        if number == words.NO_PLANET or not self.is_face_up(position):
            return f"planet {position + 1}"
        return planet_cards()[number].name

    def planet_word(self, position: int) -> Any:
        """A planet as a position writes it: by name even if it is facedown, an empty place by its number."""
        planet = self.planets[position]
        return planet_cards()[planet].name if planet != words.NO_PLANET else position + 1

    def titled(self, thing: int) -> str:
        """The title of a card even if it is facedown."""
        duel = self.duel
        return duel.defs[thing].name if thing < duel.cards else self.name_of(thing)

    def turn_of(self) -> tuple[int, int]:
        return self.active, self.rounds
