"""The Dwarfs of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Stone Vengeance: support, 3 (3), power 0. Grudge.
# After one or more sections of your capital are dealt combat damage, you may put this support into play from your hand
# in one of your zones.
# Dwarf units in this zone have Toughness 1.
text(
    "rising-dawn-003",
    triggered(
        after(IS_DAMAGED, SECTIONS & YOURS, combat=True, batch=True), put_into_play(THIS), optional=True, hand=True
    ),
    constant(grant(UNITS & DWARF & HERE, TOUGHNESS, 1)),
)

# Calling the Council: tactic, 1 (2).
# Limited.
# Action: Search the top 5 cards of your deck for a Dwarf unit or legend; you may reveal it and put it into your hand.
# Shuffle your deck.
text("rising-dawn-004", action(seq(search(5, (UNIT_CARDS | LEGEND_CARDS) & DWARF, take_to_hand()), shuffle_deck())))

# New Trade Route: quest, 0 (2).
# Quest. The unit on this quest also adds its power to your kingdom.
text("rising-dawn-018", constant(can("add power to a zone", QUESTING_HERE, zone=KINGDOM), zone=QUEST))

# Ungrim Baragor: legend, 7 (4), power 3/3/3, hit points 5.
# Action: When this legend attacks or defends, name a trait. Each unit with the named trait loses 2 power until the end
# of the turn.
text(
    "fragments-of-power-022",
    action(name("trait", gain(POWER, -2, of=UNITS & WITH_NAMED_TRAIT)), when=after(ATTACKS, THIS)),
    action(name("trait", gain(POWER, -2, of=UNITS & WITH_NAMED_TRAIT)), when=after(DEFENDS, THIS)),
)

# Master of Maps: unit, 0 (2), power 0, hit points 1. Priest.
# Limited.
# Action: After you play a quest, you may play 1 additional Limited card this turn.
text("fragments-of-power-023", action(floating(constant(more("Limited cards"))), when=after(PLAYED, QUESTS, YOU)))

# Blood Vengeance: support, 3 (3), power 0. Grudge.
# After one or more sections of your capital are dealt combat damage, you may put this support into play from your hand
# in one of your zones.
# Each Dwarf unit in this zone deals 1 additional damage in combat.
text(
    "fragments-of-power-024",
    triggered(
        after(IS_DAMAGED, SECTIONS & YOURS, combat=True, batch=True), put_into_play(THIS), optional=True, hand=True
    ),
    constant(grant(UNITS & DWARF & HERE, COMBAT_DAMAGE, 1)),
)

# Reckless Engineer: unit, 2 (2), power 1, hit points 2. Engineer.
# Action: Sacrifice a development to reveal the top card of your deck. If it is a support, put it into play in one of
# your zones and deal X damage to this unit, where X is the printed cost of that card. Otherwise, discard it.
text(
    "the-accursed-dead-043",
    action(
        reveal_top(
            1, only_if(it_is(SUPPORT_CARDS), seq(put_into_play(), deal(printed_cost(FOUND), THIS)), discard_top(1))
        ),
        cost=sacrifice_one(DEVELOPMENTS),
    ),
)

# Ancient Vengeance: support, 3 (3), power 0. Grudge.
# After one or more sections of your capital are dealt combat damage, you may put this support into play from your hand
# in one of your zones.
# Dwarf units you play cost 1 resource less when played into this zone (to a minimum of 1).
text(
    "the-accursed-dead-044",
    triggered(
        after(IS_DAMAGED, SECTIONS & YOURS, combat=True, batch=True), put_into_play(THIS), optional=True, hand=True
    ),
    constant(costs(UNITS & DWARF & YOURS, -1, least=1, into=HERE)),
)

# Rebuild the Hold: quest, 2 (2). Epic.
# Quest. Action: Sacrifice a development to place 1 resource token on this quest. Use only if a unit is on this quest.
# Quest. Action: Remove 8 resource tokens from this quest to remove the burn token from one burning section of your
# capital. Then sacrifice this quest.
text(
    "the-accursed-dead-058",
    action(place_tokens(1), cost=sacrifice_one(DEVELOPMENTS), zone=QUEST, needs=at_least(1, QUESTING_HERE)),
    action(
        then(choose(BURNING_SECTIONS & YOURS, burn(remove=True)), sacrifice(THIS)), cost=remove_tokens(8), zone=QUEST
    ),
)

# Brom Longbellow, unique: unit, 4 (2), power 2, hit points 4. Hero, Slayer.
# Limit one Hero per zone.
# Action: After one or more sections of your capital are dealt combat damage, deal 1 damage to target unit that has just
# attacked for each Grudge support you control.
text(
    "vessel-of-the-winds-063",
    action(
        target(UNITS & did("attack", "just now"), deal(count(SUPPORTS & trait("Grudge") & YOURS))),
        when=after(IS_DAMAGED, SECTIONS & YOURS, combat=True, batch=True),
    ),
)

# Ale Hall: support, 2 (2), power 1. Building.
# Action: Discard a quest or Grudge support from your hand to give this support +1 power until the end of the turn.
text(
    "vessel-of-the-winds-064",
    action(gain(POWER, 1, of=THIS), cost=discard_one(QUEST_CARDS | SUPPORT_CARDS & trait("Grudge"))),
)

# Honouring the Ancestors: tactic, 1 (1).
# Play only while one of your zones is being attacked.
# Action: Put one Dwarf unit from your hand into play in the attacked zone, declared as a defender. Sacrifice that unit
# at the end of the turn.
text(
    "vessel-of-the-winds-065",
    action(
        choose(
            UNIT_CARDS & DWARF & IN_HAND,
            seq(put_into_play(zone=IN_DEFENDING_ZONE, defending=True), later(after(ends("turn")), sacrifice())),
        ),
        only=in_combat("you defend"),
    ),
)

# Spirit Slayer: unit, 2 (2), power 1, hit points 2. Slayer.
# Action: When this unit attacks, name a trait. Until the end of the turn, units with the named trait must defend, if
# able.
text(
    "portent-of-doom-083",
    action(name("trait", floating(constant(grant(UNITS & WITH_NAMED_TRAIT, MUST_DEFEND)))), when=after(ATTACKS, THIS)),
)

# Strollaz's Banner: support, 0 (2), power 0. Attachment, Rune.
# Attach to target Dwarf unit you control.
# Quest. Action: After a unit enters this zone, shuffle the topmost unit of your discard pile into your deck and place 1
# resource token on one quest you control.
text(
    "portent-of-doom-084",
    attaches(UNITS & DWARF & YOURS),
    action(
        seq(shuffle_into_deck(topmost(UNIT_CARDS)), choose(QUESTS & YOURS, place_tokens(1, IT))),
        when=after(ENTERS_ZONE, UNITS & HERE),
        zone=QUEST,
    ),
)

# Dwarf Adventurer: unit, 3 (1), power 1, hit points 2. Rogue.
# Quest. While this unit is questing, units your opponents play cost 1 resource more.
text("shield-of-the-gods-103", constant(costs(UNITS & ENEMY, 1), zone=QUEST, only=at_least(1, THIS & QUESTING)))

# Hospitable Cave: support, 2 (1), power 1. Location.
# Quest. Questing units you control have Toughness 3.
text("shield-of-the-gods-104", constant(grant(UNITS & YOURS & QUESTING, TOUGHNESS, 3), zone=QUEST))
