// A table on a phone: texts are readable, and the question leaves enough space for the board.
import { describe, expect, it } from "vitest";
import * as conquest from "../conquest";
import { withFinger } from "../hands";
import { DESKTOP, PHONE } from "../site";
import * as invasion from "../invasion";
import { LONG, openSite, sample } from "../open";
import { BOT, ME, type Visitor } from "../visitor";

const site = openSite();

/** Opens a table with the position of a scenario. */
async function position(guest: Visitor, path: string): Promise<void> {
  await guest.post("/session", { name: "Ada" });
  const { id } = await guest.post<{ id: string }>("/scenarios/open", { path });
  await guest.go(`table/${id}`);
  await guest.page.locator("[data-moment]").waitFor();
}

async function scenario(guest: Visitor, game: string, name: string): Promise<void> {
  const positions = await guest.get<{ path: string }[]>(`/scenarios/${game}`);
  await position(guest, positions.find((each) => each.path.replace(/\.yaml$/, "").endsWith(name))!.path);
}

/** Words of attachments that are broken or exceed their buttons. */
const cut = (guest: Visitor): Promise<string[]> =>
  guest.page.locator(".attached > span[aria-hidden]").evaluateAll((names) =>
    names.flatMap((name) => {
      const frame = name.parentElement!.getBoundingClientRect();
      const node = name.firstChild!;
      return [...node.textContent!.matchAll(/[^\s-]+/g)].flatMap((word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const rows = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
        const inside = left >= frame.left && right <= frame.right && top >= frame.top - 2 && bottom <= frame.bottom + 2;
        return inside && rows.size === 1 ? [] : [`${node.textContent}: ${word[0]}`];
      });
    }),
  );

const ATTACHED = [
  ["conquest", "037-bladed-lotus-rifle-skirmish"],
  ["conquest", "085-guardian-mesh-armor"],
  ["conquest", "orks/057-cybork-body"],
  ["conquest", "16-abilities/modifiers"],
  ["conquest", "055-honorifica-imperialis"],
  ["invasion", "072-smash-em-all"],
  ["invasion", "063-grimgor-ironhide"],
] as const;

describe("attachments", () => {
  it.runIf(LONG)("have complete names, on a phone and on a desktop", async () => {
    const [phone, desktop] = [await site.visitor({}, PHONE), await site.visitor({}, DESKTOP)];
    for (const [game, name] of ATTACHED) {
      await scenario(phone, game, name);
      await desktop.page.context().addCookies((await phone.page.context().storageState()).cookies);
      await desktop.page.goto(phone.page.url()); // the same table
      for (const guest of [phone, desktop]) {
        await expect.poll(() => guest.page.locator(".attached").count(), { message: name }).toBeGreaterThan(0);
        await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
        await expect.poll(() => cut(guest), { message: name }).toEqual([]);
      }
    }
  });
});

describe("an attack", () => {
  /** Icons over a name, and arrows that do not start at the visible edge of a card. */
  const covering = (guest: Visitor): Promise<string[]> =>
    guest.page.locator(".tile").evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const name = tile.querySelector(".name");
        const range = document.createRange();
        if (name) range.selectNodeContents(name);
        const over = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
        const signs = [...tile.querySelectorAll(".mark")].filter((mark) =>
          [...range.getClientRects()].some((row) => over(mark.getBoundingClientRect(), row)),
        );
        const whole = tile.querySelector(".card")!.getBoundingClientRect();
        const card = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
        for (let around = tile.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === "visible") continue;
          const edge = around.getBoundingClientRect(); // for a card that is partly scrolled out of view, at its visible part
          [card.top, card.bottom] = [Math.max(card.top, edge.top), Math.min(card.bottom, edge.bottom)];
        }
        const arrows = [...document.querySelectorAll<SVGPathElement>("path.arrow")].filter((arrow) => {
          const from = arrow.getPointAtLength(0).matrixTransform(arrow.getScreenCTM()!);
          return from.x > card.left && from.x < card.right && from.y > card.top + 1 && from.y < card.bottom - 1;
        });
        return [
          ...signs.map(() => `a sign on ${name?.textContent}`),
          ...arrows.map(() => `an arrow on ${name?.textContent}`),
        ];
      }),
    );

  it.each([
    ["a desktop", DESKTOP],
    ["a small desktop", { viewport: { width: 1280, height: 720 } }],
    ["a phone", PHONE],
  ])("covers no name and has arrows from the edge of a card, on %s", async (_, device) => {
    const guest = await site.visitor({}, device);
    await scenario(guest, "invasion", "ex-04-combat");
    await guest.asked();
    await guest.next(() =>
      invasion
        .capital(guest, "foe")
        .getByRole("button", { name: guest.t("duel.lit") })
        .nth(1)
        .click(),
    );
    await guest.next(() => guest.prompt.locator('[data-option$=" *"]').click());
    await guest.asked();
    await expect.poll(() => guest.page.locator("path.arrow").count()).toBe(3);
    await expect.poll(() => guest.page.locator(".tile .mark").count()).toBe(3);
    await expect.poll(() => covering(guest)).toEqual([]);
  });
});

