// The accessibility checks of axe, run in a visitor's page.
import axe from "axe-core";
import type { Visitor } from "./visitor";

declare global {
  interface Window {
    axe?: Pick<typeof axe, "run">; // in the page, once its source was run there
  }
}

/** Everything that axe finds wrong, one line each. */
export async function problems(guest: Visitor): Promise<string[]> {
  await guest.page.evaluate(`${axe.source}; undefined`);
  return guest.page.evaluate(async () => {
    const found = await window.axe!.run({ resultTypes: ["violations"] }); // what passes is not described
    return found.violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 200)}`));
  });
}
