import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Router } from "wouter";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { terms } from "#content/firm/terms.ts";
import { pageLanguages } from "#content/languages.ts";
import { words } from "#language/site.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { entries, renderPage } from "#site/entry-server.tsx";
import { ContactDialog } from "#site/overlays/contact-dialog.tsx";
import { renderLanguagePages } from "#site/pages/language-page/render.tsx";
import { wordsIn } from "#words/words-in.ts";

/** Pages are built for each language of the site: `other-firm-en` and `other-firm-fr` in vitest.config.ts. */

type FirmTexts = Pick<typeof firmTexts, "stopped" | "licence">;

const AtPath = Router as FunctionComponent<{ ssrPath: string }>;

const decoded = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** How often the sentence stands, each time with the link to the register behind it. */
function countSentences(html: string, { stopped = "none", licence }: FirmTexts) {
  const [, ...behind] = decoded(html).split(stopped);
  for (const next of behind) expect(next.slice(0, 400)).toContain(` <a href="${licence.href}"`);
  return behind.length;
}

const control = /<(?:form|input|textarea|select)\b[^>]*name="(?:contact|request|email|phone)"/;

test.each([...new Map(entries.map((entry) => [entry.view, entry.path])).values()])(
  "%s shows the sentence with the register before a visitor writes, and no form",
  async (path) => {
    const { html } = await renderPage(path);
    expect(countSentences(html, firmTexts)).toBeGreaterThan(0);
    expect(html).not.toMatch(control);
  },
);

describe("what invites people to write is left out", () => {
  const absentFrom = (html: string, texts: readonly string[]) => {
    expect(texts.length).toBeGreaterThan(1);
    const shown = decoded(html);
    expect(texts.filter((text) => text === "" || shown.includes(decoded(text)))).toEqual([]);
  };
  const [call = ""] = words.assessmentScreen.call.split("{phone}");

  test("of the assessment's page, which keeps its links", async () => {
    const { html } = await renderPage("/assessment");
    const { lead, notes } = words.assessmentScreen;
    absentFrom(html, [lead, ...notes, call, ...terms, words.frame.phoneWithoutScripts]);
    expect(html).toContain(words.unlisted.accessibility);
  });

  test("of the contact page", async () => {
    const { html } = await renderPage("/contact-us");
    absentFrom(html, [...terms, words.frame.phoneWithoutScripts]);
    // Above the page, and in place of the form.
    expect(countSentences(html, firmTexts)).toBe(2);
  });

  test("of the contact pop-up, which shows the sentence", () => {
    const props = { open: true, covered: false, topic: undefined, onClose: () => undefined };
    const dialog = createElement(ContactDialog, props);
    const html = renderToStaticMarkup(createElement(AtPath, { ssrPath: "/study" }, dialog));
    absentFrom(html, [words.contactDialog.intro, ...terms]);
    expect(countSentences(html, firmTexts)).toBe(1);
    expect(html).not.toMatch(control);
  });
});

test.each(pageLanguages)("the page in '%s' shows the sentence three times, and no form", (code) => {
  const [page] = renderLanguagePages(code, readOfficialPages("en"));
  // Above the page, and in place of both forms.
  expect(countSentences(page?.html ?? "", firmTextsIn(wordsIn[code]))).toBe(3);
  expect(page?.html).not.toMatch(control);
  // A note on a form's phone number.
  expect(page?.html).not.toContain("<noscript>");
});
