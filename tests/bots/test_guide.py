"""The examples of the guide for bots work as described."""

import re
from pathlib import Path

import pytest

from warhost.bots import BOTS

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"


def test_the_guides_examples_run_and_its_bot_beats_random(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("hasty", "bold"):
        monkeypatch.setitem(BOTS, name, BOTS["random"])  # removed after the test
    blocks = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 3
    known: dict[str, object] = {}
    for block in blocks:
        exec(block, known)
    rate = int(capsys.readouterr().out.partition("%")[0])
    assert rate >= 75
    assert BOTS["bold"] is known["bold"]
