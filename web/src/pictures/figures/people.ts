// Figures of every race, composed of a build, a head, clothes and equipment. The feet are at (0, 0), and a human is 100
// units tall.
import type { Chance } from "../chance";
import type { Build, Frame, Person } from "./figure";
import { path, ring, shape, Sketch, type Tone } from "../sketch";
import { arms, hands, shield, weaponHand } from "./arms";
import { head } from "./heads";

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

/** Draws a standing figure; the position of its weapon is part of the pose. */
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
      `M${lean - f.shoulder * 0.9} ${top}` +
        `Q${-f.shoulder * 1.9} ${hip} ${-f.shoulder * 1.7 - stride * 3} -5L${-f.hip} -9` +
        `L${f.hip * 0.6} -4L${f.shoulder * 1.1} -11` +
        `Q${f.shoulder * 1.2} ${hip} ${lean + f.shoulder * 0.9} ${top}Z`,
    );

  // the arm at the back
  const back: [number, number] = [lean + f.shoulder * 0.95, top + f.limb * 0.45];
  const far = hands(who, f, back, top, hip, lean, chance);
  s.line(sleeve === "steel" ? "deep" : sleeve, path(...back, ...far.elbow, ...far.hand), f.limb * 0.92);

  if (robe) {
    const wide = f.hip * 1.9 + stride * 4;
    s.fill(
      "body",
      `M${lean - f.shoulder * 0.72} ${top}L${lean + f.shoulder * 0.72} ${top}L${f.hip * 0.95} ${hip}` +
        `Q${wide * 0.8} -18 ${wide} 0L${-wide} 0Q${-wide * 0.8} -18 ${-f.hip * 0.95} ${hip}Z`,
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
        `M${lean - f.shoulder * 0.55} ${top + 3}Q${lean} ${top} ${lean + f.shoulder * 0.4} ${top + 3}` +
          `L${lean + 1} ${top + (hip - top) * 0.55}Z`,
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
        `M${at(4, 6)}Q${at(24, -lift)} ${at(58, -lift - 12)}Q${at(66, -4)} ${at(60, 34)}` +
          `Q${at(52, 16)} ${at(43, 36)}Q${at(37, 18)} ${at(28, 40)}Q${at(22, 22)} ${at(6, 34)}Z`,
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
