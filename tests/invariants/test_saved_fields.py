"""Every field of everything that is saved comes back: each gets a value that no other field has, and is compared by name.

Steps and records are made from the fields that they declare; what the server saves of an answer and an event is made
from its annotations.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from itertools import count, cycle
from typing import get_args, get_origin, get_type_hints

import pytest

from tools.declarations import Declared, Field, Source
from tools.field_kinds import EFFECTS, NUMBERS, Kind, field_kind
from tools.readers import saved_fields
from warhost.conquest import CONQUEST
from warhost.effects.game import DuelGame
from warhost.effects.language.abilities import Entry
from warhost.effects.language.effect import Asking
from warhost.effects.language.use import Use
from warhost.engine.events import Event
from warhost.engine.game import Game
from warhost.invasion import INVASION
from warhost.lords import LORDS
from warhost.server.tables.game import saved_states
from warhost.server.tables.records.answer_facts import Fact

SOURCE = Source()
GAMES: dict[str, Game] = {"invasion": INVASION, "conquest": CONQUEST, "effects": INVASION, "lords": LORDS}
CODES = {INVASION: "core-001", CONQUEST: "core-001"}


def fields_of(declared: Declared) -> list[Field]:
    """The fields of a constructor that are saved; a use comes first, since effects are numbers in its ability."""
    found = saved_fields(SOURCE, declared.declaring)
    return sorted(found, key=lambda field: field.name != "use")


class Sampler:
    """Makes steps and records with a value of its own in every field."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbers = count(1001)
        self.entries = cycle(asking_entries(game) if isinstance(game, DuelGame) else [])
        self.entry: Entry | None = None  # the last one: effects are saved as their numbers in it

    def made(self, declared: Declared) -> object:
        found = getattr(import_module(f"warhost.{declared.module.name}"), declared.name)
        return found(**{field.name: self.value(field_kind(SOURCE, declared, field)) for field in fields_of(declared)})

    def value(self, kind: Kind) -> object:
        if kind.name in NUMBERS:
            return next(self.numbers)
        if kind.name in ("bool", "Flag"):
            return True
        if kind.name == "str":
            return f"word {next(self.numbers)}"
        if kind.name == "Entry":
            self.entry = next(self.entries)
            return self.entry
        if kind.name in EFFECTS:
            assert self.entry is not None
            return next(effect for effect in self.entry.effects if isinstance(effect, Asking))
        if kind.name == "row":
            return (self.value(kind.parts[0]), self.value(kind.parts[0]))
        if kind.name == "fixed":
            return tuple([self.value(part) for part in kind.parts])
        assert kind.record is not None
        return self.made(kind.record)


def asking_entries(game: DuelGame) -> list[Entry]:
    """Some abilities with effects that ask something."""
    book = game.saves.book
    found = [entry for code in sorted(game.official()) for entry in book.abilities_of(code)]
    return [entry for entry in found if [effect for effect in entry.effects if isinstance(effect, Asking)]][:5]


def differences(kind: Kind, one: object, other: object, path: str) -> list[str]:
    """The fields, by their paths, in which two values differ."""
    if kind.record is not None and one is not None and other is not None:
        return [
            found
            for field in saved_fields(SOURCE, kind.record)
            for found in differences(
                field_kind(SOURCE, kind.record, field),
                getattr(one, field.name),
                getattr(other, field.name, None),
                f"{path}.{field.name}",
            )
        ]
    if kind.name in ("row", "fixed") and isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        parts = kind.parts if kind.name == "fixed" else kind.parts * len(one)
        pairs = enumerate(zip(parts, one, other))
        return [found for at, (part, a, b) in pairs for found in differences(part, a, b, f"{path}[{at}]")]
    return [] if one == other and type(one) is type(other) else [f"{path}: {one!r} came back as {other!r}"]


STEPS = [each for each in SOURCE.declared.values() if each.is_step and each.is_concrete and each.declaring.fields]


@pytest.mark.parametrize("declared", STEPS, ids=lambda each: each.name)
def test_every_field_of_a_step_comes_back(declared: Declared) -> None:
    game = GAMES[declared.module.name.partition(".")[0]]
    step = Sampler(game).made(declared)
    found = game.step(json.loads(json.dumps(step.saved())))  # type: ignore[attr-defined]
    assert type(found) is type(step)
    assert differences(Kind("record", record=declared.declaring), step, found, declared.name) == []
