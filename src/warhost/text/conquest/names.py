"""What the players of other languages call the cards of Warhammer 40,000: Conquest, by code.

The Polish names are those of the Polish rulebook; where it gives none, a card keeps its English name.
"""

from typing import Final

POLISH: Final[dict[str, str]] = {
    "core-001": "Kapitan Cato Sicarius",
    "core-012": "Zwiadowca z 10. Kompanii",
    "core-017": "Transporter Szturmowy",
    "core-020": "Gorliwy Rekrut",
    "core-021": "Techmarine Żelaznych Dłoni",
    "core-054": "Gadżeciarze Nazdrega",
    "core-059": "Burszuj Gofów",
    "core-071": "Atak Snotlingów",
}
RUSSIAN: Final[dict[str, str]] = {}
