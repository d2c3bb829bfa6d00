"""`warhost serve`: the server as a command."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from typer.testing import CliRunner

from tests.server.failures.test_kill import SERVE
from tests.server.people import application, settings
from warhost.cli import locations
from warhost.cli.app import app
from warhost.engine.errors import WarhostError
from warhost.server import running
from warhost.server.accounts.limits import Limits
from warhost.server.connections import FEW, ConnectionLimit, ServerConfig


def test_help_shows_an_example() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"])
    assert shown.exit_code == 0
    assert "warhost serve --host 0.0.0.0" in " ".join(shown.output.split())


def test_the_faster_loop_is_used_where_it_can_be_had() -> None:
    """uvloop is a dependency, but not available on every platform."""
    faster = pytest.importorskip("uvloop")
    with application(settings()) as served:
        assert ServerConfig(served, ConnectionLimit(Limits(), FEW, ())).get_loop_factory() is faster.new_event_loop


def test_a_database_that_cannot_be_opened_is_one_line_without_its_password() -> None:
    wrong = CliRunner().invoke(app, ["serve", "--database", "postgresql://a:hidden@127.0.0.1:1/x"])
    assert isinstance(wrong.exception, WarhostError)
    assert "cannot open the database" in str(wrong.exception)
    assert "hidden" not in str(wrong.exception)
    assert "\n" not in str(wrong.exception)


def test_a_port_that_is_taken_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        wrong = CliRunner().invoke(app, ["serve", "--port", str(port), "--database", "sqlite://"])
    assert isinstance(wrong.exception, WarhostError)
    assert f"port {port}" in str(wrong.exception)


def test_a_database_is_a_url_or_a_file_or_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert locations.database_url("postgresql://x/y") == "postgresql://x/y"
    assert locations.database_url(str(tmp_path / "a" / "b.db")) == f"sqlite:///{tmp_path}/a/b.db"
    assert locations.database_url("").startswith(f"sqlite:///{tmp_path}")


@pytest.mark.skipif(os.name != "posix", reason="signals as on POSIX")
def test_an_interrupted_server_ends_in_order(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", SERVE, "serve", "--port", "0", "--database", str(tmp_path / "w.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        assert httpx.get(f"{url}/api/health").json()["ok"] is True
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=20)
    assert complaints == ""
    assert process.returncode in (0, 130)


def test_a_server_has_loaded_its_games_and_first_pages_before_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is bound first, so that one in use is reported at once; no request is answered before games are
    loaded.
    """
    done: list[str] = []
    monkeypatch.setattr(running, "bind", lambda *_: done.append("bound"))
    monkeypatch.setattr(running, "load_games", lambda: done.append("loaded"))

    class Running:
        def __init__(self, config: object, app: Litestar, ready: object) -> None:
            done.extend(getattr(hook, "__name__", "") for hook in app.on_startup)

        def run(self, sockets: object) -> None:
            done.append("ready")

    monkeypatch.setattr(running, "_Server", Running)
    running.run_server(settings(), "127.0.0.1", 0, print)
    assert done == ["bound", "loaded", "start", "limit_failure_lines", "make_first_pages", "ready"]


def test_loading_the_games_loads_all_of_them() -> None:
    """Importing the server loads none: `load_games` does, before the server is ready."""
    said = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    before, after = said.stdout.splitlines()
    assert before == "[]"
    assert after == str([f"warhost.{name}.game" for name in ("conquest", "invasion", "lords")])


LOADED = """
import sys
from warhost.server import running

def games():
    return sorted({"warhost.lords.game", "warhost.invasion.game", "warhost.conquest.game"} & set(sys.modules))

print(games())
running.load_games()
print(games())
"""
