"""Rules text of a Lords of War card, generated from its facts so that text and behaviour never differ."""

from typing import Final

from ...lords.units import BERSERKER, CAVALRY, DIRECTIONS, RANGED, SPEAR, Template, Unit
from ..phrasebook import Phrasebook

WIDE: Final = (-1, 0, 1)
STRAIGHT: Final = (0,)


def card_sentences(book: Phrasebook, unit: Unit, full: bool = True) -> list[str]:
    """The sentences of a card.  `full` is False if cavalry and berserkers have no special rules (Q-36)."""
    say = book.say
    kind, rank = say(f"lords.class.{unit.kind}"), say(f"lords.rank.{unit.rank}")
    text = [say("lords.card.head", **{"class": kind, "rank": rank, "defence": unit.defence}), attacks(book, unit)]
    if unit.support:
        text.append(say("lords.card.support"))
    if unit.ranged is not None and unit.kind == RANGED:
        text.append(say("lords.card.ranged", value=unit.ranged.value, template=template_words(book, unit.ranged)))
    if unit.kind in (SPEAR, CAVALRY, BERSERKER) and full:
        text.append(say(f"lords.card.{unit.kind}"))
    if unit.mobile:
        ways = [say(f"lords.direction.{way}") for way, path in zip(DIRECTIONS, unit.moves, strict=True) if path]
        text.append(say("lords.card.mobile", directions=", ".join(ways)))
    if unit.commander:
        text.append(say(f"lords.card.{unit.rank}"))
    return text


def attacks(book: Phrasebook, unit: Unit) -> str:
    """The attack arrows in words, from the front clockwise."""
    arrows = [
        f"{book.say(f'lords.direction.{way}')} {value}"
        for way, value in zip(DIRECTIONS, unit.arrows, strict=True)
        if value
    ]
    return book.say("lords.card.attacks", arrows=", ".join(arrows)) if arrows else book.say("lords.card.no-attacks")


def template_words(book: Phrasebook, template: Template) -> str:
    """Text of an attack template; rows with equal columns share a phrase."""
    rows: dict[int, list[int]] = {}
    for right, forward in template.squares:
        rows.setdefault(forward, []).append(right)
    parts: list[tuple[int, int, tuple[int, ...]]] = []  # per rectangle: first row, last row, columns
    for forward in sorted(rows, key=lambda row: (row <= 0, abs(row))):
        columns = tuple(sorted(rows[forward]))
        if parts and parts[-1][2] == columns and abs(forward) == abs(parts[-1][1]) + 1 and forward * parts[-1][1] > 0:
            parts[-1] = (parts[-1][0], forward, columns)
        else:
            parts.append((forward, forward, columns))
    return "; ".join([_rows(book, *part) for part in parts])


def _rows(book: Phrasebook, first: int, last: int, columns: tuple[int, ...]) -> str:
    listed = ", ".join([f"{column:+d}" if column else "0" for column in columns])
    if first == 0:
        return book.say("lords.template.beside.columns", columns=listed)
    where = "ahead" if first > 0 else "behind"
    shape = {WIDE: "wide", STRAIGHT: "straight"}.get(columns, "columns")
    rows = book.say(f"lords.template.{'row' if first == last else 'rows'}", first=abs(first), last=abs(last))
    return book.say(f"lords.template.{where}.{shape}", rows=rows, columns=listed)
