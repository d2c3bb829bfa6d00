"""Run drills with people at the tables: `python -m tools.drills [DRILL]...`.

Each prints the time without play and the number of lost answers; it fails if an acknowledged answer is gone without
notice.  The cluster is that of `deploy`, with the PostgreSQL, Redis and HAProxy of this machine, and is removed at the
end.  It may stop anything, because only the drill uses it.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from io import BytesIO
from pathlib import Path

from .machines import COMMAND, ROOT, WAIT, Cluster, DrillFailed, Node, Postgres, run
from .people import People

VERSIONS = "src/warhost/server/migrations/versions/"
DRAIN = 20.0  # seconds for which a retired node may keep games that only its version can continue; then it is stopped


class Drill:
    """A running cluster with people at its tables."""

    def __init__(self, folder: Path, cluster: Cluster, people: People, old: Path) -> None:
        self.folder, self.cluster, self.people, self.old = folder, cluster, people, old
        self.note = ""  # what else is worth saying

    def backup(self) -> None:
        """Back up during play; restore the copy elsewhere with the archive, and look for every answer in it."""
        self.note = f"backup in {timed(self._base_backup):.1f} s"
        self.people.answer(2)
        known = {player.table: list(player.acknowledged) for table in self.people.tables for player in table.players}
        self._archive_everything()
        elsewhere = self._elsewhere()
        try:
            for table, acknowledged in known.items():
                rows = elsewhere.ask(f"SELECT number, text FROM answers WHERE table_id = '{table}' ORDER BY number")
                texts = [line.partition("|")[2] for line in rows.splitlines()]
                if any(texts[moment : moment + 1] != [option] for moment, option in acknowledged):
                    raise DrillFailed(f"the restored copy of table {table} lacks acknowledged answers")
        finally:
            elsewhere.close()
        self.note += f", {sum(map(len, known.values()))} answers found in the restored copy"

    def restore(self) -> None:
        """Go back to a moment before a mistake: both databases are replaced by the backup and the archive."""
        cluster = self.cluster
        self._base_backup()
        self.people.answer(3)
        known = {player.table: len(player.acknowledged) for table in self.people.tables for player in table.players}
        moment = cluster.primary.ask("SELECT clock_timestamp()")
        self.people.answer(3)
        cluster.primary.ask("SELECT pg_switch_wal()")
        cluster.primary.stop()
        cluster.standby.stop("immediate")
        cluster.primary.run("rm", "-rf", str(cluster.primary.data))
        cluster.primary.script("restore", self._newest_backup(), str(cluster.primary.data), moment)
        cluster.primary.start()
        self._until(lambda: cluster.primary.ask("SELECT pg_is_in_recovery()") == "f")
        self.people.answer(1)
        self._new_standby()
        for table in self.people.tables:
            for player in table.players:
                if len(player.acknowledged) < known.get(player.table, 0):
                    raise DrillFailed(f"answers before the moment are gone at table {player.table}")
        self.note = f"{self.people.given_up} answers after the chosen moment given up and named to their players"

    def primary(self) -> None:
        """Lose the primary without notice; the standby takes over, and a new standby is made."""
        cluster = self.cluster
        cluster.primary.stop("immediate")
        begun = time.monotonic()
        cluster.standby.script("promote")
        cluster.primary, cluster.standby = cluster.standby, cluster.primary
        self.note = f"promotion {time.monotonic() - begun:.1f} s"
        self.people.answer(1)
        self._new_standby()

    def upgrade(self) -> None:
        """Replace the nodes of the old version one after the other; the first new one brings the schema up to date."""
        before = self._schema()
        for node in self.cluster.nodes:
            self._replace(node, ROOT)
        self.note = f"schema {before} to {self._schema()}"

    def rollback(self) -> None:
        """Go back to the old version: one node after the other, or all at once where the schema has to go back."""
        known = schemas(self.old)
        if self._schema() == known[-1]:
            for node in self.cluster.nodes:
                self._replace(node, self.old)
            self.note = "the same schema, node by node"
            return
        before = self._schema()
        for node in self.cluster.nodes:
            node.signal(signal.SIGTERM)
        for node in self.cluster.nodes:
            if not node.gone():
                raise DrillFailed(f"node {node.number} does not stop")
        file = self.folder / "database-url"
        words = ("admin", "--database-url-file", str(file), "schema", "--to", known[-1])
        run(sys.executable, "-c", COMMAND, *words, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
        for node in self.cluster.nodes:
            node.start(self.old)
        for node in self.cluster.nodes:
            node.wait()
        self.note = f"schema {before} to {self._schema()}, all nodes at once"

    def _replace(self, node: Node, source: Path) -> None:
        """Retire a node, and start another version in its place."""
        node.signal(signal.SIGUSR1)
        if not node.gone(DRAIN):
            node.signal(signal.SIGTERM)  # its games go on with the new rules where both agree, or ask their players
            if not node.gone():
                raise DrillFailed(f"node {node.number} does not stop")
        node.start(source)
        node.wait()
        self.people.answer(1)

    def _new_standby(self) -> None:
        self.cluster.standby.follow(self.cluster.primary)
        self.cluster.primary.script("await-standby")

    def _base_backup(self) -> None:
        own = self.cluster.primary
        connection = f"host={own.name} hostaddr=127.0.0.1 port={own.port} user=warhost_replication sslmode=verify-full"
        own.script("base-backup", f"{connection} sslrootcert={own.folder}/ca.crt")

    def _newest_backup(self) -> str:
        return str(max((self.cluster.primary.backups / "base").iterdir()))

    def _archive_everything(self) -> None:
        """Wait until what has been written so far is in the archive."""
        primary = self.cluster.primary
        last = primary.ask("SELECT pg_walfile_name(pg_switch_wal())")
        self._until(lambda: (primary.backups / "wal" / last).exists())

    def _elsewhere(self) -> Postgres:
        """A separate PostgreSQL, restored from the newest backup and the whole archive."""
        own = Postgres("elsewhere", self.folder, self.cluster.secrets, certificate="standby")
        own.script("restore", self._newest_backup(), str(own.data))
        own.start("-c archive_mode=off")
        self._until(lambda: own.ask("SELECT pg_is_in_recovery()") == "f")
        return own

    def _schema(self) -> str:
        return str(self.cluster.rows("SELECT version_num FROM alembic_version")[0][0])

    def _until(self, wanted: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT
        while not wanted():
            if time.monotonic() > end:
                raise DrillFailed("it does not come")
            time.sleep(0.1)


DRILLS: dict[str, Callable[[Drill], None]] = {
    "backup": Drill.backup,
    "restore": Drill.restore,
    "primary": Drill.primary,
    "upgrade": Drill.upgrade,
    "rollback": Drill.rollback,
}


def timed(work: Callable[[], None]) -> float:
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


def schemas(source: Path) -> list[str]:
    """The database schemas that a version knows, oldest first."""
    lines = [line for path in (source / VERSIONS).glob("*.py") for line in path.read_text().splitlines()]
    return sorted(line.split('"')[1] for line in lines if line.startswith("revision = "))


def before_newest_schema() -> str:
    """The commit before the one that added the newest migration."""
    return run("git", "log", "--diff-filter=A", "--format=%H", "-1", "--", VERSIONS, cwd=ROOT) + "~1"


def checked_out(commit: str, folder: Path) -> Path:
    """The files of a commit."""
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("drills", nargs="*", metavar="DRILL", help=f"{', '.join(DRILLS)}; all of them if none is named")
    parser.add_argument("--tables", type=int, default=3, help="tables at which people play, of all games in turn")
    parser.add_argument("--old", default="", help="commit of the old version; else the one before the newest schema")
    parser.add_argument("--keep-logs", default="", help="a folder for the logs of the nodes")
    args = parser.parse_args()
    wanted = args.drills or list(DRILLS)
    if unknown := [name for name in wanted if name not in DRILLS]:
        parser.error(f"there is no drill {unknown[0]!r}")
    commit = run("git", "rev-parse", "--short", args.old or before_newest_schema(), cwd=ROOT)
    begun_at = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    print(f"{begun_at}, commit {run('git', 'rev-parse', '--short', 'HEAD', cwd=ROOT)}, old version {commit}", end="")
    print(f", {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, {args.tables} tables", flush=True)
    with tempfile.TemporaryDirectory(prefix="warhost-drill-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        old = checked_out(commit, folder / "old") if {"upgrade", "rollback"} & set(wanted) else ROOT
        with closing(Cluster(folder)) as cluster:
            try:
                cluster.start(old if "upgrade" in wanted else ROOT)
                people = People(cluster, args.tables)
                for each in wanted:
                    perform(each, Drill(folder, cluster, people, old))
            finally:
                if args.keep_logs:
                    Path(args.keep_logs).mkdir(parents=True, exist_ok=True)
                    for path in (*folder.glob("*.log"), *folder.glob("*/log")):
                        name = path.name if path.parent == folder else f"{path.parent.name}.log"
                        (Path(args.keep_logs) / name).write_bytes(path.read_bytes())


def perform(name: str, drill: Drill) -> None:
    """Perform a drill during play, and print its results in one line."""
    begun, answers = time.monotonic(), drill.people.answers
    with drill.people.playing():
        DRILLS[name](drill)
    lost = drill.people.lost()
    print(
        f"{name}: without play at most {drill.people.longest:.1f} s, answers lost {lost}, "
        f"acknowledged {drill.people.answers - answers}, load {os.getloadavg()[0]:.1f}, "
        f"{time.monotonic() - begun:.0f} s in all; {drill.note}",
        flush=True,
    )
    if lost:
        raise DrillFailed(f"{lost} acknowledged answers are gone")


if __name__ == "__main__":
    try:
        main()
    except DrillFailed as failed:
        sys.exit(f"drill: {failed}")
