"""Positions of Invasion, each with an action that one requirement forbids."""

from typing import Any

from ..case import Question


def position(phase: str, one: dict[str, Any], two: dict[str, Any] | None = None, seat: int = 1) -> dict[str, Any]:
    """A position in which seat 1 has the turn, unless specified otherwise."""
    return {"turn": {"seat": seat, "phase": phase}, "seat 1": one, "seat 2": two or {}}


CAPITAL = position(
    "capital",
    {
        "capital": "dwarf",
        "resources": 3,
        "hand": ["Runesmith", "King Kazador", "Demolition!", "Grudge Thrower Assault", "Innovation", "Huntsmen"],
        "quest": ["Runesmith", {"card": "A Glorious Death", "unit": "Dwarf Masons"}],
        "kingdom": ["Contested Village", "Bright Wizard Apprentice", "Durgnar the Bold"],
        "battlefield": ["Grudge Thrower"],
    },
    {"capital": "orc", "quest": ["King Kazador", "Runesmith"], "hand": ["Innovation"], "battlefield": ["Pistoliers"]},
)
FLAMES = position(
    "capital",
    {"capital": "chaos", "resources": 5, "hand": ["Flames of Tzeentch", "Innovation"], "battlefield": ["Iron Boyz"]},
    {"capital": "dwarf", "quest": ["Runesmith"], "kingdom": ["Contested Village"]},
)
MADTOOF = position(
    "beginning", {"capital": "orc", "battlefield": ["Madtoof Ironleg", "Clan Rats"]}, {"capital": "dwarf"}
)
RICH = position(
    "capital",
    {
        "capital": "dwarf",
        "resources": 30,
        "hand": ["Durgnar the Bold", "Thyrus Gorman", "Contested Village", "Armoury", "Innovation", "Innovation"],
        "kingdom": ["Durgnar the Bold"],
        "quest": [{"card": "A Glorious Death", "unit": "Dwarf Masons"}],
        "battlefield": ["Rock Lobber", "Runesmith", "Runesmith"],
    },
    {"capital": "orc"},
)
PARANOID = position(
    "capital",
    {
        "capital": "orc",
        "resources": 9,
        "kingdom": [{"card": "Iron Boyz", "attached": [{"card": "Paranoia", "by": 2}]}],
        "hand": ["Night Goblins"],
    },
    {"capital": "dwarf"},
)
LONELY = position(
    "capital", {"capital": "dwarf", "resources": 9, "hand": ["Innovation"], "battlefield": ["Grudge Thrower"]}
)
BARE = position("capital", {"capital": "dwarf", "resources": 9, "hand": ["Demolition!", "Innovation"]})
GUARDED = position(
    "capital",
    {"capital": "empire", "resources": 3, "hand": ["Demoralise", "Innovation"]},
    {"capital": "dwarf", "quest": ["King Kazador", "Runesmith"]},
)
FIGHT = position(
    "battlefield",
    {
        "capital": "orc",
        "battlefield": ["Black Orc Squad", "Ironclaw's Horde", {"card": "Boar Boyz", "corrupted": True}, "Rock Lobber"],
        "quest": ["Squig Herders"],
    },
    {
        "capital": "empire",
        "quest": ["Peasant Militia", {"card": "Huntsmen", "corrupted": True}, "City Gates", "Reiksguard Knights"],
        "kingdom": ["Free Company"],
    },
)
FALLING = position(
    "capital",
    {"capital": "dark-elf", "resources": 40, "hand": ["Troll Vomit", "Innovation"], "battlefield": ["Dark Initiate"]}
    | {"kingdom": ["Altar of Khaine"]},
)
DUTY = position(
    "battlefield",
    {"capital": "orc", "battlefield": ["Giant Spider", "Marauding Giant", "Squig Herders"]},
    {"capital": "dwarf", "quest": ["Troll Slayers"], "battlefield": ["Doors of Karak Hirn"]},
)
MUST = position(
    "battlefield",
    {"capital": "chaos", "battlefield": ["Vicious Marauder", "Savage Marauders"]},
    {"capital": "dwarf", "quest": ["Troll Slayers"]},
)
PRICE = position(
    "battlefield",
    {"capital": "dark-elf", "battlefield": ["Spawn of Sulekh"]},
    {
        "capital": "dwarf",
        "quest": ["Troll Slayers", "Runesmith"],
        "kingdom": ["Mountain Brigade", "Dwarf Masons"],
    },
)
PAID = ("attack quest", "attacker Spawn of Sulekh", "sacrifice Dwarf Masons")
FRANZ = position(
    "battlefield",
    {
        "capital": "empire",
        "battlefield": ["Warrior Priests", "Free Company"],
        "hand": ["Franz's Decree"],
        "resources": 3,
    },
    {"capital": "empire", "quest": ["Pistoliers", "Huntsmen"]},
)
BURNING = position(
    "battlefield",
    {"capital": "orc", "battlefield": ["Ironclaw's Horde"]},
    {"capital": "empire", "quest": ["Peasant Militia", "Huntsmen"], "burning": ["quest"]},
)
KINGDOM = position(
    "kingdom",
    {"capital": "orc", "kingdom": [{"card": "Boar Boyz", "corrupted": True}, "Squig Herders"]},
    {"capital": "empire", "kingdom": [{"card": "Huntsmen", "corrupted": True}]},
)
STAYS_CORRUPTED = position(
    "kingdom",
    {
        "capital": "high-elf",
        "kingdom": [{"card": card, "corrupted": True} for card in ("Silver Helm Brigade", "White Lion Champion")],
    },
)
BARRED = position(
    "capital",
    {
        "capital": "orc",
        "quest": ["Squig Pen"],
        "kingdom": ["Arcane Orrery", "Morathi's Pegasus"],
        "hand": ["Innovation", "Innovation", "Pillage"],
        "resources": 9,
    },
    {"capital": "dwarf", "quest": ["Runesmith"]},
)
FORBIDDEN = position(
    "capital",
    {"capital": "chaos", "quest": ["Nurgle Sorcerer"], "hand": ["Innovation"], "resources": 9},
    {"capital": "dwarf", "quest": ["Skink Skirmishers"], "hand": ["Cube of Darkness"], "resources": 4},
)
INDIRECT = position(
    "capital",
    {"capital": "orc", "hand": ["Followers of Mork"], "resources": 2, "quest": ["Lobber Crew"]},
    {"capital": "orc"},
)
MOVING = position(
    "capital",
    {"capital": "empire", "resources": 2, "quest": ["Pistoliers"], "hand": ["Innovation"]},
    {"capital": "orc"},
)
LEGENDS = position(
    "capital",
    {"capital": "dwarf", "resources": 9, "legend": ["Old King"], "hand": ["Old King", "Innovation"]},
    {"capital": "orc"},
)
FOREIGN_LEGEND = position(
    "capital", {"capital": "dwarf", "resources": 9, "hand": ["Warlord", "Innovation"]}, {"capital": "orc"}
)
LEGEND_ATTACKED = position(
    "battlefield",
    {"capital": "orc", "battlefield": ["Giant"]},
    {"capital": "dwarf", "legend": ["Old King"], "quest": ["Recruit"]},
)
AMBUSH = position(
    "battlefield",
    {"capital": "orc", "battlefield": ["Giant"]},
    {"capital": "dwarf", "resources": 3, "quest": ["Recruit"], "developments": {"quest": ["Lurkers"]}},
)
OCCASION = position("capital", {"kingdom": ["Dawn Singer"], "hand": ["Innovation"]})
ATTACK_QUEST = ("attack quest", "attacker Black Orc Squad", "attacker Ironclaw's Horde")

