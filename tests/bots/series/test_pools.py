"""Helper processes end with the process that started them."""

import ast
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import warhost

SOURCES = Path(warhost.__file__).parent
WAIT = 60.0  # timeout in seconds, so that a hanging process fails the test
POOL = """
import sys
from warhost.bots.series.pools import new_pool
if __name__ == "__main__":
    pool = new_pool(2)
    print(*pool.map(abs, [-1, -2]), flush=True)
    sys.stdin.read()
"""
SPREAD = """
import sys
from warhost.bots.series.parallel import parallel_map
if __name__ == "__main__":
    done = parallel_map(abs, [-1, -2], jobs=2)
    print(next(done), next(done), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no SIGKILL")
@pytest.mark.parametrize("program", [POOL, SPREAD], ids=["pool", "spread"])
def test_a_killed_parent_leaves_no_processes_and_no_warnings(program: str, tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(program)
    command = [sys.executable, str(script)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1 2\n"
        process.send_signal(signal.SIGKILL)
        said, complaints = process.communicate(timeout=WAIT)  # the pipe is closed when the last process has ended
    assert (said, complaints) == ("", "")


def test_every_process_pool_is_created_by_new_pool() -> None:
    """A pool created in another way would outlive a killed parent."""
    made = []
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text()
        if "ProcessPoolExecutor" in text:
            calls = [each.func for each in ast.walk(ast.parse(text)) if isinstance(each, ast.Call)]
            if "ProcessPoolExecutor" in [getattr(each, "id", getattr(each, "attr", "")) for each in calls]:
                made.append(path.relative_to(SOURCES).as_posix())
    assert made == ["bots/series/pools.py"]
