"""Computes the values of cards (power, cost and so on): the part that both card games share.

Each game defines which of its constant effects apply at a card's place, what replaces printed values, and the columns
of numbers.
"""

from __future__ import annotations

from ..circumstances import NOTHING
from ..language.abilities import ACTION, FORCED, AbilityEntry
from ..language.ability_use import AbilityUse
from ..language.basis import TABLE
from ..language.lasting import Blank, GrantsAbility
from ..language.modifier import LOST_TRAITS, LosesTraits, RuleModifier
from ..language.sets import subjects, subjects_of
from .basis import EffectInput, NumberInput, NumberInputs
from .card_table import NO_HOST, Listener
from .modifiers import InForce
from .world import World

AtWork = tuple[AbilityUse, AbilityEntry, int]  # use, ability, and the card that a constant effect is about (or NOTHING)


def at_work(s: World, constants: list[Listener]) -> list[AtWork]:
    """The constant effects of cards and the floating ones."""
    found: list[AtWork] = []
    for card, entry in constants:
        found.append((AbilityUse(entry, card, s.controller[card], s.place[card], s.births[card]), entry, NOTHING))
    for each in s.floating:
        if each.entry.ability.changes and (each.it < 0 or s.age(each.it) == each.age):
            found.append((each.sight, each.entry, each.it))
    return found


def listen(listeners: dict[int, list[Listener]], card: int, entry: AbilityEntry) -> None:
    """Register an ability of a card that waits for an event."""
    when = entry.ability.when
    if when is not None:
        if when.kind in listeners:
            listeners[when.kind].append((card, entry))
        else:
            listeners[when.kind] = [(card, entry)]


def grant_abilities(
    s: World, listeners: dict[int, list[Listener]], actors: list[list[Listener]], silenced: list[int]
) -> None:
    """Give cards the abilities that other cards grant; silenced cards get no Actions and forced effects."""
    for each in s.modifiers(GrantsAbility).found:
        source = each.use.ability
        entry = source.granted[source.modifiers(GrantsAbility).index(each.modifier)]
        for card in subjects_of(s, each, each.modifier.of):
            if card in silenced and entry.kind in (ACTION, FORCED):
                continue
            if entry.ability.when is not None:
                listen(listeners, card, entry)
            else:
                actors[s.controller[card]].append((card, entry))


def without_text(s: World, working: list[AtWork]) -> list[tuple[AbilityUse, int]]:
    """The cards with blank text, each with the effect that blanks it.

    A blanking effect may depend on a trait or faction that another effect grants, and that effect may be blanked.
    """
    blanks: list[tuple[AbilityUse, AbilityEntry, int, Blank]] = []
    for use, entry, it in working:
        if entry.early:
            blanks += [(use, entry, it, blank) for blank in entry.modifiers(Blank)]
    if not blanks:
        return []
    given = s.in_force
    makers = [each for each in working if each[1].makes]
    found: list[tuple[AbilityUse, int]] = []
    for _ in range(len(makers) + 1):
        before, found = found, []
        s.in_force = {kind: modifiers[:] for kind, modifiers in given.items()}
        put_in_force(s, makers, [card for _, card in before], ())
        blank: list[InForce[Blank]] = []
        lost: list[InForce[LosesTraits]] = []
        for use, entry, it, change in blanks:
            if entry.ability.only.holds(s, use, it, use.controller):
                cards = subjects(s, change.of, use, it, use.controller)
                found += [(use, card) for card in cards]
                blank += [InForce(use, change, card) for card in cards]
                lost += [InForce(use, LOST_TRAITS, card) for card in cards] if change.with_traits else []
        if [card for _, card in found] == [card for _, card in before]:
            break
    s.in_force = given
    if blank:
        s.in_force[Blank] = blank
    if lost:
        s.in_force[LosesTraits] = lost
    return found


def put_in_force(s: World, working: list[AtWork], blank: list[int], early: tuple[type[RuleModifier], ...]) -> None:
    """Register every active modifier under its class; modifiers that blank or change cards went before (`early`).

    Modifiers that grant traits and factions come first, because the conditions of the others may depend on these.
    """
    in_force = s.in_force
    for each in working:
        if each[1].makes:
            working = [one for one in working if one[1].makes] + [one for one in working if not one[1].makes]
            break
    for use, entry, it in working:
        if blank and use.source in blank and not entry.floats:  # floating: needs no card (INV-6.13, CON-16.22)
            continue
        if not entry.ability.only.holds(s, use, it, use.controller):
            continue
        for kind, modifier in entry.indexed:
            if entry.early and (kind is Blank or kind in early):
                continue
            if kind in in_force:
                in_force[kind].append(InForce(use, modifier, it))
            else:
                in_force[kind] = [InForce(use, modifier, it)]


def basis_of(s: World, constants: list[Listener], in_play: list[int], inputs: list[NumberInput]) -> NumberInputs:
    """The inputs of the numbers: what active effects and the restrictions of attachments depend on."""
    looked = TABLE
    for card, entry in constants:
        if entry.reads:
            if entry.hangs:
                use = AbilityUse(entry, card, s.controller[card], s.place[card], s.births[card])
                inputs.append(EffectInput(s, use, entry, NOTHING))
            else:
                looked |= entry.reads
    for each in s.floating:
        looked |= each.entry.reads
    for card in in_play:
        if s.host[card] != NO_HOST:
            looked |= s.facts.host_reads[card]
    return NumberInputs(s, looked, inputs, in_play)