COVERED = (*ATTACK_QUEST, "defender Peasant Militia", "done")
STRUCK = (*ATTACK_QUEST, "defender Reiksguard Knights", "done", "choose Black Orc Squad", "assign 5 Reiksguard Knights")
CREW = position(
    "capital",
    {
        "capital": "dwarf",
        "resources": 9,
        "hand": ["Dwarf Cannon Crew", "Innovation"],
        "kingdom": ["Runesmith"],
        "deck": ["Organ Gun", *["Runesmith"] * 8],
    },
)
DOMINATION = position(
    "capital",
    {"capital": "chaos", "resources": 9, "hand": ["Slaanesh's Domination", "Hate"]},
    {"hand": ["Innovation", "Innovation"]},
)
POORER = {**GUARDED, "seat 1": {**GUARDED["seat 1"], "resources": 2}}
RICHER = {**CAPITAL, "seat 1": {**CAPITAL["seat 1"], "resources": 9}}
QUEST_PHASE = {**CAPITAL, "turn": {"seat": 1, "phase": "quest"}}
SINGER = position("beginning", {"kingdom": ["Dawn Singer"], "hand": ["Innovation"]})
GUARDED_DEVELOPMENT = position(
    "capital",
    {"capital": "chaos", "resources": 9, "hand": ["Bolt of Change", "Innovation", "Hate"]},
    {"capital": "high-elf", "quest": ["Eternal Guard"], "developments": {"quest": 1}},
)
COVENANT = position(
    "battlefield",
    {"capital": "dark-elf", "battlefield": ["Shades"]},
    {
        "capital": "orc",
        "kingdom": [{"card": "Boar Boyz", "attached": [{"card": "Dark Covenant", "by": 1, "owner": 1}]}],
        "hand": ["Pillage", "Waaagh!"],
    },
)
EVERYTHING = position(
    "battlefield",
    {"capital": "chaos", "resources": 3, "hand": ["All Out War", "Innovation"], "battlefield": ["Chaos Knights"]},
)
TWO_ZONES = position(
    "battlefield",
    {
        "capital": "chaos",
        "resources": 9,
        "hand": ["For Ulthuan!", "Reckless Attack"],
        "discard": ["Savage Marauders"],
        "battlefield": ["Chaos Knights", "Mountain Brigade"],
    },
    {"capital": "orc", "quest": ["Black Orc Squad"], "kingdom": ["Squig Herders"]},
)
TWO_FRONTS = (
    "play For Ulthuan!",
    "attack quest",
    "attack kingdom",
    "attacker Chaos Knights",
    "done",
    "attacker Mountain Brigade",
    "defender Black Orc Squad",
    "defender Squig Herders",
    "play Reckless Attack > Savage Marauders",
    "attack quest",
)

