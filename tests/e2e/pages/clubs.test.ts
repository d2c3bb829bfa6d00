// A club: founding, joining by link, a counted game, a round, a season, and leaving.
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { problems } from "../access";
import { PHONE } from "../site";
import { openSite } from "../open";
import { ME, OPEN, type Visitor } from "../visitor";

const site = openSite();

const box = (guest: Visitor, key: "club.table" | "club.rounds" | "club.steward"): Locator =>
  guest.page.getByRole("region", { name: guest.t(key), exact: true });
/** Wins, draws, losses and points of a member. */
const line = async (guest: Visitor, name: string): Promise<string[]> =>
  (await box(guest, "club.table").getByRole("row", { name }).getByRole("cell").allTextContents()).slice(1, 5);

it("shows its games and standings to members only", async () => {
  const [ada, bob] = [await site.visitor(), await site.visitor({ language: "pl" }, PHONE)];
  await ada.post("/account", { name: "Ada", password: "a very long one" });
  await bob.post("/account", { name: "Bob", password: "a very long one" });

  await ada.go("clubs");
  await ada.page.getByLabel(ada.t("club.name")).fill("Tuesdays");
  await ada.page.keyboard.press("Enter");
  await ada.page.getByRole("heading", { name: "Tuesdays" }).waitFor();
  const link = await ada.page.getByLabel(ada.t("club.invite")).inputValue();
  const [address = "", key = ""] = link.replace(`${ada.url}/`, "").split("?");

  await bob.go(address);
  await bob.page.getByRole("alert").waitFor(); // without the key the club is unknown
  await bob.page.goto(`${bob.url}/${address}?${key}`);
  await bob.button("club.join").click();
  await expect.poll(() => line(bob, "Ada")).toEqual(["0", "0", "0", "0"]);
  expect(bob.page.url()).not.toContain("key"); // a shared address of the page does not invite anyone
  expect(await problems(bob)).toEqual([]);

  const table = await ada.table([ME, OPEN], { first: "1" });
  await bob.post(`/tables/${table}/sit`, { place: 1, deck: "elves" });
  await ada.asked();
  await ada.button("resign").click();
  await ada.button("resign.sure").click();
  await ada.replay.waitFor();

  await bob.go(address);
  await expect.poll(() => line(bob, "Bob")).toEqual(["1", "0", "0", "1"]);
  await expect.poll(() => line(bob, "Ada")).toEqual(["0", "0", "1", "0"]);
  await expect.poll(() => box(bob, "club.rounds").getByRole("checkbox").count()).toBe(0); // only the founder pairs members

  await ada.go(address);
  await ada.button("club.pair").click();
  await box(ada, "club.rounds")
    .getByText(ada.t("club.round", { number: 1 }))
    .waitFor();
  await box(ada, "club.rounds").getByText("Bob – Ada").waitFor();
  await ada.page.getByLabel(ada.t("club.season.name")).fill("Autumn");
  await ada.page.keyboard.press("Enter");
  await ada.page.getByText(ada.t("club.season.begun")).waitFor();
  await expect.poll(() => ada.page.getByRole("combobox", { name: ada.t("club.season") }).inputValue()).toBe("2");
  await ada.page.getByRole("combobox", { name: ada.t("club.season") }).selectOption("0");
  await expect.poll(() => line(ada, "Bob")).toEqual(["1", "0", "0", "1"]);
  expect(await problems(ada)).toEqual([]);

  await bob.page.getByText(bob.t("club.leave"), { exact: true }).click();
  await bob.button("club.leave.sure").click();
  await bob.heading("clubs").waitFor();
  await bob.go(address);
  await bob.page.getByRole("alert").waitFor();
});
