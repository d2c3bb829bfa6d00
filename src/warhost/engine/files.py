"""Text files: read with one clear line on failure, written so that a crash or a full disk leaves the old one."""

import os
from contextlib import suppress
from pathlib import Path

from .errors import WarhostError


def read_whole(path: Path, what: str, error: type[WarhostError]) -> str:
    """The text of a file; what keeps it from being read is said as the given kind of error."""
    try:
        return path.read_text(encoding="utf-8-sig")  # with or without a mark at its beginning
    except OSError as failed:
        raise error(f"cannot read {path}: {failed.strerror}") from None
    except UnicodeDecodeError:
        raise error(f"{path} is no {what}: not a text file") from None


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
