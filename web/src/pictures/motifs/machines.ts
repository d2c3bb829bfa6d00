// War machines of both settings, fantasy and science fiction. They are centred on (0, 0) and face left.
import type { Chance } from "../chance";
import { path, ring, shape, Sketch } from "../sketch";

export type Machine =
  | "cannon"
  | "catapult"
  | "ballista"
  | "tank"
  | "walker"
  | "skimmer"
  | "drone"
  | "ship"
  | "starship"
  | "flyer"
  | "ram"
  | "chariot"
  | "monolith";

function wheel(s: Sketch, x: number, r: number, spokes = 8): void {
  s.disc("ink", x, -r, r);
  s.detail("deep", ring(x, -r, r * 0.78));
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * Math.PI * 2;
    s.detail("steel", path(x, -r, x + Math.cos(angle) * r * 0.8, -r + Math.sin(angle) * r * 0.8), r * 0.1);
  }
  s.detail("metal", ring(x, -r, r * 0.2));
}

export const MACHINES: Record<Machine, (chance: Chance) => Sketch> = {
  cannon: (chance) => {
    const s = new Sketch();
    const lift = chance.between(4, 16);
    s.line("deep", path(4, -26, 58, -3), 9);
    s.fill("metal", shape(-70, -44 - lift, -70, -29 - lift, 22, -18, 26, -38));
    s.line("glow", path(-66, -46 - lift, -66, -28 - lift), 4)
      .line("steel", path(-30, -42 - lift * 0.5, -28, -23 - lift * 0.5), 3)
      .line("glow", path(6, -39, 8, -20), 3.4);
    s.disc("metal", 28, -28, 6);
    wheel(s, 2, 23);
    s.disc("glow", -84, -37 - lift, 10, 8, 0.55).disc("hot", -80, -37 - lift, 5);
    return s;
  },
  catapult: (chance) => {
    const s = new Sketch();
    const swing = chance.between(-16, 10);
    s.line("deep", path(-50, -14, 52, -14), 8).line("deep", path(-22, -14, 4, -56, 26, -14), 6);
    s.line("body", path(46, -18, 4, -54, -36 + swing, -100), 6);
    s.fill("steel", `M${-50 + swing} -102q14 14 26 2l-6 -10q-8 4 -14 -4Z`);
    s.disc("ink", -40 + swing, -112, 10).disc("glow", -40 + swing, -112, 15, 15, 0.35);
    wheel(s, -38, 13, 6);
    wheel(s, 38, 13, 6);
    return s;
  },
  ballista: (chance) => {
    const s = new Sketch();
    s.line("deep", path(-8, -44, 20, -3), 7).line("deep", path(-8, -44, -26, -3), 7);
    s.line("body", path(50, -40, -46, -58), 7);
    s.line("metal", "M-26 -104Q-52 -78 -30 -54Q-16 -34 -30 -12", 5);
    s.detail("bone", path(-26, -104, 24, -47, -30, -12), 1.2);
    s.line("metal", path(24, -46, -84, -66), 2.6).fill("metal", shape(-98, -69, -82, -72, -82, -60));
    void chance;
    return s;
  },
  tank: (chance) => {
    const s = new Sketch();
    const gun = chance.between(-3, 8);
    s.fill("deep", "M-66 -12Q-74 -34 -58 -44L56 -48Q74 -36 66 -10Q60 -2 50 -2H-52Q-62 -2 -66 -12Z");
    s.detail("ink", "M-60 -12Q-64 -24 -54 -32L52 -36Q62 -28 58 -12Q54 -7 46 -7H-48Q-58 -7 -60 -12Z");
    for (let at = 0; at < 6; at++)
      s.detail("steel", ring(-44 + at * 18, -17, 7.5)).detail("deep", ring(-44 + at * 18, -17, 3.4));
    s.fill("body", "M-54 -44L-40 -62L44 -64L60 -46Z");
    s.fill("bright", "M-24 -62L-16 -82H24L34 -64Z");
    s.line("steel", path(-18, -73, -84, -76 - gun), 6.5).line("ink", path(-80, -76 - gun, -92, -77 - gun), 8.5);
    s.detail("deep", path(-50, -47, 56, -50), 2);
    s.disc("glow", -104, -78 - gun, 12, 8, 0.5).disc("hot", -99, -77 - gun, 5);
    s.line("ink", path(22, -82, 26, -112), 1.6).fill("glow", shape(26, -112, 44, -106, 26, -100));
    return s;
  },
  walker: (chance) => {
    const s = new Sketch();
    const step = chance.between(2, 10);
    s.line("steel", path(12, -52, 28, -30, 18 + step, -5), 9).line("ink", path(4 + step, -3, 28 + step, -3), 6);
    s.line("steel", path(-12, -52, -26, -32, -18 - step, -5), 9).line("ink", path(-30 - step, -3, -8 - step, -3), 6);
    s.fill("body", "M-30 -60L-34 -96Q-20 -114 6 -112Q32 -110 32 -92L28 -58Q0 -48 -30 -60Z");
    s.fill("bright", "M-34 -94Q-20 -112 4 -111L-2 -92L-30 -84Z");
    s.detail("ink", path(-28, -88, -8, -92), 4.4).detail("glow", path(-25, -88, -12, -91), 1.8);
    s.fill("steel", shape(30, -98, 52, -92, 48, -74, 28, -74)).line("ink", path(40, -82, -8, -70), 6);
    s.fill("steel", shape(-34, -94, -54, -88, -52, -70, -32, -70))
      .line("metal", path(-46, -78, -84, -72), 5)
      .disc("glow", -92, -71, 6, 5, 0.8);
    return s;
  },
  skimmer: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, -18, 56, 6, 0.28);
    s.fill("body", "M-88 -38Q-40 -58 10 -62L56 -58L74 -38L40 -28L-30 -28Z");
    s.fill("bright", "M-88 -38Q-44 -54 -6 -58L-20 -40Z");
    s.fill("deep", "M8 -60L66 -84L58 -56Z");
    s.fill("glow", "M-34 -50Q-20 -64 0 -60L-6 -50Z");
    s.line("steel", path(-20, -32, -70, -26), 4);
    s.disc("glow", 74, -42, 8, 5).disc("glow", 88, -42, 16, 4, 0.35);
    void chance;
    return s;
  },
  drone: (chance) => {
    const s = new Sketch();
    const y = -56 + chance.between(-8, 8);
    s.disc("glow", 0, -8, 34, 4, 0.25);
    s.fill("bright", `M-46 ${y}Q-40 ${y - 26} 0 ${y - 28}Q40 ${y - 26} 46 ${y}Q0 ${y + 14} -46 ${y}Z`);
    s.fill("deep", `M-30 ${y + 6}Q0 ${y + 16} 30 ${y + 6}L14 ${y + 22}H-14Z`);
    s.disc("ink", -8, y - 9, 9)
      .disc("glow", -8, y - 9, 4.4)
      .detail("hot", ring(-9, y - 10, 1.8));
    s.line("steel", path(-14, y + 20, -20, y + 36, -36, y + 38), 5).line("ink", path(24, y - 22, 32, y - 52), 1.6);
    return s;
  },
  ship: (chance) => {
    const s = new Sketch();
    s.line("ink", path(-14, -30, -14, -120), 3.4).line("ink", path(26, -32, 26, -104), 3);
    const full = chance.between(12, 24);
    s.fill("bright", `M-42 -112Q${-20 - full} -84 -44 -54H8Q${18 - full * 0.4} -84 6 -112Z`);
    s.fill("bright", `M8 -98Q${22 - full * 0.3} -76 8 -50H46Q${52 - full * 0.3} -76 44 -98Z`);
    s.detail("glow", "M-30 -92h24v6h-24z M-22 -102h8v30h-8z");
    s.fill("glow", shape(-14, -128, 12, -122, -14, -114));
    s.fill("deep", "M-78 -40L-56 -34H54L76 -52L64 -8Q0 6 -52 -6Q-70 -20 -78 -40Z");
    s.detail("body", path(-64, -26, 68, -32), 4).detail("glow", path(-40, -16, 58, -20), 1.6);
    s.fill("far", "M-110 -4Q-80 -14 -50 -4T10 -4T70 -4T120 -4V10H-110Z");
    return s;
  },
  starship: (chance) => {
    const s = new Sketch();
    const y = -64 + chance.between(-10, 8);
    s.fill("deep", `M-110 ${y + 8}L-40 ${y - 14}L60 ${y - 18}L84 ${y - 4}L84 ${y + 14}L-20 ${y + 22}Z`);
    s.fill("body", `M-110 ${y + 8}L-40 ${y - 14}L60 ${y - 18}L-20 ${y + 2}Z`);
    for (const [x, high] of [
      [20, 38],
      [34, 26],
      [48, 46],
      [60, 22],
    ] as const)
      s.fill("steel", shape(x - 5, y - 14, x, y - 14 - high, x + 5, y - 14));
    for (let at = 0; at < 7; at++) s.detail("glow", ring(-30 + at * 14, y + 10, 1.8));
    s.disc("glow", 92, y + 4, 10, 8)
      .disc("glow", 108, y + 4, 22, 7, 0.35)
      .detail("hot", ring(90, y + 4, 4.5));
    return s;
  },
  flyer: (chance) => {
    const s = new Sketch();
    const y = -60 + chance.between(-6, 10);
    s.fill("deep", shape(4, y, 64, y - 40, 74, y - 38, 44, y + 4)).fill(
      "body",
      `M-86 ${y + 6}Q-40 ${y - 16} 30 ${y - 10}L70 ${y - 2}L60 ${y + 10}Q-20 ${y + 18} -86 ${y + 6}Z`,
    );
    s.fill("bright", shape(-20, y + 6, 34, y + 40, 50, y + 40, 30, y + 4)).fill(
      "glow",
      `M-50 ${y - 2}Q-36 ${y - 12} -18 ${y - 8}L-24 ${y}Z`,
    );
    s.disc("glow", 72, y + 3, 8, 6).disc("glow", 90, y + 3, 20, 5, 0.35);
    return s;
  },
  ram: (chance) => {
    const s = new Sketch();
    s.fill("deep", shape(-46, -56, 0, -88, 48, -56, 40, -20, -38, -20)).fill(
      "body",
      shape(-54, -54, 0, -92, 56, -54, 46, -50, 0, -80, -46, -50),
    );
    s.line("steel", path(30, -34, -66, -34), 10).fill("metal", shape(-90, -34, -66, -45, -66, -23));
    wheel(s, -26, 14, 6);
    wheel(s, 28, 14, 6);
    void chance;
    return s;
  },
  chariot: (chance) => {
    const s = new Sketch();
    s.line("ink", path(20, -24, -70, -20), 4)
      .fill("body", "M-10 -22L-16 -62Q10 -54 34 -58L44 -22Z")
      .detail("glow", path(-14, -58, 34, -54), 3);
    s.fill("metal", shape(14, -18, 58, -12, 58, -24));
    wheel(s, 14, 24);
    void chance;
    return s;
  },
  monolith: (chance) => {
    const s = new Sketch();
    s.disc("glow", 0, -4, 60, 7, 0.3);
    s.fill("deep", shape(-62, -14, -40, -84, 0, -106, 40, -84, 62, -14, 0, -2))
      .fill("body", shape(-62, -14, -40, -84, 0, -70, 0, -2))
      .detail("glow", shape(-14, -22, -10, -62, 10, -62, 14, -22));
    s.detail("hot", shape(-7, -26, -5, -56, 5, -56, 7, -26))
      .disc("glow", 0, -112, 9)
      .disc("glow", 0, -112, 20, 20, 0.3)
      .detail("hot", ring(0, -112, 4));
    for (const side of [-1, 1]) s.line("steel", path(side * 40, -84, side * 58, -62), 4);
    void chance;
    return s;
  },
};
