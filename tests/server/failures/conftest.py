"""Retries for tests that inject faults into real servers and databases, when `make test` runs on a busy machine.

pytest lists retried tests at the end of the run. `make python` accepts no retry.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent
IS_SHORT = bool(os.environ.get("WARHOST_SHORT"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if IS_SHORT and item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))
