"""Command `python -m tools.prose [FILE ...]`: prints one line per finding and exits with 1 if there is any."""

from __future__ import annotations

import sys

from tools.prose.check import check, findings


def main() -> int:
    """Check the given files; without arguments, all files and commit messages."""
    chosen = sys.argv[1:]
    found = findings(chosen) if chosen else check()
    for finding in found:
        print(finding)
    print(f"Prose: {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
