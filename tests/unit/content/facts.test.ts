import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { pageLanguages } from "#content/languages.ts";
import { factsTooOldToDeploy } from "#content/programs/fact-ages.ts";
import { type Fact, facts } from "#content/programs/facts.ts";
import { lapsedOn, programStatuses } from "#content/programs/program-statuses.ts";
import { type ProvinceId, provinces } from "#content/programs/provinces.ts";
import { statusAt } from "#content/programs/status-at.ts";
import { type LanguagePageWords, officialPages } from "#content/site/language-page.ts";
import { assessment } from "#lead/assessment.ts";
import { type FieldDefinition, fieldsOf } from "#lead/field.ts";
import { provinceStatuses } from "#scripts/build/pages/province-statuses.ts";
import { readOfficialPages, readPage } from "#scripts/build/pages/read-pages.ts";
import { dayOf, linesIn } from "#scripts/build/site/updates-feed.ts";
import { claimsIn } from "#words/claims-in.ts";
import { page as spanish } from "#words/es/page.ts";
import { closedPageOf } from "#worker/outbox/site-facts.ts";
import { contents, textsIn } from "../../support/contents.ts";
import { figuresIn } from "../../support/figures.ts";
import { pageContents } from "../../support/page-contents.ts";
import { routes } from "../../support/site.ts";

const official = readOfficialPages("en");
/** Provinces whose status the list of the nominee page has. */
const listed = Object.entries(provinces).flatMap(([id, { status }]) =>
  status === "open" || id in programStatuses ? [] : [id],
);
const moved = facts.filter(({ status }) => status !== "open");

test.each(facts)("the claim of $id is in French too, with the same figures", ({ id, claim }) => {
  const french = claimsIn.fr[id] ?? "";
  expect(claimsIn.en[id]).toBe(claim);
  expect(french).not.toBe(claim);
  expect(figuresIn(french).toSorted()).toEqual(figuresIn(claim).toSorted());
});

