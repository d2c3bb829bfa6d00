"""The recipes install requirements with the system's package manager, or say in one line what to install."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "packages.sh"
TOOLS = ("cat", "env", "id", "sed", "sh", "touch", "tr")  # programs that the script itself calls
# Records its arguments, and "installs" a package by creating a file with the name of the first.
MANAGER = '#!/bin/sh\necho "$0 $*" >>"$LOG"\ncase "$*" in *"{installs}") touch "$READY" ;; *) exit 1 ;; esac\n'

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")


class Machine:
    """A simulated machine whose PATH has only the script's tools and one package manager."""

    def __init__(self, folder: Path, manager: str, installs: str) -> None:
        self.log = folder / "log"
        self.ready = folder / "ready"
        self.path = folder / "bin"
        self.path.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found is not None, tool
            (self.path / tool).symlink_to(found)
        for name in (manager, "sudo") if manager else ():
            stub = self.path / name
            stub.write_text('#!/bin/sh\nshift\nexec "$@"\n' if name == "sudo" else MANAGER.format(installs=installs))
            stub.chmod(0o755)

    def needs(self, *needs: str) -> subprocess.CompletedProcess[str]:
        variables = {"PATH": str(self.path), "LOG": str(self.log), "READY": str(self.ready)}
        variables["PYTHON_VERSION"] = "python3.12"
        command = [str(self.path / "sh"), str(SCRIPT), '[ -e "$READY" ]', "do something", *needs]
        return subprocess.run(command, env=variables, capture_output=True, text=True)

    @property
    def installed(self) -> str:
        return self.log.read_text().splitlines()[-1].rsplit("/", 1)[-1]


@pytest.mark.parametrize(
    ("manager", "need", "command"),
    [
        ("apt-get", "compiler", "gcc libc6-dev python3.12-dev"),
        ("apt-get", "venv", "python3.12-venv"),
        ("dnf", "compiler", "gcc python3.12-devel"),
        ("dnf", "redis", "redis"),
        ("apk", "compiler", "gcc musl-dev python3-dev"),
        ("apk", "postgresql", "postgresql"),
        ("brew", "browser", "chromium"),
        ("brew", "haproxy", "haproxy"),
    ],
)
def test_every_package_manager_gets_its_own_names(tmp_path: Path, manager: str, need: str, command: str) -> None:
    machine = Machine(tmp_path, manager, command)
    told = machine.needs(need)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"Installing {command} to do something\n"
    assert machine.installed.startswith(manager)
    assert machine.installed.endswith(command)


@pytest.mark.parametrize("manager", ["apt-get", "dnf"])
def test_a_second_choice_is_tried_where_the_first_does_not_exist(tmp_path: Path, manager: str) -> None:
    machine = Machine(tmp_path, manager, " chromium")
    told = machine.needs("browser")
    assert told.returncode == 0, told
    assert machine.installed.endswith(" chromium")


@pytest.mark.parametrize(
    ("manager", "advice"),
    [
        ("apt-get", "chromium-headless-shell or chromium, pngquant"),
        ("dnf", "chromium-headless or chromium, pngquant"),
        ("apk", "chromium, pngquant"),
        ("brew", "chromium, pngquant"),
        ("", "Chromium, pngquant"),
    ],
)
def test_one_line_says_what_to_install_where_it_cannot_be_done(tmp_path: Path, manager: str, advice: str) -> None:
    told = Machine(tmp_path, manager, "nothing").needs("browser", "pngquant")
    assert told.returncode == 1
    assert told.stderr == f"Please install what is missing to do something, then try again: {advice}\n"


def test_nothing_is_installed_where_everything_is_there(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "dnf", "gcc")
    machine.ready.touch()
    assert machine.needs("compiler").returncode == 0
    assert not machine.log.exists()
