// The help page of Warhammer: Invasion.
import type { HelpPage } from "../../parts/menu/help";
import { say } from "../../words.svelte";
import { w } from "./words";

export const invasionHelp = (): HelpPage => ({
  title: say("invasion.title"),
  hands: [w("inv.help.assign"), w("inv.help.develop")],
  signs: [
    ["coin", w("inv.help.coin")],
    ["deck", w("inv.help.deck")],
    ["power", w("inv.help.power")],
    ["shield", w("inv.help.shield")],
    ["orc", w("inv.help.loyalty")],
    ["tower", w("inv.help.tower")],
    ["drop", w("inv.help.drop")],
    ["fire", w("inv.help.fire")],
    ["skull", w("inv.help.skull")],
    ["battlefield", w("inv.help.attacks")],
    ["chain", w("inv.help.chain")],
    ["special", w("inv.help.unique")],
  ],
});
