import { expect, test } from "./support/embed-test.ts";
import { checkClaims, writeKind } from "./support/host-claims.ts";
import { hostKinds } from "./support/host-kinds.ts";

/** Many kinds of pages with the same few claims; tests/embed/hosts.spec.ts goes deeper on fewer. */

for (const host of Object.values(hostKinds).flat()) {
  test(`the form works on this kind of page: ${host.kind}`, async ({
    page,
    browser,
    hosts,
    openHost,
    faults,
  }, info) => {
    const api = await writeKind(hosts, host);
    if (host.media) await page.emulateMedia(host.media);
    await openHost("kind");
    const document = () => {
      const found = host.frame ? page.frames().find((frame) => frame.parentFrame()) : page.mainFrame();
      if (!found) throw new Error("The page has no frame");
      return found;
    };
    await expect.poll(document).toBeTruthy();
    const visitor = {
      engine: `Chromium ${browser.version()}`,
      enter: () => document().locator("visa-contact-form [name=fullName]").click(),
      read: <T>(look: () => T) => document().evaluate(look),
      keyboard: page.keyboard,
      faults,
    };
    await checkClaims(host, visitor, api, info);
    await api.close();
  });
}
