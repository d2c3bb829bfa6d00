// Which message says a question or an option: the server and the client pass the same cases.
import { describe, expect, it } from "vitest";
import cases from "../../../tests/text/cases/asked.json";
import options from "../../../tests/text/cases/options.json";
import { SPEECH as conquestSpeech } from "../../src/games/conquest/speech";
import { SPEECH as invasionSpeech } from "../../src/games/invasion/speech";
import { optionKey, questionKey } from "../../src/parts/prompt/asked";
import { conquest, invasion } from "../samples";
import { setWords } from "../spoken";

const speeches = [conquestSpeech, invasionSpeech];

describe("a question", () => {
  it.each(cases)("$question $facts of $game has its message", ({ game, question, verbs, facts, key }) => {
    setWords("en", { ...conquest.messages, ...invasion.messages });
    const speech = speeches.find((each) => each.game === game)!;
    expect(questionKey(speech, { question, moves: verbs.map((verb) => ({ verb })) }, facts)).toBe(key);
  });
});

describe("an option", () => {
  it.each(options)("$verb $facts of $game has its message", ({ game, verb, facts, aims, key }) => {
    setWords("en", { ...conquest.messages, ...invasion.messages });
    const speech = speeches.find((each) => each.game === game)!;
    expect(optionKey(speech, verb, facts, aims) ?? "").toBe(key);
  });
});
