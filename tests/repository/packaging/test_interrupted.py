"""A compiled build that is killed while linking leaves nothing that the next build would treat as finished."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
pytest.importorskip("hatchling")
pytest.importorskip("mypyc")
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
pytestmark = [
    pytest.mark.skipif(not os.environ.get("WARHOST_PROOFS"), reason="compiles twice; `make proofs` runs it"),
    pytest.mark.skipif(sys.platform != "linux" or shutil.which(COMPILER) is None, reason="needs a C compiler on Linux"),
]
MODULES = ("errors", "rng")
BUILD = f"""
import hatch_build
hatch_build.compile_modules([f"src/warhost/engine/{{name}}.py" for name in {MODULES}])
"""
LOADED = f"""
import sys
sys.path.insert(0, "build/mypyc-quick/lib")
from warhost.engine import {", ".join(MODULES)}
assert not [each.__file__ for each in ({", ".join(MODULES)}) if each.__file__.endswith(".py")]
"""
# Linker stub: writes half of the library, reports that, and waits to be killed.
LINKER = """#!/bin/sh
for last; do case "$before" in -o) made=$last ;; esac; before=$last; done
case "$*" in *"/temp/"*) ;; *) exec {compiler} "$@" ;; esac
{compiler} "$@" || exit 1
head -c 200 "$made" >"$made.part" && mv "$made.part" "$made"
touch {linking}
sleep 600
"""


def test_the_libraries_of_a_build_that_was_killed_while_linking_are_linked_again(tmp_path: Path) -> None:
    for name in ("__init__.py", "engine/__init__.py", *[f"engine/{each}.py" for each in MODULES]):
        (tmp_path / "src/warhost" / name).parent.mkdir(parents=True, exist_ok=True)
        if name.endswith("__init__.py"):
            (tmp_path / "src/warhost" / name).touch()
        else:
            shutil.copy(ROOT / "src/warhost" / name, tmp_path / "src/warhost" / name)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    linker, linking = tmp_path / "linker", tmp_path / "linking"
    linker.write_text(LINKER.format(compiler=COMPILER, linking=linking))
    linker.chmod(0o755)
    env = {**os.environ, "WARHOST_COMPILE": "quick"}
    command = [sys.executable, "-c", BUILD]
    killed = subprocess.Popen(
        command, cwd=tmp_path, env={**env, "LDSHARED": f"{linker} -shared"}, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    while not linking.exists() and killed.poll() is None:
        time.sleep(0.05)
    assert linking.exists(), "the build ended before it linked"
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    libraries = list((tmp_path / "build/mypyc-quick/lib").rglob("*.so"))
    assert [each for each in libraries if each.stat().st_size == 200], "nothing was half written"
    subprocess.run(command, cwd=tmp_path, env=env, check=True, capture_output=True)
    subprocess.run([sys.executable, "-I", "-S", "-c", LOADED], cwd=tmp_path, check=True)
