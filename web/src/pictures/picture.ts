// A card's picture, generated from its facts: the same for everyone, without artwork of others.
import { GLYPHS, isGlyph, type Glyph } from "../cards/glyphs";
import { beast, rider } from "./motifs/beasts";
import { chanceOf, type Chance } from "./chance";
import { motifOf, type Motif } from "./choose";
import type { Subject } from "./subject";
import { mix, paintFor, type Paint } from "./colours";
import { MACHINES } from "./motifs/machines";
import { person } from "./figures/people";
import type { Person } from "./figures/figure";
import { PLACES } from "./motifs/places";
import { backdrop, foreground, HIGH, WIDE } from "./scene";
import { n, type Sketch } from "./sketch";
import { FORCES } from "./motifs/forces";
import { THINGS } from "./motifs/things";
import { world } from "./motifs/worlds";

const HERALDRY: Record<string, string> = { order: "order", destruction: "destruction" };

function emblemOf(family: string): string | undefined {
  const name = HERALDRY[family] ?? family;
  const glyph: Glyph | null = isGlyph(name) ? GLYPHS[name] : null;
  return glyph && !glyph.line ? glyph.d : undefined;
}

/** The family's emblem behind a leader, large and faint. */
const halo = (emblem: string | undefined, paint: Paint, x: number, y: number, size: number): string =>
  emblem
    ? `<path d="${emblem}" fill="${paint.rim}" fill-rule="evenodd" opacity=".3"` +
      ` transform="translate(${n(x - 12 * size)} ${n(y - 12 * size)}) scale(${n(size)})"/>`
    : "";

/** The picture as SVG, 160 by 120 units. */
export function draw(subject: Subject): string {
  const chance = chanceOf(`${subject.game} ${subject.code} ${subject.name}`);
  const motif = motifOf(subject, chance);
  const inside = motif.what === "world" ? world(chance) : composed(subject, motif, chance);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
}

function composed(subject: Subject, motif: Exclude<Motif, { what: "world" }>, chance: Chance): string {
  const night = motif.what === "force" || subject.traits.includes("Undead") || subject.traits.includes("Vampire");
  const paint = paintFor(subject.family, chance, night ? chance.pick([2, 3, 4, 5]) : undefined);
  const emblem = emblemOf(subject.family);
  if (motif.what === "thing") return shown(THINGS[motif.thing](chance), paint, chance, emblem);
  const { svg, defs, ground, sun } = backdrop(subject.family, paint, chance);
  const left = sun[0] < WIDE / 2;
  const rim: [number, number] = [left ? -1.3 : 1.3, -0.9];
  const parts = [svg];
  const stand = (figure: Sketch, x: number, scale: number, flip: boolean, y = ground): void => {
    parts.push(
      `<ellipse cx="${n(x)}" cy="${n(y + 1)}" rx="${n(30 * scale)}" ry="${n(4 * scale)}" fill="${paint.ink}" opacity=".5"/>`,
      figure.svg(paint, x, y, scale, flip, rim),
    );
  };
  const flip = chance.may(0.5);
  const middle = WIDE / 2 + chance.between(-9, 9);
  const bearing = (who: Person): Person => ({ ...who, emblem });
  switch (motif.what) {
    case "person": {
      const leader = subject.unique || subject.kind === "legend" || subject.kind === "warlord";
      if (leader) parts.push(halo(emblem, paint, WIDE / 2, 46, chance.between(3.4, 4.2)));
      if (motif.many) {
        for (const dx of [-38, 38]) {
          const size = sizeOf(motif.who) * chance.between(0.62, 0.7);
          stand(person(bearing(motif.who), chance), middle + dx, size, flip, ground - 3);
        }
        stand(person(bearing(motif.who), chance), middle, sizeOf(motif.who) * 0.86, flip, ground + 9);
      } else {
        const size = sizeOf(motif.who) * (leader ? 1.04 : 0.97);
        stand(person(bearing(motif.who), chance), middle, size, flip, ground + 11);
      }
      break;
    }
    case "rider":
      if (subject.unique) parts.push(halo(emblem, paint, WIDE / 2, 46, 3.8));
      stand(rider(bearing(motif.who), motif.mount, chance), middle, 0.78, flip, ground + 9);
      break;
    case "beast":
      stand(
        beast(motif.beast, chance),
        middle,
        motif.beast === "tree"
          ? 0.74
          : motif.beast === "dragon" || motif.beast === "troll"
            ? 0.8
            : motif.beast === "bug"
              ? 0.78
              : 0.98,
        flip,
        ground + 8,
      );
      break;
    case "machine":
      stand(MACHINES[motif.machine](chance), middle, motif.machine === "ship" ? 0.84 : 0.88, flip, ground + 7);
      break;
    case "place":
      parts.push(PLACES[motif.place](chance).svg(paint, middle, ground + 4, chance.between(0.8, 0.92), flip, rim));
      parts.push(
        `<path d="M0 ${n(ground + 2)}Q80 ${n(ground - 5)} ${WIDE} ${n(ground + 3)}V${HIGH}H0Z" fill="${paint.near}"/>`,
      );
      break;
    case "force": {
      const aside = motif.who !== null;
      const x = aside ? (flip ? 58 : 102) : WIDE / 2;
      parts.push(`<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="${paint.ink}" opacity=".34"/>`);
      parts.push(FORCES[motif.force](chance).svg(paint, x, 58, aside ? 0.68 : 0.86, flip, [0, 0]));
      if (motif.who)
        stand(person(bearing(motif.who), chance), flip ? 120 : 40, sizeOf(motif.who) * 0.82, !flip, ground + 10);
      break;
    }
  }
  parts.push(foreground(paint, chance));
  return `<defs>${defs}</defs>${parts.join("")}`;
}

