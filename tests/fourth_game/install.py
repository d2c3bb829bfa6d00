"""Installs the fourth game, or another package: `python install.py FOLDER [SOURCE]`; PYTHONPATH contains the folder.

It writes the same files as `pip install` for this package, without a build backend, so it works in every environment.
"""

import shutil
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path, source: Path = HERE) -> None:
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    shutil.copytree(source / "src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")


if __name__ == "__main__":
    install(*map(Path, sys.argv[1:]))
