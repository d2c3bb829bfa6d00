"""The state of a game of Invasion: the columns (lists by card) of both card games, and its own ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from ..effects.circumstances import NOTHING
from ..effects.hidden.knowledge import EVERYBODY_KNOWS, knows
from ..effects.language.abilities import AbilityEntry
from ..effects.language.ability_use import AbilityUse, Occurrence, PossibleResponse
from ..effects.language.basis import HISTORY
from ..effects.state.world import World
from ..engine.state import SPECTATOR
from . import words
from .columns import copied_own
from .duel import DEVELOP, Duel

if TYPE_CHECKING:
    from ..engine.columns import Bytes, Derived, Wide
    from .interface import InvasionRules

NO_PLACE: Final = -1
# Values of `known`: what everyone knows about a hidden card; `secrets` has those of drafts.
HERE: Final = 1  # everyone knows that the card is in this hand
LAID: Final = 5  # everyone knows that the card is in play facedown
Happened = tuple[int, int, int, int]  # event, card, seat, and 1 if everyone saw which card it was
Claim = tuple[int, int, int, int, int]  # card and birth, source of control and birth, controlling seat


class InvasionState(World):
    """Two players with capitals, an attack if one is in progress, and a chain (INV-1.1)."""

    duel: Duel
    known: Bytes  # by card: a value such as HERE or LAID, if the card is hidden
    assigned: Bytes  # by card: combat damage assigned to it, but not dealt yet
    returned: Bytes  # by card: the part of `assigned` that the defending side assigned
    chain: list[AbilityUse]  # actions that were announced and wait until both players pass
    history: tuple[Happened, ...]  # the recorded events of this turn
    occasions: tuple[AbilityUse, ...]  # triggered actions that may be used at the next opportunity
    draft: tuple[int, ...]  # the counters of a draft before the game (`rules/draft`)
    capitals: Annotated[tuple[int, ...], (words.NEUTRAL, words.NEUTRAL)]  # by seat: the race of the capital board
    claims: tuple[Claim, ...]  # control of cards by effects; the last claim on a card counts
    chances: tuple[PossibleResponse, ...]  # events to which a player may respond from hand in the next window
    first: int  # the seat that took the first turn
    turns: int
    attacker: Annotated[int, NOTHING]  # the attacking seat, or NOTHING
    fronts: tuple[tuple[int, ...], ...]  # by front: the places under attack (INV-46.2); empty without an attack
    attacked_legend: Annotated[int, NOTHING]  # the legend attacked through the first place, or NOTHING
    struck: int  # bit mask by front and seat: the seat's combat damage hit the opponent
    silent: bool  # True while no event triggers anything (INV-10.5 E-3)
    missed: tuple[AbilityUse, ...]  # triggered actions that could not be used in time, so that a refusal can say why
    power: Derived[Wide]
    toughness: Derived[Wide]
    # seat * RACES + race -> the number of loyalty symbols in play
    symbols: Annotated[Derived[bytearray], bytearray(words.SEATS * words.RACES)]

    __slots__ = tuple(__annotations__)

    def __init__(self, duel: Duel) -> None:
        self.duel = self.facts = duel

    def clone(self) -> InvasionState:
        return copied_own(self, InvasionState(self.duel))

    @property
    def rules(self) -> InvasionRules:
        return self.duel.rules

    # --- where cards are --------------------------------------------------------------------------------------

    def is_seen_by(self, seat: int, card: int) -> bool:
        place = self.place[card]
        zone, owner = place // words.SEATS, place % words.SEATS
        if zone == words.HAND:
            return owner == seat or self.known[card] == HERE or knows(self, seat, card)
        if zone == words.DECK:
            return knows(self, seat, card) or (self.seat == seat and card in self.looked)
        if place < words.IN_PLAY or zone == words.CHAIN:
            shown = not self.marks[card] & words.FACEDOWN or self.controller[card] == seat or self.known[card] == LAID
            return shown or knows(self, seat, card)
        if zone == words.PICKED:
            return owner == seat or self.known[card] == HERE
        if zone == words.ASIDE:
            return not self.known[card] or owner == seat
        if zone == words.BENEATH:
            return owner == seat or knows(self, seat, card)
        return zone in (words.DISCARD, words.UNDER)

    def can_be_known(self, card: int) -> bool:
        return self.place[card] < words.IN_PLAY or self.place[card] in self.facts.hidden

    def is_known_to_all(self, card: int) -> bool:
        """True if everyone knows a card out of play: it is discarded, being played, or was seen in its place."""
        zone = self.place[card] // words.SEATS
        if zone == words.HAND:
            return self.known[card] == HERE or self.seen[card] == EVERYBODY_KNOWS
        if zone == words.DECK:
            return self.seen[card] == EVERYBODY_KNOWS
        return zone == words.DISCARD or (zone == words.CHAIN and not self.marks[card] & words.FACEDOWN)

    def cards_beneath(self, host: int) -> list[int]:
        """The facedown cards under a card: its experience (INV-41.1)."""
        return [
            card
            for seat in range(words.SEATS)
            for card in self.piles[words.BENEATH * words.SEATS + seat]
            if self.host[card] == host
        ]

    def developments(self, place: int) -> int:
        """The number of developments in a zone."""
        count = 0
        for card in self.piles[place]:
            if self.kinds[card] & words.DEVELOPMENT:
                count += 1
        return count

    def in_turn(self) -> list[int]:
        return [self.active, 1 - self.active]

    def shows_face(self, card: int) -> bool:
        return not self.marks[card] & words.FACEDOWN and words.DEVELOPMENT != self.kinds[card] < words.FACELESS

    def bears_name(self, card: int) -> bool:
        return not self.marks[card] & words.FACEDOWN  # INV-22.5: a faceup development keeps its name

    def is_attachment(self, card: int) -> bool:
        """True if a card is attached to others: by what is printed on it, or since a unit became one (INV-44.1)."""
        return self.duel.attachment[card] or self.marks[card] & words.AS_SUPPORT != 0

    def active_entries(self, card: int) -> list[AbilityEntry]:
        if not self.marks[card] & words.AS_SUPPORT:
            return super().active_entries(card)
        return [entry for entry in self.duel.entries[card] if entry.ability.zone == words.AS_ATTACHMENT]

    def stat(self, stat: int, card: int) -> int:
        if stat == words.POWER:
            return self.power[card]
        if stat == words.HIT_POINTS:
            return self.hit_points[card]
        if stat == words.TOUGHNESS:
            return self.toughness[card]
        return self.stats.get(stat << 9 | card, 0)

    def power_in(self, card: int, zone: int) -> int:
        """The power of a card in a zone: a legend has one for each (INV-20.2)."""
        if self.kinds[card] & words.LEGEND:
            return max(0, self.power[card] - self.duel.power[card] + self.duel.powers[card][zone])
        return self.power[card]

    def both(self, stat: int, printed: int, granted: int) -> int:
        """Ambush adds up printed and granted values (INV-39.48)."""
        return printed + granted - 1 if granted and stat == words.AMBUSH else max(printed, granted)

    # --- what happens -----------------------------------------------------------------------------------------

    def awaits(self, kind: int) -> bool:
        if self.silent:
            return False
        return super().awaits(kind) or kind in self.duel.answers[0] or kind in self.duel.answers[1]

    def remember(self, kind: int, card: int, seat: int) -> None:
        seen = card == NOTHING or self.is_seen_by(SPECTATOR, card)
        self.history = (*self.history, (kind, card, seat, int(seen)))
        self.touched(HISTORY)

    def is_first(self, occurrence: Occurrence) -> bool:
        kind, card = occurrence.kind, occurrence.card
        return len([each for each in self.history if each[0] == kind and each[1] == card]) == 1

    def recorded(self) -> tuple[Happened, ...]:
        return self.history

    def links(self) -> list[AbilityUse]:
        return self.chain

    def heard(self, occurrence: Occurrence) -> None:
        super().heard(occurrence)
        if occurrence.kind in self.duel.answers[0] or occurrence.kind in self.duel.answers[1]:
            self.rules.alert(self, occurrence)

    def faces(self, in_play: list[int]) -> list[int]:
        marks = self.marks
        return [marks[card] & (words.FACEDOWN | words.AS_SUPPORT) for card in in_play]

    def numbers(self) -> tuple[object, ...]:
        return self.power, self.hit_points, self.toughness, self.stats, self.kinds

    def fight(self) -> tuple[int, ...]:
        places = [place for front in self.fronts for place in (*front, NO_PLACE)]
        return self.attacker, self.attacked_legend, *places

    def values_of(self, card: int) -> tuple[int, ...]:
        return self.power[card], self.hit_points[card], self.damage[card]

    def battlefield(self) -> int:
        return self.fronts[0][0] if self.fronts else NO_PLACE

    def is_attacked(self, place: int) -> bool:
        """True if a place is under attack."""
        for front in self.fronts:
            if place in front:
                return True
        return False

    def is_attacked_player(self, seat: int) -> bool:
        """True if zones of a player are under attack."""
        return len(self.fronts) > 0 and self.fronts[0][0] % words.SEATS == seat

    def front_of(self, card: int) -> int:
        """The front at which a card fights or fought; for a section, the front at which it can be hit."""
        if card >= self.duel.cards:
            for number in range(len(self.fronts)):
                if self.place[card] in self.fronts[number]:
                    return number
            return 0
        marks = self.marks[card]
        return 1 if marks & words.SECOND_FRONT else 2 if marks & words.THIRD_FRONT else 0

    def is_opposed(self, card: int) -> bool:
        """True if a card is in combat with a unit of the other side at the same front (INV-46.6)."""
        side = self.marks[card] & (words.ATTACKING | words.DEFENDING) if card < self.facts.cards else 0
        if not side:
            return False
        other = words.DEFENDING if side & words.ATTACKING else words.ATTACKING
        front = self.front_of(card)
        for each in self.in_play():
            if self.marks[each] & other and self.kinds[each] & words.UNIT and self.front_of(each) == front:
                return True
        return False

    def history_of_phase(self) -> tuple[Happened, ...]:
        """The events since the end of the last phase in which a player attacked."""
        ends = [at for at, (kind, _, _, _) in enumerate(self.history) if kind == words.PHASE_ENDS]
        return self.history[ends[-1] + 1 :] if ends else self.history

    def loyalty_of(self, card: int, facedown: bool = False) -> int:
        """The loyalty icons of a card (INV-3.9); none if its face does not count (INV-39.50)."""
        return self.duel.loyalty[card] if facedown or self.shows_face(card) else 0

    def attachments_of(self, card: int) -> list[int]:
        return self.attached_to([card])

    def attached_to(self, cards: list[int]) -> list[int]:
        """All attachments on cards, on those attachments, and so on, of any controller (INV-18.7)."""
        found: list[int] = []
        hosts = cards
        while hosts:
            going = [*cards, *found]
            hosts = [
                each
                for each in self.in_play()
                if self.host[each] in hosts and self.is_attachment(each) and each not in going and self.shows_face(each)
            ]
            found += hosts
        return found

    def code_of(self, card: int) -> str:
        return self.duel.code(card)

    def text_of(self, use: AbilityUse) -> dict[str, object] | None:
        return None if use.ability is DEVELOP else super().text_of(use)

    def name_of(self, card: int) -> str:
        """A card by its name, a development by its zone, a section by its player, a link of the chain by its card.

        Experience is named after the card above it.
        """
        duel = self.duel
        if card >= duel.first_link:
            return duel.defs[self.chain[card - duel.first_link].source].name
        if card >= duel.objects:
            return "yourself" if card == duel.player(self.seat if self.seat >= 0 else self.active) else "opponent"
        if card >= duel.cards:
            place = self.place[card]
            whose = "own" if place % words.SEATS == (self.seat if self.seat >= 0 else self.active) else "enemy"
            return f"{whose} {words.ZONE_NAMES[place // words.SEATS]}"
        place = self.place[card]
        if place // words.SEATS == words.BENEATH:
            return f"experience {duel.defs[self.host[card]].name}"
        if self.marks[card] & words.FACEDOWN or (self.is_in_play(card) and not self.shows_face(card)):
            return f"development {words.ZONE_NAMES[place // words.SEATS]}" if self.is_in_play(card) else "development"
        return duel.defs[card].name

    def titled(self, thing: int) -> str:
        """A card by its title even if it is facedown, a section by its zone."""
        duel = self.duel
        return duel.defs[thing].name if thing < duel.cards else words.ZONE_NAMES[self.place[thing] // words.SEATS]

    def turn_of(self) -> tuple[int, int]:
        return self.active, self.turns
