"""The High Elves of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Tyriel, unique: unit, 5 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# Forced: When this zone is attacked, each opponent must return one unit they control that attacked this zone this turn
# to its owner's hand at the end of the turn.
text(
    "the-skavenblight-threat-005",
    forced(
        after(ZONE_ATTACKED, THIS_ZONE),
        later(
            after(ends("turn")),
            each_opponent(choose(UNITS & YOURS & did("attack", "this zone"), return_to_hand())),
        ),
    ),
)

# Steel's Bane: tactic, 1 (2).
# Action: Until the end of the turn, cancel the next 10 damage dealt to target High Elf unit.
text(
    "the-skavenblight-threat-006",
    action(target(UNITS & HIGH_ELF, floating(constant(cancel_damage(IT, 10, next=True))))),
)

# Repair the Waystones: quest, 0 (3).
# Quest. Action: Remove 3 resource tokens from this quest to put target support from your discard pile into play in your
# quest zone.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "the-skavenblight-threat-007",
    action(target(SUPPORT_CARDS & IN_DISCARD, put_into_play(zone=QUEST)), cost=remove_tokens(3), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Vaul's Unmaking: tactic, 0 (1). Spell.
# Action: Destroy target Attachment.
text("path-of-the-zealot-026", action(target(ATTACHMENTS, destroy())))

# Repeater Bolt Thrower: support, 3 (3), power 0. Siege.
# Battlefield. Action: Spend X resources to deal X indirect damage to each opponent, where X is the number of
# developments you control in this zone. Limit once per turn.
text(
    "path-of-the-zealot-027",
    action(
        each_opponent(indirect(X)),
        spend=X,
        x=count(DEVELOPMENTS & YOURS & HERE),
        zone=BATTLEFIELD,
        limit=EACH_TURN,
    ),
)

# Dragonmage: unit, 5 (3), power 2, hit points 3. Mage, Elite.
# Each time damage is dealt to this unit, cancel all but 1 of it.
text("tooth-and-claw-046", constant(cancel_damage(THIS, EVERYTHING, but=1)))

# Gifts of Aenarion: tactic, 4 (2). Spell.
# Action: Until the end of the turn, cancel all damage dealt to sections of your capital. Gain 1 resource for each
# damage cancelled this way.
text("tooth-and-claw-047", action(floating(constant(cancel_damage(SECTIONS & YOURS, EVERYTHING, earns=True)))))

# Silver Helm Detachment: unit, 3 (1), power 1, hit points 2. Warrior, Elite.
# This unit enters play with 3 resource tokens on it.
# Action: Remove 1 resource token from this unit to give it +1 power until the end of the turn. Limit once per turn.
text(
    "the-deathmaster-s-dance-067",
    constant(enters(tokens=3)),
    action(gain(POWER, 1, of=THIS), cost=remove_tokens(1), limit=EACH_TURN),
)

# Isha's Gaze: support, 0 (1), power 0. Attachment, Spell.
# Attach to target unit.
# After damage on a unit is healed, give attached unit +1 power until the end of the turn.
text("the-deathmaster-s-dance-068", attaches(UNITS), triggered(after(IS_HEALED, UNITS), gain(POWER, 1, of=HOST)))

# Banish: tactic, 3 (2).
# Action: Return target unit without Attachments to its owner's hand.
text(
    "the-deathmaster-s-dance-069",
    action(target(UNITS - bearing(ATTACHMENTS), return_to_hand())),
)

# War Crown of Saphery, unique: support, 2 (1), power 0. Attachment, Relic.
# Attach to target High Elf unit.
# Attached unit gets +X power, where X is the number of resource tokens on this support.
# Forced: At the beginning of your turn, place 1 resource token on this support.
text(
    "the-warpstone-chronicles-088",
    attaches(UNITS & HIGH_ELF),
    constant(grant(HOST, POWER, tokens_on(THIS))),
    forced(YOUR_TURN_BEGINS, place_tokens(1)),
)

# Second Sight: tactic, 1 (1). Spell.
# Action: Look at each opponent's hand. Then draw 1 card.
text(
    "the-warpstone-chronicles-089",
    action(then(look_at("hand"), draw(1))),
)

# Ellyrian Reavers: unit, 3 (1), power 1, hit points 3. Warrior, Elite.
# Forced: After this unit enters play, put the top card of your deck facedown into your battlefield as a development.
text("arcane-fire-107", forced(after(ENTERS_PLAY, THIS), develop(zone=BATTLEFIELD)))

# Morvael's Legacy: tactic, 10 (3). Epic Spell.
# Play only during your turn.
# Action: Put all units from your discard pile into play, each in a zone of your choice.
text("arcane-fire-108", action(put_into_play(UNIT_CARDS & IN_DISCARD, each=True), only=YOUR_TURN))

# Charge of the Silver Helms: tactic, 1 (2).
# Action: Give target unit you control −1 hit point and +3 power until the end of the turn.
text("arcane-fire-109", action(target(UNITS & YOURS, seq(gain(HIT_POINTS, -1), gain(POWER, 3)))))
