"""The games of this package, with settings that only tools need: `games.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

GAMES: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("games.toml").read_text(encoding="utf-8")
)
