"""The machines of a cluster as processes of this one, with the files of `deploy`: PostgreSQL, Redis, nodes, proxy."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg

from tests.server.clusters import _programs
from tools.cluster import proxy_config

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PLACE = "/etc/warhost"  # where the files of `deploy` expect each other; replaced by a folder of the drill
WAIT = 180.0  # seconds until something has started on a busy machine
COMMAND = "from warhost.cli import main; main()"


class DrillFailed(Exception):
    """Something did not start, or answers are missing."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


def run(*command: str, **more: Any) -> str:
    """The output of a command; it fails with what the command says."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, **more)
    if done.returncode:
        raise DrillFailed(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout.strip()


class Postgres:
    """One machine with PostgreSQL, configured by `deploy/postgresql`."""

    def __init__(self, name: str, folder: Path, secrets: Path, certificate: str = "") -> None:
        """`certificate`: its name, if it is another than that of the machine.  All have one folder for backups."""
        self.name, self.port = name, free_port()
        self.folder, self.secrets = folder / name, secrets
        self.data = self.folder / "data"
        self.backups = folder / "backups"
        programs = _programs()
        if programs is None:
            raise DrillFailed("PostgreSQL is not installed: there is no initdb")
        self._programs = programs
        self.folder.mkdir()
        for path in (DEPLOY / "postgresql").iterdir():
            text = path.read_text(encoding="utf-8").replace(PLACE, str(self.folder))
            (self.folder / path.name).write_text(text, encoding="utf-8")
            (self.folder / path.name).chmod(path.stat().st_mode)
        shown = certificate or name
        for source, target in (
            ("ca.crt", "ca.crt"),
            (f"{shown}.crt", "postgresql.crt"),
            (f"{shown}.key", "postgresql.key"),
        ):
            shutil.copy(secrets / source, self.folder / target)
        shutil.copy(secrets / "pgpass", self.folder / "pgpass")
        for file in ("postgresql.key", "pgpass"):
            (self.folder / file).chmod(0o600)
        (self.backups / "wal").mkdir(parents=True, exist_ok=True)
        self._as_user: list[str] = []
        if os.geteuid() == 0:
            run("chown", "-R", "postgres:", str(self.folder), str(self.backups))
            self._as_user = ["runuser", "-u", "postgres", "--"]
        self.environment = {
            **os.environ,
            "PATH": f"{programs}:{os.environ['PATH']}",
            "PGHOST": str(self.folder),
            "PGPORT": str(self.port),
            "PGUSER": "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name,
            "PGPASSFILE": str(self.folder / "pgpass"),
            "SECRETS": str(secrets),
            "WARHOST_BACKUPS": str(self.backups),
        }

    def create(self) -> None:
        """A new primary with the roles and the database."""
        user = self.environment["PGUSER"]
        self.run("initdb", "--no-sync", "--auth=peer", f"--username={user}", "--pgdata", str(self.data))
        self._include()
        self.start("-c synchronous_standby_names=")  # the standby cannot follow yet
        self.run(
            "psql", "--no-psqlrc", "--quiet", "--dbname=postgres", "--file", str(self.folder / "create-database.sql")
        )

    def follow(self, primary: Postgres) -> None:
        """Become a standby of a primary: its copy, with our own settings."""
        self.run("rm", "-rf", str(self.data))
        more = {"PGHOSTADDR": "127.0.0.1", "PGPORT": str(primary.port)}
        self.script("follow-primary", primary.name, str(self.data), **more)
        self._include()
        self.start()

    def start(self, more: str = "") -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} {more}"
        self.run(
            "pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-t", str(int(WAIT)), "-o", options, "start"
        )

    def stop(self, mode: str = "fast") -> None:
        """`immediate`: as if the machine were switched off."""
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "stop")

    def script(self, name: str, *args: str, **more: str) -> str:
        """Run a script of `deploy/postgresql` as the user of PostgreSQL."""
        return self.run("sh", str(self.folder / name), *args, **more)

    def run(self, program: str, *args: str, **more: str) -> str:
        own = self._programs / program
        words = [*self._as_user, str(own if own.exists() else program), *args]
        out = self.folder / "output"  # a file: a server that is started would keep a pipe open
        with out.open("w+", encoding="utf-8") as output:
            done = subprocess.run(
                words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, cwd=self.folder,
                env={**self.environment, **more}, check=False,
            )  # fmt: skip
            output.seek(0)
            said = output.read().strip()
        if done.returncode:
            raise DrillFailed(f"{program} of {self.name}: {said}")
        return said

    def ask(self, question: str) -> str:
        return self.run("psql", "--no-psqlrc", "--quiet", "-At", "--dbname=warhost", f"--command={question}")

    def close(self) -> None:
        with suppress(DrillFailed):
            self.stop("immediate")

    def _include(self) -> None:
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"include '{self.folder}/warhost.conf'\n")


class Redis:
    """One machine with Redis, configured by `deploy/redis`."""

    def __init__(self, folder: Path, secrets: Path) -> None:
        self.port = free_port()
        text = (DEPLOY / "redis" / "redis.conf").read_text(encoding="utf-8").replace(PLACE, str(secrets))
        text = text.replace("redis.crt", "localhost.crt").replace("redis.key", "localhost.key")
        text = text.replace("bind * -::*", "bind 127.0.0.1").replace("6379", str(self.port))
        (folder / "redis.conf").write_text(text, encoding="utf-8")
        program = shutil.which("redis-server")
        if program is None:
            raise DrillFailed("Redis is not installed: there is no redis-server on the path")
        command = [program, str(folder / "redis.conf"), "--dir", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


class Node:
    """One machine with a node of a version of Warhost, which can be replaced."""

    def __init__(self, number: int, folder: Path, urls: dict[str, str]) -> None:
        """`urls`: contents of the files with the URLs, by name."""
        self.number, self.port, self.folder = number, free_port(), folder
        self.process: subprocess.Popen[bytes] | None = None
        self.urls = urls
        for name, text in urls.items():
            (folder / name).write_text(f"{text}\n", encoding="utf-8")
            (folder / name).chmod(0o600)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, source: Path) -> None:
        """Start the version of a checkout."""
        words = [
            "serve", "--host", "127.0.0.1", "--port", str(self.port), "--secure", "--hostname", "localhost",
            "--address", self.url, "--workers", "1", "--log", "json",
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": str(source / "src")}
        if (source / "src" / "warhost" / "cli" / "locations.py").exists():
            words += [f"--{name}-file={self.folder / name}" for name in self.urls]
        else:  # a version that takes the URLs on its command line alone
            words += [f"--{name.removesuffix('-url')}={text}" for name, text in self.urls.items()]
        with (self.folder / f"node{self.number}.log").open("ab") as log:
            command = [sys.executable, "-c", COMMAND, *words]
            self.process = subprocess.Popen(command, cwd=source, env=environment, stdout=log, stderr=log)

    def wait(self) -> None:
        """Wait until it can be used."""
        assert self.process is not None
        end = time.monotonic() + WAIT
        while time.monotonic() < end and self.process.poll() is None:
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.1)
        raise DrillFailed(f"node {self.number} does not start: {self.log()[-2000:]}")

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def gone(self, seconds: float = WAIT) -> bool:
        """True when it has ended within this time."""
        assert self.process is not None
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
            return True
        return False

    def log(self) -> str:
        return (self.folder / f"node{self.number}.log").read_text(encoding="utf-8")

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Cluster:
    """All machines: `primary` and `standby` change their roles, `nodes` their versions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.secrets = folder / "secrets"
        run(str(DEPLOY / "make-secrets"), str(self.secrets), "localhost")
        for each in (folder, self.secrets):
            each.chmod(0o755)  # PostgreSQL runs as another user
        self.primary = Postgres("primary", folder, self.secrets)
        self.standby = Postgres("standby", folder, self.secrets)
        self.redis = Redis(folder, self.secrets)
        self.port = free_port()
        self.url = f"https://localhost:{self.port}"
        urls = {
            name: (self.secrets / name).read_text(encoding="utf-8").strip() for name in ("database-url", "redis-url")
        }
        ports = f"host=primary:{self.primary.port}&host=standby:{self.standby.port}&hostaddr=127.0.0.1,127.0.0.1"
        database = urls["database-url"].replace("host=primary:5432&host=standby:5432", ports)
        self.urls = {
            "database-url": database.replace(f"{PLACE}/ca.crt", str(self.secrets / "ca.crt")),
            "redis-url": urls["redis-url"]
            .replace("redis:6379", f"localhost:{self.redis.port}")
            .replace(f"{PLACE}/ca.crt", str(self.secrets / "ca.crt")),
        }
        self.nodes = [Node(number, folder, self.urls) for number in (1, 2, 3)]
        self._proxy: subprocess.Popen[bytes] | None = None

    def start(self, source: Path) -> None:
        self.primary.create()
        self.standby.follow(self.primary)
        self.primary.stop()
        self.primary.start()  # commits wait for the standby from now on
        for node in self.nodes:
            node.start(source)
        for node in self.nodes:
            node.wait()
        config = self.folder / "haproxy.cfg"
        nodes = [node.url.removeprefix("http://") for node in self.nodes]
        config.write_text(proxy_config(self.port, nodes, str(self.secrets / "warhost.pem")), encoding="utf-8")
        program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
        if program is None:
            raise DrillFailed("HAProxy is not installed: there is no haproxy on the path")
        self._proxy = subprocess.Popen([program, "-q", "-f", str(config)])
        os.environ["SSL_CERT_FILE"] = str(self.secrets / "ca.crt")
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return
            time.sleep(0.1)
        raise DrillFailed("the proxy does not come")

    def rows(self, question: str) -> list[tuple[Any, ...]]:
        """The result of a query at the present primary."""
        with psycopg.connect(
            dbname="warhost",
            user="warhost",
            password=(self.secrets / "database-password").read_text(encoding="utf-8").strip(),
            host=f"{self.primary.name},{self.standby.name}",
            hostaddr="127.0.0.1,127.0.0.1",
            port=f"{self.primary.port},{self.standby.port}",
            target_session_attrs="primary",
            sslmode="verify-full",
            sslrootcert=str(self.secrets / "ca.crt"),
        ) as connection:
            return connection.execute(question).fetchall()  # type: ignore[call-overload,no-any-return]

    def close(self) -> None:
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
        for each in (*self.nodes, self.redis, self.primary, self.standby):
            each.close()
