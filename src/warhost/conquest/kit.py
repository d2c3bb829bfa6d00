"""Conquest as a game kit: everything that the server, bots and texts need from a game."""

from typing import Final

from ..kit import own_kit

KIT: Final = own_kit("conquest", rank=3)
