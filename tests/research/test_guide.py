"""The examples of the guide for researchers run."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
NEEDS = (None, "pettingzoo", "pyspiel")


def test_every_example_is_known_here() -> None:
    assert len(BLOCKS) == len(NEEDS)


@pytest.mark.parametrize("number", range(len(NEEDS)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    if NEEDS[number] is not None:
        pytest.importorskip(str(NEEDS[number]))
    exec(BLOCKS[number], {})
    printed = capsys.readouterr().out
    assert ("1.0" in printed) == (number == 0)
