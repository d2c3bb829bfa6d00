// The help page of Warhammer: Invasion.
import type { HelpPage } from "../../parts/menu/help";
import { say } from "../../words.svelte";

export const invasionHelp = (): HelpPage => ({
  title: say("invasion.title"),
  hands: [h("inv.help.assign"), h("inv.help.develop")],
  signs: [
    ["coin", h("inv.help.coin")],
    ["deck", h("inv.help.deck")],
    ["power", h("inv.help.power")],
    ["shield", h("inv.help.shield")],
    ["orc", h("inv.help.loyalty")],
    ["tower", h("inv.help.tower")],
    ["drop", h("inv.help.drop")],
    ["fire", h("inv.help.fire")],
    ["skull", h("inv.help.skull")],
    ["battlefield", h("inv.help.attacks")],
    ["chain", h("inv.help.chain")],
    ["special", h("inv.help.unique")],
  ],
});

function h(key: keyof typeof import("../../../../src/warhost/text/messages/en/invasion/help.json")): string {
  return say(key);
}
