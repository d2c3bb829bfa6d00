"""The Dwarfs of the Core Set (1 to 25)."""

from ...language.vocabulary import *

text("core-002", forced(after(LEAVES_PLAY, THIS), each_opponent(sacrifice_one(UNITS & CORRESPONDING))))

text("core-004", constant(grant(THIS, POWER, 2), zone=BATTLEFIELD, only=at_least(2, DEVELOPMENTS & YOURS & HERE)))

text("core-005", action(target(UNITS, gain(POWER, 1)), spend=2, zone=QUEST))

text("core-006", constant(grant(THIS, POWER, 2), only=burning(1)))

text("core-007", constant(target_price(THIS, 3)))

text("core-008", forced(after(ENTERS_PLAY, THIS), then(search_top(5, SUPPORTS & cost_at_most(2)), shuffle_deck())))

text("core-009", forced(after(ENTERS_PLAY, THIS), develop_top(1)))

text(
    "core-010", forced(after(LEAVES_PLAY, UNITS & DWARF & YOURS & OTHER), target(UNITS | CAPITAL, deal(1)), zone=QUEST)
)

text("core-012", constant(grant(THIS, TOUGHNESS, count(DEVELOPMENTS & HERE))))

text(
    "core-013",
    triggered(
        after(ZONE_ATTACKED, THIS_ZONE),
        each(
            UNITS & ATTACKERS,
            unless_pays(
                1, leave_floating(constant(grant(IT & ATTACKERS, POWER, -1), only=THIS_ZONE_ATTACKED), END_OF_ATTACK)
            ),
            by_controller=True,
        ),
    ),
)

text("core-014", forced(YOUR_TURN_BEGINS, choose(SECTIONS & YOURS & DAMAGED, heal(1)), zone=KINGDOM))

text("core-015", attaches(UNITS), constant(grant(HOST & DEFENDERS, POWER, 2)))

text("core-016", constant(costs(UNITS & ENEMY, 1), zone=KINGDOM))

text(
    "core-017",
    action(
        target(UNITS & ATTACKERS, destroy(FIRST), 2, up_to=True),
        cost=(sacrifice(QUESTING_HERE),),
        zone=QUEST,
        only=tokens_at_least(3),
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

text(
    "core-018", action(gain(POWER, 1, of=UNITS & PARTICIPANTS), spend=1, cost=(sacrifice_one(UNITS),), zone=BATTLEFIELD)
)

text("core-019", action(earn(happened_this_turn(ENTERS_DISCARD, UNIT))))

text("core-020", action(target(UNITS, target(UNITS & ANOTHER & CORRESPONDING_TO_TARGET, move_damage(FIRST, SECOND)))))

text("core-021", action(target(UNITS & PARTICIPANTS, gain(POWER, 2))))

text("core-022", action(target(UNITS & ATTACKERS, destroy()), only=DAMAGE_ASSIGNED))

text("core-023", action(target(SUPPORTS | DEVELOPMENTS, destroy())))

text("core-024", action(either(develop_top(3, BATTLEFIELD), develop_top(3, KINGDOM))))

text("core-025", action(leave_floating(constant(cancel_damage(ALL, EVERYTHING, phase=BATTLEFIELD_PHASE)), NEXT_BATTLE)))
