// People of every race, put together from a build, a head, clothes and what they carry.  Feet at 0 0, a man is 100 high.
import type { Chance } from "./chance";
import { path, ring, shape, Sketch, type Tone } from "./sketch";

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

interface Frame {
  tall: number;
  shoulder: number; // half the breadth
  hip: number;
  head: number; // radius
  leg: number;
  limb: number; // thickness of an arm
  stoop: number; // how far the head hangs forward
  sink: number; // how far it sits between the shoulders
}

const FRAMES: Record<Build, Frame> = {
  man: { tall: 100, shoulder: 16, hip: 9, head: 7.2, leg: 45, limb: 7, stoop: 1, sink: 0 },
  dwarf: { tall: 70, shoulder: 19, hip: 13, head: 8.4, leg: 22, limb: 9.5, stoop: 0, sink: 2 },
  elf: { tall: 104, shoulder: 13, hip: 7, head: 6.2, leg: 49, limb: 5.4, stoop: 0, sink: -1 },
  orc: { tall: 92, shoulder: 25, hip: 13, head: 9.5, leg: 36, limb: 12, stoop: 8, sink: 8 },
  goblin: { tall: 62, shoulder: 12, hip: 8, head: 8, leg: 22, limb: 5, stoop: 6, sink: 3 },
  giant: { tall: 124, shoulder: 30, hip: 22, head: 10, leg: 46, limb: 15, stoop: 6, sink: 5 },
  marine: { tall: 104, shoulder: 20, hip: 11, head: 7.4, leg: 43, limb: 11, stoop: 1, sink: 4 },
  bone: { tall: 98, shoulder: 14, hip: 7, head: 7, leg: 46, limb: 3.6, stoop: 3, sink: 0 },
  rat: { tall: 76, shoulder: 14, hip: 10, head: 7.5, leg: 28, limb: 6, stoop: 11, sink: 7 },
  lizard: { tall: 96, shoulder: 19, hip: 12, head: 8, leg: 38, limb: 9, stoop: 8, sink: 5 },
  daemon: { tall: 108, shoulder: 22, hip: 11, head: 8.4, leg: 46, limb: 9, stoop: 5, sink: 3 },
  bird: { tall: 98, shoulder: 13, hip: 7, head: 6.6, leg: 46, limb: 5, stoop: 7, sink: 1 },
};

const BARE: Partial<Record<Build, Tone>> = {
  bone: "bone",
  orc: "skin",
  goblin: "skin",
  giant: "skin",
  rat: "deep",
  lizard: "skin",
  daemon: "body",
  bird: "skin",
};

