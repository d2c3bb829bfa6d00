// The help page of Warhammer 40,000: Conquest.
import type { HelpPage } from "../../parts/menu/help";
import { say } from "../../words.svelte";
import { w } from "./words";

export const conquestHelp = (): HelpPage => ({
  title: say("conquest.title"),
  hands: [w("con.help.deploy"), w("con.help.dial"), w("con.help.shields")],
  signs: [
    ["coin", w("con.help.coin")],
    ["cards", w("con.help.cards")],
    ["command", w("con.help.command")],
    ["attack", w("con.help.attack")],
    ["heart", w("con.help.heart")],
    ["shield", w("con.help.shield")],
    ["material", w("con.help.symbols")],
    ["strongpoint", w("con.help.strongpoint")],
    ["tech", w("con.help.tech")],
    ["first-planet", w("con.help.first")],
    ["initiative", w("con.help.initiative")],
    ["dial", w("con.help.dialled")],
    ["battlefield", w("con.help.battle")],
    ["drop", w("con.help.drop")],
    ["warlord", w("con.help.warlord")],
    ["special", w("con.help.unique")],
  ],
});
