"""A real PostgreSQL server on loopback that can be killed, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import psycopg

FILLER = "filler"
IN_MEMORY = Path("/dev/shm")


class Missing(Exception):
    """PostgreSQL is not available here."""


def _programs() -> Path | None:
    """The newest folder with PostgreSQL's programs, which Debian does not put on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


class Cluster:
    """One PostgreSQL server; it runs until it is closed."""

    def __init__(self, room: int = 0) -> None:
        """`room`: size in megabytes of a separate disk that can be filled; only root can create one."""
        programs = _programs()
        if programs is None:
            raise Missing("PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the path")
        self._programs = programs
        self._as_user: list[str] = []
        self._folder = Path(
            tempfile.mkdtemp(prefix="warhost-postgresql-", dir=IN_MEMORY if IN_MEMORY.is_dir() else None)
        )
        self._mounted = bool(room) and _mounted(self._folder, room)
        try:
            self._begin()
        except BaseException:
            self.close()  # another user could not
            raise

    def _begin(self) -> None:
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            try:
                owner = pwd.getpwnam("postgres")
            except KeyError:
                raise Missing("PostgreSQL refuses to run as root, and there is no user postgres") from None
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
            self._as_user = ["runuser", "-u", "postgres", "--"]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._make_data()
        self.start()

    def _make_data(self) -> None:
        self._run("initdb", "--no-sync", "--auth=trust", "--username=warhost", "--encoding=UTF8", "--locale=C")

    def database(self) -> str:
        """The URL of a new empty database."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[call-overload]
        return self.address(name)

    def start(self) -> None:
        """Start it with `fsync`, which the server requires; on a disk in memory it takes no time."""
        places = f"-p {self.port} -h 127.0.0.1 -k {self._folder}"
        options = f"{places} -c max_wal_size=64MB -c min_wal_size=32MB"
        self._run("pg_ctl", "--wait", "--log", str(self._folder / "log"), "--options", options, "start")

    def execute(self, *statements: str) -> None:
        """Run statements as administrator, each in its own transaction."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)  # type: ignore[call-overload]

    def configure(self, name: str, value: str = "") -> None:
        """Change a setting with `ALTER SYSTEM`, and wait until new connections have it; "" resets it."""
        self.execute(f"ALTER SYSTEM SET {name} = '{value}'" if value else f"ALTER SYSTEM RESET {name}")
        self.execute("SELECT pg_reload_conf()")
        wanted = "setting = %s" if value else "setting = boot_val"
        while True:
            with psycopg.connect(self.address("postgres")) as connection:
                asked = f"SELECT 1 FROM pg_settings WHERE name = '{name}' AND {wanted}"
                if connection.execute(asked, (value,) if value else ()).fetchone():  # type: ignore[call-overload]
                    return

    def kill(self) -> None:
        """Kill it without notice: the next start is a recovery."""
        self._run("pg_ctl", "--mode=immediate", "stop")

    @property
    def can_be_filled(self) -> bool:
        return self._mounted

    def fill(self) -> None:
        """Fill its disk, so that nothing more can be written."""
        assert self._mounted
        with suppress(OSError), (self._folder / FILLER).open("wb") as filler:
            while True:
                filler.write(bytes(1 << 16))
                filler.flush()

    def fill_log(self) -> None:
        """Fill its disk and force a new file of the write-ahead log, at which PostgreSQL shuts down."""
        self.fill()
        with suppress(psycopg.Error), psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            while True:
                connection.execute("SELECT pg_switch_wal()")
                connection.execute("SELECT pg_logical_emit_message(false, 'test', 'something to switch from')")

    def empty(self) -> None:
        """Free the space on the disk; a PostgreSQL that has shut down is restarted, as by a service manager."""
        (self._folder / FILLER).unlink(missing_ok=True)
        while not self._answers():
            if "is running" not in self._said("pg_ctl", "status"):
                self.start()

    def _answers(self) -> bool:
        with suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres"), connect_timeout=2):
            return True
        return False

    def close(self) -> None:
        """Stop and delete it, whether it runs, has shut down, has never started or is closed already."""
        if not self._folder.exists():
            return
        self._said("pg_ctl", "--mode=immediate", "stop")
        if self._mounted:
            subprocess.run(["umount", "--lazy", str(self._folder)], check=False)
        shutil.rmtree(self._folder, ignore_errors=True)

    def address(self, name: str) -> str:
        return f"postgresql://warhost@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str) -> None:
        command = self._command(program, *args)
        subprocess.run(command, check=True, cwd=self._folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def _said(self, program: str, *args: str) -> str:
        command = self._command(program, *args)
        return subprocess.run(command, check=False, cwd=self._folder, capture_output=True, text=True).stdout

    def _command(self, program: str, *args: str) -> list[str]:
        return [*self._as_user, str(self._programs / program), "-D", str(self._folder / "data"), *args]


def _mounted(folder: Path, megabytes: int) -> bool:
    """True if a small disk in memory could be mounted there."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "warhost-test", str(folder)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0
