// Plays Conquest on the screen: picks highlighted elements, deploys to every planet in turn, and attacks whenever
// possible.
import type { Locator } from "playwright-core";
import en from "../../src/warhost/text/messages/en/conquest/table.json";
import pl from "../../src/warhost/text/messages/pl/conquest/table.json";
import ru from "../../src/warhost/text/messages/ru/conquest/table.json";
import type { Seat, Visitor } from "./visitor";

type Key = keyof typeof en;
const OWN: Record<string, Record<Key, string>> = { en, pl, ru };

export const MARINES: Seat = { kind: "me", deck: "space-marines" };
export const ORK_BOT: Seat = { kind: "bot", bot: "random", deck: "orks" };

export const word = (guest: Visitor, key: Key): string => OWN[guest.language]![key];

/** Highlighted elements on the board. */
export const lit = (guest: Visitor): Locator => guest.saying("main", guest.t("duel.lit"));
export const row = (guest: Visitor): Locator => guest.page.getByRole("group", { name: word(guest, "con.row") });

/** Creates a table of Conquest by an HTTP request, and opens its page. */
export const table = (guest: Visitor, places: Seat[], options: object = {}, more: object = {}): Promise<string> =>
  guest.table(places, options, { game: "conquest", ...more });

type Touch = (what: Locator) => Promise<void>;

/** Gives an answer: sometimes deploys, sets the dial, uses shields, and always attacks. */
export async function answer(guest: Visitor, touch: Touch): Promise<void> {
  const option = async (name: string): Promise<Locator | null> => {
    const found = guest.prompt.locator(`[data-option="${name}"]`);
    return (await found.count()) ? found.first() : null;
  };
  for (const name of ["keep", "take both", "take cards", "take resources", "stay"]) {
    const found = await option(name);
    if (found) return touch(found);
  }
  const area = guest.prompt.locator("[data-option^='trigger'], [data-option^='area']");
  if (await area.count()) return touch(area.first());
  const turn = Number((await guest.page.locator("[data-moment]").getAttribute("data-moment"))!.split(".")[0]);
  const pass = await option("pass");
  const cards = guest.saying("main", guest.t("hand.playable")); // cards of the hand, or cards being looked at
  if (pass && (turn % 3 || !(await cards.count()))) return touch(pass); // only some cards, so that the game ends soon
  const things = (await cards.count()) ? cards : lit(guest);
  if (!(await things.count())) return touch(guest.prompt.locator(".answers").getByRole("button").first());
  const before = await guest.page.locator("[data-moment]").getAttribute("data-moment");
  await touch(things.nth(turn % (await things.count())));
  const gone = guest.page.locator(`[data-moment="${before}"]`);
  const chosen = guest.prompt.locator(
    ["deploy", "play", "use", "attacker"].map((verb) => `.answers button[data-option^='${verb}']`).join(),
  );
  if (!(await gone.count())) return; // answered with one click
  if (await chosen.count()) return touch(chosen.first());
  if (await guest.page.locator("[aria-pressed=true]").count()) {
    const targets = lit(guest);
    const count = await targets.count();
    if (count) await touch(targets.nth(turn % count));
  }
}

export const withMouse = (guest: Visitor): Promise<void> => answer(guest, (what) => what.click());
export const withFinger = (guest: Visitor): Promise<void> => answer(guest, (what) => what.tap());
