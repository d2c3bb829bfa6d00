"""The planets of the sectors of the community sets, ten of each sector (COM-6.1)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# --- Veros ------------------------------------------------------------------------------------------------------

# Zarvoss Foundry: planet, material strongpoint tech, cards 1, resources 0.
# Battle: Search the top 8 cards of your deck for a support or attachment. You may put that card into play in your
# headquarters, or attached to an eligible card; put the rest on the bottom of your deck in any order.
text("sectors-001", battle(search(8, SUPPORT_CARDS | ATTACHMENT_CARDS, put_or_attach())))

# Xenos World Tallin: planet, strongpoint tech, cards 1, resources 1.
# Battle: Your opponent must move one army unit they control to target planet, if able. You may move one army unit you
# control to that planet.
text(
    "sectors-002",
    battle(
        target(
            PLANETS,
            seq(
                each_opponent(choose(ARMY_UNITS & YOURS, move(IT, FIRST))),
                may(choose(ARMY_UNITS & YOURS, move(IT, FIRST))),
            ),
        )
    ),
)

# Mangeras: planet, material tech, cards 1, resources 1.
# Battle: X times: remove 1 damage from one damaged card you control, where X is a number up to 4 that you choose.
text("sectors-003", battle(pick_x(4, times(X, choose(DAMAGED & YOURS, heal(1))), some=True)))

# Kunarog The Slave Market: planet, material, cards 0, resources 2.
# Battle: 2 times: either put a Cultist token into play exhausted at target planet, put a Guardsman token into play
# exhausted at that planet, put a Khymera token into play exhausted at that planet, put a Snotling token into play
# exhausted at that planet or put a Termagant token into play exhausted at that planet.
text(
    "sectors-004",
    battle(
        target(
            PLANETS,
            times(
                number=2,
                effect=either(
                    put_tokens("Cultist", IT, exhausted=True),
                    put_tokens("Guardsman", IT, exhausted=True),
                    put_tokens("Khymera", IT, exhausted=True),
                    put_tokens("Snotlings", IT, exhausted=True),
                    put_tokens("Termagant", IT, exhausted=True),
                ),
            ),
        )
    ),
)

# Ironforge: planet, strongpoint, cards 2, resources 0.
# Battle: You may move one army unit you control at a planet to your headquarters. Give one army unit in your
# headquarters +2 ATK and +2 HP until the end of the game.
text(
    "sectors-005",
    battle(
        seq(
            may(choose(ARMY_UNITS & YOURS & AT_PLANETS, move(to=HEADQUARTERS))),
            choose(
                ARMY_UNITS & YOURS & AT_HEADQUARTERS,
                seq(gain(ATTACK, 2, END_OF_GAME), gain(HIT_POINTS, 2, END_OF_GAME)),
            ),
        )
    ),
)

# Frontier World Jaris: planet, material strongpoint tech, cards 0, resources 1.
# Battle: If the number of cards in all opponents' hands is greater than the number of cards in your hand, draw 3 cards.
text("sectors-006", battle(only_if(more_than(OPPONENTS_CARDS, CARDS_IN_HAND), draw(3))))

# Daprian's Gate: planet, strongpoint, cards 0, resources 2.
# Battle: Exhaust one army unit. Until the end of the round, during the headquarters phase, that unit cannot be readied.
text(
    "sectors-007",
    battle(
        choose(
            ARMY_UNITS,
            seq(exhaust(), floating(constant(cannot("be readied", IT), only=during(HEADQUARTERS_PHASE)))),
        )
    ),
)

# Craftworld Lugath: planet, tech, cards 2, resources 0.
# Battle: Either trigger the Battle ability of an adjacent planet or if this planet is not the first planet, switch this
# planet with another planet (units stay where they are).
text(
    "sectors-008",
    battle(
        either(
            trigger_battle(PLANETS & ADJACENT),
            only_if(BEYOND_FIRST_PLANET, choose(PLANETS - THIS, switch("planets", THIS, IT))),
        )
    ),
)

# Contaminated World Adracan: planet, material tech, cards 1, resources 1.
# Battle: Deal 1 damage to up to five units at target planet. You may infest that planet.
text(
    "sectors-009",
    battle(target(PLANETS, seq(any_number(UNITS & at(FIRST), deal(1), most=5), may(infest(FIRST))))),
)

# Bhorsapolis The Decadent: planet, material strongpoint, cards 1, resources 1.
# Battle: Either put one non-Elite army unit from your hand or discard pile into play at the last planet or put that
# unit into play in your headquarters.
text(
    "sectors-010",
    battle(
        choose(
            (IN_HAND | IN_DISCARD) & UNIT_CARDS - trait("Elite"),
            either(put_into_play(IT, PLANETS & AT_LAST_PLANET), put_into_play(IT)),
        )
    ),
)
