// The table screen of each game that has lessons.
import type { Component } from "svelte";
import LordsTable from "../lords/LordsTable.svelte";

export const TABLES: Record<string, Component<any>> = { lords: LordsTable };
