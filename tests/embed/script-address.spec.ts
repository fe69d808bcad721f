import { full, spread } from "../support/full.ts";
import { candidateVersion, freezeCandidate } from "./support/candidate.ts";
import { answerApi, expect, fillContact, site, test } from "./support/embed-test.ts";
import type { HostServer } from "./support/host-server.ts";
import { evil, inline, temptations } from "./support/temptations.ts";

/** Fates of a script tag on its way through optimisers, editors and partners' hands. */

interface Fate {
  /** The lines of the page; `code` is the entry's own text. */
  page(at: { readonly host: string; readonly code: string }): string;
  /** Files that the optimiser serves, by their path on the host's origin. */
  readonly files?: Readonly<Record<string, (code: string) => string>>;
  /** What the page's address holds beside its path. */
  readonly query?: string;
}

const entry = `${site}/widgets/v1/contact-form.js`;
const whole = `api="${site}/api" data-base="${site}/widgets/v1/"`;
const tag = (attributes = "") =>
  `<visa-contact-form partner="maple-realty" ${attributes}><a href="/contact">Write to us</a></visa-contact-form>`;
const late = (type: string) => `<script>
  addEventListener("pointermove", () => {
    const script = document.createElement("script");
    script.type = "${type}";
    script.src = "${entry}";
    document.head.append(script);
  }, { once: true });
</script>`;

const working: Readonly<Record<string, Fate>> = {
  "as a module, whatever folder its tag names": {
    page: () =>
      `${tag('data-base="http://elsewhere.example/widgets/v1/"')}<script type="module" src="${entry}"></script>`,
  },
  "as a module where stacks are cut off": {
    page: () =>
      `<script>Error.stackTraceLimit = 0</script><script type="module" src="${entry}"></script>${tag()}`,
  },
  "imported by a script of the page": {
    page: () => `<script type="module">import "${entry}?from=page"</script>${tag()}`,
  },
  "without its type, before the tag": { page: () => `<script src="${entry}"></script>${tag()}` },
  "without its type, after the tag": { page: () => `${tag()}<script src="${entry}"></script>` },
  "without its type, deferred": { page: () => `<script defer src="${entry}"></script>${tag()}` },
  "without its type, async": { page: () => `<script async src="${entry}?ver=6.8"></script>${tag()}` },
  "without its type, until somebody moves": { page: () => late("text/javascript") + tag() },
  "as a module, until somebody moves": { page: () => late("module") + tag() },
  "inside other code at its own address": {
    page: () => `<script src="${entry}?bundled"></script>${tag()}`,
  },
  "written into the page, whatever the page's address holds": {
    page: ({ code }) => `<script>${inline(code)}</script>${tag(whole)}`,
    query: `?u=${evil}`,
  },
  "written into the page as a module": {
    page: ({ code }) => `<script type="module">${inline(code)}</script>${tag(whole)}`,
  },
  "copied under another name": {
    page: ({ host }) => `<script defer src="${host}/cache/min/3f2a.js"></script>${tag(whole)}`,
    files: { "/cache/min/3f2a.js": (code) => code },
  },
  "copied under its own name": {
    page: ({ host }) => `<script src="${host}/cache/widgets/v1/contact-form.js"></script>${tag(whole)}`,
    files: { "/cache/widgets/v1/contact-form.js": (code) => code },
  },
  "combined with others": {
    page: ({ host }) => `${tag(whole)}<script src="${host}/cache/all.js"></script>`,
    files: {
      "/cache/all.js": (code) => `var theme = function () { return 1 }\n;${code}\n;theme()`,
    },
  },
};

