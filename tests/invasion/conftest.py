"""What tests of Invasion share: cards of our own for rules that the Core Set does not show."""

from collections.abc import Iterator

import pytest

from tests.invasion.demo import published


@pytest.fixture
def demo_cards() -> Iterator[None]:
    """The demo cards are in the library."""
    with published():
        yield
