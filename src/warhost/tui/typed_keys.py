"""Keys that were typed while the computer was thinking."""

import sys
from contextlib import suppress


def drop_typed_keys() -> None:
    """Discard typed keys that have not been read: they were no answer to what is shown now."""
    with suppress(ImportError):  # Windows has no such module
        import termios

        if sys.stdin is not None and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
