// A browser to stand in, and the words and cards of the samples.
import "./browser";
import { cards } from "../src/games/lords/cards/cards.svelte";
import { loadSection, setWords } from "../src/words.svelte";
import { lords as data } from "./samples";

globalThis.fetch = () => Promise.resolve(new Response('{"language": "en", "messages": {}, "cards": {}}')); // no server
await Promise.all(["home", "more", "decks", "invasion", "conquest", "lords"].map(loadSection));
await setWords("en", data.messages);
cards.set(data.cards.map((card) => ({ ...card, names: card.names ?? {}, effects: {} })));
