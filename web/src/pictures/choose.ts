// What a card's picture shows, read off its facts: what it is, whose, its traits, and the words of its name.
import type { Chance } from "./chance";
import type { Beast } from "./beasts";
import type { Machine } from "./machines";
import type { Arm, Build, Dress, Head, Person } from "./people";
import type { Place } from "./places";
import type { Force, Thing } from "./things";

/** The facts of a card that its picture is made from. */
export interface Subject {
  code: string;
  game: string;
  name: string; // in English: the words in it count
  family: string; // race, faction, army
  kind: string;
  traits: readonly string[];
  unique?: boolean;
}

export type Motif =
  | { what: "person"; who: Person; many: boolean }
  | { what: "rider"; who: Person; mount: Beast }
  | { what: "beast"; beast: Beast; many: boolean }
  | { what: "machine"; machine: Machine }
  | { what: "place"; place: Place }
  | { what: "thing"; thing: Thing }
  | { what: "force"; force: Force; who: Person | null }
  | { what: "world" };

/** What a people looks like when nothing else is said. */
const PEOPLE: Record<
  string,
  {
    build: Build;
    heads: readonly Head[];
    dress: readonly Dress[];
    arms: readonly Arm[];
    shields: readonly Person["shield"][];
  }
> = {
  dwarf: {
    build: "dwarf",
    heads: ["horns", "helm", "helm", "bare"],
    dress: ["mail", "plate"],
    arms: ["axe", "hammer", "greataxe"],
    shields: ["round", "", ""],
  },
  empire: {
    build: "man",
    heads: ["plume", "helm", "cap", "hat"],
    dress: ["coat", "mail", "plate"],
    arms: ["sword", "halberd", "spear", "rifle"],
    shields: ["kite", "", ""],
  },
  "high-elf": {
    build: "elf",
    heads: ["crest", "crest", "crown"],
    dress: ["mail", "plate"],
    arms: ["spear", "sword", "bow", "halberd"],
    shields: ["kite", "", "tower"],
  },
  orc: {
    build: "orc",
    heads: ["tusks"],
    dress: ["bare", "fur", "bare"],
    arms: ["axe", "greataxe", "sword", "mace"],
    shields: ["round", "", ""],
  },
  chaos: {
    build: "man",
    heads: ["horns", "horns", "skull", "fiend"],
    dress: ["plate", "fur"],
    arms: ["axe", "sword", "greataxe", "mace"],
    shields: ["round", "", "kite"],
  },
  "dark-elf": {
    build: "elf",
    heads: ["crest", "hood", "mask"],
    dress: ["mail", "plate", "coat"],
    arms: ["spear", "sword", "bow", "blades"],
    shields: ["", "kite", ""],
  },
  neutral: {
    build: "man",
    heads: ["bare", "helm", "hood", "cap"],
    dress: ["coat", "mail"],
    arms: ["sword", "spear", "bow", "axe"],
    shields: ["round", "", ""],
  },
  "space-marines": {
    build: "marine",
    heads: ["visor", "visor", "bare"],
    dress: ["plate"],
    arms: ["gun", "gun", "sword", "hammer", "heavy"],
    shields: ["", "", "tower"],
  },
  "astra-militarum": {
    build: "man",
    heads: ["cap", "cap", "helm"],
    dress: ["coat", "mail"],
    arms: ["rifle", "rifle", "heavy", "sword"],
    shields: [""],
  },
  orks: {
    build: "orc",
    heads: ["tusks"],
    dress: ["bare", "fur"],
    arms: ["gun", "axe", "heavy", "greataxe"],
    shields: [""],
  },
  "dark-eldar": {
    build: "elf",
    heads: ["crest", "mask", "hood"],
    dress: ["plate", "mail"],
    arms: ["rifle", "blades", "sword", "whip"],
    shields: [""],
  },
  eldar: {
    build: "elf",
    heads: ["crest", "crest", "mask"],
    dress: ["plate", "mail"],
    arms: ["rifle", "sword", "spear", "gun"],
    shields: [""],
  },
  tau: { build: "man", heads: ["lens"], dress: ["plate", "mail"], arms: ["rifle", "rifle", "gun"], shields: [""] },
  necrons: {
    build: "bone",
    heads: ["skull"],
    dress: ["ribs"],
    arms: ["rifle", "staff", "scythe", "heavy"],
    shields: ["", "", "tower"],
  },
  tyranids: { build: "daemon", heads: ["reptile"], dress: ["bare"], arms: ["claws"], shields: [""] },
  lizardmen: {
    build: "lizard",
    heads: ["reptile"],
    dress: ["bare"],
    arms: ["spear", "mace", "axe", "bow"],
    shields: ["round", ""],
  },
  undead: {
    build: "bone",
    heads: ["skull", "skull", "horns"],
    dress: ["ribs"],
    arms: ["sword", "spear", "axe", "scythe"],
    shields: ["round", "", "kite"],
  },
};
const KIN: Record<string, string> = {
  dwarves: "dwarf",
  orcs: "orc",
  elves: "high-elf",
  templars: "empire",
  order: "empire",
  destruction: "chaos",
};

