"""The suite also meets rules of Invasion that only cards of our own show."""

from collections.abc import Iterator

import pytest

from tests.invasion.demo import published


@pytest.fixture(autouse=True)
def demo_cards() -> Iterator[None]:
    with published():
        yield
