"""The documentation site has every page, and no links to files outside."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.site_pages import SHOWN, UNNAMED, on_config, on_page_markdown, on_post_page, screenshots

DOCS = Path(__file__).parents[2] / "docs"


def test_every_page_is_in_the_navigation() -> None:
    config = on_config(SimpleNamespace(nav=None))
    listed = str(config.nav)
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert [page for page in pages if f"'{page}'" not in listed] == []


@pytest.mark.parametrize(
    ("page", "text", "wanted"),
    [
        ("index.md", "[contribute](../CONTRIBUTING.md)", "contribute (`CONTRIBUTING.md`)"),
        ("guides/a.md", "[kit](../../src/warhost/kit.py#L3)", "kit (`src/warhost/kit.py`)"),
        ("guides/a.md", "[rules](../rules/lords.md)", "[rules](../rules/lords.md)"),
        ("guides/a.md", "[lost](../../src/no-such-file.py)", "[lost](../../src/no-such-file.py)"),
        ("rules/invasion.md", "#### INV-EX-1: Resources", "### INV-EX-1: Resources"),
        ("rules/conquest.md", "Wins. [seed][ref 9] [a](b.md)", "Wins. \\[seed\\]\\[ref 9\\] [a](b.md)"),
    ],
)
def test_links_out_of_the_documentation_become_paths(page: str, text: str, wanted: str) -> None:
    assert on_page_markdown(text, SimpleNamespace(file=SimpleNamespace(src_uri=page))) == wanted


def test_the_first_page_shows_screenshots_that_exist() -> None:
    if not (DOCS / "screenshots").is_dir():
        pytest.skip("a source distribution has no screenshots")
    said = screenshots()
    for name in SHOWN:
        assert f"(screenshots/{name})" in said
        assert (DOCS / "screenshots" / name).is_file(), name


def test_the_search_dialog_has_a_name() -> None:
    assert on_post_page(f"<div {UNNAMED}>") == f'<div {UNNAMED} aria-label="Search">'
