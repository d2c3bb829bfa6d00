"""Text files: read with one clear line on failure, written so that a crash or a full disk leaves the old one."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from .errors import WarhostError

DEEPEST: Final = 50  # lists and objects in each other; what is deeper was not meant to be read


def read_whole(path: Path, what: str, error: type[WarhostError]) -> str:
    """The text of a file; what keeps it from being read is said as the given kind of error."""
    try:
        return path.read_text(encoding="utf-8-sig")  # with or without a mark at its beginning
    except OSError as failed:
        raise error(f"cannot read {path}: {failed.strerror}") from None
    except UnicodeDecodeError:
        raise error(f"{path} is no {what}: not a text file") from None


def parse_json(text: str) -> Any:
    """What a JSON text holds; ValueError if it is none or nested beyond reason."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    check_depth(data)
    return data


def check_depth(data: Any) -> None:
    """ValueError for lists and objects that lie too deep in each other, or in several places at once.

    Whoever walks through them, prints or copies them needs neither a deep stack nor more time than they are long.
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
    """Put a text on disk whole or not at all; an OSError says why not."""
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
