"""Write the comment above every card's definition (facts and rendered text): `python tools/card_comments.py FILE...`.

Without a file it updates all card files, which takes a minute.  A test fails if a comment is out of date.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from warhost.engine.errors import WarhostError
from warhost.games import all_kits
from warhost.text import LANGUAGES, phrasebook
from warhost.text.card_words import CARD_WORDS
from warhost.text.traits import own_traits, trait_words

CARDS = Path(__file__).resolve().parent.parent / "src" / "warhost"
TEXT = re.compile(r'^text\(\s*"([a-z-]+-\d{3})"', re.MULTILINE)
ABOVE = re.compile(r"(?:^#.*\n)+(?=text\()", re.MULTILINE)
TRAIT = re.compile(r'\btrait[(=]\s*"([^"]+)"')
WIDTH = 120


def comment(game: Any, card: Any) -> str:
    """The comment of a card: a line with name, numbers and traits, then the rendered text."""
    name = f"{card.name}, unique" if card.unique and card.kind != "warlord" else card.name
    traits = f" {', '.join(card.traits)}." if card.traits else ""
    said = [f"{name}: {game.facts(card)}.{traits}", *game.card_lines(phrasebook("en"), card)]
    wrapped = [row for each in said for row in textwrap.wrap(each, WIDTH - 2, break_on_hyphens=False)]
    return "".join([f"# {row}\n" for row in wrapped])


def renewed(source: str, comments: Callable[[str], str]) -> str:
    """The source of a card file with up-to-date comments."""
    bare = ABOVE.sub("", source)
    return TEXT.sub(lambda found: comments(found[1]) + found[0], bare)


def games() -> list[Any]:
    """For each game with card texts: its cards, its facts and its texts."""
    own = [kit.name for kit in all_kits() if kit.get(CARD_WORDS) is not None and (CARDS / kit.name).is_dir()]
    return [import_module(f"warhost.text.{name}.comments") for name in own]


def about(game: Any, code: str) -> str:
    return comment(game, game.LIBRARY[code])


def files() -> list[tuple[Path, Callable[[str], str]]]:
    """Every card file of both games, with the function that updates it."""
    found: list[tuple[Path, Callable[[str], str]]] = []
    for game in games():
        paths = sorted((CARDS / game.__name__.split(".")[-2] / "cards").glob("*/*.py"))
        found += [(path, partial(about, game)) for path in paths if path.stem != "__init__"]
    return found


def asked_for(names: list[str]) -> list[tuple[Path, Callable[[str], str]]]:
    """The named card files, or all of them."""
    found = files()
    wanted = {Path(name).resolve() for name in names}
    strange = wanted - {path for path, _ in found}
    if strange:
        raise SystemExit(f"not a file of cards: {', '.join(map(str, sorted(strange)))}")
    return [(path, comments) for path, comments in found if path in wanted or not names]


def check(source: str) -> None:
    """Raise an error if a text of the file leaves something out in any language."""
    for code in TEXT.findall(source):
        for language in LANGUAGES:
            for game in games():
                if code in game.LIBRARY:
                    game.TEXTS.check(phrasebook(language), game.LIBRARY[code])


def check_traits(path: Path, source: str) -> None:
    """Raise an error if a text of a card file names a trait that no card has."""
    words = {**trait_words("en"), **own_traits("en", path.relative_to(CARDS).parts[0])}
    known = [key.removeprefix("trait.") for key in words]
    for name in TRAIT.findall(source):
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise WarhostError(f"{path.relative_to(CARDS)} has trait({name!r}), and no card has this trait{hint}")


def main() -> None:
    for path, comments in asked_for(sys.argv[1:]):
        source = path.read_text(encoding="utf-8")
        check_traits(path, source)
        check(source)
        new = renewed(source, comments)
        if new != source:
            path.write_text(new, encoding="utf-8")
            sys.stdout.write(f"renewed {path.relative_to(CARDS)}\n")


if __name__ == "__main__":
    try:
        main()
    except WarhostError as error:
        raise SystemExit(f"card_comments: {error}") from None
