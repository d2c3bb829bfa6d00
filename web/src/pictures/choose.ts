// Chooses the content of a card's picture from its facts: kind, family, traits, and the words of its name.
import type { Chance } from "./chance";
import type { Beast } from "./motifs/beasts";
import type { Machine } from "./motifs/machines";
import type { Place } from "./motifs/places";
import type { Force } from "./motifs/forces";
import type { Thing } from "./motifs/things";
import type { Arm, Person } from "./figures/figure";
import { KIN, personFor } from "./figures/peoples";
import { has, type Subject } from "./subject";
import { BEAST_WORDS, FORCE_WORDS, MACHINE_WORDS, MANY, PLACE_WORDS, THING_WORDS, first } from "./nameWords";

export type Motif =
  | { what: "person"; who: Person; many: boolean }
  | { what: "rider"; who: Person; mount: Beast }
  | { what: "beast"; beast: Beast; many: boolean }
  | { what: "machine"; machine: Machine }
  | { what: "place"; place: Place }
  | { what: "thing"; thing: Thing }
  | { what: "force"; force: Force; who: Person | null }
  | { what: "world" };

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

const MOUNTS: Record<string, Beast> = {
  orc: "boar",
  "dark-elf": "raptor",
  lizardmen: "raptor",
  chaos: "horse",
  orks: "boar",
};

/** By people: the machine of vehicles whose name does not say more. */
const MACHINES: Record<string, Machine> = {
  necrons: "monolith",
  tau: "walker",
  eldar: "skimmer",
  "dark-eldar": "skimmer",
  orks: "tank",
  chaos: "walker",
};

/** The creatures of each people. */
const BEASTS: Record<string, readonly Beast[]> = {
  "high-elf": ["eagle", "griffon", "lion"],
  "dark-elf": ["serpent", "raptor", "hound"],
  orc: ["squig", "spider", "boar"],
  chaos: ["hound", "troll", "hound"],
  empire: ["griffon", "wolf"],
  orks: ["squig", "boar"],
  "dark-eldar": ["hound", "hound", "troll"],
};

/** The weapons of each kind of soldier, for games whose cards differ by how they fight. */
const ARMS: Record<string, readonly Arm[]> = {
  spear: ["spear", "halberd"],
  ranged: ["bow"],
  berserker: ["greataxe", "axe"],
  infantry: ["sword", "axe", "hammer"],
  cavalry: ["spear", "sword"],
};

export function motifOf(subject: Subject, chance: Chance): Motif {
  const { kind, name } = subject;
  const home = KIN[subject.family] ?? subject.family;
  if (kind === "planet") return { what: "world" };
  const arms = ARMS[kind];
  if (arms) {
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
      arm: chance.pick(arms),
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
        machine: MACHINES[subject.family] ?? chance.pick(["tank", "walker", "flyer"] as const),
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
        beast: monster ?? chance.pick(BEASTS[home] ?? (["wolf", "lion", "troll"] as const)),
        many: false,
      };
    }
    const who = personFor(subject, chance);
    if (
      has(subject, "Cavalry", "Knight", "Saim-Hann", "Bretonnian") ||
      /\b(riders?|knights?|outriders?|bikers?|cavalry|dragoons?|reavers?|rough)\b/i.test(name)
    ) {
      if (subject.future) {
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
