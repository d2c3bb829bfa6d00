"""Counts the lines that are in both card games: `python tools/twin_lines.py`, `--runs` to read them.

Compared are all sources of one card game with all of the other: every file of `src` and `web/src` with its name in
the path, except for the cards, which are data, and what a command writes (whole files, and the end of classes).  The
game's name is taken out and white space folded; empty lines, comments, imports and lines without a letter or digit are
passed over.  A line counts when it and its neighbours are a run of three that is in the other game, too, in whatever
file.  The number is that of the lines of the first game.  Runs of three are often no more than the head of a
method that a base class asks for; runs of six and more are listed as well.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from warhost.games import all_kits

ROOT = Path(__file__).resolve().parent.parent
ONE, OTHER = [kit.name for kit in all_kits() if (ROOT / "src" / "warhost" / kit.name / "facts").is_dir()]
NAMES = re.compile(f"{ONE}|{OTHER}", re.IGNORECASE)
ENDINGS = (".py", ".ts", ".svelte", ".css")
WRITTEN_CODE = "# Written by "  # what follows such a line is generated, to the end of its class
WRITTEN = 300  # number of characters at the start of a file that may say that the file is generated
RUN, LONG = 3, 6  # number of equal lines in a run, and in a long run
IMPORT = re.compile(r"(from \S+ )?import\b")

Lines = list[tuple[int, str]]  # line number and text of the lines to compare


def sources(game: str) -> list[Path]:
    """The files of a game, without its cards."""
    found = [path for top in ("src", "web/src") for path in sorted((ROOT / top).rglob("*")) if path.suffix in ENDINGS]
    paths = [(path, path.relative_to(ROOT).as_posix()) for path in found]
    own = [path for path, name in paths if game in name.lower() and f"warhost/{game}/cards/" not in name]
    return [path for path in own if "do not edit" not in path.read_text(encoding="utf-8")[:WRITTEN]]


def lines_of(text: str) -> Lines:
    """The compared lines of a text."""
    found: Lines = []
    closing = ""  # the closing bracket of an import over several lines
    is_written = False
    for number, line in enumerate(text.splitlines(), 1):
        is_written = line.strip().startswith(WRITTEN_CODE) or (is_written and line[:1] in ("", " "))
        if is_written:
            continue
        said = " ".join(NAMES.sub("GAME", line).split())
        if closing:
            closing = "" if closing in said else closing
        elif IMPORT.match(said):
            opening = [(one, other) for one, other in ("()", "{}") if one in said and other not in said]
            closing = opening[0][1] if opening else ""
        elif re.search(r"[^\W_]", said) and not said.startswith(("#", "//")):
            found.append((number, said))
    return found


def runs(lines: Lines, length: int = RUN) -> Iterator[tuple[int, tuple[str, ...]]]:
    """All runs of a file with the index of their first line."""
    for at in range(len(lines) - length + 1):
        yield at, tuple([said for _, said in lines[at : at + length]])


def twins(own: Lines, others: set[tuple[str, ...]], length: int = RUN) -> Lines:
    """The lines of a file that are in a run of the other game, too."""
    found = {at + step for at, run in runs(own, length) if run in others for step in range(length)}
    return [own[at] for at in sorted(found)]


def twin_lines(length: int = RUN) -> dict[Path, Lines]:
    """By file of one game: its lines that the other game has, too."""
    others = {run for path in sources(OTHER) for _, run in runs(lines_of(path.read_text(encoding="utf-8")), length)}
    found = {path: twins(lines_of(path.read_text(encoding="utf-8")), others, length) for path in sources(ONE)}
    return {path: lines for path, lines in found.items() if lines}


def count(length: int = RUN) -> int:
    """The number of lines that both games share, in runs of this length."""
    return sum(len(lines) for lines in twin_lines(length).values())


def main() -> None:
    found = twin_lines()
    for path, lines in sorted(found.items(), key=lambda each: (len(each[1]), each[0])):
        print(f"{len(lines):5}  {path.relative_to(ROOT)}")
        if "--runs" in sys.argv:
            print(*[f"       {number:5}  {said}" for number, said in lines], sep="\n")
    print(f"{count():5}  in all, of them {count(LONG)} in runs of {LONG} and more")


if __name__ == "__main__":
    main()
