// Responses in another format are rejected.
import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../../src/server/api";
import { all, areOutlooks, isMessage, one } from "../../src/server/validate";

const ANSWERS: [string, () => Promise<unknown>, unknown][] = [
  ["a session", api.session, { user: 1, name: "Ada", guest: false }],
  ["a list", api.sessions, [{ id: "a", device: "", created: 0, used: 0, current: true }]],
  ["moments", () => api.moments("a"), [{ answer: 1, told: 2 }]],
  ["nothing", () => api.deleteDeck(1), null],
];
const answering = (text: string, status = 200): void =>
  void vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status })));
const key = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => "",
    (error: unknown) => (error instanceof Refused ? error.refusal.key : String(error)),
  );
afterEach(() => void vi.unstubAllGlobals());

describe.each(ANSWERS)("%s", (_, ask, whole) => {
  it("is taken as it is", async () => {
    answering(whole === null ? "" : JSON.stringify(whole));
    expect(await ask()).toEqual(whole);
  });
  it.each(["<html></html>", "{}", '[{"id": 1}]', '"text"', "7"])("is not %s", async (text) => {
    answering(text);
    expect(await key(ask())).toBe("refused.failed");
  });
});

it("a refusal is the server's if it has sent one", async () => {
  answering('{"refusal": {"key": "refused.stale"}}', 409);
  expect(await key(api.session())).toBe("refused.stale");
  answering("Bad Gateway", 502);
  expect(await key(api.session())).toBe("refused.failed");
});

describe("a message", () => {
  it("has a known type and all of its members", () => {
    expect(isMessage({ type: "done", id: 1, moment: 2 })).toBe(true);
    expect(isMessage({ type: "done", id: 1 })).toBe(false);
    expect(isMessage({ type: "shouted", id: 1, moment: 2 })).toBe(false);
    expect(isMessage({ type: "toString" })).toBe(false);
    expect(isMessage(null)).toBe(false);
  });
});

it("types of messages are distinguished by their members", () => {
  const text = { game: "lords", text: "" };
  expect(one("DeckText")(text)).toBe(true);
  expect(one("Deck")(text)).toBe(false);
  expect(all("DeckText")([text, {}])).toBe(false);
  expect(all("DeckText")([])).toBe(true);
  expect(areOutlooks({ a: { kills: [] } })).toBe(true);
  expect(areOutlooks({ a: 1 })).toBe(false);
});