/** The standing figure; where it holds its weapon is part of the pose. */
export function person(who: Person, chance: Chance): Sketch {
  const f = FRAMES[who.build];
  const s = new Sketch();
  const stride = chance.between(0.75, 1.5);
  const lean = chance.between(-2, 5) + f.stoop * 0.4;
  const hip = -f.leg;
  const neck = -(f.tall - f.head * 2 + f.sink);
  const top = neck + 4;
  const [hx, hy] = [lean + f.stoop, neck - f.head * 0.75 + f.sink];
  const robe = who.dress === "robe";
  const flesh: Tone = BARE[who.build] ?? "skin";
  const leg: Tone = who.dress === "plate" ? "steel" : who.dress === "bare" || who.dress === "ribs" ? flesh : "deep";
  const chest: Tone =
    who.dress === "plate"
      ? "body"
      : who.dress === "bare" || who.dress === "ribs"
        ? flesh
        : who.dress === "fur"
          ? "deep"
          : "body";
  const sleeve: Tone =
    who.dress === "bare" || who.dress === "ribs" || who.dress === "fur"
      ? flesh
      : who.dress === "plate"
        ? "steel"
        : "body";

  if (who.wings) s.add(wings(who.wings, lean, top, chance));
  if (who.build === "rat" || who.build === "lizard" || who.build === "daemon") tail(s, who.build, hip, f, flesh);
  if (who.cape)
    s.fill(
      "deep",
      `M${lean - f.shoulder * 0.9} ${top}Q${-f.shoulder * 1.9} ${hip} ${-f.shoulder * 1.7 - stride * 3} -5L${-f.hip} -9L${f.hip * 0.6} -4L${f.shoulder * 1.1} -11Q${f.shoulder * 1.2} ${hip} ${lean + f.shoulder * 0.9} ${top}Z`,
    );

  // the arm behind
  const back: [number, number] = [lean + f.shoulder * 0.95, top + f.limb * 0.45];
  const far = hands(who, f, back, top, hip, lean, chance);
  s.line(sleeve === "steel" ? "deep" : sleeve, path(...back, ...far.elbow, ...far.hand), f.limb * 0.92);

  if (robe) {
    const wide = f.hip * 1.9 + stride * 4;
    s.fill(
      "body",
      `M${lean - f.shoulder * 0.72} ${top}L${lean + f.shoulder * 0.72} ${top}L${f.hip * 0.95} ${hip}Q${wide * 0.8} -18 ${wide} 0L${-wide} 0Q${-wide * 0.8} -18 ${-f.hip * 0.95} ${hip}Z`,
    );
    s.detail(
      "deep",
      `M${lean} ${top + 6}L${-1} ${hip}L${-f.hip * 0.7} 0L${f.hip * 0.9} 0L${f.hip * 0.3} ${hip}Z`,
      0,
      0.75,
    );
    s.detail("glow", path(-f.hip * 0.9, hip + 1, f.hip * 0.9, hip - 1), 2.2);
  } else {
    const thick = f.limb * 1.22;
    const foot = f.hip * stride;
    s.line(leg, path(f.hip * 0.55, hip, foot + 3, hip * 0.5, foot + 1, -2), thick);
    s.line(leg, path(-f.hip * 0.55, hip, -foot - 1, hip * 0.52, -foot - 3, -2), thick);
    s.line("ink", path(foot, -2.5, foot + 6, -2), thick * 0.8);
    s.line("ink", path(-foot - 4, -2.5, -foot + 2, -2), thick * 0.8);
    const waist = f.hip * (who.build === "dwarf" || who.build === "giant" ? 1.15 : 0.95);
    s.fill(
      chest,
      `M${lean - f.shoulder} ${top + 2}Q${lean} ${top - 4} ${lean + f.shoulder} ${top + 2}L${waist} ${hip + 2}L${-waist} ${hip + 2}Z`,
    );
    if (who.dress === "ribs") ribs(s, lean, top, hip, f);
    if (who.dress === "plate") {
      s.detail(
        "bright",
        `M${lean - f.shoulder * 0.55} ${top + 3}Q${lean} ${top} ${lean + f.shoulder * 0.4} ${top + 3}L${lean + 1} ${top + (hip - top) * 0.55}Z`,
        0,
        0.85,
      );
      s.detail("glow", path(-waist * 0.9, hip + 1, waist * 0.9, hip + 1), 2);
    }
    if (who.dress === "mail" || who.dress === "coat") {
      const hem = hip + (who.dress === "coat" ? f.leg * 0.62 : f.leg * 0.36);
      s.fill(
        who.dress === "coat" ? "body" : "steel",
        `M${-waist} ${hip - 2}L${waist} ${hip - 2}L${waist * 1.55} ${hem}L${f.hip * 0.2} ${hem - 4}L${-waist * 1.6} ${hem + 2}Z`,
      );
      s.detail("deep", path(lean, top + 3, 0, hip, 0, hem - 4), 1.3, 0.8);
      s.line("glow", path(-waist, hip, waist, hip - 1), 2.2);
    }
    if (who.dress === "bare") {
      s.detail(
        "deep",
        path(lean - f.shoulder * 0.5, top + 9, lean, top + 11, lean + f.shoulder * 0.5, top + 9),
        1.3,
        0.5,
      );
      s.fill("deep", shape(-waist, hip - 3, waist, hip - 3, waist * 0.9, hip + 13, 0, hip + 8, -waist * 0.9, hip + 14));
      s.detail("glow", path(-waist, hip - 2, waist, hip - 2), 2);
    }
    if (who.dress === "fur")
      s.fill(
        "bone",
        `M${lean - f.shoulder * 1.1} ${top + 6}l3 -8l4 3l3 -5l4 4l4 -5l4 5l4 -4l3 5l5 -2l1 8q-${f.shoulder} 9 -${f.shoulder * 2} -1Z`,
        0.999,
      );
  }

  head(s, who, f, hx, hy, flesh);

  // shoulders and the arm in front
  const front: [number, number] = [lean - f.shoulder * 0.95, top + f.limb * 0.5];
  const near = weaponHand(who, f, front, top, hip, chance);
  arms(s, who, near.hand, f, chance, far.hand, near.up);
  s.line(sleeve, path(...front, ...near.elbow, ...near.hand), f.limb);
  s.disc(who.dress === "plate" ? "steel" : flesh, near.hand[0], near.hand[1], f.limb * 0.56);
  if (who.dress === "plate" || who.dress === "fur") {
    const size = who.build === "marine" ? 1.18 : 0.86;
    for (const [x, y] of [back, front]) {
      s.disc("bright", x, y - 1, f.limb * size, f.limb * size * 0.92);
      s.detail("body", ring(x, y + 1, f.limb * size * 0.62, f.limb * size * 0.5));
      if (who.dress === "fur")
        s.fill("bone", shape(x - 3, y - f.limb * 0.6, x, y - f.limb * 1.6, x + 3, y - f.limb * 0.6));
    }
  }
  if (who.shield) shield(s, who, far.hand, f);
  return s;
}

type Held = { elbow: [number, number]; hand: [number, number]; up: boolean };

const TWO_HANDED: readonly Arm[] = ["bow", "gun", "rifle", "heavy", "greataxe", "halberd"];

function weaponHand(who: Person, f: Frame, [x, y]: [number, number], top: number, hip: number, chance: Chance): Held {
  const reach = (hip - top) * 0.5;
  if (who.arm === "gun" || who.arm === "rifle" || who.arm === "heavy" || who.arm === "book")
    return { elbow: [x - f.limb * 0.5, y + reach * 0.95], hand: [x + f.shoulder * 0.75, y + reach * 0.95], up: false };
  if (who.arm === "bow")
    return { elbow: [x - f.shoulder * 0.6, y + 2], hand: [x - f.shoulder * 1.35, y - 3], up: true };
  if (["staff", "banner", "spear", "halberd", "scythe"].includes(who.arm))
    return { elbow: [x - f.limb * 0.9, y + reach * 0.7], hand: [x - f.shoulder * 0.75, y + reach * 0.5], up: true };
  return chance.may(0.6)
    ? { elbow: [x - f.shoulder * 0.75, y + 1], hand: [x - f.shoulder * 0.95, y - reach * 0.8], up: true }
    : { elbow: [x - f.limb * 0.8, y + reach * 0.9], hand: [x - f.shoulder * 0.7, y + reach * 1.5], up: false };
}

