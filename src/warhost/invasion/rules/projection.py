"""The numbers as they stand: printed facts with every constant and lasting effect, worked out after a change."""

from __future__ import annotations

from ...effects.language.abilities import ACTION, ANYBODY, ANYWHERE, FORCED, YOU
from ...effects.language.basis import within_bounds
from ...effects.language.lasting import Grant
from ...effects.language.sets import is_current, subjects
from ...effects.language.use import Use
from ...effects.state.card_table import Listener
from ...effects.state.projection import at_work, basis_of, grant_abilities, listen, put_in_force, without_text
from ..changes.common import UNCHANGED, AddsPower, CountsAs, IsDevelopment
from ..changes.permissions import LosesAbilities
from ..duel import KEYWORDS
from ..state import InvasionState
from ..words import (
    AMBUSH,
    AS_ATTACHMENT,
    AS_SUPPORT,
    BOARD,
    DEVELOPMENT,
    DISCARD,
    FACEDOWN,
    FACELESS,
    HIT_POINTS,
    IN_PLAY,
    KEEPS_HIT_POINTS,
    LEGEND,
    NECROMANCY,
    POWER,
    QUEST_CARD,
    RACES,
    SEATS,
    SUPPORT,
    TOUGHNESS,
    UNIT,
)
from .becoming import traits_of_attached


class Numbers:
    """The numbers of the cards while they are worked out: first as printed, then card by card with every change."""

    __slots__ = ("hit_points", "power", "stats", "touched", "toughness")

    def __init__(self, objects: int) -> None:
        self.power = [0] * objects
        self.hit_points = [0] * objects
        self.toughness = [0] * objects
        self.stats: dict[int, int] = {}
        self.touched: list[int] = []  # the cards whose power, hit points or Toughness have been changed

    def add(self, stat: int, card: int, amount: int) -> None:
        """A card gains so much of something, or loses it."""
        if stat == POWER:
            self.power[card] += amount
        elif stat == HIT_POINTS:
            self.hit_points[card] += amount
        elif stat == TOUGHNESS:
            self.toughness[card] += amount
        else:
            key = stat << 9 | card
            more = amount + 1 if stat == AMBUSH and key not in self.stats else amount  # Ambush 0 is still Ambush
            self.stats[key] = self.stats.get(key, 0) + more  # INV-9.11
            return
        self.touched.append(card)


