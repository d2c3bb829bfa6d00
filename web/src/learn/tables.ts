// The table screen of each game that has lessons, what it needs before it is shown, and the decks of the first game.
import type { Component } from "svelte";
import { loadConquestCards } from "../games/conquest/cards.svelte";
import ConquestTable from "../games/conquest/ConquestTable.svelte";
import { conquestFaces } from "../games/conquest/faces";
import { loadInvasionCards } from "../games/invasion/cards.svelte";
import { invasionFaces } from "../games/invasion/faces";
import InvasionTable from "../games/invasion/InvasionTable.svelte";
import { lordsFaces } from "../games/lords/faces";
import LordsTable from "../games/lords/LordsTable.svelte";
import type { Faces } from "../parts/faces";
import type { OwnKey } from "../words.svelte";

export interface TaughtGame {
  Table: Component<any>;
  faces: Faces;
  load: () => Promise<void>;
  first: [string, string]; // the learner's deck and the computer's
  about: OwnKey; // what is said of that game
}

export const TAUGHT: Record<string, TaughtGame> = {
  lords: {
    Table: LordsTable,
    faces: lordsFaces,
    load: () => Promise.resolve(),
    first: ["orcs", "dwarves"],
    about: "learn.first.about",
  },
  invasion: {
    Table: InvasionTable,
    faces: invasionFaces,
    load: loadInvasionCards,
    first: ["dwarf", "orc"],
    about: "learn.first.about.invasion",
  },
  conquest: {
    Table: ConquestTable,
    faces: conquestFaces,
    load: loadConquestCards,
    first: ["space-marines", "orks"],
    about: "learn.first.about.conquest",
  },
};
