"""The public interface is stable: docs/reference/public-interface.md has the policy."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "tests" / "typed_project" / "hasty.py"
PUBLIC = {
    "warhost.engine": "SPECTATOR Event Failure Game Header Journal Match Move Outcome Perspective Question Refusal "
    "Requirement Rng Scenario State Step WarhostError",
    "warhost.kit": "BotParts GameKit KitPart LibraryParts ScreenParts TextParts TypeParts Words",
    "warhost.bots": "BOTS EVEN FIRST THINKERS Bot Budget GamePlans GreedyBot MakeBot RandomBot SearchBot UnknownBot "
    "bot_rng find_bot maker suggested",
    "warhost.research.position": "TERMINAL Position Setups restored",
    "warhost.research.features": "OPTION_WIDTH WIDTH observed option_row",
}


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_are_listed(module: str) -> None:
    """Removing a name breaks other packages: read the policy before you change this list."""
    found = importlib.import_module(module)
    assert sorted(found.__all__) == sorted(PUBLIC[module].split())
    assert [name for name in found.__all__ if not hasattr(found, name)] == []


def test_the_page_names_every_public_module() -> None:
    page = (ROOT / "docs" / "reference" / "public-interface.md").read_text(encoding="utf-8")
    assert [module for module in PUBLIC if f"`{module}`" not in page] == []


def test_a_package_of_others_is_type_checked(tmp_path: Path) -> None:
    """The package has `py.typed`, so that its types are used in other packages."""
    assert (ROOT / "src" / "warhost" / "py.typed").is_file()
    env = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path)]
    ignored = ["--follow-imports", "silent", "--ignore-missing-imports", str(PROJECT)]
    told = subprocess.run([*command, *ignored], capture_output=True, text=True, env=env, cwd=tmp_path)
    assert told.returncode == 0, told.stdout + told.stderr
