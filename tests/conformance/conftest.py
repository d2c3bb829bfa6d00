"""Fixtures of the conformance suite: demo cards for rules of Invasion that no official card uses."""

from collections.abc import Iterator

import pytest

from tests.invasion.demo import published


@pytest.fixture(autouse=True)
def demo_cards() -> Iterator[None]:
    with published():
        yield
