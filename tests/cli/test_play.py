"""`warhost play`: a server on this machine."""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from warhost.cli.play import lan_address
from warhost.engine.errors import WarhostError
from warhost.server.settings import built_client

COMMAND = [sys.executable, "-c", "from warhost.cli import main; main()", "play"]


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = subprocess.run([*COMMAND, "chess"], capture_output=True, text=True, env=at_home(tmp_path), check=False)
    assert done.returncode == 2
    assert done.stderr == "warhost: unknown game 'chess'; there is lords, invasion, conquest\n"


@pytest.mark.skipif(built_client() is None, reason="the browser client has not been built: `make web`")
def test_play_serves_the_client_and_stores_games_in_the_data_folder(tmp_path: Path) -> None:
    words = [*COMMAND, "--no-browser", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=at_home(tmp_path)) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            url = said.split()[-1]
            with urllib.request.urlopen(url, timeout=20) as page:
                assert b"Warhost" in page.read()
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 0
    assert (tmp_path / "warhost" / "warhost.sqlite3").is_file()


@pytest.mark.skipif(built_client() is None, reason="the browser client has not been built: `make web`")
def test_lan_shows_an_address_that_other_machines_can_reach_and_its_code(tmp_path: Path) -> None:
    try:
        address = lan_address()
    except WarhostError:
        pytest.skip("this machine is in no network")
    words = [*COMMAND, "--lan", "--no-browser", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=at_home(tmp_path)) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            assert url.startswith(f"http://{address}:")
            assert "scan the code" in process.stdout.readline()
            assert any(each in process.stdout.readline() for each in "▀▄█")
            with urllib.request.urlopen(url, timeout=20) as page:
                assert b"Warhost" in page.read()
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 0


def test_without_a_network_lan_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhost.cli.play.OUTSIDE", ("256.0.0.1", 9))  # no network interface has a route there
    with pytest.raises(WarhostError, match="in no network"):
        lan_address()


def at_home(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "200"}