function hands(
  who: Person,
  f: Frame,
  [x, y]: [number, number],
  top: number,
  hip: number,
  lean: number,
  chance: Chance,
): Held {
  const reach = (hip - top) * 0.5;
  if (who.arm === "bow") return { elbow: [x + 6, y + 3], hand: [lean - f.shoulder * 0.1, y - 1], up: true };
  if (who.arm === "gun" || who.arm === "rifle" || who.arm === "heavy")
    return { elbow: [x + f.limb * 0.3, y + reach * 1.1], hand: [x - f.limb * 0.4 + 5, y + reach * 0.85], up: false };
  if (who.arm === "staff" && chance.may(0.6))
    return { elbow: [x + f.shoulder * 0.6, y + 3], hand: [x + f.shoulder * 1.1, y - reach * 0.6], up: true };
  return { elbow: [x + f.limb * 0.8, y + reach * 0.9], hand: [x + f.shoulder * 0.5, y + reach * 1.35], up: false };
}

/** What is carried; the hand is where it is held. */
function arms(
  s: Sketch,
  who: Person,
  [x, y]: [number, number],
  f: Frame,
  chance: Chance,
  [fx, fy]: [number, number],
  up: boolean,
): void {
  const size = f.tall / 100;
  const tilt = up ? chance.between(-0.5, 0.15) : chance.between(1.9, 2.5);
  const along = (far: number, side = 0): [number, number] => [
    x + Math.sin(tilt) * far * size + Math.cos(tilt) * side * size,
    y - Math.cos(tilt) * far * size + Math.sin(tilt) * side * size,
  ];
  const at = (...points: [number, number][]): number[] => points.flat();
  switch (who.arm) {
    case "sword":
    case "blades":
      s.fill("metal", shape(...at(along(3, -2.3), along(40, -2), along(48, 0), along(40, 2), along(3, 2.3))));
      s.detail("steel", path(...at(along(5), along(42))), 1.1);
      s.line("glow", path(...at(along(3, -7), along(3, 7))), 2.8);
      s.line("ink", path(...at(along(2), along(-8))), 2.8);
      if (who.arm === "blades") s.fill("metal", shape(fx - 2, fy, fx + 14 * size, fy + 36 * size, fx + 3, fy + 1));
      break;
    case "pistols":
      for (const [px, py] of [
        [x, y],
        [fx, fy],
      ] as const)
        s.line("ink", path(px, py + 5, px, py, px - 15 * size, py - 2), 4.5 * size);
      s.disc("glow", x - 18 * size, y - 2.4, 2.4);
      break;
    case "axe":
    case "greataxe": {
      const long = who.arm === "axe" ? 30 : 50;
      const big = who.arm === "axe" ? 1 : 1.5;
      s.line("ink", path(...at(along(-12 * big), along(long))), 3 * size);
      s.fill(
        "metal",
        shape(
          ...at(
            along(long - 3),
            along(long + 2, -15 * big),
            along(long - 14 * big, -15 * big),
            along(long - 11 * big, -2),
          ),
        ),
      );
      s.detail("steel", path(...at(along(long, -13 * big), along(long - 12 * big, -13.5 * big))), 2);
      if (who.arm === "greataxe")
        s.fill(
          "metal",
          shape(
            ...at(
              along(long - 3),
              along(long + 2, 15 * big),
              along(long - 14 * big, 15 * big),
              along(long - 11 * big, 2),
            ),
          ),
        );
      break;
    }
    case "hammer":
    case "mace": {
      const long = who.arm === "hammer" ? 38 : 27;
      s.line("ink", path(...at(along(-12), along(long))), 3.2 * size);
      if (who.arm === "hammer")
        s.fill(
          "metal",
          shape(...at(along(long - 8, -13), along(long + 7, -13), along(long + 7, 13), along(long - 8, 13))),
        );
      else {
        s.disc("metal", ...along(long), 7 * size);
        for (let spike = 0; spike < 6; spike++)
          s.line(
            "metal",
            path(
              ...along(long),
              along(long)[0] + Math.cos(spike * 1.05) * 11 * size,
              along(long)[1] + Math.sin(spike * 1.05) * 11 * size,
            ),
            2,
          );
      }
      if (who.arm === "hammer") s.detail("glow", path(...at(along(long - 1, -9), along(long - 1, 9))), 2);
      break;
    }
    case "spear":
    case "halberd":
    case "scythe": {
      const [low, high] = [y + 44 * size > -1 ? -1 : y + 44 * size, Math.min(y - 52 * size, -f.tall * 1.16)];
      s.line("ink", path(x + 1, low, x - 3, high), 2.6 * size);
      if (who.arm === "scythe") s.fill("metal", `M${x - 3} ${high}q-22 -2 -30 20q12 -14 30 -12Z`);
      else s.fill("metal", shape(x - 3, high - 16 * size, x + 1.5, high - 2, x - 3, high + 4, x - 7.5, high - 2));
      if (who.arm === "halberd")
        s.fill("metal", shape(x - 2, high + 5, x - 17 * size, high - 1, x - 16 * size, high + 17, x - 2, high + 12));
      break;
    }
    case "bow": {
      s.line("ink", `M${x + 4} ${y - 36 * size}Q${x - 15 * size} ${y} ${x + 4} ${y + 36 * size}`, 3 * size);
      s.detail("bone", path(x + 4, y - 36 * size, fx, fy, x + 4, y + 36 * size), 0.8);
      s.line("metal", path(fx, fy, x - 13 * size, y), 1.6);
      s.fill("metal", shape(x - 20 * size, y, x - 12 * size, y - 3, x - 12 * size, y + 3));
      break;
    }
    case "staff": {
      s.line("ink", path(x + 1, Math.min(-1, y + 48), x - 2, -f.tall * 1.12), 2.8 * size);
      const [ox, oy] = [x - 2, -f.tall * 1.12 - 4];
      s.disc("glow", ox, oy, 13 * size, 13 * size, 0.28);
      s.disc("glow", ox, oy, 6.4 * size);
      s.detail("hot", ring(ox - 1, oy - 1, 3 * size));
      s.line("bone", `M${ox - 7} ${oy + 6}q-4 -11 3 -15M${ox + 7} ${oy + 6}q4 -11 -3 -15`, 2);
      if (fy < -f.tall * 0.62) s.disc("glow", fx, fy - 6, 8, 8, 0.45).disc("hot", fx, fy - 6, 3.4);
      break;
    }
    case "banner": {
      const high = -f.tall * 1.42;
      s.line("ink", path(x + 1, -1, x - 2, high), 2.6);
      s.line("ink", path(x - 6, high + 4, x + 36, high + 4), 2.2);
      s.fill("bright", `M${x} ${high + 4}h34v34l-8.5 -6l-8.5 8l-8.5 -8l-8.5 6Z`);
      s.detail("deep", `M${x + 2} ${high + 6}h30v4h-30Z`, 0, 0.7);
      s.fill("glow", shape(x - 2, high - 9, x + 1.5, high, x - 5.5, high));
      if (who.emblem)
        s.marks.push({ tone: "ink", d: moved(who.emblem, x + 17, high + 23, 0.85), wide: 0, soft: 1, lit: false });
      break;
    }
    case "gun":
    case "rifle":
    case "heavy": {
      const [length, thick] = who.arm === "gun" ? [34, 7] : who.arm === "rifle" ? [50, 4.6] : [52, 11];
      const angle = -0.16;
      const ahead = (far: number, side: number): [number, number] => [
        x + 16 - far * size * Math.cos(angle),
        y + far * size * Math.sin(angle) + side,
      ];
      s.line("ink", path(...ahead(0, 0), ...ahead(length * 0.7, 0)), thick * size);
      s.line("steel", path(...ahead(length * 0.55, -0.6), ...ahead(length, -0.6)), thick * 0.5 * size);
      s.fill("ink", shape(...ahead(-10, -2), ...ahead(2, -3), ...ahead(0, 5), ...ahead(-11, 9)));
      s.fill(
        "ink",
        shape(
          ...ahead(length * 0.3, 2),
          ...ahead(length * 0.44, 2),
          ...ahead(length * 0.42, 13),
          ...ahead(length * 0.3, 12),
        ),
      );
      s.disc("glow", ...ahead(length + 4, -0.6), 3 * size, 3 * size, 0.9);
      s.disc("glow", ...ahead(length + 4, -0.6), 7 * size, 7 * size, 0.25);
      break;
    }
    case "whip":
      s.line("ink", `M${x} ${y}q-18 -22 -30 -6t-20 20`, 2.4);
      s.line("glow", `M${x - 38} ${y + 4}q-8 6 -13 12`, 1.6);
      break;
    case "claws":
      for (const [px, py] of [
        [x, y],
        [fx, fy],
      ] as const)
        for (const side of [-4, 0, 4])
          s.fill("bone", shape(px + side - 1.8, py, px + side + 1.8, py, px + side * 2 - 4, py + 15 * size));
      break;
    case "horn":
      s.fill("bone", `M${x} ${y}q-14 2 -20 -16l8 -3q2 10 14 11Z`);
      break;
    case "book":
      s.fill("bone", shape(x - 12, y - 10, x + 2, y - 7, x + 14, y - 11, x + 14, y + 4, x + 2, y + 8, x - 12, y + 5));
      s.detail("glow", path(x + 2, y - 7, x + 2, y + 8), 1.5);
      s.disc("glow", x + 2, y - 14, 12, 8, 0.3);
      break;
  }
  if (TWO_HANDED.includes(who.arm) && !["gun", "rifle", "heavy", "bow"].includes(who.arm))
    s.disc("steel", x, y + 12, f.limb * 0.5);
}

