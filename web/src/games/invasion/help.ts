// The help page of Warhammer: Invasion.
import { d } from "../../decks/words";
import type { HelpPage } from "../../parts/menu/help";
import { say } from "../../words.svelte";

export const invasionHelp = (): HelpPage => ({
  title: say("invasion.title"),
  hands: [d("inv.help.assign"), d("inv.help.develop")],
  signs: [
    ["coin", d("inv.help.coin")],
    ["deck", d("inv.help.deck")],
    ["power", d("inv.help.power")],
    ["shield", d("inv.help.shield")],
    ["orc", d("inv.help.loyalty")],
    ["tower", d("inv.help.tower")],
    ["drop", d("inv.help.drop")],
    ["fire", d("inv.help.fire")],
    ["skull", d("inv.help.skull")],
    ["battlefield", d("inv.help.attacks")],
    ["chain", d("inv.help.chain")],
    ["special", d("inv.help.unique")],
  ],
});
