// Beasts, monsters and their riders. They face left; the feet are at (0, 0), and a horse is about 80 units tall.
import type { Chance } from "../chance";
import { person } from "../figures/people";
import type { Person } from "../figures/figure";
import { path, ring, shape, Sketch, type Tone } from "../sketch";

export type Beast =
  | "horse"
  | "wolf"
  | "boar"
  | "lion"
  | "raptor"
  | "dragon"
  | "griffon"
  | "eagle"
  | "squig"
  | "troll"
  | "tree"
  | "bug"
  | "swarm"
  | "serpent"
  | "spider"
  | "bike"
  | "hound";

export function beast(kind: Beast, chance: Chance): Sketch {
  return BEASTS[kind](chance);
}

function fourLegs(
  s: Sketch,
  tone: Tone,
  x1: number,
  x2: number,
  y: number,
  wide: number,
  chance: Chance,
  hoof: Tone = "ink",
): void {
  const run = chance.between(2, 9);
  for (const [x, step, back] of [
    [x1 + 5, -run * 1.6, false],
    [x1 - 3, run * 0.4, false],
    [x2 - 5, -run * 0.5, true],
    [x2 + 3, run * 1.6, true],
  ] as const) {
    s.line(tone, path(x, y, x + step * 0.4 + (back ? 5 : -2), y * 0.45, x + step, -3), wide);
    s.line(hoof, path(x + step - 1, -2, x + step - 4, -2), wide * 0.9);
  }
}

