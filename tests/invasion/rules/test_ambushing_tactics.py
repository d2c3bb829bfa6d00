"""Tactics that ambush (INV-39.40)."""

from warhost.invasion import INVASION
from warhost.invasion.words import SEATS, ZONE_NAMES, ZONES


def test_a_tactic_ambushes_with_the_zone_where_it_lay() -> None:
    """INV-39.40: also where one front is made of several zones (INV-46.3)."""
    for zone in ("kingdom", "quest", "battlefield"):
        theirs = {"capital": "dwarf", "developments": {zone: ["Fury of the Forest"]}, "hand": ["Innovation"]}
        ours = {"capital": "chaos", "resources": 3, "hand": ["All Out War"], "battlefield": ["Chaos Knights"]}
        turn = {"seat": 1, "phase": "battlefield"}
        s = INVASION.place({"turn": turn, "seat 1": ours, "seat 2": theirs})
        for wanted in ("play All Out War", "attack everything", "attacker Chaos Knights", "ambush Fury of the Forest"):
            while wanted not in s.notations():
                s.choose("pass")
            s.choose(wanted)
        assert [ZONE_NAMES[ZONES.index(use.place // SEATS)] for use in s.chain] == [zone]
