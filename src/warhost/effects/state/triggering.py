"""Matches events with trigger conditions, and triggers the abilities that wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..language.abilities import ACTION, ANYBODY, HOSTS_CONTROLLER, YOU, AbilityEntry, When
from ..language.ability_use import AbilityUse, Occurrence, TextReferences, choosing
from ..language.limits import is_first_time
from ..language.select import ALL
from .card_table import NO_HOST

if TYPE_CHECKING:
    from ..language.floating import Floating
    from .card_table import CardTable


def is_awaited(when: When, occurrence: Occurrence, seat: int) -> bool:
    """True if an event concerns the player that a trigger names, with a sufficient amount."""
    if when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == seat):
        return False
    return occurrence.amount >= when.least and (not when.combat or occurrence.combat)


def trigger_if_awaited(s: CardTable, source: int, entry: AbilityEntry, occurrence: Occurrence) -> None:
    """Trigger an ability if it waits for this occurrence."""
    ability = entry.ability
    when = ability.when
    assert when is not None
    controller = s.controller[source]
    if when.whom == HOSTS_CONTROLLER:
        host = s.host[source]
        if host == NO_HOST or s.controller[host] != occurrence.seat:
            return
    elif when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == controller):
        return
    if occurrence.amount < when.least or (when.combat and not occurrence.combat):
        return
    if when.most and occurrence.amount > when.most:
        return
    x = s.rules.fixed(s, source, entry)
    place, birth = s.place[source], s.births[source]
    use = AbilityUse(entry, source, controller, place, birth, choosing(x), occurrence)
    if when.of is not ALL and not when.of.has(s, occurrence.card, use, occurrence.card, controller):
        return
    if entry.already:
        use = s.noted(use)
    if not ability.only.holds(s, use, occurrence.card, controller):
        return
    if is_first_time(ability.limit) and not s.is_first(occurrence):
        return
    if entry.kind == ACTION:
        s.rules.keep_for_window(s, use)
    else:
        s.fresh = (*s.fresh, use)


def trigger_floating(s: CardTable, each: Floating, occurrence: Occurrence) -> None:
    """Trigger a floating ability if it waits for this event; then it ends (INV-8.2), unless it triggers every time."""
    ability, made = each.entry.ability, each.use
    when = ability.when
    assert when is not None
    controller = made.controller
    if not is_awaited(when, occurrence, controller) or (when.most and occurrence.amount > when.most):
        return
    if each.it >= 0 and s.age(each.it) != each.age and not _leaves(s, each, occurrence):
        return
    use = AbilityUse(
        each.entry,
        made.source,
        controller,
        made.place,
        made.birth,
        choosing(made.chosen.x),
        occurrence,
        topic=TextReferences(each.it, each.age),
    )
    if not when.of.has(s, occurrence.card, use, each.it, controller):
        return
    if not each.every:
        s.floating = tuple([other for other in s.floating if other is not each])
        s.changed = True  # the changes that this ability made until its event end now
    s.fresh = (*s.fresh, s.noted(use))


def _leaves(s: CardTable, each: Floating, occurrence: Occurrence) -> bool:
    """True if the card for which a floating ability was created leaves play in this event (INV-23.12)."""
    gone = occurrence.card == each.it and not s.is_in_play(each.it)
    return gone and occurrence.birth == (each.age + 1) % 256
