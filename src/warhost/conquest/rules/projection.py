"""Computes ATK, hit points, command icons and keywords from printed facts, constant and temporary effects."""

from __future__ import annotations

from ...effects.language.abilities import ACTION, ANYBODY
from ...effects.language.effect import HowMany, Minus, Product, value
from ...effects.language.lasting import Grant
from ...effects.language.numbers import StatOf
from ...effects.language.sets import subjects_of
from ...effects.state.basis import NumberInput, WoundsInput, within_bounds
from ...effects.state.card_table import Listener
from ...effects.state.modifiers import InForce
from ...effects.state.projection import at_work, basis_of, grant_abilities, listen, put_in_force, without_text
from .. import words
from ..changes.common import DoubleStat, HasNumbers, SetsStat
from ..changes.fighting import CedesInitiative
from ..state import ConquestState


class Numbers:
    """ATK, hit points, command icons and keywords during their computation: first as printed, then changed."""

    __slots__ = ("actors", "attack", "command", "hit_points", "listeners", "stats", "touched")

    def __init__(self, objects: int) -> None:
        self.attack = [0] * objects
        self.hit_points = [0] * objects
        self.command = [0] * objects
        self.stats: dict[int, int] = {}
        self.touched: list[int] = []  # the cards with changed attack, hit points or command icons
        self.listeners: dict[int, list[Listener]] = {}
        self.actors: list[list[Listener]] = [[], []]

    def add(self, stat: int, card: int, amount: int) -> None:
        """Add to a number of a card; the amount may be negative."""
        if stat == words.ATTACK:
            self.attack[card] += amount
        elif stat == words.HIT_POINTS:
            self.hit_points[card] += amount
        elif stat == words.COMMAND:
            self.command[card] += amount
        else:
            key = stat << 9 | card
            self.stats[key] = max(self.stats.get(key, 0), amount)  # CON-15.15: copies of a keyword do not add up
            return
        self.touched.append(card)

    def set(self, stat: int, card: int, amount: int) -> None:
        """Set a number of a card regardless of other changes."""
        if stat == words.ATTACK:
            self.attack[card] = amount
        elif stat == words.HIT_POINTS:
            self.hit_points[card] = amount
        elif stat == words.COMMAND:
            self.command[card] = amount
        else:
            self.stats[stat << 9 | card] = amount
            return
        self.touched.append(card)

    def read_cards(self, s: ConquestState, in_play: list[int], constants: list[Listener]) -> list[int]:
        """The printed numbers of units, the kinds of cards, and their constant effects, appended to `constants`.

        Returns the cards with keywords or abilities, or whose printed ones may be replaced.
        """
        duel, kinds, marks = s.duel, s.kinds, s.marks
        attack, hit_points, command = self.attack, self.hit_points, self.command
        telling: list[int] = []
        for card in in_play:
            mark = marks[card]
            sheet = duel.sheets[card]
            # The usual case: nothing replaces the printed text.
            if not mark & (words.ATTACHED | words.FREED | words.BLOODIED):
                for entry in sheet.constants:
                    constants.append((card, entry))
                if sheet.says:
                    telling.append(card)
            else:
                telling.append(card)
                if mark & words.ATTACHED:
                    kinds[card] = words.ATTACHMENT
                    constants += [(card, entry) for entry in duel.attached[card]]
                elif mark & words.FREED:
                    kinds[card] = words.ARMY
                    constants += [(card, entry) for entry in duel.as_unit[card] if entry.ability.changes]
            if not kinds[card] & words.UNIT:
                continue
            if mark & words.BLOODIED:
                attack[card], hit_points[card] = duel.defs[card].bloodied
            else:
                attack[card] = sheet.attack
                hit_points[card] = sheet.hit_points
                command[card] = sheet.command
        return telling

    def read_texts(self, s: ConquestState, telling: list[int], blank: list[int]) -> None:
        """The keywords and abilities of cards whose text is not blank."""
        duel, marks, stats, listeners, actors = s.duel, s.marks, self.stats, self.listeners, self.actors
        for card in telling:
            mark = marks[card]
            if (blank and card in blank) or mark & (words.ATTACHED | words.BLOODIED | words.FREED):
                for entry in duel.as_unit[card] if mark & words.FREED else ():
                    if entry.kind == ACTION:
                        actors[s.controller[card]].append((card, entry))
                # CON-12.3: a bloodied warlord has only that side's text; an attached army card only its quoted text
                for entry in duel.bloodied[card] if mark & words.BLOODIED and not (blank and card in blank) else ():
                    listen(listeners, card, entry)
                continue
            sheet = duel.sheets[card]
            for stat, number in sheet.keywords:
                stats[stat << 9 | card] = number
            for entry in sheet.waiting:
                listen(listeners, card, entry)
            for entry in sheet.acting:
                actors[s.controller[card]].append((card, entry))
                if entry.ability.by == ANYBODY:
                    actors[1 - s.controller[card]].append((card, entry))

    def add_changes(self, s: ConquestState) -> list[InForce[Grant]]:
        """Constant and lasting changes; returns those that depend on other numbers and are added last."""
        for having in s.modifiers(HasNumbers).found:  # CON-16.23: additions come after values that replace printed ones
            use, given = having.use, having.modifier
            for card in subjects_of(s, having, given.of):
                self.set(words.ATTACK, card, value(given.attack, s, use, card, use.controller))
                self.set(words.HIT_POINTS, card, value(given.hit_points, s, use, card, use.controller))
        late: list[InForce[Grant]] = []
        for each in s.modifiers(Grant).found:
            grant = each.modifier
            if not isinstance(grant.amount, int) and reads_stats(grant.amount):
                late.append(each)
                continue
            for card in subjects_of(s, each, grant.of):
                self.add(grant.stat, card, grant.amount_for(s, card, each.use))
        for boost in s.boosts:
            if s.place[boost.card] < words.IN_PLAY and s.births[boost.card] == boost.birth:
                self.add(boost.stat, boost.card, boost.amount)
        return late

    def apply_keywords(self, s: ConquestState) -> list[int]:
        """Lost keywords, Brutal and Grounded; returns the cards whose ATK depends on their damage (CON-15.5)."""
        stats = self.stats
        lasting = [key for key in stats if key >> 9 in (words.BRUTAL, words.GROUNDED) or key >> 9 >= words.LOST]
        for key in lasting:
            if key >> 9 >= words.LOST:
                stats[key - (words.LOST << 9)] = 0
        brutal: list[int] = []
        for key in lasting:
            stat, card = key >> 9, key & 511
            if stat == words.BRUTAL and stats[key] > 0:
                self.add(words.ATTACK, card, s.damage[card])  # CON-15.5: Brutal adds the damage of the unit
                brutal.append(card)
            elif stat == words.GROUNDED and stats[key] > 0:
                flying = words.FLYING << 9 | card
                if stats.get(flying, 0) > 0:
                    stats[flying] = 0
                else:
                    stats[key] = 0  # no change: the card did not have Flying
        return brutal

    def finish(self, s: ConquestState, late: list[InForce[Grant]]) -> None:
        """Doubled numbers, then those that depend on other numbers, then those that are set to a value."""
        for doubling in s.modifiers(DoubleStat).found:
            stat = doubling.modifier.stat
            for card in subjects_of(s, doubling, doubling.modifier.of):
                self.add(stat, card, (self.attack if stat == words.ATTACK else self.hit_points)[card])  # CON-Q12
        if late:  # they depend on numbers: those without these changes
            self.store(s, self.attack[:], self.hit_points[:], self.command[:])
            for each in late:
                for card in subjects_of(s, each, each.modifier.of):
                    self.add(each.modifier.stat, card, each.modifier.amount_for(s, card, each.use))
        for setting in s.modifiers(SetsStat).found:
            for card in subjects_of(s, setting, setting.modifier.of):
                self.set(setting.modifier.stat, card, setting.modifier.amount)
        self.store(s, self.attack, self.hit_points, self.command)

    def store(self, s: ConquestState, attack: list[int], hit_points: list[int], command: list[int]) -> None:
        """Store numbers in the columns of the state, at least 0 (CON-16.23)."""
        s.attack = within_bounds(attack, self.touched)
        s.hit_points = within_bounds(hit_points, self.touched)
        s.command = within_bounds(command, self.touched)


