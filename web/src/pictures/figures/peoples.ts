// The appearance of the people of each race and faction, and of the figure on a card.
import type { Chance } from "../chance";
import type { Arm, Build, Dress, Head, Person } from "./figure";
import { first } from "../nameWords";
import { has, type Subject } from "../subject";

/** The default look of a people. */
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

export const KIN: Record<string, string> = {
  dwarves: "dwarf",
  orcs: "orc",
  elves: "high-elf",
  templars: "empire",
  order: "empire",
  destruction: "chaos",
};

/** The people on a card: a trait can be more specific than the faction. */
export function peopleOf(subject: Subject): string {
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
      arm: subject.future ? "rifle" : chance.pick(["bow", "bow", "rifle"] as const),
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
    !subject.future
  )
    who.head = "crown";
  return who;
}
