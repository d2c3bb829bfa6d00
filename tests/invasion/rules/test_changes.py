"""What constant effects say is found by its kind: every kind has a number of its own."""

import importlib
import pkgutil

from warhost.effects.language import lasting
from warhost.effects.language.abilities import Change, NumberChange
from warhost.invasion import language


def kinds() -> list[type[Change]]:
    modules = [
        importlib.import_module(f"{language.__name__}.{each.name}") for each in pkgutil.iter_modules(language.__path__)
    ]
    found = [each for module in (lasting, *modules) for each in vars(module).values()]
    changes = {each for each in found if isinstance(each, type) and issubclass(each, Change)} - {Change, NumberChange}
    return sorted(changes, key=lambda each: each.__name__)


def test_no_two_kinds_of_change_have_the_same_number() -> None:
    numbers = {each.__name__: each.__new__(each).about() for each in kinds()}
    assert len(numbers) > 50
    twice = {name: number for name, number in numbers.items() if list(numbers.values()).count(number) > 1}
    assert twice == {}
