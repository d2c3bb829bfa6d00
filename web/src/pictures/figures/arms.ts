// Hands and the things they hold.
import type { Chance } from "../chance";
import type { Arm, Frame, Held, Person } from "./figure";
import { path, ring, shape, Sketch } from "../sketch";
import { moved } from "./moved";

export const TWO_HANDED: readonly Arm[] = ["bow", "gun", "rifle", "heavy", "greataxe", "halberd"];

export function weaponHand(
  who: Person,
  f: Frame,
  [x, y]: [number, number],
  top: number,
  hip: number,
  chance: Chance,
): Held {
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

export function hands(
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

/** Draws what a figure carries, with the hand that holds it. */
export function arms(
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

export function shield(s: Sketch, who: Person, [x, y]: [number, number], f: Frame): void {
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
        : `M${x - w + 2.6} ${cy - h / 2 + 2.5}q${w - 2} -4 ${w * 2 - 5} 0` +
            `q1 ${h * 0.55} ${-w + 2.5} ${h * 0.86}q${-w} ${-h * 0.3} ${-w + 2.5} ${-h * 0.86}Z`,
    );
  }
  if (who.emblem)
    s.marks.push({ tone: "rim", d: moved(who.emblem, x, cy - 1, 0.74 * size), wide: 0, soft: 1, lit: false });
}
