"""Computes the numbers of all cards from printed facts, constant effects and temporary changes."""

from __future__ import annotations

from ...effects.language.abilities import ACTION, ANYBODY, ANYWHERE, FORCED, YOU
from ...effects.language.ability_use import AbilityUse
from ...effects.language.floating import Boost
from ...effects.language.lasting import Grant
from ...effects.language.sets import is_current, subjects, subjects_of
from ...effects.state.basis import within_bounds
from ...effects.state.card_table import Listener
from ...effects.state.projection import at_work, basis_of, grant_abilities, listen, put_in_force, without_text
from ..changes.common import UNCHANGED, CountsAs, IsDevelopment
from ..changes.permissions import LosesAbilities
from ..duel import KEYWORDS, ZoneSheet
from ..state import InvasionState
from ..words import (
    AMBUSH,
    AS_ATTACHMENT,
    AS_SUPPORT,
    DEVELOPMENT,
    DISCARD,
    FACEDOWN,
    FACELESS,
    HIT_POINTS,
    IN_PLAY,
    KEEPS_HIT_POINTS,
    NECROMANCY,
    POWER,
    RACES,
    SEATS,
    SUPPORT,
    TOUGHNESS,
)
from .movement.attachments import traits_of_attached


class Numbers:
    """The derived values of all cards during their computation: first the printed ones, then with every change."""

    __slots__ = ("actors", "hit_points", "listeners", "power", "stats", "symbols", "touched", "toughness")

    def __init__(self, s: InvasionState) -> None:
        objects = s.duel.objects
        self.power = [0] * objects
        self.hit_points = [0] * objects
        self.toughness = [0] * objects
        self.stats: dict[int, int] = {}
        self.touched: list[int] = []  # the cards with changed power, hit points or Toughness
        self.listeners: dict[int, list[Listener]] = {}
        self.actors: list[list[Listener]] = [[], []]
        self.symbols = [0] * (SEATS * RACES)
        for seat, race in enumerate(s.capitals):
            self.symbols[seat * RACES + race] = 1  # INV-3.10: the capital provides a loyalty symbol

    def add(self, stat: int, card: int, amount: int) -> None:
        """Add to a number of a card; the amount may be negative."""
        if stat == POWER:
            self.power[card] += amount
        elif stat == HIT_POINTS:
            self.hit_points[card] += amount
        elif stat == TOUGHNESS:
            self.toughness[card] += amount
        else:
            key = stat << 9 | card
            more = amount + 1 if stat == AMBUSH and key not in self.stats else amount  # Ambush 0 is stored as 1
            self.stats[key] = self.stats.get(key, 0) + more  # INV-9.11: amounts of a keyword add up
            return
        self.touched.append(card)

    def read_cards(self, s: InvasionState, faceup: list[int], blank: list[int], silenced: list[int]) -> None:
        """Read the printed numbers and loyalty of the faceup cards, and the texts that are not blank."""
        kinds, sheets, controller, symbols = s.kinds, s.duel.sheets, s.controller, self.symbols
        power, hit_points = self.power, self.hit_points
        for card in faceup:
            if kinds[card] == DEVELOPMENT:
                continue
            sheet = sheets[card]
            for race in sheet.symbols:
                symbols[controller[card] * RACES + race] += 1
            power[card] = sheet.power
            hit_points[card] = sheet.hit_points
            if sheet.says and not (blank and card in blank):
                self.read_text(s, card, sheet, bool(silenced) and card in silenced)

    def read_text(self, s: InvasionState, card: int, sheet: ZoneSheet, silenced: bool) -> None:
        """Register a card's keywords and the abilities that work in its zone; a silenced card has few of them."""
        here, anywhere = s.duel.zone_of[s.place[card]], ANYWHERE
        if s.marks[card] & AS_SUPPORT:
            here = anywhere = AS_ATTACHMENT
        else:
            for stat, number in sheet.keywords:
                if stat == TOUGHNESS:
                    self.toughness[card] = number
                else:
                    self.stats[stat << 9 | card] = number
        for entry in sheet.waiting:
            ability = entry.ability
            if silenced and ability.kind in (ACTION, FORCED):
                continue
            if ability.zone == anywhere or ability.zone == here:
                listen(self.listeners, card, entry)
        if silenced:
            return
        for entry in sheet.acting:
            if entry.ability.zone == anywhere or entry.ability.zone == here:
                by = entry.ability.by
                for seat in range(SEATS):
                    if by == ANYBODY or (by == YOU) == (seat == s.controller[card]):
                        self.actors[seat].append((card, entry))

    def set_counted(self, s: InvasionState) -> None:
        """Set the numbers of cards that count as another kind, before any additions (INV-22.14)."""
        for counting in s.modifiers(CountsAs).found:
            counted = counting.modifier
            if counted.hit_points:
                for card in subjects_of(s, counting, counted.of):
                    self.hit_points[card] = counted.hit_points
                    if counted.power != UNCHANGED:
                        self.power[card] = counted.power

    def add_changes(self, s: InvasionState) -> None:
        """Constant effects, then what lasts for a while; losses of hit points last, as some cards have none."""
        losses: list[tuple[int, int]] = []
        for each in s.modifiers(Grant).found:
            grant = each.modifier
            for card in subjects_of(s, each, grant.of):
                amount = grant.amount_for(s, card, each.use)
                if grant.stat == HIT_POINTS and amount < 0:
                    losses.append((card, amount))
                else:
                    self.add(grant.stat, card, amount)
        for boost in s.boosts:
            if _counts(s, boost):
                if boost.stat == HIT_POINTS and boost.amount < 0:
                    losses.append((boost.card, boost.amount))
                else:
                    self.add(boost.stat, boost.card, boost.amount)
        for card, amount in losses:
            if not self.stats.get(KEEPS_HIT_POINTS << 9 | card):
                self.add(HIT_POINTS, card, amount)

    def listen_to_keywords(self) -> None:
        """Register the triggered abilities of keywords for every card with the keyword."""
        listeners, stats = self.listeners, self.stats
        for key in stats:
            stat = key >> 9
            if stat in KEYWORDS and stats[key] > 0:
                entry = KEYWORDS[stat]
                when = entry.ability.when
                if when is not None:
                    listeners.setdefault(when.kind, []).append((key & 511, entry))

    def store(self, s: InvasionState) -> None:
        """Store the numbers in the columns of the state, at least 0 (INV-2.16)."""
        s.power = within_bounds(self.power, self.touched)
        s.hit_points = within_bounds(self.hit_points, self.touched)
        s.toughness = within_bounds(self.toughness, self.touched)
        s.stats = self.stats


