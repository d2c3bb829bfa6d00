"""Playing in a terminal: a board that can be read, and lines that may be typed in any way that makes sense."""

from .glyphs import ASCII, UNICODE, fitting
from .session import Session
from .words import terminal_book

__all__ = ["ASCII", "UNICODE", "Session", "fitting", "terminal_book"]