QUESTIONS = [
    Question("your-choice", 2, "play Innovation", CAPITAL),
    Question("right-step", 1, "attack quest", CAPITAL),
    Question("right-step", 1, "attack quest", SINGER),
    Question("right-step", 1, "pass", CREW, ("play Dwarf Cannon Crew > kingdom", "pass", "put Organ Gun")),
    Question("right-step", 1, "pass", DOMINATION, ("play Slaanesh's Domination", "pass", "pass", "reveal 2")),
    Question("card-in-hand", 1, "play Pistoliers > quest", CAPITAL),
    Question("card-in-play", 1, "use Huntsmen", CAPITAL),
    Question("you-control-it", 1, "use Pistoliers", CAPITAL),
    Question("your-capital-phase", 1, "play Runesmith > quest", QUEST_PHASE),
    Question("not-in-response", 1, "play Runesmith > quest", CAPITAL, ("play Demolition! > Contested Village", "pass")),
    Question("enough-resources", 1, "play King Kazador > battlefield", CAPITAL),
    Question("target-price", 1, "play Demoralise > King Kazador", POORER),
    Question("cost-can-be-paid", 1, "use Grudge Thrower", LONELY),
    Question("has-target", 1, "play Demolition! > City Gates", BARE),
    Question("legal-target", 1, "play Demolition! > Dwarf Masons", CAPITAL),
    Question("aim-comes-later", 1, "play Flames of Tzeentch > Runesmith", FLAMES),
    Question("legal-target", 1, "play Flames of Tzeentch > Contested Village", FLAMES),
    Question("enough-resources", 1, "x 9", FLAMES, ("play Flames of Tzeentch",)),
    Question("legal-target", 1, "target Contested Village", FLAMES, ("play Flames of Tzeentch", "x 1")),
    Question("aim-comes-later", 1, "use Madtoof Ironleg > Clan Rats", MADTOOF),
    Question("aim-is-named", 1, "play Demolition!", CAPITAL),
    Question("aim-is-named", 1, "play Runesmith", CAPITAL),
    Question("aim-is-named", 1, "develop Huntsmen", CAPITAL),
    Question("timing", 1, "play Grudge Thrower Assault > Pistoliers", RICHER),
    Question("has-action", 1, "use Contested Village", CAPITAL),
    Question("ability-works-here", 1, "use Bright Wizard Apprentice > Runesmith", CAPITAL),
    Question(
        "once-each-period",
        1,
        "use Rock Lobber",
        RICH,
        ("use Rock Lobber", "sacrifice Runesmith", "pass", "choose enemy quest"),
    ),
    Question("first-opportunity", 1, "use Dawn Singer", OCCASION),
    Question("may-be-played", 1, "play Innovation", BARRED, ("play Innovation", "pass")),
    Question("may-be-developed", 1, "develop Pillage > quest", BARRED),
    Question("who-may-use", 1, "use Morathi's Pegasus", BARRED),
    Question(
        "not-forbidden",
        1,
        "use Nurgle Sorcerer > Skink Skirmishers",
        FORBIDDEN,
        ("use Nurgle Sorcerer > Skink Skirmishers", "play Cube of Darkness > Nurgle Sorcerer", "pass"),
    ),
    Question("no-other-copy", 1, "play Durgnar the Bold > quest", RICH),
    Question("no-other-hero", 1, "play Thyrus Gorman > kingdom", RICH),
    Question("zone-lets-in", 1, "play Night Goblins > kingdom", PARANOID),
    Question("no-other-legend", 1, "play Old King", LEGENDS),
    Question("legends-capital", 1, "play Warlord", FOREIGN_LEGEND),
    Question("limited-once", 1, "play Armoury > quest", RICH, ("play Contested Village > kingdom", "pass")),
    Question("only-zone", 1, "play Huntsmen > kingdom", RICHER),
    Question("quest-is-free", 1, "play Runesmith > A Glorious Death", CAPITAL),
    Question("own-zone", 1, "develop Innovation > enemy quest", CAPITAL),
    Question("own-zone", 1, "play Runesmith > enemy quest", CAPITAL),
    Question(
        "one-development",
        1,
        "develop Runesmith > quest",
        CAPITAL,
        ("develop Innovation > quest", "pass", "pass", "pass"),
    ),
    Question("in-battlefield", 1, "attacker Squig Herders", FIGHT, ("attack quest",)),
    Question("not-corrupted", 1, "attacker Boar Boyz", FIGHT, ("attack quest",)),
    Question("is-unit", 1, "attacker Rock Lobber", FIGHT, ("attack quest",)),
    Question("opponents-zone", 1, "attack own quest", FIGHT),
    Question("in-attacked-zone", 2, "defender Free Company", FIGHT, ATTACK_QUEST),
    Question("legend-may-defend", 2, "defender Old King", LEGEND_ATTACKED, ("attack quest", "attacker Giant")),
    Question("may-attack", 1, "attacker Free Company", FRANZ, ("play Franz's Decree > Free Company", "attack quest")),
    Question(
        "may-defend",
        2,
        "defender Huntsmen",
        FRANZ,
        ("play Franz's Decree > Huntsmen", "attack quest", "attacker Free Company", "done"),
    ),
    Question("may-attack-there", 1, "attacker Giant Spider", DUTY, ("attack kingdom",)),
    Question("not-alone", 1, "done", DUTY, ("attack quest", "attacker Marauding Giant")),
    Question("must-fight", 1, "no attack", MUST),
    Question("zone-open", 1, "attack battlefield", DUTY),
    Question(
        "in-attacked-zone",
        2,
        "defender Mountain Brigade",
        PRICE,
        PAID,
    ),
    Question("defenders-covered", 1, "assign 1 quest", FIGHT, COVERED),
    Question("is-defending", 1, "assign 1 Huntsmen", FIGHT, COVERED),
    Question("is-attacking", 2, "assign 1 Squig Herders", FIGHT, STRUCK),
    Question("damage-left", 1, "assign 9 Peasant Militia", FIGHT, COVERED),
    Question(
        "not-burning",
        1,
        "assign 1 quest",
        BURNING,
        ("attack quest", "attacker Ironclaw's Horde", "defender Huntsmen", "defender Peasant Militia"),
    ),
    Question(
        "legend-attacked",
        1,
        "assign 1 quest",
        LEGEND_ATTACKED,
        ("attack Old King through quest", "attacker Giant", "defender Recruit"),
    ),
    Question(
        "not-more-than-destroys",
        1,
        "assign 2 Lobber Crew",
        INDIRECT,
        ("play Followers of Mork > quest", "assign first"),
    ),
    Question("right-step", 1, "play Innovation", FALLING, ("play Troll Vomit", "pass")),
    Question("is-corrupted", 1, "restore Squig Herders", KINGDOM),
    Question("may-be-restored", 1, "restore White Lion Champion", STAYS_CORRUPTED),
    Question("you-control-it", 1, "restore Huntsmen", KINGDOM),
    Question("ambush-facedown", 2, "ambush Recruit", AMBUSH, ("attack quest", "attacker Giant")),
    Question("right-step", 1, "play Hate", GUARDED_DEVELOPMENT, ("play Bolt of Change > development quest",)),
    Question("right-step", 1, "restore Shades", COVENANT, ("attack quest", "attacker Shades")),
    Question("all-zones", 1, "attack quest", EVERYTHING, ("play All Out War", "pass", "pass")),
    Question("another-zone", 1, "attack quest", TWO_ZONES, ("play For Ulthuan!", "attack quest")),
    Question("same-front", 1, "assign 1 Squig Herders", TWO_ZONES, TWO_FRONTS),
    Question("other-zone", 1, "move to quest", MOVING, ("use Pistoliers", "pass")),
]

# Seat 2 is asked, and its options depend on a hand that seat 1 does not see.
CLOSE_CALLS = [
    position(
        "capital",
        {"capital": "dwarf"},
        {"capital": "orc", "resources": 3, "hand": ["Innovation", "Squig Herders"], "deck": ["Pillage", "Troll Vomit"]},
        seat=2,
    ),
    position(
        "capital",
        {"capital": "dwarf", "hand": ["Innovation"]},
        {"capital": "chaos", "resources": 3, "hand": ["Innovation"], "deck": ["Dark Zealot"] * 3},
        seat=2,
    ),
]