/** An object alone, lit from above. */
function shown(thing: Sketch, paint: Paint, chance: Chance, emblem: string | undefined): string {
  const spot = chance.between(40, 60);
  const defs =
    `<radialGradient id="s" cx="50%" cy="${n(spot)}%" r="72%"><stop stop-` +
    `color="${mix(paint.horizon, paint.rim, 0.3)}"/><stop offset=".42" stop-` +
    `color="${mix(paint.zenith, paint.horizon, 0.4)}"/><stop offset="1" stop-color="${paint.ink}"/>` +
    `</radialGradient>`;
  const parts = [`<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="url(#s)"/>`];
  const rays = chance.whole(7, 13);
  const lean = chance.between(0, 1);
  for (let ray = 0; ray < rays; ray++) {
    const [a, b] = [((ray + lean) / rays) * Math.PI * 2, ((ray + lean + 0.42) / rays) * Math.PI * 2];
    parts.push(
      `<path d="M80 58L${n(80 + Math.cos(a) * 130)} ${n(58 + Math.sin(a) * 130)}` +
        `L${n(80 + Math.cos(b) * 130)} ${n(58 + Math.sin(b) * 130)}` +
        `Z" fill="${paint.rim}" opacity=".1"/>`,
    );
  }
  if (emblem && chance.may(0.6)) parts.push(halo(emblem, paint, 80, 58, 4.2));
  parts.push(`<ellipse cx="80" cy="112" rx="46" ry="6" fill="${paint.ink}" opacity=".55"/>`);
  parts.push(thing.svg(paint, 80, 58, chance.between(0.72, 0.82), chance.may(0.5), [-1.2, -1]));
  for (let mote = 0; mote < 14; mote++)
    parts.push(
      `<circle cx="${n(chance.between(6, 154))}" ` +
        `cy="${n(chance.between(6, 114))}" r="${n(chance.between(0.4, 1.2))}" fill="${paint.rim}"` +
        ` opacity="${n(chance.between(0.3, 0.8))}"/>`,
    );
  return `<defs>${defs}</defs>${parts.join("")}`;
}

/** The scale at which the head, and what is held above it, fit the picture. */
function sizeOf(who: Person): number {
  const long = ["staff", "banner", "spear", "halberd", "scythe"].includes(who.arm);
  switch (who.build) {
    case "giant":
    case "daemon":
      return 0.74;
    case "dwarf":
      return long ? 1.02 : 1.14;
    case "goblin":
    case "rat":
      return long ? 1.02 : 1.1;
    case "orc":
      return long ? 0.84 : 0.9;
    default:
      return who.arm === "banner" ? 0.72 : long ? 0.8 : 0.86;
  }
}

const drawn = new Map<string, string>();
const PLAIN = [
  ["%20", " "],
  ["%22", "'"],
  ["%3D", "="],
  ["%3A", ":"],
  ["%2F", "/"],
  ["%2C", ","],
] as const; // characters that a data URL may contain unescaped: shorter and easier to read

/** The picture as a data URL for an image element; cached. */
export function pictureOf(subject: Subject): string {
  const key = `${subject.game} ${subject.code}`;
  let found = drawn.get(key);
  if (!found) {
    const text = PLAIN.reduce((all, [code, sign]) => all.replaceAll(code, sign), encodeURIComponent(draw(subject)));
    found = `data:image/svg+xml,${text}`;
    drawn.set(key, found);
  }
  return found;
}