def work_out(s: InvasionState) -> None:
    """Printed kinds and numbers, what lies facedown or bears a keyword, then everything at work (INV-9.11)."""
    duel = s.duel
    kinds = duel.printed_kinds[:]
    marks, place, controller = s.marks, s.place, s.controller
    in_play = s.in_play()
    s.kinds = kinds
    constants: list[Listener] = []
    as_support = False
    faceup: list[int] = []  # INV-22.2: nothing printed on a facedown card counts, also where it counts as a unit
    for card in in_play:
        mark = marks[card]
        if mark & FACEDOWN:
            kinds[card] = DEVELOPMENT
            continue
        faceup.append(card)
        if mark & AS_SUPPORT:
            kinds[card], as_support = SUPPORT, True
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
    s.in_force = {}
    blank = _collect(s, constants, as_support)
    if CountsAs in s.in_force:
        faceup = [card for card in faceup if not kinds[card] & FACELESS]

    numbers = Numbers(duel.objects)
    power, hit_points, toughness, stats = numbers.power, numbers.hit_points, numbers.toughness, numbers.stats
    listeners: dict[int, list[Listener]] = {}
    actors: list[list[Listener]] = [[], []]
    symbols = [0] * (SEATS * RACES)
    for seat, race in enumerate(s.capitals):
        symbols[seat * RACES + race] = 1  # INV-3.10
    silenced = _silenced(s)
    for card in faceup:
        if kinds[card] == DEVELOPMENT:
            continue
        sheet = duel.sheets[card]
        for race in sheet.symbols:
            symbols[controller[card] * RACES + race] += 1
        power[card] = sheet.power
        hit_points[card] = sheet.hit_points
        if not sheet.says or (blank and card in blank):
            continue
        here, anywhere = duel.zone_of[place[card]], ANYWHERE
        if marks[card] & AS_SUPPORT:
            here = anywhere = AS_ATTACHMENT
        else:
            for stat, number in sheet.keywords:
                if stat == TOUGHNESS:
                    toughness[card] = number
                else:
                    stats[stat << 9 | card] = number
        for entry in sheet.waiting:
            ability = entry.ability
            if silenced and card in silenced and ability.kind in (ACTION, FORCED):
                continue
            if ability.zone == anywhere or ability.zone == here:
                listen(listeners, card, entry)
        if silenced and card in silenced:
            continue
        for entry in sheet.acting:
            if entry.ability.zone == anywhere or entry.ability.zone == here:
                by = entry.ability.by
                for seat in range(SEATS):
                    if by == ANYBODY or (by == YOU) == (seat == controller[card]):
                        actors[seat].append((card, entry))
    grant_abilities(s, listeners, actors, silenced)  # also where the text of a card is blank (INV-39.51)
    s.listeners = listeners
    s.actors = actors
    s.symbols = bytearray(symbols)
    for counting in s.modifiers(CountsAs).found:
        counted = counting.modifier
        if counted.hit_points:
            for card in counting.subjects(s, counted.of):
                hit_points[card] = counted.hit_points
                if counted.power != UNCHANGED:  # INV-22.14: it is set, and what adds to it comes afterwards
                    power[card] = counted.power
    losses: list[tuple[int, int]] = []  # of hit points, which some cards do not lose
    for each in s.modifiers(Grant).found:
        grant = each.modifier
        for card in each.subjects(s, grant.of):
            amount = grant.amount_for(s, card, each.use)
            if grant.stat == HIT_POINTS and amount < 0:
                losses.append((card, amount))
            else:
                numbers.add(grant.stat, card, amount)
    for boost in s.boosts:
        lies = place[boost.card] // SEATS
        there = place[boost.card] < IN_PLAY and kinds[boost.card] != DEVELOPMENT
        there = there or (boost.stat == NECROMANCY and lies == DISCARD)
        there = there or (boost.stat == AMBUSH and place[boost.card] < IN_PLAY)  # it works facedown (INV-22.2)
        if there and s.births[boost.card] == boost.birth:
            if boost.stat == HIT_POINTS and boost.amount < 0:
                losses.append((boost.card, boost.amount))
            else:
                numbers.add(boost.stat, boost.card, boost.amount)
    for card, amount in losses:
        if not stats.get(KEEPS_HIT_POINTS << 9 | card):
            numbers.add(HIT_POINTS, card, amount)
    s.basis = basis_of(s, constants, in_play, [])
    for key in stats:
        stat = key >> 9
        if stat in KEYWORDS and stats[key] > 0:
            entry = KEYWORDS[stat]
            when = entry.ability.when
            if when is not None:
                listeners.setdefault(when.kind, []).append((key & 511, entry))
    s.power = within_bounds(power, numbers.touched)  # INV-2.16
    s.hit_points = within_bounds(hit_points, numbers.touched)
    s.toughness = within_bounds(toughness, numbers.touched)
    s.stats = stats


def _silenced(s: InvasionState) -> list[int]:
    """The cards without Actions and forced effects."""
    found: list[int] = []
    for losing in s.modifiers(LosesAbilities).found:
        found += losing.subjects(s, losing.modifier.of)
    if found:  # a forced change of what would happen is a forced effect, too
        for kind, modifiers in s.in_force.items():
            s.in_force[kind] = [
                each for each in modifiers if each.use.source not in found or each.use.ability.kind != FORCED
            ]
    return found


def _collect(s: InvasionState, constants: list[Listener], as_support: bool) -> list[int]:
    """The cards without text, once what makes cards other than they are printed has been seen to."""
    working = at_work(s, constants)
    if as_support:
        traits_of_attached(s)
    kinds = s.kinds
    counting: list[tuple[Use, CountsAs, int]] = []
    for use, entry, it in working:
        if entry.early:
            for developing in entry.modifiers(IsDevelopment):
                for card in subjects(s, developing.of, use, it, use.controller):
                    kinds[card] = DEVELOPMENT
            counting += [(use, each, it) for each in entry.modifiers(CountsAs)]
    for use, further, it in counting:  # INV-9.10: developments count whichever card made them so, in any order
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


def power_of(s: InvasionState, card: int, zone: int) -> int:
    """The power of a card in a zone: a legend has one for each (INV-20.2)."""
    if s.kinds[card] & LEGEND:
        return max(0, s.power[card] - s.duel.power[card] + s.duel.powers[card][zone])
    return s.power[card]


def zone_power(s: InvasionState, seat: int, zone: int) -> int:
    """The power in a zone beside its base (INV-2.10): of units and supports there, and of a legend."""
    total = 0
    for card in s.piles[zone * SEATS + seat]:
        if s.kinds[card] & (UNIT | SUPPORT | QUEST_CARD) and s.controller[card] == seat:
            total += s.power[card]
    for card in s.piles[BOARD * SEATS + seat]:
        total += power_of(s, card, zone) if s.kinds[card] & LEGEND else 0
    for each in s.modifiers(AddsPower).of_player(seat).found:
        if each.modifier.zone == zone:
            for card in each.subjects(s, each.modifier.of):
                if s.place[card] != zone * SEATS + seat:
                    total += s.power[card]
    return total
