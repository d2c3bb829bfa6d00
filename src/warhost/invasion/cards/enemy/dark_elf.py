"""The Dark Elves of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Druchii Noble: unit, 3 (2), power 1, hit points 3. Elite, Noble.
# Action: When this unit attacks, give this unit +1 power and target unit −1 power until the end of the turn.
text(
    "the-burning-of-derricksburg-016",
    action(target(UNITS, seq(gain(POWER, 1, of=THIS), gain(POWER, -1))), when=after(ATTACKS, THIS)),
)

# Whip the Slaves: tactic, 0 (2).
# Action: Sacrifice a unit to draw 2 cards.
text("the-burning-of-derricksburg-017", action(draw(2), cost=sacrifice_one(UNITS)))

# Vanguard of Woe: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit leaves play, each opponent must discard 1 card of their choice from their hand.
text(
    "the-fall-of-karak-grimaz-036",
    action(each_opponent(discard_one()), when=after(LEAVES_PLAY, THIS)),
)

# Helbane's Raiders: unit, 4 (2), power 2, hit points 2. Elite, Warrior.
# Action: After an opponent discards at least 1 card from their hand, deal 1 damage to target unit.
text(
    "the-fall-of-karak-grimaz-037",
    action(target(UNITS, deal(1)), when=after(discarded("from a hand, at once"), whom=OPPONENT)),
)

# Dwarf Slaves: unit, 2 (1), power 1, hit points 2. Slave.
# Action: After this unit enters play, put the top card of your deck facedown into this zone as a development.
text("the-silent-forge-054", action(develop(), when=after(ENTERS_PLAY, THIS)))

# Black Guard Aspirant: unit, 4 (1), power 2, hit points 3. Elite, Warrior.
# This unit gets +1 power while there is a unit with a card attached.
text(
    "the-silent-forge-055",
    constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & WITH_CARDS)),
)

# Standard of Clar Karond: support, 1 (3), power 0. Attachment.
# Attach to target Dark Elf unit in your battlefield.
# Action: When attached unit attacks, target unit in the defending zone loses 1 power until the end of the turn.
text(
    "the-silent-forge-056",
    attaches(UNITS & DARK_ELF, zone=BATTLEFIELD),
    action(target(UNITS & IN_DEFENDING_ZONE, gain(POWER, -1)), when=after(ATTACKS, HOST)),
)

# Seeking New Slaves: tactic, 2 (2).
# Action: Put target unit from an opponent's discard pile that was put there this turn into play in one of your zones,
# corrupted.
text(
    "the-silent-forge-057",
    action(
        target(
            UNIT_CARDS & IN_ENEMY_DISCARD & did("enter the discard pile", "this turn"), put_into_play(corrupted=True)
        )
    ),
)

# Sorceress of Ghrond: unit, 2 (1), power 1, hit points 2. Sorcerer.
# Action: After this unit enters play, put one Hex card from your discard pile into your hand.
text(
    "redemption-of-a-mage-076",
    action(choose(trait("Hex") & IN_DISCARD, take_to_hand()), when=after(ENTERS_PLAY, THIS)),
)

# Withering Hex: support, 1 (2), power 0. Attachment, Hex.
# Attach to target Building support.
# Attached support gets −1 power.
text("redemption-of-a-mage-077", attaches(SUPPORTS & trait("Building")), constant(grant(HOST, POWER, -1)))

# Bloodburn Poison: tactic, 1 (2).
# Action: Deal 1 damage to target unit; that unit loses 1 power until the end of the turn.
text("the-fourth-waystone-093", action(target(UNITS, seq(deal(1), gain(POWER, -1)))))

# Disciple of Malekith: unit, 5 (2), power 3, hit points 3. Warrior, Elite.
# Action: After an opponent discards at least 1 card from their hand, give this unit +1 power until the end of the turn.
text(
    "the-fourth-waystone-094",
    action(gain(POWER, 1, of=THIS), when=after(discarded("from a hand, at once"), whom=OPPONENT)),
)

# Barbed Whip: support, 1 (3), power 0. Attachment, Weapon.
# Attach to target Dark Elf unit.
# Action: When attached unit attacks, give target unit in the defending zone −1 hit point until the end of the turn.
text(
    "the-fourth-waystone-095",
    attaches(UNITS & DARK_ELF),
    action(target(UNITS & IN_DEFENDING_ZONE, gain(HIT_POINTS, -1)), when=after(ATTACKS, HOST)),
)

# Eye for Cruelty: tactic, 0 (2). Spell.
# Action: Until the end of the turn, when damage on target unit would be healed, that unit is destroyed instead.
text(
    "the-fourth-waystone-096", action(target(UNITS, floating(constant(instead_of("being healed", IT, "be destroyed")))))
)

# Offering to Hekarti, unique: quest, 0 (2).
# Quest. Action: Remove X resource tokens from this quest to give target unit −X hit points until the end of the turn.
# Quest. Forced: After a unit is put into an opponent's discard pile from play, place 1 resource token on this quest if
# a unit is on it.
text(
    "the-fourth-waystone-097",
    action(target(UNITS, gain(HIT_POINTS, -X)), cost=remove_tokens(X), x=up_to(tokens_on(THIS)), zone=QUEST),
    forced(
        after(discarded("from play"), UNIT_CARDS, OPPONENT),
        place_tokens(1),
        zone=QUEST,
        only=at_least(1, QUESTING_HERE),
    ),
)

# Angi'arie, unique: unit, 4 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# Action: At the beginning of your turn, treat the printed text box of target unit (except for traits) as blank until
# the end of the turn.
text("bleeding-sun-116", action(target(UNITS, floating(constant(blank(IT)))), when=YOUR_TURN_BEGINS))

# Soul Stealer: support, 4 (2), power 0. Attachment, Hex.
# Attach to target non-Hero unit.
# You control attached unit.
text("bleeding-sun-117", attaches(UNITS - HEROES), constant(controls(HOST)))