def compute_numbers(s: ConquestState) -> None:
    """Compute the derived columns of a state: kinds, modifiers in force, listeners and numbers (CON-16.23)."""
    in_play = s.in_play()
    s.kinds = s.duel.printed_kinds[:]
    numbers = Numbers(s.duel.objects)
    constants: list[Listener] = []
    telling = numbers.read_cards(s, in_play, constants)
    s.in_force = {}
    s.stats = numbers.stats
    numbers.read_texts(s, telling, _collect(s, constants))
    grant_abilities(s, numbers.listeners, numbers.actors, [])
    s.listeners = numbers.listeners
    s.actors = numbers.actors
    late = numbers.add_changes(s)
    brutal = numbers.apply_keywords(s)
    numbers.finish(s, late)
    inputs: list[NumberInput] = [WoundsInput(s, brutal)] if brutal else []
    s.basis = basis_of(s, constants, in_play, inputs)


def reads_stats(amount: HowMany) -> bool:
    """True if a number depends on the numbers of cards after all other effects."""
    if isinstance(amount, (Product, Minus)):
        return reads_stats(amount.of)
    return isinstance(amount, StatOf)


def _collect(s: ConquestState, constants: list[Listener]) -> list[int]:
    """The cards with blank text, after active modifiers were grouped by class."""
    working = at_work(s, constants)
    # CON-16.27: what an attachment has as a unit comes from an effect, so blanking the text box does not remove it.
    blank = [card for _, card in without_text(s, working) if not s.marks[card] & words.FREED]
    for use, entry, it in working:  # first, because other effects depend on the initiative
        for ceding in entry.modifiers(CedesInitiative) if entry.early else ():
            if use.source not in blank and entry.ability.only.holds(s, use, it, use.controller):
                s.in_force.setdefault(CedesInitiative, []).append(InForce(use, ceding, it))
    put_in_force(s, working, blank, (CedesInitiative,))
    return blank
