// Planets: a coloured sphere with bands or continents, and on some of them rings and moons, in front of stars.
import type { Chance } from "../chance";
import { colour } from "../colours";
import { HIGH, WIDE } from "../scene";
import { n } from "../sketch";

export function world(chance: Chance): string {
  const hue = chance.between(0, 360);
  const other = hue + chance.pick([40, 80, 150, 190]);
  const [x, y, r] = [chance.between(66, 94), chance.between(54, 64), chance.between(40, 48)];
  const kind = chance.pick(["bands", "lands", "lands", "ice", "fire"] as const);
  const parts: string[] = [];
  const defs =
    `<radialGradient id="s" cx="${n((x / WIDE) * 100)}%" cy="50%" r="80%"><stop stop-` +
    `color="${colour(0.34, 0.09, other)}"/><stop offset="1" stop-color="${colour(0.13, 0.04, hue)}"/>` +
    `</radialGradient>` +
    `<radialGradient id="p" cx="34%" cy="30%" r="75%"><stop stop-` +
    `color="${colour(0.86, 0.1, hue + 20)}"/><stop offset=".45" stop-` +
    `color="${colour(0.62, 0.13, hue)}"/><stop offset="1" stop-` +
    `color="${colour(0.2, 0.07, hue - 20)}"/></radialGradient>` +
    `<radialGradient id="d" cx="30%" cy="28%" r="80%"><stop offset=".35" stop-` +
    `color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".78"/>` +
    `</radialGradient>` +
    `<radialGradient id="a"><stop offset=".82" stop-` +
    `color="${colour(0.8, 0.13, hue)}" stop-opacity=".55"/><stop offset="1" stop-` +
    `color="${colour(0.8, 0.13, hue)}" stop-opacity="0"/></radialGradient>` +
    `<clipPath id="c"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>`;
  parts.push(`<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="url(#s)"/>`);
  for (let cloud = 0; cloud < 4; cloud++)
    parts.push(
      `<ellipse cx="${n(chance.between(0, WIDE))}" ` +
        `cy="${n(chance.between(0, HIGH))}" rx="${n(chance.between(30, 70))}"` +
        ` ry="${n(chance.between(10, 26))}" fill="${colour(0.5, 0.12, other + cloud * 30)}"` +
        ` opacity=".13"/>`,
    );
  for (let star = 0; star < 70; star++)
    parts.push(
      `<circle cx="${n(chance.between(0, WIDE))}" ` +
        `cy="${n(chance.between(0, HIGH))}" r="${n(chance.between(0.2, 0.9))}" fill="#fff" opacity="${n(chance.between(0.3, 1))}"/>`,
    );
  const ringed = chance.may(0.4);
  const tilt = chance.between(-28, 28);
  const hoop = (front: boolean): string =>
    [1.75, 1.55, 1.4]
      .map(
        (size, at) =>
          `<path d="M${n(x - r * size)} ${n(y)}` +
          `a${n(r * size)} ${n(r * size * 0.26)} 0 0 ${front ? 0 : 1} ${n(r * size * 2)} 0"` +
          ` transform="rotate(${n(tilt)} ${n(x)} ${n(y)})" fill="none"` +
          ` stroke="${colour(0.8 - at * 0.12, 0.07, other)}" stroke-width="${n(5 - at)}"` +
          ` opacity=".75"/>`,
      )
      .join("");
  if (ringed) parts.push(hoop(false));
  parts.push(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.16)}" fill="url(#a)"/><circle cx="${n(x)}" ` +
      `cy="${n(y)}" r="${n(r)}" fill="url(#p)"/><g clip-path="url(#c)">`,
  );
  if (kind === "bands")
    for (let band = 0; band < 8; band++)
      parts.push(
        `<path d="M${n(x - r)} ${n(y - r + band * r * 0.26)}` +
          `q${n(r * 0.5)} ${n(chance.between(-4, 4))} ${n(r)} 0t${n(r)} 0` +
          `v${n(r * chance.between(0.06, 0.16))}h${n(-r * 2)}` +
          `Z" fill="${colour(chance.between(0.45, 0.8), 0.11, chance.pick([hue, other]))}"` +
          ` opacity=".6" transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"/>`,
      );
  else {
    const count = kind === "fire" ? 9 : 7;
    for (let land = 0; land < count; land++) {
      const [lx, ly, size] = [x + chance.between(-r, r), y + chance.between(-r, r), chance.between(7, 20)];
      let d = "";
      for (let at = 0; at < 9; at++) {
        const reach = size * chance.between(0.55, 1.15);
        d += `${at ? "L" : "M"}${n(lx + Math.cos((at / 9) * 6.28) * reach * 1.3)} ${n(ly + Math.sin((at / 9) * 6.28) * reach)}`;
      }
      const fill =
        kind === "fire"
          ? colour(0.72, 0.19, chance.between(30, 65))
          : kind === "ice"
            ? colour(0.93, 0.03, 220)
            : colour(chance.between(0.45, 0.62), 0.11, other);
      parts.push(
        `<path d="${d}Z" fill="${fill}" stroke="${fill}" stroke-width="3" stroke-` +
          `linejoin="round" opacity="${kind === "fire" ? 0.55 : 0.8}"/>`,
      );
    }
    if (chance.may(0.6))
      parts.push(
        `<ellipse cx="${n(x)}" cy="${n(y - r * 0.94)}" rx="${n(r * 0.6)}" ry="${n(r * 0.2)}" fill="#fff" opacity=".8"/>`,
      );
    for (let cloud = 0; cloud < 5; cloud++)
      parts.push(
        `<ellipse cx="${n(x + chance.between(-r, r))}" ` +
          `cy="${n(y + chance.between(-r, r))}" rx="${n(chance.between(10, 22))}"` +
          ` ry="${n(chance.between(1.4, 3.4))}" fill="#fff" opacity=".34"` +
          ` transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"/>`,
      );
  }
  parts.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#d)"/></g>`);
  if (ringed) parts.push(hoop(true));
  if (chance.may(0.6)) {
    const [mx, my, mr] = [chance.pick([22, 138]) + chance.between(-8, 8), chance.between(20, 46), chance.between(4, 9)];
    parts.push(
      `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="${colour(0.74, 0.05, other)}"/>` +
        `<path d="M${n(mx)} ${n(my - mr)}a${n(mr)} ${n(mr)} 0 0 1 0 ${n(mr * 2)}` +
        `a${n(mr * 0.8)} ${n(mr)} 0 0 0 0 ${n(-mr * 2)}Z" fill="#000" opacity=".5"/>`,
    );
  }
  return `<defs>${defs}</defs>${parts.join("")}`;
}
