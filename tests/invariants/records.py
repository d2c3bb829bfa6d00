"""Checks of the records of a card game: links of the chain, uses, occurrences, limits, and events of this turn.

Everyone saw the cards that these records name. The place of such a card may be hidden now, but not its identity.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warhost.effects.circumstances import NOTHING, OPEN_AIMED, OPEN_BY, OPEN_CARD
from warhost.effects.language.ability_use import AbilityUse, Occurrence


def named_openly(s: Any) -> list[int]:
    """The cards named in a state's records that everyone saw when the record was made, in order."""
    found = [card for use in uses(s) for card in of_use(use)]
    found += [card for occurrence in occurrences(s) for card in of_occurrence(occurrence)]
    found += [code >> 8 for code in s.used]
    found += [card for _, card, _, seen in s.recorded() if seen]
    return [card for card in found if 0 <= card < s.facts.cards]


def of_use(use: AbilityUse) -> list[int]:
    shown = [] if use.ability.unseen else [use.source]
    return shown + of_occurrence(use.occurrence)


def of_occurrence(occurrence: Occurrence) -> list[int]:
    parts = ((OPEN_CARD, occurrence.card), (OPEN_BY, occurrence.cause.card), (OPEN_AIMED, occurrence.attack.card))
    return [card for bit, card in parts if occurrence.notes.seen & bit and card != NOTHING]


def uses(s: Any) -> Iterator[AbilityUse]:
    yield from s.links()
    yield from getattr(s, "occasions", ())
    yield from s.fresh
    for floating in s.floating:
        yield floating.use
    for step in (*s.steps, s.question):
        use = getattr(step, "use", None) or getattr(getattr(step, "damage", None), "use", None)
        if use is not None:
            yield use
        yield from getattr(step, "uses", ())


def occurrences(s: Any) -> Iterator[Occurrence]:
    for alert in (*s.alerts, *getattr(s, "chances", ())):
        yield alert.occurrence
    for step in (*s.steps, s.question):
        for alert in getattr(step, "alerts", ()):
            yield alert.occurrence


def still_there(s: Any) -> list[bool]:
    """For every card in a state's records: whether it is still that card, or has become a new one (CON-16.21,
    INV-FAQ-38). A record of a card that is gone never refers to a card again.
    """
    found: list[bool] = []
    for use in uses(s):
        found += [_same(s, use.source, use.birth), _same(s, use.topic.about, use.topic.age)]
    for happened in (*[use.occurrence for use in uses(s)], *occurrences(s)):
        found += [_same(s, happened.card, happened.birth), _same(s, happened.cause.card, happened.cause.birth)]
        found.append(_same(s, happened.attack.card, happened.attack.birth))
    return found + [_same(s, each.it, each.age) for each in s.floating]


def _same(s: Any, card: int, birth: int) -> bool:
    return bool(0 <= card < s.facts.cards and s.age(card) == birth)


def told_in_sample(s: Any, perspective: Any, rng: Any) -> list[str]:
    """A sample of the hidden cards does not change past events: a card that everyone saw is the same card in it."""
    cards = named_openly(s)
    if all(s.is_seen_by(s.seat, card) for card in cards):
        return []
    sample = perspective.sample(rng)
    told = [s.code_of(card) for card in cards]
    said = [sample.code_of(card) for card in named_openly(sample)]
    found = [] if said == told else [f"records tell of {told}, and of {said} in a sample"]
    if still_there(sample) != still_there(s):
        found.append("records speak of other cards in a sample: of such as are gone, or not of such as are there")
    return found if sample.view(s.seat) == s.view(s.seat) else [*found, "a sample shows what has happened otherwise"]
