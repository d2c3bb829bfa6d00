import { describe, expect, it } from "vitest";
import { interrupted, passText, takesItself, wish, withTrigger, withUntil, withWish } from "../../src/server/orders";
import type { WindowInfo, You } from "../../src/server/protocol";
import { setWords } from "../spoken";
import { lords } from "../samples";

const shots: WindowInfo = { key: "shots", phase: "combat", mine: "stop", theirs: "" };
const action: WindowInfo = { key: "action", phase: "quest", mine: "stop", theirs: "pass" };
const you = (more: Partial<You>): You => ({
  seats: [0],
  places: [0],
  eye: 0,
  idle: "",
  undo: "no",
  mine: true,
  orders: {},
  window: "",
  trigger: "",
  passing: "",
  muted: [],
  ...more,
});

describe("standing orders", () => {
  it("are the game's own until one says otherwise", () => {
    expect([wish({}, shots, "mine"), wish({}, shots, "theirs"), wish({}, action, "theirs")]).toEqual([
      "stop",
      null,
      "pass",
    ]);
    const orders = withWish({}, action, "theirs", "stop");
    expect(orders).toEqual({ stops: { "action theirs": "stop" } });
    expect(wish(orders, action, "theirs")).toBe("stop");
    expect(wish(orders, action, "mine")).toBe("stop");
  });

  it("say what the table does where letting go by is no mere passing", async () => {
    setWords("en", { ...lords.messages, "conquest.window.bonus.pass": "takes everything" });
    expect(takesItself("lords", "moves-after")).toBe(false);
    expect(passText("lords", "moves-after")).toBe("passes");
    expect(takesItself("conquest", "bonus")).toBe(true);
    expect(passText("conquest", "bonus")).toBe("takes everything");
  });

  it("do not hold what is as usual", () => {
    const orders = withWish({ stops: { "shots mine": "pass" } }, shots, "mine", "stop");
    expect(orders).toEqual({ stops: {} });
    expect(withTrigger({ triggers: { "demo-002": "always" } }, "demo-002", "ask")).toEqual({ triggers: {} });
  });

  it("are interrupted where they come from: the trigger, the passing on, or the window", () => {
    const orders = { stops: { "shots mine": "pass" as const }, triggers: { "demo-002": "never" as const } };
    expect(interrupted(orders, [shots], you({ window: "shots" })).stops).toEqual({});
    expect(interrupted(withUntil(orders, "turn"), [shots], you({ window: "shots" }))).toEqual({ ...orders, until: "" });
    expect(interrupted(orders, [shots], you({ window: "shots", trigger: "demo-002" })).triggers).toEqual({});
    expect(interrupted({}, [action], you({ window: "action", mine: false }))).toEqual({
      stops: { "action theirs": "stop" },
    });
  });
});
