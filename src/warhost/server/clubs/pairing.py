"""Swiss pairing of the next round: players with similar scores, and no repeated pairing while that is possible."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from ..protocol import ClubMember, ClubPair
from .standings import points

AT_ONCE: Final = 12  # maximum players for an optimal pairing; a larger field is split into groups by rank
AGAIN: Final = 1000  # cost of pairing two players again, added to the squared difference of their half points

APART: Final = 1_000_000  # cost of pairing two members of whom one has blocked the other


def paired(
    present: list[ClubMember], rested: dict[int, int], blocked: Collection[frozenset[int]] = ()
) -> list[ClubPair]:
    """Pairs of these players, who are in order of the standings; if their number is odd, one has a bye.

    `rested`: number of byes so far by member.  The member with the fewest byes gets the next; ties go to the one who is
    lowest in the standings.  `blocked`: pairs of members of whom one has blocked the other; they never play, so both
    have a bye if no other pairing is possible.
    """
    playing = list(present)
    resting = []
    if len(playing) % 2:
        last = min(reversed(playing), key=lambda each: rested.get(each.user, 0))
        playing.remove(last)
        resting = [ClubPair(last.user, 0)]
    pairs: list[ClubPair] = []
    for at in range(0, len(playing), AT_ONCE):
        pairs += _best(playing[at : at + AT_ONCE], blocked)
    apart = [each for each in pairs if frozenset((each.one, each.other)) in blocked]
    byes = [ClubPair(user, 0) for each in apart for user in (each.one, each.other)]
    return [each for each in pairs if each not in apart] + byes + resting


def _best(playing: list[ClubMember], blocked: Collection[frozenset[int]]) -> list[ClubPair]:
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
                ways.append((cost + _cost(playing[one], playing[other], blocked), ((one, other), *pairs)))
        return min(ways)

    _, pairs = cheapest((1 << len(playing)) - 1)
    return [ClubPair(playing[one].user, playing[other].user) for one, other in pairs]


def _cost(one: ClubMember, other: ClubMember, blocked: Collection[frozenset[int]]) -> int:
    met = sum(each.won + each.drawn + each.lost for each in one.met if each.user == other.user)
    apart = APART if frozenset((one.user, other.user)) in blocked else 0
    return apart + AGAIN * met + (points(one) - points(other)) ** 2
