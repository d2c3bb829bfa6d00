// The help page of Warhammer 40,000: Conquest.
import type { HelpPage } from "../../parts/menu/help";
import { say } from "../../words.svelte";

export const conquestHelp = (): HelpPage => ({
  title: say("conquest.title"),
  hands: [h("con.help.deploy"), h("con.help.dial"), h("con.help.shields")],
  signs: [
    ["coin", h("con.help.coin")],
    ["cards", h("con.help.cards")],
    ["command", h("con.help.command")],
    ["attack", h("con.help.attack")],
    ["heart", h("con.help.heart")],
    ["shield", h("con.help.shield")],
    ["material", h("con.help.symbols")],
    ["strongpoint", h("con.help.strongpoint")],
    ["tech", h("con.help.tech")],
    ["first-planet", h("con.help.first")],
    ["initiative", h("con.help.initiative")],
    ["dial", h("con.help.dialled")],
    ["battlefield", h("con.help.battle")],
    ["drop", h("con.help.drop")],
    ["warlord", h("con.help.warlord")],
    ["special", h("con.help.unique")],
  ],
});

function h(key: keyof typeof import("../../../../src/warhost/text/messages/en/conquest/help.json")): string {
  return say(key);
}
