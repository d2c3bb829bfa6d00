"""The High Elves of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lelansi, unique: unit, 3 (2), power 1, hit points 3. Hero.
# Limit one Hero per zone.
# If another unit in this zone would be destroyed, return it to its owner's hand instead.
text("the-burning-of-derricksburg-007", constant(instead_of("being destroyed", UNITS & OTHER & HERE, "return to hand")))

# "Do You Know Who I Am?": tactic, 3 (2).
# Action: Each non-High Elf unit loses 1 power until the end of the turn.
text("the-burning-of-derricksburg-008", action(gain(POWER, -1, of=UNITS - HIGH_ELF)))

# Scroll of Asur: tactic, 0 (2). Spell.
# Action: Look at the top 5 cards of your deck; put them back on top in any order.
text(
    "the-fall-of-karak-grimaz-027",
    action(look_at("deck", 5)),
)

# Watchstone of Athel Tamarha: support, 3 (1), power 1. Building.
# Kingdom. Action: After you play a Spell card, gain 1 resource.
text("the-fall-of-karak-grimaz-028", action(earn(1), when=after(PLAYED, trait("Spell"), YOU), zone=KINGDOM))

# Lothern Sea Guard: unit, 4 (2), power 2, hit points 4. Warrior, Elite.
# After this unit is discarded from your hand by an opponent's effect, put this unit into play in one of your zones.
text("the-silent-forge-045", triggered(after(discarded("by an effect"), THIS, whom=OPPONENT), put_into_play(THIS)))

# Descendant of Indraugnir: unit, 6 (3), power 4, hit points 4. Dragon.
# Action: When this unit attacks, each opponent takes 4 indirect damage.
text("the-silent-forge-046", action(each_opponent(indirect(4)), when=after(ATTACKS, THIS)))

# Outpost of Tiranoc: support, 2 (1), power 1. Building.
# Whenever you deal indirect damage, deal 1 indirect damage more.
text("the-silent-forge-047", constant(more("indirect damage", 1)))

# Drain Magic: tactic, 1 (2). Spell.
# Action: Cancel the effects of a Spell support or tactic that was just played.
text(
    "the-silent-forge-048",
    action(target(just_played(TACTIC | SUPPORT, trait("Spell")), cancel(), aimed=False)),
)

# Return to Glory: quest, 0 (2).
# Quest. Action: Remove X resource tokens from this quest to put one unit with printed cost X from your discard pile
# into play in one of your zones. Use only if a unit is on this quest. Limit once per turn.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "the-silent-forge-049",
    action(
        choose(UNIT_CARDS & IN_DISCARD & cost_is(X), put_into_play()),
        cost=remove_tokens(X),
        x=up_to(tokens_on(THIS)),
        only=at_least(1, QUESTING_HERE),
        limit=EACH_TURN,
        zone=QUEST,
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Dreamer of Dragons: unit, 3 (1), power 1, hit points 3. Mage, Elite.
# Action: Deal 1 uncancellable damage to this unit. Then give it +1 power until the end of the turn.
text("redemption-of-a-mage-068", action(then(deal(1, THIS, uncancellable=True), gain(POWER, 1, of=THIS))))

# Courage of Aenarion: tactic, 1 (2).
# Action: Restore all units you control.
text("redemption-of-a-mage-069", action(restore(UNITS & YOURS)))

# Scion of the Everqueen: unit, 2 (1), power 1, hit points 2. Elite, Noble.
# Card effects cannot reduce the hit points of this unit.
text("the-fourth-waystone-085", constant(grant(THIS, KEEPS_HIT_POINTS)))

# Spearhost of Asuryan: unit, 4 (1), power 2, hit points 3. Warrior, Elite.
# Action: When this unit attacks, each opponent takes 2 indirect damage.
text("the-fourth-waystone-086", action(each_opponent(indirect(2)), when=after(ATTACKS, THIS)))

# White Tower Aspirant: unit, 2 (2), power 1, hit points 2. Apprentice.
# Kingdom. Indirect damage cannot be cancelled by card effects.
text("the-fourth-waystone-087", constant(cannot("cancel indirect damage"), zone=KINGDOM))

# Lion Chariot of Chrace: unit, 3 (1), power 1, hit points 3. Warrior.
# Action: Deal 1 uncancellable damage to this unit. Then give it Counterstrike 2 until the end of the turn.
text("the-fourth-waystone-088", action(then(deal(1, THIS, uncancellable=True), gain(COUNTERSTRIKE, 2, of=THIS))))

# Moon Staff of Lileath: support, 2 (3), power 0. Attachment, Weapon.
# Attach to target High Elf unit.
# Action: When attached unit attacks or defends, each opponent takes 2 indirect damage.
text(
    "bleeding-sun-108",
    attaches(UNITS & HIGH_ELF),
    action(each_opponent(indirect(2)), when=after(ATTACKS, HOST)),
    action(each_opponent(indirect(2)), when=after(DEFENDS, HOST)),
)

# Dragon Armour: support, 2 (2), power 0. Attachment.
# Attach to target High Elf unit.
# Action: When attached unit defends, draw 1 card.
text("bleeding-sun-109", attaches(UNITS & HIGH_ELF), action(draw(1), when=after(DEFENDS, HOST)))
