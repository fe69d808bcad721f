import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { absence } from "#firm/absence.ts";
import { pageOf, read, sitePages, textsOf } from "./support/built-files.ts";

const pages = sitePages();

test.runIf(absence === undefined)("no page mentions an absence, or loads its script", () => {
  for (const page of pages) expect(read(page), page).not.toMatch(/absence-bar|absence\.js/);
});

// The second firm is away on the day of its build (tests/firm/set-up-copy.ts).
describe.skipIf(absence === undefined)("while the firm is away", () => {
  const { begins, ends } = absence ?? { begins: 0, ends: 0 };

  test("every page shows it in its bar, also without scripts, and its head loads the script first", () => {
    const framed = pages.filter((page) => pageOf(page).querySelector("footer"));
    expect(framed.length).toBeGreaterThan(20);
    for (const page of framed) {
      expect(textsOf(pageOf(page), ".absence-bar p"), page).toEqual([expect.stringMatching(/./)]);
      // Only the letterhead of a receipt is a landmark of this kind.
      expect(pageOf(page).querySelectorAll("aside:not(.letterhead)"), page).toHaveLength(0);
      expect(pageOf(page).querySelector("head > script[src='/absence.js']"), page).not.toBeNull();
    }
  });

  test.each([
    ["before it", begins - 1, "off"],
    ["from its first moment", begins, undefined],
    ["until its last", ends - 1, undefined],
    ["after it", ends, "off"],
  ])("%s the bar is hidden or not", (_, now, state) => {
    const document = { documentElement: { dataset: {} as Record<string, string> } };
    runInNewContext(read("absence.js"), { Date: { now: () => now }, document });
    expect(document.documentElement.dataset.absence).toBe(state);
  });
});
