"""A pytest plugin for `make quick`: tests that would start after a time limit are skipped.

WARHOST_QUICK_SECONDS is the limit, counted from the first test; without it nothing is skipped.
WARHOST_QUICK_CHANGED are the changed files: parameters of tests that name one of them are tested first.
"""

import os
import time

import pytest

STARTED: list[float] = []  # when the first test started; empty before


def pytest_runtest_setup(item: pytest.Item) -> None:
    if not STARTED:
        STARTED.append(time.monotonic())
    elif time.monotonic() - STARTED[0] > float(os.environ.get("WARHOST_QUICK_SECONDS", "inf")):
        pytest.skip("no time left")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort tests of changed files first, then test files in the order of the command line, the nearest first."""
    changed = os.environ.get("WARHOST_QUICK_CHANGED", "").split("\n")
    named = [argument.partition("::")[0] for argument in config.args]
    places = {os.path.abspath(name): place for place, name in reversed(list(enumerate(named)))}
    items.sort(key=lambda item: (not names_one_of(changed, item.name), places.get(str(item.path), len(places))))


def names_one_of(changed: list[str], name: str) -> bool:
    """True if the parameter of a test is the path of a changed file, or the end of one."""
    path = name.partition("[")[2].removesuffix("]")
    return "/" in path and any(each.endswith(path) for each in changed)
