"""The moments of a game that are worth looking at again: those at which something happened."""

from collections.abc import Collection, Sequence

from ..events import Event


def moments(log: Sequence[Event], told: Sequence[int], quiet: Collection[str]) -> list[int]:
    """Numbers of answers after which there is something new to see; the beginning and the end are always among them.

    `told` has the length of the log before each answer, `quiet` the kinds of events that change nothing one could see.
    """
    bounds = [*told, len(log)]
    found = [
        number
        for number in range(1, len(bounds))
        if any(event.kind not in quiet for event in log[bounds[number - 1] : bounds[number]])
    ]
    return sorted({0, *found, len(told)})
