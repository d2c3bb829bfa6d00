// The signed-in user and the server's games. Each is requested once.
import { api, Refused } from "./api";
import type { GameInfo, Session } from "./protocol";
import { t } from "../words.svelte";

export const here = $state<{ session: Session | null; games: GameInfo[] }>({ session: null, games: [] });

function nobody(error: unknown): null {
  if (error instanceof Refused && error.refusal.key === "refused.unreachable") return null;
  throw error;
}

export async function loadHere(): Promise<void> {
  // Offline the user is unknown, but cached pages and lessons still work.
  here.session = await api.session().catch(nobody);
}

let tabs: BroadcastChannel | null = null; // tells the other tabs of this browser about signing in and out

/** Sets the user, in the other tabs as well. */
export function become(session: Session | null): void {
  here.session = session;
  tabs?.postMessage("");
}

/** Loads the session again when another tab reports a change. */
export function hearTabs(): void {
  tabs = new BroadcastChannel("session");
  tabs.onmessage = () => void loadHere().catch(() => undefined); // on failure the current session is kept
}

let offered: Promise<void> | null = null;

/** The server's games, for screens that list them. A table that is open gets its game from its document. */
export function loadGames(): Promise<void> {
  offered ??= api.games().then((found) => {
    here.games = found;
  });
  offered.catch(() => (offered = null)); // forget the failure so that the next call retries
  return offered;
}

/** Signs in as a guest with a generated name if nobody is signed in: the first game needs no account. */
export async function ensureGuest(name = ""): Promise<Session> {
  if (here.session?.user && !name) return here.session;
  const session = await api.guest(name || t("guest"));
  become(session);
  return session;
}

/** A random contribution of this browser to the game's seed. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const gameInfo = (name: string): GameInfo | undefined =>
  here.games.find((game) => game.name === name && game.ready);
