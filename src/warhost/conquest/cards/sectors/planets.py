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
# Battle: Remove up to 4 damage, divided as you choose, from damaged cards you control.
text("sectors-003", battle(pick_x(4, times(X, choose(DAMAGED & YOURS, heal(1))), some=True)))

# Kunarog The Slave Market: planet, material, cards 0, resources 2.
# Battle: Put two tokens into play exhausted at target planet, each a Cultist, Guardsman, Khymera, Snotling or Termagant
# token.
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
# Battle: If your opponent has more cards in hand than you, draw 3 cards.
text("sectors-006", battle(only_if(more_than(OPPONENTS_CARDS, CARDS_IN_HAND), draw(3))))

# Daprian's Gate: planet, strongpoint, cards 0, resources 2.
# Battle: Exhaust one army unit. That unit cannot be readied during the headquarters phase this round.
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
# Battle: Either trigger the Battle ability of an adjacent planet or, if this planet is not the first planet, switch it
# with another planet (units stay where they are).
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
# Battle: Deal 1 damage to each of up to five units at target planet. You may infest that planet.
text(
    "sectors-009",
    battle(target(PLANETS, seq(any_number(UNITS & at(FIRST), deal(1), most=5), may(infest(FIRST))))),
)

# Bhorsapolis The Decadent: planet, material strongpoint, cards 1, resources 1.
# Battle: Put one non-Elite army unit from your hand or discard pile into play either at the last planet or in your
# headquarters.
text(
    "sectors-010",
    battle(
        choose(
            (IN_HAND | IN_DISCARD) & UNIT_CARDS - trait("Elite"),
            either(put_into_play(IT, PLANETS & AT_LAST_PLANET), put_into_play(IT)),
        )
    ),
)
