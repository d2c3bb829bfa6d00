"""The workflows pin every action by its commit, give minimal permissions, and only call existing recipes.

`make workflows` validates them against the schema and with zizmor.
"""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")

pytestmark = pytest.mark.skipif(not FILES, reason="a source distribution has no workflows")


def jobs(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_commit_with_its_version_in_a_comment(path: Path) -> None:
    lines = [line.strip().removeprefix("- ") for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if line.startswith("uses:") and not PINNED.match(line)] == []


def test_an_action_has_the_same_pin_everywhere() -> None:
    pins: dict[str, set[str]] = {}
    for path in FILES:
        for name, pin in re.findall(r"uses: ([\w./-]+)@(.*)", path.read_text(encoding="utf-8")):
            pins.setdefault(name, set()).add(pin)
    assert {name: found for name, found in pins.items() if len(found) > 1} == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_job_ends_and_every_recipe_it_calls_exists(path: Path) -> None:
    recipes = set(re.findall(r"^([a-z0-9]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for name, job in jobs(path).items():
        assert job["timeout-minutes"] <= 120, name
        for step in job["steps"]:
            called = re.findall(r"\bmake ([a-z0-9]+)", step.get("run", ""))
            assert set(called) <= recipes, name
            for file in re.findall(r"(?:--requirement|--constraint|--build-constraint) (\S+)", step.get("run", "")):
                assert (ROOT / file).is_file(), file


def test_only_jobs_behind_an_approval_may_write() -> None:
    """They run in an environment that the settings of the repository protect."""
    for path in FILES:
        for name, job in jobs(path).items():
            if "write" in job.get("permissions", {}).values():
                assert job.get("environment"), f"{path.name}: {name}"
