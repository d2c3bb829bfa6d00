// Screenshots of every screen for docs/screenshots: `make screenshots`. Random events are fixed, so they are
// reproducible.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as conquest from "./conquest";
import { likely } from "./hands";
import { closeBrowser, DESKTOP, Site, PHONE, ROOT, TABLET } from "./site";
import * as invasion from "./invasion";
import { ME, OPEN, type Seat, type Visitor } from "./visitor";

const FOLDER = join(ROOT, "docs", "screenshots");
const EYES = [
  { name: "desktop-dark", device: DESKTOP, theme: "dark" },
  { name: "desktop-light", device: DESKTOP, theme: "light" },
  { name: "phone-dark", device: PHONE, theme: "dark" },
  { name: "phone-light", device: PHONE, theme: "light" },
  { name: "tablet-dark", device: TABLET, theme: "dark" },
] as const;
// One theme is enough for the other screens.
const ON_TABLETS = ["conquest-middle", "home", "new-table", "table-middle", "table-endless", "invasion-middle"];

const bot = (deck: string): Seat => ({ kind: "bot", bot: "random", deck });
const only = process.argv.slice(2); // names of scenes; none: all

const site = await new Site().open(process.env.WARHOST_PORT ?? "8964"); // the same id in every invitation

/** Takes a screenshot when two in a row are equal, so that nothing moves any more. */
async function shot(guest: Visitor, name: string): Promise<void> {
  await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
  let last: Buffer | null = null;
  for (let tries = 0; tries < 20; tries++) {
    const next = await guest.page.screenshot({ animations: "disabled" });
    if (last?.equals(next)) break;
    last = next;
  }
  writeFileSync(join(FOLDER, `${name}.png`), last!);
  console.log(name);
}

/** Takes one page on every device, in dark and light; `prepare` creates the content. */
async function scene(
  owner: Visitor,
  name: string,
  path: string,
  prepare: (guest: Visitor) => Promise<unknown> = async () => undefined,
): Promise<void> {
  if (only.length && !only.includes(name)) return;
  const { cookies } = await owner.page.context().storageState();
  for (const eye of EYES) {
    if (eye.device === TABLET && !ON_TABLETS.includes(name)) continue;
    const guest = await site.visitor(
      { theme: eye.theme, touched: true },
      { ...eye.device, storageState: { cookies, origins: [] } },
    );
    await guest.go(path);
    await guest.page.waitForLoadState("networkidle");
    await prepare(guest);
    await shot(guest, `${name}-${eye.name}`);
    await guest.page.context().close();
  }
}

/** Picks a card of the hand, so that its previews are shown. */
async function pickUp(guest: Visitor): Promise<void> {
  await guest.asked();
  if (!(await guest.playable.count())) return;
  await guest.playable.nth((await guest.playable.count()) >> 1).click();
  await guest.targets.first().waitFor();
}

/** Answers until the next deployment. */
async function toDeployment(guest: Visitor): Promise<void> {
  while ((await guest.asked()) && !(await guest.playable.count())) await guest.answers(1, likely);
}

/** Progress of the player closest to victory, from 0 to 1, read from the player bars. */
async function progress(guest: Visitor): Promise<number> {
  const bars = (await guest.page.locator(":is(.foes, .me) > *").allInnerTexts()).join(" ");
  return Math.max(0, ...[...bars.matchAll(/(\d+)\s*\/\s*(\d+)/g)].map(([, has, needs]) => Number(has) / Number(needs)));
}

/** Answers until a player has reached this progress, which happens in every game. */
async function until(guest: Visitor, part: number, answer: (guest: Visitor) => Promise<void>): Promise<void> {
  while ((await guest.asked()) && (await progress(guest)) < part) await guest.answers(1, answer);
}

