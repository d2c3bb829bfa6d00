"""How decks of Warhammer 40,000: Conquest are said in English."""

from typing import Final

from ..counted.en import COPIES, IN_DECK

MESSAGES: Final[dict[str, str]] = {
    # factions, kinds of cards and how bound they are
    "conquest.faction.neutral": "Neutral",
    "conquest.faction.space-marines": "Space Marines",
    "conquest.faction.astra-militarum": "Astra Militarum",
    "conquest.faction.orks": "Orks",
    "conquest.faction.chaos": "Chaos",
    "conquest.faction.dark-eldar": "Dark Eldar",
    "conquest.faction.eldar": "Eldar",
    "conquest.faction.tau": "Tau",
    "conquest.faction.tyranids": "Tyranids",
    "conquest.faction.necrons": "Necrons",
    "conquest.kind.warlord": "Warlord",
    "conquest.kind.army": "Army unit",
    "conquest.kind.attachment": "Attachment",
    "conquest.kind.support": "Support",
    "conquest.kind.event": "Event",
    "conquest.kind.synapse": "Synapse unit",
    "conquest.kind.planet": "Planet",
    "conquest.kind.token": "Token unit",
    "conquest.kind.squad": "Signature squad",
    "conquest.loyalty.common": "common",
    "conquest.loyalty.loyal": "loyal",
    "conquest.loyalty.signature": "signature",
    "conquest.list.later": "not playable yet",
    # what is wrong with a deck
    "conquest.deck.unknown-warlord": "There is no warlord called {warlord}.",
    "conquest.deck.unknown-card": "There is no card called {card}.",
    "conquest.deck.too-few": IN_DECK + "; there must be at least {least}.",
    "conquest.deck.copies": "{card}: " + COPIES + ", but a deck may hold at most {most}.",
    "conquest.deck.squad": "{card}: " + COPIES + ", but the signature squad has exactly {wanted}.",
    "conquest.deck.other-squad": "{card} belongs to the signature squad of another warlord.",
    "conquest.deck.second-warlord": "{card} is a warlord: a deck is led by one, and no warlord is among its cards.",
    "conquest.deck.planet": "{card} is a planet: it is never part of a deck.",
    "conquest.deck.token": "{card} is a token unit: it is never part of a deck.",
    "conquest.deck.no-ally": "{card} cannot be in this deck: its faction ({faction}) is no ally of the warlord.",
    "conquest.deck.loyal": "{card} is loyal: it can only be in decks of its own faction ({faction}).",
    "conquest.deck.ally-army": (
        "{card} cannot be in this deck: only army units may be taken from other factions ({faction})."
    ),
    "conquest.deck.ally-trait": (
        "{card} cannot be in this deck: only army units with the trait {trait} may be taken from {faction}."
    ),
    "conquest.deck.allies": (
        "{faction}: {count, plural, one {# card} other {# cards}} of this ally, "
        "but the deck has {factions} allied factions; {most} is allowed."
    ),
    "conquest.deck.neutral-army": "{card} is a neutral army unit: a Tyranid deck cannot hold it.",
    "conquest.deck.synapse": (
        "{count, plural, one {# synapse unit} other {# synapse units}} in the deck; "
        "a Tyranid deck has exactly {wanted}."
    ),
    "conquest.deck.not-the-box": "{card}: " + COPIES + ", but the learning deck has {wanted}.",
    "conquest.deck.no-learning-deck": "{card} has no learning deck: only the warlords of the core set have one.",
    "conquest.deck.not-playable": "{card} cannot be played here yet.",
    # how the constructed decks want to be played
    "conquest.ready.the-great-wolf": (
        "Ragnar fights where the enemy warlord stands. "
        "Commit boldly and strike first. "
        "Wolves win battles; scouts pay for them."
    ),
    "conquest.ready.the-inquisitors-levy": (
        "Coteaz spends his soldiers, and there are many. "
        "Hold the early planets with conscripts. "
        "Nobody's sacrifice is wasted."
    ),
    "conquest.ready.snots-everywhere": (
        "Snotlings flood every planet. "
        "Win command struggles by numbers and turn the greatest fights with them. "
        "Zogwort makes more when he is at the front."
    ),
    "conquest.ready.grandfathers-garden": (
        "Damage moves from your units to theirs. "
        "Bear the first wounds gladly. "
        "Ku'gath gives them away where they hurt most."
    ),
    "conquest.ready.raid-on-sacaellum": (
        "Raids take cards and resources from under the enemy's nose. "
        "Stay mobile and fight only what you outnumber. "
        "Torture decides long games."
    ),
    "conquest.ready.wings-over-traxis": (
        "Everything flies and everything moves. Decide late where the battle is. Baharroth strikes and is gone."
    ),
    "conquest.ready.the-greater-good": (
        "Ranged fire first, blades of the Ethereal second. "
        "Give weapons to those who stay alive. "
        "Aun'shi holds a planet alone if he must."
    ),
    "conquest.ready.the-swarm": (
        "The synapse goes one way, the Swarmlord another: two fronts in one round. "
        "Infest planets and feed on them. "
        "Termagants are never too many."
    ),
    "conquest.ready.the-enslaved-legion": (
        "The enslavement dial tells which faction serves you this round. "
        "Plan two rounds ahead. "
        "What fell today reanimates tomorrow."
    ),
    "conquest.ready.out-of-the-shadows": (
        "Half the army waits in reserve, facedown. "
        "Let the enemy commit, then strike from above. "
        "Keep resources for the drop."
    ),
    "conquest.ready.the-second-company": (
        "Cato is paid for every enemy that falls where he stands. "
        "Let scouts and Techmarines win the planets, and drop reinforcements into the battle that counts. "
        "The Fury of Sicarius fells what nothing else can."
    ),
    "conquest.ready.jungle-fighters": (
        "Soldiers and warriors hit harder beside Straken. "
        "Whoever falls leaves a Guardsman, a card or a shot behind. "
        "Barrage first, and the enemy never reaches your line."
    ),
    "conquest.ready.da-big-waaagh": (
        "Wounds make Orks angry, and beside Nazdreg all of them are. "
        "Scratch your own boyz before the enemy does and keep them alive with the Bodies and the Heap. "
        "One Battle Cry ends a battle."
    ),
    "conquest.ready.the-burning-path": (
        "Every spark hurts one more where Zarathur stands. "
        "Clear whole planets with fire, then walk in with cheap units. "
        "The Shrine brings the fire back."
    ),
    "conquest.ready.the-hunting-pack": (
        "A Khymera comes with every step that Kith takes. "
        "Gather the beasts at one planet with the Den and strike before they are counted. "
        "Terror and pain remove what stands in the pack's way."
    ),
    "conquest.ready.threads-of-fate": (
        "What is exhausted neither commands nor strikes back, and Eldorath exhausts it. "
        "Win with command icons early and with the Council late. "
        "Keep Foresight for the round in which both warlords meet."
    ),
    "conquest.ready.the-patient-hunter": (
        "Shadowsun brings an attachment to every planet she visits. "
        "Build one strong team and move it to where the battle is. "
        "Drones command, rifles kill."
    ),
    "conquest.ready.the-flesh-garden": (
        "Torture is cheap for Urien, and everything else is dear. "
        "Cut a unit at a time, and let the Gauntlet repeat what hurt most. "
        "Wracks fight as often as you have cards to throw away."
    ),
    "conquest.ready.the-beast-that-heals": (
        "Old One Eye heals half of his wounds each round, so let him take them. "
        "Hormagaunts send him the hits, and his talons send them back. "
        "The Zoanthrope burns another planet meanwhile."
    ),
    "conquest.ready.not-one-step-back": (
        "On strongpoints nobody under Worr retreats, and everybody hits harder. "
        "Pick your ground before the round and stay on it. "
        "A coward's death is worth a card."
    ),
    "conquest.ready.brothers-in-arms": (
        "Guard and Tau fight side by side: one gives the bodies, the other the guns. "
        "Starblaze calls a neighbour to his planet when he commits. "
        "Overseers grow with every ally beside them."
    ),
    "conquest.ready.skulls-for-the-throne": (
        "Ba'ar Zul takes the wounds of all, and the Nails turn them into fury. "
        "The first kill of a combat round sets everything else free. "
        "Never let him stand alone."
    ),
    "conquest.ready.speed-freeks": (
        "Whatever has wheels is an Ork's, whoever built it. "
        "Without the initiative your wagons are at their best, so let the enemy have it. "
        "Corpulent Orks make him have it."
    ),
    "conquest.ready.the-hidden-brood": (
        "Infest a planet first, then Genestealers come out of your hand in the middle of the battle. "
        "Keep resources for the ambush, not for the deploy phase. "
        "What a Genestealer kills may rise on your side."
    ),
    "conquest.ready.the-eternal-crusade": (
        "The first blow makes a Templar stronger, and Mavros strikes it himself. "
        "Fight on tech planets: there the vows pay. "
        "The Champion calls out the enemy who matters."
    ),
    "conquest.ready.the-serpents-wisdom": (
        "One Psyker and one Warrior beside Talyesin, and all of them strike harder. "
        "Search every round for what is missing. "
        "Warlocks pay with the cards of warriors who are not needed."
    ),
    "conquest.ready.the-long-march-home": (
        "The discard pile is Anrakyr's second hand, and the enemy's is his third. "
        "Throw cards away on purpose: Eternals grow with every one of them there. "
        "Watch your deck, for it also runs out."
    ),
    "conquest.ready.steel-of-vostroya": (
        "Supports are shields in Maksim's hand, and twice as good for tanks. "
        "Build the base first, then roll out behind it. "
        "A tank that fires twice wins the planet."
    ),
    "conquest.ready.the-dissecting-table": (
        "Every wound that is healed pays Szeras a resource. "
        "Hurt your own on the table, then mend them one at a time. "
        "In long battles nobody outlasts you."
    ),
    "conquest.ready.the-silent-storm": (
        "Whatever is aimed at your units, Jain Zar answers. "
        "Each effect you cancel may bring Banshees out of your hand. "
        "Hold a card back, and let the enemy wonder which."
    ),
    "conquest.ready.court-of-excess": (
        "Cultists are coins: they pay for Daemons, and Daemons make more of them. "
        "Vha'shaelhur burns a whole planet and counts the dead. "
        "The Keeper fights again for every soul you give her."
    ),
}
