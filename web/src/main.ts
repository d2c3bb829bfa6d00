// Entry point of the client.
import "./fonts";
import { mount } from "svelte";
import App from "./App.svelte";
import { PICTURES } from "./pictures/own/imported.svelte";
import "./style.css";

void bringPack().catch(() => undefined); // without local storage no image pack is kept
mount(App, { target: document.getElementById("app")! });

/** Loads the player's own card images, if an image pack was imported. */
async function bringPack(): Promise<void> {
  const stores = "databases" in indexedDB ? await indexedDB.databases() : null;
  if (stores?.every(({ name }) => name !== PICTURES) === true) return;
  await (await import("./pictures/own/pack")).showPictures();
}

// A page that was left open may be older than the server: checked when the user returns to it.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible")
    void import("./parts/update/check").then((update) => update.checkForUpdate()).catch(() => undefined); // offline
});

// The service worker makes pages that were visited once available offline.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
