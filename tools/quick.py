"""`make quick`: check and test what a change affects, in about a minute.

The change is the difference to BASE (`make quick BASE=main`).  By default BASE is the commit at which this branch left
main; on main itself, the change is what is not committed, otherwise the last commit.  Changed files are checked by ruff
and mypy, in the client by prettier, ESLint and svelte-check.  Test files that import a changed module are run, the
nearest first, and those that `ALSO` names for other files; after the time limit the rest is skipped.  `make test` runs
everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from tools.imports import MODULES, ROOT, graph, module_name

SECONDS = 30  # time limit of the Python tests in seconds
FARTHEST = 2  # maximum number of imports between a test file and a changed module
MAIN = ("main", "origin/main", "master", "origin/master")
MOST_SCENARIOS = 300  # maximum number of scenarios of one folder
# Changed file (pattern) -> tests that concern it, although they do not import it.
ALSO: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("src/warhost/*.py", ("tests/repository/test_folders.py", "tests/repository/test_imports.py")),
    ("src/warhost/*/state.py", ("tests/repository/test_columns.py",)),
    ("src/warhost/*/columns.py", ("tests/repository/test_columns.py",)),
    ("src/warhost/*/cards/*.py", ("tests/text/test_card_files.py", "tests/text/test_card_words.py")),
    ("src/warhost/*/facts/*.tsv", ("tests/decks/test_mixed.py", "tests/text/test_card_files.py")),
    ("src/warhost/text/*.json", ("tests/text/test_catalogues.py",)),
    ("src/warhost/text/scenarios/*.tsv", ("tests/text/test_scenario_titles.py",)),
    ("src/warhost/server/*.py", ("tests/server/test_protocol.py",)),
    ("scenarios/*.yaml", ("tests/text/test_scenario_titles.py",)),
    ("lessons/*", ("tests/test_lessons.py",)),
    ("puzzles/*", ("tests/bots/test_puzzles.py",)),
    ("docs/rules/*.md", ("tests/test_rulebook.py", "tests/repository/test_translated_rules.py")),
    ("docs/reference/*.json", ("tests/repository/test_schemas.py",)),
    ("Makefile", ("tests/repository/test_recipes.py",)),
    ("tools/quick*.py", ("tests/repository/test_quick.py",)),
    ("tests/fourth_game/*", ("tests/test_fourth_game.py",)),
    ("tests/card_game/*", ("tests/test_card_game.py",)),
)


@dataclass
class Plan:
    """The checks and tests to run for a change."""

    python: list[str] = field(default_factory=list)  # Python files to check
    types: list[str] = field(default_factory=list)  # modules to check with mypy
    tests: list[str] = field(default_factory=list)  # test files to run, nearest to the changed modules first
    scenarios: list[str] = field(default_factory=list)
    client: list[str] = field(default_factory=list)  # files of the client and the browser tests to check
    docs: bool = False


def plan_for(changed: Iterable[str]) -> Plan:
    """The plan for changed files, given by their paths in the repository."""
    plan = Plan()
    there = [path for path in changed if (ROOT / path).is_file()]
    plan.python = [path for path in there if path.endswith(".py")]
    plan.types = [path for path in plan.python if path.startswith("src/")]
    plan.scenarios = [path for path in there if path.startswith("scenarios/")]
    plan.client = [path for path in there if path.startswith(("web/src/", "web/tests/", "tests/e2e/"))]
    plan.docs = any(path.endswith(".md") for path in there)
    for path in plan.types:
        plan.scenarios += [each for each in scenarios_of(path) if each not in plan.scenarios]
    found = [path for path in plan.python if Path(path).name.startswith("test_")]
    for path in changed:
        found += [test for pattern, tests in ALSO if fnmatch(path, pattern) for test in tests]
    found += tests_near([module_name(ROOT / path) for path in plan.python])
    plan.tests = list(dict.fromkeys(found))
    return plan


def tests_near(changed: list[str]) -> list[str]:
    """The test files that import these modules directly or indirectly, the nearest first."""
    importers: dict[str, set[str]] = {}
    for module, targets in graph(MODULES).items():
        for target in targets:
            importers.setdefault(target, set()).add(module)
    seen, edge, found = set(changed), set(changed), list[str]()
    for _ in range(FARTHEST):
        edge = {each for module in edge for each in importers.get(module, ())} - seen
        seen |= edge
        paths = [MODULES[module].relative_to(ROOT).as_posix() for module in edge]
        found += sorted(path for path in paths if Path(path).name.startswith("test_"))
    return found


def scenarios_of(path: str) -> list[str]:
    """The scenario folder for a file of card texts, if there is one: of its set, or in a core set of its faction."""
    parts = Path(path).with_suffix("").parts  # such as src, warhost, game, cards, set, faction
    if len(parts) != 6 or parts[3] != "cards":
        return []
    folders = [f"scenarios/{parts[2]}/cards/{name.replace('_', '-')}" for name in (parts[4], parts[5])]
    return [folder for folder in folders if (ROOT / folder).is_dir()][:1]


def changed_files(base: str, root: Path = ROOT) -> tuple[str, list[str]]:
    """The start of a change in words, and its changed files; none without a git repository."""

    def git(*words: str) -> list[str] | None:
        try:
            done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
        except OSError:
            return None
        return done.stdout.splitlines() if done.returncode == 0 else None

    if git("rev-parse", "HEAD") is None:
        return "", []
    new = git("ls-files", "--others", "--exclude-standard") or []
    own = [*(git("diff", "--name-only", "HEAD") or []), *new]
    if base:
        found = git("diff", "--name-only", base)
        return (f"since {base}", sorted({*found, *new})) if found is not None else ("", [])
    head = git("rev-parse", "HEAD")
    for main in MAIN:
        left = git("merge-base", "HEAD", main)
        if left and left != head:
            return f"since this branch left {main}", sorted({*(git("diff", "--name-only", left[0]) or []), *new})
    if own:
        return "since the last commit", sorted(set(own))
    return "by the last commit", sorted(git("diff", "--name-only", "HEAD~1") or [])


def main(base: str) -> int:
    """Run the plan of the change; returns the number of failed commands."""
    where, changed = changed_files(base)
    if not where:
        print(f"Cannot compare with {base or 'an earlier version'}: no such commit, or no git repository here.")
        print("Checking the style and the structure of all files; `make test` runs everything.")
        structure = ["tests/repository/test_folders.py", "tests/repository/test_imports.py"]
        return run("ruff", "check", ".") + run("python", "-m", "pytest", "-q", *structure)
    plan = plan_for(changed)
    tests = f"{len(plan.tests)} test files, {len(plan.scenarios)} scenarios or folders of them"
    print(f"{len(changed)} files changed {where}: {tests}", flush=True)
    failed = 0
    if plan.python:
        failed += run("ruff", "check", *plan.python) + run("ruff", "format", "--check", *plan.python)
    if plan.types:
        failed += run("mypy", *plan.types)
    if plan.scenarios:
        failed += run("warhost", "scenario", *plan.scenarios[:MOST_SCENARIOS], hidden="passed ")
    if plan.tests:
        os.environ["WARHOST_QUICK_SECONDS"] = str(SECONDS)
        os.environ["WARHOST_QUICK_CHANGED"] = "\n".join(changed)
        os.environ["WARHOST_SHORT"] = "1"
        options = ["-q", "-n", "2", "-p", "tools.quick_limit", "--no-header"]
        failed += run("python", "-m", "pytest", *options, *plan.tests)
    if plan.docs:
        failed += run("python", "tools/check_docs.py")
    if plan.client:
        failed += check_client(plan.client)
    print(f"{failed} of these checks failed" if failed else "All of this passed; `make test` runs everything.")
    return failed


def check_client(files: list[str]) -> int:
    """Prettier and ESLint for the changed files, svelte-check for the types, and the unit tests that import them."""
    if not (ROOT / "web" / "node_modules").is_dir():
        print("The client is not checked: `make web` installs what that needs.")
        return 0
    bins = ROOT / "web" / "node_modules" / ".bin"
    failed = run(bins / "prettier", "--config", "web/.prettierrc.json", "--check", "--log-level", "warn", *files)
    failed += run(bins / "eslint", "-c", "web/eslint.config.js", *files)
    failed += run(bins / "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", folder="web")
    own = [path.removeprefix("web/") for path in files if path.startswith("web/")]
    return failed + (run(bins / "vitest", "related", "--run", *own, folder="web") if own else 0)


def run(tool: str | Path, *words: str, folder: str = ".", hidden: str = "") -> int:
    """Run a command of this environment; 1 if it failed.  Lines that begin with `hidden` are not shown."""
    shown = [str(tool) if isinstance(tool, str) else tool.name, *words]
    print(f"$ {' '.join(shown[:6])}{' ...' if len(shown) > 6 else ''}", flush=True)
    here = Path(sys.executable).parent
    first = sys.executable if tool == "python" else str(here / tool) if isinstance(tool, str) else str(tool)
    pipe = subprocess.PIPE if hidden else None
    done = subprocess.run([first, *words], cwd=ROOT / folder, stdout=pipe, text=True)
    lines = [line for line in (done.stdout or "").splitlines() if not line.startswith(hidden)]
    sys.stdout.write("".join([f"{line}\n" for line in lines]))
    sys.stdout.flush()
    return int(done.returncode != 0)


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1] if len(sys.argv) > 1 else "")))
