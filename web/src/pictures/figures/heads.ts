// Heads, faces and headgear.
import type { Frame, Person } from "./figure";
import { path, ring, shape, Sketch, type Tone } from "../sketch";

/** Draws the head, which distinguishes the peoples most. */
export function head(s: Sketch, who: Person, f: Frame, x: number, y: number, flesh: Tone): void {
  const r = f.head;
  const face: Tone = who.build === "bone" ? "bone" : flesh;
  const eyes = (dx = 0, dy = 0, tone: Tone = "glow"): void => {
    s.detail(tone, ring(x - r * 0.36 + dx, y + dy, r * 0.17));
    s.detail(tone, ring(x + r * 0.32 + dx, y + dy, r * 0.17));
  };
  if (who.build === "dwarf" && who.head !== "hood") {
    // the beard comes first, because it is drawn on the chest
    s.disc(face, x, y, r);
    s.fill(
      "glow",
      `M${x - r * 1.05} ${y - 1}Q${x - r * 1.4} ${y + r * 2} ${x - r * 0.5} ${y + r * 3.4}` +
        `L${x} ${y + r * 2.9}L${x + r * 0.6} ${y + r * 3.3}` +
        `Q${x + r * 1.4} ${y + r * 2} ${x + r * 1.05} ${y - 1}` +
        `Q${x} ${y + r * 1.1} ${x - r * 1.05} ${y - 1}Z`,
    );
    s.detail("body", path(x - r * 0.3, y + r, x - r * 0.25, y + r * 2.6), 1.2, 0.5).detail(
      "body",
      path(x + r * 0.4, y + r, x + r * 0.3, y + r * 2.5),
      1.2,
      0.5,
    );
  } else if (!["tusks", "snout", "reptile", "beak", "fiend", "skull"].includes(who.head))
    s.disc(face, x, y, r * 0.94, r * 1.08);

  switch (who.head) {
    case "bare":
      s.fill(
        "deep",
        `M${x - r} ${y}Q${x - r} ${y - r * 1.5} ${x} ${y - r * 1.35}` +
          `Q${x + r * 1.1} ${y - r * 1.4} ${x + r} ${y + r * 0.5}L${x + r * 0.6} ${y - r * 0.2}` +
          `L${x - r * 0.6} ${y - r * 0.45}Z`,
      );
      eyes(-0.6, 0, "ink");
      break;
    case "helm":
      s.fill(
        "metal",
        `M${x - r * 1.15} ${y + r * 0.35}Q${x - r * 1.2} ${y - r * 1.6} ${x} ${y - r * 1.6}` +
          `Q${x + r * 1.2} ${y - r * 1.6} ${x + r * 1.15} ${y + r * 0.35}L${x + r * 0.3} ${y - r * 0.1}` +
          `L${x} ${y + r * 0.8}L${x - r * 0.3} ${y - r * 0.1}Z`,
      );
      s.detail("steel", path(x, y - r * 1.5, x, y + r * 0.6), 1.4);
      eyes(0, 0.5, "ink");
      break;
    case "plume":
      s.fill(
        "glow",
        `M${x - r * 0.3} ${y - r * 1.4}Q${x + r * 0.4} ${y - r * 3.4} ${x + r * 2.6} ${y - r * 2.2}` +
          `Q${x + r * 2.3} ${y - r * 0.6} ${x + r * 0.9} ${y - r * 0.7}Z`,
      );
      s.fill(
        "metal",
        `M${x - r * 1.15} ${y + r}V${y - r * 0.5}Q${x} ${y - r * 2.1} ${x + r * 1.15} ${y - r * 0.5}` +
          `V${y + r}Q${x} ${y + r * 1.7} ${x - r * 1.15} ${y + r}Z`,
      );
      s.detail("ink", path(x - r * 0.8, y - r * 0.1, x + r * 0.55, y - r * 0.1), 1.9);
      s.detail("steel", path(x - r * 0.1, y + r * 0.1, x - r * 0.1, y + r * 1.3), 1.2);
      break;
    case "horns":
      for (const side of [-1, 1])
        s.fill(
          "bone",
          `M${x + side * r * 0.75} ${y - r * 0.9}` +
            `Q${x + side * r * 2.4} ${y - r * 1} ${x + side * r * 2.1} ${y - r * 2.9}` +
            `Q${x + side * r * 1.3} ${y - r * 1.9} ${x + side * r * 0.4} ${y - r * 1.5}Z`,
        );
      s.fill(
        "steel",
        `M${x - r * 1.1} ${y + (who.build === "dwarf" ? 0 : r * 0.9)}V${y - r * 0.5}` +
          `Q${x} ${y - r * 2.1} ${x + r * 1.1} ${y - r * 0.5}` +
          `V${y + (who.build === "dwarf" ? 0 : r * 0.9)}` +
          `L${x} ${y + (who.build === "dwarf" ? -r * 0.4 : r * 0.3)}Z`,
      );
      s.detail("metal", path(x - r * 0.9, y - r * 0.55, x + r * 0.9, y - r * 0.55), 1.8);
      eyes(0, r * 0.06, who.build === "dwarf" ? "ink" : "glow");
      break;
    case "crest":
      s.fill(
        "metal",
        `M${x - r * 1.05} ${y + r * 0.9}Q${x - r * 1.3} ${y - r * 0.9} ${x + r * 0.4} ${y - r * 3.7}` +
          `Q${x + r * 1.1} ${y - r} ${x + r * 1.05} ${y + r * 0.9}L${x + r * 0.35} ${y + r * 0.2}` +
          `L${x - r * 0.1} ${y + r}L${x - r * 0.45} ${y + r * 0.2}Z`,
      );
      s.fill(
        "glow",
        `M${x + r * 0.4} ${y - r * 3.7}Q${x + r * 2.6} ${y - r * 2.4} ${x + r * 1.9} ${y + r * 1.6}` +
          `Q${x + r * 1.4} ${y - r * 0.6} ${x + r * 0.75} ${y - r * 1.6}Z`,
      );
      s.detail("steel", path(x + r * 0.1, y - r * 2.6, x - r * 0.1, y + r * 0.4), 1.2);
      eyes(-0.5, 0.2, "ink");
      break;
    case "hood":
      s.fill(
        "deep",
        `M${x} ${y - r * 1.9}Q${x - r * 1.9} ${y - r * 0.9} ${x - r * 1.5} ${y + r * 1.7}` +
          `Q${x} ${y + r * 2.2} ${x + r * 1.6} ${y + r * 1.6}` +
          `Q${x + r * 1.8} ${y - r} ${x} ${y - r * 1.9}Z`,
      );
      s.detail("ink", ring(x - 0.6, y + r * 0.2, r * 0.95, r * 1.1));
      eyes(-0.7, r * 0.05);
      break;
    case "hat":
      s.fill(
        "deep",
        `M${x - r * 2} ${y - r * 0.4}Q${x} ${y - r * 1.2} ${x + r * 2} ${y - r * 0.2}` +
          `Q${x + r} ${y} ${x} ${y - r * 0.1}Q${x - r} ${y} ${x - r * 2} ${y - r * 0.4}Z`,
      );
      s.fill(
        "deep",
        `M${x - r} ${y - r * 0.6}Q${x - r * 0.2} ${y - r * 2.7} ${x + r * 0.9} ${y - r * 3.5}` +
          `Q${x + r * 0.6} ${y - r * 2} ${x + r} ${y - r * 0.5}Z`,
      );
      s.detail("glow", path(x - r * 0.95, y - r * 0.75, x + r * 0.95, y - r * 0.7), 1.8);
      s.fill(
        "bone",
        `M${x - r * 0.8} ${y + r * 0.3}Q${x - r * 0.4} ${y + r * 3} ${x + r * 0.2} ${y + r * 3.2}` +
          `Q${x + r * 0.9} ${y + r * 1.5} ${x + r * 0.8} ${y + r * 0.3}` +
          `Q${x} ${y + r} ${x - r * 0.8} ${y + r * 0.3}Z`,
      );
      break;
    case "mohawk":
      s.fill(
        "glow",
        `M${x - r * 0.5} ${y - r * 0.8}L${x - r * 1.2} ${y - r * 2.2}L${x - r * 0.4} ${y - r * 1.9}` +
          `L${x - r * 0.2} ${y - r * 3}L${x + r * 0.35} ${y - r * 2}L${x + r * 1} ${y - r * 2.7}` +
          `L${x + r * 0.9} ${y - r * 1.6}L${x + r * 1.7} ${y - r * 1.5}L${x + r * 0.7} ${y - r * 0.5}Z`,
      );
      eyes(-0.4, 0, "ink");
      break;
    case "tusks":
      s.fill(
        face,
        `M${x - r * 1.2} ${y - r * 0.3}Q${x - r} ${y - r * 1.3} ${x + r * 0.2} ${y - r * 1.2}` +
          `Q${x + r * 1.2} ${y - r * 1} ${x + r * 1.1} ${y + r * 0.4}L${x + r * 0.8} ${y + r * 1.2}` +
          `L${x - r * 0.9} ${y + r * 1.4}L${x - r * 1.6} ${y + r * 0.6}Z`,
      );
      s.detail("ink", path(x - r * 1.2, y + r * 0.75, x + r * 0.4, y + r * 0.7), 1.5);
      s.detail("bone", shape(x - r * 1.05, y + r * 0.8, x - r * 1.2, y - r * 0.15, x - r * 0.7, y + r * 0.7));
      s.detail("bone", shape(x - r * 0.1, y + r * 0.8, x + r * 0.1, y - r * 0.1, x + r * 0.3, y + r * 0.7));
      s.detail("ink", path(x - r * 1.1, y - r * 0.45, x + r * 0.4, y - r * 0.35), 1.6);
      eyes(-r * 0.35, -r * 0.15);
      if (who.build === "goblin")
        s.fill(face, shape(x + r * 0.8, y - r * 0.4, x + r * 2.9, y - r * 1.3, x + r, y + r * 0.5)).fill(
          face,
          shape(x - r * 0.9, y - r * 0.2, x - r * 2.6, y + r * 0.5, x - r * 0.9, y + r * 0.5),
        );
      else s.fill("steel", `M${x - r * 0.9} ${y - r * 0.8}Q${x} ${y - r * 2} ${x + r * 1.1} ${y - r * 0.5}Z`);
      break;
    case "crown":
      s.fill(
        "deep",
        `M${x - r} ${y + r * 1.3}Q${x - r * 1.4} ${y - r * 1.3} ${x} ${y - r * 1.2}` +
          `Q${x + r * 1.4} ${y - r * 1.3} ${x + r} ${y + r * 1.3}L${x + r * 0.6} ${y - r * 0.3}` +
          `L${x - r * 0.6} ${y - r * 0.3}Z`,
      );
      s.fill(
        "glow",
        shape(
          x - r * 1.05,
          y - r * 0.6,
          x - r * 1.2,
          y - r * 1.9,
          x - r * 0.5,
          y - r * 1.3,
          x,
          y - r * 2.3,
          x + r * 0.5,
          y - r * 1.3,
          x + r * 1.2,
          y - r * 1.9,
          x + r * 1.05,
          y - r * 0.6,
        ),
      );
      eyes(-0.4, r * 0.1, "ink");
      break;
    case "visor":
      s.fill(
        "bright",
        `M${x - r * 1.15} ${y - r * 0.2}Q${x - r} ${y - r * 1.5} ${x} ${y - r * 1.5}` +
          `Q${x + r} ${y - r * 1.5} ${x + r * 1.15} ${y - r * 0.2}L${x + r} ${y + r * 0.9}` +
          `L${x + r * 0.4} ${y + r * 1.3}L${x - r * 0.8} ${y + r * 1.3}L${x - r * 1.1} ${y + r * 0.8}Z`,
      );
      s.detail("ink", path(x - r * 0.9, y - r * 0.2, x + r * 0.5, y - r * 0.2), 2.4);
      s.detail("deep", path(x - r * 0.5, y + r * 0.5, x - r * 0.5, y + r * 1.1), 1.2).detail(
        "deep",
        path(x, y + r * 0.5, x, y + r * 1.1),
        1.2,
      );
      eyes(-r * 0.18, -r * 0.22);
      break;
    case "cap":
      s.fill(
        "body",
        `M${x - r * 1.35} ${y - r * 0.1}Q${x - r * 1.2} ${y - r * 1.5} ${x} ${y - r * 1.55}` +
          `Q${x + r * 1.3} ${y - r * 1.5} ${x + r * 1.2} ${y + r * 0.35}` +
          `Q${x} ${y - r * 0.5} ${x - r * 1.35} ${y - r * 0.1}Z`,
      );
      s.detail("bone", ring(x - r * 0.25, y - r * 0.85, r * 0.32));
      eyes(-0.6, r * 0.1, "ink");
      break;
    case "lens":
      s.fill(
        "bright",
        `M${x - r * 1.3} ${y + r * 0.7}L${x - r * 1.1} ${y - r * 0.9}` +
          `Q${x} ${y - r * 1.8} ${x + r * 1.1} ${y - r * 1}L${x + r * 1.5} ${y + r * 0.6}` +
          `L${x} ${y + r * 1.2}Z`,
      );
      s.detail("ink", ring(x - r * 0.35, y - r * 0.1, r * 0.55));
      s.detail("glow", ring(x - r * 0.35, y - r * 0.1, r * 0.3));
      s.line("bright", path(x + r, y - r, x + r * 1.2, y - r * 3), 1.4);
      break;
    case "skull":
      s.fill(
        face === "bone" ? "bone" : "metal",
        `M${x - r} ${y}Q${x - r} ${y - r * 1.3} ${x} ${y - r * 1.3}` +
          `Q${x + r * 1.1} ${y - r * 1.3} ${x + r} ${y}L${x + r * 0.6} ${y + r * 0.6}` +
          `L${x + r * 0.5} ${y + r * 1.3}L${x - r * 0.7} ${y + r * 1.3}L${x - r * 0.7} ${y + r * 0.6}Z`,
      );
      s.detail("ink", ring(x - r * 0.42, y - r * 0.1, r * 0.32)).detail(
        "ink",
        ring(x + r * 0.36, y - r * 0.1, r * 0.3),
      );
      s.detail("ink", path(x - r * 0.5, y + r * 0.95, x + r * 0.3, y + r * 0.95), 1.2);
      s.detail("glow", ring(x - r * 0.42, y - r * 0.1, r * 0.14)).detail(
        "glow",
        ring(x + r * 0.36, y - r * 0.1, r * 0.14),
      );
      break;
    case "snout":
      s.fill(
        "body",
        `M${x + r} ${y - r * 0.6}Q${x} ${y - r * 1.4} ${x - r * 0.8} ${y - r * 0.5}` +
          `L${x - r * 2.4} ${y + r * 0.7}Q${x - r * 1.5} ${y + r * 1.3} ${x - r * 0.2} ${y + r}` +
          `Q${x + r * 1.1} ${y + r} ${x + r} ${y - r * 0.6}Z`,
      );
      s.fill("skin", `M${x + r * 0.2} ${y - r * 0.9}q-2 -12 5 -9t2 10Z`);
      s.detail("glow", ring(x - r * 0.5, y - r * 0.1, r * 0.2));
      s.detail("bone", shape(x - r * 1.8, y + r * 0.9, x - r * 1.5, y + r * 1.7, x - r * 1.3, y + r * 0.9));
      break;
    case "reptile":
      s.fill(
        "glow",
        `M${x + r * 0.9} ${y}Q${x + r * 2} ${y - r * 2} ${x - r * 0.2} ${y - r * 2.2}L${x - r * 0.2} ${y - r * 0.8}Z`,
      );
      s.fill(
        face,
        `M${x + r} ${y + r * 0.3}Q${x + r} ${y - r * 1.2} ${x - r * 0.4} ${y - r * 1}` +
          `L${x - r * 2.5} ${y - r * 0.1}L${x - r * 2.3} ${y + r * 0.4}L${x - r * 0.6} ${y + r * 0.5}` +
          `L${x - r * 2.1} ${y + r * 0.9}L${x - r * 0.4} ${y + r * 1.3}Z`,
      );
      s.detail("hot", ring(x - r * 0.4, y - r * 0.3, r * 0.2));
      s.detail("bone", path(x - r * 2.1, y + r * 0.55, x - r * 0.8, y + r * 0.55), 1.1);
      break;
    case "beak":
      for (const turn of [0, 1, 2, 3])
        s.fill(
          "glow",
          shape(x + r * 0.5, y - r * 0.8 + turn * 3, x + r * 2.6, y - r * 2 + turn * 5, x + r * 0.8, y + turn * 3),
        );
      s.fill(
        face,
        `M${x + r} ${y + r * 0.4}Q${x + r} ${y - r * 1.2} ${x - r * 0.4} ${y - r}` +
          `L${x - r * 2.3} ${y + r * 0.7}L${x - r * 0.3} ${y + r * 0.9}Z`,
      );
      s.detail("ink", ring(x - r * 0.2, y - r * 0.2, r * 0.2));
      break;
    case "fiend":
      for (const side of [-1, 1])
        s.fill(
          "bone",
          `M${x + side * r * 0.5} ${y - r * 0.9}` +
            `Q${x + side * r * 2.6} ${y - r * 1.4} ${x + side * r * 1.7} ${y - r * 3.6}` +
            `Q${x + side * r * 1.3} ${y - r * 2.2} ${x} ${y - r * 1.1}Z`,
        );
      s.fill(
        face,
        `M${x - r} ${y - r * 0.7}Q${x} ${y - r * 1.5} ${x + r} ${y - r * 0.7}` +
          `L${x + r * 0.8} ${y + r * 0.7}L${x} ${y + r * 1.6}L${x - r * 0.9} ${y + r * 0.7}Z`,
      );
      eyes(-0.4, -r * 0.1);
      s.detail("ink", path(x - r * 0.5, y + r * 0.7, x + r * 0.4, y + r * 0.7), 1.6);
      break;
    case "mask":
      s.fill(
        "bone",
        `M${x - r * 0.95} ${y - r}Q${x} ${y - r * 1.5} ${x + r * 0.95} ${y - r}` +
          `L${x + r * 0.75} ${y + r * 0.5}L${x} ${y + r * 1.5}L${x - r * 0.75} ${y + r * 0.5}Z`,
      );
      s.fill(
        "deep",
        `M${x - r} ${y - r * 0.8}Q${x} ${y - r * 4} ${x + r * 2.4} ${y - r * 1}` +
          `Q${x + r * 1.5} ${y + r} ${x + r} ${y + r}L${x + r * 0.9} ${y - r * 0.9}Z`,
      );
      s.detail("ink", path(x - r * 0.6, y - r * 0.2, x - r * 0.15, y), 1.5).detail(
        "ink",
        path(x + r * 0.6, y - r * 0.2, x + r * 0.15, y),
        1.5,
      );
      break;
  }
}