const first = <T>(text: string, list: readonly (readonly [RegExp, T])[]): T | undefined =>
  list.find(([words]) => words.test(text))?.[1];

const MANY =
  /\b(\w+(?:men|ers|ors|ists|ards|ights|iors|ings|ymen|ites|ians|ins|boyz|crew|company|squad|guard|band|mob|pack|host|cult|warriors|swarm|horde|troop|regiment|platoon|kroot|scouts|elves|dwarves|mob))$/i;

const PLACE_WORDS: readonly (readonly [RegExp, Place])[] = [
  [/pyramid|ziggurat|tomb/i, "pyramid"],
  [/crypt|grave|cemetery|barrow|necropolis|catacomb/i, "crypt"],
  [/temple|shrine|cathedral|chapel|altar|sanctu|basilica|reliquary|monument to|sacellum/i, "temple"],
  [/statue|monument|idol|pillar|obelisk|monolith/i, "statue"],
  [/\bmines?\b|excavation|quarry|cave|tunnel|delve|underway|lair|\bden\b|warren|nest/i, "mine"],
  [/forge|smith|foundry|factory|furnace|workshop|manufactor|armou?ry|engine|repair|mek/i, "forge"],
  [/gate|portal|door|bridge|pass\b/i, "gate"],
  [/webway|arch\b|rift|warp|way\b/i, "arch"],
  [/wall|rampart|barricade|palisade|fortif|bulwark|defen[cs]e|aegis/i, "wall"],
  [/tower|spire|observatory|beacon|lighthouse|watch/i, "tower"],
  [/hive|hab|manufactorum|underhive|citadel|slum/i, "hive"],
  [/dome|biodome|colony|sept|enclave|station|outpost/i, "dome"],
  [/bunker|trench|artillery|battery|emplacement|bastion|redoubt|command post|barracks/i, "bunker"],
  [/keep|castle|fort|stronghold|hold\b|karak|fastness|garrison/i, "keep"],
  [/throne|court\b|palace|hall of|council|chamber/i, "throne"],
  [/camp|tent|encampment|raiding|totem|yard/i, "camp"],
  [/wood|forest|grove|glade|tree|garden|jungle|oak|thicket/i, "grove"],
  [/harbou?r|port\b|dock|bay\b|sea|coast|lagoon/i, "harbour"],
  [/city|town|village|market|street|district|quarter|plaza|bazaar/i, "city"],
  [/scrap|junk|kustom|ork|da /i, "scrap"],
  [/spore|digestion|brood|capillary|chimney|pool/i, "chimneys"],
  [/farm|inn|tavern|brew|house|hall|mill|barn|school|library|guild|hospice|treasury|storehouse|scriptorum/i, "hall"],
];
const HOMES: Record<string, readonly Place[]> = {
  dwarf: ["keep", "gate", "mine", "forge", "hall"],
  empire: ["keep", "hall", "city", "temple", "tower"],
  "high-elf": ["spires", "tower", "harbour", "temple", "arch"],
  orc: ["camp", "scrap", "mine", "wall"],
  chaos: ["tower", "gate", "temple", "spires", "statue"],
  "dark-elf": ["spires", "keep", "harbour", "tower"],
  neutral: ["hall", "city", "tower", "crypt", "grove", "pyramid"],
  "space-marines": ["keep", "bunker", "temple", "hive"],
  "astra-militarum": ["bunker", "hive", "wall", "forge"],
  orks: ["scrap", "camp", "forge"],
  "dark-eldar": ["spires", "arch", "city"],
  eldar: ["arch", "dome", "spires"],
  tau: ["dome", "bunker", "city"],
  necrons: ["pyramid", "gate", "statue"],
  tyranids: ["chimneys", "grove"],
};

