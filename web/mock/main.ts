// A page for looking at cards and tables without a server: #theme/sample, or #theme for the cards.
import { mount } from "svelte";
import { setCards, type Card } from "../src/cards.svelte";
import "../src/style.css";
import { setWords } from "../src/words.svelte";
import data from "../tests/samples.json";
import Mock from "./Mock.svelte";
import MockTable from "./MockTable.svelte";

const [theme = "", sample = ""] = location.hash.slice(1).split("/");
document.documentElement.dataset.theme = theme || "dark";
setWords("en", data.messages);
setCards(data.cards as unknown as Card[]);
const target = document.getElementById("app")!;
if (sample) mount(MockTable, { target, props: { sample } });
else mount(Mock, { target });
