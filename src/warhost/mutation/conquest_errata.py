"""The errata of Warhammer 40,000: Conquest, undone."""

from typing import Final

from .errata import Errata, Erratum

ERRATA: Final = Errata((Erratum("CON-ERR-1", "devourer-043", ("text[0].to: drop ENEMY",)),))
