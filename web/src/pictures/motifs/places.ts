// Buildings and places, with their base at (0, 0), about 120 units high.
import type { Chance } from "../chance";
import { path, ring, shape, Sketch } from "../sketch";

export type Place =
  | "keep"
  | "tower"
  | "temple"
  | "pyramid"
  | "hall"
  | "bunker"
  | "spires"
  | "gate"
  | "mine"
  | "forge"
  | "hive"
  | "dome"
  | "arch"
  | "wall"
  | "camp"
  | "crypt"
  | "grove"
  | "throne"
  | "city"
  | "chimneys"
  | "scrap"
  | "statue"
  | "harbour";

function window(s: Sketch, x: number, y: number, size = 1): void {
  s.detail("glow", `M${x - 2 * size} ${y + 4 * size}v${-5 * size}q${2 * size} ${-5 * size} ${4 * size} 0v${5 * size}Z`);
}
function battlements(s: Sketch, x: number, y: number, wide: number, size = 6): void {
  for (let at = 0; at <= wide - size; at += size * 1.9) s.fill("steel", `M${x + at} ${y}v${-size}h${size}v${size}Z`);
}
function tower(s: Sketch, x: number, wide: number, high: number, roof: boolean): void {
  s.fill("steel", `M${x - wide / 2} 0V${-high}h${wide}V0Z`);
  s.detail("deep", `M${x} 0V${-high}h${wide / 2}V0Z`, 0, 0.55);
  if (roof)
    s.fill("body", shape(x - wide * 0.7, -high, x, -high - wide * 1.7, x + wide * 0.7, -high))
      .line("ink", path(x, -high - wide * 1.7, x, -high - wide * 1.7 - 10), 1.4)
      .fill("glow", shape(x, -high - wide * 1.7 - 10, x + 12, -high - wide * 1.7 - 7, x, -high - wide * 1.7 - 4));
  else {
    s.fill("steel", `M${x - wide * 0.64} ${-high}h${wide * 1.28}v-7h${-wide * 1.28}Z`);
    battlements(s, x - wide * 0.64, -high - 7, wide * 1.28, wide / 5);
  }
  window(s, x - 1, -high * 0.72, wide / 20);
  window(s, x - 1, -high * 0.42, wide / 20);
}

