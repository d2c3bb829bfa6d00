// The districts of a capital, drawn behind the cards of a zone: intact, damaged or burning.
import { chanceOf } from "./chance";
import { paintFor } from "./colours";
import { PLACES, type Place } from "./motifs/places";
import { backdrop, HIGH, WIDE } from "./scene";
import { FORCES } from "./motifs/forces";

export type Harm = "whole" | "hurt" | "burning";

const QUARTERS: Record<string, Record<string, Place>> = {
  dwarf: { kingdom: "mine", quest: "hall", battlefield: "gate" },
  empire: { kingdom: "city", quest: "temple", battlefield: "keep" },
  "high-elf": { kingdom: "spires", quest: "arch", battlefield: "harbour" },
  orc: { kingdom: "scrap", quest: "mine", battlefield: "camp" },
  chaos: { kingdom: "spires", quest: "temple", battlefield: "gate" },
  "dark-elf": { kingdom: "spires", quest: "throne", battlefield: "keep" },
};
const HOURS: Record<Harm, number> = { whole: 6, hurt: 2, burning: 5 };

const drawn = new Map<string, string>();

export function districtOf(race: string, zone: string, harm: Harm): string {
  const key = `${race} ${zone} ${harm}`;
  const known = drawn.get(key);
  if (known) return known;
  const chance = chanceOf(`${race} ${zone}`); // the same houses in every state
  const paint = paintFor(race, chance, HOURS[harm]);
  const place = QUARTERS[race]?.[zone] ?? "keep";
  const scene = backdrop(race, paint, chance);
  const parts = [
    scene.svg,
    PLACES[place](chance).svg(paint, WIDE / 2, scene.ground + 4, 0.92, false, [
      scene.sun[0] < WIDE / 2 ? -1.2 : 1.2,
      -0.8,
    ]),
    `<path d="M0 ${scene.ground + 2}Q80 ${scene.ground - 4} ${WIDE} ${scene.ground + 3}V${HIGH}H0Z" fill="${paint.near}"/>`,
  ];
  const fires = harm === "burning" ? [24, 58, 96, 134] : harm === "hurt" ? [112] : [];
  for (const x of fires)
    parts.push(
      FORCES.fire(chance).svg(paint, x, scene.ground - 16, harm === "burning" ? chance.between(0.42, 0.6) : 0.26),
    );
  const made =
    `<svg xmlns="http://www.w3.org/2000/svg" ` +
    `viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice"><defs>${scene.defs}` +
    `</defs>${parts.join("")}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(made)}`;
  drawn.set(key, address);
  return address;
}
