// The help page of Warhammer 40,000: Conquest.
import { d } from "../../decks/words";
import type { HelpPage } from "../../parts/menu/help";
import { say } from "../../words.svelte";

export const conquestHelp = (): HelpPage => ({
  title: say("conquest.title"),
  hands: [d("con.help.deploy"), d("con.help.dial"), d("con.help.shields")],
  signs: [
    ["coin", d("con.help.coin")],
    ["cards", d("con.help.cards")],
    ["command", d("con.help.command")],
    ["attack", d("con.help.attack")],
    ["heart", d("con.help.heart")],
    ["shield", d("con.help.shield")],
    ["material", d("con.help.symbols")],
    ["strongpoint", d("con.help.strongpoint")],
    ["tech", d("con.help.tech")],
    ["first-planet", d("con.help.first")],
    ["initiative", d("con.help.initiative")],
    ["dial", d("con.help.dialled")],
    ["battlefield", d("con.help.battle")],
    ["drop", d("con.help.drop")],
    ["warlord", d("con.help.warlord")],
    ["special", d("con.help.unique")],
  ],
});
