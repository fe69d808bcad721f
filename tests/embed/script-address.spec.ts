import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freezeCandidate } from "../support/candidate.ts";
import { spread } from "../support/full.ts";
import { accepted, answerApi, press } from "../support/send.ts";
import { test as base, expect, fillContact, site } from "./support/embed-test.ts";

/** What happens to a script tag in optimizers, editors and partners' hands. */

/**
 * Addresses, links and images that a visitor, a commenter or a referrer may bring into a page with the
 * code itself.
 */
const evil = "http://elsewhere.example/widgets/v1/contact-form.js";
const temptations = {
  query: `?u=${evil}#${evil}`,
  lines: `<a href="${evil}">a link</a>
<img name="currentScript" src="${evil}"><img name="scripts" src="${evil}">
<template><script src="${evil}"></script></template>`,
};

interface Fate {
  /** The lines of the page; `{{code}}` is the entry's own text. */
  lines: string;
  /** Files that the optimiser serves, by their path on the host's origin. */
  files?: Readonly<Record<string, string>>;
  /** What the page's address has beside its path. */
  query?: string;
}

const entry = `${site}/widgets/v1/contact-form.js`;
const whole = `api="${site}/api" data-base="${site}/widgets/v1/"`;
const tag = (attributes = "") =>
  `<visa-contact-form partner="maple-realty" ${attributes}><a href="/contact">Write to us</a></visa-contact-form>`;

const working: Readonly<Record<string, Fate>> = {
  "as a module, whatever folder its tag names": {
    lines: `${tag('data-base="http://elsewhere.example/widgets/v1/"')}<script type="module" src="${entry}"></script>`,
  },
  "imported by a script of the page": {
    lines: `<script type="module">import "${entry}?from=page"</script>${tag()}`,
  },
  "without its type": { lines: `${tag()}<script src="${entry}"></script>` },
  "without its type, deferred": { lines: `<script defer src="${entry}"></script>${tag()}` },
  "without its type, async": { lines: `<script async src="${entry}?ver=6.8"></script>${tag()}` },
  "without its type, until somebody moves": {
    lines: `${tag()}<script>
addEventListener("pointermove", () => {
  document.head.append(Object.assign(document.createElement("script"), { src: "${entry}" }));
}, { once: true })</script>`,
  },
  "inside other code at its own address": { lines: `<script src="${entry}?bundled"></script>${tag()}` },
  "written into the page, whatever the page's address holds": {
    lines: `<script>{{code}}</script>${tag(whole)}`,
    query: `?u=${evil}`,
  },
  "written into the page as a module": { lines: `<script type="module">{{code}}</script>${tag(whole)}` },
  "combined with others": {
    lines: `${tag(whole)}<script src="/cache/all.js"></script>`,
    files: { "/cache/all.js": "var theme = function () { return 1 }\n;{{code}}\n;theme()" },
  },
  "pinned, without its type": {
    lines: `<script src="{{widgets}}/widgets/{{pinned}}/visa-widgets.js" crossorigin></script>${tag()}`,
  },
  "pinned, and copied with the API alone": {
    lines: `<script src="/own/forms.js"></script>${tag(`api="${site}/api"`)}`,
    files: { "/own/forms.js": "{{pinned code}}" },
  },
};

const lost: Readonly<Record<string, Fate>> = {
  "written into the page": { lines: `${tag()}${tag()}<script>{{code}}</script>` },
  "written into the page, with the API alone": {
    lines: `<script>{{code}}</script>${tag(`api="${site}/api"`)}`,
  },
  "copied under its own name": {
    lines: `<script src="/cache/widgets/v1/contact-form.js"></script>${tag()}`,
    files: { "/cache/widgets/v1/contact-form.js": "{{code}}" },
  },
  "copied as a module": {
    lines: `<script type="module" src="/cache/all.js"></script>${tag()}`,
    files: { "/cache/all.js": "{{code}}" },
  },
};

interface Fates {
  /** Opens a page on the host's origin, with the files that an optimiser made for it. */
  open: (fate: Fate) => Promise<void>;
  /** Requests to the address that must have no influence; only its pictures may be requested. */
  elsewhere: string[];
}

const test = base.extend<Fates>({
  open: async ({ page, hosts, request, openLines }, use) => {
    // Escaped for a page.
    const code = (await (await request.get(entry)).text()).replaceAll("</script", "<\\/script");
    const pinned = readFileSync(join(await freezeCandidate(), "contact-form.js"), "utf8");
    const fill = (text: string) =>
      text.replace("{{pinned code}}", () => pinned).replace("{{code}}", () => code);
    await page.route(`${entry}?bundled`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `try { (function () { "use strict";\n${code}\n}()) } catch (error) { console.error(error) }`,
      }),
    );
    await use(async ({ lines, files = {}, query }) => {
      for (const [path, text] of Object.entries(files)) hosts.write(path, fill(text));
      await openLines(fill(lines), { query });
    });
  },
  elsewhere: [
    async ({ page }, use) => {
      const elsewhere: string[] = [];
      await page.route("http://elsewhere.example/**", (route) => {
        const isPicture = route.request().resourceType() === "image";
        if (!isPicture) elsewhere.push(route.request().url());
        return isPicture ? route.fulfill({ body: "" }) : route.abort();
      });
      await use(elsewhere);
      expect(elsewhere).toEqual([]);
    },
    { auto: true },
  ],
});

for (const [fate, mangled] of spread(Object.entries(working), 4))
  test(`a script sends to its own API and leaves no name: ${fate}`, async ({
    page,
    open,
    observed,
    form,
  }) => {
    const sent = await answerApi(page, accepted, `${site}/api/contact`);
    await open(mangled);
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    await fillContact(form);
    await press(form);
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    const address = page.url().replace(/\?.*/, "");
    expect(sent).toMatchObject([{ body: { source: { partner: "maple-realty", page: address } } }]);
    expect((await observed()).globals.filter((name) => name !== "theme")).toEqual([]);
  });

for (const [fate, mangled] of spread(Object.entries(lost), 2))
  test(`no address in the page decides where an inlined script loads code from or sends leads: ${fate}, it says so once, shows the fallback and takes a folder`, async ({
    page,
    open,
    faults,
  }) => {
    await open({ ...mangled, lines: temptations.lines + mangled.lines, query: temptations.query });
    const element = page.locator("visa-contact-form").first();
    const fallback = element.getByRole("link", { name: "Write to us" });
    await expect(fallback).toBeVisible();
    // The copied module has asked beside itself for the chunk that reports the address.
    const reports = () => faults.filter((fault) => !/^Failed to load resource/.test(fault));
    await expect.poll(reports).toHaveLength(1);
    expect(reports()[0]).toMatch(/^<visa-contact-form> .*data-base=/);
    faults.splice(0);
    await expect(element.locator("form")).toHaveCount(0);
    expect((await element.boundingBox())?.height).toBeLessThan(100);
    await element.evaluate((host, base) => {
      host.dataset.base = base;
    }, `${site}/widgets/v1`);
    await element.locator("[name=fullName]").fill("Ann");
    await expect(fallback).toBeHidden();
  });
