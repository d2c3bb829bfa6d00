"""The Lizardmen: card facts; directions are as the card's owner sees them (n is forward, e is right)."""

from ..units import *

LIZARDMEN = army(
    "lizardmen",
    "Lizardmen",
    [
        unit("liz-kaiitza-of-xhotl", "Kai'itza of Xhotl", GENERAL, INFANTRY, 7, facing(n=4, e=4, w=4)),
        unit("liz-chunkata-coldblood", "Chunkata Coldblood", COMMAND, INFANTRY, 5, facing(n=5, ne=2, e=3, w=3, nw=2)),
        unit("liz-droka-klantos", "Dro'ka Klantos", COMMAND, INFANTRY, 5, facing(e=3, se=4, s=1, sw=4, w=3)),
        unit(
            "liz-huahua-stonk",
            "Huahua S'tonk",
            COMMAND,
            RANGED,
            5,
            facing(n=3, ne=3, s=1, nw=3),
            template(5, "###", "###", "###", ".U."),
        ),
        unit(
            "liz-que-thil-sorlax",
            "Que-thil Sor'lax",
            COMMAND,
            INFANTRY,
            5,
            facing(n=3, ne=2, e=3, se=1, sw=1, w=3, nw=2),
        ),
        unit("liz-zund-ua-the-brave", "Zund-Ua the Brave", COMMAND, SPEAR, 6, facing(ne=4, e=1, se=2, sw=2, w=1, nw=4)),
        unit("liz-armoured-trike", "Armoured Trike", SPECIAL, CAVALRY, 5, facing(n=3, ne=4, s=2, nw=4), copies=2),
        unit(
            "liz-crocodilian-brave",
            "Crocodilian Brave",
            SPECIAL,
            INFANTRY,
            4,
            facing(n=4, ne=2, e=3, s=2, w=3, nw=2),
            copies=2,
        ),
        unit(
            "liz-quillshot",
            "Quillshot",
            ELITE,
            RANGED,
            4,
            facing(n=3, e=1, se=1, s=1, sw=1, w=1),
            template(3, "###", "###", ".#.", ".U."),
            copies=4,
        ),
        unit(
            "liz-leatherback", "Leatherback", VETERAN, INFANTRY, 4, facing(n=3, ne=1, se=1, s=1, sw=1, nw=1), copies=2
        ),
        unit("liz-shrine-guardian-a", "Shrine Guardian", VETERAN, SPEAR, 3, facing(ne=4, e=1, se=4), copies=2),
        unit("liz-shrine-guardian-b", "Shrine Guardian", VETERAN, SPEAR, 3, facing(sw=4, w=1, nw=4), copies=2),
        unit("liz-compy-dasher-a", "Compy Dasher", REGULAR, CAVALRY, 3, facing(n=2, ne=2, nw=2)),
        unit("liz-compy-dasher-b", "Compy Dasher", REGULAR, CAVALRY, 3, facing(ne=2, e=2, se=2)),
        unit("liz-compy-dasher-c", "Compy Dasher", REGULAR, CAVALRY, 3, facing(sw=2, w=2, nw=2)),
        unit("liz-compy-dasher-d", "Compy Dasher", REGULAR, CAVALRY, 3, facing(se=2, s=2, sw=2)),
        unit("liz-lizardman-bulwark-a", "Lizardman Bulwark", REGULAR, SPEAR, 4, facing(n=2, ne=1, e=2), copies=2),
        unit("liz-lizardman-bulwark-b", "Lizardman Bulwark", REGULAR, SPEAR, 4, facing(n=2, w=2, nw=1), copies=2),
        unit("liz-cruor-sacrifice-a", "Cruor Sacrifice", RECRUIT, BERSERKER, 1, facing(ne=5, nw=5), copies=2),
        unit("liz-cruor-sacrifice-b", "Cruor Sacrifice", RECRUIT, BERSERKER, 1, facing(se=5, sw=5), copies=2),
        unit(
            "liz-skink-dartspitter",
            "Skink Dartspitter",
            RECRUIT,
            RANGED,
            3,
            facing(),
            template(3, ".#.", "###", "###", ".U."),
            copies=4,
        ),
    ],
)
