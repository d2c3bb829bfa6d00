"""Pseudo-localization: English with an accent on every letter, to find untranslated text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ..engine.plain import JsonData
from .catalogue import DESCRIPTION, ENGLISH, FOLDER
from .message import Argument, Choice, Number, Piece, parse

CODE: Final = "en-XA"  # language code that is usual for pseudo-localized English
ACCENTS: Final = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÁƁÇĐÉƑĜĤÍĴĶĻṀŃÓÞǪŔŠŤÚṼŴẊÝŽáƀçđéƒĝĥíĵķļḿńóþǫŕšťúṽŵẋýž"
)


def accented(message: str) -> str:
    """A message with accents on its words, but not on arguments and names of forms."""
    return _written(parse(message))


def _written(pieces: tuple[Piece, ...]) -> str:
    said = ""
    for piece in pieces:
        if isinstance(piece, str):
            said += piece.translate(ACCENTS)
        elif isinstance(piece, Number):
            said += "#"
        elif isinstance(piece, Argument):
            said += f"{{{piece.name}}}"
        elif isinstance(piece, Choice):
            forms = " ".join([f"{name} {{{_written(form)}}}" for name, form in piece.forms.items()])
            said += f"{{{piece.name}, {piece.kind}, {forms}}}"
    return said


def write_pseudo(root: Path) -> Path:
    """Write the folder of the pseudo-language into `root`; returns it."""
    folder = root / CODE
    for path in sorted((FOLDER / ENGLISH).rglob("*.json")):
        found: JsonData = json.loads(path.read_text(encoding="utf-8"))
        if path.stem == DESCRIPTION:
            found["name"] = accented(found["name"])
        else:
            found = {key: accented(text) for key, text in found.items()}
        target = folder / path.relative_to(FOLDER / ENGLISH)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return folder
