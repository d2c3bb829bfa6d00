"""The same games in every run, and a real PostgreSQL where its programs are installed."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from warhost.server.tables import fairness


def _programs() -> Path | None:
    """The newest folder with PostgreSQL's programs; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


@pytest.fixture(autouse=True)
def the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and contributions are counted instead of drawn, so that a red test is red in every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(fairness, "new_secret", lambda: f"{next(numbers):064x}")
    monkeypatch.setattr(fairness, "new_contribution", lambda: f"{next(numbers):032x}")


@pytest.fixture
def postgresql(cluster: str) -> str:
    """The URL of an empty database on loopback: no test finds what another has left."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload]
    return f"{cluster.rpartition('/')[0]}/{name}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A server of PostgreSQL on loopback, in a folder that goes away."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the path")
    as_user: list[str] = []
    folder = Path(tempfile.mkdtemp(prefix="warhost-postgresql-"))
    if os.geteuid() == 0:  # it refuses to run as root
        try:
            owner = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        as_user = ["runuser", "-u", "postgres", "--"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"

    def run(program: str, *args: str) -> None:
        command = [*as_user, str(programs / program), "-D", str(data), *args]
        subprocess.run(command, check=True, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    run("initdb", "--no-sync", "--auth=trust", "--username=warhost", "--encoding=UTF8", "--locale=C")
    log = str(folder / "log")
    run("pg_ctl", "--wait", "--log", log, "--options", f"-p {port} -h 127.0.0.1 -k {folder}", "start")
    try:
        yield f"postgresql://warhost@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "--mode=immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
