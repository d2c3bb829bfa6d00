"""The restricted and banned lists of the FAQ, by format and title (INV-28.8 to INV-28.10)."""

from typing import Final

DUEL: Final = "duel"
CATACLYSM: Final = "cataclysm"
FORMATS: Final = (DUEL, CATACLYSM)

RESTRICTED: Final[dict[str, tuple[str, ...]]] = {
    DUEL: (
        "Dwarf Ranger",
        "Judgement of Verena",
        "Warpstone Excavation",
        "Innovation",
        "Mining Tunnels",
        "Derricksburg Forge",
        "Reclaiming the Fallen",
        "Friedrich Hemmler",
        "Rodrik's Raiders",
        "Sacrifice to Khaine",
        "Sorcerer of Tzeentch",
        "Judgement of Loec",
        "Mounted Marauders",
        "The Unending Horde",
        "Beastman Incursion",
        "Temple of Spite",
        "Pleasure Cults",
        "Muster for War",
        "Wurrzag",
        "End Times",
    ),
    CATACLYSM: (
        "Dwarf Ranger",
        "Master Rune of Valaya",
        "Judgement of Verena",
        "Troll Vomit",
        "Innovation",
        "Sword Masters of Hoeth",
        "Wilhelm of the Osterknacht",
        "Friedrich Hemmler",
        "Mountain Brigands",
        "Visit the Haunted City",
        "Sacrifice to Khaine",
        "Van Klumpf's Buccaneers",
    ),
}
BANNED: Final[dict[str, tuple[str, ...]]] = {
    DUEL: ("Visit the Haunted City",),
    CATACLYSM: (
        "Hate",
        "Dark Elf Infiltrator",
        "Shield of Aeons",
        "Crone Hellebron",
        "Doors of Karak Hirn",
        "Alith Anar",
        "Summons of Chaos",
        "Wurrzag",
        "Thorek Ironbrow",
        "Sigvald the Magnificent",
        "Balthasar Gelt",
    ),
}
