"""Warhammer 40,000: Conquest as a kit: what server, bots and texts ask of a game."""

from typing import Final

from ..kit import own_kit

KIT: Final = own_kit("conquest", rank=3)
