// Browser stubs, and the messages and cards of the samples.
import "./browser";
import { cards } from "../src/games/lords/cards/cards.svelte";
import { section } from "./dictionaries";
import { lords as data } from "./samples";
import { setWords } from "./spoken";

/** No server: only the client's messages are available. */
globalThis.fetch = (address) => {
  const [, language = "en", name = ""] = /\/api\/text\/([^/]+)\/([^/]+)$/.exec(String(address)) ?? [];
  const body = { language, messages: section(language, name), cards: {}, languages: {} };
  return Promise.resolve(new Response(JSON.stringify(body)));
};
setWords("en", data.messages);
cards.set(data.cards.map((card) => ({ ...card, names: card.names ?? {}, effects: {} })));
