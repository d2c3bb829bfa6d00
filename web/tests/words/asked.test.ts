// The choice of the message for a question or option: the server and the client pass the same cases.
import { describe, expect, it } from "vitest";
import cases from "../../../tests/text/cases/asked.json";
import options from "../../../tests/text/cases/options.json";
import { MESSAGE_TABLES as conquestTables } from "../../src/games/conquest/messageTables";
import { MESSAGE_TABLES as invasionTables } from "../../src/games/invasion/messageTables";
import { optionKey, questionKey } from "../../src/parts/prompt/asked";
import { conquest, invasion } from "../samples";
import { setWords } from "../spoken";

const tablesByGame = [conquestTables, invasionTables];

describe("a question", () => {
  it.each(cases)("$question $facts of $game has its message", ({ game, question, verbs, facts, key }) => {
    setWords("en", { ...conquest.messages, ...invasion.messages });
    const tables = tablesByGame.find((each) => each.game === game)!;
    expect(questionKey(tables, { question, moves: verbs.map((verb) => ({ verb })) }, facts)).toBe(key);
  });
});

describe("an option", () => {
  it.each(options)("$verb $facts of $game has its message", ({ game, verb, facts, aims, key }) => {
    setWords("en", { ...conquest.messages, ...invasion.messages });
    const tables = tablesByGame.find((each) => each.game === game)!;
    expect(optionKey(tables, verb, facts, aims) ?? "").toBe(key);
  });
});
