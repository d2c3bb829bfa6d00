"""Runs the command line in this process, as a shell would run it."""

import sys
from collections.abc import Callable

import pytest

from warhost.cli import main

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Function that runs `warhost` with arguments and returns exit code, standard output and standard error."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["warhost", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return run
