"""The two commands of the README on Debian, Fedora, Alpine and macOS install what is missing, or say what to install.

The simulated machine has make, a shell and Python stubs, but no compiler, browser or venv, and at most one package
manager, which is a stub as well.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Makefile", "constraints.txt", "pyproject.toml", "hatch_build.py", "build_backend.py", "requirements",
          "tools/packages.sh", "web/package.json", "web/package-lock.json")  # fmt: skip
TOOLS = (
    "awk",
    "cat",
    "cmp",
    "cp",
    "env",
    "find",
    "getconf",
    "id",
    "ls",
    "make",
    "mkdir",
    "nice",
    "rm",
    "sed",
    "sh",
    "touch",
    "tr",
)
# Stub for Python and the programs in an environment's `bin`: records its arguments and succeeds.
PYTHON = r"""#!/bin/sh
printf '%s\n' "${0##*/} $*" >>"$LOG"
case "$*" in
  *'import ensurepip, venv'*) [ -e "$READY/venv" ] ;;
  *'print("python%d.%d"'*) echo python3.12 ;;
  *'shutil.which(compiler)'*) [ -e "$READY/compiler" ] ;;
  '-m venv --clear '*)
    mkdir -p "$4/bin"
    for name in python ruff codespell mypy warhost npm; do cp "$0" "$4/bin/$name"; done ;;
  'install '*) mkdir -p node_modules ;;
  'run build') mkdir -p dist ;;
esac
"""
# "Installs" a requirement by creating the file that proves it is installed.
MANAGER = r"""#!/bin/sh
printf '%s\n' "${0##*/} $*" >>"$LOG"
case "$*" in
  *gcc*) touch "$READY/compiler" ;;
  *chromium*) cp "$0" "$READY/../bin/chromium" ;;
  *venv | *python3 | *python) touch "$READY/venv" ;;
esac
"""
NAMES = {  # of the packages, in the order in which `make test` needs them
    "apt-get": ["python3.12-venv", "gcc libc6-dev python3.12-dev", "chromium-headless-shell"],
    "dnf": ["python3", "gcc python3.12-devel", "chromium-headless"],
    "apk": ["python3", "gcc musl-dev python3-dev", "chromium"],
    "brew": ["python", "gcc", "chromium"],
}

pytestmark = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in TOOLS) or not (ROOT / "Makefile").is_file(),
    reason="needs make and a shell",
)


class Machine:
    """A simulated machine with stubs, and a checkout."""

    def __init__(self, folder: Path, manager: str = "") -> None:
        self.path, self.ready, self.checkout = folder / "bin", folder / "ready", folder / "checkout"
        self.log = folder / "log"
        for each in (
            self.path,
            self.ready,
            self.checkout / "src",
            self.checkout / "scenarios",
            self.checkout / "docs/rules",
        ):
            each.mkdir(parents=True)
        for tool in TOOLS:
            (self.path / tool).symlink_to(str(shutil.which(tool)))
        self._stub("python3", PYTHON)
        if manager:
            self._stub(manager, MANAGER)
            self._stub("sudo", '#!/bin/sh\nshift\nexec "$@"\n')
        for name in NEEDED:
            source, copy = ROOT / name, self.checkout / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(source, copy) if source.is_dir() else shutil.copy(source, copy)

    def _stub(self, name: str, text: str) -> None:
        (self.path / name).write_text(text)
        (self.path / name).chmod(0o755)

    def make(self, recipe: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": str(self.path), "LOG": str(self.log), "READY": str(self.ready), "HOME": str(self.checkout)}
        return subprocess.run(["make", recipe], cwd=self.checkout, env=env, capture_output=True, text=True)

    @property
    def asked(self) -> list[str]:
        return self.log.read_text().splitlines()

    def installed(self, manager: str) -> list[str]:
        lines = [line for line in self.asked if line.startswith(f"{manager} ")]
        return [line for line in lines if not line.split()[1].startswith("update")]


@pytest.mark.parametrize("manager", NAMES)
def test_play_installs_what_it_needs_and_starts(tmp_path: Path, manager: str) -> None:
    machine = Machine(tmp_path, manager)
    told = machine.make("play")
    assert told.returncode == 0, told.stdout + told.stderr
    assert [line.rpartition(" ")[2] for line in machine.installed(manager)] == NAMES[manager][:1]
    assert machine.asked[-1] == "warhost play"


@pytest.mark.parametrize("manager", NAMES)
def test_test_installs_what_it_needs_and_runs_the_tests(tmp_path: Path, manager: str) -> None:
    machine = Machine(tmp_path, manager)
    told = machine.make("test")
    assert told.returncode == 0, told.stdout + told.stderr
    installed = machine.installed(manager)
    assert len(installed) == 3
    assert [line for line, names in zip(installed, NAMES[manager], strict=True) if not line.endswith(f" {names}")] == []
    assert machine.asked[-1].startswith("npm run e2e")


@pytest.mark.parametrize(
    ("recipe", "there", "said"),
    [
        ("play", [], "make a Python environment, then try again: Python's venv and ensurepip"),
        ("test", [], "make a Python environment, then try again: Python's venv and ensurepip"),
        ("test", ["venv"], "compile the rules, then try again: a C compiler and Python's headers"),
        ("test", ["venv", "compiler"], "drive a browser, then try again: Chromium"),
    ],
)
def test_without_a_package_manager_one_line_says_what_to_install(
    tmp_path: Path, recipe: str, there: list[str], said: str
) -> None:
    machine = Machine(tmp_path)
    for each in there:
        (machine.ready / each).touch()
    told = machine.make(recipe)
    assert told.returncode == 2
    lines = [line for line in told.stderr.splitlines() if not line.startswith("make")]
    assert lines == [f"Please install what is missing to {said}"]


def test_a_machine_without_python_gets_an_error_message(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    (machine.path / "python3").unlink()
    told = machine.make("play")
    assert told.returncode == 2
    assert "Warhost needs Python 3.11 or newer; please install it" in told.stderr
