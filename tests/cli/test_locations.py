"""URLs with passwords come from a file or the environment; one on the command line is answered with a warning."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhost.cli.app import app
from warhost.cli.locations import database_url, url_of
from warhost.engine.errors import WarhostError
from warhost.server import running
from warhost.server.settings import Settings

URL = "postgresql://warhost:hidden@db/warhost?sslmode=verify-full"
REDIS = "rediss://:hidden@cache:6379"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr(running, "run_server", lambda settings, *_: found.append(settings))
    monkeypatch.setattr(running, "run_node", lambda settings, *_: found.append(settings))
    return found


def secret(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(f"{text}\n", encoding="utf-8")
    return str(folder / name)


def test_serve_reads_urls_from_files(tmp_path: Path, started: list[Settings]) -> None:
    words = ["--database-url-file", secret(tmp_path, "database", URL), "--redis-url-file", secret(tmp_path, "r", REDIS)]
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 0, result.output
    assert [(each.database, each.redis) for each in started] == [(URL, REDIS)]
    assert "hidden" not in result.output


def test_serve_reads_urls_and_files_from_the_environment(tmp_path: Path, started: list[Settings]) -> None:
    file = secret(tmp_path, "redis", REDIS)
    for environment in (
        {"WARHOST_DATABASE": URL, "WARHOST_REDIS": REDIS},
        {"WARHOST_DATABASE_URL_FILE": secret(tmp_path, "database", URL), "WARHOST_REDIS_URL_FILE": file},
    ):
        assert CliRunner().invoke(app, ["serve"], env=environment).exit_code == 0
    assert {(each.database, each.redis) for each in started} == {(URL, REDIS)}


def test_an_option_and_its_file_are_refused_together(tmp_path: Path) -> None:
    with pytest.raises(WarhostError, match="not both"):
        database_url("club.sqlite3", secret(tmp_path, "database", URL))


@pytest.mark.parametrize("text", ["", "one two", "one\ntwo"])
def test_a_file_that_is_not_one_line_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(WarhostError, match="one line"):
        url_of("--redis", "", secret(tmp_path, "redis", text))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WarhostError, match=r"cannot read --redis-url-file .*nothing: No such file"):
        url_of("--redis", "", str(tmp_path / "nothing"))


@pytest.mark.parametrize(("url", "warned"), [(URL, True), (REDIS, True), ("postgresql://warhost@db/warhost", False)])
def test_a_password_on_the_command_line_is_warned_of(
    url: str, warned: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["warhost", "serve", f"--database={url}"])
    assert url_of("--database", url, "") == url
    said = capsys.readouterr().err
    assert ("every user of this machine" in said) is warned
    assert "hidden" not in said


def test_a_password_of_the_environment_is_not_warned_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["warhost", "serve"])
    assert url_of("--database", URL, "") == URL
    assert capsys.readouterr().err == ""


def test_a_worker_says_which_redis_is_missing() -> None:
    result = CliRunner().invoke(app, ["worker"], env={"WARHOST_REDIS": ""})
    assert isinstance(result.exception, WarhostError)
    assert "--redis" in str(result.exception)
