// Portable objects, centred on (0, 0), about 90 units wide.
import type { Chance } from "../chance";
import { path, ring, shape, Sketch } from "../sketch";
import { turn } from "../turning";
import { WEAPONS, type Weapon } from "./weapons";

export type Thing =
  | Weapon
  | "book"
  | "rune"
  | "banner"
  | "cup"
  | "ring"
  | "potion"
  | "scroll"
  | "claw"
  | "skull"
  | "crystal"
  | "eye"
  | "hand"
  | "chain"
  | "crown"
  | "mask"
  | "wings"
  | "horn"
  | "key"
  | "coin"
  | "boots"
  | "heart"
  | "star"
  | "cog"
  | "grenade"
  | "map";

export const THINGS: Record<Thing, (chance: Chance) => Sketch> = {
  ...WEAPONS,
  book: () => {
    const s = new Sketch();
    s.disc("glow", 0, -26, 46, 30, 0.3)
      .fill("body", "M-62 -20L0 -8L62 -20V38L0 50L-62 38Z")
      .fill("bone", "M-56 -26Q-24 -32 0 -14V42Q-26 26 -56 32ZM56 -26Q24 -32 0 -14V42Q26 26 56 32Z")
      .detail(
        "steel",
        "M-46 -14Q-26 -18 -10 -8M-46 -2Q-26 -6 -10 4M-46 10Q-26 6 -10 16M46 -14Q26 -18 10 -8M46 -2Q26 -6 10 4",
        1.6,
        0.8,
      )
      .detail("glow", path(0, -14, 0, 42), 2.6);
    for (const [x, y] of [
      [-18, -46],
      [6, -58],
      [24, -42],
    ] as const)
      s.detail("hot", shape(x, y - 5, x + 4, y, x, y + 5, x - 4, y));
    return s;
  },
  rune: (chance) => {
    const s = new Sketch();
    s.fill("steel", "M-30 54L-40 -8L-22 -50L14 -58L40 -26L34 40L8 58Z")
      .detail("deep", "M4 58L10 -58L40 -26L34 40L8 58Z", 0, 0.5)
      .disc("glow", 0, 0, 40, 48, 0.2);
    const marks = [
      "M-10 32V-32L14 -14L-10 2L14 32",
      "M0 34V-34M0 -34L16 -16M0 -12L16 4",
      "M-14 34V-34L14 34V-34",
      "M0 34V-6L-16 -34M0 -6L16 -34",
      "M-14 -30L14 -4L-14 30M14 -30L-14 4L14 30",
      "M-12 34V-34H2Q16 -22 2 -8H-12L14 34",
    ];
    s.line("glow", chance.pick(marks), 7).detail("hot", chance.pick(marks), 0.1, 0.01);
    return s;
  },
  banner: (chance) => {
    const s = new Sketch();
    s.line("deep", path(-26, 62, -26, -62), 5)
      .line("deep", path(-32, -52, 46, -52), 4)
      .fill("bright", `M-22 -50H44V18L28 8L11 24L-6 8L-22 20Z`)
      .detail("body", "M-22 -50H44V-42H-22Z")
      .detail(
        "glow",
        chance.pick([
          "M11 -32L19 -16H36L22 -6L27 10L11 0L-5 10L0 -6L-14 -16H3Z",
          "M2 -36H20V-26H32V-10H20V10H2V-10H-10V-26H2Z",
          "M11 -38Q34 -22 26 4L11 12L-4 4Q-12 -22 11 -38ZM11 -22L3 -6H19Z",
        ]),
      )
      .fill("glow", shape(-26, -76, -20, -62, -32, -62));
    return s;
  },
  cup: () => {
    const s = new Sketch();
    s.disc("glow", 0, -46, 40, 20, 0.35)
      .fill("bright", "M-34 -44H34Q32 0 8 10V34L26 48H-26L-8 34V10Q-32 0 -34 -44Z")
      .detail("body", "M2 -44H34Q32 0 8 10V34L26 48H2Z", 0, 0.6)
      .disc("glow", 0, -44, 34, 8)
      .detail("hot", ring(0, -45, 22, 4))
      .detail("glow", "M0 -24L8 -12L0 0L-8 -12Z");
    return s;
  },
  ring: () => {
    const s = new Sketch();
    s.line("bright", ring(0, 14, 36, 38), 11)
      .detail("rim", "M-32 -6Q-40 28 -10 46", 2.6)
      .fill("steel", "M-18 -26L-8 -16H8L18 -26L12 -36H-12Z")
      .fill("glow", "M-18 -42L-9 -60H9L18 -42L0 -18Z")
      .detail("hot", "M-18 -42L-9 -60L0 -42L0 -18Z", 0, 0.8)
      .disc("glow", 0, -42, 34, 32, 0.22);
    return s;
  },
  potion: () => {
    const s = new Sketch();
    s.fill("steel", "M-10 -58H10V-30Q44 -10 40 26Q34 56 0 56Q-34 56 -40 26Q-44 -10 -10 -30Z")
      .detail("glow", "M-34 8Q0 -6 34 8Q38 48 0 50Q-38 48 -34 8Z")
      .detail("hot", ring(-12, 24, 6))
      .detail("hot", ring(10, 34, 4))
      .detail("hot", ring(4, 14, 3))
      .fill("deep", "M-13 -70H13V-56H-13Z")
      .disc("glow", 0, 20, 52, 46, 0.18);
    return s;
  },
  scroll: () => {
    const s = new Sketch();
    s.fill("bone", "M-36 -48H36V44H-36Z")
      .fill("bright", "M-46 -58H46V-42H-46ZM-46 40H46V56H-46Z")
      .detail("steel", "M-24 -28H24M-24 -16H18M-24 -4H24M-24 8H10", 2.2, 0.8)
      .disc("glow", 14, 26, 10)
      .detail("hot", "M14 19L17 25H22L18 29L20 35L14 31L8 35L10 29L6 25H11Z");
    return s;
  },
  claw: () => {
    const s = new Sketch();
    for (const [x, y] of [
      [-30, 0],
      [-8, -10],
      [14, -6],
    ] as const)
      s.fill(
        "bone",
        `M${x + 4} ${y + 26}Q${x - 22} ${y - 8} ${x - 34} ${y - 48}Q${x + 4} ${y - 28} ${x + 22} ${y + 18}Z`,
      );
    s.fill("deep", "M-34 18Q0 0 40 8L56 54H-14Z")
      .detail("body", "M-30 22Q0 6 36 12L42 26Q8 18 -22 36Z")
      .detail("glow", path(-16, 40, 48, 34), 3);
    return s;
  },
  skull: () => {
    const s = new Sketch();
    s.disc("glow", 0, 0, 58, 56, 0.2)
      .fill("bone", "M-44 -4Q-46 -54 0 -56Q46 -54 44 -4Q42 14 28 20V44H-28V20Q-42 14 -44 -4Z")
      .detail(
        "ink",
        "M-30 -6Q-28 -22 -12 -16Q-4 -6 -10 6Q-26 12 -30 -6ZM30 -6Q28 -22 12 -16Q4 -6 10 6Q26 12 30 -6ZM0 8L7 22H-7Z",
      )
      .detail("glow", ring(-18, -4, 4))
      .detail("glow", ring(18, -4, 4))
      .detail("ink", "M-14 44V30M0 44V30M14 44V30", 2.6);
    return s;
  },
  crystal: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, 0, 56, 54, 0.25);
    for (const [x, high, lean] of [
      [-26, 50, -12],
      [24, 56, 12],
      [-2, 84, chance.between(-6, 6)],
    ] as const)
      s.fill(
        "bright",
        shape(
          x - 13,
          44,
          x - 15 + lean,
          40 - high * 0.7,
          x + lean,
          40 - high,
          x + 14 + lean,
          42 - high * 0.66,
          x + 12,
          44,
        ),
      ).detail("hot", shape(x - 13, 44, x - 15 + lean, 40 - high * 0.7, x + lean, 40 - high, x - 1, 44), 0, 0.65);
    s.fill("near", "M-54 50Q-20 34 0 42T56 50Z");
    return s;
  },
  eye: () => {
    const s = new Sketch();
    for (let ray = 0; ray < 12; ray++) {
      const [x, y] = turn(0, -62, (ray * Math.PI) / 6);
      s.line("glow", path(x * 0.66, y * 0.66, x, y), 3.4, 0.8);
    }
    s.fill("bone", "M-58 0Q0 -54 58 0Q0 54 -58 0Z")
      .detail("body", ring(0, 0, 24))
      .detail("glow", ring(0, 0, 17))
      .detail("ink", "M0 -17Q8 0 0 17Q-8 0 0 -17Z")
      .detail("hot", ring(-7, -7, 4));
    return s;
  },
  hand: () => {
    const s = new Sketch();
    s.disc("glow", 0, -26, 46, 44, 0.3)
      .fill(
        "skin",
        "M-18 56V18Q-44 2 -48 -12Q-42 -22 -26 -6L-24 -46Q-18 -54 -12 -46L-8 -16L-6 -58Q0 -66 6 -58" +
          "L8 -16L14 -52Q22 -58 26 -50L24 -10L34 -34Q42 -38 44 -30L34 14Q30 34 20 40V56Z",
      )
      .fill("body", "M-24 40H26V62H-24Z")
      .line("glow", path(-24, 42, 26, 42), 3);
    return s;
  },
  chain: () => {
    const s = new Sketch();
    for (let at = 0; at < 5; at++) {
      const [x, y] = [-48 + at * 24, -40 + at * 20];
      s.line(at % 2 ? "steel" : "metal", ring(x, y, at % 2 ? 9 : 16, at % 2 ? 13 : 11), 5.5);
    }
    s.fill("glow", "M-8 -14L12 -30L2 -6L22 -2L-2 24L2 4L-18 4Z");
    return s;
  },
  crown: () => {
    const s = new Sketch();
    s.disc("glow", 0, 0, 58, 46, 0.22)
      .fill("bright", "M-48 34L-58 -28L-28 0L0 -48L28 0L58 -28L48 34Z")
      .detail("body", "M0 -48L28 0L58 -28L48 34H0Z", 0, 0.5)
      .fill("bright", "M-48 36H48V50H-48Z");
    for (const [x, y] of [
      [-58, -32],
      [0, -52],
      [58, -32],
    ] as const)
      s.disc("glow", x, y, 6);
    for (const x of [-28, 0, 28]) s.detail("glow", shape(x, 36, x + 6, 43, x, 50, x - 6, 43));
    return s;
  },
  mask: () => {
    const s = new Sketch();
    s.fill("bone", "M-40 -46Q0 -60 40 -46Q46 8 20 36L0 58L-20 36Q-46 8 -40 -46Z")
      .detail("steel", "M0 -54Q22 -54 40 -46Q46 8 20 36L0 58Z", 0, 0.5)
      .detail(
        "ink",
        "M-30 -14Q-18 -26 -6 -12Q-18 -4 -30 -14ZM30 -14Q18 -26 6 -12Q18 -4 30 -14ZM-16 26Q0 18 16 26Q0 36 -16 26Z",
      )
      .detail("glow", ring(-18, -14, 3.4))
      .detail("glow", ring(18, -14, 3.4))
      .detail("glow", "M0 -44L6 -30L0 -18L-6 -30Z");
    return s;
  },
  wings: () => {
    const s = new Sketch();
    for (const side of [-1, 1]) {
      s.fill(
        "bone",
        `M${side * 6} 10Q${side * 24} -44 ${side * 74} -50Q${side * 72} -34 ${side * 58} -28` +
          `Q${side * 64} -20 ${side * 50} -10Q${side * 54} 0 ${side * 38} 8` +
          `Q${side * 40} 20 ${side * 10} 26Z`,
      );
      s.detail(
        "steel",
        `M${side * 16} 4L${side * 60} -40M${side * 16} 12L${side * 50} -18M${side * 14} 20L${side * 38} 2`,
        1.8,
        0.7,
      );
    }
    s.fill("glow", "M0 -30L10 6L0 40L-10 6Z").detail("hot", "M0 -18L5 6L0 26L-5 6Z");
    return s;
  },
  horn: () => {
    const s = new Sketch();
    s.fill("bone", "M-58 -30Q-46 -52 -30 -40Q-20 8 40 6L56 26Q-36 60 -58 -30Z")
      .detail("steel", "M-50 -20Q-30 44 52 26Q-36 60 -58 -30Z", 0, 0.5)
      .line("glow", path(-62, -26, -28, -42), 6)
      .line("glow", path(10, 3, 4, 34), 4)
      .line("deep", "M-40 -40Q0 -70 40 -34L44 4", 2.4);
    return s;
  },
  key: () => {
    const s = new Sketch();
    s.line("bright", ring(-34, -22, 18), 8)
      .line("bright", path(-20, -10, 44, 40), 8)
      .line("bright", path(30, 28, 42, 14), 7)
      .line("bright", path(44, 40, 54, 28), 7)
      .disc("glow", -34, -22, 8);
    return s;
  },
  coin: () => {
    const s = new Sketch();
    for (const [x, y] of [
      [-26, 36],
      [22, 38],
      [-2, 16],
      [-24, -4],
      [26, 0],
    ] as const)
      s.disc("glow", x, y, 22, 12)
        .detail("bright", ring(x, y - 3, 22, 12))
        .detail("glow", ring(x, y - 3, 17, 9))
        .detail("body", path(x - 6, y - 3, x + 6, y - 3), 2.6);
    s.disc("glow", 0, -38, 17)
      .detail("bright", ring(0, -38, 12))
      .detail("hot", "M0 -47L3 -40H10L4 -36L6 -29L0 -33L-6 -29L-4 -36L-10 -40H-3Z");
    return s;
  },
  boots: () => {
    const s = new Sketch();
    for (const x of [-30, 16])
      s.fill("deep", `M${x - 12} -46H${x + 14}V20L${x + 2} 46H${x - 40}Q${x - 44} 30 ${x - 14} 18Z`)
        .line("glow", path(x - 12, -40, x + 14, -40), 5)
        .detail("body", path(x - 10, -10, x + 12, -12), 3);
    s.fill("bone", "M34 -30Q60 -40 70 -26Q58 -26 60 -16Q50 -20 34 -12Z");
    return s;
  },
  heart: () => {
    const s = new Sketch();
    s.disc("glow", 0, 0, 56, 54, 0.25)
      .fill("glow", "M0 46Q-60 8 -44 -28Q-22 -50 0 -20Q22 -50 44 -28Q60 8 0 46Z")
      .detail("hot", "M-30 -26Q-16 -34 -8 -20Q-22 -16 -26 -2Q-38 -14 -30 -26Z", 0, 0.8)
      .line("deep", "M-6 -24Q-10 -52 4 -58M10 -26Q18 -46 30 -50", 6);
    return s;
  },
  star: (chance) => {
    const s = new Sketch();
    const points = chance.whole(5, 8);
    const list: number[] = [];
    for (let at = 0; at < points * 2; at++) list.push(...turn(0, at % 2 ? -22 : -58, (at * Math.PI) / points));
    s.disc("glow", 0, 0, 60, 60, 0.22)
      .fill("bright", shape(...list))
      .detail("glow", ring(0, 0, 16))
      .detail("hot", ring(0, 0, 8));
    return s;
  },
  cog: () => {
    const s = new Sketch();
    for (let tooth = 0; tooth < 10; tooth++)
      s.line("steel", path(...turn(0, -30, (tooth * Math.PI) / 5), ...turn(0, -52, (tooth * Math.PI) / 5)), 13);
    s.disc("metal", 0, 0, 40)
      .detail("deep", ring(0, 0, 27))
      .disc("glow", 0, 0, 14)
      .detail("hot", ring(0, 0, 6))
      .line("steel", path(0, -26, 0, -14), 4)
      .line("steel", path(0, 26, 0, 14), 4)
      .line("steel", path(-26, 0, -14, 0), 4)
      .line("steel", path(26, 0, 14, 0), 4);
    return s;
  },
  grenade: () => {
    const s = new Sketch();
    s.disc("deep", 0, 12, 38, 40)
      .detail("body", "M-34 0H34M-36 20H36M-14 -24V48M14 -24V48", 3)
      .fill("steel", "M-14 -40H14V-24H-14Z")
      .line("metal", "M10 -38Q40 -40 42 -6", 5)
      .line("glow", ring(-26, -46, 11), 3)
      .disc("glow", 0, 12, 12, 12, 0.8);
    return s;
  },
  map: () => {
    const s = new Sketch();
    s.fill("bone", "M-60 -34L-22 -46L20 -34L60 -46V36L20 48L-22 36L-60 46Z")
      .detail("steel", "M-22 -46V36M20 -34V48", 1.6, 0.7)
      .detail("body", "M-46 26Q-30 0 -14 6T12 -4T30 -20", 3)
      .fill("glow", "M30 -20Q20 -34 30 -42Q40 -34 30 -20Z")
      .detail("deep", shape(-46, -10, -38, -24, -30, -10))
      .detail("deep", shape(-10, 26, -4, 14, 4, 26));
    return s;
  },
};
