"""Command `python -m tools.prose [FILE ...]`: prints one line per finding and exits with 1 if there is any."""

from __future__ import annotations

import sys

from tools.prose.check import check, findings, pending_folders


def main() -> int:
    """Check the given files, pending or not; without arguments everything except the pending files."""
    chosen = sys.argv[1:]
    found = findings(chosen) if chosen else check()
    for finding in found:
        print(finding)
    print(f"Prose: {len(found)} findings; {len(pending_folders())} paths not checked yet (tools/prose/pending.txt)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
