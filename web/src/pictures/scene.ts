// The background of a figure: sky, sun or moon, three layers of land that fade with distance, and particles in the air.
import type { Chance } from "./chance";
import { mix, type Paint } from "./colours";
import { n } from "./sketch";

export const WIDE = 160;
export const HIGH = 120;

export type Land =
  | "peaks"
  | "hills"
  | "crags"
  | "firs"
  | "mesas"
  | "dunes"
  | "sea"
  | "towers"
  | "ruins"
  | "spires"
  | "jungle"
  | "ice"
  | "spikes"
  | "pylons"
  | "domes"
  | "bones"
  | "stars";

/** The landscapes of each family; the first ones are chosen most often. */
export const LANDS: Record<string, readonly Land[]> = {
  dwarf: ["peaks", "peaks", "crags", "ice", "towers"],
  empire: ["hills", "towers", "firs", "hills", "ruins"],
  "high-elf": ["sea", "spires", "peaks", "sea", "firs"],
  orc: ["mesas", "crags", "dunes", "bones", "mesas"],
  chaos: ["spikes", "crags", "ice", "bones", "spikes"],
  "dark-elf": ["spires", "ice", "sea", "spikes", "firs"],
  neutral: ["hills", "firs", "jungle", "ruins", "peaks", "sea"],
  "space-marines": ["ruins", "towers", "crags", "stars"],
  "astra-militarum": ["ruins", "hills", "towers", "dunes"],
  orks: ["mesas", "ruins", "dunes", "bones"],
  "dark-eldar": ["spikes", "spires", "stars", "spikes"],
  eldar: ["domes", "spires", "stars", "sea"],
  tau: ["domes", "dunes", "mesas", "domes"],
  necrons: ["pylons", "dunes", "pylons", "stars"],
  tyranids: ["jungle", "bones", "spikes", "jungle"],
  dwarves: ["peaks", "crags", "ice"],
  orcs: ["mesas", "crags", "bones"],
  elves: ["firs", "spires", "hills"],
  lizardmen: ["jungle", "jungle", "sea"],
  templars: ["towers", "hills", "dunes"],
  undead: ["bones", "ruins", "spikes"],
};

