// Cards and puzzles in a frame of another site.
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite } from "../open";

const site = openSite();
let framed = ""; // the address that the other site shows in a frame
const other = createServer((_, answer) =>
  answer.setHeader("content-type", "text/html").end(`<iframe src="${framed}" width="960" height="680"></iframe>`),
);
beforeAll(() => new Promise<void>((done) => void other.listen(0, "127.0.0.1", done)));
afterAll(() => void other.close());

it.each([
  ["a card", "cards/invasion/core-001", "h1"],
  ["a puzzle", "puzzle/lords/2", "[data-asked=true] .prompt"],
])("shows %s in a frame of another site, without the menu", async (_, path, content) => {
  const guest = await site.visitor();
  framed = `${guest.url}/embed/${path}`;
  const address = other.address();
  if (!address || typeof address === "string") throw new Error("the other site has no port");
  await guest.page.goto(`http://localhost:${address.port}/`); // another host name than that of the site
  const frame = guest.page.frameLocator("iframe");
  await frame.locator(content).first().waitFor();
  await expect.poll(() => frame.locator("nav a").count()).toBe(0);
  await expect.poll(() => frame.locator(".brand").getAttribute("href")).toBe(`${guest.url}/${path}`);
});

it("refuses to show other pages in a frame", async () => {
  const guest = await site.visitor();
  const answer = await guest.page.request.get(`${guest.url}/embed/settings`);
  expect([answer.status(), answer.headers()["x-frame-options"]]).toEqual([404, "DENY"]);
});

it("gives the code for another site on the page of a card", async () => {
  const guest = await site.visitor();
  await guest.go("cards/invasion/core-001");
  await guest.page.getByText(guest.t("embed"), { exact: true }).click();
  const code = await guest.page.getByLabel(guest.t("embed.about")).inputValue();
  expect(code).toContain(`src="${guest.url}/embed/cards/invasion/core-001"`);
});
