"""Completeness check of card texts: when one leaf of a definition changes, its text must change too.

If the text does not change, the leaf is missing in it, and another card would have the same text.  Fields with their
default value are not tested.  Fields that need no text are listed here with the reason; all others must be rendered in
every language, otherwise the card and the field are reported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any, Final

from ...effects.language.effect import Always, AndAlso
from ...effects.language.select import Both, Either, Everything, Selector, Without
from ...effects.language.sets import Host, It, This
from .renderer import Unrenderable

Render = Callable[[Any], list[str]]
ODD: Final = re.compile(r"[][{}<>|]")  # signs of a phrase that never stay in a text

IMPLIED: Final = {
    "OfKind.site_kinds": "where a set is looked for follows from its kind",
    "Target.fewest": "of up to so many targets one must be chosen: a rule of the game, not of the card",
    "Target.aimed": "what is chosen early is said where the cost speaks of it",
    "Attaches.host": "an attachment stays on what it was attached to",
    "Drafts.what": "what a draft card does is said under its code",
    "TargetPlayer.of": "it is a player who is aimed at",
    "Create.free": "what the sentence goes on to speak of is another card",
    "PrintedCost.facedown": "the set that it is of says so",
    "LoyaltyOf.facedown": "the set that it is of says so",
    "Ability.most_x": "how much X may be follows from what is paid for it",
    "Ability.kind": "the label follows from the card and from what the ability waits for",
}
REFERENCES: Final = {  # fields that refer to something mentioned before: tests only check that they refer
    "At.of": "at the same planet as whatever the sentence has spoken of",
    "AdjacentTo.of": "next to whatever the sentence has spoken of",
    "CorrespondingTo.of": "in the zone of the same name as whatever the sentence has spoken of",
    "ControlledLike.of": "of the same player as whatever the sentence has spoken of",
    "HostOf.of": "what the card that the sentence speaks of is attached to",
    "ByHolder.of": "whoever holds the card that the sentence speaks of",
    "SamePlace.slot": "in the same place as the others",
    "Aimed.slot": "the card that the sentence has chosen",
    "Without.other": "there is one thing only that another one is other than",
}


def changed(value: object, pointing: bool = False) -> Iterator[tuple[str, Any]]:
    """All variants of a definition with one leaf changed, each with the path of the leaf."""
    if isinstance(value, (Both, Either, AndAlso)):
        yield f" {value.one!r}", value.other
        yield f" {value.other!r}", value.one
    elif isinstance(value, Without):
        yield f" without {value.other!r}", value.one
    if is_dataclass(value) and not isinstance(value, type):
        if not fields(value) and not pointing:
            yield from _another(value)
        for field in fields(value):
            name, part = f"{type(value).__name__}.{field.name}", getattr(value, field.name)
            if name not in IMPLIED and (field.default is MISSING or part != field.default):
                for where, new in changed(part, name in REFERENCES):
                    yield f" {name}{where}", replace(value, **{field.name: new})
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            if len(value) > 1:
                yield f"[{number}]", (*value[:number], *value[number + 1 :])
            for where, new in changed(part):
                yield f"[{number}]{where}", (*value[:number], new, *value[number + 1 :])
    elif not pointing:
        yield from _another(value)


def _another(value: object) -> Iterator[tuple[str, Any]]:
    """A different word or number for a leaf."""
    if isinstance(value, bool):
        yield f"={value}", not value
    elif isinstance(value, int):
        yield f"={value}", value + 1
    elif isinstance(value, str):
        yield f"={value!r}", f"{value} the Other"
    elif isinstance(value, Selector) and not isinstance(value, Everything):
        yield f" {value!r}", Host() if isinstance(value, (This, It)) else This()
    elif not isinstance(value, Always):
        return


def unsaid(value: object, render: Render) -> list[str]:
    """The leaves of a definition whose change does not change the result of `render`."""
    said = render(value)
    odd = [line for line in said if ODD.search(line)]
    if odd:
        raise Unrenderable(f"brackets of a phrase are unpaired: {odd[0]}")
    found = []
    for where, new in changed(value):
        try:
            other = render(new)
        except (KeyError, IndexError, AssertionError, Unrenderable):
            continue  # the change prevents rendering, so the text depends on the leaf
        if other == said:
            found.append(where.strip())
    return found


def check(what: str, value: object, render: Render) -> None:
    """Raise Unrenderable if a text leaves out a part of its definition."""
    found = unsaid(value, render)
    if found:
        raise Unrenderable(f"the text of {what} does not say {found[0]}")
