"""Selects the moments of a game worth replaying: those at which something happened."""

from collections.abc import Collection, Sequence

from ..events import Event


def moments(log: Sequence[Event], told: Sequence[int], quiet: Collection[str]) -> list[int]:
    """Numbers of the answers after which something visible is new; the start and the end are always included.

    `told` has the length of the log before each answer, `quiet` the kinds of events without a visible effect.
    """
    bounds = [*told, len(log)]
    found = [
        number
        for number in range(1, len(bounds))
        if any(event.kind not in quiet for event in log[bounds[number - 1] : bounds[number]])
    ]
    return sorted({0, *found, len(told)})
