"""Two builds of the distributions are identical to the byte, wherever and whenever they are made."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
pytest.importorskip("hatchling")
pytestmark = [
    pytest.mark.skipif(not os.environ.get("WARHOST_PROOFS"), reason="builds twice; `make proofs` runs it"),
    pytest.mark.skipif(
        not (ROOT / ".git").exists(), reason="a source distribution does not know which files are tracked"
    ),
]
EPOCH = "1767225600"


def checkout(folder: Path, umask: int, time: int) -> Path:
    """The tracked files and the built client in a new folder, written with another umask and at another time."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    client = [path.relative_to(ROOT).as_posix() for path in (ROOT / "web" / "dist").rglob("*") if path.is_file()]
    names = [name for name in [*listed.split("\0"), *client] if name and (ROOT / name).is_file()]
    before = os.umask(umask)
    try:
        for name in sorted(names, reverse=bool(time % 2)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
            os.utime(folder / name, (time, time))
    finally:
        os.umask(before)
    subprocess.run(["git", "init", "--quiet", str(folder)], check=True)  # what is ignored is left out, as in a checkout
    return folder


def built(folder: Path, seed: str) -> dict[str, str]:
    """The distributions of a checkout with their hashes: the sdist, and a wheel made from the sdist."""
    env = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH, "PYTHONHASHSEED": seed}
    env.pop("WARHOST_COMPILE", None)
    dist = folder / "dist"
    hatch = [sys.executable, "-m", "hatchling", "build", "--directory", str(dist)]
    subprocess.run([*hatch, "--target", "sdist"], cwd=folder, env=env, check=True, capture_output=True)
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    source = next((folder / "unpacked").iterdir())
    subprocess.run([*hatch, "--target", "wheel"], cwd=source, env=env, check=True, capture_output=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(dist.iterdir())}


def test_two_builds_have_the_same_sdist_and_the_same_wheel(tmp_path: Path) -> None:
    first = checkout(tmp_path / "one", 0o022, 1_500_000_000)
    second = checkout(tmp_path / "elsewhere" / "another", 0o077, 1_600_000_001)
    one, other = built(first, "1"), built(second, "2")
    assert len(one) == 2
    assert one == other


@pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node")
def test_two_builds_have_the_same_client(tmp_path: Path) -> None:
    found = []
    for name in ("one", "another"):
        copy = tmp_path / name
        shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
        (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        (copy / "src").symlink_to(ROOT / "src")
        subprocess.run(["npm", "run", "build"], cwd=copy / "web", check=True, capture_output=True)
        dist = copy / "web" / "dist"
        files = [path for path in sorted(dist.rglob("*")) if path.is_file()]
        found.append(
            {path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
        )
    assert found[0]
    assert found[0] == found[1]
