import type { WebSocketRoute } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withMouse } from "../hands";
import { openSite } from "../open";
import { BOT, ME, OPEN } from "../visitor";

const site = openSite();

describe("a connection that is lost during a game", () => {
  it("is restored automatically, and the page is updated without a message", async () => {
    const [host, friend] = [await site.visitor(), await site.visitor()];
    let broken = false;
    const lines: WebSocketRoute[] = [];
    await friend.page.routeWebSocket(/\/socket/, (line) => {
      if (broken) void line.close();
      else {
        line.connectToServer();
        lines.push(line);
      }
    });
    const id = await host.table([ME, OPEN], { first: "1" });
    await friend.go(`table/${id}`);
    await friend.button("sit").click();
    await friend.field.waitFor();

    broken = true;
    await Promise.all(lines.map((line) => line.close()));
    await friend.page.getByText(friend.t("offline")).waitFor();
    await host.asked();
    await host.turn(withMouse); // while the other player is offline
    broken = false;
    expect(await friend.asked()).toBe(true);
    await friend.page.getByText(friend.t("offline")).waitFor({ state: "hidden" });
    await expect.poll(() => friend.units.count()).toBe(1);
    await friend.turn(withMouse);
    expect(await host.asked()).toBe(true);
    await expect.poll(() => host.units.count()).toBe(2);
  });

  it("is restored after a restart of the server, with the same question", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], { first: "1" });
    await guest.asked();
    await guest.next(() => withMouse(guest));
    await guest.asked();
    const shown = async (): Promise<unknown[]> => [
      await guest.log.textContent(),
      await guest.prompt.textContent(),
      await guest.hand.allTextContents(),
      await guest.units.allTextContents(),
    ];
    const before = await shown();
    for (let times = 0; times < 2; times++) {
      await site.kill();
      await guest.page.getByText(guest.t("offline")).waitFor();
      await withMouse(guest); // the server is down: a message is shown until it is back
      await guest.prompt.getByText(guest.t("refused.unsent")).waitFor();
      await site.serve();
      await guest.page.getByText(guest.t("offline")).waitFor({ state: "hidden" });
      await expect.poll(shown).toEqual(before);
    }
    await guest.next(() => withMouse(guest));
    expect(await guest.asked()).toBe(true);
  });

  it("shows the same table after a reload of the page", async () => {
    const guest = await site.visitor();
    await guest.table([ME, BOT], { first: "1" });
    await guest.asked();
    await guest.next(() => withMouse(guest));
    await guest.asked();
    const before = [await guest.log.textContent(), await guest.hand.allTextContents()];
    await guest.page.reload();
    await guest.asked();
    expect([await guest.log.textContent(), await guest.hand.allTextContents()]).toEqual(before);
  });
});