describe("a hand that is too wide", () => {
  const hand = (guest: Visitor): Promise<{ room: number[]; cards: number[][] }> =>
    guest.page.locator(".hand ul").evaluate((row) => {
      const sides = (node: Element): number[] => {
        const { left, right } = node.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      };
      return { room: sides(row), cards: [...row.children].map(sides) };
    });

  it("has overlapping cards on a desktop, all of them visible", async () => {
    const guest = await site.visitor({}, { ...DESKTOP, viewport: { width: 900, height: 760 } });
    await invasion.table(guest, [invasion.DWARF, invasion.ORC_BOT], { first: "1" });
    await guest.asked();
    await expect.poll(async () => (await hand(guest)).cards.length).toBe(7);
    const { room, cards } = await hand(guest);
    expect(cards[1]![0]).toBeLessThan(cards[0]![1]!);
    for (const [left, right] of cards) {
      expect(left).toBeGreaterThanOrEqual(room[0]!);
      expect(right).toBeLessThanOrEqual(room[1]! + 1);
    }
  });

  it("scrolls on a phone, with a marker for more", async () => {
    const guest = await site.visitor({}, PHONE);
    await invasion.table(guest, [invasion.DWARF, invasion.ORC_BOT], { first: "1" });
    await guest.asked();
    const row = guest.page.locator("section.hand");
    await expect.poll(() => row.getAttribute("class")).toMatch(/\bafter\b/);
    await guest.hand.last().scrollIntoViewIfNeeded();
    await expect.poll(() => row.getAttribute("class")).toMatch(/\bbefore\b/);
    await expect.poll(() => row.getAttribute("class")).not.toMatch(/\bafter\b/);
  });
});

const lengthen = (guest: Visitor): Promise<void> =>
  guest.prompt.evaluate((question) => {
    question.append(Object.assign(document.createElement("p"), { textContent: "A long question. ".repeat(80) }));
  });

