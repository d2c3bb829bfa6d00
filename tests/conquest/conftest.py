"""What tests of Conquest share: cards of our own for rules that the Core Set does not show."""

from collections.abc import Iterator

import pytest

from tests.conquest.demo import published


@pytest.fixture
def demo_cards() -> Iterator[None]:
    """The demo cards are in the library."""
    with published():
        yield
