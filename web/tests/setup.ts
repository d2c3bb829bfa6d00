// The words and cards of the samples, and what a browser has that Node has not.
import { setCards, type Card } from "../src/cards.svelte";
import { setWords } from "../src/words.svelte";
import data from "./samples.json";

setWords("en", data.messages);
setCards(data.cards as unknown as Card[]);
