// The modules of all screens except the table, by name.
import type { Component } from "svelte";

const FILES = import.meta.glob<{ default: Component<Record<string, unknown>> }>([
  "./*.svelte",
  "./settings/*.svelte",
  "!./Table.svelte",
]);

export const pages = Object.fromEntries(
  Object.entries(FILES).map(([path, read]) => [path.slice("./".length, -".svelte".length), read]),
);
