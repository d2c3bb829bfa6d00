"""The site has every page of the documentation, and no link that leads out of it."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.site_pages import on_config, on_page_markdown

DOCS = Path(__file__).parents[2] / "docs"


def test_every_page_is_in_the_navigation() -> None:
    config = on_config(SimpleNamespace(nav=None))
    listed = str(config.nav)
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert [page for page in pages if f"'{page}'" not in listed] == []


@pytest.mark.parametrize(
    ("page", "text", "wanted"),
    [
        ("README.md", "[contribute](../CONTRIBUTING.md)", "contribute (`CONTRIBUTING.md`)"),
        ("guides/a.md", "[kit](../../src/warhost/kit.py#L3)", "kit (`src/warhost/kit.py`)"),
        ("guides/a.md", "[rules](../rules/lords.md)", "[rules](../rules/lords.md)"),
        ("guides/a.md", "[lost](../../src/no-such-file.py)", "[lost](../../src/no-such-file.py)"),
        ("rules/conquest.md", "Wins. [seed][ref 9] [a](b.md)", "Wins. \\[seed\\]\\[ref 9\\] [a](b.md)"),
    ],
)
def test_links_out_of_the_documentation_become_paths(page: str, text: str, wanted: str) -> None:
    assert on_page_markdown(text, SimpleNamespace(file=SimpleNamespace(src_uri=page))) == wanted
