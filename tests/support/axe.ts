import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface Search {
  /** Selectors; without them the whole page is searched. */
  within?: string[];
  only?: string[];
  without?: readonly string[];
}

/**
 * Faults that axe finds, a line each: the rule, the element's place, its markup. Frames of other origins are
 * left out.
 */
export async function axeFaults(
  page: Page,
  { within = [], only, without = [] }: Search = {},
): Promise<string[]> {
  // Once a page: to send axe again for each search would take longer than the search.
  for (const frame of page.frames())
    if (!(await frame.evaluate("Boolean(window.axe?.run)"))) await frame.evaluate(axe.source);
  // A colour on its way to another has the contrast of neither.
  for (const frame of page.frames())
    await frame.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    });
  const options: RunOptions = {
    // Else the place of each element that passed is looked for too, a fifth of the time.
    resultTypes: ["violations"],
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const { violations } = await page.evaluate(
    (search) => window.axe.run(search.within.length > 0 ? search.within : document, search.options),
    { within, options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target.join(" ")} ${html}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
