"""Lists scenario titles without a translation, and merges translated ones.

    python tools/scenario_titles.py --missing pl GAME [--from 0 --count 100]
    python tools/scenario_titles.py --merge pl GAME titles.tsv

The first prints `scenario<TAB>English title` for new titles and for those whose English title has changed; the second
reads `scenario<TAB>title` lines, checks them, and prints those that it refuses with the reason.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path

from warhost.scenarios import find_scenarios, load_scenario, scenario_name, scenarios_folder
from warhost.server.games.adapter import find_adapter
from warhost.text.phrasebook import card_names
from warhost.text.scenario_titles import Title, mark_of, read_titles, titles_file

RULE_ID = re.compile(r"\b[A-Z]{3}(?:-[A-Z]+)?-\d+(?:\.\d+)?\b")
NUMBER = re.compile(r"\d+")
PLACEHOLDER = re.compile(r"\{\w*\}")
QUOTED = re.compile(r'"([^"]*)"')
MARKS = {"pl": r"„\1”", "ru": r"«\1»"}  # language -> its quotation marks, for a replacement


@cache
def english_titles(game: str) -> dict[str, str]:
    """The titles of a game's scenarios by their path below the folder, in their order."""
    return {scenario_name(path): load_scenario(path).title for path in find_scenarios([scenarios_folder() / game])}


@cache
def _codes(game: str) -> dict[str, list[str]]:
    """The cards of a game by a name of several words; a single word may be any word."""
    codes: dict[str, list[str]] = {}
    for card in find_adapter(game)[1].pool().cards:
        if " " in card.name:
            codes.setdefault(card.name, []).append(card.code)
    return codes


@cache
def _named(game: str) -> re.Pattern[str]:
    longest = sorted(_codes(game), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")


def named_in(game: str, title: str) -> list[str]:
    """The cards whose names occur in a title; longer names take precedence."""
    return list(dict.fromkeys(_named(game).findall(title)))


def written(language: str, name: str) -> str:
    """A card's name in a language; quotation marks are those of the language."""
    return QUOTED.sub(MARKS[language], name)


def problems(language: str, game: str, english: str, said: str) -> list[str]:
    """The parts of the English title that a translated title lacks: cards, rule ids, numbers, placeholders.

    A card with a translated name must have it; any other has its English name.
    """
    if not said.strip() or "\t" in said or said != " ".join(said.split()):
        return ["is empty or badly spaced"]
    own = card_names(language).get(game, {})
    found = []
    for name in named_in(game, english):
        wanted = [own[code] for code in _codes(game)[name] if code in own] or [written(language, name)]
        if not any(each in said for each in wanted):
            found.append(f"lacks the card {' / '.join(dict.fromkeys(wanted))}")
    for pattern in (RULE_ID, PLACEHOLDER, NUMBER):
        lost = Counter(pattern.findall(english))
        lost.subtract(pattern.findall(said))
        found += [f"has {'lost' if count > 0 else 'added'} {each}" for each, count in lost.items() if count]
    return found


def missing(language: str, game: str) -> dict[str, str]:
    """The English titles that have no translation in a language, or one of an older title."""
    have = read_titles(titles_file(language, game))
    return {
        name: title
        for name, title in english_titles(game).items()
        if name not in have or have[name].mark != mark_of(title)
    }


def merge(language: str, game: str, lines: list[str]) -> list[str]:
    """Store translated titles, and remove those of deleted scenarios; returns the refused lines."""
    path, english, refused = titles_file(language, game), english_titles(game), []
    have = {name: title for name, title in read_titles(path).items() if name in english}
    for line in filter(None, lines):
        name, _, said = line.partition("\t")
        said = said.strip()
        wrong = problems(language, game, english[name], said) if name in english else ["is no scenario"]
        if wrong:
            refused.append(f"{name}: {'; '.join(wrong)}")
        else:
            have[name] = Title(mark_of(english[name]), said)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{name}\t{have[name].mark}\t{have[name].said}\n" for name in sorted(have)), "utf-8")
    return refused


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--missing", nargs=2, metavar=("LANG", "GAME"))
    what.add_argument("--merge", nargs=3, metavar=("LANG", "GAME", "FILE"))
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--count", type=int)
    asked = parser.parse_args()
    if asked.missing:
        found = list(missing(*asked.missing).items())[asked.first :]
        for name, title in found[: asked.count]:
            print(f"{name}\t{title}")
        return 0
    language, game, file = asked.merge
    refused = merge(language, game, Path(file).read_text(encoding="utf-8").splitlines())
    for each in refused:
        print(f"refused {each}", file=sys.stderr)
    print(f"{len(missing(language, game))} still in English")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
