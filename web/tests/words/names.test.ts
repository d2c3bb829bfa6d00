import { afterEach, beforeAll, expect, it } from "vitest";
import { cards, readCard } from "../../src/games/invasion/cards/cards.svelte";
import { settings } from "../../src/settings.svelte";
import { setWords } from "../../src/words.svelte";
import { invasion } from "../samples";

const [first, second] = invasion.cards.map((card) => card.code);
const english = (code: string): string => invasion.cards.find((card) => card.code === code)!.name;

beforeAll(() => {
  cards.set(invasion.cards.map((card) => readCard({ ...card, names: {} })));
  setWords("pl", {}, { invasion: { [first!]: "Obrońca twierdzy" } });
});
afterEach(() => void (settings.names = "own"));

it("shows a card's name in the reader's language, with the English name next to it", () => {
  expect(cards.name(first!)).toBe("Obrońca twierdzy");
  expect(cards.printed(first!)).toBe(english(first!));
});

it("shows the printed name of a card without translation", () => {
  expect(cards.name(second!)).toBe(english(second!));
  expect(cards.printed(second!)).toBe("");
});

it("shows the printed names if the reader has chosen so", () => {
  settings.names = "printed";
  expect(cards.name(first!)).toBe(english(first!));
  expect(cards.printed(first!)).toBe("");
});
