// Who one is, and what the server offers.  Each is asked for once.
import { api, Refused } from "./api";
import type { GameInfo, Session } from "./protocol";
import { t } from "../words.svelte";

export const here = $state<{ session: Session | null; games: GameInfo[] }>({ session: null, games: [] });

function nobody(error: unknown): null {
  if (error instanceof Refused && error.refusal.key === "refused.unreachable") return null;
  throw error;
}

export async function loadHere(): Promise<void> {
  // Without the server nobody knows who one is; what was kept can be read and tried all the same.
  here.session = await api.session().catch(nobody);
}

let tabs: BroadcastChannel | null = null; // where the tabs of a browser tell each other about signing in and out

/** Another user from now on, in the other tabs as well. */
export function become(session: Session | null): void {
  here.session = session;
  tabs?.postMessage("");
}

/** Asks again who one is when another tab says so. */
export function hearTabs(): void {
  tabs = new BroadcastChannel("session");
  tabs.onmessage = () => void loadHere().catch(() => undefined); // it stays as it was
}

let offered: Promise<void> | null = null;

/** The games that the server has, for screens that need them; a running table knows its own game. */
export function loadGames(): Promise<void> {
  offered ??= api.games().then((found) => {
    here.games = found;
  });
  offered.catch(() => (offered = null)); // it may be tried again
  return offered;
}

/** No sign-up is needed before the first game: a guest gets a name, and may change it. */
export async function ensureGuest(name = ""): Promise<Session> {
  if (here.session?.user && !name) return here.session;
  const session = await api.guest(name || t("guest"));
  become(session);
  return session;
}

/** Our share of the seed. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const gameInfo = (name: string): GameInfo | undefined =>
  here.games.find((game) => game.name === name && game.ready);
