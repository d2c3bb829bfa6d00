// The parts of a figure: build, head, clothes, and what it carries.

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
  emblem?: string; // a path in a box of 24 by 24, for shields and banners
}

export interface Frame {
  tall: number;
  shoulder: number; // half the width of the shoulders
  hip: number;
  head: number; // radius of the head
  leg: number;
  limb: number; // thickness of an arm
  stoop: number; // how far the head is bent forward
  sink: number; // how deep the head is between the shoulders
}

export type Held = { elbow: [number, number]; hand: [number, number]; up: boolean };
