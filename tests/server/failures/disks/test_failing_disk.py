"""A disk that fails under SQLite: a failed COMMIT may be stored nevertheless, so no reply says that it is not."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.failures.test_kill import Guest
from tests.server.killing import Killable, on_disk

SOURCE = Path(__file__).with_name("failing_disk.c")
FAULTS = {"sync": "s", "write": "w", "full": "f", "full within a page": "p"}
ROUNDS = int(os.environ.get("WARHOST_ROUNDS", "2"))  # number of faults of each kind
CASES = [(fault, killed) for killed in (True, False) for fault in FAULTS]
# In short runs each fault occurs once: every second one is followed by a kill, the others by a repair.
SAMPLE = [(fault, number % 2 == 0) for number, fault in enumerate(FAULTS)]

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/fd").exists() or shutil.which("gcc") is None,
    reason="only Linux can preload a library, and it has to be compiled",
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("disk") / "failing_disk.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl"], check=True)
    return made


@pytest.mark.parametrize(
    ("fault", "killed"),
    SAMPLE if os.environ.get("WARHOST_SHORT") else CASES,
    ids=lambda value: value if isinstance(value, str) else "then killed" if value else "then repaired",
)
def test_no_refused_answer_counts_whatever_the_disk_fails_at(
    tmp_path: Path, library: Path, fault: str, killed: bool
) -> None:
    database, control = tmp_path / "warhost.sqlite3", tmp_path / "fault"
    server = Killable(database, {**os.environ, "LD_PRELOAD": str(library), "WARHOST_DISK": str(control)})
    ada, dice = Guest(), random.Random(fault)
    acknowledged: list[tuple[int, str]] = []
    try:
        for _ in range(ROUNDS):
            url = server.start()
            ada.come(url)
            table = ada.tables[0]
            with ada.at_the_tables(url) as (me, *_):
                me.answer(dice.getrandbits(16))
                control.write_text(FAULTS[fault])
                me.send(dice.getrandbits(16))
                me.settle(waits=True)
                if not killed:
                    control.unlink()
                    me.settle()
                    me.answer(dice.getrandbits(16))
                server.kill()
                me.rest()
            control.unlink(missing_ok=True)
            acknowledged += me.acknowledged
            records = on_disk(database, tmp_path / "copy")[table][1]
            assert [record.number for record in records] == list(range(len(records)))
            for moment, option in acknowledged:
                assert records[moment].text == option, "an acknowledged answer is lost"
            written = [(each.number, each.text) for each in records]
            assert not {*me.refused} & {*written} - {*acknowledged}, "something counts that was refused"
        assert len(acknowledged) >= ROUNDS
    finally:
        server.close()