function row(land: Land, base: number, high: number, chance: Chance, far: boolean): string {
  const points: string[] = [`M-4 ${HIGH + 4}`, `L-4 ${n(base)}`];
  const line = (x: number, y: number): void => void points.push(`L${n(x)} ${n(y)}`);
  const step = far ? 1 : 1.5;
  switch (land) {
    case "peaks":
    case "ice":
    case "crags":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(14, 34) * step * (land === "crags" ? 0.6 : 1);
        const top = base - chance.between(0.35, 1) * high;
        line(x + wide * chance.between(0.3, 0.42), top + high * 0.18);
        line(x + wide * 0.5, top);
        line(x + wide * chance.between(0.58, 0.7), top + high * 0.26);
        line(x + wide, base - chance.between(0, 0.2) * high);
        x += wide;
      }
      break;
    case "hills":
    case "dunes":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(34, 70) * step;
        points.push(
          `Q${n(x + wide * (land === "dunes" ? 0.7 : 0.5))} ${n(base - chance.between(0.3, 0.75) * high)} ` +
            `${n(x + wide)} ${n(base - chance.between(0, 0.12) * high)}`,
        );
        x += wide;
      }
      break;
    case "firs":
    case "jungle":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(5, 10) * step;
        const top = base - chance.between(0.35, 0.85) * high;
        if (land === "firs") {
          line(x + wide * 0.2, base - high * 0.1);
          line(x + wide * 0.34, (base + top) / 2);
          line(x + wide * 0.3, (base + top) / 2);
          line(x + wide * 0.5, top);
          line(x + wide * 0.7, (base + top) / 2);
          line(x + wide * 0.66, (base + top) / 2);
          line(x + wide, base - high * 0.08);
          x += wide;
        } else {
          points.push(
            `Q${n(x)} ${n(top)} ${n(x + wide)} ${n(top)}` +
              `Q${n(x + wide * 2)} ${n(top)} ${n(x + wide * 2)} ${n(base - high * chance.between(0.1, 0.3))}`,
          );
          x += wide * 2;
        }
      }
      break;
    case "mesas":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(18, 44) * step;
        const top = base - chance.between(0.3, 0.95) * high;
        line(x + 3, base);
        line(x + 6, top);
        line(x + wide - 7, top + chance.between(-2, 3));
        line(x + wide - 3, base);
        x += wide + chance.between(2, 14);
        line(x, base - chance.between(0, 3));
      }
      break;
    case "sea":
      for (let x = -4; x < WIDE + 10; x += 14) points.push(`Q${x + 7} ${n(base - (far ? 1 : 3))} ${x + 14} ${n(base)}`);
      break;
    case "towers":
    case "ruins":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(8, 18) * step;
        const top = base - chance.between(0.25, 0.95) * high;
        line(x, top);
        if (land === "towers" && chance.may(0.45)) line(x + wide / 2, top - wide * 0.8);
        else if (land === "ruins") {
          line(x + wide * 0.3, top - 4);
          line(x + wide * 0.4, top + 5);
          line(x + wide * 0.7, top + 1);
        }
        line(x + wide, top + (land === "ruins" ? chance.between(3, 12) : 0));
        line(x + wide, base);
        x += wide + chance.between(1, 13);
        line(x, base);
      }
      break;
    case "spires":
    case "spikes":
    case "pylons":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(6, 15) * step;
        const top = base - chance.between(0.3, 1.1) * high;
        if (land === "spires")
          points.push(
            `Q${n(x + wide * 0.45)} ${n(base - (base - top) * 0.4)} ${n(x + wide * 0.5)} ${n(top)}` +
              `Q${n(x + wide * 0.55)} ${n(base - (base - top) * 0.4)} ${n(x + wide)} ${n(base)}`,
          );
        else if (land === "spikes") {
          line(x + wide * chance.between(0.1, 0.9), top);
          line(x + wide, base);
        } else {
          line(x + wide * 0.15, base);
          line(x + wide * 0.35, top + 6);
          line(x + wide * 0.5, top);
          line(x + wide * 0.65, top + 6);
          line(x + wide * 0.85, base);
        }
        x += wide + chance.between(1, land === "pylons" ? 18 : 8);
        line(x, base);
      }
      break;
    case "domes":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(12, 36) * step;
        const top = base - chance.between(0.3, 0.8) * high;
        points.push(
          `Q${n(x)} ${n(top)} ${n(x + wide / 2)} ${n(top)}V${n(top - high * 0.18)}V${n(top)}` +
            `Q${n(x + wide)} ${n(top)} ${n(x + wide)} ${n(base)}`,
        );
        x += wide + chance.between(0, 10);
        line(x, base);
      }
      break;
    case "bones":
      for (let x = -4; x < WIDE + 10;) {
        const wide = chance.between(14, 26) * step;
        const top = base - chance.between(0.4, 0.9) * high;
        if (chance.may(0.5))
          points.push(
            `Q${n(x + 2)} ${n(top)} ${n(x + wide * 0.7)} ${n(top)}Q${n(x + wide * 0.3)} ${n(top + 6)} ${n(x + wide * 0.35)} ${n(base)}`,
          );
        else points.push(`Q${n(x + wide / 2)} ${n(base - high * 0.35)} ${n(x + wide)} ${n(base)}`);
        x += wide;
        line(x, base);
      }
      break;
    case "stars":
      points.push(`Q${WIDE / 2} ${n(base - high * 0.5)} ${WIDE + 8} ${n(base)}`);
      break;
  }
  points.push(`L${WIDE + 8} ${HIGH + 4}Z`);
  return points.join("");
}

