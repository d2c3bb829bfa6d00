// The accessibility checks of axe, run in a visitor's page.
import axe from "axe-core";
import type { Visitor } from "./visitor";

declare global {
  interface Window {
    axe?: Pick<typeof axe, "configure" | "run">; // in the page, once its source was run there
  }
}

/** Everything that axe finds wrong, one line each. */
export async function problems(guest: Visitor): Promise<string[]> {
  if (!(await guest.page.evaluate(() => "axe" in window))) await guest.page.evaluate(`${axe.source}; undefined`);
  return guest.page.evaluate(async () => {
    window.axe!.configure({ noHtml: true }); // it would write down everything that it looks at
    const found = await window.axe!.run({ resultTypes: ["violations"], elementRef: true }); // what passes is not described
    const shown = (element: Element | undefined): string => element?.outerHTML.slice(0, 200) ?? "";
    return found.violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${shown(node.element)}`));
  });
}