const BEASTS: Record<Beast, (chance: Chance) => Sketch> = {
  horse: (chance) => {
    const s = new Sketch();
    s.line("deep", `M34 -50Q52 -46 46 -14`, 5);
    fourLegs(s, "deep", -24, 26, -36, 6.5, chance);
    s.fill("deep", "M-34 -46Q-30 -62 -8 -56Q14 -60 30 -58Q42 -52 36 -34Q20 -26 2 -30Q-20 -26 -32 -34Z");
    s.fill("deep", "M-18 -54Q-28 -78 -42 -88L-46 -96L-38 -92Q-34 -92 -30 -86Q-14 -72 -4 -54Z");
    s.fill("deep", "M-42 -92Q-56 -80 -62 -70Q-60 -64 -54 -66Q-44 -70 -34 -80Z");
    s.fill("glow", "M-36 -94Q-22 -84 -6 -54L-14 -54Q-24 -76 -36 -88Z");
    s.fill("body", "M-30 -56Q0 -62 34 -60Q42 -40 36 -26L26 -32L18 -22L8 -30L-4 -20L-14 -30L-26 -24Q-34 -40 -30 -56Z");
    s.detail("bright", path(-30, -54, 34, -58), 2.4, 0.9);
    s.fill("steel", "M-36 -90L-50 -80L-58 -70L-50 -70L-36 -82Z");
    s.detail("glow", ring(-45, -80, 1.5));
    return s;
  },
  wolf: (chance) => predator(chance, "deep", 0),
  lion: (chance) => predator(chance, "body", 2),
  hound: (chance) => predator(chance, "body", 1),
  boar: (chance) => {
    const s = new Sketch();
    fourLegs(s, "deep", -20, 26, -28, 7, chance);
    s.fill(
      "deep",
      "M-44 -40Q-40 -60 -16 -62Q20 -66 38 -46Q42 -28 30 -22Q0 -16 -26 -20Q-40 -22 -54 -24Q-60 -30 -52 -36Z",
    );
    s.fill("body", "M-30 -58L-24 -70L-18 -60L-10 -73L-4 -62L6 -73L12 -61L22 -69L26 -56L38 -58L36 -46Q0 -62 -30 -54Z");
    s.fill("bone", "M-46 -26Q-58 -28 -56 -42Q-52 -34 -42 -32Z");
    s.detail("glow", ring(-39, -43, 2));
    s.line("deep", "M38 -44q10 -2 8 8", 3);
    return s;
  },
  raptor: (chance) => {
    const s = new Sketch();
    const step = chance.between(4, 12);
    s.fill("body", "M10 -50Q40 -50 76 -62Q56 -36 24 -32Z");
    s.line("body", path(8, -38, 18 + step, -22, 8 + step, -3, 0 + step, -2), 8);
    s.line("deep", path(0, -38, -6, -20, 2 - step, -3, -8 - step, -2), 8);
    s.fill("body", "M-22 -58Q0 -66 26 -50Q22 -30 2 -30Q-22 -34 -22 -58Z");
    s.fill(
      "body",
      "M-16 -50Q-30 -70 -30 -84Q-26 -96 -44 -94Q-64 -90 -66 -80L-46 -78L-64 -74Q-60 -70 -44 -72Q-34 -64 -30 -48Z",
    );
    s.fill("glow", "M-28 -92L-18 -88L-24 -82L-12 -76L-20 -70L-8 -62L-16 -58Q-26 -72 -28 -92Z");
    s.detail("hot", ring(-43, -86, 2.2));
    s.detail("bone", path(-62, -77.5, -48, -76.5), 1.5);
    s.line("body", path(-20, -50, -34, -44, -36, -36), 4);
    return s;
  },
  dragon: (chance) => {
    const s = new Sketch();
    const lift = chance.between(0, 16);
    s.fill("deep", `M6 -60Q30 -118 74 ${-128 - lift}Q66 -100 78 -86Q60 -88 58 -70Q44 -78 36 -56Z`);
    s.line("ink", `M6 -60Q30 -118 74 ${-128 - lift}M36 -90L78 -86M30 -84L58 -70`, 1.6, 0.8);
    s.fill("body", "M14 -40Q50 -34 70 -18Q86 -6 96 -22Q92 2 66 -4Q40 -14 10 -20Z");
    s.line("body", path(16, -34, 26, -18, 18, -3, 8, -2), 9).line("body", path(-8, -34, -18, -18, -12, -3, -22, -2), 8);
    s.fill("body", "M-20 -64Q2 -70 26 -50Q34 -30 16 -20Q-10 -16 -20 -30Q-28 -50 -20 -64Z");
    s.fill(
      "body",
      "M-18 -48Q-36 -74 -28 -96Q-24 -112 -40 -112Q-54 -112 -70 -100L-50 -98L-66 -90Q-50 -86 -42 -92Q-50 -66 -22 -34Z",
    );
    s.fill("bone", "M-32 -112L-16 -124L-26 -106Z").fill("bone", "M-38 -113L-30 -128L-33 -110Z");
    s.detail("bright", "M-20 -44Q-12 -24 12 -22Q-8 -18 -18 -30Z", 0, 0.8);
    for (let at = 0; at < 5; at++)
      s.fill("glow", shape(-24 + at * 9, -80 + at * 8, -18 + at * 9, -88 + at * 8, -16 + at * 9, -73 + at * 8));
    s.detail("hot", ring(-45, -106, 2.1));
    s.fill("deep", `M-8 -60Q6 -110 44 ${-124 - lift}Q34 -100 48 -92Q32 -90 34 -76Q18 -80 16 -54Z`);
    s.line("bright", `M-8 -60Q6 -110 44 ${-124 - lift}`, 3);
    if (chance.may(0.55))
      s.fill("glow", "M-66 -96Q-96 -92 -112 -70Q-90 -74 -88 -62Q-76 -82 -60 -90Z", 0.85).detail(
        "hot",
        "M-66 -95Q-84 -90 -92 -78Q-76 -84 -62 -91Z",
      );
    return s;
  },
  griffon: (chance) => {
    const s = predator(chance, "body", 0);
    const lift = chance.between(0, 14);
    s.fill("bone", `M-14 -50Q-2 -96 40 ${-112 - lift}Q44 -92 60 -90Q48 -80 56 -68Q40 -70 40 -56Q20 -62 10 -44Z`);
    for (let feather = 0; feather < 4; feather++)
      s.detail("steel", path(0 + feather * 4, -58 - feather * 2, 44 + feather * 2, -98 + feather * 12), 1.3, 0.7);
    s.fill("glow", shape(-62, -62, -52, -68, -50, -58));
    return s;
  },
  eagle: (chance) => {
    const s = new Sketch();
    const dip = chance.between(-8, 12);
    for (const side of [-1, 1]) {
      s.fill(
        "body",
        `M0 -50Q${side * 30} ${-86 + dip} ${side * 74} -84L${side * 66} -74L${side * 78} -68` +
          `L${side * 64} -62L${side * 70} -52L${side * 52} -52L${side * 52} -42Q${side * 24} -34 0 -38Z`,
      );
      s.detail(
        "bone",
        `M${side * 16} -60L${side * 60} -74M${side * 18} -52L${side * 62} -62M${side * 18} -46L${side * 56} -52`,
        1.5,
        0.6,
      );
    }
    s.fill("deep", "M-10 -58Q0 -66 10 -58L8 -28L0 -6L-8 -28Z");
    s.disc("bone", 0, -62, 9)
      .fill("glow", shape(-7, -62, -19, -57, -6, -55))
      .detail("ink", ring(-4, -64, 1.6));
    return s;
  },
  squig: (chance) => {
    const s = new Sketch();
    s.line("body", path(-14, -14, -18, -3, -26, -2), 7).line("body", path(14, -14, 16, -3, 8, -2), 7);
    s.disc("body", 0, -36, 34, 31);
    s.fill("ink", "M-30 -34Q-20 -12 2 -10Q20 -14 24 -30Q0 -22 -30 -34Z");
    for (let tooth = 0; tooth < 6; tooth++)
      s.detail(
        "bone",
        shape(-28 + tooth * 9, -33 + tooth * 0.8, -21 + tooth * 9, -31 + tooth * 0.6, -24 + tooth * 9, -21),
      );
    s.detail("hot", ring(-16, -48, 5))
      .detail("hot", ring(4, -50, 4.4))
      .detail("ink", ring(-18, -48, 2))
      .detail("ink", ring(2, -50, 1.8));
    s.fill("bone", shape(-10, -64, -16, -80, -2, -66)).fill("bone", shape(12, -63, 20, -78, 20, -60));
    void chance;
    return s;
  },
  troll: (chance) => {
    const s = person(
      {
        build: "giant",
        head: "tusks",
        dress: "bare",
        arm: chance.pick(["mace", "claws"] as const),
        shield: "",
        cape: false,
      },
      chance,
    );
    for (let spine = 0; spine < 4; spine++)
      s.fill(
        "bone",
        shape(20 + spine * 3, -98 + spine * 12, 32 + spine * 3, -100 + spine * 12, 22 + spine * 3, -88 + spine * 12),
      );
    return s;
  },
  tree: (chance) => {
    const s = new Sketch();
    for (const [x, y, r] of [
      [-26, -112, 24],
      [4, -126, 30],
      [32, -110, 22],
      [-4, -104, 26],
    ] as const)
      s.disc("body", x + chance.between(-4, 4), y, r);
    for (let leaf = 0; leaf < 9; leaf++)
      s.detail("bright", ring(chance.between(-40, 42), chance.between(-140, -96), chance.between(3, 7)), 0, 0.7);
    s.fill("deep", "M-22 0Q-14 -20 -18 -44Q-22 -80 -12 -98L14 -98Q22 -76 16 -44Q14 -20 26 0L10 -4L4 -14L-6 -2Z");
    s.line("deep", path(-14, -76, -40, -66, -50, -34, -58, -28), 8).line(
      "deep",
      path(14, -78, 42, -70, 50, -44, 60, -40),
      8,
    );
    s.line("deep", path(-50, -34, -48, -22), 4).line("deep", path(50, -44, 52, -30), 4);
    s.detail("glow", shape(-9, -76, -2, -73, -9, -71)).detail("glow", shape(9, -76, 2, -73, 9, -71));
    s.detail("ink", "M-6 -62Q0 -56 7 -62Q0 -50 -6 -62Z");
    return s;
  },
  bug: (chance) => {
    const s = new Sketch();
    const high = chance.between(0.9, 1.12);
    s.line("bone", path(10, -36, 30, -26, 26, -3), 6).line("bone", path(-2, -36, -14, -20, -8, -3), 6);
    s.fill("bone", "M12 -44Q44 -46 70 -30Q84 -20 92 -34Q90 -8 66 -16Q36 -28 6 -26Z");
    s.fill("bone", "M-16 -66Q4 -78 22 -58Q28 -40 10 -30Q-12 -30 -18 -46Z");
    s.fill("body", `M-24 -78Q-6 -98 18 -82Q34 -70 30 -46Q20 -66 2 -70Q-10 -72 -24 -60Z`);
    for (let plate = 0; plate < 4; plate++)
      s.detail("deep", `M${-12 + plate * 10} ${-84 + plate * 4}q8 6 4 18`, 1.6, 0.8);
    s.fill(
      "body",
      "M-14 -66Q-28 -92 -48 -86Q-66 -76 -74 -62Q-56 -64 -50 -60Q-60 -54 -62 -48Q-44 -48 -34 -54Q-24 -54 -14 -56Z",
    );
    s.detail("bone", path(-66, -62, -52, -58, -56, -52), 2);
    s.detail("glow", ring(-43, -70, 2.6));
    s.fill(
      "bone",
      `M-8 -66Q-34 ${-116 * high} -66 ${-122 * high}Q-50 ${-96 * high} -58 ${-74 * high}Q-34 ${-92 * high} 0 -58Z`,
    );
    s.fill(
      "bone",
      `M8 -68Q-4 ${-124 * high} -34 ${-140 * high}Q-22 ${-110 * high} -26 ${-94 * high}Q-6 ${-96 * high} 14 -60Z`,
    );
    s.line("skin", path(-16, -48, -34, -38, -44, -26), 4);
    return s;
  },
  swarm: (chance) => {
    const s = new Sketch();
    for (let one = 0; one < 7; one++) {
      const [x, y, r] = [-54 + one * 18 + chance.between(-4, 4), -6 - (one % 3) * 16, chance.between(7, 10)];
      s.line("bone", path(x - 4, y, x - 10, y + 8, x - 8, y + 12), 2.4).line(
        "bone",
        path(x + 4, y, x + 9, y + 8, x + 7, y + 12),
        2.4,
      );
      s.fill(
        "body",
        `M${x - r * 1.4} ${y}Q${x - r} ${y - r * 1.6} ${x + r * 0.6} ${y - r * 1.2}` +
          `Q${x + r * 2} ${y - 2} ${x + r * 2.4} ${y + 3}Q${x + r} ${y + 4} ${x - r * 0.6} ${y + 4}Z`,
      );
      s.detail("glow", ring(x - r * 0.8, y - r * 0.4, 1.8));
      s.fill("bone", shape(x - r, y - 3, x - r * 2.6, y - r * 1.3, x - r * 0.4, y - r));
    }
    return s;
  },
  serpent: (chance) => {
    const s = new Sketch();
    const sway = chance.between(-6, 6);
    s.line("body", `M30 -6Q70 -8 60 -30Q44 -48 10 -38Q-30 -24 -34 -56Q-34 -92 ${2 + sway} -98`, 20);
    s.detail("bright", `M26 0Q60 -2 52 -26Q40 -40 10 -31Q-38 -16 -42 -56Q-42 -96 ${2 + sway} -106`, 2.2, 0.7);
    s.fill(
      "body",
      `M${-14 + sway} -114Q${10 + sway} -122 ${22 + sway} -106L${46 + sway} -98L${20 + sway} -96` +
        `L${40 + sway} -86Q${10 + sway} -78 ${-12 + sway} -90Z`,
    );
    s.detail("hot", ring(10 + sway, -106, 2.6));
    s.line("glow", path(42 + sway, -95, 58 + sway, -92), 1.6);
    return s;
  },
  spider: (chance) => {
    const s = new Sketch();
    for (const side of [-1, 1])
      for (let leg = 0; leg < 4; leg++)
        s.line(
          "deep",
          path(side * 10, -34, side * (26 + leg * 9), -64 + leg * 10, side * (36 + leg * 10), -2 - leg * 2),
          4,
        );
    s.disc("body", 14, -42, 28, 24).disc("deep", -14, -34, 15, 13);
    for (let eye = 0; eye < 4; eye++) s.detail("glow", ring(-24 + eye * 5, -36 - (eye % 2) * 5, 1.8));
    s.fill("bone", shape(-24, -26, -30, -12, -20, -24));
    void chance;
    return s;
  },
  bike: (chance) => {
    const s = new Sketch();
    s.fill("deep", "M-70 -24Q-50 -40 -10 -38L40 -44Q56 -36 52 -26L20 -16L-40 -14Z");
    s.fill("bright", "M-82 -22Q-60 -42 -20 -40L-4 -34Q-40 -26 -82 -22Z");
    s.fill("body", shape(30, -42, 58, -64, 54, -34));
    s.detail("ink", path(-60, -24, -10, -28), 1.6);
    s.disc("glow", 56, -28, 6, 4).disc("glow", 64, -27, 14, 5, 0.35).disc("glow", -10, -10, 40, 5, 0.25);
    void chance;
    return s;
  },
};

