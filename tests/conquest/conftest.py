"""Fixtures for Conquest: demo cards for rules that the core set does not use."""

from collections.abc import Iterator

import pytest

from tests.conquest.demo import published


@pytest.fixture
def demo_cards() -> Iterator[None]:
    """Adds the demo cards to the library."""
    with published():
        yield
