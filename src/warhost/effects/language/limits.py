"""Limits: how often an ability may be used in a period, for each copy of its card or for all copies together.

A limit is one integer: its period, plus flags that `twice` and `max_one` add.
"""

from __future__ import annotations

from typing import Final

NO_LIMIT: Final = 0
# Periods: once in each of them, by each copy of the card (CON-16.20, INV-6.8); a game adds its own, with other numbers.
EACH_TURN: Final = 1
EACH_PHASE: Final = 2

PERIOD_BITS: Final = 15
BY_TITLE: Final = 16
ONCE_MORE: Final = 32
FIRST_TIME: Final = 64


def twice(limit: int) -> int:
    """Limit twice, instead of once."""
    return limit + ONCE_MORE


def max_one(limit: int) -> int:
    """Max 1: all copies of the title together, for each player (CON-16.20)."""
    return limit | BY_TITLE


def period_of(limit: int) -> int:
    return limit & PERIOD_BITS


def times_of(limit: int) -> int:
    """How often the ability may be used in the period."""
    return limit % FIRST_TIME // ONCE_MORE + 1


def is_by_title(limit: int) -> bool:
    return limit & BY_TITLE != 0


def first_time(limit: int) -> int:
    """Only the first event of its kind in the period can trigger the ability.

    The first event counts even if the ability was not used, and even if the card did not have it at that time.
    """
    return limit | FIRST_TIME


def is_first_time(limit: int) -> bool:
    return limit & FIRST_TIME != 0