function predator(chance: Chance, tone: Tone, kind: number): Sketch {
  const s = new Sketch();
  s.line(tone, kind === 2 ? "M36 -42Q58 -40 56 -62" : "M36 -44Q58 -46 64 -26", kind === 2 ? 3.4 : 8);
  if (kind === 2) s.disc("glow", 56, -64, 5);
  fourLegs(s, tone, -22, 28, -30, 7, chance);
  s.fill(tone, "M-34 -48Q-20 -58 6 -50Q30 -56 40 -46Q42 -32 30 -26Q8 -32 -18 -24Q-34 -28 -34 -48Z");
  if (kind === 2) s.disc("glow", -36, -54, 22, 23);
  s.fill(tone, "M-24 -56Q-34 -72 -48 -66Q-64 -60 -70 -50L-52 -48L-66 -44Q-54 -36 -40 -40L-22 -38Z");
  if (kind !== 2)
    s.fill(tone, shape(-44, -66, -40, -82, -34, -64)).fill(
      "deep",
      "M-30 -60L-22 -68L-16 -58L-6 -64L0 -54L-12 -46L-30 -48Z",
    );
  s.detail("glow", ring(-50, -58, 2.1));
  s.detail("bone", path(-66, -47, -56, -47), 1.6);
  if (kind === 1)
    for (let spike = 0; spike < 5; spike++)
      s.fill("bone", shape(-20 + spike * 11, -52, -15 + spike * 11, -66, -10 + spike * 11, -51));
  return s;
}

