// A browser to stand in, and the words and cards of the samples.
import "./browser";
import { setCards, type Card } from "../src/cards.svelte";
import { setWords } from "../src/words.svelte";
import data from "./samples.json";

setWords("en", data.messages);
setCards(data.cards.map((card) => ({ names: {}, ...card })) as unknown as Card[]);
