import { describe, expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { firm } from "#content/firm.ts";
import type { Link } from "#content/page.ts";
import { statusAt } from "#content/status-at.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { home } from "#words/fr/home.ts";
import { samples } from "#words/fr/samples.ts";
import { words } from "#words/fr/site.ts";
import { textsIn } from "../../support/contents.ts";
import { figuresIn } from "../../support/figures.ts";
import { typographyFaults } from "../../support/french.ts";
import { translatedPages, translations } from "../../support/french-contents.ts";

/** A name that is filled in. */
const place = /\{+\w+\}+/g;

describe.each(translations)("the English $name", ({ english }) => {
  test("has no sign of a keyboard for an apostrophe or a quotation mark", () => {
    expect(textsIn(english).filter((text) => /['"]/.test(text))).toEqual([]);
  });
});

describe.each(translations)("the French $name", ({ english, french }) => {
  const texts = textsIn(french).map(withoutNumbersOfTheFirm);

  test("has as many texts", () => {
    expect(texts).toHaveLength(textsIn(english).length);
  });

  test("has the same figures", () => {
    const inEnglish = textsIn(english).map(withoutNumbersOfTheFirm);
    expect(new Set(texts.flatMap(figuresIn))).toEqual(new Set(inEnglish.flatMap(figuresIn)));
  });

  test("is set as French is in Canada", () => {
    expect(texts.filter((text) => typographyFaults(text).length > 0)).toEqual([]);
  });

  test("leaves the same places to fill in", () => {
    const places = (all: readonly string[]) => all.flatMap((text) => text.match(place) ?? []).toSorted();
    expect(places(texts)).toEqual(places(textsIn(english)));
  });

  test("promises no advice before there is a written agreement", () => {
    const promise =
      /restons (avec vous|à vos côtés)|à personne d['’]autre|fait pour vous|pouvons vous évaluer|laissez-nous|nous (évaluons|calculons|comptons|trouvons)|vos options/i;
    expect(texts.filter((text) => promise.test(text) && !/consultation|contrat écrit/i.test(text))).toEqual(
      [],
    );
  });

  test("promises no outcome", () => {
    const promise =
      /nous garantissons|(visa|succès|résultat|approbation) garantie?(?!\p{L})|sans risque de refus|100\s?%/iu;
    expect(texts.filter((text) => promise.test(text))).toEqual([]);
  });
});

/** The hint of a phone number names a country of the language's own. */
const exampleOfCode = /\(\+\d+\)/g;

function withoutNumbersOfTheFirm(text: string): string {
  return text.replaceAll(firm.phone, "…").replaceAll(firm.licenceNumbers, "…").replace(exampleOfCode, "…");
}

test.each([
  "Un visa ?",
  "Ouvert: oui",
  "Dites « oui »",
  'Dites "oui"',
  "1,560 visas",
  "1 560 visas",
  "1560 visas",
  "le 22 novembre",
  "en 3 dernières années",
  "Un  visa",
])("'%s' is found to be set otherwise than in Canada", (text) => {
  expect(typographyFaults(text)).not.toEqual([]);
});

test("a code of an occupation, a year and a well-set text have no fault", () => {
  const text =
    "Codes\u00a0: 4411 et 44100; en 2026, 1\u00a0560\u00a0heures pour 90\u00a0%, «\u00a0oui\u00a0»!";
  expect(typographyFaults(text)).toEqual([]);
});

test.each(translatedPages)("the French $name promises no reopening in its notices", ({ french }) => {
  expect(textsIn(french.notices).join(" ")).not.toMatch(/rouvr|réouverture|bientôt|prochainement|ouvrira/i);
});

test("no two French pages share a title, a description or an opening", () => {
  for (const key of ["title", "description", "lead"] as const) {
    const all = translatedPages.map(({ french }) => JSON.stringify(french[key]));
    expect(new Set(all).size).toBe(all.length);
  }
});

test("the pages of closed programs offer what is open, and do not sell what is closed", () => {
  const paths = facts.flatMap((fact) => fact.pages).filter((path) => statusAt(path)?.status === "closed");
  const closed = translatedPages.filter(({ name }) => paths.some((path) => path.endsWith(`/${name}`)));
  expect(closed.length).toBeGreaterThan(1);
  for (const { french } of closed) expect(french.next.label).toBe("Voir ce qui est ouvert");
});

test.each([...readOfficialPages("fr")])(
  "the official page '%s' is French, or says that it is not",
  (key, page) => {
    const inFrench =
      /^https:\/\/(www\.canada\.ca\/fr\/|www\.quebec\.ca\/(?!en\/)|www\.priv\.gc\.ca\/fr\/$|crtc\.gc\.ca\/fra\/|gazette\.gc\.ca\/.*-fra\.html$|www\.cai\.gouv\.qc\.ca\/$|noc\.esdc\.gc\.ca\/\?GoCTemplateCulture=fr-CA$)/.test(
        page.href,
      );
    const isEverywhere = ["register", "cloudflarePrivacy"].includes(key);
    const english = readOfficialPages("en").get(key);
    if (!inFrench) expect(page.href).toBe(english?.href);
    expect(inFrench || isEverywhere || page.text.endsWith("(en anglais)")).toBe(true);
  },
);

test("a text that links to an official page in English says so", () => {
  const links = translatedPages
    .flatMap(({ french }) => linksWithin(french))
    .filter(({ href }) => /canada\.ca\/en\//.test(href));
  expect(links.length).toBeGreaterThan(0);
  for (const { text } of links) expect(text).toContain("en anglais");
});

function linksWithin(content: unknown): readonly Link[] {
  if (typeof content !== "object" || content === null) return [];
  return "href" in content ? [content as Link] : Object.values(content).flatMap(linksWithin);
}

test("the texts that are fixed in French stand letter for letter", () => {
  expect(words.footer.copyright).toBe("Copyright © 2022 Tous droits réservés.");
  expect(words.unlisted.assessment).toBe("Formulaire d’évaluation");
  expect(home.hero.subtitle).toBe("Services d’immigration et de visas");
  expect(samples.gauges.map(({ label }) => label)).toEqual([
    "Nos clients satisfaits",
    "Projets menés à bien",
  ]);
  expect(home.callToAction.title).toBe("Formulaire d’évaluation");
  expect(home.assessmentCard.buttonBody).toBe("Évaluation gratuite");
  expect(home.options.title).toBe("Services populaires");
});
