// The help page of Lords of War.
import type { HelpPage } from "../../parts/menu/help";
import { say, t } from "../../words.svelte";

export const lordsHelp = (): HelpPage => ({
  title: say("lords.title"),
  hands: [t("help.pinch")],
  signs: [
    ["shield", t("help.shield")],
    ["up", t("help.arrow")],
    ["swords", t("help.kills")],
    ["skull", t("help.losses")],
    ["target", t("help.shots")],
    ["command", t("help.command")],
    ["general", t("help.general")],
  ],
});
