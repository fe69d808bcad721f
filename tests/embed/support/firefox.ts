import puppeteer, { type Browser } from "puppeteer-core";
import { findFirefox } from "#scripts/test/find-browser.ts";

/** Starts the Firefox that was found, which may take longer than a test where a machine reads it for the first time. */
export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "",
    timeout: 0,
    extraPrefsFirefox: { "browser.chrome.site_icons": false },
  });
}
