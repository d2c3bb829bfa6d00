"""The scenarios that come with Warhost, as the server lists them and opens them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..engine.scenario import Scenario
from ..scenarios import find_scenarios, load_scenario, scenarios_folder
from .protocol import ScenarioInfo
from .refusing import refuse


@cache
def shelf() -> dict[str, Scenario]:
    """Every scenario by its path below the folder; read once, for they come with the program."""
    folder = scenarios_folder()
    return {_name(path, folder): load_scenario(path) for path in find_scenarios([folder])}


def find_scenario(path: str) -> Scenario:
    """One of them; no other file can be asked for."""
    if path not in shelf():
        raise refuse("unknown-scenario", 404)
    return shelf()[path]


def scenarios_of(game: str) -> list[ScenarioInfo]:
    """Those of a game that can be opened: one whose beginning the rules refuse has no table."""
    return [
        ScenarioInfo(path, each.title, each.covers, each.note, each.script)
        for path, each in shelf().items()
        if each.game == game and not each.refused
    ]


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).with_suffix("").as_posix()
