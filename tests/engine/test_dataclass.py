"""Dataclasses with methods generated on first use behave like those of the standard library."""

import dataclasses
import pickle
import subprocess
import sys
from copy import deepcopy
from typing import Any

import pytest

from warhost.engine.dataclass import Later, dataclass

PROBE = """
import sys, importlib
importlib.import_module("warhost.{game}")
from warhost.engine.dataclass import Later
words = {{it for name, module in list(sys.modules.items()) if name.startswith("warhost.")
         for it in vars(module).values() if isinstance(it, type) and "__dataclass_fields__" in vars(it)}}
print(len(words), len([it for it in words if isinstance(vars(it)["__dataclass_fields__"], Later)]))
"""


@dataclass(frozen=True)
class Plain:
    number: int
    word: str = "one"


@dataclass(frozen=True)
class Longer(Plain):
    parts: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Itself:
    number: int = 0


@dataclass(frozen=True)
class Loose:
    """Equal to any object with an equal number, whatever its word."""

    number: int
    word: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loose) and self.number == other.number


class Bare(Longer):
    pass


@dataclasses.dataclass(frozen=True)
class Theirs(Longer):
    last: bool = False


def test_methods_are_made_one_by_one() -> None:
    """Creating an object only generates `__init__`; other methods are generated when needed."""

    @dataclass(frozen=True)
    class Fresh:
        number: int

    assert isinstance(vars(Fresh)["__init__"], Later)
    assert Fresh(3).number == 3
    assert not isinstance(vars(Fresh)["__init__"], Later)
    assert isinstance(vars(Fresh)["__eq__"], Later)
    assert Fresh(3) == Fresh(3)
    assert not [it for it in vars(Fresh).values() if isinstance(it, Later)]


@pytest.mark.parametrize("made", [Plain(1), Plain(1, "two"), Longer(1, parts=(3,)), Bare(2), Theirs(1, last=True)])
def test_an_object_is_like_the_librarys(made: Any) -> None:
    values = {field.name: getattr(made, field.name) for field in dataclasses.fields(made)}
    again = type(made)(**values)
    assert dataclasses.is_dataclass(made)
    assert again == made
    assert hash(again) == hash(made)
    assert again is not made
    assert hash(made) == hash(tuple(values.values()))
    assert repr(made) == f"{type(made).__name__}({', '.join(f'{name}={it!r}' for name, it in values.items())})"
    assert type(made).__match_args__ == tuple(values)
    assert deepcopy(made) == made
    assert pickle.loads(pickle.dumps(made)) == made
    changed = dataclasses.replace(made, number=9)
    assert changed != made
    assert changed.number == 9
    assert type(changed) is type(made)
    with pytest.raises(dataclasses.FrozenInstanceError):
        made.number = 5
    with pytest.raises(dataclasses.FrozenInstanceError):
        del made.number
    with pytest.raises(TypeError):
        type(made)(1, unknown=2)


def test_values_of_different_classes_are_unequal() -> None:
    assert Longer(1) != Plain(1)
    assert Bare(1) != Longer(1)
    assert Itself(1) != Itself(1)
    assert len({Itself(1), Itself(1)}) == 2
    assert Loose(1, "a") == Loose(1, "b")
    assert hash(Loose(1, "a")) != hash(Loose(1, "b"))
    match Longer(1, "two", (3,)):
        case Longer(number, word, parts):
            assert (number, word, parts) == (1, "two", (3,))


def test_a_subclass_may_be_the_first_to_be_used() -> None:
    @dataclass(frozen=True)
    class Base:
        number: int = 4

    class Undecorated(Base):
        pass

    @dataclass(frozen=True)
    class Decorated(Base):
        word: str = "b"

    assert repr(Decorated(1)).endswith("Decorated(number=1, word='b')")
    assert Undecorated(1) == Undecorated(1) != Base(1) == Base(1)
    assert Base().number == 4


@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_loading_a_game_makes_few_methods(game: str) -> None:
    """Most words are only needed when a card uses them, so loading time does not grow with the sets."""
    said = subprocess.run(
        [sys.executable, "-c", PROBE.format(game=game)], capture_output=True, text=True, check=True
    ).stdout.split()
    words, waiting = int(said[0]), int(said[1])
    assert words > 100
    assert waiting > 0.9 * words
