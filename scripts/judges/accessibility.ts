import { readFileSync } from "node:fs";
import { type BrowserContext, chromium, type JSHandle, type Page } from "@playwright/test";
import { states } from "#scripts/screenshots/states.ts";
import { obtainBrowser } from "#scripts/test/find-browser.ts";
import type { Finding, Judge } from "./finding.ts";
import { fileIn, load } from "./packages.ts";

interface Outcome {
  readonly rule: { readonly uri: string };
  readonly target: unknown;
}
interface Alfa {
  readonly Playwright: { toPage(document: JSHandle): Promise<object> };
  readonly Audit: { of(page: object, rules: object): { evaluate(): Promise<Iterable<Outcome>> } };
  readonly Outcome: { isFailed(outcome: Outcome): boolean };
}
/** The part of the IBM engine's report that is read here. */
interface Report {
  readonly results: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly snippet: string;
    readonly value: readonly [kind: string, outcome: string];
  }[];
}

const widths = [375, 1280];
/** Pages that no sitemap lists. */
const unlisted = [
  "/receipt",
  "/no-such-page",
  "/widgets/",
  "/widgets/frame/contact",
  "/widgets/frame/assessment",
];

/** Siteimprove's Alfa and IBM's engine, on every page and every state of one, on a phone and on a desk. */
export const accessibility: Judge = async (origin) => {
  const browser = await chromium.launch({
    executablePath: await obtainBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const findings: Finding[] = [];
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        reducedMotion: "reduce",
        locale: "en-CA",
        // The engine is a script of its own.
        bypassCSP: true,
      });
      for (const { name, path, reach } of await scenesAt(origin, width))
        findings.push(...(await judge(context, origin + path, `${path} ${width} px ${name}`.trim(), reach)));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return findings;
};

async function scenesAt(origin: string, width: number) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return [
    ...[...listed, ...unlisted].map((path) => ({ path, name: "", reach: async (_: Page) => {} })),
    ...states.filter(({ from = 0, below = Number.POSITIVE_INFINITY }) => from <= width && width < below),
  ];
}

async function judge(
  context: BrowserContext,
  address: string,
  place: string,
  reach: (page: Page) => Promise<void>,
): Promise<readonly Finding[]> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await reach(page);
  const found = [...(await askAlfa(page)), ...(await askIbm(page))];
  await page.close();
  return found.map((finding) => ({ ...finding, place }));
}

async function askAlfa(page: Page) {
  const { Playwright } = load<Alfa>("@siteimprove/alfa-playwright");
  const { Audit, Outcome } = load<Alfa>("@siteimprove/alfa-act");
  const { default: rules } = load<{ readonly default: object }>("@siteimprove/alfa-rules");
  const document = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes = [...(await Audit.of(document, rules).evaluate())];
  if (outcomes.length === 0) throw new Error("Alfa has judged nothing.");
  return outcomes
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target }) => ({
      rule: `alfa:${rule.uri.split("/").pop()}`,
      text: String(target).slice(0, 300),
    }));
}

async function askIbm(page: Page) {
  await page.evaluate(readFileSync(fileIn("accessibility-checker-engine/ace.js"), "utf8"));
  const { results } = (await page.evaluate("new ace.Checker().check(document, ['WCAG_2_2'])")) as Report;
  if (results.length === 0) throw new Error("IBM's engine has judged nothing.");
  return results
    .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, message, snippet }) => ({ rule: `ibm:${ruleId}`, text: `${message} ${snippet}` }));
}
