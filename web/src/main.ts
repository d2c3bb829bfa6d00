// Where the client begins.
import "./fonts";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";

void import("./pictures/pack").then(({ showPictures }) => showPictures()).catch(() => undefined); // it keeps nothing
mount(App, { target: document.getElementById("app")! });

// What was read once can be read again without the server.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
