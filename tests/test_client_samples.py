"""The client's test samples equal what the server sends today."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "tools"


def test_the_samples_of_the_client_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails: `make samples`."""
    monkeypatch.syspath_prepend(str(FOLDER))
    samples = import_module("client_samples")
    try:
        for name, text in samples.written().items():
            assert (samples.FOLDER / name).read_text(encoding="utf-8") == text, f"{name} is old: make samples"
    finally:
        for module in [each for each in sys.modules if each.endswith("_samples")]:
            del sys.modules[module]
