"""Terminal interface of Invasion: both capitals, the chain, the hand with its costs, and quick passing."""

from .screen import InvasionScreen

__all__ = ["InvasionScreen"]
