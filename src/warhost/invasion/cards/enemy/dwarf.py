"""The Dwarfs of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Bodyguard of Belegar: unit, 3 (1), power 2, hit points 1. Warrior.
# This unit has Toughness X, where X is the number of other Dwarf units in this zone.
text("the-burning-of-derricksburg-001", constant(grant(THIS, TOUGHNESS, count(UNITS & DWARF & HERE & OTHER))))

# Mining Tunnels: support, 2 (1), power 1. Building.
# Action: After you play a development, draw 1 card.
text("the-burning-of-derricksburg-002", action(draw(1), when=after(PLAYED_DEVELOPMENT, whom=YOU)))

# Master Rune of Spite: tactic, 3 (3). Rune.
# Action: Deal X damage to each unit, where X is the power of that unit.
text("the-fall-of-karak-grimaz-021", action(deal(power_of(), UNITS)))

# Runesmith Apprentice: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit enters play, search the top 5 cards of your deck for any number of Rune cards; you may reveal
# them and put them into your hand. Shuffle your deck.
text(
    "the-fall-of-karak-grimaz-022",
    action(
        seq(search(5, trait("Rune"), take_to_hand(), most=EVERYTHING), shuffle_deck()),
        when=after(ENTERS_PLAY, THIS),
    ),
)

# Ancestral Tomb: support, 2 (2), power 1. Building.
# Action: After this support enters play, put the top 2 cards of your deck facedown into this zone as developments.
text("the-fall-of-karak-grimaz-023", action(develop(2), when=after(ENTERS_PLAY, THIS)))

# Grudgebearer: unit, 2 (1), power 1, hit points 2. Warrior.
# This unit gets +X power, where X is the number of resource tokens on it.
# Forced: After another Dwarf unit you control leaves play, place 1 resource token on this unit.
text(
    "the-fall-of-karak-grimaz-024",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    forced(after(LEAVES_PLAY, UNITS & DWARF & YOURS & OTHER), place_tokens(1)),
)

# Son of Grungi: unit, 4 (2), power 2, hit points 4. Warrior.
# Toughness 1.
# This unit gets +2 power while there are more opposing units than units you control in combat.
text(
    "the-silent-forge-041",
    constant(grant(THIS, POWER, 2), only=in_combat("this side is outnumbered")),
)

# Reclaiming the Fallen: tactic, 5 (2).
# Action: Choose one of your zones. Put all units from your discard pile into that zone at the same time. Sacrifice
# those units at the end of the phase.
text(
    "the-silent-forge-042",
    action(
        choose(
            SECTIONS & YOURS,
            put_into_play(
                UNIT_CARDS & IN_DISCARD, IN_ITS_ZONE, together=True, then=later(after(ends("phase")), sacrifice())
            ),
        )
    ),
)

# Grombrindal's Elite: unit, 3 (2), power 1, hit points 3. Warrior, Elite.
# While a section of any capital is burning, this unit costs 3 resources less.
# This unit gets +1 power while a section of any capital is burning.
text(
    "redemption-of-a-mage-061",
    constant(costs(THIS, -3), only=burning(1, anybodys=True)),
    constant(grant(THIS, POWER, 1), only=burning(1, anybodys=True)),
)

# Rune of Resistance: support, 1 (3), power 0. Attachment, Rune.
# Attach to target Dwarf unit.
# If attached unit would be destroyed, sacrifice this support instead, leave attached unit in play and heal all damage
# on it.
text(
    "redemption-of-a-mage-062",
    attaches(UNITS & DWARF),
    constant(instead_of("being destroyed", HOST, "stay in play", sacrifices=True)),
)

# Duregan Thorgrimson, unique: unit, 4 (2), power 2, hit points 5. Hero.
# Limit one Hero per zone.
# Action: At the beginning of your turn, this unit and another target unit deal damage equal to their power to each
# other.
text(
    "the-fourth-waystone-081",
    action(target(UNITS & OTHER, fight(THIS, FIRST)), when=YOUR_TURN_BEGINS),
)

# My Life for the Hold!: tactic, 0 (2).
# Action: Sacrifice a unit to cancel all damage dealt to sections of your capital until the end of the turn.
text(
    "the-fourth-waystone-082",
    action(floating(constant(cancel_damage(SECTIONS & YOURS, EVERYTHING))), cost=sacrifice_one(UNITS)),
)

# Oathbearer: unit, 2 (1), power 1, hit points 2. Warrior.
# If this unit would be destroyed, put it facedown in its zone as a development instead.
text("bleeding-sun-101", constant(instead_of("being destroyed", THIS, "become a development")))

# Honor in Death: tactic, 1 (2).
# Action: Sacrifice a unit to destroy target attacking unit.
text("bleeding-sun-102", action(target(UNITS & ATTACKERS, destroy()), cost=sacrifice_one(UNITS)))

# Master Rune of Defence: tactic, 2 (2). Rune.
# Action: Put target Building support from your discard pile that was put there this turn into play in one of your
# zones.
text(
    "bleeding-sun-103",
    action(
        target(
            SUPPORT_CARDS & trait("Building") & IN_DISCARD & did("enter the discard pile", "this turn"), put_into_play()
        )
    ),
)

# Stonebearer: unit, 2 (1), power 1, hit points 2. Warrior.
# This unit gets +1 power while there are more opposing units than units you control in combat.
text(
    "bleeding-sun-104",
    constant(grant(THIS, POWER, 1), only=in_combat("this side is outnumbered")),
)

# Ancient Debts Repaid: quest, 0 (2).
# Quest. You may spend resource tokens on this quest to play cards.
# Quest. Forced: After a Dwarf unit is put into your discard pile from play, place 1 resource token on this quest if a
# unit is on it.
text(
    "bleeding-sun-105",
    constant(pays_with("tokens"), zone=QUEST),
    forced(
        after(discarded("from play"), UNIT_CARDS & DWARF, YOU),
        place_tokens(1),
        zone=QUEST,
        only=at_least(1, QUESTING_HERE),
    ),
)
