"""The numbers as they stand: printed facts with every constant and lasting effect, worked out after a change."""

from __future__ import annotations

from ...effects.abilities import Entry
from ...effects.basis import DAMAGE, Basis, within_bounds
from ...effects.lasting import BLANK, GRANT, Blank, Grant
from ...effects.numbers import HowMany, Minus, Product, StatOf, value
from ...effects.select import subjects
from ...effects.use import NOTHING, Use
from ...effects.world import NO_HOST, Listener, Rule
from ..language.changes import DOUBLE_HIT_POINTS, DoubleHitPoints
from ..state import ConquestState
from ..words import (
    ATTACHED,
    ATTACHMENT,
    ATTACK,
    BLOODIED,
    BRUTAL,
    COMMAND,
    FLYING,
    GROUNDED,
    HIT_POINTS,
    IN_PLAY,
    UNIT,
)


def project(s: ConquestState) -> None:
    """See to it that the numbers are right: they are, as long as nothing has changed that any of them hangs on."""
    basis = s.basis
    if basis is None or not basis.holds(s):
        work_out(s)


def work_out(s: ConquestState) -> None:
    """Work everything out anew; what is worked out is replaced, so clones can share it."""
    duel = s.duel
    kinds = duel.printed_kinds[:]
    s.kinds = kinds
    in_play = s.in_play()
    marks = s.marks
    constants: list[tuple[int, Entry]] = []
    for card in in_play:
        if marks[card] & ATTACHED:
            kinds[card] = ATTACHMENT
            constants += [(card, entry) for entry in duel.attached[card]]
        elif not marks[card] & BLOODIED:
            constants += [(card, entry) for entry in duel.constants[card]]
    attack = [0] * duel.objects
    hit_points = [0] * duel.objects
    command = [0] * duel.objects
    stats: dict[int, int] = {}
    listeners: dict[int, list[Listener]] = {}
    actors: list[list[Listener]] = [[], []]
    rules: dict[int, list[Rule]] = {}
    s.rules = rules
    s.stats = stats
    blank = _collect(s, constants, rules)
    for card in in_play:
        mark = marks[card]
        if kinds[card] & UNIT:
            if mark & BLOODIED:
                attack[card], hit_points[card] = duel.defs[card].bloodied
            else:
                attack[card] = duel.attack[card]
                hit_points[card] = duel.hit_points[card]
                command[card] = duel.command[card]
        if (blank and card in blank) or mark & (ATTACHED | BLOODIED):
            continue  # CON-12.3: the bloodied side has no text; an army card attached only has the quoted one
        for stat, number in duel.keywords[card]:
            stats[stat << 9 | card] = number
        for entry in duel.waiting[card]:
            when = entry.ability.when
            if when is not None:
                if when.kind in listeners:
                    listeners[when.kind].append((card, entry))
                else:
                    listeners[when.kind] = [(card, entry)]
        for entry in duel.acting[card]:
            actors[s.controller[card]].append((card, entry))
    s.listeners = listeners
    s.actors = actors
    late: list[tuple[Use, Grant, int]] = []  # numbers that are read from numbers come when those are known
    for use, change, it in rules.get(GRANT, ()):
        if isinstance(change, Grant):
            if not isinstance(change.amount, int) and reads_stats(change.amount):
                late.append((use, change, it))
                continue
            for card in subjects(s, change.of, use, it, use.controller):
                _add(
                    attack,
                    hit_points,
                    command,
                    stats,
                    change.stat,
                    card,
                    value(change.amount, s, use, card, use.controller),
                )
    for boost in s.boosts:
        if s.place[boost.card] < IN_PLAY and s.births[boost.card] == boost.birth:
            _add(attack, hit_points, command, stats, boost.stat, boost.card, boost.amount)
    looked = 0
    for _, entry in constants:
        looked |= entry.reads
    for each in s.floating:
        looked |= each.entry.reads
    for card in in_play:
        if s.host[card] != NO_HOST:
            looked |= duel.host_reads[card]  # what it may stay attached to hangs on the same numbers
    for key in list(stats):
        stat, card = key >> 9, key & 511
        if stat == BRUTAL and stats[key] > 0:
            attack[card] += s.damage[card]  # CON-15.5
            looked |= DAMAGE
        elif stat == GROUNDED and stats[key] > 0:
            flying = FLYING << 9 | card
            if stats.get(flying, 0) > 0:
                stats[flying] = 0
            else:
                stats[key] = 0  # it had none to lose
    for use, change, it in rules.get(DOUBLE_HIT_POINTS, ()):
        if isinstance(change, DoubleHitPoints):
            for card in subjects(s, change.of, use, it, use.controller):
                hit_points[card] *= 2  # CON-Q12
    if late:  # what is read from numbers reads them as they are without it
        s.attack = within_bounds(attack[:])
        s.hit_points = within_bounds(hit_points[:])
        s.command = within_bounds(command[:])
        for use, grant, it in late:
            for card in subjects(s, grant.of, use, it, use.controller):
                amount = value(grant.amount, s, use, card, use.controller)
                _add(attack, hit_points, command, stats, grant.stat, card, amount)
    s.attack = within_bounds(attack)  # CON-16.23
    s.hit_points = within_bounds(hit_points)
    s.command = within_bounds(command)
    s.basis = Basis(s, looked, s.faces())


def reads_stats(amount: HowMany) -> bool:
    """Whether a number is read from the numbers of cards, as they stand with everything else."""
    if isinstance(amount, (Product, Minus)):
        return reads_stats(amount.of)
    return isinstance(amount, StatOf)


def _add(
    attack: list[int],
    hit_points: list[int],
    command: list[int],
    stats: dict[int, int],
    stat: int,
    card: int,
    amount: int,
) -> None:
    if stat == ATTACK:
        attack[card] += amount
    elif stat == HIT_POINTS:
        hit_points[card] += amount
    elif stat == COMMAND:
        command[card] += amount
    else:
        key = stat << 9 | card
        stats[key] = max(stats.get(key, 0), amount)  # CON-15.15: several copies of a keyword do not add up


def _collect(s: ConquestState, constants: list[tuple[int, Entry]], rules: dict[int, list[Rule]]) -> list[int]:
    """Put every change at work under its kind; what takes text away goes first."""
    at_work: list[tuple[Use, Entry, int]] = []
    for card, entry in constants:
        at_work.append((Use(entry, card, s.controller[card], s.place[card], s.births[card]), entry, NOTHING))
    for each in s.floating:
        if each.entry.ability.changes and (each.it < 0 or s.age(each.it) == each.age):
            at_work.append((each.seen(), each.entry, each.it))
    blank: list[int] = []
    for use, entry, it in at_work:
        for change in entry.ability.changes:
            if isinstance(change, Blank):
                blank += subjects(s, change.of, use, it, use.controller)
    for use, entry, it in at_work:
        ability = entry.ability
        if use.source in blank and it == NOTHING:
            continue
        if not ability.only.holds(s, use, it, use.controller):
            continue
        for change in ability.changes:
            kind = change.about()
            if kind == BLANK:
                continue
            if kind in rules:
                rules[kind].append((use, change, it))
            else:
                rules[kind] = [(use, change, it)]
    return blank
