"""Shared pytest configuration: Hypothesis profiles, regeneration of recorded files, and garbage collection."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

# `steady` draws the same examples on every machine and in every run, so that a red build is red for everyone.
# `deep` looks further and elsewhere each time: `pytest tests/conformance --hypothesis-profile=deep`.
# max_examples is the percentage of a test's own number of examples (tests/helpers.py, `examples`).
COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large]}
settings.register_profile("steady", derandomize=True, database=None, max_examples=100, **COMMON)
settings.register_profile("deep", max_examples=500, **COMMON)
# `short` is the sample of `make test`; `make python` draws all of `steady`.
settings.register_profile("short", derandomize=True, database=None, max_examples=30, **COMMON)
DEFAULT = "short" if os.environ.get("WARHOST_SHORT") else "steady"
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", DEFAULT))

# so that assertions show the compared values
pytest.register_assert_rewrite("tests.helpers", "tests.conformance.promises")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew", action="store_true", help="write kept files (transcripts, snapshots) anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort slow tests first, so that no processor waits for another at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Freeze objects that exist before the first test, because scanning them again and again finds no garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def renew(request: pytest.FixtureRequest) -> bool:
    """True if recorded files are to be rewritten instead of compared."""
    return bool(request.config.getoption("--renew"))