test.each(facts)("the fact $id names an official page, pages of the site, and days in order", (fact) => {
  expect(official.has(fact.source)).toBe(true);
  for (const page of fact.pages) expect([...routes, "/verify", "/uk"]).toContain(page);
  const days = [fact.since, fact.until ?? fact.since].filter((day) => day !== undefined);
  for (const day of [...days, fact.asOf]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(days.toSorted()).toEqual(days);
  // The page of the Northwest Territories names no day.
  if (fact.status !== "open" && fact.id !== "northwestTerritories") expect(fact.since).toBeDefined();
});

test("no fact was read on a day that is still to come", () => {
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  expect(facts.filter(({ asOf }) => asOf > latest)).toEqual([]);
});

test("each fact and each status is there once", () => {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  // Reported without a notice: on the page of its own language, or in a page's text.
  const elsewhere = ["ukraineMeasures", ...listed];
  expect(moved.map(({ id }) => id).toSorted()).toEqual(
    [...Object.keys(programStatuses), ...elsewhere].toSorted(),
  );
});

// Given by the owner: programs, ages, hours and counts that stay letter for letter.
const given: Record<string, string> = {
  "/": "600,000 students; 140 countries; 5 years",
  "/immigration": "67 points; 2 years; 5 years; 1 year; 3 years",
  "/immigration/express-entry": "3 programs; 2 steps; 67 points",
  "/immigration/federal-skilled-worker": "67 points",
  "/immigration/federal-skilled-trades": "2 years; 5 years; 1 year",
  "/immigration/canadian-experience-class": "1 year; 3 years; 30 hours; 12 months; 1,560 hours",
  "/study": "600,000 students",
  "/visit": "10 years; 5 years",
  "/visit/super-visa": "10 years; 5 years",
  "/sponsorship": "18; 22; 10,000 applications",
  "/citizenship": "140 countries",
  "/other-services/labour-market-impact-assessment": "6 months",
  "/other-services/caregivers": "2 pilots; 4411; 4412",
  // The version of the guidelines, the zoom and the month of the last test.
  "/accessibility": "2.2; 400; November 27, 2026",
  // The copies are those of D1's Time Travel: https://developers.cloudflare.com/d1/reference/time-travel/
  // 25 is the number of a law.
  "/privacy": "30 days; 25",
  footer: String(firm.copyrightYear),
};

const questions: readonly FieldDefinition[] = fieldsOf(assessment);
const ofTheForm = [
  questions.length,
  questions.filter((field) => field.when === undefined).length,
  questions.filter((field) => field.required).length,
].join("; ");

const ownFigures = [
  firm.phone,
  firm.licenceNumbers,
  ...firm.licensees.flatMap(({ quebecRegister }) => quebecRegister ?? []),
];

test.each(contents)(
  "every figure of %s is the owner's, the form's or in a claim of the ledger for this page",
  (path, content) => {
    const claims = facts
      .filter((fact) => path === "/updates" || fact.pages.includes(path))
      // The list of the provinces has the day of each.
      .map(({ id, claim, since, until, asOf }) => [claim, since, until, id in provinces && asOf].join("; "));
    const known = new Set(figuresIn([given[path] ?? "", ofTheForm, ...claims].join("; ")));
    const invented = textsIn(content).flatMap((text) =>
      figuresIn(ownFigures.reduce((rest, own) => rest.replaceAll(own, ""), text))
        .filter((figure) => !known.has(figure))
        .map((figure) => `${figure}: ${text}`),
    );
    expect(invented).toEqual([]);
  },
);

test.each([
  ["/other-services/caregivers", "closed", undefined],
  ["/other-services/canadian-business-immigration-program", "closed", true],
  ["/sponsorship", "paused", true],
  ["/immigration/express-entry", undefined, undefined],
])("the gravest status of the programs of %s is %s, in part: %s", (path, status, part) => {
  const shown = statusAt(path);
  expect([shown?.status, shown?.part]).toEqual([status, part]);
});

test.each([
  ["2026-07-01", "2026-01-01", undefined, ["paused", "closed"]],
  ["2026-07-01", "2026-01-02", undefined, []],
  // The report covers a time, which may end sooner.
  ["2026-12-31", "2026-12-31", "2026-12-31", []],
  ["2027-01-01", "2026-12-31", "2026-12-31", ["paused", "closed"]],
  ["2027-01-02", "2027-01-01", "2026-12-31", []],
] as const)(
  "a deployment on %s, of programs last read on %s and reported until %s, waits for %j",
  (today, asOf, until, blocking) => {
    const ledger = (["open", "changing", "paused", "closed"] as const).map((status) => ({
      ...(facts[0] as Fact),
      id: status,
      status,
      asOf,
      ...(until && { until }),
    }));
    expect(factsTooOldToDeploy(today, ledger).map(({ id }) => id)).toEqual(blocking);
  },
);

test.each([
  ["2026-12-31", []],
  ["2027-01-01", ["parentsAndGrandparents", "studyPermitCap", "quebecLowWage"]],
  [
    "2030-03-31",
    Object.keys(programStatuses).filter((id) => "until" in programStatuses[id as "quebecSponsors"]),
  ],
] as const)("on %s these are reported as past: %j", async (day, lapsed) => {
  expect(lapsedOn(day).toSorted()).toEqual([...lapsed].toSorted());
  vi.useFakeTimers({ now: new Date(day), toFake: ["Date"] });
  vi.resetModules();
  vi.stubGlobal("location", new URL("https://www.example.com/"));
  const { Notices } = await import("#site/pages/notices.tsx");
  const shown = pageContents.flatMap(({ notices }) => notices);
  for (const notice of shown) {
    const html = renderToStaticMarkup(createElement(Notices, { notices: [notice] }));
    expect(html.includes("This covered the period up to"), notice.program).toBe(
      lapsedOn(day).includes(notice.program),
    );
  }
  const { Claims } = await import("#site/home/services/claims.tsx");
  const claims = renderToStaticMarkup(createElement(Claims));
  expect(claims.includes("permits were limited")).toBe(lapsedOn(day).includes("studyPermitCap"));
  const { renderLanguagePages } = await import("#site/pages/language-page/render.tsx");
  const [page] = renderLanguagePages("es", official);
  const read = page?.html.replace(/<\/?bdi[^>]*>/g, "");
  for (const [id, name] of Object.entries(spanish.before.programs))
    expect(read?.includes(name), id).toBe(!lapsedOn(day).includes(id));
  const { closedPageOf } = await import("#worker/outbox/site-facts.ts");
  const source = { page: `${firm.origin}/other-services/caregivers` };
  expect(closedPageOf({ source }, firm.origin) === undefined).toBe(
    lapsedOn(day).includes("homeCareWorkerPilots"),
  );
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Other files share these modules: they are to know today's date again.
  vi.resetModules();
});

test.each([
  ["https://www.example.com/FR/Other-Services/Caregivers/", "/other-services/caregivers"],
  ["https://partner.example/other-services/caregivers", undefined],
  ["about:srcdoc", undefined],
])("a lead from the page %s asks about the closed program of %s", (page, closed) => {
  expect(closedPageOf({ source: { page } }, "https://www.example.com")).toBe(closed);
});

test.each(pageLanguages)(
  "the page in %s leads to each closed program's official page, whose name alone is English",
  async (code) => {
    vi.stubGlobal("location", new URL("https://www.example.com/"));
    const { renderLanguagePages } = await import("#site/pages/language-page/render.tsx");
    const [{ html } = { html: "" }] = renderLanguagePages(code, official);
    vi.unstubAllGlobals();
    const { page }: { page: LanguagePageWords } = await import(`../../../words/${code}/page.ts`);
    for (const id of Object.keys(page.before.programs)) {
      const { source = "" } = facts.find((fact) => fact.id === id) ?? {};
      expect(html).toContain(`<li><a class="outbound" href="${official.get(source)?.href}"`);
    }
    const names = html.match(/lang="en-CA" dir="ltr">[^<]+<\/span><span class="visually-hidden">/g);
    // The register of consultants is only for a firm that has one.
    expect(names).toHaveLength(officialPages.length - (firm.hasConsultant ? 0 : 1));
  },
);

test("eleven provinces and territories have a dated status, and the nominee page has each with its page", () => {
  expect(Object.keys(provinces)).toEqual([
    "alberta",
    "britishColumbia",
    "manitoba",
    "newBrunswick",
    "newfoundland",
    "northwestTerritories",
    "novaScotia",
    "ontario",
    "princeEdwardIsland",
    "saskatchewan",
    "yukon",
  ]);
  for (const language of ["en", "fr"] as const) {
    const { blocks } = readPage(language, "provincial-nominee-programs.md");
    const text = JSON.stringify(blocks);
    for (const [id, status] of Object.entries(provinceStatuses(language))) {
      expect(text).toContain(status);
      expect(status).toMatch(/20\d\d/);
      const source = id === "ontario" ? "ontarioNominees" : provinces[id as ProvinceId].source;
      expect(text).toContain(readOfficialPages(language).get(source)?.href);
    }
  }
});

test("the list of changes has a line for each status with its official page, the newest first", () => {
  for (const language of ["en", "fr"] as const) {
    const lines = linesIn(language).map((line) => JSON.stringify(line));
    const days = linesIn("en").map(dayOf);
    expect(days.length).toBeGreaterThanOrEqual(10);
    expect(days).toEqual(days.toSorted().toReversed());
    const [oldest = ""] = days.toReversed();
    for (const { id, since, source } of moved.filter((fact) => (fact.since ?? "") >= oldest)) {
      const address = readOfficialPages(language).get(source)?.href ?? "";
      const at = lines.findIndex((line, index) => days[index] === since && line.includes(address));
      expect(at, `${language} ${id}`).toBeGreaterThanOrEqual(0);
    }
  }
});