/** A rider: only the part above the mount's back. */
export function rider(who: Person, mount: Beast, chance: Chance): Sketch {
  const s = new Sketch();
  s.add(beast(mount, chance));
  const up = person({ ...who, cape: who.cape, shield: who.shield === "tower" ? "kite" : who.shield }, chance);
  const back =
    mount === "dragon" ? -62 : mount === "bike" ? -38 : mount === "boar" ? -58 : mount === "horse" ? -54 : -50;
  for (const mark of up.marks) s.marks.push({ ...mark, d: lifted(mark.d, 4, back + 30, 0.82), wide: mark.wide * 0.82 });
  return s;
}

/** Scales and moves a path. All numbers come in pairs except those of H, V and A. */
export function lifted(d: string, x: number, y: number, scale: number): string {
  return (d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [])
    .map((piece) => {
      const letter = piece[0]!;
      const numbers = (piece.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const absolute = letter === letter.toUpperCase();
      const said = numbers.map((value, at) => {
        const kind = letter.toUpperCase();
        const axis =
          kind === "H"
            ? 0
            : kind === "V"
              ? 1
              : kind === "A"
                ? at % 7 === 5
                  ? 0
                  : at % 7 === 6
                    ? 1
                    : at % 7 < 2
                      ? 2
                      : 3
                : at % 2;
        if (axis === 3) return value;
        return value * scale + (absolute && axis < 2 ? (axis ? y : x) : 0);
      });
      return letter + said.map((value) => Math.round(value * 10) / 10).join(" ");
    })
    .join("");
}