const THING_WORDS: readonly (readonly [RegExp, Thing])[] = [
  [/sword|blade|sabre|saber|dagger|knife|falchion|klaive|glaive|rapier|razor/i, "sword"],
  [/axe|chopp|cleaver|klaw|chain(?:axe|sword)|halberd|scythe/i, "axe"],
  [/hammer|maul|mace|club|crozius|anvil/i, "hammer"],
  [
    /rifle|gun|pistol|bolter|bolt|blaster|cannon|launcher|shoota|carbine|flamer|melta|plasma|las|lance|burna|catapult|shuriken|heavy/i,
    "gun",
  ],
  [/bow\b|arrow|quiver/i, "bow"],
  [/staff|wand|rod\b|sceptre|scepter|spear|trident|pike/i, "staff"],
  [/armou?r|plate|mail|robe|cloak|hide|carapace|suit|mantle|exo|terminator/i, "armour"],
  [/helm|iron halo|visor|hat\b/i, "helm"],
  [/shield|ward\b|aegis|force field|generator|barrier/i, "shield"],
  [/book|tome|grimoire|codex|liber|lore|grudge|scripture|chronicle/i, "book"],
  [/rune|glyph|stone|sigil|seal|icon|mark of|brand/i, "rune"],
  [/banner|standard|flag|pennant|totem|waaagh/i, "banner"],
  [/chalice|cup|cauldron|goblet|grail|brew|ale/i, "cup"],
  [/ring\b|amulet|pendant|talisman|collar|necklace|medal|honou?rifica|crest|orb/i, "ring"],
  [/potion|elixir|poison|venom|blood|flask|brew|drug|stimm|slime|acid/i, "potion"],
  [/scroll|order|decree|writ|plan|oath|vow|treaty|letter/i, "scroll"],
  [/claw|talon|fang|maw|teeth|bite|biomorph|tendril|gland|spine/i, "claw"],
  [/skull|death|bone|trophy|doom|curse|head/i, "skull"],
  [/crystal|gem|warpstone|shard|jewel|ice|diamond/i, "crystal"],
  [/eye|sight|vision|seer|watch|gaze|auspex|lens|target/i, "eye"],
  [/hand|fist|grip|touch|grasp|gauntlet|glove/i, "hand"],
  [/chain|shackle|slave|whip|lash|net\b|bind/i, "chain"],
  [/crown|king|lord|noble|title|regal|diadem/i, "crown"],
  [/mask|face|disguise|mimic/i, "mask"],
  [/wing|flight|jump|jet|feather|eagle|griffon|pegasus/i, "wings"],
  [/horn|trumpet|drum|voice|call\b|song/i, "horn"],
  [/key|lock|door/i, "key"],
  [/gold|coin|treasure|wealth|tribute|riches|pay|loot/i, "coin"],
  [/boots|march|stride|speed|foot/i, "boots"],
  [/heart|soul|spirit|courage|fury|rage|madness/i, "heart"],
  [/grenade|bomb|mine\b|demol|frag|melta bomb/i, "grenade"],
  [/gear|engine|bionic|servo|mek|kit|tool|drone|upgrade|hardpoint|targeter/i, "cog"],
  [/map|chart|path|road|journey|quest|search/i, "map"],
];

