import type { Browser } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { findFirefox } from "../../support/find-firefox.ts";
import { faultsOf } from "./embed-test.ts";
import type { HostKind } from "./host-kinds.ts";
import { observePage } from "./in-page.ts";

/** A visitor on a host's page, in the document with the form. */
export interface Visitor {
  /** Presses a control of the page. */
  press(selector: string): Promise<void>;
  /** Puts the pointer into the first question, once it is seen. */
  enter(): Promise<void>;
  read<T>(look: () => T): Promise<T>;
  keyboard: { type(text: string): Promise<unknown>; press(key: "Enter"): Promise<unknown> };
  faults: readonly string[];
}

/** One window of one engine, in which all kinds of pages are opened in turn. */
export interface Visitors {
  open(host: HostKind, address: string): Promise<Visitor>;
  close(): Promise<void>;
}

export async function chromiumVisitors(browser: Browser): Promise<Visitors> {
  const context = await browser.newContext({ locale: "en-CA" });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  // A route turns the cache off, so that each page waits for our script as at a first visit.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  const faults = faultsOf(page);
  return {
    async open(host, address) {
      faults.length = 0;
      await page.goto(address);
      const document = frameOf(page, host);
      return {
        press: (selector) => document.locator(selector).click(),
        enter: () => document.locator("visa-contact-form [name=fullName]").click(),
        read: (look) => document.evaluate(look),
        keyboard: page.keyboard,
        faults,
      };
    },
    close: () => context.close(),
  };
}

export async function firefoxVisitors() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "",
    // The first start on a machine may take longer than a test.
    timeout: 0,
    extraPrefsFirefox: { "browser.chrome.site_icons": false },
  });
  const page = await browser.newPage();
  await page.setCacheEnabled(false);
  // As wide as Playwright's.
  await page.setViewport({ width: 1280, height: 720 });
  await page.evaluateOnNewDocument(observePage);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  return {
    page,
    faults,
    async open(host: HostKind, address: string): Promise<Visitor> {
      faults.length = 0;
      await page.goto(address);
      const document = frameOf(page, host);
      const click = async (selector: string) => {
        await (await document.waitForSelector(selector, { visible: true }))?.click();
      };
      return {
        press: click,
        // `>>>` also finds elements in a shadow root.
        enter: () => click(">>> visa-contact-form >>> [name=fullName]"),
        read: (look) => document.evaluate(look) as Promise<Awaited<ReturnType<typeof look>>>,
        keyboard: page.keyboard,
        faults,
      };
    },
    close: () => browser.close(),
  };
}

/** The document with the form. */
function frameOf<F extends { parentFrame(): F | null }>(
  page: { frames(): F[]; mainFrame(): F },
  { frame }: HostKind,
): F {
  const found = frame ? page.frames().find((one) => one.parentFrame()) : page.mainFrame();
  if (!found) throw new Error("The page has no frame");
  return found;
}
