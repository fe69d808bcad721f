import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { test as base } from "../../support/browser-test.ts";
import { serveCandidate } from "../../support/candidate.ts";
import { fill, press } from "../../support/send.ts";
import { type HostServer, serveHosts } from "./host-server.ts";
import { looks, looksWithin, type Observations, observePage, readObservations } from "./in-page.ts";

/** The product under test. */
export const site = `http://localhost:${process.env.TEST_PORT ?? 8877}`;

interface EmbedFixtures {
  /** The page's contact forms and assessment buttons. */
  form: Locator;
  button: Locator;
  /** Opens a page of tests/embed/hosts. */
  openHost: (name: string, query?: string) => Promise<void>;
  /** Opens a page of the given lines, at `/partner.html` where no other path is named. */
  openLines: (lines: string, more?: LinesPage) => Promise<void>;
  observed: () => Promise<Observations>;
  /** The elements' events so far whose names begin with this. */
  eventsOf: (kind?: string) => Promise<string[]>;
  /**
   * Errors that the page and its elements threw or logged; a test fails on any that it neither expects nor
   * takes out.
   */
  faults: string[];
  /** Kinds of lines that a test causes, however late the browser reports them. */
  expected: RegExp[];
}

interface LinesPage {
  /** Attributes of the page's root. */
  html?: string;
  path?: string;
  query?: string | undefined;
}

/** The tag of an evergreen entry. */
export const entryScript = (entry = "visa-widgets") =>
  `<script type="module" src="{{widgets}}/widgets/v1/${entry}.js"></script>`;

/** A test with nothing but the server of the hosts' pages. */
export const hostTest = base.extend<object, { hosts: HostServer }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const hosts = await serveHosts(site);
      await use(hosts);
      await hosts.close();
    },
    { scope: "worker" },
  ],
});

export const test = hostTest.extend<EmbedFixtures>({
  form: ({ page }, use) => use(page.locator("visa-contact-form")),
  button: ({ page }, use) => use(page.locator("visa-free-assessment-button")),
  openHost: async ({ page, hosts }, use) => {
    await page.addInitScript(observePage);
    await serveCandidate(page.context(), site);
    await use(async (name, query = "") => {
      await page.goto(`${hosts.origin}/${name}.html${query}`);
    });
  },
  openLines: async ({ hosts, openHost }, use) => {
    await use(async (lines, { html = 'lang="en"', path = "partner", query } = {}) => {
      const head = `<!doctype html><html ${html}><meta charset="utf-8"><title>A partner</title>`;
      hosts.write(`/${path}.html`, head + lines);
      await openHost(path, query);
    });
  },
  observed: async ({ page }, use) => {
    await use(() => page.evaluate(readObservations));
  },
  eventsOf: async ({ observed }, use) => {
    await use(async (kind = "") => (await observed()).events.filter((event) => event.startsWith(kind)));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  expected: async ({}, use) => use([]),
  faults: [
    async ({ page, expected }, use) => {
      const faults = faultsOf(page);
      await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
      await use(faults);
      test.expect(faults.filter((line) => !expected.some((kind) => kind.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** Notes from now on what a page throws or logs as an error. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("favicon")) faults.push(message.text());
  });
  return faults;
}

export const contactAnswers = {
  fullName: "Amélie Nguyễn",
  phone: "6045550142",
  email: "amelie@example.com",
  body: "Can my sister join me?",
};

export const fillContact = (form: Locator) => fill(form, contactAnswers);

/** Fills the contact form and sends it, until the visitor is thanked. */
export async function sendContact(form: Locator): Promise<void> {
  await fillContact(form);
  await press(form);
  await expect(form.getByRole("status")).toHaveText("Thank you.");
}

/** How the form of an element and all in it look, a line each. */
export async function looksOf(form: Locator): Promise<string[]> {
  await expect(form.locator("form")).toBeVisible();
  return form.evaluate(looksWithin, looks);
}

/** Calls a method of an element. */
export const call = (element: Locator, method: "reset" | "focus" | "open" | "close") =>
  element.evaluate((host, method) => (host as unknown as Record<string, () => void>)[method]?.(), method);

/** Waits until React has joined what is in an element. */
export async function whenJoined(control: Locator): Promise<void> {
  const hasJoined = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(hasJoined).toBe(true);
}

/** Faults that axe finds on a page with elements, without its landmarks, which are the page's own. */
export function faultsOfPage(page: Page): Promise<string[]> {
  return axeFaults(page, { without: ["landmark-one-main", "region"] });
}
