// Where the client begins.
import "./fonts";
import { mount } from "svelte";
import App from "./App.svelte";
import { PICTURES } from "./pictures/own/imported.svelte";
import "./style.css";

void bringPack().catch(() => undefined); // it keeps nothing
mount(App, { target: document.getElementById("app")! });

/** The player's own pictures, where there are some. */
async function bringPack(): Promise<void> {
  const stores = "databases" in indexedDB ? await indexedDB.databases() : null;
  if (stores?.every(({ name }) => name !== PICTURES) === true) return;
  await (await import("./pictures/own/pack")).showPictures();
}

// What was read once can be read again without the server.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
