// Runs the accessibility checks of axe in a visitor's page.
import axe from "axe-core";
import type { Visitor } from "./visitor";

declare global {
  interface Window {
    axe?: Pick<typeof axe, "configure" | "run">; // defined after its source was run in the page
  }
}

/** All violations found by axe, one line each. */
export async function problems(guest: Visitor): Promise<string[]> {
  if (!(await guest.page.evaluate(() => "axe" in window))) await guest.page.evaluate(`${axe.source}; undefined`);
  return guest.page.evaluate(async () => {
    window.axe!.configure({ noHtml: true }); // otherwise axe records the HTML of every element
    const found = await window.axe!.run({ resultTypes: ["violations"], elementRef: true }); // passed checks are not reported
    const shown = (element: Element | undefined): string => element?.outerHTML.slice(0, 200) ?? "";
    return found.violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${shown(node.element)}`));
  });
}
