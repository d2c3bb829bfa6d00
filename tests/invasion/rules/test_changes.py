"""What constant effects say is found by its kind: every kind has a number of its own."""

import importlib
import pkgutil

from warhost.effects.language import lasting
from warhost.effects.language.abilities import Change, NumberChange, PileChange
from warhost.invasion import changes


def kinds() -> list[type[Change]]:
    modules = [
        importlib.import_module(f"{changes.__name__}.{each.name}") for each in pkgutil.iter_modules(changes.__path__)
    ]
    found = [each for module in (lasting, *modules) for each in vars(module).values()]
    kinds = {each for each in found if isinstance(each, type) and issubclass(each, Change)}
    return sorted(kinds - {Change, NumberChange, PileChange}, key=lambda each: each.__name__)


def test_no_two_kinds_of_change_have_the_same_number() -> None:
    numbers = {each.__name__: each.__new__(each).about() for each in kinds()}
    assert len(numbers) > 50
    twice = {name: number for name, number in numbers.items() if list(numbers.values()).count(number) > 1}
    assert twice == {}