async function screens(): Promise<void> {
  const ada = await site.visitor();
  await ada.post("/session", { name: "Ada" });
  await scene(ada, "home", "");
  const choosing = (key: "play.lords" | "play.invasion") => async (guest: Visitor) => {
    await guest.button(key).click();
    await guest.button("start").waitFor();
  };
  await scene(ada, "home-choosing", "", choosing("play.lords"));
  await scene(ada, "home-choosing-invasion", "", choosing("play.invasion"));
  await scene(ada, "new-table", "new?way=teams");
  await scene(ada, "new-table-invasion", "new?game=invasion");
  await scene(ada, "cards", "cards");
  await scene(ada, "card", "cards", (guest) =>
    guest.page
      .getByRole("main")
      .getByRole("button", { name: /Orc Catapult/ })
      .first()
      .click(),
  );
  await scene(ada, "cards-invasion", "cards/invasion");
  await scene(ada, "card-invasion", "cards/invasion", (guest) =>
    guest.page
      .getByRole("main")
      .getByRole("button", { name: /Grimgor Ironhide/ })
      .first()
      .click(),
  );
  await scene(ada, "cards-conquest", "cards/conquest");
  await scene(ada, "card-conquest", "cards/conquest", (guest) =>
    guest.page
      .getByRole("main")
      .getByRole("button", { name: /Captain Cato Sicarius/ })
      .first()
      .click(),
  );
  await scene(ada, "armies", "army");
  for (const game of ["invasion", "conquest"]) {
    await scene(ada, `decks-${game}`, `decks/${game}`, (guest) =>
      guest.page.locator(".verdict .good").waitFor({ state: "attached" }),
    );
  }
  await scene(ada, "scenarios", "scenarios");
  await scene(ada, "scenarios-invasion", "scenarios/invasion");
  const shown = (await ada.get<{ path: string }[]>("/scenarios/lords")).find(({ path }) =>
    path.includes("EX-2-two-against-one"),
  )!;
  await scene(ada, "scenario", `scenario/${encodeURIComponent(shown.path)}`, (guest) =>
    guest.button("replay.next").click(),
  );
  const siege = (await ada.get<{ path: string }[]>("/scenarios/invasion")).find(({ path }) =>
    path.includes("ex-04-combat"),
  )!;
  await scene(ada, "scenario-invasion", `scenario/${encodeURIComponent(siege.path)}`, async (guest) => {
    for (let step = 0; step < 4; step++) await guest.button("replay.next").click();
  });
  await scene(ada, "settings", "settings");
  await scene(ada, "learn", "learn");
  await scene(ada, "learn-invasion", "learn/invasion");
  await scene(ada, "rules", "rules/lords/LOW-6.1");
  await scene(ada, "rules-invasion", "rules/invasion/INV-13.1");
  await scene(ada, "learn-conquest", "learn/conquest");
  await scene(ada, "new-table-conquest", "new?game=conquest");
}

async function lesson(): Promise<void> {
  const ada = await site.visitor();
  const lessons = await ada.get<{ id: string }[]>("/lessons/lords");
  await scene(ada, "lesson", `lesson/lords/${lessons[0]!.id}`, async (guest) => {
    await guest.page.getByRole("button", { name: guest.t("learn.next"), exact: true }).click();
    await guest.field.waitFor();
  });
  await scene(ada, "lesson-invasion", "lesson/invasion/attack", (guest) => invasion.capital(guest, "you").waitFor());
  await scene(ada, "lesson-conquest", "lesson/conquest/battle", (guest) => conquest.row(guest).waitFor());
}

async function waiting(): Promise<void> {
  const [ada, bob] = [await site.visitor(), await site.visitor()];
  const id = await ada.table([{ kind: "me", deck: "orcs" }, OPEN], {}, { public: true });
  await scene(ada, "waiting", `table/${id}`);
  await bob.post("/session", { name: "Bob" });
  await scene(bob, "invited", `table/${id}`);
  const shared = await ada.table([
    { kind: "me", deck: "orcs", name: "Ada" },
    { kind: "me", deck: "elves", name: "Bob" },
  ]);
  await scene(ada, "hand-over", `table/${shared}`);
}

async function duel(): Promise<void> {
  const ada = await site.visitor();
  const id = await ada.table(
    [{ kind: "me", deck: "orcs" }, bot("undead")],
    { first: "1" },
    { contribution: "a long game" },
  );
  const path = `table/${id}`;
  await ada.answers(2, likely);
  await toDeployment(ada);
  await scene(ada, "table-early", path, pickUp);
  await scene(ada, "stops", path, async (guest) => (await guest.asked()) && guest.button("stops").click());
  await scene(ada, "help", path, async (guest) => (await guest.asked()) && guest.page.keyboard.press("?"));
  await scene(ada, "why-not", path, async (guest) => {
    await pickUp(guest);
    await guest.square("g6").click();
    await guest.page.getByRole("status").filter({ hasText: /LOW-5/ }).waitFor();
  });
  await ada.answers(14, likely);
  await toDeployment(ada);
  await scene(ada, "table-middle", path, pickUp);
  await until(ada, 0.7, likely);
  await toDeployment(ada);
  await scene(ada, "table-late", path, pickUp);
  await ada.playOut(likely);
  await scene(ada, "finished", path, (guest) => guest.replay.waitFor());
}

async function endless(): Promise<void> {
  const ada = await site.visitor();
  const id = await ada.table(
    [{ kind: "me", deck: "elves" }, bot("dwarves"), bot("templars"), bot("lizardmen")],
    { players: 4 },
    { contribution: "four seats" },
  );
  await ada.answers(12, likely);
  await toDeployment(ada);
  await scene(ada, "table-endless", `table/${id}`, pickUp);
}

async function capitals(): Promise<void> {
  const ada = await site.visitor();
  const id = await invasion.table(ada, [invasion.DWARF, invasion.ORC_BOT], { first: "1" }, { contribution: "three" });
  const path = `table/${id}`;
  const whenAsked = (guest: Visitor): Promise<boolean> => guest.asked();
  await ada.answers(4, invasion.withMouse);
  await scene(ada, "invasion-early", path, whenAsked);
  await ada.answers(20, invasion.withMouse);
  await scene(ada, "invasion-middle", path, whenAsked);
  await until(ada, 0.5, invasion.withMouse); // a zone burns
  await scene(ada, "invasion-late", path, whenAsked);
  await ada.playOut(invasion.withMouse);
  await scene(ada, "invasion-finished", path, (guest) => guest.replay.waitFor());
}

