"""Mutants that undo the errata of Conquest."""

from typing import Final

from .errata import Errata, Erratum

UNREAD: Final = "the entry of the FAQ could not be read, so the printed text is played"
ERRATA: Final = Errata(
    (Erratum("CON-ERR-1", "devourer-043", ("text[0].to: drop ENEMY",)),),
    without={"CON-ERR-2": UNREAD, "CON-ERR-3": UNREAD},
)
