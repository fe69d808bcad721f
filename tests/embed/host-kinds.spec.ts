import type { SiteLanguage } from "#lead/languages.ts";
import { findFirefox } from "../support/find-firefox.ts";
import { spread } from "../support/full.ts";
import { hostTest } from "./support/embed-test.ts";
import { checkClaims, kindPath, writeKind } from "./support/host-claims.ts";
import { hostKinds } from "./support/host-kinds.ts";
import { chromiumVisitors, firefoxVisitors, type Visitors } from "./support/host-visitors.ts";

/** Many kinds of pages with the same few claims; tests/embed/hosts.spec.ts goes deeper on fewer. */

export interface HostOptions {
  engine: "Chromium" | "Firefox";
  language: SiteLanguage;
}

const test = hostTest.extend<object, HostOptions & { visitors: Visitors }>({
  // `npm run test:full -- hosts` tries the other engine and the other language too.
  engine: ["Chromium", { option: true, scope: "worker" }],
  language: ["en", { option: true, scope: "worker" }],
  visitors: [
    async ({ engine, browser }, use) => {
      const visitors = await (engine === "Firefox" ? firefoxVisitors() : chromiumVisitors(browser));
      await use(visitors);
      await visitors.close();
    },
    // The first start of a Firefox on a machine reads all of it from the disk.
    { scope: "worker", timeout: 120_000 },
  ],
});

test.skip(({ engine }) => engine === "Firefox" && findFirefox() === undefined, "Firefox is not installed");

const kinds = Object.values(hostKinds).flat();
/** Shows at once where a loop reads more than an object's own names. */
const extended = kinds.filter(({ kind }) => kind.startsWith("Prototypes extended"));

for (const host of new Set([...extended, ...spread(kinds, 8)])) {
  test(`the form works on this kind of page: ${host.kind}`, async ({ visitors, hosts, language }) => {
    const api = await writeKind(hosts, host, language);
    const visitor = await visitors.open(host, hosts.origin + kindPath);
    await checkClaims(host, language, visitor, api);
    await api.close();
  });
}
