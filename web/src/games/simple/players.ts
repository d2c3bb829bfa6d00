// The players of a game without a board of its own, as the bar of a player shows them.
import { botName, placeOf } from "../../parts/players";
import type { Player } from "../../parts/PlayerBar.svelte";
import type { TableInfo } from "../../protocol";
import { maybe, say, t } from "../../words.svelte";
import { deckName } from "./speak";
import type { SimpleView } from "./shown";

export function player(view: SimpleView, table: TableInfo | null, seat: number): Player {
  const place = placeOf(table, seat);
  const own = view.players[seat];
  const known = place?.kind === "bot" ? t("computer") : (place?.name ?? "");
  const alike = (table?.places.filter((each) => each.kind === "person" && each.name === known).length ?? 0) > 1;
  const clocks = table?.clocks ?? null;
  const numbers = Object.entries(own?.numbers ?? {});
  return {
    name: known ? (alike ? `${seat + 1}. ${known}` : known) : say("player.bare", { number: seat + 1 }),
    about: [
      place?.deck || deckName(view.game, view.races[seat] ?? ""),
      seat === view.seat ? say("player.you") : "",
      place?.kind === "bot" ? botName(place.name) : "",
      place?.kind === "person" && !place.here ? t("away") : "",
    ],
    glyph: "cards",
    tone: "",
    side: view.seat < 0 ? "" : seat === view.seat ? "you" : "foe",
    asked: view.asked === seat && !view.outcome,
    clock: clocks && place?.kind !== "bot" ? { bank: clocks.bank[seat] ?? 0, move: clocks.move } : null,
    piles: [
      ...numbers.map(([name, count]) => ({
        title: maybe(`${view.game}.number.${name}`, {}, name),
        count,
        glyph: "power" as const,
      })),
      ...(own?.zones ?? []).map((zone) => ({
        title: maybe(`${view.game}.zone.${zone.key}`, {}, zone.key),
        count: zone.cards.length + zone.hidden,
        glyph: zone.key === "hand" ? ("hand" as const) : ("deck" as const),
      })),
    ],
    goals: [],
  };
}