/** The layers behind the figure; `ground` is the height of its feet. The light comes from `sun`. */
export function backdrop(
  family: string,
  paint: Paint,
  chance: Chance,
  land?: Land,
): { svg: string; defs: string; ground: number; sun: [number, number] } {
  const where = land ?? chance.pick(LANDS[family] ?? LANDS.neutral!);
  const sun: [number, number] = [chance.between(22, 138), chance.between(18, 62)];
  const r = chance.between(9, 24);
  const ground = chance.between(96, 104);
  const defs =
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${paint.zenith}"/>` +
    `<stop offset=".78" stop-color="${paint.horizon}"/></linearGradient>` +
    `<radialGradient id="h"><stop stop-color="${paint.rim}" stop-opacity=".9"/><stop offset="1" stop-` +
    `color="${paint.rim}" stop-opacity="0"/></radialGradient>`;
  const parts = [`<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="url(#s)"/>`];
  if (where === "stars" || paint.dark)
    for (let star = 0; star < (where === "stars" ? 46 : 22); star++)
      parts.push(
        `<circle cx="${n(chance.between(0, WIDE))}" ` +
          `cy="${n(chance.between(0, 74))}" r="${n(chance.between(0.2, 0.8))}" fill="${paint.rim}"` +
          ` opacity="${n(chance.between(0.4, 1))}"/>`,
      );
  parts.push(`<circle cx="${n(sun[0])}" cy="${n(sun[1])}" r="${n(r * 3.2)}" fill="url(#h)" opacity=".75"/>`);
  const disc = mix(paint.rim, paint.horizon, 0.15);
  if (chance.may(0.22))
    parts.push(
      `<path d="M${n(sun[0] + r * 0.35)} ${n(sun[1] - r * 0.94)}` +
        `a${n(r)} ${n(r)} 0 1 0 ${n(r * 0.5)} ${n(r * 1.7)}` +
        `a${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 ${n(-r * 0.5)} ${n(-r * 1.7)}Z" fill="${disc}"/>`,
    );
  else parts.push(`<circle cx="${n(sun[0])}" cy="${n(sun[1])}" r="${n(r)}" fill="${disc}" opacity=".92"/>`);
  const clouds = chance.whole(0, 3);
  for (let cloud = 0; cloud < clouds; cloud++) {
    const [x, y, w] = [chance.between(-10, 140), chance.between(10, 58), chance.between(26, 64)];
    parts.push(
      `<path d="M${n(x)} ${n(y)}q${n(w * 0.1)} -4 ${n(w * 0.3)} -3q${n(w * 0.16)} -7 ${n(w * 0.4)} -1` +
        `q${n(w * 0.2)} -2 ${n(w * 0.3)} 4` +
        `Z" fill="${paint.rim}" opacity="${n(chance.between(0.18, 0.42))}"/>`,
    );
  }
  parts.push(`<path d="${row(where, ground - 18, chance.between(24, 42), chance, true)}" fill="${paint.far}"/>`);
  const second: Land = where === "sea" ? "sea" : chance.may(0.7) ? where : chance.pick(LANDS[family] ?? LANDS.neutral!);
  parts.push(
    `<path d="${row(second, ground - 7, chance.between(12, 26), chance, false)}" fill="${mix(paint.middle, paint.horizon, 0.12)}"/>`,
  );
  parts.push(`<path d="M0 ${n(ground - 16)}H${WIDE}V${n(ground + 4)}H0Z" fill="${paint.horizon}" opacity=".22"/>`);
  parts.push(
    `<path` +
      ` d="${row(where === "sea" ? "crags" : chance.pick(["hills", "hills", "dunes"] as const), ground + 2, 9, chance, true)}"` +
      ` fill="${paint.near}"/>`,
  );
  return { svg: parts.join(""), defs, ground, sun };
}

/** The layers in front of the figure: grass, stones, sparks or snow. */
export function foreground(paint: Paint, chance: Chance): string {
  const parts: string[] = [];
  const what = chance.whole(0, 3);
  if (what === 0) {
    let d = "";
    for (let blade = 0; blade < 34; blade++) {
      const x = chance.between(-2, WIDE);
      d += `M${n(x)} ${HIGH + 2}q${n(chance.between(-3, 3))} -8 ${n(chance.between(-4, 4))} ${n(-chance.between(9, 18))}`;
    }
    parts.push(`<path d="${d}" fill="none" stroke="${paint.ink}" stroke-width="1.3"/>`);
  } else if (what === 1) {
    let d = "";
    for (let stone = 0; stone < 6; stone++) {
      const [x, w, h] = [chance.between(-10, WIDE), chance.between(10, 26), chance.between(4, 11)];
      d += `M${n(x)} ${HIGH + 2}l${n(w * 0.2)} ${n(-h)}l${n(w * 0.4)} ${n(-h * 0.4)}l${n(w * 0.4)} ${n(h * 1.4)}Z`;
    }
    parts.push(`<path d="${d}" fill="${paint.ink}"/>`);
  } else {
    for (let mote = 0; mote < 16; mote++)
      parts.push(
        `<circle cx="${n(chance.between(0, WIDE))}" ` +
          `cy="${n(chance.between(10, HIGH))}" r="${n(chance.between(0.4, 1.3))}"` +
          ` fill="${what === 2 ? paint.glow : paint.rim}" opacity="${n(chance.between(0.35, 0.9))}"/>`,
      );
  }
  return parts.join("");
}
