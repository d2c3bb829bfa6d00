"""Try a built wheel: `python tools/try_wheel.py WHEEL [FOLDER]` installs it into an empty environment and plays.

There is no compiler on the PATH.  Bots play every game, and the pages of `warhost play` and `warhost serve` are
requested.  With the folder of `uvx` and `pipx`, so is the page of `warhost play` as each of them starts it.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PATIENCE = 300  # seconds that a server may take to answer, because uvx and pipx install it first
PLAY = ["play", "--no-browser", "--port", "18765"]


def environment(folder: Path) -> dict[str, str]:
    """Environment variables with only the new environment on the PATH, and an empty home folder."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "SSL_", "LANG"))}
    home = folder / "home"
    home.mkdir()
    return {**kept, "PATH": str(folder / "env" / "bin"), "HOME": str(home), "CC": "/nonexistent/cc"}


def run(command: list[str], env: dict[str, str], where: Path) -> str:
    done = subprocess.run(command, env=env, cwd=where, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def served(command: list[str], env: dict[str, str], where: Path) -> dict[str, object]:
    """Start a server and return its health report, after checking that it has a page."""
    process = subprocess.Popen(
        command, env=env, cwd=where, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    url = "http://127.0.0.1:18765"
    try:
        for _ in range(PATIENCE * 10):
            try:
                with urllib.request.urlopen(f"{url}/api/health", timeout=5) as answer:
                    health: dict[str, object] = json.load(answer)
                with urllib.request.urlopen(url, timeout=5) as answer:
                    assert b"<script" in answer.read(), "there is no page"
                return health
            except OSError:
                if process.poll() is not None:
                    break
                time.sleep(0.1)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        sys.exit(f"no answer from {' '.join(command)}:\n{process.communicate()[0]}")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # ends the server, too, which uvx has started
        process.wait()


def try_wheel(wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
        env = environment(folder)
        python, warhost = str(folder / "env" / "bin" / "python"), str(folder / "env" / "bin" / "warhost")
        constraints = str(ROOT / "constraints.txt")
        run([python, "-m", "pip", "install", "--only-binary", ":all:", "-c", constraints, str(wheel)], env, folder)
        print(run([warhost, "--version"], env, folder).strip())
        for game in PROJECT["entry-points"]["warhost.games"]:
            words = ["simulate", game, "--bots", "random,greedy", "--games", "2", "--seed", "1", "--json"]
            assert json.loads(run([warhost, *words], env, folder))["games"] == 2, game
            print(f"{game}: two games played")
        for command in (PLAY, ["serve", "--port", "18765", "--database", "here.sqlite3"]):
            health = served([warhost, *command], env, folder)
            assert health["ok"], health
            print(f"warhost {' '.join(command)}: {health}")


def try_runners(wheel: Path, tools: Path) -> None:
    """Play without an environment: uvx and pipx make one."""
    ways = {"uvx": ["--from", str(wheel)], "pipx": ["run", "--spec", str(wheel)]}
    for name, words in ways.items():
        with tempfile.TemporaryDirectory() as folder:
            env = environment(Path(folder))
            (Path(folder) / "env" / "bin").mkdir(parents=True)
            for tool in ("dirname", "realpath"):  # used by the script uvx
                (Path(folder) / "env" / "bin" / tool).symlink_to(str(shutil.which(tool)))
            env |= {"UV_PYTHON": sys.executable, "UV_CACHE_DIR": f"{folder}/cache", "PIPX_HOME": f"{folder}/pipx"}
            health = served([str(tools / name), *words, "warhost", *PLAY], env, Path(folder))
            assert health["ok"], health
            print(f"{name} {words[0]} ... warhost {' '.join(PLAY)}: {health}")


if __name__ == "__main__":
    try_wheel(Path(sys.argv[1]).resolve())
    if len(sys.argv) > 2:
        try_runners(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
