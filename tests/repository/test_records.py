"""The generated code for steps and records is current: fields are declared once."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.declarations import MARKER, Declared, Module, Source, field_of
from tools.field_kinds import field_kind, kind_of, plain, reading, renamed
from tools.readers import READERS, arguments, saved_fields
from tools.records import Writer, texts

SOURCE = Source()
TEXTS = texts()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_written_code_is_up_to_date(path: Path) -> None:
    """If this fails: `python -m tools.records`."""
    assert path.read_text(encoding="utf-8") == TEXTS[path]


def test_no_step_or_record_writes_its_own_constructor_or_saved_form() -> None:
    for each in SOURCE.declared.values():
        assert not {"__init__", "saved", "_with"} & each.methods.keys(), each.name
        assert "__slots__" not in {
            target.id
            for node in each.node.body
            if isinstance(node, ast.Assign) and (not each.marker or node.lineno < each.marker)
            for target in node.targets
            if isinstance(target, ast.Name) and each.fields
        }, each.name


def test_every_concrete_step_of_a_game_can_be_read() -> None:
    packages = {each.package: each.path.read_text(encoding="utf-8") for each in READERS}
    for each in SOURCE.declared.values():
        package = each.module.name.split(".")[0]
        if each.is_step and each.is_concrete:
            assert each.name in packages[package], each.name


def test_what_is_read_is_what_is_saved() -> None:
    """The saved form has as many items as the constructor has parameters, in the same order."""
    for each in SOURCE.declared.values():
        if each.fields and not each.is_refined and SOURCE.is_saved(each):
            items = [
                item for field in saved_fields(SOURCE, each) for item in plain(field_kind(SOURCE, each, field), "x")
            ]
            text = " ".join([arguments(SOURCE, each)[0], *arguments(SOURCE, each)[1]])
            first = int(each.is_step)
            assert f"saved[{first + len(items)}]" not in text, each.name
            for at in range(first, first + len(items)):
                assert f"saved[{at}]" in text, each.name


USE = SOURCE.modules["effects.language.ability_use"]
DAMAGE = SOURCE.modules["effects.state.indirect"]


@pytest.mark.parametrize(
    ("module", "said", "new", "saved", "read"),
    [
        (USE, "int", "x", "x", "number(d)"),
        (USE, "bool", "x", "x", "truth(d)"),
        (USE, "Flag", "x", "int(x)", "number(d) != 0"),
        (USE, "PlacedCard", "names.place(x)", "x", "number(d)"),
        (USE, "SeenCard", "names.face(x)", "x", "number(d)"),
        (USE, "ReferredCard", "self.use.follow(x, names)", "x", "number(d)"),
        (USE, "PlacedCards", "names.all(x)", "list(x)", "tuple(numbers(d))"),
        (USE, "AbilityEntry", "x", "x.key", "book.find(d)"),
        (USE, "AbilityEntry | None", "x", 'x.key if x is not None else ""', "book.find(d) if d else None"),
        (
            USE,
            "AbilityUse | None",
            "x.renamed(names) if x is not None else None",
            "x.saved() if x is not None else []",
            "read_ability_use(book, d) if d else None",
        ),
        (
            USE,
            "tuple[AbilityUse, ...]",
            "tuple([each.renamed(names) for each in x])",
            "[each.saved() for each in x]",
            "tuple([read_ability_use(book, each) for each in d])",
        ),
        (
            DAMAGE,
            "Hits",
            "tuple([(names.place(a), b, c) for a, b, c in x])",
            "[list(each) for each in x]",
            "tuple([(number(a), number(b), number(c)) for a, b, c in d])",
        ),
    ],
)
def test_a_type_says_what_is_done_with_a_field(module: Module, said: str, new: str, saved: str, read: str) -> None:
    kind = kind_of(SOURCE, module, ast.parse(said, mode="eval").body)
    assert renamed(SOURCE, kind, "x") == new
    assert plain(kind, "x") == [saved]
    assert reading(kind, ["d"]) == read


def test_a_field_says_how_it_begins() -> None:
    def declared(said: str) -> tuple[str | None, str | None, bool, bool]:
        field = field_of("x", ast.parse(said, mode="eval").body)
        return field.default, field.computed, field.is_given, field.is_newer

    assert declared("int") == (None, None, True, False)
    assert declared("Annotated[int, NOTHING]") == ("NOTHING", None, True, False)
    assert declared("Annotated[int, 0, NEWER]") == ("0", None, True, True)
    assert declared("Annotated[int, 'use.controller']") == (None, "use.controller", False, False)
    assert declared("Annotated[Derived[AbilityUse], 'self.seen()']") == (None, "self.seen()", True, False)


def test_a_copy_has_parameters_for_what_methods_replace() -> None:
    found = [field.name for field in Writer(SOURCE, one("effects.language.floating", "Floating")).replaceable]
    assert found == ["spent"]
    assert not Writer(SOURCE, one("effects.language.targeting", "Offer")).replaceable


def test_a_step_that_only_refines_types_keeps_the_constructor() -> None:
    step = one("invasion.rules.battles.fronts", "ChooseFront")
    assert step.is_refined
    lines = Writer(SOURCE, step).lines()
    assert lines[0].startswith("    def renamed(")
    assert not [line for line in lines if "__init__" in line or MARKER in line]


def one(module: str, name: str) -> Declared:
    return SOURCE.declared[module, name]