/** Opens a page on the host's origin, with the files that an optimiser made for it; resolves its address as leads tell it. */
async function open(
  openHost: (name: string, query?: string) => Promise<void>,
  hosts: HostServer,
  { page: lines, files = {}, query }: Fate,
  code: string,
): Promise<string> {
  for (const [path, made] of Object.entries(files)) hosts.write(path, made(code));
  hosts.write(
    "/mangled.html",
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner</title>${lines({ host: hosts.origin, code })}`,
  );
  await openHost("mangled", query);
  return `${hosts.origin}/mangled.html`;
}

test("a pinned script works without its type, and copied with the API alone", async ({
  page,
  hosts,
  openHost,
}) => {
  const sent = await answerApi(page);
  const { files, integrity } = await freezeCandidate();
  const name = "contact-form.js";
  for (const lines of [
    `<script src="${site}/widgets/${candidateVersion}/${name}" integrity="${integrity[name]}" crossorigin></script>${tag()}`,
    `<script src="${hosts.origin}/own/forms.js"></script>${tag(`api="${site}/api"`)}`,
  ]) {
    const fate = { page: () => lines, files: { "/own/forms.js": () => files.get(name) ?? "" } };
    await open(openHost, hosts, fate, "");
    const form = page.locator("visa-contact-form");
    await fillContact(form);
    const post = page.waitForRequest((request) => request.method() === "POST");
    await form.getByRole("button", { name: "Send message" }).click();
    expect((await post).url()).toBe(`${site}/api/contact`);
    await expect(form.getByRole("status")).toHaveText("Thank you.");
  }
  expect(sent).toHaveLength(2);
});

test("a script sends leads and leaves no name on the page, whatever became of its tag", async ({
  page,
  hosts,
  request,
  openHost,
  witness,
}) => {
  test.setTimeout(90_000);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).host === "elsewhere.example") elsewhere.push(request.url());
  });
  const sent = await answerApi(page);
  const code = await (await request.get(entry)).text();
  await page.route(`${entry}?bundled`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `try { (function () { "use strict";\n${code}\n}()) } catch (error) { console.error(error) }`,
    }),
  );
  for (const [fate, mangled] of spread(Object.entries(working), 5)) {
    await test.step(fate, async () => {
      sent.splice(0);
      const address = await open(openHost, hosts, mangled, code);
      await page.mouse.move(40, 40);
      await page.mouse.move(60, 60);
      const form = page.locator("visa-contact-form");
      await fillContact(form);
      const post = page.waitForRequest((request) => request.method() === "POST");
      await form.getByRole("button", { name: "Send message" }).click();
      expect((await post).url(), fate).toBe(`${site}/api/contact`);
      await expect(form.getByRole("status"), fate).toHaveText("Thank you.");
      expect(sent, fate).toHaveLength(1);
      expect(sent[0]?.body, fate).toMatchObject({ source: { partner: "maple-realty", page: address } });
      const { globals } = await witness();
      expect(
        globals.filter((name) => name !== "theme"),
        fate,
      ).toEqual([]);
      expect(elsewhere, fate).toEqual([]);
    });
  }
});

const lost: Readonly<Record<string, Fate>> = {
  "written into the page": {
    page: ({ code }) => `${tag()}${tag()}<script>${inline(code)}</script>`,
  },
  "written into the page, with the API alone": {
    page: ({ code }) => `<script>${inline(code)}</script>${tag(`api="${site}/api"`)}`,
  },
  "copied under its own name": {
    page: ({ host }) => `<script src="${host}/cache/widgets/v1/contact-form.js"></script>${tag()}`,
    files: { "/cache/widgets/v1/contact-form.js": (code) => code },
  },
  "written into the page as a module": {
    page: ({ code }) => `${tag()}<script type="module">${inline(code)}</script>`,
  },
  "copied as a module": {
    page: ({ host }) => `<script type="module" src="${host}/cache/all.js"></script>${tag()}`,
    files: { "/cache/all.js": (code) => code },
  },
};

test("a script that cannot know its address says so once and shows the fallback", async ({
  page,
  hosts,
  request,
  openHost,
  faults,
}) => {
  const code = await (await request.get(entry)).text();
  for (const [fate, mangled] of spread(Object.entries(lost), 2)) {
    await test.step(fate, async () => {
      await open(openHost, hosts, mangled, code);
      await expect(page.getByRole("link", { name: "Write to us" }).first()).toBeVisible();
      // The copied module has asked beside itself for the chunk that tells the address.
      const said = () => faults.filter((fault) => !/^Failed to load resource/.test(fault));
      await expect.poll(said, fate).toHaveLength(1);
      expect(said()[0]).toMatch(/^<visa-contact-form> .*data-base=/);
      faults.splice(0);
      expect(await page.locator("visa-contact-form form").count()).toBe(0);
    });
  }
  await page.locator("visa-contact-form").evaluate((element, base) => {
    element.dataset.base = base;
  }, `${site}/widgets/v1`);
  await page.locator("visa-contact-form [name=fullName]").fill("Ann");
  await expect(page.getByRole("link", { name: "Write to us" })).toBeHidden();
});

test("no address in the page decides where an inlined script loads code from or sends leads", async ({
  page,
  hosts,
  request,
  openHost,
  faults,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).host === "elsewhere.example") elsewhere.push(request.url());
  });
  // The pictures themselves may come.
  await page.route("http://elsewhere.example/**", (route) =>
    route.request().resourceType() === "image" ? route.fulfill({ body: "" }) : route.abort(),
  );
  const code = await (await request.get(entry)).text();
  const images = (address: string) => address === evil;
  const all = Object.values(temptations);
  const tried = full
    ? Object.entries(temptations)
    : [
        [
          "everywhere",
          {
            query: all.map(({ query }) => query).join(""),
            lines: all.map(({ lines }) => lines).join(""),
          },
        ] as const,
      ];
  for (const [where, { query = "", lines = "" }] of tried) {
    for (const type of full ? ["text/javascript", "module"] : ["text/javascript"]) {
      await test.step(`${where}, ${type}`, async () => {
        hosts.write(
          "/inlined.html",
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>A partner</title>${lines}${tag()}<script type="${type}">${inline(code)}</script>`,
        );
        await page.goto("about:blank");
        await openHost("inlined", query);
        await expect.poll(() => faults.some((fault) => /data-base=/.test(fault)), where).toBe(true);
        await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
        expect(await page.locator("visa-contact-form form").count(), where).toBe(0);
        faults.splice(0);
      });
    }
  }
  expect(elsewhere.filter((address) => !images(address))).toEqual([]);
});
