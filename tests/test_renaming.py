"""Steps with uses, hits or several cards get new card ids when hidden cards are redealt."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import getmodule
from pkgutil import walk_packages
from typing import Any

import pytest

from warhost import conquest, effects, invasion
from warhost.engine import steps as engine_steps
from warhost.engine.steps import Step

COMPILED = not str(engine_steps.__file__).endswith(".py")
NUMBERS = {"who", "card", "target", "number"}  # the fields of every step


def kinds(of: type) -> Iterator[type]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


@pytest.mark.skipif(COMPILED, reason="compiled steps do not tell what they hold")
@pytest.mark.parametrize("package", [effects, invasion, conquest], ids=lambda package: package.__name__)
def test_whatever_a_step_speaks_of_is_renamed(package: Any) -> None:
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if ".cards" not in found.name:
            import_module(found.name)
    steps = {kind for kind in kinds(Step) if str(getattr(getmodule(kind), "__name__", "")).startswith(package.__name__)}
    assert len(steps) > 5
    silent = []
    for kind in steps - {each for each in steps if each.__subclasses__()}:  # steps that can be constructed
        held = {slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())} - NUMBERS
        if held and kind.renamed is Step.renamed:
            silent.append(f"{kind.__name__} holds {sorted(held)}")
    assert not silent
