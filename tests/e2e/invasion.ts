// Plays Warhammer: Invasion on the screen: picks highlighted elements, plays into every zone in turn, and attacks when
// possible.
import type { Locator } from "playwright-core";
import en from "../../src/warhost/text/messages/en/invasion/table.json";
import pl from "../../src/warhost/text/messages/pl/invasion/table.json";
import ru from "../../src/warhost/text/messages/ru/invasion/table.json";
import type { Seat, Visitor } from "./visitor";

type Key = keyof typeof en;
const OWN: Record<string, Record<Key, string>> = { en, pl, ru };

export const DWARF: Seat = { kind: "me", deck: "dwarf" };
export const ORC_BOT: Seat = { kind: "bot", bot: "random", deck: "orc" };

export const word = (guest: Visitor, key: Key): string => OWN[guest.language]![key];

/** Highlighted elements on the board, in the chain or in a draft pack. */
export const lit = (guest: Visitor): Locator => guest.saying("main", guest.t("duel.lit"));
/** The player's capital, or the opponent's. */
export const capital = (guest: Visitor, whose: "you" | "foe"): Locator =>
  guest.page.getByRole("region", { name: word(guest, `inv.side.${whose}`), exact: true });

/** The cheapest playable unit of the hand; an expensive one may only be playable as a development. */
export async function cheapestUnit(guest: Visitor): Promise<Locator> {
  const codes = await guest.playable.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")!));
  const costs = await guest.page.evaluate(async () => {
    const answer = await fetch("/api/cards/invasion");
    const cards: { code: string; facts: { kind: string; cost: number } }[] = await answer.json();
    return Object.fromEntries(
      cards.filter(({ facts }) => facts.kind === "unit").map((card) => [card.code, card.facts.cost]),
    );
  });
  const cheap = codes.reduce((best, code) => ((costs[code] ?? 99) < (costs[best] ?? 99) ? code : best));
  return guest.playable.nth(codes.indexOf(cheap));
}

/** Creates a table of Invasion by an HTTP request, and opens its page. */
export const table = (guest: Visitor, places: Seat[], options: object = {}, more: object = {}): Promise<string> =>
  guest.table(places, options, { game: "invasion", ...more });

type Touch = (what: Locator) => Promise<void>;

export async function answer(guest: Visitor, touch: Touch): Promise<void> {
  const buttons = guest.prompt.locator(".answers").getByRole("button");
  const option = async (name: string): Promise<Locator | null> => {
    const found = guest.prompt.locator(`[data-option="${name}"]`);
    return (await found.count()) ? found.first() : null;
  };
  const keep = await option("keep");
  if (keep) return touch(keep);
  const assigns = guest.prompt.locator("[data-option^=assign]");
  if (await assigns.count()) return touch(assigns.first());
  const pass = await option("pass");
  if (pass) {
    if (!(await guest.playable.count())) return touch(pass);
    const turn = Number((await guest.page.locator("[data-moment]").getAttribute("data-moment"))!.split(".")[0]);
    const count = await guest.playable.count();
    await touch(guest.playable.nth(turn % count));
    const play = guest.prompt.locator("[data-option^=play]"); // a tactic that needs no target
    if (await play.count()) return touch(play.first());
    const targets = lit(guest);
    const places = await targets.count();
    // None is highlighted if the game has advanced meanwhile: then the click only enlarged the card.
    return places ? touch(targets.nth(turn % places)) : guest.page.keyboard.press("Escape");
  }
  if (!(await lit(guest).count())) return touch(buttons.first());
  await touch(lit(guest).first());
  const several = guest.prompt.locator("[data-option^=resolve]"); // two effects of one card are pending: the prompt asks which
  if (await several.count()) await touch(several.first());
}

export const withMouse = (guest: Visitor): Promise<void> => answer(guest, (what) => what.click());
export const withFinger = (guest: Visitor): Promise<void> => answer(guest, (what) => what.tap());
