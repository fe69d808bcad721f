import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readPage } from "#scripts/build/pages/read-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

const official = `What editors read about this list.

[studyPermit]: https://www.canada.ca/study-permit "IRCC: Study permit"
[register]: {register} "The register"
`;

const page = `---
title: Study permit
description: "Who needs a permit: the list of documents, how long it takes, and what it costs you."
updated: 2026-11-22
sources: [studyPermit]
next:
  heading: Talk about it
  text: Tell us about you.
  action: contact
  label: Write to us
---

> notice studyPermitCap: Limited each year
>
> Canada limits permits since November 25, 2025.

Most students need a [permit][studyPermit], some a [visa](/visit) too.

- **6 months** without a permit

## What it does

A permit lets you study.
`;

const section = "## What it does\n\nA permit lets you study.\n";
const withSection = (text: string) => page.replace(section, text);

mkdirSync(join(folder, "en/pages"), { recursive: true });

function reading(text: string, officialPages = official): () => unknown {
  writeFileSync(join(folder, "en/official.md"), officialPages);
  writeFileSync(join(folder, "en/pages/study.md"), text);
  return () => readPage("en", "study.md", folder);
}

const place = (file: string) => join(relative(process.cwd(), folder), "en", file);

test("a page is its front matter, its notices, its first paragraph and its sections", () => {
  expect(reading(page)()).toEqual({
    title: "Study permit",
    description: "Who needs a permit: the list of documents, how long it takes, and what it costs you.",
    updated: "2026-11-22",
    sources: [{ text: "IRCC: Study permit", href: "https://www.canada.ca/study-permit" }],
    next: { heading: "Talk about it", text: "Tell us about you.", action: "contact", label: "Write to us" },
    notices: [
      {
        program: "studyPermitCap",
        heading: "Limited each year",
        text: ["Canada limits permits since November 25, 2025."],
        source: { text: "IRCC: Study permit", href: "https://www.canada.ca/study-permit" },
      },
    ],
    lead: [
      "Most students need a ",
      { text: "permit", href: "https://www.canada.ca/study-permit" },
      ", some a ",
      { text: "visa", href: "/visit" },
      " too.",
    ],
    blocks: [
      { kind: "figures", figures: [{ figure: "6 months", label: "without a permit" }] },
      { kind: "text", heading: "What it does", paragraphs: [["A permit lets you study."]] },
    ],
  });
});

test.each([
  ["## Docs\n\nBring:\n\n- a passport\n\nAnd patience.\n", { kind: "list", items: [["a passport"]] }],
  [
    "## Steps\n\n1. **Apply** Send it\n   at once.\n",
    { steps: [{ title: "Apply", text: ["Send it at once."] }] },
  ],
  ["## Which\n\n| | Visa |\n|---|---|\n| Fee | none |\n", { columns: ["", "Visa"], rows: [["Fee", "none"]] }],
  ["## Note\n\n> Mind this.\n", { kind: "note", paragraphs: [["Mind this."]] }],
  ["## Asked\n\n### Why?\n\nSo.\n", { questions: [{ question: "Why?", answer: ["So."] }] }],
  [
    "## Sites\n\n> partners: These.\n>\n> - Nobody.\n> - since {day}\n> - agent\n",
    { words: { intro: "These.", none: "Nobody.", listed: "since {day}", agent: "agent" } },
  ],
])("the content below a heading decides its kind: %j", (text, expected) => {
  expect(reading(withSection(text))()).toMatchObject({ blocks: [{}, expected] });
});

describe("a page is refused, with its line,", () => {
  test.each<readonly [string, string, number, RegExp]>([
    ["for a heading of the first level", withSection("# What it does\n\nText.\n"), 21, /begins with ##/],
    ["for text below a note", withSection("## Note\n\n> Mind this.\n\nMore.\n"), 23, /only content of/],
    ["for a step without a title", withSection("## Steps\n\n1. Apply\n"), 23, /title in bold/],
    ["for figures that are not bold", page.replace("**6 months**", "6 months"), 19, /bold/],
    ["for an unknown notice", page.replace("studyPermitCap", "studyCap"), 13, /“studyCap”/],
    ["for an unknown official page", page.replace("[permit][studyPermit]", "[permit][study]"), 17, /“study”/],
    ["for an unknown place", page.replace("Most students", "{most} students"), 17, /\{most\}/],
    ["for an unknown key", page.replace("updated:", "author: me\nupdated:"), 4, /author/],
    [
      "for front matter that is no YAML",
      page.replace("title: Study", "title: Study: a"),
      2,
      /colon in quotes/,
    ],
  ])("%s", (_, text, line, why) => {
    expect(reading(text)).toThrow(`${place("pages/study.md")}:${line}: `);
    expect(reading(text)).toThrow(why);
  });

  test("and an official page without a name", () => {
    const read = reading(page, official.replace(' "IRCC: Study permit"', ""));
    expect(read).toThrow(`${place("official.md")}:3: “studyPermit” has no name`);
  });
});
