"""A hook of MkDocs: adapts the documentation to the site that `make site` builds.

Links to files outside `docs/` are replaced by their paths, because the site has no such pages.  Pages of the public
interface, generated from docstrings, and the icon are added.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = tomllib.loads(Path(__file__).with_name("games.toml").read_text(encoding="utf-8"))
PUBLIC: Final = (
    "warhost.engine",
    "warhost.kit",
    "warhost.bots",
    "warhost.research.position",
    "warhost.research.features",
)
# Screenshots on the first page: file name -> caption.
SHOWN: Final = {game["screenshot"]: game["caption"] for game in GAMES.values()}
UNNAMED: Final = 'class="md-search" data-md-component="search" role="dialog"'  # the theme does not name this dialog
DEEP: Final = re.compile(r"^####(?= INV-EX-)", re.M)  # headings of examples (four #), which belong below a chapter
LINK: Final = re.compile(r"(?<!!)\[([^\]\n]+)\]\((\.\.?/[^)\s]+)\)")
MARK: Final = re.compile(r"\[([^\[\]\n]+)\](?!\()")  # the source of a rule in brackets, but not a link
RULES: Final = {"English": "rules", "Polski": "rules/pl", "Русский": "rules/ru"}


def on_config(config: Any) -> Any:
    """List the pages: guides, concepts and reference by title, rules by language and game."""
    sections: list[dict[str, Any]] = [{"Warhost": "README.md"}]
    for folder in ("guides", "concepts", "reference"):
        pages = sorted(path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs" / folder).glob("*.md"))
        sections.append({folder.capitalize(): pages})
    sections.append({"Interface": [{name: page_of(name)} for name in PUBLIC]})
    for language, folder in RULES.items():
        title = "Rules" if language == "English" else f"Rules: {language}"
        sections.append(
            {title: [page for game, known in GAMES.items() for page in rules_pages(folder, game, known["title"])]}
        )
    config.nav = sections
    return config


def rules_pages(folder: str, game: str, title: str) -> list[dict[str, str] | str]:
    """The page with the rules of a game in a folder, then its supplements by their own titles."""
    supplements = sorted((ROOT / "docs" / folder).glob(f"{game}-*.md"))
    return [{title: f"{folder}/{game}.md"}, *[path.relative_to(ROOT / "docs").as_posix() for path in supplements]]


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the public interface and the icon; leave out files that are not pages."""
    from mkdocs.structure.files import File  # imported here: only the environment of `make site` has it

    for each in list(files):
        picture = each.src_uri.startswith("screenshots/") and each.src_uri.rpartition("/")[2] not in SHOWN
        if picture or each.src_uri.endswith(".yaml"):
            files.remove(each)
    for name in PUBLIC:
        text = f"# {name}\n\n::: {name}\n    options:\n      show_root_heading: false\n"
        files.append(File.generated(config, page_of(name), content=text))
    for name in ("site.css", "site.js"):
        files.append(File.generated(config, f"assets/{name}", content=(ROOT / "tools" / name).read_bytes()))
    icon = (ROOT / "web" / "public" / "icon.svg").read_bytes()
    files.append(File.generated(config, "images/icon.svg", content=icon))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Replace links to files outside the documentation by their paths."""
    folder = posixpath.dirname(page.file.src_uri)

    def replaced(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join("docs", folder, found[2].partition("#")[0]))
        if target.startswith("docs/") and not target.endswith(".yaml"):
            return found[0]
        if (ROOT / target).exists():
            words = found[1].replace("`", "")
            return found[1] if words == target else f"{found[1]} (`{target}`)"
        return found[0]

    if page.file.src_uri.startswith("rules/"):
        markdown = DEEP.sub("###", MARK.sub(r"\\[\1\\]", markdown))
    return LINK.sub(replaced, markdown) + (screenshots() if page.file.src_uri == "README.md" else "")


def screenshots() -> str:
    """The screenshots at the end of the first page."""
    return "".join(
        ["\n\n## Screenshots\n", *[f"\n![{said}](screenshots/{name})\n\n*{said}*\n" for name, said in SHOWN.items()]]
    )


def on_post_page(output: str, **_: Any) -> str:
    """Give the search dialog an accessible name."""
    return output.replace(UNNAMED, f'{UNNAMED} aria-label="Search"')


def page_of(name: str) -> str:
    """The page of a public module."""
    return f"interface/{name.rpartition('.')[2]}.md"
