import { describe, expect, test } from "vitest";
import { pageLanguages, siteLanguages } from "#content/languages.ts";
import { pathIn } from "#lead/languages.ts";
import { filesBelow, read } from "./support/built-files.ts";

test.each(filesBelow().filter((file) => file.endsWith(".html") && !file.startsWith("widgets/")))(
  "%s has no place left unfilled, neither in a text nor in an address",
  (file) => {
    const shown = read(file).replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, "");
    expect(shown.match(/ (?:href|src)="[^"]*(?:\{|%7B)[^"]*"|>[^<{]*\{\w+\}[^<]*</gi)).toBeNull();
  },
);

describe.each(pageLanguages)("the page in %s", (code) => {
  const html = read(`${code}.html`);

  test("leads to the whole privacy notice", () => {
    for (const language of siteLanguages) expect(html).toContain(`href="${pathIn(language, "/privacy")}"`);
  });

  test("has a sibling for addresses where nothing is, which leads back to it", () => {
    expect(read(`${code}/404.html`)).toContain(`<a href="/${code}">`);
  });

  test("describes its picture in its own words", () => {
    const [, title] = /<title>([^<]*)</.exec(html) ?? [];
    expect(html).toContain(`property="og:image:alt" content="${title}"`);
  });

  test("fetches our typefaces only where they have its letters", () => {
    const system = ["ar", "fa", "zh"].includes(code);
    expect(html.includes('as="font"')).toBe(!system);
    expect(html.includes('data-fonts="system"')).toBe(system);
  });
});
