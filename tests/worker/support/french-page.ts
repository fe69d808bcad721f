import { expect } from "vitest";
import { englishIn, typographyFaults } from "../../support/language-rules.ts";

/** What stands there as a visitor, the mailer or a list of countries has written it. */
const foreign =
  /<dd.*?<\/dd>|<bdi.*?<\/bdi>|<blockquote.*?<\/blockquote>|<textarea.*?<\/textarea>|<option.*?<\/option>/gs;

/** Expects a page of the worker to say nothing that is not French. */
export function expectFrenchPage(page: string): void {
  expect(page).toContain('<html lang="fr-CA">');
  const words = page
    .replace(/^.*<body>/s, "")
    .replace(foreign, "")
    .replace(/<\/?span>/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replace(/: sent\n/, "\n")
    .replace(/EM-\w+/g, "X");
  for (const line of words.split("\n")) {
    expect(englishIn(line), line).toEqual([]);
    expect(typographyFaults(line), line).toEqual([]);
  }
}