function shield(s: Sketch, who: Person, [x, y]: [number, number], f: Frame): void {
  const size = Math.max(0.8, f.shoulder / 16);
  const cy = y - 6;
  if (who.shield === "round") {
    s.disc("bright", x, cy, 15 * size);
    s.detail("deep", ring(x, cy, 12.4 * size));
    s.detail("body", ring(x, cy, 11.4 * size));
    if (!who.emblem) s.detail("metal", ring(x, cy, 3.6 * size));
  } else {
    const [w, h] = who.shield === "tower" ? [13 * size, 46 * size] : [13 * size, 38 * size];
    s.fill(
      "bright",
      who.shield === "tower"
        ? `M${x - w} ${cy - h / 2}h${w * 2}v${h}h${-w * 2}Z`
        : `M${x - w} ${cy - h / 2}q${w} -5 ${w * 2} 0q2 ${h * 0.65} ${-w} ${h}q${-w - 2} ${-h * 0.35} ${-w} ${-h}Z`,
    );
    s.detail(
      "body",
      who.shield === "tower"
        ? `M${x - w + 2.5} ${cy - h / 2 + 2.5}h${w * 2 - 5}v${h - 5}h${-w * 2 + 5}Z`
        : `M${x - w + 2.6} ${cy - h / 2 + 2.5}q${w - 2} -4 ${w * 2 - 5} 0q1 ${h * 0.55} ${-w + 2.5} ${h * 0.86}q${-w} ${-h * 0.3} ${-w + 2.5} ${-h * 0.86}Z`,
    );
  }
  if (who.emblem)
    s.marks.push({ tone: "rim", d: moved(who.emblem, x, cy - 1, 0.74 * size), wide: 0, soft: 1, lit: false });
}

