"""Check that links, files and tests named in the documentation exist and that the examples of the README work."""

import doctest
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^ *(```|~~~).*$")
LINK = re.compile(r"\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)|^\[[^\]]+\]: *(\S+)")
FILE = re.compile(r"`((?:src|tests|tools|web|bench|scenarios|docs)/[\w./-]+\.\w+)`")
TEST = re.compile(r"::(test_\w+)`")
TEST_NAME = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)
PLACEHOLDER = re.compile(r"[A-Z]{2,}")  # such as GAME in a path
ELSEWHERE = re.compile(r"[a-z][a-z+.-]*:", re.IGNORECASE)


def pages() -> list[Path]:
    """The pages in the root folder and those in docs/."""
    return sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md"))


def prose(page: Path) -> list[tuple[int, str]]:
    """The numbered lines of a page that are neither in a code block nor code themselves."""
    lines, fenced = [], False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            lines.append((number, line))
    return lines


def anchors(page: Path) -> set[str]:
    """The anchors of all headings: lower-case words joined by hyphens; a repeated one gets "-1"."""
    found: set[str] = set()
    for _, line in prose(page):
        found |= set(re.findall(r'<a (?:id|name)="([^"]+)"', line))
        if heading := re.match(r"#{1,6} +(.*?)[ #]*$", line):
            title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1])
            anchor = again = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            copies = 0
            while again in found:
                copies += 1
                again = f"{anchor}-{copies}"
            found.add(again)
    return found


def broken_links(page: Path) -> list[str]:
    """One line for each link of a page that leads nowhere."""
    broken = []
    for number, line in prose(page):
        for match in LINK.finditer(re.sub(r"`[^`]*`", "", line)):
            link = match[1] or match[2]
            if ELSEWHERE.match(link):
                continue
            path, _, fragment = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.exists():
                broken.append(f"{page.relative_to(ROOT)}:{number}: no such file: {link}")
            elif fragment and target.suffix == ".md" and fragment not in anchors(target):
                broken.append(f"{page.relative_to(ROOT)}:{number}: no such heading: {link}")
    return broken


def missing_files(page: Path) -> list[str]:
    """One line for each path in a page, other than those with a placeholder, at which there is no file."""
    named = [(number, path) for number, line in prose(page) for path in FILE.findall(line)]
    missing = [(number, path) for number, path in named if not PLACEHOLDER.search(path) and not (ROOT / path).exists()]
    return [f"{page.relative_to(ROOT)}:{number}: no such file: {path}" for number, path in missing]


def missing_tests(page: Path, tests: frozenset[str]) -> list[str]:
    """One line for each test named in a page, as `FILE::test_name`, that is not among these."""
    named = [(number, name) for number, line in prose(page) for name in TEST.findall(line)]
    return [f"{page.relative_to(ROOT)}:{number}: no such test: {name}" for number, name in named if name not in tests]


def test_names() -> frozenset[str]:
    """The names of all tests."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return frozenset(name for text in texts for name in TEST_NAME.findall(text))


def run_examples(page: Path) -> doctest.TestResults:
    """Run a page's `>>>` examples.  Fences become empty lines, because doctest would take them for output."""
    lines = ["" if FENCE.match(line) else line for line in page.read_text(encoding="utf-8").splitlines()]
    name = str(page.relative_to(ROOT))
    examples = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {"__name__": "__main__"}, name, name, 0)
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)


def main() -> int:
    """Print each fault on a line; return 0 if there are none."""
    tests = test_names()
    broken = [
        line for page in pages() for line in [*broken_links(page), *missing_files(page), *missing_tests(page, tests)]
    ]
    print(*broken, sep="\n", end="\n" if broken else "")
    readme = ROOT / "README.md"
    failed, tried = run_examples(readme) if readme.exists() else (0, 0)
    print(
        f"{len(pages())} pages, {len(broken)} broken links, files or tests; {tried} lines of examples, {failed} wrong"
    )
    return 1 if broken or failed else 0


if __name__ == "__main__":
    sys.exit(main())
