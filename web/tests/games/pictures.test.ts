import { drawPoster } from "../../src/drawing";
import { describe, expect, it } from "vitest";
import type { Subject } from "../../src/pictures/subject";
import { draw } from "../../src/pictures/picture";

const FAMILIES = ["dwarf", "empire", "high-elf", "orc", "chaos", "dark-elf", "neutral", "space-marines", "orks", "tau"];
const KINDS = ["unit", "army", "support", "attachment", "tactic", "event", "quest", "legend", "warlord", "planet"];
const TRAITS = ["Warrior", "Hero", "Mage", "Creature", "Cavalry", "Daemon", "Vehicle", "Skaven", "Weapon", "Building"];
const NAMES = ["Iron Guard", "Grey Wolves", "Rune of Fire", "Old Tower", "Bolt of Storms", "Quiet Order"];

function* subjects(): Generator<Subject> {
  let number = 0;
  for (const family of FAMILIES)
    for (const kind of KINDS)
      for (const trait of TRAITS)
        yield {
          code: `demo-${++number}`,
          game: kind === "unit" ? "invasion" : "conquest",
          name: NAMES[number % NAMES.length]!,
          family,
          kind,
          traits: [trait],
          future: kind !== "unit",
        };
}

describe("the pictures of cards", () => {
  it("exist for all kinds of cards, complete and all different", () => {
    const drawn = new Set<string>();
    for (const subject of subjects()) {
      const svg = draw(subject);
      expect(svg, subject.code).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length, subject.code).toBeLessThan(40_000);
      drawn.add(svg);
    }
    expect(drawn.size).toBe(FAMILIES.length * KINDS.length * TRAITS.length);
  });

  it("are reproducible", () => {
    for (const subject of [...subjects()].slice(0, 40)) expect(draw(subject)).toBe(draw({ ...subject }));
  });
});

describe("the picture of a link", () => {
  const facts = { code: "x-001", name: "Knight", family: "empire", kind: "unit", traits: ["Knight"] };

  it("has its title as text, and its pictures have separate gradients", () => {
    const svg = drawPoster(
      JSON.stringify({ game: "invasion", title: "A <b> & more", lines: ["word ".repeat(90)], cards: [facts, facts] }),
    );
    expect(svg).toContain("A &#60;b&#62; &#38; more");
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id);
    expect(svg).toContain("…");
  });

  it("is also drawn for a game without illustrations", () => {
    expect(drawPoster(JSON.stringify({ game: "other", title: "A", lines: [], cards: [facts] }))).toContain("<path");
  });
});
