"""Positions of Conquest, each with an action that one requirement forbids."""

from typing import Any

from ..case import Question

PLANETS = ["Plannum", "Atrox Prime", "Barlus", "Elouith", "Osus IV"]


def position(turn: dict[str, Any], one: dict[str, Any], two: dict[str, Any] | None = None) -> dict[str, Any]:
    """A position in which seat 1 has the initiative."""
    return {"turn": {"seat": 1, **turn}, "planets": PLANETS, "seat 1": one, "seat 2": two or {}}


DEPLOY = position(
    {"phase": "deploy"},
    {
        "resources": 4,
        "hand": [
            "Eager Recruit",
            "Ultramarines Dreadnought",
            "Fortress-Monastery",
            "Promethium Mine",
            "Iron Halo",
            "Godwyn Pattern Bolter",
            "Exterminatus",
            "Drop Pod Assault",
            "Indomitable",
            "Veteran Brother Maxos",
        ],
        "hq": ["Cato's Stronghold"],
        "planets": {"Plannum": ["Land Raider", "Veteran Brother Maxos"]},
    },
    {"resources": 3, "hand": ["Shoota Mob", "Squig Bombin'"], "planets": {"Plannum": ["Goff Nob"]}},
)
RICH = {**DEPLOY, "seat 1": {**DEPLOY["seat 1"], "resources": 20}}
RELICS = position(
    {"phase": "deploy"},
    {
        "resources": 9,
        "hand": ["Iron Halo", "Eager Recruit"],
        "planets": {"Plannum": [{"card": "Veteran Brother Maxos", "attached": ["Tallassarian Tempest Blade"]}]},
    },
    {"resources": 3, "hand": ["Shoota Mob"]},
)
RELICS_IN_HAND = position(
    {"phase": "deploy"}, {"resources": 9, "hand": ["Veteran Brother Maxos", "Squig Bombin'"]}, {"hand": ["Shoota Mob"]}
)
BARE = position({"phase": "deploy"}, {"resources": 9, "hand": ["Godwyn Pattern Bolter", "Eager Recruit"]})
HELPED = position(
    {"phase": "deploy"},
    {"resources": 0, "hand": ["Eager Recruit"], "hq": ["Fortress-Monastery", "Fortress-Monastery"]},
    {"resources": 3, "hand": ["Shoota Mob"]},
)
NECRONS = position(
    {"phase": "deploy"},
    {"warlord": "Nahumekh", "resources": 9, "hand": ["Eager Recruit", "Shoota Mob"]},
    {"resources": 3, "hand": ["Shoota Mob"]},
)
CELL = position(
    {"seat": 2, "window": "deploy"},
    {
        "warlord": "Packmaster Kith",
        "hq": [{"card": "Holding Cell", "attached": [{"card": "Shoota Mob", "owner": 2}]}],
    },
    {"resources": 3, "hand": ["Shoota Mob", "Goff Boyz"]},
)
RESERVES = position(
    {"battle": "Plannum"},
    {"resources": 3, "reserve": {"Plannum": ["8th Company Assault Squad"]}, "planets": {"Plannum": ["Land Raider"]}},
    {"resources": 3, "hand": ["Shoota Mob"], "planets": {"Plannum": ["Goff Nob"]}},
)
SYNAPSE = position({"phase": "command"}, {"warlord": "Old One Eye", "hq": ["Stalking Lictor"]}, {})
INFESTED = {
    **position({"battle": "Barlus"}, {"planets": {"Barlus": ["Eager Recruit"]}}, {"warlord": "Old One Eye"}),
    "infested": ["Barlus"],
}
COMMAND = position({"phase": "command"}, {}, {})
KEPT_OFF = position({"phase": "deploy"}, {"resources": 7, "hand": ["Space Wolves Predator"]}, {})
BONUS = position({"phase": "command"}, {"planets": {"Barlus": ["Deathwing Guard"]}}, {})
FIGHT = position(
    {"battle": "Plannum"},
    {
        "warlord": {"card": "Captain Cato Sicarius", "at": "Plannum"},
        "resources": 3,
        "hand": ["Indomitable"],
        "planets": {
            "Plannum": ["Tactical Squad Cardinis", {"card": "10th Company Scout", "exhausted": True}],
            "Barlus": ["Deathwing Guard"],
        },
        "hq": ["Cato's Stronghold"],
    },
    {
        "planets": {"Plannum": ["Goff Nob", "Shoota Mob"], "Barlus": ["Rokkitboy"]},
        "hand": ["Snotling Attack", "Shoota Mob"],
    },
)
RESTRAINED = position(
    {"battle": "Barlus"},
    {"planets": {"Barlus": ["Eager Recruit", "Deathwing Guard", "Land Raider"]}},
    {"planets": {"Barlus": ["Iron Hands Centurion"]}},
)
DISCARDING = position(
    {"phase": "deploy"},
    {
        "warlord": "Eldorath Starbane",
        "resources": 9,
        "hand": ["Shrieking Exarch", "Biel-Tan Guardians", "Wildrider Squadron", "Doom"],
    },
    {"hand": ["Shoota Mob"]},
)
LOOKED = position(
    {"phase": "deploy"},
    {"warlord": "Eldorath Starbane", "resources": 3, "hand": ["Prophetic Farseer"]},
    {"hand": ["Shoota Mob"], "deck": ["Goff Nob", "Shoota Mob", "Goff Nob", "Goff Nob"]},
)
GUARDED = position(
    {"battle": "Plannum"},
    {"planets": {"Plannum": ["Deathwing Guard", "Daring Assault Squad"]}},
    {
        "warlord": "Zarathur, High Sorcerer",
        "planets": {"Plannum": ["Umbral Preacher", "Chaos Fanatics", "Honored Librarian"]},
    },
)
RANGED = position(
    {"battle": "Plannum"},
    {
        "warlord": "Colonel Straken",
        "planets": {"Plannum": ["Ratling Deadeye", "Ratling Deadeye", "Sanctioned Psyker"]},
    },
    {"planets": {"Plannum": ["Goff Nob"]}},
)
MOBILE = position(
    {"phase": "combat"},
    {
        "warlord": "Eldorath Starbane",
        "planets": {"Atrox Prime": ["Soaring Falcon", "Wildrider Squadron"], "Elouith": ["Vile Raider"]},
    },
)
OGRYN = position(
    {"phase": "deploy"},
    {
        "warlord": "Zarathur, High Sorcerer",
        "resources": 5,
        "hand": ["Tzeentch's Firestorm", "Chaos Fanatics"],
        "planets": {"Plannum": ["Ravenous Flesh Hounds"], "Barlus": ["Zarathur's Flamers"]},
    },
    {
        "warlord": "Colonel Straken",
        "planets": {"Plannum": ["Land Raider", "Ratling Deadeye"], "Barlus": ["Sanctioned Psyker", "Stalwart Ogryn"]},
    },
)
ACTIONS = position(
    {"phase": "command", "window": "command"},
    {
        "warlord": "Colonel Straken",
        "resources": 3,
        "hq": [{"card": "Craftworld Gate", "exhausted": True}, "Catachan Outpost"],
        "hand": ["Raid", "Squig Bombin'", "Penal Legionnaire"],
        "planets": {"Plannum": ["Captain Markis", "Penal Legionnaire", "Ratling Deadeye", "Penal Legionnaire"]},
    },
    {"warlord": "Packmaster Kith", "resources": 1, "planets": {"Plannum": ["Hellion Gang", "Incubus Warrior"]}},
)
WAITING = position(
    {"phase": "combat", "window": "combat"},
    {"warlord": "Nazdreg", "resources": 9, "hand": ["Battle Cry", "Squig Bombin'"], "hq": ["Ork Kannon"]},
)
HELD = position(
    {"battle": "Plannum"},
    {
        "warlord": {"card": "Captain Cato Sicarius", "at": "Plannum", "exhausted": True},
        "planets": {"Plannum": [{"card": "Deathwing Guard", "exhausted": True}]},
    },
    {"warlord": "Zarathur, High Sorcerer", "planets": {"Plannum": [{"card": "Umbral Preacher", "exhausted": True}]}},
)
KANNON = position(
    {"battle": "Plannum"},
    {"warlord": "Nazdreg", "hq": ["Ork Kannon"], "planets": {"Plannum": ["Goff Nob", "Shoota Mob"]}},
    {"planets": {"Plannum": ["Deathwing Guard"]}},
)

