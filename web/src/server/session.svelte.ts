// Who one is, and what the server offers.  Asked for once.
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
  [here.session, here.games] = await Promise.all([api.session().catch(nobody), api.games()]);
}

/** Nobody has to say who he is before the first game: a guest gets a name, and may change it. */
export async function ensureGuest(name = ""): Promise<Session> {
  if (here.session?.user && !name) return here.session;
  here.session = await api.guest(name || t("guest"));
  return here.session;
}

/** Our share of the seed. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const gameInfo = (name: string): GameInfo | undefined =>
  here.games.find((game) => game.name === name && game.ready);
