"""Writes web/tests/<game>.json: samples of the server's messages for client tests (`make samples`)."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent.parent / "web" / "tests"


def written() -> dict[str, str]:
    """The content of every sample file by name."""
    found = {}
    for maker in sorted(Path(__file__).parent.glob("*_samples.py")):
        if maker.stem != Path(__file__).stem:
            data: dict[str, Any] = import_module(maker.stem).made()
            game = maker.stem.removesuffix("_samples")
            found[f"{game}.json"] = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    return found


if __name__ == "__main__":
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
