"""Frozen dataclasses whose methods are generated on first use.

The standard decorator generates and compiles six methods for each class at every start.  The card games have hundreds
of words, of which a game uses few, so this took most of a game's loading time.  The methods are still the standard
ones: those of a class with the same fields.  To mypy and mypyc this is the standard decorator (`dataclass.pyi`).
"""

import dataclasses
import inspect
import sys
import threading
from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")
MAKING = threading.RLock()  # two threads may request the same generated method at the same moment
INIT = "__init__"  # generated separately: most classes are constructed, few compared or printed
COMPARING = ("__eq__", "__hash__")
REST = ("__repr__", "__match_args__", "__dataclass_fields__", "__dataclass_params__")


def dataclass(*, frozen: bool, eq: bool = True) -> Callable[[type[T]], type[T]]:
    """As `dataclasses.dataclass`, for frozen classes with plain defaults."""
    if not frozen:
        raise TypeError("a dataclass that changes is made by the library's own decorator")

    def decorated(cls: type[T]) -> type[T]:
        own = _annotations(cls)
        shape = Shape(eq, own, {name: cls.__dict__[name] for name in own if name in cls.__dict__})
        for name in (INIT, *REST, *(COMPARING if eq else ())):
            if cls.__dict__.get(name) is None:  # a class that defines `__eq__` has None for `__hash__`
                setattr(cls, name, Later(name, shape))
        cls.__setattr__ = cls.__delattr__ = _refused  # type: ignore[assignment]
        return cls

    return decorated


class Shape:
    """The fields and defaults that a class declares in its own body."""

    def __init__(self, eq: bool, own: dict[str, object], defaults: dict[str, object]) -> None:
        self.eq, self.own, self.defaults = eq, own, defaults


class Later:
    """Descriptor that generates a dataclass method when it is first used."""

    def __init__(self, name: str, shape: Shape) -> None:
        self.name, self.shape = name, shape

    def __get__(self, instance: object, asked: type) -> Any:
        with MAKING:
            cls = next((each for each in asked.__mro__ if each.__dict__.get(self.name) is self), None)
            if cls is not None:  # None: another thread has generated the method meanwhile
                self._make(cls)
        found = getattr(asked, self.name)
        return found if instance is None or not hasattr(found, "__get__") else found.__get__(instance, asked)

    def _make(self, cls: type) -> None:
        names = (INIT,) if self.name == INIT else [name for name, it in vars(cls).items() if isinstance(it, Later)]
        like = _twin(cls, self.shape, whole=self.name != INIT)
        for name in names:
            setattr(cls, name, like.__dict__[name])


@cache
def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a class, base classes first, without generating its methods; empty if it is no dataclass."""
    names: dict[str, None] = {}
    for each in reversed(cls.__mro__):
        held = each.__dict__.get(REST[2], {})
        names |= dict.fromkeys(held.shape.own if isinstance(held, Later) else held)
    return tuple(names)


@cache
def field_types(cls: type) -> dict[str, str]:
    """The fields of a class with their types as written, without generating its methods."""
    types: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        held = each.__dict__.get(REST[2], {})
        if isinstance(held, Later):
            types |= {name: _written(annotation) for name, annotation in held.shape.own.items()}
        else:
            types |= {name: _written(field.type) for name, field in held.items()}
    return types


def _written(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def _twin(cls: type, shape: Shape, whole: bool) -> type:
    """A class with only the same fields, with the methods that the standard decorator generates for it."""
    annotations: dict[str, object] = {}
    body: dict[str, object] = {}
    for each in reversed(cls.__mro__[1:]):
        inherited = each.__dict__.get(REST[2])
        if isinstance(inherited, Later):
            annotations.update(inherited.shape.own)
            body.update(inherited.shape.defaults)
        elif inherited is not None:
            annotations.update({field.name: field.type for field in inherited.values()})
            body.update(
                {name: field.default for name, field in inherited.items() if field.default is not dataclasses.MISSING}
            )
    body |= shape.defaults
    body |= {"__annotations__": annotations | shape.own, "__qualname__": cls.__qualname__, "__module__": cls.__module__}
    body["__doc__"] = cls.__doc__ or cls.__name__  # without this, the standard library writes a long docstring
    made = type(cls.__name__, (), body)
    return dataclasses.dataclass(frozen=True, repr=whole, eq=whole and shape.eq)(made)


def _annotations(cls: type) -> dict[str, object]:
    """The annotations in a class's own body; from Python 3.14 on they may name what only mypy imports."""
    if sys.version_info < (3, 14):
        return inspect.get_annotations(cls)
    import annotationlib

    return annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF)


def _refused(self: object, name: str, *value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot change field {name!r}")