describe("on a phone", () => {
  it("the question can be folded, which gives the board more space", async () => {
    const guest = await site.visitor({}, PHONE);
    await conquest.table(guest, [conquest.MARINES, conquest.ORK_BOT], { first: "1" });
    await guest.asked();
    const field = guest.page.locator("main > .field");
    const high = async (): Promise<number> => (await field.boundingBox())!.height;
    const before = await high();
    await guest.button("prompt.fold").tap();
    await expect.poll(high).toBeGreaterThan(before + 40);
    await guest.button("prompt.fold").tap();
    await expect.poll(high).toBe(before);
  });

  const LONG_QUESTION: [string, (guest: Visitor) => Promise<unknown>, string][] = [
    [
      "capitals",
      (guest) => invasion.table(guest, [invasion.DWARF, invasion.ORC_BOT], { first: "1" }),
      "main > .field .zone .section",
    ],
    [
      "headquarters",
      (guest) => conquest.table(guest, [conquest.MARINES, conquest.ORK_BOT], { first: "1" }),
      "[data-part$=' hq']",
    ],
  ];
  it.each(LONG_QUESTION.flatMap((each) => [844, 667].map((height) => [...each, height] as const)))(
    "both %s stay in sight under a long question",
    async (_, open, homes, height) => {
      const guest = await site.visitor({}, { ...PHONE, viewport: { width: 390, height } });
      await open(guest);
      await guest.asked();
      /** Elements that are not completely visible. */
      const hidden = (): Promise<number> =>
        guest.page.locator(homes).evaluateAll((all) => {
          const field = document.querySelector("main > .field")!.getBoundingClientRect();
          const outside = all
            .map((each) => each.getBoundingClientRect())
            .filter((home) => home.top < field.top || home.bottom > field.bottom + 1);
          return all.length < 2 ? -1 : outside.length;
        });
      await expect.poll(hidden).toBe(0);
      const field = guest.page.locator("main > .field");
      const before = await field.boundingBox();
      await lengthen(guest);
      const ask = guest.page.locator("main .ask");
      await expect.poll(() => ask.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
      await expect.poll(hidden).toBe(0);
      expect(await field.boundingBox()).toEqual(before); // the board has not moved
    },
  );

  it("the head of a zone stays visible while its cards are scrolled", async () => {
    const guest = await site.visitor({}, { ...PHONE, viewport: { width: 390, height: 667 } });
    await position(guest, "invasion/examples/ex-04-combat");
    await lengthen(guest);
    const side = invasion.capital(guest, "you");
    await expect.poll(() => side.evaluate((node) => node.scrollHeight > node.clientHeight + 8)).toBe(true);
    await side.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    const heads = (): Promise<boolean> =>
      side.evaluate((node) => {
        const room = node.getBoundingClientRect();
        return [...node.querySelectorAll(".section")].every((head) => {
          const { top, bottom } = head.getBoundingClientRect();
          return top >= room.top - 1 && bottom <= room.bottom + 1;
        });
      });
    await expect.poll(() => side.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    await expect.poll(heads).toBe(true);
  });

  it("the newest log line is shown over the board, and the hint about enlarging cards only once", async () => {
    const guest = await site.visitor({}, PHONE);
    const news = guest.page.locator(".news p");
    await guest.table([ME, BOT], { first: "1" });
    await expect.poll(() => news.textContent()).toBe(guest.t("touch.first"));
    await guest.page.reload();
    await guest.asked();
    await expect.poll(() => news.count()).toBe(0);
    await guest.playable.first().tap();
    await guest.next(() => guest.targets.first().tap());
    await expect.poll(() => news.textContent()).not.toBe("");
  });

  it.each(sample(["conquest", "lords", "invasion"] as const))(
    "the board of %s does not move while a card is picked",
    async (game) => {
      const guest = await site.visitor({}, PHONE);
      const decks = { lords: ["orcs", "dwarves"], invasion: ["dwarf", "orc"], conquest: ["space-marines", "orks"] }[
        game
      ];
      const seats = [
        { ...ME, deck: decks[0]! },
        { ...BOT, deck: decks[1]! },
      ];
      await guest.table(seats, game === "lords" ? { first: "1" } : {}, { game });
      const answers = guest.prompt.locator(".answers [data-option]");
      for (let given = 0; given < 20 && (await guest.asked()) && !(await guest.playable.count()); given++)
        await guest.next(() => answers.last().tap());
      const field = guest.page.locator("main > .field");
      const top = async (): Promise<number> => Math.round((await field.boundingBox())!.y);
      const before = await top();
      await guest.playable.first().tap();
      await expect.poll(() => guest.page.locator(".hand .selected, [aria-pressed=true]").count()).toBeGreaterThan(0);
      await expect.poll(top).toBe(before);
    },
  );

  it("a draft card is enlarged before it is picked", async () => {
    const guest = await site.visitor({}, PHONE);
    await invasion.table(guest, [
      { kind: "me", deck: "order" },
      { ...invasion.ORC_BOT, deck: "destruction" },
    ]);
    await guest.asked();
    const card = guest.page.getByRole("dialog", { name: guest.t("inspector") });
    await invasion.lit(guest).first().tap();
    await card.waitFor();
    await guest.button("close").tap();
    await card.waitFor({ state: "hidden" });
    const plain = invasion.lit(guest).filter({ hasNotText: await guest.say("invasion.kind.draft") });
    await plain.first().tap();
    await guest.next(() =>
      card.getByRole("button", { name: invasion.word(guest, "inv.draft.take"), exact: true }).tap(),
    );
    await expect.poll(() => guest.page.locator("[data-part=races] li").count()).toBe(1);
    await expect.poll(() => guest.button("passing.until").count()).toBe(0);
  });
});

describe("a narrow planet", () => {
  it.each(sample([700, 820]))(
    "shows its symbols and bonuses completely next to a battle, %i pixels wide",
    async (width) => {
      const guest = await site.visitor({}, { viewport: { width, height: 1000 } });
      for (const name of ["176-atrox-prime", "175-plannum"]) {
        await position(guest, `conquest/cards/planets/${name}`);
        const worlds = guest.page.locator(".place.up .world");
        await expect.poll(() => worlds.locator(".wins").count(), { message: name }).toBeGreaterThan(0);
        await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
        const cut = (): Promise<string[]> =>
          worlds.evaluateAll((all) =>
            all.flatMap((world) => {
              const room = world.getBoundingClientRect();
              return [...world.querySelectorAll(".inside > :not(.globe), .inside .glyph")].flatMap((part) => {
                const { left, right, width } = part.getBoundingClientRect(); // no width: not shown during a battle
                const whole = !width || (left >= room.left && right <= room.right);
                return whole ? [] : [`${world.textContent}: ${part.getAttribute("class")}, ${left} to ${right}`];
              });
            }),
          );
        await expect.poll(cut, { message: name }).toEqual([]);
      }
    },
  );
});

describe("the end of a game on a phone", () => {
  it.each(sample(["ru", "en", "pl"] as const))(
    "shows all facts next to the picture of the busiest card, in %s",
    async (language) => {
      const guest = await site.visitor({ language }, PHONE);
      await guest.table([ME, BOT]);
      await guest.answers(4, withFinger);
      await guest.asked();
      await guest.button("resign").click();
      await guest.button("resign.sure").click();
      const hidden = (): Promise<string[]> =>
        guest.page.locator(".ending").evaluate((ending) => {
          ending.querySelector("dl > :last-child dd")!.textContent = "Beladir Stormrider"; // long, in every language
          const card = ending.querySelector(".best")!.getBoundingClientRect();
          return [...ending.querySelectorAll("h2, .why, dt, dd")].flatMap((each) => {
            const words = document.createRange();
            words.selectNodeContents(each);
            const { right, bottom, top } = words.getBoundingClientRect();
            const apart = right <= card.left || top >= card.bottom || bottom <= card.top;
            return apart ? [] : [each.textContent!];
          });
        });
      await expect.poll(hidden).toEqual([]);
    },
  );
});
