"""The Orcs of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# River Troll: unit, 4 (2), power 2, hit points 4. Troll.
# Forced: At the beginning of your turn, heal all damage on this unit.
text("omens-of-ruin-004", forced(YOUR_TURN_BEGINS, heal(of=THIS)))

# Boar Pen: support, 2 (2), power 1. Building.
# Units in zones with no developments cannot defend.
text("omens-of-ruin-005", constant(cannot("defend", UNITS & in_zone_without(DEVELOPMENT))))

# Night Goblin Fanatic: unit, 2 (2), power 1, hit points 2. Goblin.
# Action: When this unit attacks, reveal the top card of your deck. If its printed cost is odd, deal 2 uncancellable
# damage to each unit in the defending zone. Otherwise, sacrifice this unit. Shuffle your deck.
text(
    "the-chaos-moon-024",
    action(
        seq(
            reveal_top(
                1, only_if(it_is(ODD_COST), deal(2, UNITS & IN_DEFENDING_ZONE, uncancellable=True), sacrifice(THIS))
            ),
            shuffle_deck(),
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Looted Umie Town: support, 3 (2), power 1. Building.
# This support gets +1 power for each unit in this zone.
text("the-chaos-moon-025", constant(grant(THIS, POWER, count(UNITS & HERE))))

# Bash 'Em!: tactic, 5 (3).
# Action: Take an additional battlefield phase this turn.
text("the-chaos-moon-026", action(another("battlefield phase")))

# Skarsnik and Gobbla, unique: unit, 4 (2), power 2, hit points 4. Hero, Goblin.
# Limit one Hero per zone.
# Action: Remove 3 damage from this unit to deal 1 damage to each non-burning section of an opponent's capital. Then
# draw 1 card.
text(
    "the-twin-tailed-comet-044",
    action(then(deal(1, CAPITAL & ENEMY), draw(1)), cost=remove_damage(3)),
)

# Orc Shaman: unit, 3 (1), power 1, hit points 3. Sorcerer.
# Action: After you play a development, place 1 resource token on this unit. Then move up to X damage from the section
# of your capital in this zone to target unit you control, where X is the number of resource tokens on this unit.
text(
    "the-twin-tailed-comet-045",
    action(
        target(
            UNITS & YOURS,
            then(place_tokens(1), move_damage(SECTIONS & YOURS & HERE, IT, tokens_on(THIS), any_number=True)),
        ),
        when=after(PLAYED_DEVELOPMENT, whom=YOU),
    ),
)

# Tribal Tattoos: support, 0 (2), power 0. Attachment.
# Attach to target unit you control.
# Attached unit gets +1 power.
# After attached unit leaves play, you may pay 1 resource to attach this support to another target unit you control.
text(
    "the-twin-tailed-comet-046",
    attaches(UNITS & YOURS),
    constant(grant(HOST, POWER, 1)),
    triggered(after(LEAVES_PLAY, HOST), target(UNITS & YOURS, then(pay(1), attach(THIS, FIRST))), optional=True),
)

# Sneaky Git: unit, 2 (1), power 1, hit points 2. Goblin.
# Action: When this unit attacks, reveal the top card of your deck. If its printed cost is odd, deal 2 damage to target
# non-burning section of any capital. Otherwise, deal 2 damage to one non-burning section of your capital. Then shuffle
# your deck.
text(
    "signs-in-the-stars-064",
    action(
        target(
            CAPITAL,
            then(
                reveal_top(1, only_if(it_is(ODD_COST), deal(2, FIRST), choose(CAPITAL & YOURS, deal(2)))),
                shuffle_deck(),
            ),
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Squig Hopper: unit, 3 (2), power 1, hit points 3. Goblin, Warrior.
# This unit gets +1 power while you control another Goblin unit.
text(
    "signs-in-the-stars-065", constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & trait("Goblin") & YOURS & OTHER))
)

# Dreams Uv Conkwest: quest, 0 (2).
# Action: After you play a development, place 1 resource token on this quest. Use only if a unit is on this quest.
# Action: Remove X resource tokens from this quest to move X damage, divided as you choose, from damaged sections of
# your capital to target unit you control.
text(
    "signs-in-the-stars-066",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(
        target(UNITS & YOURS, times(X, choose(SECTIONS & YOURS & DAMAGED, move_damage(IT, FIRST, 1)))),
        cost=remove_tokens(X),
        x=up_to(tokens_on(THIS)),
    ),
)

# Big Boss: unit, 6 (3), power 3, hit points 5. Warrior.
# Forced: At the beginning of your turn, the controller of one unit with the lowest printed cost must sacrifice that
# unit.
text(
    "the-eclipse-of-hope-084",
    forced(YOUR_TURN_BEGINS, choose(costing("least", UNITS), controller_of(IT, sacrifice()))),
)

# Firin' Da Spell: tactic, 2 (3). Spell.
# Action: Choose one of your zones. Put the top card of your deck facedown into that zone as a development. Then give
# target attacking unit +1 power until the end of the turn for each development you control.
text(
    "the-eclipse-of-hope-085",
    action(
        target(
            UNITS & ATTACKERS,
            then(
                choose(SECTIONS & YOURS, develop(zone=IN_ITS_ZONE)), gain(POWER, count(DEVELOPMENTS & YOURS), of=FIRST)
            ),
        )
    ),
)

# Pile Uv Shinies: support, 4 (2), power 2.
# Action: After a unit you control with printed cost 4 or higher enters play, draw 1 card.
text(
    "fiery-dawn-104",
    action(draw(1), when=after(ENTERS_PLAY, UNITS & cost_at_least(4) & YOURS)),
)

# Dey'z Bigga: tactic, 1 (3).
# Action: Until the end of the turn, each unit with the highest printed cost cannot be targeted by card effects.
text(
    "fiery-dawn-105",
    action(each(costing("most", UNITS), floating(constant(cannot("be targeted by anyone", IT))))),
)

# Smash 'Em!: tactic, 3 (3).
# Action: Destroy all units with printed cost 2 or lower.
text("fiery-dawn-106", action(destroy(UNITS & cost_at_most(2))))