def compute_numbers(s: InvasionState) -> None:
    """Compute the derived columns of a state: kinds, modifiers in force, listeners and numbers (INV-9.11)."""
    in_play = s.in_play()
    s.kinds = s.duel.printed_kinds[:]
    s.in_force = {}
    faceup = _turn_down(s, in_play)
    constants, as_support = _constants(s, faceup)
    blank = _collect(s, constants, as_support)
    if CountsAs in s.in_force:
        faceup = [card for card in faceup if not s.kinds[card] & FACELESS]
    silenced = _silenced(s)
    numbers = Numbers(s)
    numbers.read_cards(s, faceup, blank, silenced)
    # Cards with a blank text box also gain abilities (INV-39.51).
    grant_abilities(s, numbers.listeners, numbers.actors, silenced)
    s.listeners = numbers.listeners
    s.actors = numbers.actors
    s.symbols = bytearray(numbers.symbols)
    numbers.set_counted(s)
    numbers.add_changes(s)
    s.basis = basis_of(s, constants, in_play, [])
    numbers.listen_to_keywords()
    numbers.store(s)


def _turn_down(s: InvasionState, in_play: list[int]) -> list[int]:
    """Make facedown cards developments, of which nothing printed counts (INV-22.2); returns the faceup cards."""
    kinds, marks = s.kinds, s.marks
    faceup: list[int] = []
    for card in in_play:
        if marks[card] & FACEDOWN:
            kinds[card] = DEVELOPMENT
        else:
            faceup.append(card)
    return faceup


def _constants(s: InvasionState, faceup: list[int]) -> tuple[list[Listener], bool]:
    """The constant effects that work in their cards' places, and True if a unit has become an attachment (INV-44)."""
    duel, marks, place = s.duel, s.marks, s.place
    constants: list[Listener] = []
    as_support = False
    for card in faceup:
        mark = marks[card]
        if mark & AS_SUPPORT:
            s.kinds[card], as_support = SUPPORT, True
        words = duel.sheets[card].constants
        if not words:
            continue
        here, anywhere = duel.zone_of[place[card]], ANYWHERE
        if mark & AS_SUPPORT:
            here = anywhere = AS_ATTACHMENT
        for entry in words:
            zone = entry.ability.zone
            if zone in (anywhere, here):
                constants.append((card, entry))
    return constants, as_support


def _counts(s: InvasionState, boost: Boost) -> bool:
    """True if a temporary change applies: its card is in play and not a development."""
    card = boost.card
    place = s.place[card]
    there = place < IN_PLAY and s.kinds[card] != DEVELOPMENT
    there = there or (boost.stat == NECROMANCY and place // SEATS == DISCARD)
    there = there or (boost.stat == AMBUSH and place < IN_PLAY)  # Ambush works facedown (INV-22.2)
    return there and s.births[card] == boost.birth


def _silenced(s: InvasionState) -> list[int]:
    """The cards that lose their Actions and forced effects."""
    found: list[int] = []
    for losing in s.modifiers(LosesAbilities).found:
        found += subjects_of(s, losing, losing.modifier.of)
    if found:  # replacement effects that are forced effects are lost, too
        for kind, modifiers in s.in_force.items():
            s.in_force[kind] = [
                each for each in modifiers if each.use.source not in found or each.use.ability.kind != FORCED
            ]
    return found


def _collect(s: InvasionState, constants: list[Listener], as_support: bool) -> list[int]:
    """The cards with blank text, after modifiers that change kinds were applied."""
    working = at_work(s, constants)
    if as_support:
        traits_of_attached(s)
    kinds = s.kinds
    counting: list[tuple[AbilityUse, CountsAs, int]] = []
    for use, entry, it in working:
        if entry.early:
            for developing in entry.modifiers(IsDevelopment):
                for card in subjects(s, developing.of, use, it, use.controller):
                    kinds[card] = DEVELOPMENT
            counting += [(use, each, it) for each in entry.modifiers(CountsAs)]
    for use, further, it in counting:  # INV-9.10: a development counts as a unit, whichever effect was first
        for card in subjects(s, further.of, use, it, use.controller):
            kinds[card] |= further.kinds | FACELESS if kinds[card] == DEVELOPMENT else further.kinds
    blank = [card for use, card in without_text(s, working) if is_current(s, use, card)]
    for use, _, _ in working:
        if kinds[use.source] == DEVELOPMENT and s.place[use.source] < IN_PLAY:
            blank.append(use.source)  # INV-22.5: a faceup development has no text
    if counting:
        blank += [use.source for use, _, _ in working if kinds[use.source] & FACELESS]
    put_in_force(s, working, blank, (IsDevelopment,))
    return blank
