"""Text files: reading with one-line errors, and atomic writing (a crash or a full disk keeps the old file)."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from .errors import WarhostError

FOR_OWNER: Final = 0o700  # mode of folders with games, databases and keys
DEEPEST: Final = 50  # maximum nesting of lists and objects; deeper data is malicious or broken


def read_whole(path: Path, what: str, error: type[WarhostError]) -> str:
    """The text of a file; a failure is raised as the given kind of error."""
    try:
        return path.read_text(encoding="utf-8-sig")  # ignores a byte order mark, if there is one
    except OSError as failed:
        raise error(f"cannot read {path}: {failed.strerror}") from None
    except UnicodeDecodeError:
        raise error(f"{path} is no {what}: not a text file") from None


def parse_json(text: str) -> Any:
    """The value of a JSON text; ValueError if it is invalid or nested too deeply."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    check_depth(data)
    return data


def check_depth(data: object) -> None:
    """Raise ValueError for lists and objects that are nested too deeply or shared.

    Code that then walks, prints or copies them needs neither a deep stack nor more than linear time.
    """
    level, seen = [data], set[int]()
    for _ in range(DEEPEST):
        holders = [each for each in level if isinstance(each, (dict, list)) and each]
        level = []
        for each in holders:
            if id(each) in seen:
                raise ValueError("the same list or object stands in two places")
            seen.add(id(each))
            level += each.values() if isinstance(each, dict) else each
        if not level:
            return
    raise ValueError("nested too deeply")


def write_whole(path: Path, text: str) -> None:
    """Write a text file atomically; an OSError says why it failed."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def data_folder() -> Path:
    """The user's data folder for Warhost, by the desktop standards."""
    home = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(home) if home else Path.home() / ".local" / "share") / "warhost"


def make_folder(path: Path) -> None:
    """Make a folder with its missing parents, all for their owner only; the data folder becomes so, too."""
    for each in reversed([each for each in (path, *path.parents) if not each.exists()]):
        each.mkdir(FOR_OWNER, exist_ok=True)
    if path == data_folder():
        with suppress(PermissionError):  # it belongs to another user
            path.chmod(FOR_OWNER)
