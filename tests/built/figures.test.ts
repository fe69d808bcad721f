import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { firm } from "#content/firm.ts";
import { satisfaction } from "#content/home.ts";
import { deployment } from "#firm/deployment.ts";
import { forms } from "#words/forms.ts";
import { contents, textsIn } from "../support/contents.ts";
import { wordsOf } from "../support/document-words.ts";
import { figuresIn } from "../support/figures.ts";
import { translatedPages, translations } from "../support/french-contents.ts";
import { filesBelow, read } from "./support/built-files.ts";

const kept = [deployment.leadsKeptDays, deployment.suspectsKeptDays].map(String);
const gauges = satisfaction.gauges.map(({ percent }) => String(percent));
const days = [...facts.map(({ asOf }) => asOf), ...translatedPages.map(({ english }) => english.updated)];
/** The names and numbers of the firm, the gauges of the specification, what the settings say, the days of changes. */
const ours = [
  firm.phone,
  ...firm.licensees.flatMap(({ number, since = "" }) => [number, String(since)]),
  firm.registry,
  ...Object.values(firm.address ?? {}),
  ...gauges,
  ...kept,
  ...days,
];

const pagesOf = (language: "en" | "fr") =>
  filesBelow().filter(
    (file) => file.endsWith(".html") && !/widgets/.test(file) && /^fr\b/.test(file) === (language === "fr"),
  );

const languages = [
  ["en", [contents.map(([, content]) => content), translations.map(({ english }) => english)]],
  ["fr", translations.map(({ french }) => french)],
] as const;

describe.each(languages)("in %s", (language, texts) => {
  const known = new Set(
    [...textsIn(texts), ...textsIn(Object.values(forms[language])), ...facts.map(({ claim }) => claim)]
      .concat(ours)
      .flatMap(figuresIn),
  );

  // Headings, pictures' texts, titles, descriptions and structured data included, whatever component wrote them.
  test.each(pagesOf(language))("%s shows no figure that its contents do not have", (file) => {
    const words = wordsOf(parse(read(file)), language).map((text) => text.replaceAll(firm.phone, "…"));
    const unknown = words.flatMap((text) =>
      figuresIn(text)
        .filter((figure) => !known.has(figure))
        .map((figure) => `${figure}: ${text}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