QUESTIONS = [
    Question("your-choice", 2, "use Captain Markis", ACTIONS),
    Question("your-deploy-turn", 2, "deploy Shoota Mob > Plannum", DEPLOY),
    Question("not-passed", 1, "deploy Eager Recruit > Plannum", DEPLOY, ("pass",)),
    Question("right-step", 1, "attacker Land Raider", DEPLOY),
    Question("card-in-hand", 1, "deploy Goff Nob > Plannum", DEPLOY),
    Question("card-in-play", 1, "use Veteran Brother Maxos", RELICS_IN_HAND),
    Question("you-control-it", 1, "attacker Goff Nob", FIGHT),
    Question("deploy-turn-or-ambush", 1, "deploy Penal Legionnaire > Plannum", ACTIONS),
    Question("events-are-played", 1, "deploy Exterminatus", DEPLOY),
    Question("cards-are-deployed", 1, "play Eager Recruit", DEPLOY),
    Question("enough-resources", 1, "deploy Ultramarines Dreadnought > Plannum", DEPLOY),
    Question("may-be-deployed", 2, "deploy Shoota Mob > Barlus", CELL),
    Question("no-other-copy", 1, "deploy Veteran Brother Maxos > Barlus", DEPLOY),
    Question("one-relic", 1, "deploy Iron Halo > Captain Cato Sicarius", RELICS),
    Question("limited-once", 1, "deploy Promethium Mine", RICH, ("deploy Fortress-Monastery", "pass")),
    Question("face-up-planet", 1, "deploy Eager Recruit > planet 6", DEPLOY),
    Question("to-a-planet", 1, "deploy Eager Recruit", DEPLOY),
    Question("to-the-headquarters", 1, "deploy Fortress-Monastery > Plannum", DEPLOY),
    Question("has-host", 1, "deploy Godwyn Pattern Bolter", BARE),
    Question("legal-host", 1, "deploy Iron Halo > Goff Nob", RICH),
    Question("takes-attachments", 1, "deploy Godwyn Pattern Bolter > Land Raider", DEPLOY),
    Question("must-pay", 1, "pass", HELPED, ("deploy Eager Recruit > Plannum",)),
    Question("has-action", 1, "use Land Raider", DEPLOY),
    Question("waits-for-its-condition", 1, "use Cato's Stronghold", DEPLOY),
    Question("right-phase", 1, "use Catachan Outpost", ACTIONS),
    Question("changes-something", 1, "play Raid", ACTIONS),
    Question("condition-holds", 1, "play Battle Cry", WAITING),
    Question("cost-can-be-paid", 1, "use Ravenous Flesh Hounds", OGRYN),
    Question("not-immune", 1, "play Tzeentch's Firestorm > Stalwart Ogryn", OGRYN),
    Question("moves-once", 1, "move Soaring Falcon > Atrox Prime", MOBILE, ("move Soaring Falcon > Plannum",)),
    Question("may-retreat", 1, "retreat Deathwing Guard", HELD),
    Question("is-ready", 1, "use Craftworld Gate", ACTIONS),
    Question(
        "within-its-limit",
        1,
        "use Captain Markis > Ratling Deadeye",
        ACTIONS,
        ("use Captain Markis > Penal Legionnaire", "target Hellion Gang"),
    ),
    Question("has-target", 1, "play Squig Bombin'", RELICS_IN_HAND),
    Question("legal-target", 1, "use Zarathur's Flamers > Ratling Deadeye", OGRYN),
    Question("aim-comes-later", 1, "play Tzeentch's Firestorm > Sanctioned Psyker", OGRYN),
    Question("aim-is-named", 1, "use Captain Markis", ACTIONS),
    Question("aim-is-named", 1, "move Soaring Falcon", MOBILE),
    Question("aim-is-named", 1, "deploy Iron Halo", DEPLOY),
    Question("can-be-targeted", 1, "play Tzeentch's Firestorm > Ratling Deadeye", OGRYN),
    Question("dial-shows-a-planet", 1, "dial 6", COMMAND),
    Question("bonus-is-there", 1, "take resources", BONUS, ("dial 1", "dial 1")),
    Question("is-mobile", 1, "move Wildrider Squadron > Plannum", MOBILE),
    Question("adjacent-planet", 1, "move Soaring Falcon > Osus IV", MOBILE),
    Question("is-unit", 1, "attacker Cato's Stronghold", FIGHT),
    Question("at-the-battle", 1, "attacker Deathwing Guard", FIGHT),
    Question("ready-to-attack", 1, "attacker 10th Company Scout", FIGHT),
    Question("is-ranged", 1, "attacker Sanctioned Psyker", RANGED),
    Question("enemy-there", 1, "defender Rokkitboy", FIGHT, ("attacker Tactical Squad Cardinis",)),
    Question("may-be-attacked", 1, "defender Honored Librarian", GUARDED, ("attacker Deathwing Guard",)),
    Question(
        "card-in-hand", 1, "deploy Shrieking Exarch > Plannum", DISCARDING, ("deploy Shrieking Exarch > Plannum",)
    ),
    Question("may-attack", 1, "attacker Eager Recruit", RESTRAINED),
    Question(
        "card-in-hand",
        1,
        "deploy Prophetic Farseer > Plannum",
        LOOKED,
        ("deploy Prophetic Farseer > Plannum", "use Prophetic Farseer"),
    ),
    Question("has-area-effect", 1, "area effect", FIGHT, ("attacker Captain Cato Sicarius",)),
    Question("must-attack", 1, "pass", FIGHT),
    Question("only-warlords-retreat", 1, "retreat Tactical Squad Cardinis", FIGHT),
    Question("in-a-battle", 1, "retreat Captain Cato Sicarius", COMMAND),
    Question("has-shields", 2, "shield Shoota Mob", FIGHT, ("attacker Captain Cato Sicarius", "defender Goff Nob")),
    Question("enslaved-faction", 1, "deploy Eager Recruit > Plannum", NECRONS, ("enslave orks",)),
    Question(
        "may-be-dialled",
        2,
        "dial 3",
        KEPT_OFF,
        ("deploy Space Wolves Predator > Barlus", "use Space Wolves Predator", "dial 1"),
    ),
    Question("dial-shows-a-planet", 1, "synapse dial 7", SYNAPSE, ("dial 1",)),
    Question("right-step", 1, "pass", INFESTED),
    Question("right-step", 1, "pass", NECRONS),
    Question("has-deep-strike", 1, "reserve Eager Recruit > Plannum", DEPLOY),
    Question("card-in-reserve", 1, "strike Land Raider", RESERVES),
    Question("takes-so-much", 1, "assign 2 Shoota Mob", KANNON, ("use Ork Kannon > Plannum",)),
]

# Seat 2 is asked, and its options depend on a hand that seat 1 does not see.
CLOSE_CALLS = [
    {
        **position(
            {"phase": "deploy"},
            {"resources": 2, "hand": ["Void Pirate"]},
            {
                "resources": 1,
                "hand": ["Shoota Mob", "Goff Nob"],
                "deck": ["Battle Cry", "Snotling Attack", "Goff Boyz"],
            },
        ),
        "turn": {"seat": 2, "phase": "deploy"},
    },
]
