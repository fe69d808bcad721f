import { findFirefox } from "#scripts/test/find-browser.ts";
import { full } from "../support/full.ts";
import { sendThroughCuts, serveCutApi } from "./support/cut-api.ts";
import { entryScript, expect, hostTest as test } from "./support/embed-test.ts";
import { firefoxVisitors } from "./support/host-visitors.ts";

/**
 * A form on a partner's page whose connection breaks at any moment: request lost, response lost, one after
 * the other, tab in the background.
 */

const count = full ? 100 : 8;

for (const engine of ["Chromium", ...(full && findFirefox() ? ["Firefox"] : [])]) {
  test(`in ${engine} ${count} messages through random cuts are ${count} leads`, async ({ page, hosts }) => {
    test.setTimeout(300_000);
    const api = await serveCutApi(67);
    hosts.write(
      "/cuts.html",
      `<!doctype html><html lang="en"><title>A partner</title>
<visa-contact-form api="${api.address}"></visa-contact-form>${entryScript("contact-form")}`,
    );
    const address = `${hosts.origin}/cuts.html`;
    const firefox = engine === "Firefox" ? await firefoxVisitors() : undefined;
    const visitor = firefox?.page ?? page;
    await visitor.goto(address);
    const sending = firefox
      ? firefox.page.evaluate(sendThroughCuts, count)
      : page.evaluate(sendThroughCuts, count);
    // Its tab goes to the background and comes back meanwhile.
    const other = firefox ? undefined : await page.context().newPage();
    await other?.bringToFront();
    const result = await sending;
    await firefox?.close();

    expect(result).toEqual({ sent: count, errors: api.lost() });
    expect(api.stored.size).toBe(count);
    await api.close();
  });
}
