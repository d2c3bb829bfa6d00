"""The state that a word of the card language works on: shared words take any, a game's own words take its own.

It is no type variable: compiled, a frozen word cannot be made of a generic one.
"""

from typing import Any, TypeAlias

AnyWorld: TypeAlias = Any
