import { expect, test } from "vitest";
import type { PageContent } from "#content/site/page.ts";
import { deployment } from "#firm/deployment.ts";
import { noticeVersionOf } from "#scripts/build/notice-version.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { textsIn } from "../support/contents.ts";
import { englishPages, otherContents, pageContents } from "../support/page-contents.ts";
import { routes } from "../support/site.ts";

function pageAt(path: string): PageContent {
  const page = pageContents.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No content for ${path}`);
  return page;
}

test("every route but the home page has texts, and every file of texts a route", () => {
  expect(pageContents.map(({ path }) => path)).toEqual(routes.slice(1));
  expect(pageContents.length + otherContents.length).toBe(englishPages.size);
});

test("the version of the privacy notice follows from its content", () => {
  const { updated = "" } = otherContents.find(({ path }) => path === "/privacy") ?? {};
  expect(noticeVersionOf()).toMatch(new RegExp(`^${updated}\\.[0-9a-f]{6}$`));
  expect(noticeVersionOf({ ...deployment, leadsKeptDays: 1 })).not.toBe(noticeVersionOf());
});

test.each([...readOfficialPages("en")])("the official page '%s' is an authority's", (key, { href }) => {
  if (key === "register") expect(href).toBe("{register}");
  else if (!["cloudflarePrivacy", "accessibilityGuidelines"].includes(key))
    expect(href).toMatch(
      /^https:\/\/([a-z-]+\d?\.)+(canada|gc|quebec|gouv\.qc|alberta|gnb|gov\.nl|ontario|princeedwardisland|saskatchewan)\.ca\/|^https:\/\/(www\.welcomebc\.ca|immigratemanitoba\.com|liveinnovascotia\.com|www\.immigratenwt\.ca|yukon\.ca)\//,
    );
});

test.each(pageContents)("$path answers at least three questions and says how long things take", (page) => {
  const answered = page.blocks.flatMap((block) => (block.kind === "questions" ? block.questions : []));
  expect(answered.length).toBeGreaterThanOrEqual(3);
  if (page.path !== "/contact-us") expect(JSON.stringify(page.blocks)).toContain("check-processing-times");
});

/** What the specification says of each page, in its words. */
const specified = {
  "/immigration/express-entry": [
    "three programs",
    "two steps",
    "online profile",
    "no guarantee of an invitation",
  ],
  "/immigration/federal-skilled-worker": [
    "67 points",
    "education, work experience and language",
    "proof of funds",
    "medical checks",
    "security checks",
  ],
  "/immigration/federal-skilled-trades": [
    "2 years of full-time work in your trade within the last 5 years",
    "job offer of at least 1 year, or a certificate of qualification",
  ],
  "/immigration/canadian-experience-class": [
    "1 year of skilled work in canada in the last 3 years",
    "30 hours per week for 12 months, which equals 1,560 hours",
  ],
  "/study": ["more than 600,000 students every year", "list of documents"],
  "/visit/super-visa": ["parents and grandparents", "up to 10 years", "up to 5 years at a time"],
  "/sponsorship": [
    "parents and grandparents",
    "at least 18",
    "common-law partner",
    "conjugal partner",
    "under 22",
    "under 18",
    "10,000 parent and grandparent applications per year",
  ],
  "/citizenship": ["the steps", "more than 140 countries"],
  "/other-services/canadian-business-immigration-program": [
    "start-up visa",
    "self-employed",
    "business visitor",
    "provincial entrepreneur",
  ],
  "/other-services/labour-market-impact-assessment": ["six months to apply for a work permit"],
  "/other-services/caregivers": ["two pilots", "4411", "4412"],
};

test.each(Object.entries(specified))("%s says %j", (path, phrases) => {
  const { lead, blocks, next } = pageAt(path);
  const text = textsIn({ lead, blocks, next }).join("\n").replaceAll("’", "'").toLowerCase();
  expect(phrases.filter((phrase) => !text.includes(phrase))).toEqual([]);
});

test("the nominee page lists ten provinces and territories, and no other", () => {
  const page = pageAt("/immigration/provincial-nominee-programs");
  const list = page.blocks.find((block) => block.kind === "list" && block.heading.startsWith("Ten"));
  const items = list?.kind === "list" ? textsIn(list.items) : [];
  expect(items.map((item) => item.split(":")[0]).join(", ")).toBe(
    "Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, " +
      "Nova Scotia, Ontario, Prince Edward Island, Saskatchewan",
  );
});
