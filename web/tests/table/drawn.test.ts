// The content of components, rendered without a browser.
import { render } from "svelte/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { plainAnswers, sweepAnswer } from "../../src/games/invasion/answers";
import { Drawn } from "../../src/games/lords/board/drawn";
import LordsTable from "../../src/games/lords/board/LordsTable.svelte";
import Units from "../../src/games/lords/board/Units.svelte";
import { cardName } from "../../src/games/lords/cards/cards.svelte";
import Copy from "../../src/parts/Copy.svelte";
import TableRow from "../../src/parts/home/TableRow.svelte";
import { look } from "../../src/parts/look.svelte";
import TableMenu from "../../src/parts/menu/TableMenu.svelte";
import { Offer, type Move } from "../../src/parts/prompt/offer";
import Prompt, { type Answer } from "../../src/parts/prompt/Prompt.svelte";
import { t } from "../../src/words.svelte";
import { invasion, lords, place, table } from "../samples";

const nothing = (): void => undefined;
const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

describe("the card in sight", () => {
  it.each(["core-077", null])("belongs to this game, whatever was enlarged before: %s", (before) => {
    look.code = before;
    const { view, log } = lords.samples.middle!;
    const { body } = render(LordsTable, { props: { view, log, table: null, game: null } });
    const inspector = /<section class="inspector.*?<\/section>/s.exec(body)?.[0] ?? "";
    expect(inspector).toContain(`aria-label="${cardName(view.hands[0]!.cards[0]!.code)}"`);
  });
});

describe("a game in the list", () => {
  const running = {
    ...table("a", "lords", null, place(1, "bot", "recruit", "elves")),
    state: "running",
    asked: 0,
  } as const;
  const row = (seats: number[]): string =>
    render(TableRow, { props: { table: running, action: "continue", seats } }).body;
  it("waits for the holder of the seat, even after a change of name", () => {
    expect(row([0])).toContain(t("your.turn"));
    expect(row([1])).not.toContain(t("your.turn"));
    expect(row([])).not.toContain(t("your.turn"));
  });
});

describe("a link for others", () => {
  const link = (hostname: string): string => {
    vi.stubGlobal("location", { ...location, hostname });
    return render(Copy, { props: { label: "", text: `http://${hostname}/table/a` } }).body;
  };
  afterEach(() => vi.unstubAllGlobals());
  it("warns if it only works on this machine", () => {
    for (const here of ["127.0.0.1", "localhost", "[::1]"]) expect(link(here)).toContain(t("invite.local"));
    expect(link("warhost.test")).not.toContain(t("invite.local"));
  });
});

describe("two armies of one colour", () => {
  it("are distinguished by orientation and border", () => {
    const { view } = lords.samples.middle!;
    const [unit] = view.units;
    const field = new Drawn({ left: 0, right: 6, bottom: 0, top: 6 }, false, false);
    const faces = (mySide: number): string =>
      render(Units, { props: { units: [unit!], field, selected: null, mySide } }).body;
    const [mine, theirs] = [faces(unit!.side), faces(1 - unit!.side)];
    for (const each of [mine, theirs]) expect(count(each, /class="owner/g)).toBe(1);
    expect(mine).not.toMatch(/class="face[^"]* turned/);
    expect(theirs).toMatch(/class="face[^"]* turned/);
  });
});

describe("the menu of a table", () => {
  const menu = (game: string): string => {
    const props = { table: table("a", game, [0], place(1, "bot", "recruit", "")), files: true };
    return render(TableMenu, {
      props: { ...props, onresign: null, onadjourn: null, onhelp: nothing, onclose: nothing },
    }).body;
  };
  it.each(["invasion", "conquest"])("has no entries about a board of squares in %s", (game) => {
    expect(menu(game)).toContain(t("speed"));
    expect(menu(game)).not.toContain(t("settings.lines"));
  });
  it("has those entries for a game on squares", () => expect(menu("lords")).toContain(t("settings.lines")));
});

describe("of the answers", () => {
  const golden = (answers: Answer[]): string[] => {
    const props = { sentence: "", answers, all: [], yours: true, busy: false, onanswer: nothing, oncancel: null };
    const { body } = render(Prompt, { props });
    return [...body.matchAll(/<button[^>]*class="button[^"]* main[^"]*"[^>]*data-option="([^"]*)"/g)].map(
      ([, option]) => option!,
    );
  };
  const asked = (question: string, ...verbs: string[]): Answer[] => {
    const moves: Move[] = verbs.map((verb) => ({ verb }));
    const view = { ...invasion.views.target, question, options: verbs, moves };
    return plainAnswers(view, new Offer(verbs, moves, []), "");
  };
  it("one is primary: keeping the first hand, or the only answer", () => {
    expect(golden(asked("Mulligan", "keep", "mulligan"))).toEqual(["keep"]);
    expect(golden(asked("Mulligan", "mulligan", "keep"))).toEqual(["keep"]);
    expect(golden(asked("Asked", "option 1", "option 2"))).toEqual([]);
    expect(golden(asked("Asked", "option 1"))).toEqual(["option 1"]);
  });
  it("only one is primary if several qualify", () => {
    const each = (option: string): Answer => ({ option, text: option, main: true });
    expect(golden([each("first"), each("second")])).toEqual(["first"]);
  });
  it("attacking with the selected units takes precedence over attacking with all", () => {
    const view = invasion.views.attackers;
    const offer = new Offer(view.options, view.moves, []);
    expect(golden([...sweepAnswer(view, offer), ...plainAnswers(view, offer, "")])).toEqual(["done"]);
  });
});
