// Natural and magical forces, centred on (0, 0), about 90 units wide.
import type { Chance } from "../chance";
import { path, ring, shape, Sketch, type Tone } from "../sketch";
import { turn, turned } from "../turning";
import { blade } from "./weapons";

export type Force =
  | "fire"
  | "bolt"
  | "frost"
  | "vortex"
  | "burst"
  | "arrows"
  | "charge"
  | "blast"
  | "shadow"
  | "growth"
  | "shieldwall"
  | "duel"
  | "moon"
  | "plague"
  | "portal"
  | "roar"
  | "circle"
  | "quake"
  | "rain"
  | "beam"
  | "march";

function ray(s: Sketch, tone: Tone, angle: number, from: number, to: number, wide: number, soft = 1): void {
  s.fill(
    tone,
    shape(
      ...turn(-wide / 4, -from, angle),
      ...turn(0, -to, angle),
      ...turn(wide / 4, -from, angle),
      ...turn(wide / 2, -from * 0.4, angle),
      ...turn(-wide / 2, -from * 0.4, angle),
    ),
    soft,
  );
}

export const FORCES: Record<Force, (chance: Chance) => Sketch> = {
  fire: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, 10, 76, 60, 0.22);
    for (const [tone, size] of [
      ["body", 1],
      ["glow", 0.8],
      ["hot", 0.46],
    ] as const) {
      const lean = chance.between(-10, 10);
      const k = (x: number, y: number): string => `${x * size} ${y * size + 46 * (1 - size)}`;
      s.fill(
        tone,
        `M${k(-50, 46)}Q${k(-70, 4)} ${k(-38, -18)}Q${k(-40, 4)} ${k(-24, 8)}` +
          `Q${k(-34, -40)} ${k(lean, -78)}Q${k(4, -44)} ${k(22, -30)}Q${k(26, -46)} ${k(20, -58)}` +
          `Q${k(60, -24)} ${k(46, 14)}Q${k(54, 8)} ${k(56, -4)}Q${k(66, 26)} ${k(48, 46)}Z`,
        tone === "body" ? 0.999 : 0.95,
      );
    }
    for (let spark = 0; spark < 8; spark++)
      s.detail("hot", ring(chance.between(-66, 66), chance.between(-70, 10), chance.between(1, 2.4)));
    return s;
  },
  bolt: (chance) => {
    const s = new Sketch();
    const x = chance.between(-12, 16);
    s.disc("glow", x, 40, 60, 20, 0.35);
    for (const [tone, wide] of [
      ["glow", 13],
      ["hot", 6],
    ] as const)
      s.line(tone, `M${x + 22} -86L${x - 12} -26L${x + 14} -22L${x - 26} 46`, wide, tone === "glow" ? 0.75 : 1);
    s.line(
      "hot",
      `M${x - 12} -26L${x - 46} -6L${x - 40} 6L${x - 66} 28M${x + 14} -22L${x + 44} 2L${x + 36} 10L${x + 62} 34`,
      2.2,
      0.85,
    );
    return s;
  },
  frost: (chance) => {
    const s = new Sketch();
    s.disc("hot", 0, 0, 62, 58, 0.2);
    for (let arm = 0; arm < 6; arm++) {
      const a = (arm * Math.PI) / 3 + 0.1;
      s.line("hot", path(...turned(a, 0, 0, 0, -58)), 5.4)
        .line("hot", path(...turned(a, -14, -44, 0, -30, 14, -44)), 4)
        .line("hot", path(...turned(a, -10, -26, 0, -16, 10, -26)), 3.4);
    }
    for (let at = 0; at < 6; at++)
      s.fill(
        "rim",
        shape(-70 + at * 28, 60, -62 + at * 28 + chance.between(-4, 4), 60 - chance.between(14, 44), -50 + at * 28, 60),
      );
    return s;
  },
  vortex: (chance) => {
    const s = new Sketch();
    const way = chance.pick([-1, 1]);
    for (let arm = 0; arm < 5; arm++) {
      const a = (arm * Math.PI * 2) / 5;
      const p = (r: number, t: number): string => turn(0, -r, a + t * way).join(" ");
      s.fill(arm % 2 ? "glow" : "bright", `M${p(70, 0)}Q${p(56, 0.9)} ${p(14, 1.6)}Q${p(40, 1.0)} ${p(54, 0.3)}Z`, 0.9);
    }
    s.disc("ink", 0, 0, 17)
      .disc("glow", 0, 0, 11, 11, 0.9)
      .detail("hot", ring(0, 0, 5));
    return s;
  },
  burst: (chance) => {
    const s = new Sketch();
    const rays = chance.whole(9, 15);
    for (let at = 0; at < rays; at++)
      ray(
        s,
        at % 2 ? "glow" : "hot",
        (at / rays) * Math.PI * 2 + chance.between(-0.1, 0.1),
        20,
        chance.between(50, 92),
        18,
        0.9,
      );
    s.disc("hot", 0, 0, 22).disc("glow", 0, 0, 50, 50, 0.3);
    return s;
  },
  arrows: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 8; at++) {
      const [x, y] = [chance.between(-70, 60), chance.between(-66, 20)];
      s.line("ink", path(x, y, x - 26, y + 34), 2.6)
        .fill("metal", shape(x - 33, y + 43, x - 29, y + 30, x - 21, y + 36))
        .fill("glow", shape(x, y, x + 10, y - 4, x + 4, y - 12));
    }
    return s;
  },
  charge: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 9; at++) {
      const x = -74 + at * 18 + chance.between(-3, 3);
      const y = 46 - (at % 2) * 7;
      s.line("ink", path(x + 6, y, x - 24, y - 76 - chance.between(0, 14)), 2.4).fill(
        "metal",
        shape(x - 27, y - 100, x - 20, y - 80, x - 29, y - 78),
      );
      s.disc("deep", x + 4, y - 22, 8)
        .fill(
          "body",
          `M${x - 10} ${y + 10}Q${x - 8} ${y - 16} ${x + 4} ${y - 16}Q${x + 18} ${y - 14} ${x + 18} ${y + 10}Z`,
        )
        .fill("steel", `M${x - 5} ${y - 22}Q${x + 4} ${y - 36} ${x + 13} ${y - 22}Z`);
    }
    return s;
  },
  blast: (chance) => {
    const s = new Sketch();
    for (const [tone, r] of [
      ["deep", 66],
      ["body", 54],
      ["glow", 42],
      ["hot", 22],
    ] as const)
      for (let at = 0; at < 7; at++)
        s.disc(
          tone,
          Math.cos(at * 0.9 + r) * r * 0.5,
          -8 + Math.sin(at * 0.9 + r) * r * 0.42,
          r * chance.between(0.4, 0.56),
          undefined,
          0.96,
        );
    for (let bit = 0; bit < 9; bit++) {
      const a = chance.between(-1.7, 1.7);
      s.fill("ink", shape(...turned(a, -4, -66, 0, -82 - chance.between(0, 16), 5, -68)));
    }
    return s;
  },
  shadow: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, -8, 58, 54, 0.25)
      .fill(
        "ink",
        "M-64 60Q-52 -30 0 -66Q52 -30 64 60Q48 44 36 60Q24 42 12 60Q0 44 -12 60Q-24 42 -36 60Q-48 44 -64 60Z",
      )
      .detail("glow", "M-26 -18L-6 -8L-24 0ZM26 -18L6 -8L24 0Z")
      .detail("glow", "M-18 20Q0 10 18 20L10 26L4 20L-3 27L-10 20Z");
    void chance;
    return s;
  },
  growth: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 5; at++) {
      const x = -56 + at * 28;
      const high = chance.between(60, 112);
      s.line(
        "body",
        `M${x} 62Q${x + chance.between(-22, 22)} ${62 - high * 0.5} ${x + chance.between(-10, 10)} ${62 - high}`,
        6,
      );
      for (let leaf = 0; leaf < 4; leaf++)
        s.fill(
          "bright",
          `M${x} ${40 - leaf * 22}q${leaf % 2 ? 24 : -24} -18 ${leaf % 2 ? 30 : -30} 4` +
            `q${leaf % 2 ? -14 : 14} 12 ${leaf % 2 ? -30 : 30} -4Z`,
        );
    }
    s.disc("glow", 0, -16, 16).detail("hot", ring(0, -16, 7));
    return s;
  },
  shieldwall: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 5; at++) {
      const x = -62 + at * 31;
      s.line("ink", path(x + 10, 40, x + 2, -74 - chance.between(0, 12)), 2.6).fill(
        "metal",
        shape(x - 3, -74, x + 2, -96, x + 7, -74),
      );
      s.disc("steel", x, -38, 12);
    }
    for (let at = 0; at < 5; at++) {
      const x = -62 + at * 31;
      s.fill("bright", `M${x - 18} -26Q${x} -34 ${x + 18} -26Q${x + 20} 30 ${x} 56Q${x - 20} 30 ${x - 18} -26Z`)
        .detail("body", `M${x - 13} -21Q${x} -27 ${x + 13} -21Q${x + 14} 24 ${x} 45Q${x - 14} 24 ${x - 13} -21Z`)
        .detail("glow", ring(x, 2, 6));
    }
    return s;
  },
  duel: (chance) => {
    const s = new Sketch();
    blade(s, 0.75 + chance.between(-0.1, 0.1), 66, 6);
    blade(s, -0.75 + chance.between(-0.1, 0.1), 66, 6);
    s.disc("hot", 0, -6, 10).disc("glow", 0, -6, 24, 24, 0.4);
    for (let at = 0; at < 8; at++) ray(s, "hot", at * 0.78 + 0.2, 8, chance.between(20, 34), 5, 0.9);
    return s;
  },
  moon: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, -16, 66, 64, 0.25)
      .disc("glow", 0, -16, 46)
      .detail("hot", ring(-6, -20, 38, 37), 0, 0.7);
    for (const [x, y, r] of [
      [-18, -30, 8],
      [12, -8, 11],
      [-10, 4, 5],
      [20, -34, 5],
    ] as const)
      s.detail("bright", ring(x, y, r * chance.between(0.8, 1.2)), 0, 0.6);
    s.fill("ink", "M-90 62Q-60 34 -40 44L-30 22L-22 42Q10 30 30 46L40 30L50 46Q70 44 90 62Z");
    return s;
  },
  plague: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 11; at++) {
      const [x, y, r] = [chance.between(-64, 64), chance.between(-54, 50), chance.between(8, 21)];
      s.disc("glow", x, y, r, r, 0.5)
        .disc("bright", x, y, r * 0.7, r * 0.7, 0.8)
        .detail("hot", ring(x - r * 0.25, y - r * 0.25, r * 0.18));
    }
    s.fill("bone", "M-26 -4Q-28 -40 0 -42Q28 -40 26 -4Q24 8 16 12V28H-16V12Q-24 8 -26 -4Z")
      .detail("ink", ring(-10, -8, 7))
      .detail("ink", ring(10, -8, 7))
      .detail("ink", "M-7 28V20M0 28V20M7 28V20", 2);
    return s;
  },
  portal: (chance) => {
    const s = new Sketch();
    for (const [tone, r, soft] of [
      ["bright", 64, 0.5],
      ["glow", 52, 0.8],
      ["ink", 44, 1],
      ["deep", 34, 0.9],
      ["glow", 18, 0.5],
    ] as const)
      s.disc(tone, 0, -4, r * 0.78, r, soft);
    for (let at = 0; at < 12; at++) {
      const a = (at / 12) * Math.PI * 2 + chance.between(-0.1, 0.1);
      s.line("hot", path(Math.sin(a) * 40, -4 - Math.cos(a) * 52, Math.sin(a) * 52, -4 - Math.cos(a) * 68), 2.4, 0.8);
    }
    return s;
  },
  roar: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 9; at++)
      ray(s, "glow", -2.0 + at * 0.5 + chance.between(-0.08, 0.08), 40, chance.between(68, 94), 12, 0.55);
    s.fill("body", "M-44 -34Q0 -60 44 -34Q56 10 36 48Q0 62 -36 48Q-56 10 -44 -34Z")
      .detail("ink", "M-32 2Q0 -10 32 2Q34 40 0 46Q-34 40 -32 2Z")
      .detail(
        "bone",
        "M-28 3L-22 18L-14 1L-6 16L0 0L8 16L14 1L22 17L28 3ZM-24 38L-18 26L-10 42L-2 28L6 43L14 27L24 38L0 46Z",
      )
      .detail("hot", "M-30 -22L-8 -14L-28 -8ZM30 -22L8 -14L28 -8Z");
    return s;
  },
  circle: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, 0, 64, 60, 0.2)
      .line("glow", ring(0, 0, 56), 3.4)
      .line("glow", ring(0, 0, 40), 2.2);
    const points = chance.whole(3, 7);
    const star: number[] = [];
    const skip = points % 2 ? Math.floor(points / 2) : 1;
    for (let at = 0; at < points; at++) star.push(...turn(0, -40, (at * skip * Math.PI * 2) / points));
    s.line("hot", shape(...star), 2.6);
    for (let at = 0; at < points * 2; at++) {
      const [x, y] = turn(0, -48, (at * Math.PI) / points);
      s.detail("hot", chance.may(0.5) ? ring(x, y, 3) : shape(x, y - 4, x + 4, y, x, y + 4, x - 4, y));
    }
    s.disc("hot", 0, 0, 8);
    return s;
  },
  quake: (chance) => {
    const s = new Sketch();
    s.fill("near", "M-96 62V10L-60 0L-44 16L-20 -4L-6 18L-12 62ZM96 62V4L64 -10L40 12L22 -2L10 20L4 62Z")
      .fill("glow", `M-6 18L-12 62H4L10 20L2 ${chance.between(-6, 6)}Z`)
      .disc("glow", 0, 20, 26, 44, 0.35);
    for (let at = 0; at < 7; at++) {
      const [x, y] = [chance.between(-50, 50), chance.between(-64, -14)];
      s.fill("deep", shape(x - 9, y + 4, x - 4, y - 8, x + 8, y - 5, x + 7, y + 8));
    }
    return s;
  },
  rain: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 5; at++) {
      const [x, y] = [chance.between(-64, 66), chance.between(-60, 6)];
      s.fill("glow", `M${x - 12} ${y + 12}L${x + 40} ${y - 54}L${x + 14} ${y + 16}Z`, 0.5)
        .disc("deep", x, y + 12, 14)
        .disc("glow", x, y + 12, 9)
        .detail("hot", ring(x - 2, y + 10, 4));
    }
    s.disc("glow", 0, 56, 80, 10, 0.3);
    return s;
  },
  beam: (chance) => {
    const s = new Sketch();
    const x = chance.between(-14, 14);
    s.fill("glow", shape(x - 14, -90, x + 14, -90, x + 44, 60, x - 44, 60), 0.4)
      .fill("hot", shape(x - 7, -90, x + 7, -90, x + 20, 60, x - 20, 60), 0.75)
      .disc("hot", x, 56, 52, 10, 0.9)
      .disc("glow", x, 56, 76, 16, 0.4);
    for (let at = 0; at < 7; at++)
      s.detail("hot", ring(x + chance.between(-46, 46), chance.between(-50, 40), chance.between(1.2, 2.6)));
    return s;
  },
  march: (chance) => {
    const s = new Sketch();
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 7; at++) {
        const [x, y, k] = [-84 + at * 26 + (row % 2) * 13 + chance.between(-2, 2), 24 + row * 20, 0.75 + row * 0.18];
        s.disc(row === 2 ? "body" : "deep", x, y - 30 * k, 6 * k)
          .fill(
            row === 2 ? "body" : "deep",
            `M${x - 9 * k} ${y}L${x - 8 * k} ${y - 20 * k}Q${x} ${y - 28 * k} ${x + 8 * k} ${y - 20 * k}L${x + 9 * k} ${y}Z`,
          )
          .line("ink", path(x + 8 * k, y - 2, x + 10 * k, y - 54 * k), 1.6 * k)
          .fill("metal", shape(x + 8 * k, y - 54 * k, x + 10 * k, y - 62 * k, x + 12 * k, y - 54 * k));
      }
    s.line("ink", path(0, 20, 0, -66), 3)
      .fill("bright", `M0 -66L46 -58L38 -44L46 -30L0 -32Z`)
      .detail("glow", ring(18, -47, 7));
    return s;
  },
};
