// The players of a game of Warhammer: Invasion, as the bar of a player shows them.
import { isGlyph } from "../../cards/glyphs";
import { botName, placeOf } from "../../parts/players";
import type { Player } from "../../parts/PlayerBar.svelte";
import type { TableInfo } from "../../protocol";
import { say, t } from "../../words.svelte";
import { raceName } from "./speak";
import type { InvasionView } from "./view";
import { w } from "./words";

export function player(view: InvasionView, table: TableInfo | null, seat: number): Player {
  const place = placeOf(table, seat);
  const own = view.players[seat]!;
  const race = own.capital === "neutral" ? (place?.army ?? "neutral") : own.capital;
  const known = place?.kind === "bot" ? t("computer") : (place?.name ?? "");
  const alike = (table?.places.filter((each) => each.kind === "person" && each.name === known).length ?? 0) > 1;
  const clocks = table?.clocks ?? null;
  return {
    name: known ? (alike ? `${seat + 1}. ${known}` : known) : say("player.bare", { number: seat + 1 }),
    about: [
      place?.deck || raceName(race),
      seat === view.seat ? say("player.you") : "",
      place?.kind === "bot" ? botName(place.name) : "",
      place?.kind === "person" && !place.here ? t("away") : "",
    ],
    glyph: isGlyph(race) ? race : "neutral",
    tone: `army-${race}`,
    side: view.seat < 0 ? "" : seat === view.seat ? "you" : "foe",
    asked: view.asked === seat && !view.outcome,
    clock: clocks && place?.kind !== "bot" ? { bank: clocks.bank[seat] ?? 0, move: clocks.move } : null,
    piles: [
      {
        title: w("inv.resources"),
        count: own.resources,
        glyph: "coin",
        part: seat === view.seat ? "resources" : undefined,
      },
      { title: t("hand"), count: own.hand.cards.length + own.hand.hidden, glyph: "hand" },
      { title: t("deck"), count: own.deck, glyph: "deck" },
      { title: w("inv.discard"), count: own.discard.length, glyph: "discard" },
    ],
    goals: [
      {
        glyph: "fire",
        label: w("inv.fires"),
        left: w("inv.fires.left", { count: Math.max(0, 2 - own.burning) }),
        count: own.burning,
        of: 2,
      },
    ],
  };
}
