// The client's text for an event equals the server's, which the terminal shows.
import { describe, expect, it } from "vitest";
import * as conquestCards from "../../src/games/conquest/cards/cards.svelte";
import { eventParts as conquestParts } from "../../src/games/conquest/eventText";
import * as invasionCards from "../../src/games/invasion/cards/cards.svelte";
import { eventParts as invasionParts } from "../../src/games/invasion/eventText";
import type { Part } from "../../src/parts/log/record";
import { conquest, invasion } from "../samples";
import { setWords } from "../spoken";

const text = (parts: Part[]): string => parts.map((part) => part.text).join("");

describe("an event", () => {
  it("of Conquest is said as on the server", () => {
    setWords("en", conquest.messages);
    conquestCards.cards.set(conquest.cards.map(conquestCards.readCard));
    const said = conquest.said.map(([event]) => text(conquestParts(event, conquest.views.shield)));
    expect(said).toEqual(conquest.said.map(([, sentence]) => sentence));
    expect(said.length).toBeGreaterThan(200);
  });

  it("of Invasion is said as on the server", () => {
    setWords("en", invasion.messages);
    invasionCards.cards.set(invasion.cards.map(invasionCards.readCard));
    const said = invasion.said.map(([event]) => text(invasionParts(event, invasion.views.damage)));
    expect(said).toEqual(invasion.said.map(([, sentence]) => sentence));
    expect(said.length).toBeGreaterThan(200);
  });
});
