// How someone plays Warhammer: Invasion on the screen: they take what is lit, build every zone in turn, and attack when they can.
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

/** Things on the board, in the chain or in a pack that can be picked. */
export const lit = (guest: Visitor): Locator => guest.saying("main", guest.t("duel.lit"));
/** One's own capital, or the other's. */
export const capital = (guest: Visitor, whose: "you" | "foe"): Locator =>
  guest.page.getByRole("region", { name: word(guest, `inv.side.${whose}`), exact: true });

/** The cheapest unit of the hand that can be played; a more expensive one may only do as a development. */
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

/** A new table of Invasion by request, and its page. */
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
    // None is lit where the table went on under the hand: then the card was only read, and there is another question.
    return places ? touch(targets.nth(turn % places)) : guest.page.keyboard.press("Escape");
  }
  if (!(await lit(guest).count())) return touch(buttons.first());
  await touch(lit(guest).first());
  const several = guest.prompt.locator("[data-option^=resolve]"); // two effects of one card wait: the prompt asks which
  if (await several.count()) await touch(several.first());
}

export const withMouse = (guest: Visitor): Promise<void> => answer(guest, (what) => what.click());
export const withFinger = (guest: Visitor): Promise<void> => answer(guest, (what) => what.tap());
