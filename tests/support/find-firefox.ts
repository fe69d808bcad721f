import { starts } from "#scripts/test/find-browser.ts";

/** A Firefox that starts: FIREFOX_PATH or the system's; undefined if there is none. It is never installed. */
export function findFirefox(): string | undefined {
  return [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ].find(starts);
}