export const PLACES: Record<Place, (chance: Chance) => Sketch> = {
  keep: (chance) => {
    const s = new Sketch();
    tower(s, -46, 24, chance.between(60, 84), chance.may(0.5));
    tower(s, 48, 22, chance.between(54, 78), chance.may(0.5));
    tower(s, 6, 34, chance.between(88, 112), chance.may(0.6));
    s.fill("steel", "M-66 0V-40H68V0Z").detail("deep", "M-66 0V-14H68V0Z", 0, 0.5);
    battlements(s, -66, -40, 134);
    s.detail("ink", "M-14 0V-18Q0 -34 14 -18V0Z").detail("glow", "M-8 0V-14Q0 -24 8 -14V0Z", 0, 0.8);
    return s;
  },
  tower: (chance) => {
    const s = new Sketch();
    tower(s, 0, chance.between(26, 36), chance.between(96, 116), chance.may(0.5));
    tower(s, chance.may(0.5) ? 26 : -26, 15, chance.between(48, 70), true);
    s.fill("near", "M-60 0Q-30 -16 0 -12T60 0Z");
    return s;
  },
  temple: (chance) => {
    const s = new Sketch();
    const columns = chance.whole(4, 6);
    s.fill("bright", shape(-62, -72, 0, -104, 62, -72))
      .detail("deep", shape(-40, -75, 0, -96, 40, -75), 0, 0.6)
      .disc("glow", 0, -82, 6);
    s.fill("steel", "M-62 -72H62V-62H-62Z")
      .fill("steel", "M-70 -8H70V0H-70Z")
      .fill("steel", "M-64 -14H64V-8H-64Z")
      .fill("deep", "M-56 -62H56V-14H-56Z");
    for (let at = 0; at < columns; at++) {
      const x = -54 + (108 / (columns - 1)) * at;
      s.fill("metal", `M${x - 5} -62h10v48h-10Z`).detail("steel", path(x + 2, -60, x + 2, -16), 2.2);
    }
    s.disc("glow", 0, -34, 14, 20, 0.5).disc("hot", 0, -32, 5, 9, 0.9);
    return s;
  },
  pyramid: (chance) => {
    const s = new Sketch();
    const steps = chance.whole(4, 6);
    for (let at = 0; at < steps; at++) {
      const [wide, y] = [84 - at * (64 / steps), -at * (86 / steps)];
      s.fill("steel", shape(-wide, y, -wide + 5, y - 86 / steps, wide - 5, y - 86 / steps, wide, y)).detail(
        "deep",
        shape(6, y, 6, y - 86 / steps, wide - 5, y - 86 / steps, wide, y),
        0,
        0.5,
      );
    }
    s.fill("body", shape(-16, -86, -16, -102, 0, -112, 16, -102, 16, -86)).detail(
      "glow",
      shape(-6, -86, -6, -98, 6, -98, 6, -86),
    );
    s.detail("bright", shape(-12, 0, -7, -86, 7, -86, 12, 0), 0, 0.7).disc("glow", 0, -116, 12, 12, 0.35);
    return s;
  },
  hall: (chance) => {
    const s = new Sketch();
    const high = chance.between(40, 52);
    s.fill("deep", `M-58 0V${-high}H58V0Z`)
      .fill("body", shape(-68, -high, -44, -high - 44, 44, -high - 44, 68, -high))
      .detail("bright", path(-62, -high - 8, 62, -high - 8), 2, 0.8)
      .detail("bright", path(-54, -high - 22, 54, -high - 22), 2, 0.6);
    for (const x of [-40, -20, 20, 40]) window(s, x, -high * 0.55, 1.7);
    s.detail("ink", "M-9 0V-22Q0 -32 9 -22V0Z")
      .fill("steel", `M26 ${-high - 40}h12v-26h-12Z`)
      .disc("far", 36, -high - 78, 9, 7, 0.7)
      .disc("far", 46, -high - 92, 12, 9, 0.5);
    return s;
  },
  bunker: (chance) => {
    const s = new Sketch();
    s.fill("steel", "M-76 0L-58 -44H50L74 0Z")
      .detail("deep", "M10 0V-44H50L74 0Z", 0, 0.5)
      .fill("deep", "M-40 -44L-30 -66H28L36 -44Z")
      .detail("glow", "M-44 -30H24V-23H-44Z");
    s.line("ink", path(-20, -56, -58, -60), 5)
      .line("ink", path(14, -66, 20, -110), 2)
      .line("ink", path(20, -100, 8, -92), 1.5)
      .disc("glow", 20, -112, 2.6);
    for (let at = 0; at < 7; at++) s.fill("near", ring(-72 + at * 24 + chance.between(-3, 3), -4, 14, 7));
    return s;
  },
  spires: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 7; at++) {
      const x = -60 + at * 20 + chance.between(-4, 4);
      const high = chance.between(50, 122) * (1 - Math.abs(x) / 140);
      const wide = chance.between(6, 11);
      s.fill(
        at % 2 ? "steel" : "deep",
        `M${x - wide} 0Q${x - wide * 0.7} ${-high * 0.6} ${x} ${-high - 14}Q${x + wide * 0.7} ${-high * 0.6} ${x + wide} 0Z`,
      );
      window(s, x, -high * 0.55, 0.8);
      window(s, x, -high * 0.3, 0.8);
      s.disc("glow", x, -high - 16, 2.2);
    }
    return s;
  },
  gate: (chance) => {
    const s = new Sketch();
    tower(s, -48, 30, chance.between(80, 96), false);
    tower(s, 48, 30, chance.between(80, 96), false);
    s.fill("steel", "M-36 0V-66H36V0Z").detail("ink", "M-24 0V-34Q0 -62 24 -34V0Z").disc("glow", 0, -14, 20, 24, 0.35);
    for (const x of [-14, -5, 5, 14]) s.detail("steel", path(x, -46, x, 0), 2.2);
    s.detail("steel", path(-23, -24, 23, -24), 2.2);
    battlements(s, -36, -66, 72);
    return s;
  },
  mine: (chance) => {
    const s = new Sketch();
    s.fill(
      "near",
      `M-90 0Q-70 ${-60 - chance.between(0, 20)} -30 -84Q6 ${-112 - chance.between(0, 14)} 40 -82Q70 -60 90 0Z`,
    ).fill("middle", "M-30 -84Q6 -112 40 -82L16 -62L-6 -74Z");
    s.detail("ink", "M-30 0V-40Q0 -58 30 -40V0Z")
      .line("body", path(-32, 0, -32, -44), 6)
      .line("body", path(32, 0, 32, -44), 6)
      .line("body", path(-40, -46, 40, -46), 7);
    s.disc("glow", 0, -18, 18, 18, 0.4)
      .disc("hot", 0, -14, 4)
      .line("steel", path(-18, 0, -4, -26), 1.6)
      .line("steel", path(18, 0, 4, -26), 1.6);
    return s;
  },
  forge: (chance) => {
    const s = new Sketch();
    s.fill("deep", "M-60 0V-52L-10 -74L48 -52V0Z").fill("steel", shape(16, -58, 20, -112, 38, -112, 42, -50));
    s.disc("far", 30, -122, 12, 9, 0.6).disc("far", 44, -134, 16, 11, 0.4);
    s.detail("glow", "M-40 0V-24Q-18 -46 4 -24V0Z")
      .detail("hot", "M-30 0V-14Q-18 -30 -6 -14V0Z")
      .disc("glow", -18, -18, 40, 30, 0.22);
    s.fill("ink", "M26 0V-10H20V-20H56V-16Q50 -10 46 -10V0Z");
    void chance;
    return s;
  },
  hive: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 9; at++) {
      const x = -80 + at * 20;
      const high = (118 - Math.abs(x) * 1.0) * chance.between(0.75, 1.05);
      const wide = chance.between(14, 22);
      s.fill(
        at % 2 ? "deep" : "steel",
        `M${x - wide / 2} 0V${-high * 0.8}l${wide * 0.2} -8V${-high}l${wide * 0.3} -12` +
          `l${wide * 0.3} 12V${-high * 0.8 - 8}l${wide * 0.2} 8V0Z`,
      );
      for (let row = 1; row < 5; row++)
        if (chance.may(0.75))
          s.detail(
            "glow",
            `M${x - 4} ${-high * 0.17 * row}h2.4v3h-2.4ZM${x + 2} ${-high * 0.17 * row - 4}h2.4v3h-2.4Z`,
          );
    }
    return s;
  },
  dome: (chance) => {
    const s = new Sketch();
    for (const [x, r] of [
      [-46, 26],
      [50, 30],
      [0, 46],
    ] as const) {
      s.fill(
        "bright",
        `M${x - r} 0V${-r * 0.5}Q${x - r} ${-r * 1.6} ${x} ${-r * 1.7}Q${x + r} ${-r * 1.6} ${x + r} ${-r * 0.5}V0Z`,
      )
        .detail("body", `M${x} 0V${-r * 1.7}Q${x + r} ${-r * 1.6} ${x + r} ${-r * 0.5}V0Z`, 0, 0.7)
        .detail("glow", path(x - r * 0.9, -r * 0.55, x + r * 0.9, -r * 0.55), 2);
      s.line("steel", path(x, -r * 1.7, x, -r * 1.7 - chance.between(10, 30)), 1.8);
    }
    return s;
  },
  arch: (chance) => {
    const s = new Sketch();
    const wide = chance.between(40, 52);
    s.disc("glow", 0, -52, wide * 0.72, 52, 0.5).disc("hot", 0, -50, wide * 0.36, 34, 0.55);
    s.line("bone", `M${-wide} 0Q${-wide * 1.2} -70 0 -116Q${wide * 1.2} -70 ${wide} 0`, 11).line(
      "bright",
      `M${-wide * 0.72} 0Q${-wide * 0.9} -60 0 -98Q${wide * 0.9} -60 ${wide * 0.72} 0`,
      3,
    );
    for (const side of [-1, 1])
      s.fill("bone", shape(side * wide * 0.8, -76, side * wide * 1.5, -104, side * wide * 1.0, -64));
    s.disc("glow", 0, -112, 6);
    return s;
  },
  wall: (chance) => {
    const s = new Sketch();
    s.fill("steel", "M-100 0V-46H100V0Z").detail("deep", "M-100 0V-16H100V0Z", 0, 0.5);
    battlements(s, -100, -46, 200, 9);
    tower(s, chance.between(-40, 40), 34, 74, false);
    for (let row = 0; row < 3; row++)
      for (let at = 0; at < 8; at++)
        s.detail(
          "deep",
          path(-92 + at * 24 + (row % 2) * 12, -12 - row * 11, -82 + at * 24 + (row % 2) * 12, -12 - row * 11),
          1.3,
          0.7,
        );
    return s;
  },
  camp: (chance) => {
    const s = new Sketch();
    for (const [x, size] of [
      [-48, 40],
      [44, 46],
      [0, 60],
    ] as const) {
      s.fill("body", shape(x - size * 0.7, 0, x, -size, x + size * 0.7, 0))
        .detail("deep", shape(x - size * 0.16, 0, x, -size * 0.7, x + size * 0.2, 0))
        .line("ink", path(x, -size, x - 4, -size - 8), 2)
        .line("ink", path(x, -size, x + 5, -size - 8), 2);
    }
    s.disc("glow", -22, -6, 22, 14, 0.35)
      .fill("glow", "M-30 0Q-34 -12 -24 -24Q-18 -14 -14 0Z")
      .detail("hot", "M-26 0Q-27 -8 -23 -14Q-19 -8 -19 0Z");
    s.line("ink", path(72, 0, 70, -84), 2.4).fill("bright", `M70 -84l${-30 - chance.between(0, 8)} 8l30 14Z`);
    return s;
  },
  crypt: (chance) => {
    const s = new Sketch();
    s.fill("steel", "M-44 0V-54L0 -84L44 -54V0Z")
      .detail("ink", "M-16 0V-30Q0 -48 16 -30V0Z")
      .disc("glow", 0, -16, 13, 18, 0.5)
      .fill("deep", shape(-54, -50, 0, -92, 54, -50, 44, -50, 0, -80, -44, -50))
      .disc("bone", 0, -60, 7)
      .detail("ink", ring(-2.6, -60, 1.8))
      .detail("ink", ring(2.6, -60, 1.8));
    for (let at = 0; at < 5; at++) {
      const x = chance.pick([-1, 1]) * chance.between(54, 88);
      s.fill("near", `M${x - 7} 0V-16Q${x} -28 ${x + 7} -16V0Z`);
    }
    return s;
  },
  grove: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 6; at++) {
      const [x, high] = [-70 + at * 28 + chance.between(-6, 6), chance.between(74, 120)];
      s.line("deep", `M${x} 0Q${x - 3} ${-high * 0.4} ${x + chance.between(-4, 4)} ${-high * 0.66}`, 7);
      for (let leaf = 0; leaf < 4; leaf++)
        s.disc(
          leaf % 2 ? "body" : "deep",
          x + chance.between(-15, 15),
          -high * 0.62 - chance.between(0, 36),
          chance.between(12, 19),
        );
    }
    s.disc("glow", 0, -24, 18, 20, 0.4).disc("hot", 0, -22, 4);
    for (let fly = 0; fly < 8; fly++) s.detail("hot", ring(chance.between(-70, 70), chance.between(-90, -8), 1.3));
    return s;
  },
  throne: (chance) => {
    const s = new Sketch();
    s.fill("steel", "M-66 0V-8H66V0ZM-52 -8V-16H52V-8Z")
      .fill("deep", "M-26 -16V-96L0 -120L26 -96V-16Z")
      .detail("body", "M-17 -30V-90L0 -106L17 -90V-30Z")
      .fill("bright", "M-32 -16V-44H-20V-16ZM32 -16V-44H20V-16Z")
      .disc("glow", 0, -108, 8)
      .detail("hot", ring(0, -108, 3.5))
      .fill("body", "M-22 -30H22V-22H-22Z");
    for (const side of [-1, 1])
      s.line("ink", path(side * 52, -8, side * 52, -58), 3)
        .disc("glow", side * 52, -64, 8, 11, 0.8)
        .detail("hot", ring(side * 52, -62, 3, 5));
    void chance;
    return s;
  },
  city: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 9; at++) {
      const [x, high, wide] = [-84 + at * 20, chance.between(30, 70), chance.between(15, 20)];
      s.fill(at % 2 ? "steel" : "deep", `M${x - wide / 2} 0V${-high}h${wide}V0Z`).fill(
        "body",
        shape(x - wide * 0.6, -high, x, -high - wide * 0.9, x + wide * 0.6, -high),
      );
      window(s, x - 3, -high * 0.6, 0.9);
      if (chance.may(0.6)) window(s, x + 4, -high * 0.35, 0.9);
    }
    tower(s, chance.between(-20, 20), 18, 90, true);
    return s;
  },
  chimneys: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 6; at++) {
      const [x, high] = [-64 + at * 25 + chance.between(-5, 5), chance.between(46, 108)];
      s.fill(
        at % 2 ? "body" : "deep",
        `M${x - 16} 0Q${x - 4} ${-high * 0.4} ${x - 7} ${-high}Q${x} ${-high - 6} ${x + 7} ${-high}Q${x + 4} ${-high * 0.4} ${x + 17} 0Z`,
      )
        .detail("ink", ring(x, -high, 6, 2.4))
        .disc("glow", x, -high - 12, 9, 11, 0.35);
      for (let rib = 1; rib < 5; rib++)
        s.detail("bone", `M${x - 5 - rib * 0.6} ${-high * (1 - rib * 0.17)}q6 4 ${11 + rib} 0`, 1.4, 0.7);
    }
    return s;
  },
  scrap: (chance) => {
    const s = new Sketch();
    for (let at = 0; at < 8; at++) {
      const [x, high] = [-70 + at * 20, chance.between(24, 86)];
      s.fill(
        chance.pick(["deep", "steel", "body"] as const),
        shape(
          x - 14,
          0,
          x - 12 + chance.between(-4, 4),
          -high,
          x + 12 + chance.between(-4, 4),
          -high - chance.between(-10, 12),
          x + 14,
          0,
        ),
      ).detail("ink", path(x - 10, -high * 0.5, x + 10, -high * 0.55), 2);
    }
    s.line("ink", path(0, -60, 0, -118), 3)
      .fill("glow", "M-16 -118H16L12 -96L0 -88L-12 -96Z")
      .detail("ink", ring(-5, -108, 2.6))
      .detail("ink", ring(5, -108, 2.6))
      .detail("ink", path(-7, -98, 7, -98), 2);
    return s;
  },
  statue: (chance) => {
    const s = new Sketch();
    s.fill("steel", "M-40 0V-14H40V0ZM-30 -14V-30H30V-14Z")
      .fill("metal", "M-14 -30L-10 -70Q-18 -84 -8 -92Q0 -98 8 -92Q18 -84 10 -70L14 -30Z")
      .disc("metal", 0, -102, 9)
      .line("metal", path(8, -86, 28, -104, 30, -126), 6)
      .fill("metal", shape(26, -124, 30, -150, 34, -124))
      .line("metal", path(-9, -86, -22, -66), 6)
      .detail("steel", "M2 -30L4 -92Q10 -90 12 -84Q12 -74 10 -70L14 -30Z", 0, 0.6);
    void chance;
    return s;
  },
  harbour: (chance) => {
    const s = new Sketch();
    tower(s, 44, 20, 96, true);
    s.disc("glow", 44, -70, 12, 12, 0.5)
      .fill("deep", "M-80 -10L-60 -2H10L22 -18L16 0H-72Z")
      .line("ink", path(-26, -8, -26, -74), 2.6)
      .fill("bright", `M-24 -70Q${-2 + chance.between(-4, 6)} -44 -24 -18Z`)
      .fill("bright", "M-30 -64Q-52 -40 -30 -20Z")
      .fill("far", "M-110 -2Q-80 -10 -50 -2T10 -2T70 -2T120 -2V8H-110Z")
      .fill("steel", "M20 0V-14H80V0Z");
    return s;
  },
};
