// Things that are carried, and forces that are let loose: around 0 0, some 90 across.
import type { Chance } from "./chance";
import { path, ring, shape, Sketch, type Tone } from "./sketch";

export type Thing =
  | "sword"
  | "axe"
  | "hammer"
  | "gun"
  | "bow"
  | "staff"
  | "armour"
  | "helm"
  | "shield"
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

const turn = (x: number, y: number, angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
const turned = (angle: number, ...points: number[]): number[] =>
  points.flatMap((_, at) => (at % 2 ? [] : turn(points[at]!, points[at + 1]!, angle)));

function blade(s: Sketch, angle: number, long: number, wide: number): void {
  s.fill(
    "metal",
    shape(...turned(angle, -wide, 14, -wide * 0.9, -long + 12, 0, -long, wide * 0.9, -long + 12, wide, 14)),
  ).detail("steel", shape(...turned(angle, 0, 14, 0, -long, wide * 0.9, -long + 12, wide, 14)), 0, 0.6);
  s.line("glow", path(...turned(angle, -15, 16, 15, 16)), 5).line("deep", path(...turned(angle, 0, 18, 0, 40)), 5.4);
  const [x, y] = turn(0, 44, angle);
  s.disc("glow", x, y, 5);
}

export const THINGS: Record<Thing, (chance: Chance) => Sketch> = {
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
        "M-18 56V18Q-44 2 -48 -12Q-42 -22 -26 -6L-24 -46Q-18 -54 -12 -46L-8 -16L-6 -58Q0 -66 6 -58L8 -16L14 -52Q22 -58 26 -50L24 -10L34 -34Q42 -38 44 -30L34 14Q30 34 20 40V56Z",
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
        `M${side * 6} 10Q${side * 24} -44 ${side * 74} -50Q${side * 72} -34 ${side * 58} -28Q${side * 64} -20 ${side * 50} -10Q${side * 54} 0 ${side * 38} 8Q${side * 40} 20 ${side * 10} 26Z`,
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
        `M${k(-50, 46)}Q${k(-70, 4)} ${k(-38, -18)}Q${k(-40, 4)} ${k(-24, 8)}Q${k(-34, -40)} ${k(lean, -78)}Q${k(4, -44)} ${k(22, -30)}Q${k(26, -46)} ${k(20, -58)}Q${k(60, -24)} ${k(46, 14)}Q${k(54, 8)} ${k(56, -4)}Q${k(66, 26)} ${k(48, 46)}Z`,
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
          `M${x} ${40 - leaf * 22}q${leaf % 2 ? 24 : -24} -18 ${leaf % 2 ? 30 : -30} 4q${leaf % 2 ? -14 : 14} 12 ${leaf % 2 ? -30 : 30} -4Z`,
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
