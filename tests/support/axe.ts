import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Search {
  /** Selectors; without them the whole page is searched. */
  readonly within?: readonly string[];
  readonly only?: string[];
  readonly without?: string[];
}

/** What axe finds, a line each: the rule, the element's place, its markup. Frames of other origins are left out. */
export async function axeFaults(
  page: Page,
  { within = [], only, without = [] }: Search = {},
): Promise<string[]> {
  // Else each search ends in a blank page of its own, which takes as long as the search.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Else the place of each element that passed is looked for too, a fifth of the time.
  axe.options({ resultTypes: ["violations"] });
  for (const selector of within) axe.include(selector);
  if (only) axe.withRules(only);
  else axe.disableRules(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target.join(" ")} ${html}`),
  );
}