/** A sign of the 24-by-24 field around a point. */
export function moved(d: string, x: number, y: number, scale: number): string {
  // absolute and relative commands alike are scaled; only absolute ones and the first are shifted
  let out = "";
  const pieces = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  pieces.forEach((piece, index) => {
    const letter = piece[0]!;
    const numbers = (piece.slice(1).match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const absolute = letter === letter.toUpperCase() || index === 0;
    const shift = (value: number, axis: number): number => value * scale + (absolute ? (axis ? y : x) - 12 * scale : 0);
    const kind = letter.toUpperCase();
    const said = numbers.map((value, at) => {
      if (kind === "H") return shift(value, 0);
      if (kind === "V") return shift(value, 1);
      if (kind === "A")
        return at % 7 === 5 ? shift(value, 0) : at % 7 === 6 ? shift(value, 1) : at % 7 < 2 ? value * scale : value;
      return shift(value, at % 2);
    });
    out += (index === 0 ? "M" : letter) + said.map((value) => Math.round(value * 100) / 100).join(" ");
  });
  return out;
}

function tail(s: Sketch, build: Build, hip: number, f: Frame, flesh: Tone): void {
  if (build === "rat") s.line("skin", `M4 ${hip}q30 12 24 32t20 4`, 2.6);
  else if (build === "lizard")
    s.fill(flesh, `M2 ${hip - 6}Q30 ${hip + 8} 34 -8Q44 -16 58 -14Q44 -4 28 -2Q14 -8 -6 ${hip + 8}Z`);
  else s.line(flesh, `M2 ${hip}q26 16 30 34q12 2 14 -8`, 3.4).fill(flesh, shape(46, -22, 52, -14, 42, -12));
  void f;
}

function ribs(s: Sketch, lean: number, top: number, hip: number, f: Frame): void {
  s.detail(
    "ink",
    `M${lean - f.shoulder * 0.8} ${top + 6}L${-f.hip} ${hip - 4}L${f.hip} ${hip - 4}L${lean + f.shoulder * 0.8} ${top + 6}Z`,
    0,
    0.85,
  );
  s.detail("bone", path(lean, top, 0, hip), 2.6);
  for (let row = 0; row < 4; row++) {
    const y = top + 5 + row * 5.5;
    s.detail(
      "bone",
      `M${lean - f.shoulder * (0.8 - row * 0.1)} ${y}q${f.shoulder * 0.8} 7 ${f.shoulder * (1.6 - row * 0.2)} 0`,
      1.8,
    );
  }
}

function wings(kind: "bat" | "feather", x: number, y: number, chance: Chance): Sketch {
  const s = new Sketch();
  const lift = chance.between(24, 44);
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): string => `${x + side * dx} ${y + dy}`;
    if (kind === "bat") {
      s.fill(
        "deep",
        `M${at(4, 6)}Q${at(24, -lift)} ${at(58, -lift - 12)}Q${at(66, -4)} ${at(60, 34)}Q${at(52, 16)} ${at(43, 36)}Q${at(37, 18)} ${at(28, 40)}Q${at(22, 22)} ${at(6, 34)}Z`,
      );
      for (const [dx, dy] of [
        [60, 34],
        [43, 36],
        [28, 40],
      ] as const)
        s.detail("ink", `M${at(58, -lift - 12)}Q${at(dx - 4, 0)} ${at(dx, dy)}`, 1.6, 0.8);
      s.line("body", `M${at(4, 6)}Q${at(24, -lift)} ${at(58, -lift - 12)}`, 3.4);
    } else {
      s.fill(
        "bone",
        `M${at(4, 4)}Q${at(22, -lift)} ${at(52, -lift - 16)}Q${at(60, -10)} ${at(48, 20)}Q${at(36, 40)} ${at(6, 30)}Z`,
      );
      for (let feather = 0; feather < 5; feather++)
        s.detail(
          "steel",
          `M${at(12 + feather * 3, -4 - feather * 3)}Q${at(34, 2)} ${at(50 - feather * 8, 14 + feather * 5)}`,
          1.2,
          0.7,
        );
    }
  }
  return s;
}

