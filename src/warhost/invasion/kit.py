"""Warhammer: Invasion as everybody else asks for it."""

from typing import Final

from ..kit import own_kit

KIT: Final = own_kit("invasion", rank=2)
