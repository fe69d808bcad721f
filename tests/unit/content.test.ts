import { describe, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { footer } from "#content/footer.ts";
import * as home from "#content/home.ts";
import { type MenuEntry, menu } from "#content/menu.ts";
import type { Block, PageContent, Rich } from "#content/page.ts";
import { contentNames, otherContents, pageContents } from "../support/page-contents.ts";

const routes = [
  "/",
  "/immigration",
  "/immigration/express-entry",
  "/immigration/federal-skilled-worker",
  "/immigration/federal-skilled-trades",
  "/immigration/canadian-experience-class",
  "/immigration/provincial-nominee-programs",
  "/study",
  "/visit",
  "/visit/tourism",
  "/visit/super-visa",
  "/sponsorship",
  "/citizenship",
  "/other-services",
  "/other-services/canadian-business-immigration-program",
  "/other-services/labour-market-impact-assessment",
  "/other-services/caregivers",
  "/contact-us",
];

function inlines(rich: Rich) {
  return typeof rich === "string" ? [rich] : [...rich];
}

function richOf(block: Block): Rich[] {
  switch (block.kind) {
    case "text":
      return [block.heading, ...block.paragraphs];
    case "list":
      return [block.heading, block.intro ?? "", ...block.items, block.outro ?? ""];
    case "steps":
      return [block.heading, block.intro ?? "", ...block.steps.flatMap((step) => [step.title, step.text])];
    case "facts":
      return block.facts.flatMap((fact) => [fact.figure, fact.label]);
    case "table":
      return [block.heading, block.intro ?? "", ...block.columns, ...block.rows.flat()];
    case "note":
      return [block.heading, block.text];
    case "partners":
      return [block.heading, block.intro, block.none, block.listed, block.agent];
    case "questions":
      return [block.heading, ...block.questions.flatMap((entry) => [entry.question, entry.answer])];
  }
}

function richIn(page: PageContent): Rich[] {
  return [page.lead, ...page.blocks.flatMap(richOf), page.next.heading, page.next.text, page.next.label];
}

function plain(rich: Rich): string {
  return inlines(rich)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

function textIn(page: PageContent): string {
  return richIn(page).map(plain).join("\n");
}

function linksIn(page: PageContent): string[] {
  return richIn(page)
    .flatMap(inlines)
    .flatMap((part) => (typeof part === "string" ? [] : [part.href]));
}

function pageAt(path: string): PageContent {
  const page = pageContents.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No content for ${path}`);
  return page;
}

const entries = menu.flatMap((entry): MenuEntry[] => [entry, ...(entry.children ?? [])]);

describe("the menu", () => {
  test("holds every route once, in the order of the route table", () => {
    expect(entries.map((entry) => entry.path)).toEqual(routes);
  });

  test("calls the pages by the route table's names", () => {
    expect(entries.map((entry) => entry.title)).toEqual([
      "Home",
      "Immigration",
      "Express Entry",
      "Federal Skilled Worker",
      "Federal Skilled Trades",
      "Canadian Experience Class",
      "Provincial nominee programs",
      "Study Program",
      "Visit",
      "Visitor Visa",
      "Super Visa",
      "Sponsorship Program",
      "Citizenship",
      "Other services",
      "Business Immigration Program",
      "Labour market impact assessment",
      "Caregivers",
      "Contact us",
    ]);
  });

  test("leads to a page with content, in the same order", () => {
    expect(pageContents.map((page) => page.path)).toEqual(routes.slice(1));
  });

  test("leaves no file of texts without a page", () => {
    expect(contentNames).toHaveLength(pageContents.length + otherContents.length);
  });
});

describe.each(pageContents.map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("has a title and a description that a search result shows whole", () => {
    expect(page.headTitle.length).toBeLessThanOrEqual(38);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(155);
  });

  test("answers at least three questions and says how long things take", () => {
    const answered = page.blocks.flatMap((block) => (block.kind === "questions" ? block.questions : []));
    expect(answered.length).toBeGreaterThanOrEqual(3);
    if (path !== "/contact-us") expect(linksIn(page).join()).toContain("check-processing-times");
  });

  test("links only to routes of this site and to secure official pages", () => {
    for (const href of linksIn(page)) {
      if (href === firm.registry) continue;
      if (href.startsWith("/")) expect(routes).toContain(href);
      else expect(href).toMatch(/^https:\/\/(www\.canada\.ca|noc\.esdc\.gc\.ca)\//);
    }
    for (const source of page.sources)
      expect(source.href).toMatch(/^https:\/\/[a-z.]+\.(canada\.ca|gc\.ca)\//);
    expect(page.sources.length).toBeGreaterThan(0);
  });

  test("does not link to itself", () => {
    expect(linksIn(page)).not.toContain(path);
  });

  test("gives every row of a table all its columns", () => {
    for (const block of page.blocks) {
      if (block.kind !== "table") continue;
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
    }
  });
});

test("no two pages share a title, a description or an opening", () => {
  for (const key of ["headTitle", "description", "lead"] as const) {
    expect(new Set(pageContents.map((page) => JSON.stringify(page[key]))).size).toBe(pageContents.length);
  }
});

test.each([
  ["/immigration/express-entry", "three programs"],
  ["/immigration/express-entry", "two steps"],
  ["/immigration/express-entry", "online profile"],
  ["/immigration/express-entry", "no guarantee of an invitation"],
  ["/immigration/federal-skilled-worker", "67 points"],
  ["/immigration/federal-skilled-worker", "education, work experience and language"],
  ["/immigration/federal-skilled-worker", "proof of funds"],
  ["/immigration/federal-skilled-worker", "medical checks"],
  ["/immigration/federal-skilled-worker", "security checks"],
  ["/immigration/federal-skilled-trades", "2 years of full-time work in your trade within the last 5 years"],
  ["/immigration/federal-skilled-trades", "job offer of at least 1 year, or a certificate of qualification"],
  ["/immigration/canadian-experience-class", "1 year of skilled work in canada in the last 3 years"],
  ["/immigration/canadian-experience-class", "30 hours per week for 12 months, which equals 1,560 hours"],
  ["/study", "more than 600,000 students every year"],
  ["/study", "list of documents"],
  ["/visit/super-visa", "parents and grandparents"],
  ["/visit/super-visa", "up to 10 years"],
  ["/visit/super-visa", "up to 5 years at a time"],
  ["/sponsorship", "parents and grandparents"],
  ["/sponsorship", "at least 18"],
  ["/sponsorship", "common-law partner"],
  ["/sponsorship", "conjugal partner"],
  ["/sponsorship", "under 22"],
  ["/sponsorship", "under 18"],
  ["/sponsorship", "10,000 parent and grandparent applications per year"],
  ["/citizenship", "the steps"],
  ["/citizenship", "more than 140 countries"],
  ["/other-services/canadian-business-immigration-program", "start-up visa"],
  ["/other-services/canadian-business-immigration-program", "self-employed"],
  ["/other-services/canadian-business-immigration-program", "business visitor"],
  ["/other-services/canadian-business-immigration-program", "provincial entrepreneur"],
  ["/other-services/labour-market-impact-assessment", "six months to apply for a work permit"],
  ["/other-services/caregivers", "two pilots"],
  ["/other-services/caregivers", "4411"],
  ["/other-services/caregivers", "4412"],
])("%s says '%s'", (path, words) => {
  expect(textIn(pageAt(path)).toLowerCase()).toContain(words);
});

test("the nominee page lists ten provinces and territories, and no other", () => {
  const page = pageAt("/immigration/provincial-nominee-programs");
  const list = page.blocks.find((block) => block.kind === "list" && block.heading.startsWith("Ten"));
  const items = list?.kind === "list" ? list.items.map(plain) : [];
  expect(items.map((item) => item.split(":")[0])).toEqual([
    "Alberta",
    "British Columbia",
    "Manitoba",
    "New Brunswick",
    "Newfoundland and Labrador",
    "Northwest Territories",
    "Nova Scotia",
    "Ontario",
    "Prince Edward Island",
    "Saskatchewan",
  ]);
});

describe("the home page", () => {
  test("welcomes in the firm's name on four slides", () => {
    expect(home.hero.title).toBe(`Welcome to ${firm.name}`);
    expect(home.hero.subtitle).toBe("Immigration and Visa Services");
    expect(new Set(home.hero.slides.map((slide) => slide.picture)).size).toBe(4);
  });

  test("carries the cards and claims that the specification names", () => {
    expect(home.features.map((card) => card.title)).toEqual([
      "Online Free Assessment",
      "Book an Appointment",
      "What We Offer",
    ]);
    expect(home.services.itemList).toHaveLength(3);
    expect(home.callToAction).toMatchObject({ title: "Assessment Form", to: "/assessment" });
    expect(home.options.cards.map((card) => card.title)).toEqual([
      "Study in Canada",
      "Caregivers",
      "Canadian Citizenship",
      "Visitor Visa",
      "Super Visa",
    ]);
    expect(home.testimonials.cards.map((card) => card.country)).toEqual(["Nigeria", "Brazil", "South Korea"]);
    expect(home.satisfaction.gauges).toEqual([
      { label: "Our Satisfied Customers", percent: 90 },
      { label: "Projects are Completed", percent: 90 },
    ]);
    expect(home.claims.map((claim) => claim.text)).toEqual([
      "Canada welcomes more than 600,000 students every year.",
      "A Canadian passport gives visa-free access to more than 140 countries.",
    ]);
  });

  test("links only to routes", () => {
    const targets = [...home.options.cards, ...home.claims].map((card) => card.to);
    for (const target of targets) expect(routes).toContain(target);
  });
});

describe("the footer", () => {
  test("says what the practice does and when the site began", () => {
    expect(footer.about).toContain("a straightforward method of processing any type of visa needs");
    expect(footer.copyright).toBe("Copyright © 2022 All Rights Reserved.");
  });

  test("keeps the old /Visit link and offers the assessment", () => {
    const paths = footer.navigation.flatMap((link) => ("path" in link ? [link.path] : []));
    expect(paths).toContain("/Visit");
    for (const path of paths) expect(routes).toContain(path.toLowerCase());
    expect(footer.navigation).toContainEqual({ title: "Assessment Form", action: "assessment" });
  });
});
