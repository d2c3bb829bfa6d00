"""Warhammer 40,000: Conquest as everybody else asks for it."""

from typing import Final

from ..kit import own_kit

KIT: Final = own_kit("conquest", rank=3)
