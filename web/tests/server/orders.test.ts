import { describe, expect, it } from "vitest";
import {
  interrupted,
  passText,
  takesItself,
  wish,
  withQuiet,
  withTrigger,
  withUntil,
  withWish,
} from "../../src/server/orders";
import { presetOf, presetStops } from "../../src/server/presets";
import type { WindowInfo, You } from "../../src/server/protocol";
import { setWords } from "../spoken";
import { lords } from "../samples";

const shots: WindowInfo = { key: "shots", phase: "combat", mine: "stop", theirs: "", vital: true };
const action: WindowInfo = { key: "action", phase: "quest", mine: "stop", theirs: "pass", vital: false };
const you = (more: Partial<You>): You => ({
  seats: [0],
  places: [0],
  eye: 0,
  idle: "",
  undo: "no",
  mine: true,
  orders: {},
  window: "",
  stage: "",
  trigger: "",
  subject: "",
  passing: "",
  muted: [],
  blocked: [],
  owner: false,
  ...more,
});

describe("standing orders", () => {
  it("are the game's defaults until changed", () => {
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

  it("describe automatic answers that are more than a pass", async () => {
    setWords("en", { ...lords.messages, "conquest.window.bonus.pass": "takes everything" });
    expect(takesItself("lords", "moves-after")).toBe(false);
    expect(passText("lords", "moves-after")).toBe("passes");
    expect(takesItself("conquest", "bonus")).toBe(true);
    expect(passText("conquest", "bonus")).toBe("takes everything");
  });

  it("do not store default settings", () => {
    const orders = withWish({ stops: { "shots mine": "pass" } }, shots, "mine", "stop");
    expect(orders).toEqual({ stops: {} });
    expect(withTrigger({ triggers: { "demo-002": "always" } }, "demo-002", "ask")).toEqual({ triggers: {} });
  });

  it("come in three presets", () => {
    const windows = [shots, action];
    expect(presetStops(windows, "usual")).toEqual({});
    expect(presetStops(windows, "all")).toEqual({ "action theirs": "stop" });
    expect(presetStops(windows, "few")).toEqual({ "action mine": "pass" });
    for (const each of ["few", "usual", "all"] as const)
      expect(presetOf({ stops: presetStops(windows, each) }, windows)).toBe(each);
    expect(presetOf({ stops: { "shots mine": "pass" } }, windows)).toBe(null);
  });

  it("mute a card until it is unmuted", () => {
    const orders = withQuiet({ until: "turn" }, "demo-002", "turn");
    expect(orders).toEqual({ until: "turn", quiet: { "demo-002": "turn" } });
    expect(withQuiet(orders, "demo-002", null).quiet).toEqual({});
    expect(interrupted(orders, [shots], you({ window: "shots", subject: "demo-002" })).quiet).toEqual({});
  });

  it("can be stopped at their cause: the trigger, 'pass until', or the window", () => {
    const orders = { stops: { "shots mine": "pass" as const }, triggers: { "demo-002": "never" as const } };
    expect(interrupted(orders, [shots], you({ window: "shots" })).stops).toEqual({});
    expect(interrupted(withUntil(orders, "turn"), [shots], you({ window: "shots" }))).toEqual({ ...orders, until: "" });
    expect(interrupted(orders, [shots], you({ window: "shots", trigger: "demo-002" })).triggers).toEqual({});
    expect(interrupted({}, [action], you({ window: "action", mine: false }))).toEqual({
      stops: { "action theirs": "stop" },
    });
  });
});
