"""A real PostgreSQL on loopback that can be killed, in a folder that goes away."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from uuid import uuid4

import psycopg


class Missing(Exception):
    """PostgreSQL cannot be had here."""


def _programs() -> Path | None:
    """The newest folder with PostgreSQL's programs; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


class Cluster:
    """One server of PostgreSQL; it runs until it is closed."""

    def __init__(self) -> None:
        programs = _programs()
        if programs is None:
            raise Missing("PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the path")
        self._programs = programs
        self._as_user: list[str] = []
        self._folder = Path(tempfile.mkdtemp(prefix="warhost-postgresql-"))
        if os.geteuid() == 0:  # it refuses to run as root
            try:
                owner = pwd.getpwnam("postgres")
            except KeyError:
                raise Missing("PostgreSQL refuses to run as root, and there is no user postgres") from None
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
            self._as_user = ["runuser", "-u", "postgres", "--"]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._run("initdb", "--no-sync", "--auth=trust", "--username=warhost", "--encoding=UTF8", "--locale=C")
        self.start()

    def database(self) -> str:
        """The URL of an empty database: no test finds what another has left."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload]
        return self._url(name)

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self._folder}"
        self._run("pg_ctl", "--wait", "--log", str(self._folder / "log"), "--options", options, "start")

    def kill(self) -> None:
        """Without a word to anybody: the next start is a recovery."""
        self._run("pg_ctl", "--mode=immediate", "stop")

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _url(self, name: str) -> str:
        return f"postgresql://warhost@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str) -> None:
        command = [*self._as_user, str(self._programs / program), "-D", str(self._folder / "data"), *args]
        subprocess.run(command, check=True, cwd=self._folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
