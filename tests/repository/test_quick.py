"""`make quick` finds what a change affects, or says that it cannot."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.imports import ROOT
from tools.quick import ALSO, changed_files, plan_for
from tools.quick_limit import names_one_of


def test_a_module_is_tested_by_the_test_files_that_import_it_the_nearest_first() -> None:
    tests = plan_for(["src/warhost/kit.py"]).tests
    direct, through = "tests/test_games.py", "tests/bots/test_greedy.py"
    assert tests.index(direct) < tests.index(through)
    assert "tests/lords/test_armies.py" not in tests


def test_a_changed_test_file_runs_itself_first() -> None:
    path = "tests/lords/test_armies.py"
    plan = plan_for([path])
    assert plan.tests[0] == path
    assert plan.types == []  # the types of tests are not checked


def test_a_file_of_cards_runs_the_scenarios_of_its_faction_or_set() -> None:
    assert plan_for(["src/warhost/conquest/cards/core/orks.py"]).scenarios == ["scenarios/conquest/cards/orks"]
    assert plan_for(["src/warhost/conquest/cards/legions/necrons.py"]).scenarios == ["scenarios/conquest/cards/legions"]
    assert plan_for(["src/warhost/invasion/cards/capital/dwarf.py"]).scenarios == ["scenarios/invasion/cards/capital"]


def test_files_that_are_not_imported_are_checked_by_their_kind() -> None:
    scenario = next((ROOT / "scenarios").rglob("*.yaml")).relative_to(ROOT).as_posix()
    plan = plan_for([scenario, "docs/guides/add-a-card.md", "web/src/App.svelte", "Makefile", "src/gone.py"])
    assert plan.scenarios == [scenario]
    assert plan.docs
    assert plan.client == ["web/src/App.svelte"]
    assert plan.python == []
    assert "tests/repository/test_recipes.py" in plan.tests


def test_what_is_tested_of_a_changed_file_comes_first() -> None:
    changed = ["docs/README.md", "src/warhost/invasion/cards/core/dwarf.py"]
    assert names_one_of(changed, "test_a_comment_says_what_the_card_says[invasion/cards/core/dwarf.py]")
    assert not names_one_of(changed, "test_a_comment_says_what_the_card_says[invasion/cards/core/orc.py]")
    assert not names_one_of(changed, "test_a_card[dwarf.py]")
    assert not names_one_of(changed, "test_no_parameter")


@pytest.mark.parametrize("test", sorted({test for _, tests in ALSO for test in tests}))
def test_every_test_that_is_named_is_there(test: str) -> None:
    assert (ROOT / test).is_file()


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_the_change_is_what_differs_from_the_base(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        env = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, env=env, check=True, capture_output=True)

    def write(name: str) -> None:
        (tmp_path / name).write_text(name, encoding="utf-8")

    git("init", "--initial-branch=main")
    for name in ("one", "two"):
        write(name)
        git("add", name)
        git("commit", "-m", name)
    assert changed_files("", tmp_path) == ("by the last commit", ["two"])
    write("three")
    assert changed_files("", tmp_path) == ("since the last commit", ["three"])
    git("checkout", "-b", "branch")
    git("add", "three")
    git("commit", "-m", "three")
    write("four")
    assert changed_files("", tmp_path) == ("since this branch left main", ["four", "three"])
    assert changed_files("main~1", tmp_path) == ("since main~1", ["four", "three", "two"])
    assert changed_files("nowhere", tmp_path) == ("", [])


def test_without_a_git_repository_nothing_can_be_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert changed_files("", tmp_path) == ("", [])


def test_tests_that_would_begin_too_late_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_one(): pass\ndef test_two(): assert False\n", encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "WARHOST_QUICK_SECONDS": "0"}
    words = ["-m", "pytest", "-q", "-p", "tools.quick_limit", "-p", "no:cacheprovider", "test_it.py"]
    ran = subprocess.run([sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert "1 passed, 1 skipped" in ran.stdout
