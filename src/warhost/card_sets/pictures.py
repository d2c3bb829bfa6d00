"""The pictures of a card set: files in its folder `pictures/`, named after card codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PICTURES: Final = "pictures"
LARGEST: Final = 500_000  # maximum bytes of an image file
KINDS: Final = {".avif": "image/avif", ".jpg": "image/jpeg", ".png": "image/png", ".webp": "image/webp"}
HEADS: Final = {  # by file suffix: the bytes with which a file begins
    ".avif": re.compile(rb"....ftypavi[fs]", re.DOTALL),
    ".jpg": re.compile(rb"\xff\xd8\xff"),
    ".png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    ".webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
}


def pictures_in(folder: Path) -> dict[str, Path]:
    """The pictures of a set's folder by the code of the card."""
    files = sorted((folder / PICTURES).iterdir()) if (folder / PICTURES).is_dir() else []
    return {file.stem: file for file in files if file.suffix in KINDS and file.is_file()}


def faults_in(folder: Path, codes: set[str]) -> list[str]:
    """The problems of the files in a set's folder `pictures/`."""
    found: list[str] = []
    for file in sorted((folder / PICTURES).iterdir()) if (folder / PICTURES).is_dir() else []:
        name = f"{PICTURES}/{file.name}"
        if file.suffix not in KINDS or not file.is_file():
            found.append(f"{name}: a picture is a file that ends in one of {', '.join(KINDS)}")
        elif file.stem not in codes:
            found.append(f"{name}: there is no card {file.stem}")
        elif file.stat().st_size > LARGEST:
            found.append(f"{name}: a picture has at most {LARGEST // 1000} KB")
        elif not HEADS[file.suffix].match(file.read_bytes()[:16]):
            found.append(f"{name}: this is no {KINDS[file.suffix].partition('/')[2].upper()} file")
    for code in {file.stem for file in pictures_in(folder).values()}:
        files = [each.name for each in (folder / PICTURES).glob(f"{code}.*")]
        if len(files) > 1:
            found.append(f"{PICTURES}: {code} has several pictures: {', '.join(sorted(files))}")
    return found
