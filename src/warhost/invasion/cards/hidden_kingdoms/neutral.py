"""The neutral cards of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Scar-Leader Kroq-Gar: legend, 4 (0), power 1/1/1, hit points 4. Lizardmen.
# Action: When this legend attacks, reveal any number of Lizardmen units from your hand. This legend deals X additional
# damage in combat until the end of the phase, where X is the number of those cards.
text(
    "hidden-kingdoms-001",
    action(
        reveal_from_hand(
            UNIT_CARDS & trait("Lizardmen"), gain(COMBAT_DAMAGE, found(), END_OF_PHASE, of=THIS), any_number=True
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Frenzied Carnosaur: unit, 4 (0), power 5, hit points 3. Lizardmen, Creature.
# Battlefield only.
# Order only.
# This unit must attack, if able.
# This unit must defend, if able.
# Forced: When this unit attacks, deal 1 damage to each unit you control in this zone.
text(
    "hidden-kingdoms-002",
    constant(grant(THIS, MUST_ATTACK)),
    constant(grant(THIS, MUST_DEFEND)),
    forced(after(ATTACKS, THIS), deal(1, UNITS & YOURS & HERE)),
)

# Chameleon Stalker: unit, 1 (0), power 1, hit points 1. Lizardmen.
# Lizardmen only.
# During your battlefield phase, this unit cannot be assigned damage.
text("hidden-kingdoms-003", constant(grant(THIS, UNASSIGNABLE), only=YOUR_TURN & during(BATTLEFIELD_PHASE)))

# Spawn of Sotek: unit, 3 (0), power 1, hit points 3. Lizardmen.
# Order only.
# Action: After this unit enters play, reveal any number of Lizardmen units from your hand. Deal 1 uncancellable damage
# to target unit in any player's corresponding zone for each of those cards.
text(
    "hidden-kingdoms-004",
    action(
        target(
            UNITS & CORRESPONDING,
            reveal_from_hand(
                UNIT_CARDS & trait("Lizardmen"), deal(found(), FIRST, uncancellable=True), any_number=True
            ),
        ),
        when=after(ENTERS_PLAY, THIS),
    ),
)

# Saurus Oldblood: unit, 4 (0), power 2, hit points 5. Lizardmen.
# Order only.
# Savage 2.
# Action: After another Lizardmen unit leaves play, deal 1 damage to this unit.
text("hidden-kingdoms-005", action(deal(1, THIS), when=after(LEAVES_PLAY, UNITS & trait("Lizardmen") & OTHER)))

# Great Temple of Tlazcotl, unique: support, 3 (0), power 2. Lizardmen, Pyramid.
# Lizardmen only.
# Each Lizardmen unit in a zone with a Pyramid card deals 1 additional damage in combat.
text(
    "hidden-kingdoms-006",
    constant(grant(UNITS & trait("Lizardmen") & in_zone_with(trait("Pyramid")), COMBAT_DAMAGE, 1)),
)

# Sun Temple of Chotec, unique: support, 1 (0), power 0. Lizardmen, Pyramid.
# Order only.
# The first Lizardmen unit you play each turn into a zone with a Pyramid card costs 1 resource less.
text(
    "hidden-kingdoms-007",
    constant(costs(UNITS & trait("Lizardmen") & YOURS, -1, first=True, into=in_zone_with(trait("Pyramid")))),
)

# Ziggurat of Quetli, unique: support, 2 (0), power 1. Lizardmen, Pyramid.
# Order only.
# Lizardmen units in zones with a Pyramid card have Savage 1.
text("hidden-kingdoms-008", constant(grant(UNITS & trait("Lizardmen") & in_zone_with(trait("Pyramid")), SAVAGE, 1)))

# Ruination of Cities: tactic, 6 (0). Lizardmen, Spell.
# Lizardmen only.
# Action: Choose target section of any capital. Destroy all supports and developments in that zone.
text("hidden-kingdoms-009", action(target(SECTIONS, destroy((SUPPORTS | DEVELOPMENTS) & IN_ITS_ZONE))))

# Ariel, Queen in the Woods: legend, 4 (0), power 1/1/0, hit points 4. Wood Elf.
# Each facedown Wood Elf unit you control without printed Ambush has Ambush X, where X is its printed cost.
# The first Ambush you use each turn costs 1 resource less for each development in the zone where you use it.
text(
    "hidden-kingdoms-010",
    constant(grant(facedown(UNIT, trait="Wood Elf", without=AMBUSH) & YOURS, AMBUSH, printed_cost(facedown=True))),
    constant(price("ambushing", amount=-count(DEVELOPMENTS & IN_ITS_ZONE))),
)

# Spellweaver of Kel-Isha: unit, 3 (0), power 1, hit points 3. Wood Elf.
# Order only.
# Action: After you play a development, move target development you control to another of your zones.
text("hidden-kingdoms-011", action(target(DEVELOPMENTS & YOURS, move()), when=after(PLAYED_DEVELOPMENT, whom=YOU)))

# Eternal Guard: unit, 2 (0), power 1, hit points 2. Wood Elf.
# Order only.
# Opponents must discard a card from their hand for each effect with which they target developments in this zone.
text("hidden-kingdoms-012", constant(price("targeting", DEVELOPMENTS & HERE, discards=1)))

# Slumbering Titan: unit, 3 (0), power 3, hit points 5. Wood Elf, Forest Spirit.
# Wood Elf only.
# Ambush 2.
# Forced: At the end of your turn, turn this unit into a facedown development.
text("hidden-kingdoms-014", forced(YOUR_TURN_ENDS, turn("facedown", THIS)))

# Highborn Champion: unit, 4 (0), power 0, hit points 3. Wood Elf, Elite.
# Order only.
# This unit gets +1 power for each development in this zone.
text("hidden-kingdoms-015", constant(grant(THIS, POWER, count(DEVELOPMENTS & HERE))))

# The Oak of Ages, unique: support, 3 (0), power 2. Wood Elf, Location.
# Wood Elf only.
# Wood Elf units also count as developments.
text("hidden-kingdoms-016", constant(counts_as(UNITS & trait("Wood Elf"), DEVELOPMENT)))

# Wildwood Grove: support, 2 (0), power 1. Wood Elf, Location.
# Order only.
# You may play cards from your discard pile as developments into this zone as though they were in your hand.
text("hidden-kingdoms-017", constant(plays_from(IN_DISCARD, "as a development here")))

# Fury of the Forest: tactic, 3 (0). Wood Elf, Spell.
# Wood Elf only.
# Ambush 0.
# Action: Deal 1 damage to each attacking unit.
text("hidden-kingdoms-018", action(deal(1, UNITS & ATTACKERS)))

# Queek Headtaker: legend, 5 (0), power 0/2/2, hit points 3. Skaven.
# Each Skaven unit you play costs 0 if you have another copy of it in play.
text("hidden-kingdoms-019", constant(costs(UNITS & trait("Skaven") & same_name(YOURS) & YOURS, -EVERYTHING)))

# Hellpit Abomination: unit, 7 (0), power 5, hit points 5. Skaven, Mutant.
# Destruction only.
# You may sacrifice three corrupted Skaven units to lower the cost of this card to 0.
text("hidden-kingdoms-020", instead_of_cost(times(3, sacrifice_one(UNITS & trait("Skaven") & CORRUPTED_CARDS))))

# Master Moulder: unit, 3 (0), power 1, hit points 3. Skaven.
# Destruction only.
# The first Skaven unit you play each turn costs 1 resource less for each corrupted Skaven unit you control.
text(
    "hidden-kingdoms-022",
    constant(
        costs(UNITS & trait("Skaven") & YOURS, -count(UNITS & trait("Skaven") & CORRUPTED_CARDS & YOURS), first=True)
    ),
)

# Clanrat Clawleader: unit, 2 (0), power 1, hit points 2. Skaven.
# Destruction only.
# Action: When this unit attacks, put one Skaven unit with printed cost 2 or lower from your hand into play in your
# battlefield, attacking. Sacrifice that unit at the end of the turn.
text(
    "hidden-kingdoms-023",
    action(
        choose(
            UNIT_CARDS & trait("Skaven") & cost_at_most(2) & IN_HAND,
            seq(put_into_play(zone=BATTLEFIELD, attacking=True), later(after(ends("turn")), sacrifice())),
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Giant Rats: unit, 2 (0), power 1, hit points 1. Skaven, Creature.
# Destruction only.
# This unit gets +1 power for each other Giant Rats unit you control.
text("hidden-kingdoms-024", constant(grant(THIS, POWER, count(UNITS & named("Giant Rats") & YOURS & OTHER))))

# The Shattered Tower, unique: support, 3 (0), power 1. Skaven, Building.
# Destruction only.
# Play with the top card of your deck revealed.
# You may play the Skaven unit on top of your deck as though it were in your hand.
text("hidden-kingdoms-025", constant(top_revealed()), constant(plays_from(UNIT_CARDS & trait("Skaven") & TOP_OF_DECK)))

# Skryre District, unique: support, 2 (0), power 2. Skaven, Location.
# Skaven only.
# Forced: After you count 6 or more power in your kingdom or quest zone, sacrifice this support.
text("hidden-kingdoms-026", forced(after(POWER_COUNTED, whom=YOU, least=6), sacrifice(THIS)))

# Vermintide: tactic, 5 (0). Skaven, Spell.
# Destruction only.
# Action: Search the top X cards of your deck for any number of Skaven units, where X is the number of corrupted units
# you control; you may put the found units into play, each in one of your zones.
text(
    "hidden-kingdoms-027",
    action(
        search(count(UNITS & CORRUPTED_CARDS & YOURS), UNIT_CARDS & trait("Skaven"), put_into_play(), most=EVERYTHING)
    ),
)

# Count Vlad Von Carstein: legend, 5 (0), power 2/2/2, hit points 3. Undead, Vampire.
# You may play this legend from your discard pile as though it were in your hand.
# If you have no cards in your hand and deck, you win the game instead of losing it.
text("hidden-kingdoms-028", constant(plays_from(THIS & IN_DISCARD)), constant(can("win without cards")))

# Abyssal Terror: unit, 6 (0), power 0, hit points 4. Undead, Creature.
# Battlefield only.
# Undead only.
# Necromancy.
# This unit gets +1 power for each unit in your discard pile.
text("hidden-kingdoms-029", constant(grant(THIS, POWER, count(UNIT_CARDS & IN_DISCARD))))

# Lord of the Dead: unit, 4 (0), power 2, hit points 2. Undead, Vampire.
# Destruction only.
# Action: After this unit enters play, use the Necromancy of one card with Necromancy from your discard pile without
# paying its cost.
text(
    "hidden-kingdoms-030",
    action(choose(with_keyword(NECROMANCY) & IN_DISCARD, play_now(necromancy=True)), when=after(ENTERS_PLAY, THIS)),
)

# Dark Acolyte: unit, 3 (0), power 1, hit points 3. Undead, Vampire.
# Destruction only.
# This unit gets +X power, where X is the printed power of the topmost unit of your discard pile.
text("hidden-kingdoms-031", constant(grant(THIS, POWER, printed_power(topmost(UNIT_CARDS)))))

# Cackling Hexwraith: unit, 2 (0), power 1, hit points 1. Undead.
# Destruction only.
# Necromancy.
# Action: After this unit enters or leaves play, discard the top 2 cards of your deck.
text(
    "hidden-kingdoms-032",
    action(discard_top(2), when=after(ENTERS_PLAY, THIS)),
    action(discard_top(2), when=after(LEAVES_PLAY, THIS)),
)

# Mortis Engine: support, 4 (0), power 2. Undead, War Machine.
# Undead only.
# You may play units from an opponent's discard pile as though they were in your discard pile and had Necromancy,
# ignoring loyalty.
text("hidden-kingdoms-033", constant(plays_from(UNIT_CARDS & IN_ENEMY_DISCARD, necromancy=True, no_loyalty=True)))

# Blooddrinker, unique: support, 1 (0), power 0. Undead, Weapon, Artefact.
# Destruction only.
# Attach to target Vampire unit or legend you control.
# Attached unit or legend gets +1 hit point for each card in an opponent's hand.
text(
    "hidden-kingdoms-034",
    attaches((UNITS | LEGENDS) & trait("Vampire") & YOURS),
    constant(grant(HOST, HIT_POINTS, OPPONENTS_CARDS)),
)

# Invocation of Nehek: tactic, 1 (0). Undead, Spell.
# Undead only.
# Action: Name a unit. Discard the top 5 cards of your deck. Put all units with the named title among those cards into
# play, each in a zone of your choice.
text(
    "hidden-kingdoms-035",
    action(name("card", discard_top(5, put_into_play(UNIT_CARDS & NAMED & FOUND, each=True)), kinds=UNIT)),
)

# Blood Feast: tactic, 2 (0). Undead.
# Destruction only.
# Action: Target Vampire unit deals X additional damage in combat until the end of the turn, where X is the number of
# units in the discard pile of a player of your choice.
text(
    "hidden-kingdoms-036",
    action(
        target(UNITS & trait("Vampire"), choose_player(gain(COMBAT_DAMAGE, count(UNIT_CARDS & IN_DISCARD), of=FIRST)))
    ),
)

# Corb Polybog, unique: unit, 2 (0), power 1, hit points 2. Creature, Mage.
# Action: After this unit enters play, name a card other than this one. For the rest of the game, while this unit
# remains in play, cards with the named title cannot be played or put into play.
text(
    "hidden-kingdoms-037",
    action(
        name(
            "card",
            floating(constant(cannot("be played or enter play", NAMED), only=STILL_HERE), UNTIL_USED),
            other=True,
        ),
        when=after(ENTERS_PLAY, THIS),
    ),
)
