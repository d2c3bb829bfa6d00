"""Mutants that undo the errata of Invasion; if no single mutation does, the mutant has the printed text as a whole."""

from typing import Final

from ..effects.language.vocabulary import *
from ..invasion.language.vocabulary import *
from .errata import Errata, Erratum

NO_LIMIT: Final = ("text[0].limit: drop",)
NOT_LIMITED: Final = ("facts.keywords[0]: drop limited",)
FACEDOWN_TOO: Final = ("text[0].only.of.other.one: drop except FACEDOWN_CARDS",)
CLARIFIED: Final = "it explains the printed text and does not change it"
POLISH: Final = "it corrects the Polish print; the English card already reads so"

ERRATA: Final = Errata(
    undone=(
        Erratum("INV-ERR-2", "days-of-blood-004", FACEDOWN_TOO),
        Erratum("INV-ERR-2", "oaths-of-vengeance-023", FACEDOWN_TOO),
        Erratum("INV-ERR-2", "battle-for-the-old-world-043", FACEDOWN_TOO),
        Erratum("INV-ERR-2", "glory-of-days-past-064", FACEDOWN_TOO),
        Erratum("INV-ERR-2", "faith-and-steel-103", FACEDOWN_TOO),
        Erratum("INV-ERR-7", "core-034", ("text[0].changes[0].to: drop OTHER",)),
        Erratum("INV-ERR-15", "core-116", facts={"deck_limit": 0}),
        Erratum("INV-ERR-17", "path-of-the-zealot-027", (*NO_LIMIT, "text[0].x_is.of.one: drop YOURS")),
        Erratum(
            "INV-ERR-18",
            "the-deathmaster-s-dance-076",
            parts=(constant(enters(tokens=5)), constant(prevent_damage(THIS, earns=1, optional=True))),
        ),
        Erratum("INV-ERR-19", "the-deathmaster-s-dance-077", NO_LIMIT),
        Erratum("INV-ERR-21", "the-burning-of-derricksburg-018", NOT_LIMITED),
        Erratum(
            "INV-ERR-22",
            "the-fall-of-karak-grimaz-025",
            parts=(action(choose(UNITS & IN_DEFENDING_ZONE, move()), when=after(ATTACKS, THIS)),),
        ),
        Erratum("INV-ERR-23", "the-silent-forge-049", (*NO_LIMIT, "text[0].only: drop")),
        Erratum(
            "INV-ERR-26",
            "the-fourth-waystone-081",
            parts=(
                action(
                    target(UNITS & OTHER, then(deal(stat_of(POWER, THIS), FIRST), deal(stat_of(POWER, FIRST), THIS))),
                    when=YOUR_TURN_BEGINS,
                ),
            ),
        ),
        Erratum("INV-ERR-27", "the-fourth-waystone-097", facts={"unique": False}),
        Erratum(
            "INV-ERR-30",
            "the-iron-rock-058",
            parts=(action(deal(1, THAT), when=after(ENTERS_FROM_HAND, UNITS & with_keyword(SAVAGE) & YOURS)),),
        ),
        Erratum("INV-ERR-31", "city-of-winter-082", NOT_LIMITED),
        Erratum("INV-ERR-32", "city-of-winter-083", NOT_LIMITED),
        Erratum("INV-ERR-33", "city-of-winter-084", NOT_LIMITED),
        Erratum("INV-ERR-34", "the-imperial-throne-104", ("text[1].limit: drop",)),
        Erratum("INV-ERR-35", "the-imperial-throne-109", ("text[1].limit: drop",)),
        Erratum(
            "INV-ERR-36",
            "rising-dawn-006",
            parts=(
                constant(instead_of("leaving play", UNITS & ORC & YOURS, "be kept under this card", optional=True)),
                action(
                    put_into_play(UNIT_CARDS & ORC & KEPT_HERE, BATTLEFIELD, together=True),
                    spend=total_cost(KEPT_HERE),
                    limit=EACH_TURN,
                ),
            ),
        ),
        Erratum("INV-ERR-37", "rising-dawn-010", facts={"unique": False}),
        Erratum("INV-ERR-38", "fragments-of-power-038", NOT_LIMITED),
        Erratum("INV-ERR-39", "the-accursed-dead-050", ("text[0].effect.effect.second.effect.here: True to False",)),
        Erratum("INV-ERR-40", "the-accursed-dead-056", facts={"deck_only": ("destruction",)}),
        Erratum(
            "INV-ERR-41",
            "the-accursed-dead-057",
            (*NOT_LIMITED, "text[0].effect.of: drop except Named(title='Arcane Power')"),
        ),
        Erratum(
            "INV-ERR-42",
            "portent-of-doom-090",
            parts=(
                action(
                    target(
                        just_triggered(),
                        seq(cancel(), either(discard_one(QUEST_CARDS), turn("facedown", THIS))),
                        aimed=False,
                    )
                ),
            ),
        ),
        Erratum("INV-ERR-43", "shield-of-the-gods-108", NO_LIMIT),
        Erratum("INV-ERR-44", "days-of-blood-020", facts={"deck_limit": 0}),
        Erratum("INV-ERR-45", "battle-for-the-old-world-048", NOT_LIMITED),
        Erratum("INV-ERR-46", "faith-and-steel-120", facts={"deck_limit": 0}),
        Erratum(
            "INV-ERR-47",
            "assault-on-ulthuan-013",
            parts=(
                action(
                    target((UNITS & ENEMY) | (CAPITAL & ENEMY), deal(1)),
                    when=after(IS_HEALED, UNITS, YOU),
                    zone=KINGDOM,
                ),
            ),
        ),
        Erratum("INV-ERR-50", "march-of-the-damned-008", NO_LIMIT),
        Erratum(
            "INV-ERR-51",
            "march-of-the-damned-009",
            parts=(
                constant(grant(THIS, POWER, tokens_on(THIS))),
                action(place_tokens(1), when=after(IS_DESTROYED, UNITS, batch=True)),
            ),
        ),
        Erratum(
            "INV-ERR-52",
            "legends-040",
            parts=(
                action(
                    target(
                        UNITS,
                        seq(corrupt(THIS), forbid("attack", of=FIRST), forbid("defend", of=FIRST)),
                        2,
                        up_to=True,
                    )
                ),
            ),
        ),
        Erratum("INV-ERR-53", "legends-045", ("text[0].effect.effect.until: 0 to 5",)),
        Erratum("INV-ERR-54", "legends-051", ("text[2].changes[0].optional: True to False",)),
    ),
    without={
        "INV-ERR-1": "damage is redirected before it is dealt; no word redirects it later",
        "INV-ERR-3": "it says which printing counts",
        "INV-ERR-4": "no word searches for a card that must be put into play",
        "INV-ERR-5": POLISH,
        "INV-ERR-12": "the corrected wording has the same parts",
        "INV-ERR-20": 'every Epic tactic is an Epic Spell, so the printed "non-Epic" excludes the same tactics',
        "INV-ERR-24": "the corrected wording has the same parts",
        "INV-ERR-25": "the corrected wording has the same parts",
        "INV-ERR-28": "no word takes away everything that waits for something",
        "INV-ERR-29": "the corrected wording has the same parts",
        "INV-ERR-48": "no Action replaces a departure",
        "INV-ERR-49": "the corrected wording has the same parts",
        **{f"INV-ERR-{number}": CLARIFIED for number in (6, 8, 9, 10, 11, 13, 14, 16)},
        **{f"INV-ERR-{number}": POLISH for number in (55, 56, 57, 58, 59)},
    },
)
