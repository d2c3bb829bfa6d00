// Browser notification in a background tab when it is the player's turn.
import { settings } from "./settings.svelte";

const BUZZ = 60; // vibration, in milliseconds

/** Asks for permission to show notifications; false if denied. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** Shows a browser notification if the page is hidden, or vibrates the phone if it is visible. */
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