/** The head tells the people apart. */
function head(s: Sketch, who: Person, f: Frame, x: number, y: number, flesh: Tone): void {
  const r = f.head;
  const face: Tone = who.build === "bone" ? "bone" : flesh;
  const eyes = (dx = 0, dy = 0, tone: Tone = "glow"): void => {
    s.detail(tone, ring(x - r * 0.36 + dx, y + dy, r * 0.17));
    s.detail(tone, ring(x + r * 0.32 + dx, y + dy, r * 0.17));
  };
  if (who.build === "dwarf" && who.head !== "hood") {
    // the beard first: it lies on the chest
    s.disc(face, x, y, r);
    s.fill(
      "glow",
      `M${x - r * 1.05} ${y - 1}Q${x - r * 1.4} ${y + r * 2} ${x - r * 0.5} ${y + r * 3.4}L${x} ${y + r * 2.9}L${x + r * 0.6} ${y + r * 3.3}Q${x + r * 1.4} ${y + r * 2} ${x + r * 1.05} ${y - 1}Q${x} ${y + r * 1.1} ${x - r * 1.05} ${y - 1}Z`,
    );
    s.detail("body", path(x - r * 0.3, y + r, x - r * 0.25, y + r * 2.6), 1.2, 0.5).detail(
      "body",
      path(x + r * 0.4, y + r, x + r * 0.3, y + r * 2.5),
      1.2,
      0.5,
    );
  } else if (!["tusks", "snout", "reptile", "beak", "fiend", "skull"].includes(who.head))
    s.disc(face, x, y, r * 0.94, r * 1.08);

  switch (who.head) {
    case "bare":
      s.fill(
        "deep",
        `M${x - r} ${y}Q${x - r} ${y - r * 1.5} ${x} ${y - r * 1.35}Q${x + r * 1.1} ${y - r * 1.4} ${x + r} ${y + r * 0.5}L${x + r * 0.6} ${y - r * 0.2}L${x - r * 0.6} ${y - r * 0.45}Z`,
      );
      eyes(-0.6, 0, "ink");
      break;
    case "helm":
      s.fill(
        "metal",
        `M${x - r * 1.15} ${y + r * 0.35}Q${x - r * 1.2} ${y - r * 1.6} ${x} ${y - r * 1.6}Q${x + r * 1.2} ${y - r * 1.6} ${x + r * 1.15} ${y + r * 0.35}L${x + r * 0.3} ${y - r * 0.1}L${x} ${y + r * 0.8}L${x - r * 0.3} ${y - r * 0.1}Z`,
      );
      s.detail("steel", path(x, y - r * 1.5, x, y + r * 0.6), 1.4);
      eyes(0, 0.5, "ink");
      break;
    case "plume":
      s.fill(
        "glow",
        `M${x - r * 0.3} ${y - r * 1.4}Q${x + r * 0.4} ${y - r * 3.4} ${x + r * 2.6} ${y - r * 2.2}Q${x + r * 2.3} ${y - r * 0.6} ${x + r * 0.9} ${y - r * 0.7}Z`,
      );
      s.fill(
        "metal",
        `M${x - r * 1.15} ${y + r}V${y - r * 0.5}Q${x} ${y - r * 2.1} ${x + r * 1.15} ${y - r * 0.5}V${y + r}Q${x} ${y + r * 1.7} ${x - r * 1.15} ${y + r}Z`,
      );
      s.detail("ink", path(x - r * 0.8, y - r * 0.1, x + r * 0.55, y - r * 0.1), 1.9);
      s.detail("steel", path(x - r * 0.1, y + r * 0.1, x - r * 0.1, y + r * 1.3), 1.2);
      break;
    case "horns":
      for (const side of [-1, 1])
        s.fill(
          "bone",
          `M${x + side * r * 0.75} ${y - r * 0.9}Q${x + side * r * 2.4} ${y - r * 1} ${x + side * r * 2.1} ${y - r * 2.9}Q${x + side * r * 1.3} ${y - r * 1.9} ${x + side * r * 0.4} ${y - r * 1.5}Z`,
        );
      s.fill(
        "steel",
        `M${x - r * 1.1} ${y + (who.build === "dwarf" ? 0 : r * 0.9)}V${y - r * 0.5}Q${x} ${y - r * 2.1} ${x + r * 1.1} ${y - r * 0.5}V${y + (who.build === "dwarf" ? 0 : r * 0.9)}L${x} ${y + (who.build === "dwarf" ? -r * 0.4 : r * 0.3)}Z`,
      );
      s.detail("metal", path(x - r * 0.9, y - r * 0.55, x + r * 0.9, y - r * 0.55), 1.8);
      eyes(0, r * 0.06, who.build === "dwarf" ? "ink" : "glow");
      break;
    case "crest":
      s.fill(
        "metal",
        `M${x - r * 1.05} ${y + r * 0.9}Q${x - r * 1.3} ${y - r * 0.9} ${x + r * 0.4} ${y - r * 3.7}Q${x + r * 1.1} ${y - r} ${x + r * 1.05} ${y + r * 0.9}L${x + r * 0.35} ${y + r * 0.2}L${x - r * 0.1} ${y + r}L${x - r * 0.45} ${y + r * 0.2}Z`,
      );
      s.fill(
        "glow",
        `M${x + r * 0.4} ${y - r * 3.7}Q${x + r * 2.6} ${y - r * 2.4} ${x + r * 1.9} ${y + r * 1.6}Q${x + r * 1.4} ${y - r * 0.6} ${x + r * 0.75} ${y - r * 1.6}Z`,
      );
      s.detail("steel", path(x + r * 0.1, y - r * 2.6, x - r * 0.1, y + r * 0.4), 1.2);
      eyes(-0.5, 0.2, "ink");
      break;
    case "hood":
      s.fill(
        "deep",
        `M${x} ${y - r * 1.9}Q${x - r * 1.9} ${y - r * 0.9} ${x - r * 1.5} ${y + r * 1.7}Q${x} ${y + r * 2.2} ${x + r * 1.6} ${y + r * 1.6}Q${x + r * 1.8} ${y - r} ${x} ${y - r * 1.9}Z`,
      );
      s.detail("ink", ring(x - 0.6, y + r * 0.2, r * 0.95, r * 1.1));
      eyes(-0.7, r * 0.05);
      break;
    case "hat":
      s.fill(
        "deep",
        `M${x - r * 2} ${y - r * 0.4}Q${x} ${y - r * 1.2} ${x + r * 2} ${y - r * 0.2}Q${x + r} ${y} ${x} ${y - r * 0.1}Q${x - r} ${y} ${x - r * 2} ${y - r * 0.4}Z`,
      );
      s.fill(
        "deep",
        `M${x - r} ${y - r * 0.6}Q${x - r * 0.2} ${y - r * 2.7} ${x + r * 0.9} ${y - r * 3.5}Q${x + r * 0.6} ${y - r * 2} ${x + r} ${y - r * 0.5}Z`,
      );
      s.detail("glow", path(x - r * 0.95, y - r * 0.75, x + r * 0.95, y - r * 0.7), 1.8);
      s.fill(
        "bone",
        `M${x - r * 0.8} ${y + r * 0.3}Q${x - r * 0.4} ${y + r * 3} ${x + r * 0.2} ${y + r * 3.2}Q${x + r * 0.9} ${y + r * 1.5} ${x + r * 0.8} ${y + r * 0.3}Q${x} ${y + r} ${x - r * 0.8} ${y + r * 0.3}Z`,
      );
      break;
    case "mohawk":
      s.fill(
        "glow",
        `M${x - r * 0.5} ${y - r * 0.8}L${x - r * 1.2} ${y - r * 2.2}L${x - r * 0.4} ${y - r * 1.9}L${x - r * 0.2} ${y - r * 3}L${x + r * 0.35} ${y - r * 2}L${x + r * 1} ${y - r * 2.7}L${x + r * 0.9} ${y - r * 1.6}L${x + r * 1.7} ${y - r * 1.5}L${x + r * 0.7} ${y - r * 0.5}Z`,
      );
      eyes(-0.4, 0, "ink");
      break;
    case "tusks":
      s.fill(
        face,
        `M${x - r * 1.2} ${y - r * 0.3}Q${x - r} ${y - r * 1.3} ${x + r * 0.2} ${y - r * 1.2}Q${x + r * 1.2} ${y - r * 1} ${x + r * 1.1} ${y + r * 0.4}L${x + r * 0.8} ${y + r * 1.2}L${x - r * 0.9} ${y + r * 1.4}L${x - r * 1.6} ${y + r * 0.6}Z`,
      );
      s.detail("ink", path(x - r * 1.2, y + r * 0.75, x + r * 0.4, y + r * 0.7), 1.5);
      s.detail("bone", shape(x - r * 1.05, y + r * 0.8, x - r * 1.2, y - r * 0.15, x - r * 0.7, y + r * 0.7));
      s.detail("bone", shape(x - r * 0.1, y + r * 0.8, x + r * 0.1, y - r * 0.1, x + r * 0.3, y + r * 0.7));
      s.detail("ink", path(x - r * 1.1, y - r * 0.45, x + r * 0.4, y - r * 0.35), 1.6);
      eyes(-r * 0.35, -r * 0.15);
      if (who.build === "goblin")
        s.fill(face, shape(x + r * 0.8, y - r * 0.4, x + r * 2.9, y - r * 1.3, x + r, y + r * 0.5)).fill(
          face,
          shape(x - r * 0.9, y - r * 0.2, x - r * 2.6, y + r * 0.5, x - r * 0.9, y + r * 0.5),
        );
      else s.fill("steel", `M${x - r * 0.9} ${y - r * 0.8}Q${x} ${y - r * 2} ${x + r * 1.1} ${y - r * 0.5}Z`);
      break;
    case "crown":
      s.fill(
        "deep",
        `M${x - r} ${y + r * 1.3}Q${x - r * 1.4} ${y - r * 1.3} ${x} ${y - r * 1.2}Q${x + r * 1.4} ${y - r * 1.3} ${x + r} ${y + r * 1.3}L${x + r * 0.6} ${y - r * 0.3}L${x - r * 0.6} ${y - r * 0.3}Z`,
      );
      s.fill(
        "glow",
        shape(
          x - r * 1.05,
          y - r * 0.6,
          x - r * 1.2,
          y - r * 1.9,
          x - r * 0.5,
          y - r * 1.3,
          x,
          y - r * 2.3,
          x + r * 0.5,
          y - r * 1.3,
          x + r * 1.2,
          y - r * 1.9,
          x + r * 1.05,
          y - r * 0.6,
        ),
      );
      eyes(-0.4, r * 0.1, "ink");
      break;
    case "visor":
      s.fill(
        "bright",
        `M${x - r * 1.15} ${y - r * 0.2}Q${x - r} ${y - r * 1.5} ${x} ${y - r * 1.5}Q${x + r} ${y - r * 1.5} ${x + r * 1.15} ${y - r * 0.2}L${x + r} ${y + r * 0.9}L${x + r * 0.4} ${y + r * 1.3}L${x - r * 0.8} ${y + r * 1.3}L${x - r * 1.1} ${y + r * 0.8}Z`,
      );
      s.detail("ink", path(x - r * 0.9, y - r * 0.2, x + r * 0.5, y - r * 0.2), 2.4);
      s.detail("deep", path(x - r * 0.5, y + r * 0.5, x - r * 0.5, y + r * 1.1), 1.2).detail(
        "deep",
        path(x, y + r * 0.5, x, y + r * 1.1),
        1.2,
      );
      eyes(-r * 0.18, -r * 0.22);
      break;
    case "cap":
      s.fill(
        "body",
        `M${x - r * 1.35} ${y - r * 0.1}Q${x - r * 1.2} ${y - r * 1.5} ${x} ${y - r * 1.55}Q${x + r * 1.3} ${y - r * 1.5} ${x + r * 1.2} ${y + r * 0.35}Q${x} ${y - r * 0.5} ${x - r * 1.35} ${y - r * 0.1}Z`,
      );
      s.detail("bone", ring(x - r * 0.25, y - r * 0.85, r * 0.32));
      eyes(-0.6, r * 0.1, "ink");
      break;
    case "lens":
      s.fill(
        "bright",
        `M${x - r * 1.3} ${y + r * 0.7}L${x - r * 1.1} ${y - r * 0.9}Q${x} ${y - r * 1.8} ${x + r * 1.1} ${y - r * 1}L${x + r * 1.5} ${y + r * 0.6}L${x} ${y + r * 1.2}Z`,
      );
      s.detail("ink", ring(x - r * 0.35, y - r * 0.1, r * 0.55));
      s.detail("glow", ring(x - r * 0.35, y - r * 0.1, r * 0.3));
      s.line("bright", path(x + r, y - r, x + r * 1.2, y - r * 3), 1.4);
      break;
    case "skull":
      s.fill(
        face === "bone" ? "bone" : "metal",
        `M${x - r} ${y}Q${x - r} ${y - r * 1.3} ${x} ${y - r * 1.3}Q${x + r * 1.1} ${y - r * 1.3} ${x + r} ${y}L${x + r * 0.6} ${y + r * 0.6}L${x + r * 0.5} ${y + r * 1.3}L${x - r * 0.7} ${y + r * 1.3}L${x - r * 0.7} ${y + r * 0.6}Z`,
      );
      s.detail("ink", ring(x - r * 0.42, y - r * 0.1, r * 0.32)).detail(
        "ink",
        ring(x + r * 0.36, y - r * 0.1, r * 0.3),
      );
      s.detail("ink", path(x - r * 0.5, y + r * 0.95, x + r * 0.3, y + r * 0.95), 1.2);
      s.detail("glow", ring(x - r * 0.42, y - r * 0.1, r * 0.14)).detail(
        "glow",
        ring(x + r * 0.36, y - r * 0.1, r * 0.14),
      );
      break;
    case "snout":
      s.fill(
        "body",
        `M${x + r} ${y - r * 0.6}Q${x} ${y - r * 1.4} ${x - r * 0.8} ${y - r * 0.5}L${x - r * 2.4} ${y + r * 0.7}Q${x - r * 1.5} ${y + r * 1.3} ${x - r * 0.2} ${y + r}Q${x + r * 1.1} ${y + r} ${x + r} ${y - r * 0.6}Z`,
      );
      s.fill("skin", `M${x + r * 0.2} ${y - r * 0.9}q-2 -12 5 -9t2 10Z`);
      s.detail("glow", ring(x - r * 0.5, y - r * 0.1, r * 0.2));
      s.detail("bone", shape(x - r * 1.8, y + r * 0.9, x - r * 1.5, y + r * 1.7, x - r * 1.3, y + r * 0.9));
      break;
    case "reptile":
      s.fill(
        "glow",
        `M${x + r * 0.9} ${y}Q${x + r * 2} ${y - r * 2} ${x - r * 0.2} ${y - r * 2.2}L${x - r * 0.2} ${y - r * 0.8}Z`,
      );
      s.fill(
        face,
        `M${x + r} ${y + r * 0.3}Q${x + r} ${y - r * 1.2} ${x - r * 0.4} ${y - r * 1}L${x - r * 2.5} ${y - r * 0.1}L${x - r * 2.3} ${y + r * 0.4}L${x - r * 0.6} ${y + r * 0.5}L${x - r * 2.1} ${y + r * 0.9}L${x - r * 0.4} ${y + r * 1.3}Z`,
      );
      s.detail("hot", ring(x - r * 0.4, y - r * 0.3, r * 0.2));
      s.detail("bone", path(x - r * 2.1, y + r * 0.55, x - r * 0.8, y + r * 0.55), 1.1);
      break;
    case "beak":
      for (const turn of [0, 1, 2, 3])
        s.fill(
          "glow",
          shape(x + r * 0.5, y - r * 0.8 + turn * 3, x + r * 2.6, y - r * 2 + turn * 5, x + r * 0.8, y + turn * 3),
        );
      s.fill(
        face,
        `M${x + r} ${y + r * 0.4}Q${x + r} ${y - r * 1.2} ${x - r * 0.4} ${y - r}L${x - r * 2.3} ${y + r * 0.7}L${x - r * 0.3} ${y + r * 0.9}Z`,
      );
      s.detail("ink", ring(x - r * 0.2, y - r * 0.2, r * 0.2));
      break;
    case "fiend":
      for (const side of [-1, 1])
        s.fill(
          "bone",
          `M${x + side * r * 0.5} ${y - r * 0.9}Q${x + side * r * 2.6} ${y - r * 1.4} ${x + side * r * 1.7} ${y - r * 3.6}Q${x + side * r * 1.3} ${y - r * 2.2} ${x} ${y - r * 1.1}Z`,
        );
      s.fill(
        face,
        `M${x - r} ${y - r * 0.7}Q${x} ${y - r * 1.5} ${x + r} ${y - r * 0.7}L${x + r * 0.8} ${y + r * 0.7}L${x} ${y + r * 1.6}L${x - r * 0.9} ${y + r * 0.7}Z`,
      );
      eyes(-0.4, -r * 0.1);
      s.detail("ink", path(x - r * 0.5, y + r * 0.7, x + r * 0.4, y + r * 0.7), 1.6);
      break;
    case "mask":
      s.fill(
        "bone",
        `M${x - r * 0.95} ${y - r}Q${x} ${y - r * 1.5} ${x + r * 0.95} ${y - r}L${x + r * 0.75} ${y + r * 0.5}L${x} ${y + r * 1.5}L${x - r * 0.75} ${y + r * 0.5}Z`,
      );
      s.fill(
        "deep",
        `M${x - r} ${y - r * 0.8}Q${x} ${y - r * 4} ${x + r * 2.4} ${y - r * 1}Q${x + r * 1.5} ${y + r} ${x + r} ${y + r}L${x + r * 0.9} ${y - r * 0.9}Z`,
      );
      s.detail("ink", path(x - r * 0.6, y - r * 0.2, x - r * 0.15, y), 1.5).detail(
        "ink",
        path(x + r * 0.6, y - r * 0.2, x + r * 0.15, y),
        1.5,
      );
      break;
  }
}
