// Weapons and armour without a figure, centred on (0, 0), about 90 units wide.
import type { Chance } from "../chance";
import { path, ring, shape, Sketch } from "../sketch";
import { turn, turned } from "../turning";

export type Weapon = "sword" | "axe" | "hammer" | "gun" | "bow" | "staff" | "armour" | "helm" | "shield";

export function blade(s: Sketch, angle: number, long: number, wide: number): void {
  s.fill(
    "metal",
    shape(...turned(angle, -wide, 14, -wide * 0.9, -long + 12, 0, -long, wide * 0.9, -long + 12, wide, 14)),
  ).detail("steel", shape(...turned(angle, 0, 14, 0, -long, wide * 0.9, -long + 12, wide, 14)), 0, 0.6);
  s.line("glow", path(...turned(angle, -15, 16, 15, 16)), 5).line("deep", path(...turned(angle, 0, 18, 0, 40)), 5.4);
  const [x, y] = turn(0, 44, angle);
  s.disc("glow", x, y, 5);
}

export const WEAPONS: Record<Weapon, (chance: Chance) => Sketch> = {
  sword: (chance) => {
    const s = new Sketch();
    blade(s, chance.between(0.35, 0.9), chance.between(56, 66), chance.between(4.5, 9));
    return s;
  },
  axe: (chance) => {
    const s = new Sketch();
    const a = chance.between(0.2, 0.7);
    s.line("deep", path(...turned(a, 0, 54, 0, -46)), 6);
    for (const side of chance.may(0.5) ? [-1, 1] : [1]) {
      const [p, q, r, t] = [
        turn(side * 3, -44, a),
        turn(side * 40, -52, a),
        turn(side * 40, -2, a),
        turn(side * 3, -14, a),
      ];
      const c = turn(side * 52, -27, a);
      s.fill("metal", `M${p.join(" ")}L${q.join(" ")}Q${c.join(" ")} ${r.join(" ")}L${t.join(" ")}Z`).detail(
        "steel",
        `M${q.join(" ")}Q${c.join(" ")} ${r.join(" ")}`,
        3,
      );
    }
    s.line("glow", path(...turned(a, -5, -10, 5, -10)), 4).line("glow", path(...turned(a, -4, 40, 4, 40)), 4);
    return s;
  },
  hammer: (chance) => {
    const s = new Sketch();
    const a = chance.between(0.2, 0.7);
    s.line("deep", path(...turned(a, 0, 56, 0, -36)), 6.5)
      .fill("metal", shape(...turned(a, -34, -54, 34, -54, 38, -22, -38, -22)))
      .detail("steel", shape(...turned(a, 0, -54, 34, -54, 38, -22, 0, -22)), 0, 0.6);
    const [x, y] = turn(0, -38, a);
    s.detail("glow", ring(x, y, 8)).detail("hot", ring(x, y, 3.6));
    return s;
  },
  gun: (chance) => {
    const s = new Sketch();
    const long = chance.between(54, 74);
    s.fill("steel", `M${-long} -14H20V8H-10L${-long * 0.4} 4H${-long}Z`)
      .fill("metal", `M${-long - 12} -11h16v10h-16Z`)
      .fill("deep", "M14 -18L60 -10L64 16L50 18L40 4L18 8Z")
      .fill("deep", "M-8 6H12L20 40H4Z")
      .fill("body", "M-36 4L-18 6L-22 34L-38 32Z")
      .fill("bright", "M-26 -24H16V-14H-26Z");
    s.detail("glow", path(-long + 6, -9, 10, -9), 2.4).disc("glow", -long - 20, -6, 9, 7, 0.5);
    return s;
  },
  bow: () => {
    const s = new Sketch();
    s.line("deep", "M26 -58Q-50 -30 -34 0Q-50 30 26 58", 6)
      .detail("bone", "M26 -58L34 0L26 58", 1.4)
      .line("metal", path(38, 0, -62, 0), 2.6)
      .fill("metal", shape(-76, 0, -58, -7, -58, 7))
      .fill("glow", shape(38, 0, 50, -8, 44, 0, 50, 8))
      .line("glow", "M-37 -10V10", 5);
    return s;
  },
  staff: (chance) => {
    const s = new Sketch();
    const a = chance.between(0.15, 0.5);
    s.line("deep", path(...turned(a, 0, 62, 0, -26)), 6);
    const [x, y] = turn(0, -44, a);
    s.disc("glow", x, y, 30, 30, 0.28)
      .disc("glow", x, y, 15)
      .detail("hot", ring(x - 3, y - 3, 6))
      .line(
        "bone",
        `M${x - 14} ${y + 18}Q${x - 26} ${y - 6} ${x - 8} ${y - 24}M${x + 14} ${y + 18}Q${x + 26} ${y - 6} ${x + 8} ${y - 24}`,
        4.6,
      );
    return s;
  },
  armour: () => {
    const s = new Sketch();
    s.fill("body", "M-36 -40Q0 -24 36 -40L46 -10L36 48Q0 60 -36 48L-46 -10Z")
      .detail("bright", "M-30 -32Q-4 -22 -2 -22V54Q-20 54 -30 46L-38 -10Z", 0, 0.75)
      .fill("steel", "M-36 -42Q-66 -38 -64 -2Q-50 -16 -38 -10ZM36 -42Q66 -38 64 -2Q50 -16 38 -10Z")
      .detail("glow", "M0 -12L9 4L0 20L-9 4Z")
      .line("glow", path(-36, 44, 0, 52, 36, 44), 3);
    return s;
  },
  helm: (chance) => {
    const s = new Sketch();
    if (chance.may(0.5)) s.fill("glow", "M-6 -42Q10 -76 52 -56Q46 -20 28 -16Z");
    else
      for (const side of [-1, 1])
        s.fill("bone", `M${side * 26} -24Q${side * 66} -24 ${side * 58} -70Q${side * 40} -44 ${side * 14} -40Z`);
    s.fill("metal", "M-40 46V-6Q-36 -46 0 -46Q36 -46 40 -6V46L14 56V12L30 -2H-30L-14 12V56Z")
      .detail("steel", "M2 -46Q36 -46 40 -6V46L14 56V12L30 -2H2Z", 0, 0.55)
      .detail("glow", path(0, -44, 0, -4), 3);
    return s;
  },
  shield: () => {
    const s = new Sketch();
    s.fill("metal", "M-46 -48Q0 -62 46 -48Q52 24 0 62Q-52 24 -46 -48Z")
      .detail("body", "M-38 -41Q0 -53 38 -41Q43 18 0 51Q-43 18 -38 -41Z")
      .detail("deep", "M0 -50Q20 -50 38 -41Q43 18 0 51Z", 0, 0.6)
      .detail("glow", "M0 -30L9 -8H30L13 6L19 28L0 15L-19 28L-13 6L-30 -8H-9Z");
    return s;
  },
};
