"""Writing files so that a killed process or a full disk leaves the old one."""

import os
from contextlib import suppress
from pathlib import Path


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
