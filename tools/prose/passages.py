"""Extracts English prose: docstrings, comments, names of tests, Markdown paragraphs and interface strings."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FENCE = re.compile(r"^\s*(```|~~~)")
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|https?://\S+")
PYTHON_PROSE = re.compile(r'^ *r?"""(?s:.*?)"""|(?:^|(?<=  )|(?<=^ ))# [^\n]*|^ *(?:async )?def test_\w+', re.MULTILINE)
COMMENT = re.compile(r"(?:^|(?<=\s))# [^\n]*", re.MULTILINE)
SCRIPTS = (
    "",
    ".sh",
    ".toml",
    ".yaml",
    ".yml",
)  # suffixes of files with comments after "#"; none: Makefile, Containerfile
CLIENT_COMMENT = re.compile(r"(?<![:\w])//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
MESSAGES = "src/warhost/text/messages/en/"
TRANSLATED = re.compile(r"(^|/)(pl|ru)/")


@dataclass(frozen=True)
class Passage:
    """A piece of prose with the file and line at which it begins."""

    path: str
    line: int
    text: str


def files() -> list[str]:
    """Paths of all files with English prose, relative to the repository root."""
    folders = ("src", "tools", "tests", "docs", "web/src", "bench", "deploy", "requirements")
    tops = [path for top in folders for path in (ROOT / top).rglob("*")]
    found = [
        *ROOT.glob("*.md"),
        *ROOT.glob("*.py"),
        *ROOT.glob("*.toml"),
        ROOT / "Makefile",
        ROOT / "Containerfile",
        *tops,
    ]
    return sorted(path.relative_to(ROOT).as_posix() for path in found if is_prose(path))


def is_prose(path: Path) -> bool:
    """True if `passages` can read this file and it is in English."""
    name = path.relative_to(ROOT).as_posix()
    if TRANSLATED.search(name) or "/_data/" in name or not path.is_file():
        return False
    if path.suffix == ".json":
        return name.startswith(MESSAGES)
    return path.suffix in (".py", ".md", ".ts", ".svelte", ".css", *SCRIPTS)


def passages(name: str) -> Iterator[Passage]:
    """The prose of one file.  Inline code and link targets are removed, line breaks are kept."""
    text = (ROOT / name).read_text(encoding="utf-8")
    suffix = Path(name).suffix
    found = {".py": python, ".md": markdown, ".json": messages}.get(suffix, script if suffix in SCRIPTS else client)(
        text
    )
    for line, piece in found:
        yield Passage(name, line, CODE.sub(lambda code: "`" + "\n" * code[0].count("\n"), piece))


def python(text: str) -> Iterator[tuple[int, str]]:
    """Docstrings, comments and names of tests of a formatted module; parsing it would take fifty times as long."""
    for found in PYTHON_PROSE.finditer(text):
        name = found[0].lstrip().startswith(("def ", "async "))
        yield text.count("\n", 0, found.start()) + 1, found[0].replace("_", " ") if name else found[0]


def script(text: str) -> Iterator[tuple[int, str]]:
    """Comments of a Makefile, a shell script, or a YAML or TOML file."""
    for comment in COMMENT.finditer(text):
        yield text.count("\n", 0, comment.start()) + 1, comment[0]


def client(text: str) -> Iterator[tuple[int, str]]:
    """Comments of a TypeScript module or a Svelte component."""
    for comment in CLIENT_COMMENT.finditer(text):
        yield text.count("\n", 0, comment.start()) + 1, comment[0]


def markdown(text: str) -> Iterator[tuple[int, str]]:
    """Paragraphs of a page, without its code blocks."""
    fenced, begin, paragraph = False, 0, ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        fence = FENCE.match(line) is not None
        if paragraph and (fence or not line.strip()):
            yield begin, paragraph
            paragraph = ""
        elif not fence and not fenced and line.strip():
            begin, paragraph = (begin, f"{paragraph}\n{line}") if paragraph else (number, line)
        fenced ^= fence


def messages(text: str) -> Iterator[tuple[int, str]]:
    """Values of a message file, each on its own line."""
    for number, line in enumerate(text.splitlines(), 1):
        if pair := re.match(r'\s*"[^"]*": *("(?:[^"\\]|\\.)*"),?$', line):
            yield number, json.loads(pair[1])


def git(*arguments: str) -> str:
    """Output of a git command, or "" where there is no repository."""
    try:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