const FORCE_WORDS: readonly (readonly [RegExp, Force])[] = [
  [/fire|flame|burn|inferno|blaz|pyre|immolat|scorch|phoenix|dragon'?s breath/i, "fire"],
  [/lightning|thunder|storm|bolt|shock|tempest|smite/i, "bolt"],
  [/ice|frost|cold|winter|snow|chill/i, "frost"],
  [/vortex|wind|gale|whirl|warp|magic|maelstrom|chaos|mutation|madness|wild/i, "vortex"],
  [/arrow|volley|rain of|hail|barrage|salvo/i, "arrows"],
  [/charge|rush|raid|ambush|onslaught|waaagh|assault|attack|strike|surprise|overwhelm|stampede/i, "charge"],
  [/bomb|blast|explo|nova|demol|cannon|shell|detonat|archangel|pact/i, "blast"],
  [/shadow|night|dark|death|doom|fear|terror|nightmare|soul|curse|grave|dead|raise|banshee/i, "shadow"],
  [/growth|nature|wood|life|heal|regenerat|renew|bless|nurtur|harvest|feed/i, "growth"],
  [/shield|defen[dc]|hold|wall|stand|protect|ward|resist|stubborn|guard|parry/i, "shieldwall"],
  [/duel|challenge|clash|blood|rage|fury|murder|kill|execut|slay|vengeance|grudge|sacrifice|battle/i, "duel"],
  [/moon|morrslieb|omen|star|prophec|fate|divin|portent/i, "moon"],
  [/plague|poison|disease|rot|pestilen|nurgle|infest|corrupt|vile|decay|spore/i, "plague"],
  [/portal|gate|webway|teleport|deep strike|summon|drop|warp|rift|vanish|step/i, "portal"],
  [/roar|howl|scream|frenzy|wrath|cry|bellow|squig|beast/i, "roar"],
  [/rune|ritual|spell|seal|word|hex|enchant|incant|circle|glyph|scripture/i, "circle"],
  [/quake|earth|crack|shatter|ruin|pillage|demolition|stone|fall|mountain/i, "quake"],
  [/meteor|comet|orbital|sky|strike from|falling|rok/i, "rain"],
  [/light|sun|radian|beam|holy|faith|banish|purity|searing|glor/i, "beam"],
  [
    /march|muster|reinforce|call|rally|army|war|host|troop|command|order|tactic|maneuver|plan|support|rout|retreat|honou?r/i,
    "march",
  ],
];
const FORCES: readonly Force[] = [
  "vortex",
  "burst",
  "circle",
  "charge",
  "duel",
  "march",
  "beam",
  "shadow",
  "bolt",
  "fire",
  "blast",
  "portal",
];

const BEAST_WORDS: readonly (readonly [RegExp, Beast])[] = [
  [/dragon|wyvern|wyrm/i, "dragon"],
  [/hydra|serpent|snake|salamander|ravener|trygon|mawloc/i, "serpent"],
  [/griffon|manticore|pegasus|hippogr|chimera/i, "griffon"],
  [/eagle|bat\b|bats|hawk|harp(?:y|ies)|screamer|gargoyle|phoenix|razorwing/i, "eagle"],
  [/wolf|wolves|hound|dog|khymera|flesh ?hound|fenrisian|jackal/i, "wolf"],
  [/lion|cat\b|tiger|beastman|minotaur|centigor|ungor/i, "lion"],
  [/boar|rhinox/i, "boar"],
  [/squig/i, "squig"],
  [/troll(?! slayer)|giant(?! slayer)|ogre|ogryn|bullgryn|abomination|golem/i, "troll"],
  [/spider|scarab|arachn|wraith|spyder/i, "spider"],
  [/swarm|rats|ripper|termagant|gaunt|hormagaunt|nurgling/i, "swarm"],
  [/treeman|dryad|treekin|tree/i, "tree"],
  [/cold one|stegadon|carnosaur|kroxigor|terradon|lizard/i, "raptor"],
];

const MACHINE_WORDS: readonly (readonly [RegExp, Machine])[] = [
  [/steam tank|land raider|leman russ|predator|rhino/i, "tank"],
  [/cannon|mortar|organ gun|hellblaster|basilisk|artillery|earthshaker/i, "cannon"],
  [/catapult|lobber|thrower|trebuchet|stone/i, "catapult"],
  [/ballista|bolt|reaper/i, "ballista"],
  [/ram\b|siege|tower/i, "ram"],
  [/chariot|wagon|cart/i, "chariot"],
  [/ark\b|ship|galleon|boat|fleet|frigate/i, "ship"],
  [/cruiser|battleship|hulk|barge|vessel|rok\b/i, "starship"],
  [
    /dreadnought|walker|titan|sentinel|battlesuit|crisis|riptide|dread|wraithlord|wraithknight|defiler|broadside|stealth|helbrute|penitent|knight/i,
    "walker",
  ],
  [
    /falcon|skimmer|raider|venom|wave serpent|devilfish|hammerhead|piranha|vyper|land ?speeder|ravager|prism|ark/i,
    "skimmer",
  ],
  [
    /jet|flyer|bommer|bomber|stormraven|razorwing|valkyrie|gunship|fighter|barracuda|thunderhawk|copta|scythe/i,
    "flyer",
  ],
  [/monolith|obelisk|pylon/i, "monolith"],
  [/drone/i, "drone"],
];

const MOUNTS: Record<string, Beast> = {
  orc: "boar",
  "dark-elf": "raptor",
  lizardmen: "raptor",
  chaos: "horse",
  orks: "boar",
};

const has = (subject: Subject, ...traits: string[]): boolean => traits.some((trait) => subject.traits.includes(trait));

/** Which people a card belongs to: a trait may say more than its colour. */
function peopleOf(subject: Subject): string {
  if (has(subject, "Skaven")) return "skaven";
  if (has(subject, "Undead", "Vampire")) return "undead";
  if (has(subject, "Lizardmen", "Slaan")) return "lizardmen";
  if (has(subject, "Wood Elf")) return "high-elf";
  if (has(subject, "Kroot")) return "kroot";
  return KIN[subject.family] ?? subject.family;
}

export function personFor(subject: Subject, chance: Chance): Person {
  const people = peopleOf(subject);
  const usual = PEOPLE[people] ?? PEOPLE.neutral!;
  const who: Person = {
    build: usual.build,
    head: chance.pick(usual.heads),
    dress: chance.pick(usual.dress),
    arm: chance.pick(usual.arms),
    shield: chance.pick(usual.shields),
    cape: chance.may(0.25),
  };
  const set = (more: Partial<Person>): void => void Object.assign(who, more);
  if (people === "skaven")
    set({
      build: "rat",
      head: "snout",
      dress: chance.pick(["coat", "bare", "robe"] as const),
      arm: chance.pick(["blades", "spear", "rifle", "staff", "claws"] as const),
      shield: "",
    });
  if (people === "kroot")
    set({ build: "bird", head: "beak", dress: "bare", arm: chance.pick(["rifle", "spear"] as const), shield: "" });
  if (has(subject, "Wood Elf"))
    set({
      head: chance.pick(["hood", "bare", "crest"] as const),
      dress: "coat",
      arm: chance.pick(["bow", "bow", "blades", "spear"] as const),
      shield: "",
    });
  if (has(subject, "Goblin", "Runt"))
    set({
      build: "goblin",
      head: chance.pick(["tusks", "hood"] as const),
      dress: "coat",
      arm: chance.pick(["bow", "spear", "sword"] as const),
      shield: "",
    });
  if (has(subject, "Slayer", "Berserker"))
    set({
      head: usual.build === "dwarf" ? "mohawk" : who.head,
      dress: "bare",
      arm: chance.pick(["greataxe", "axe", "blades"] as const),
      shield: "",
    });
  if (has(subject, "Witch Elf", "Wych", "Succubus"))
    set({
      head: chance.pick(["bare", "mask", "crest"] as const),
      dress: "bare",
      arm: chance.pick(["blades", "whip"] as const),
      shield: "",
    });
  if (has(subject, "Ranger", "Scout"))
    set({
      head: usual.build === "marine" ? "bare" : chance.pick(["hood", "bare"] as const),
      arm: subject.game === "conquest" ? "rifle" : chance.pick(["bow", "bow", "rifle"] as const),
      dress: "coat",
      shield: "",
    });
  if (has(subject, "Engineer", "Tech-Priest", "Oddboy", "Pilot"))
    set({ arm: chance.pick(["rifle", "hammer", "gun"] as const), shield: "" });
  if (has(subject, "Priest", "Ethereal", "Ecclesiarchy", "Haemonculus", "Scholar", "Inquisitor", "Zealot"))
    set({
      dress: "robe",
      head: chance.pick(["hood", "bare", "hat"] as const),
      arm: chance.pick(["mace", "book", "staff", "hammer"] as const),
      shield: "",
    });
  if (has(subject, "Mage", "Sorcerer", "Shaman", "Psyker", "Enchantress", "Apprentice"))
    set({
      dress: usual.build === "orc" ? "fur" : "robe",
      head:
        usual.build === "orc"
          ? "tusks"
          : usual.build === "bone"
            ? "skull"
            : people === "skaven"
              ? "snout"
              : chance.pick(["hood", "hat", "crest", "crown"] as const),
      arm: "staff",
      shield: "",
    });
  if (has(subject, "Cultist"))
    set({
      build: "man",
      dress: "robe",
      head: "hood",
      arm: chance.pick(["blades", "sword", "rifle"] as const),
      shield: "",
    });
  if (has(subject, "Standard Bearer", "Standard")) set({ arm: "banner" });
  if (has(subject, "Musician")) set({ arm: "horn" });
  if (has(subject, "Assassin", "Rogue", "Thief", "Raider"))
    set({ head: "hood", arm: chance.pick(["blades", "pistols"] as const), shield: "", cape: true });
  if (has(subject, "Daemon"))
    set({
      build: "daemon",
      head: "fiend",
      dress: "bare",
      arm: chance.pick(["sword", "claws", "axe", "whip"] as const),
      shield: "",
      wings: chance.may(0.5) ? "bat" : "",
    });
  if (has(subject, "Vampire"))
    set({ build: "man", head: "bare", dress: "coat", arm: "sword", cape: true, wings: chance.may(0.3) ? "bat" : "" });
  if (has(subject, "Witch Hunter", "Commissar", "Officer"))
    set({ head: "hat", dress: "coat", arm: "pistols", cape: true });
  if (has(subject, "Ogre", "Giant", "Troll", "Abhuman"))
    set({
      build: "giant",
      arm: chance.pick(["mace", "greataxe", "hammer"] as const),
      head: people === "orc" || people === "orks" ? "tusks" : "bare",
      dress: "bare",
      shield: "",
    });
  if (
    has(subject, "Hero", "Noble", "Commander", "Warboss", "Phoenix Lord", "Archon", "Autarch") ||
    subject.kind === "legend" ||
    subject.kind === "warlord"
  )
    set({ cape: true });
  const armed = first<Arm>(subject.name, [
    [/hammer/i, "hammer"],
    [/axe|chopp/i, "axe"],
    [/spear|lance|pike|shas'vre/i, "spear"],
    [/halberd/i, "halberd"],
    [/sword|blade/i, "sword"],
    [/bow|archer|shade|waywatcher|hunter/i, "bow"],
    [/handgun|thunderer|marksm|sniper|ranger|rifle|fire warrior|gunner/i, "rifle"],
    [/heavy|devastator|havoc|bomb/i, "heavy"],
    [/banner|standard|flag/i, "banner"],
    [/horn|drum|music/i, "horn"],
  ]);
  if (armed && who.arm !== "staff") who.arm = armed;
  if (
    ["bow", "gun", "rifle", "heavy", "greataxe", "hammer", "halberd", "blades", "pistols", "banner"].includes(who.arm)
  )
    who.shield = "";
  if (
    /king|prince|queen|lord|emperor/i.test(subject.name) &&
    ["man", "elf", "dwarf"].includes(who.build) &&
    subject.game !== "conquest"
  )
    who.head = "crown";
  return who;
}

export function motifOf(subject: Subject, chance: Chance): Motif {
  const { kind, name } = subject;
  const home = KIN[subject.family] ?? subject.family;
  if (kind === "planet") return { what: "world" };
  if (subject.game === "lords") {
    const arm: Record<string, readonly Arm[]> = {
      spear: ["spear", "halberd"],
      ranged: ["bow"],
      berserker: ["greataxe", "axe"],
      infantry: ["sword", "axe", "hammer"],
      cavalry: ["spear", "sword"],
    };
    const machine = first(name, MACHINE_WORDS);
    if (machine && /cannon|catapult|ballista|thrower|lobber|chariot|ram\b|trebuchet/i.test(name))
      return { what: "machine", machine };
    const monster = first(name, BEAST_WORDS);
    if (
      monster &&
      !/lion|rider|knight/i.test(name) &&
      /dragon|troll|giant|golem|hydra|treeman|spider|wolf|hound|raptor|griffon|eagle/i.test(name) &&
      kind !== "cavalry"
    )
      return { what: "beast", beast: monster, many: false };
    const who = {
      ...personFor(/goblin/i.test(name) ? { ...subject, traits: ["Goblin"] } : subject, chance),
      arm: chance.pick(arm[kind] ?? arm.infantry!),
    };
    if (/mage|wizard|shaman|witch|sorcer|necromancer|druid|priest/i.test(name))
      Object.assign(who, {
        dress: "robe",
        arm: "staff",
        head:
          who.build === "bone" ? "skull" : who.build === "orc" ? "tusks" : who.build === "lizard" ? "reptile" : "hood",
        shield: "",
      });
    if (kind === "ranged" && subject.family === "dwarves") who.arm = "rifle";
    if (kind === "berserker") Object.assign(who, { dress: who.dress === "ribs" ? "ribs" : "bare", shield: "" });
    if (kind === "cavalry")
      return {
        what: "rider",
        who,
        mount:
          MOUNTS[home] ??
          (subject.family === "dwarves"
            ? "boar"
            : subject.family === "undead"
              ? "horse"
              : subject.family === "elves"
                ? chance.pick(["horse", "lion"] as const)
                : "horse"),
      };
    return { what: "person", who, many: MANY.test(name) };
  }
  if (["unit", "army", "token", "legend", "warlord", "synapse"].includes(kind)) {
    const monster = first(name, BEAST_WORDS);
    const machine = first(name, MACHINE_WORDS);
    const commander = kind === "legend" || kind === "warlord" || has(subject, "Hero");
    if (has(subject, "War Machine", "Siege", "Artillery"))
      return { what: "machine", machine: machine ?? chance.pick(["cannon", "catapult", "ballista"] as const) };
    if (has(subject, "Drone"))
      return subject.family === "necrons"
        ? { what: "beast", beast: "spider", many: false }
        : { what: "machine", machine: "drone" };
    if (has(subject, "Vehicle", "Tank", "Transport", "Walker", "War Engine", "Speeder")) {
      if (/bike|rider|warbuggy|buggy/i.test(name) || has(subject, "Speeder"))
        return { what: "rider", who: { ...personFor(subject, chance), cape: false }, mount: "bike" };
      if (machine && machine !== "cannon") return { what: "machine", machine };
      if (has(subject, "Tank")) return { what: "machine", machine: "tank" };
      if (has(subject, "Walker", "War Engine")) return { what: "machine", machine: "walker" };
      return {
        what: "machine",
        machine:
          (
            {
              necrons: "monolith",
              tau: "walker",
              eldar: "skimmer",
              "dark-eldar": "skimmer",
              orks: "tank",
              chaos: "walker",
            } as Record<string, Machine>
          )[subject.family] ?? chance.pick(["tank", "walker", "flyer"] as const),
      };
    }
    if (subject.family === "tyranids" && !has(subject, "Psyker"))
      return {
        what: "beast",
        beast: monster && ["swarm", "serpent", "eagle"].includes(monster) ? monster : "bug",
        many: false,
      };
    if (subject.family === "tyranids") return { what: "beast", beast: "bug", many: false };
    if (has(subject, "Forest Spirit")) return { what: "beast", beast: "tree", many: false };
    if (has(subject, "Dragon")) return { what: "beast", beast: "dragon", many: false };
    if (has(subject, "Squig")) return { what: "beast", beast: "squig", many: false };
    if (has(subject, "Troll", "Giant")) return { what: "beast", beast: "troll", many: false };
    if (has(subject, "Creature", "Spirit") && !commander) {
      if (subject.family === "eldar") return { what: "machine", machine: "walker" };
      return {
        what: "beast",
        beast:
          monster ??
          chance.pick(
            (
              {
                "high-elf": ["eagle", "griffon", "lion"],
                "dark-elf": ["serpent", "raptor", "hound"],
                orc: ["squig", "spider", "boar"],
                chaos: ["hound", "troll", "hound"],
                empire: ["griffon", "wolf"],
                orks: ["squig", "boar"],
                "dark-eldar": ["hound", "hound", "troll"],
              } as Record<string, readonly Beast[]>
            )[home] ?? (["wolf", "lion", "troll"] as const),
          ),
        many: false,
      };
    }
    const who = personFor(subject, chance);
    if (
      has(subject, "Cavalry", "Knight", "Saim-Hann", "Bretonnian") ||
      /\b(riders?|knights?|outriders?|bikers?|cavalry|dragoons?|reavers?|rough)\b/i.test(name)
    ) {
      if (subject.game === "conquest") {
        if (/bike|rider|saim|reaver|ravenwing|windrider|jet/i.test(`${name} ${subject.traits.join(" ")}`))
          return { what: "rider", who: { ...who, cape: false }, mount: "bike" };
      } else
        return {
          what: "rider",
          who: { ...who, shield: chance.may(0.5) && who.arm === "spear" ? "kite" : "" },
          mount: /wolf|wolves/i.test(name)
            ? "wolf"
            : /boar/i.test(name)
              ? "boar"
              : /spider/i.test(name)
                ? "spider"
                : has(subject, "Goblin")
                  ? "wolf"
                  : (MOUNTS[home] ?? "horse"),
        };
    }
    if (
      monster &&
      !commander &&
      ["wolf", "dragon", "squig", "troll", "swarm", "spider", "serpent", "griffon", "eagle", "tree"].includes(
        monster,
      ) &&
      /hound|wolves|swarm|squig|hydra|dragon|troll|giant|spider|griffon|eagle|treeman|rats|harp/i.test(name) &&
      !/slayer|hunter|rider|tamer|keeper|herder/i.test(name)
    )
      return { what: "beast", beast: monster, many: false };
    return { what: "person", who, many: !subject.unique && MANY.test(name) };
  }
  if (
    kind === "attachment" ||
    (kind === "support" &&
      has(
        subject,
        "Attachment",
        "Weapon",
        "Relic",
        "Rune",
        "Condition",
        "Banner",
        "Artefact",
        "Hex",
        "Disease",
        "Mutation",
        "Spell",
        "Skill",
        "Armour",
        "Tome",
        "Shield",
        "Item",
        "Title",
        "Treasure",
        "Tribute",
        "Grudge",
        "Warpstone",
      ))
  ) {
    const trait: readonly (readonly [string, readonly Thing[]])[] = [
      ["Rune", ["rune"]],
      ["Banner", ["banner"]],
      ["Standard", ["banner"]],
      ["Weapon", ["sword", "axe", "hammer", "gun"]],
      ["Armor", ["armour", "helm"]],
      ["Armour", ["armour"]],
      ["Disease", ["potion", "skull"]],
      ["Mutation", ["claw", "eye"]],
      ["Biomorph", ["claw", "potion", "eye"]],
      ["Hex", ["eye", "skull", "star"]],
      ["Spell", ["star", "crystal", "staff"]],
      ["Relic", ["cup", "crown", "ring"]],
      ["Artefact", ["ring", "cup", "key"]],
      ["Condition", ["chain", "heart", "eye"]],
      ["Warpstone", ["crystal"]],
      ["Tome", ["book"]],
      ["Grudge", ["book"]],
      ["Tribute", ["coin"]],
      ["Treasure", ["coin"]],
      ["Hardpoint", ["gun", "cog"]],
      ["Drone", ["cog"]],
      ["Bionics", ["cog"]],
      ["Upgrade", ["cog"]],
      ["Curse", ["skull"]],
      ["Torture", ["chain"]],
      ["Skill", ["star", "boots"]],
      ["Wargear", ["armour", "grenade", "cog", "shield", "boots"]],
    ];
    const byName = first(name, THING_WORDS);
    if (byName) return { what: "thing", thing: byName };
    const found = trait.find(([each]) => subject.traits.includes(each));
    return {
      what: "thing",
      thing: chance.pick(found?.[1] ?? (["ring", "star", "scroll", "key", "shield", "heart", "coin"] as const)),
    };
  }
  if (kind === "support" || kind === "fulcrum") {
    if (has(subject, "War Machine", "Siege", "Artillery", "Ship", "Black Ark", "Transportation", "Space Hulk"))
      return {
        what: "machine",
        machine: has(subject, "Ship", "Black Ark")
          ? "ship"
          : has(subject, "Space Hulk")
            ? "starship"
            : (first(name, MACHINE_WORDS) ?? chance.pick(["cannon", "catapult", "ballista", "ram"] as const)),
      };
    if (has(subject, "Pyramid")) return { what: "place", place: "pyramid" };
    const machine = first(name, MACHINE_WORDS);
    if (machine && ["ship", "starship", "chariot", "ram", "flyer"].includes(machine))
      return { what: "machine", machine };
    const place = first(name, PLACE_WORDS);
    if (place) return { what: "place", place };
    const thing = has(subject, "Building", "Location", "Fortification", "Capital Center")
      ? undefined
      : first(name, THING_WORDS);
    return thing ? { what: "thing", thing } : { what: "place", place: chance.pick(HOMES[home] ?? HOMES.neutral!) };
  }
  if (kind === "quest" || kind === "draft") {
    const place = first(name, PLACE_WORDS);
    return place
      ? { what: "place", place }
      : chance.may(0.5)
        ? { what: "thing", thing: chance.pick(["map", "scroll", "key", "banner"] as const) }
        : { what: "force", force: first(name, FORCE_WORDS) ?? "march", who: null };
  }
  const force = first(name, FORCE_WORDS);
  const caster =
    has(subject, "Spell", "Power", "Epic Spell") || chance.may(0.35)
      ? personFor(
          {
            ...subject,
            traits:
              subject.family === "tyranids" || subject.family === "neutral"
                ? subject.traits
                : [...subject.traits, has(subject, "Spell", "Power", "Epic Spell") ? "Mage" : "Warrior"],
          },
          chance,
        )
      : null;
  if (!force) {
    const thing = first(name, THING_WORDS);
    if (thing && chance.may(0.7)) return { what: "thing", thing };
  }
  return { what: "force", force: force ?? chance.pick(FORCES), who: subject.family === "tyranids" ? null : caster };
}
