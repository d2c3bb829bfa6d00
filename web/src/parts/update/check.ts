// Checks whether the server has a newer version of this page, and says so once.
import { mount } from "svelte";
import { loadSection, MORE } from "../../words.svelte";
import Update from "./Update.svelte";

const ENTRY = /\/assets\/index-[\w-]+\.js/; // the name of the entry script contains a hash of its content
const OFTEN = 10 * 60_000; // minimum milliseconds between two checks
let last = -OFTEN;
let found = false;

/** The entry script that a page names; "" if it names none. */
const entryOf = (page: string): string => ENTRY.exec(page)?.[0] ?? "";

export async function checkForUpdate(): Promise<void> {
  if (found || performance.now() - last < OFTEN) return;
  last = performance.now();
  const page = await fetch("/", { cache: "no-cache", credentials: "omit" });
  const [own, theirs] = [entryOf(document.documentElement.innerHTML), entryOf(await page.text())];
  if (!own || !theirs || own === theirs) return;
  found = true;
  await loadSection(MORE);
  mount(Update, { target: document.body });
}
