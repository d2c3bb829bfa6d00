"""Draws the picture of one link, in a process of its own, so that no table waits for it: JSON in, PNG out.

`python poster_process.py FOLDER`: the folder has the client's painter and its letters.
"""

import os
import sys
from pathlib import Path

import quickjs
import resvg_py

WIDE, HIGH = 800, 420
MEMORY = 64 * 1024 * 1024
SECONDS = 5


def main(folder: Path, asked: str) -> bytes:
    painter = quickjs.Context()
    painter.set_memory_limit(MEMORY)
    painter.set_time_limit(SECONDS)
    painter.eval((folder / "painter.js").read_text(encoding="utf-8"))
    painter.set("asked", asked)
    svg = painter.eval("warhost.drawPoster(asked)")
    letters = [str(path) for path in sorted(folder.glob("*.ttf"))]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=WIDE, height=HIGH, skip_system_fonts=True, font_files=letters)
    )


if __name__ == "__main__":
    os.nice(19)
    sys.stdout.buffer.write(main(Path(sys.argv[1]), sys.stdin.read()))