async function draft(): Promise<void> {
  const ada = await site.visitor();
  const id = await invasion.table(
    ada,
    [
      { kind: "me", deck: "order" },
      { ...invasion.ORC_BOT, deck: "destruction" },
    ],
    {},
    { contribution: "a draft" },
  );
  await ada.answers(6, invasion.withMouse);
  await scene(ada, "invasion-draft", `table/${id}`, (guest) => guest.asked());
}

async function planets(): Promise<void> {
  const ada = await site.visitor();
  const id = await conquest.table(ada, [conquest.MARINES, conquest.ORK_BOT], { first: "1" }, { contribution: "three" });
  const path = `table/${id}`;
  const whenAsked = (guest: Visitor): Promise<boolean> => guest.asked();
  await ada.answers(5, conquest.withMouse);
  await scene(ada, "conquest-early", path, whenAsked);
  await ada.answers(25, conquest.withMouse);
  await scene(ada, "conquest-middle", path, whenAsked);
  await until(ada, 0.6, conquest.withMouse); // a planet is missing
  await scene(ada, "conquest-late", path, whenAsked);
  await ada.playOut(conquest.withMouse);
  await scene(ada, "conquest-finished", path, (guest) => guest.replay.waitFor());
}

/** Resigns a game in the page's session. */
async function giveUp(guest: Visitor, table: string, seat: number): Promise<void> {
  await guest.page.evaluate(
    ([id, own]) =>
      new Promise<void>((done) => {
        const line = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
        line.onmessage = ({ data }) => {
          const { type }: { type: string } = JSON.parse(String(data));
          if (type === "joined") line.send(JSON.stringify({ type: "resign", id: 1, seat: own }));
          if (type === "done") done(line.close());
        };
      }),
    [table, seat] as const,
  );
}

async function club(): Promise<void> {
  const people: Visitor[] = [];
  for (const name of ["Ada", "Bob", "Zofia", "Дмитрий", "Grace"]) {
    const guest = await site.visitor();
    await guest.post("/account", { name, password: "a very long one" });
    await guest.go("clubs");
    people.push(guest);
  }
  const ada = people[0]!;
  const { id, key } = await ada.post<{ id: string; key: string }>("/clubs", { name: "Tuesdays" });
  const users: number[] = [];
  for (const guest of people) {
    await guest.post(`/clubs/${id}/join`, { key });
    users.push((await guest.get<{ user: number }>("/session")).user);
  }
  await ada.post(`/clubs/${id}/rounds`, { present: users, number: 1 });
  for (const [loser, winner] of [
    [1, 0],
    [2, 0],
    [0, 3],
    [1, 2],
    [4, 2],
    [3, 2],
    [4, 1],
  ] as const) {
    const table = await people[loser]!.post<{ id: string }>("/tables", {
      game: "lords",
      places: [ME, OPEN],
      options: { first: "1" },
    });
    await people[winner]!.post(`/tables/${table.id}/sit`, { place: 1, deck: "elves" });
    await giveUp(people[loser]!, table.id, 0);
  }
  await scene(ada, "club", `club/${id}`);
}

type Part = [() => Promise<void>, ...string[]];
const PARTS: Part[] = [
  [
    screens,
    "home",
    "home-choosing",
    "home-choosing-invasion",
    "new-table",
    "new-table-invasion",
    "cards",
    "card",
    "cards-invasion",
    "card-invasion",
    "armies",
    "cards-conquest",
    "card-conquest",
    "decks-invasion",
    "decks-conquest",
    "learn-conquest",
    "new-table-conquest",
    "scenarios",
    "scenarios-invasion",
    "scenario",
    "scenario-invasion",
    "settings",
    "learn",
    "learn-invasion",
    "rules",
    "rules-invasion",
  ],
  [lesson, "lesson", "lesson-invasion", "lesson-conquest"],
  [waiting, "waiting", "invited", "hand-over"],
  [duel, "table-early", "stops", "help", "why-not", "table-middle", "table-late", "finished"],
  [endless, "table-endless"],
  [capitals, "invasion-early", "invasion-middle", "invasion-late", "invasion-finished"],
  [draft, "invasion-draft"],
  [planets, "conquest-early", "conquest-middle", "conquest-late", "conquest-finished"],
  [club, "club"], // last, because its accounts reserve names that guests use in other scenes
];

async function everything(): Promise<void> {
  if (!only.length) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [part, ...scenes] of PARTS) if (!only.length || scenes.some((each) => only.includes(each))) await part();
}

await everything().finally(() => site.close().then(closeBrowser));
