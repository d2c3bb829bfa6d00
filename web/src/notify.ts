// Telling somebody who looks elsewhere that it is their turn.
import { settings } from "./settings.svelte";

/** Asks the browser; false where it does not allow it. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** A note of the browser's own, only while the page is out of sight. */
export function notice(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body, icon: "/icon.svg", tag: "warhost" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
