// What a figure is made of: its build, its head, its clothes, and what it carries.

export type Build =
  "man" | "dwarf" | "elf" | "orc" | "goblin" | "giant" | "marine" | "bone" | "rat" | "lizard" | "daemon" | "bird";

export type Head =
  | "bare"
  | "helm"
  | "plume"
  | "horns"
  | "crest"
  | "hood"
  | "hat"
  | "mohawk"
  | "tusks"
  | "crown"
  | "visor"
  | "cap"
  | "lens"
  | "skull"
  | "snout"
  | "reptile"
  | "beak"
  | "fiend"
  | "mask";

export type Dress = "plate" | "coat" | "robe" | "mail" | "fur" | "bare" | "ribs";

export type Arm =
  | "sword"
  | "axe"
  | "hammer"
  | "greataxe"
  | "spear"
  | "halberd"
  | "bow"
  | "staff"
  | "banner"
  | "gun"
  | "rifle"
  | "heavy"
  | "blades"
  | "whip"
  | "claws"
  | "horn"
  | "book"
  | "mace"
  | "scythe"
  | "pistols";

export interface Person {
  build: Build;
  head: Head;
  dress: Dress;
  arm: Arm;
  shield: "" | "round" | "kite" | "tower";
  cape: boolean;
  wings?: "" | "bat" | "feather";
  emblem?: string; // a path on a field of 24 by 24, for shields and banners
}

export interface Frame {
  tall: number;
  shoulder: number; // half the breadth
  hip: number;
  head: number; // radius
  leg: number;
  limb: number; // thickness of an arm
  stoop: number; // how far the head hangs forward
  sink: number; // how far it sits between the shoulders
}

export type Held = { elbow: [number, number]; hand: [number, number]; up: boolean };
