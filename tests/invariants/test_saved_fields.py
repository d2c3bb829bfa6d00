"""Every saved field is restored: each gets a unique value, and is compared by name.

The code for steps and records is generated from their declared fields; the code for stored answers and events from
annotations.
"""

from __future__ import annotations

import json
from importlib import import_module
from itertools import count, cycle

import msgspec
import pytest

from tools.declarations import Declared, Field, Source
from tools.field_kinds import EFFECTS, NUMBERS, Kind, field_kind
from tools.readers import saved_fields
from warhost.conquest import CONQUEST
from warhost.effects.game import DuelGame
from warhost.effects.language.abilities import AbilityEntry
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.effect import Asking
from warhost.engine.events import Event
from warhost.engine.game import Game
from warhost.games import find_kit
from warhost.invasion import INVASION
from warhost.lords import LORDS
from warhost.server.tables.game.saved_states import SavedEvent, SavedFact, _event, _event_fields, _fact, _seen
from warhost.server.tables.records.answer_facts import Fact

SOURCE = Source()
GAMES: dict[str, Game] = {"invasion": INVASION, "conquest": CONQUEST, "effects": INVASION, "lords": LORDS}


def fields_of(declared: Declared) -> list[Field]:
    """The saved fields of a constructor; a use comes first, because effects are numbers in its ability."""
    found = saved_fields(SOURCE, declared.declaring)
    return sorted(found, key=lambda field: field.name != "use")


class Sampler:
    """Creates steps and records with a unique value in every field."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbers = count(1001)
        self.entries = cycle(asking_entries(game) if isinstance(game, DuelGame) else [])

    def made(self, declared: Declared) -> object:
        found = getattr(import_module(f"warhost.{declared.module.name}"), declared.name)
        values: dict[str, object] = {}
        for field in fields_of(declared):
            kind = field_kind(SOURCE, declared.declaring, field)
            values[field.name] = asking(values["use"]) if kind.name in EFFECTS else self.value(kind)
        return found(**values)

    def value(self, kind: Kind) -> object:
        if kind.name in NUMBERS:
            return next(self.numbers)
        if kind.name in ("bool", "Flag"):
            return True
        if kind.name == "str":
            return f"word {next(self.numbers)}"
        if kind.name == "AbilityEntry":
            return next(self.entries)
        if kind.name == "row":
            return (self.value(kind.parts[0]), self.value(kind.parts[0]))
        if kind.name == "fixed":
            return tuple([self.value(part) for part in kind.parts])
        assert kind.record is not None
        return self.made(kind.record)


def asking_entries(game: DuelGame) -> list[AbilityEntry]:
    """Some abilities with effects that ask a question."""
    codes = sorted(find_kit(game.name).official())[:60]
    found = [entry for code in codes for entry in game.saves.book.abilities_of(code)]
    return [entry for entry in found if [effect for effect in entry.effects if isinstance(effect, Asking)]]


def asking(use: object) -> Asking:
    """An asking effect of the ability of a use."""
    assert isinstance(use, AbilityUse)
    return next(effect for effect in use.ability.effects if isinstance(effect, Asking))


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


def test_every_field_of_an_answer_and_of_an_event_comes_back() -> None:
    """The server saves both as tuples, in functions that list the fields once more."""
    fact = Fact(1, 2, True, False, True, "window 6", (7, 8), 9, 1 << 60, True)
    for name in Fact.__struct_fields__:
        for value in (False, True) if isinstance(getattr(fact, name), bool) else (getattr(fact, name),):
            told = msgspec.structs.replace(fact, **{name: value})
            saved = msgspec.convert(msgspec.json.decode(msgspec.json.encode(_seen(told))), SavedFact)
            assert getattr(_fact(saved), name) == value, name
    event = Event("word 1", "word 2", 3, 4, 5, 6, 7, 8, (9, 10))
    again = _event(msgspec.convert(msgspec.json.decode(msgspec.json.encode(_event_fields(event))), SavedEvent))
    for name in getattr(Event, "__mypyc_attrs__", ()) or Event.__slots__:  # compiled classes have no slots
        assert getattr(again, name) == getattr(event, name), name
