"""The lock files pin the requirements of the project with hashes, in the versions of constraints.txt."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: ; (.*?))? \\$", re.M)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked(requirements: list[str]) -> set[str]:
    """The names of the packages in requirements."""
    return {normal(re.split(r"[\[<>=!; ]", each)[0]) for each in requirements if not each.startswith("#")}


def named(lock: str) -> list[str]:
    """The requirements in the file that a lock file is made from."""
    return (ROOT / "requirements" / f"{lock}.in").read_text(encoding="utf-8").splitlines()


def pinned(lock: Path) -> dict[str, str]:
    return {normal(name): version for name, version, _ in PIN.findall(lock.read_text(encoding="utf-8"))}


def constrained() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {normal(name): version for name, _, version in (line.partition("==") for line in lines)}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_pin_has_hashes_and_the_version_of_the_constraints(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\S)", text)
    assert [block.splitlines()[0] for block in blocks if block[0] != "#" and "--hash=sha256:" not in block] == []
    constraints = constrained()
    assert {
        name: version for name, version in pinned(lock).items() if constraints.get(name, version) != version
    } == {}, "run `make lock`"


def test_the_locks_have_everything_that_is_asked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs, extras = project["project"]["dependencies"], project["project"]["optional-dependencies"]
    groups = project["dependency-groups"]
    wanted = {
        "image": [*needs, *extras["cluster"], *extras["pictures"]],
        "test": [*needs, *groups["test"]],
        "dev": [*needs, *groups["test"], *[each for each in groups["dev"] if isinstance(each, str)]],
        "play": [*needs, *named("play"), *project["build-system"]["requires"]],
        **{group: groups[group] for group in ("bench", "node", "site")},
        **{lock: named(lock) for lock in ("build", "pip", "tools")},
    }
    assert sorted(wanted) == [lock.stem for lock in LOCKS]
    for lock in LOCKS:
        assert asked(wanted[lock.stem]) - set(pinned(lock)) == set(), f"{lock.name}: run `make lock`"


def test_the_build_lock_has_what_the_build_hook_asks_for() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    required = re.search(r"^REQUIRES = \[(.*?)\]  #", hook, re.M)
    assert required is not None
    hooked = asked([each.strip('" ') for each in required[1].split(", ")])
    backend = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert asked(backend) | hooked <= set(pinned(ROOT / "requirements" / "build.txt"))


def test_the_recipes_install_nothing_without_a_hash() -> None:
    """Except the project itself, which has no hash; its requirements are installed already."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = re.findall(r"\$\(call PIP_INSTALL,\S+?\)(.*)|-m pip install (.*)", makefile)
    loose = [line for found in installs for line in found if line and "--quiet --disable-pip-version-check" not in line]
    assert [line for line in loose if "--no-deps" not in line] == []
    locked = {name for names in re.findall(r"\$\(call LOCKED,\S+,([\w ]+)\)", makefile) for name in names.split()}
    assert locked <= {lock.stem for lock in LOCKS}
