"""Swiss pairing of the next round: players with similar scores, and no repeated pairing while that is possible."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..protocol import ClubMember, ClubPair
from .standings import points

AT_ONCE: Final = 12  # maximum players for an optimal pairing; a larger field is split into groups by rank
AGAIN: Final = 1000  # cost of pairing two players again, added to the squared difference of their half points


def paired(present: list[ClubMember], rested: dict[int, int]) -> list[ClubPair]:
    """Pairs of these players, who are in order of the standings; if their number is odd, one has a bye.

    `rested`: number of byes so far by member.  The member with the fewest byes gets the next; ties go to the one who is
    lowest in the standings.
    """
    playing = list(present)
    resting = []
    if len(playing) % 2:
        last = min(reversed(playing), key=lambda each: rested.get(each.user, 0))
        playing.remove(last)
        resting = [ClubPair(last.user, 0)]
    pairs: list[ClubPair] = []
    for at in range(0, len(playing), AT_ONCE):
        pairs += _best(playing[at : at + AT_ONCE])
    return pairs + resting


def _best(playing: list[ClubMember]) -> list[ClubPair]:
    """The pairs with the lowest total cost, among all possible pairings."""

    @cache
    def cheapest(left: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The lowest cost and its pairs, for the players whose bits are set in `left`."""
        if not left:
            return 0, ()
        one = (left & -left).bit_length() - 1
        ways = []
        for other in range(one + 1, len(playing)):
            if left >> other & 1:
                cost, pairs = cheapest(left & ~(1 << one | 1 << other))
                ways.append((cost + _cost(playing[one], playing[other]), ((one, other), *pairs)))
        return min(ways)

    _, pairs = cheapest((1 << len(playing)) - 1)
    return [ClubPair(playing[one].user, playing[other].user) for one, other in pairs]


def _cost(one: ClubMember, other: ClubMember) -> int:
    met = sum(each.won + each.drawn + each.lost for each in one.met if each.user == other.user)
    return AGAIN * met + (points(one) - points(other)) ** 2
