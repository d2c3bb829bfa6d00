"""The state that a word of the card language works on: shared words take any, a game's own words take its own.

What mypy and mypyc are told is in `any_world.pyi`: a word that does not say whose it is takes any state.
"""

from typing import TypeVar

AnyWorld = TypeVar("AnyWorld", bound="World")  # type: ignore[name-defined]  # noqa: F821
