// Notifies a player in another tab that it is their turn.
import { settings } from "./settings.svelte";

const BUZZ = 60; // milliseconds

/** Asks the browser; false where it does not allow it. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** A note of the browser's own while the page is out of sight; one who looks at a phone feels it. */
export function notice(title: string, body: string): void {
  if (!settings.notify) return;
  if (!document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  if (!document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body, icon: "/icon.svg", tag: "warhost" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
