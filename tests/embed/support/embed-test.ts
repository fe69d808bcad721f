import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type Locator, type Page } from "@playwright/test";
import { type HostServer, serveHosts } from "./host-server.ts";

/** What the page around the elements noticed. */
export interface Witness {
  /** `type tag detail` of each event of an element, in order. */
  readonly events: string[];
  /** Keys and inputs that reached the page. */
  readonly typed: string[];
  readonly violations: string[];
  readonly shift: number;
  readonly globals: readonly string[];
}

interface EmbedFixtures {
  /** Opens a page of tests/embed/hosts. */
  readonly openHost: (name: string, query?: string) => Promise<void>;
  readonly witness: () => Promise<Witness>;
  /** What the page and its elements threw or logged as errors; a test fails on any that it does not take out. */
  readonly faults: string[];
}

export const test = base.extend<EmbedFixtures, { readonly hosts: HostServer }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const hosts = await serveHosts(`http://localhost:${process.env.TEST_PORT ?? 8877}`);
      await use(hosts);
      await hosts.close();
    },
    { scope: "worker" },
  ],
  openHost: async ({ page, hosts }, use) => {
    await page.addInitScript(watchPage);
    await use(async (name, query = "") => {
      await page.goto(`${hosts.origin}/${name}.html${query}`);
    });
  },
  witness: async ({ page }, use) => {
    await use(() =>
      page.evaluate(() => {
        const { __witness } = window as unknown as {
          __witness: Omit<Witness, "globals"> & { before: string[] };
        };
        const { before, ...seen } = __witness;
        return {
          ...seen,
          globals: Object.getOwnPropertyNames(window).filter((name) => !before.includes(name)),
        };
      }),
    );
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.stack ?? error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("favicon")) faults.push(message.text());
      });
      await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
      await use(faults);
      test.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

/** Runs in the page before anything else. */
function watchPage(): void {
  const seen = {
    events: [] as string[],
    typed: [] as string[],
    violations: [] as string[],
    shift: 0,
    before: [] as string[],
  };
  for (const name of ["ready", "open", "close", "sending", "sent", "error"]) {
    addEventListener(`visa-${name}`, (event) => {
      const { localName } = event.composedPath()[0] as Element;
      const { detail } = event as CustomEvent;
      seen.events.push([name, localName, detail && JSON.stringify(detail)].filter(Boolean).join(" "));
    });
  }
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input", "change"]) {
    document.addEventListener(type, (event) => {
      if ((event.target as Element).localName?.startsWith("visa-")) seen.typed.push(type);
    });
  }
  addEventListener("securitypolicyviolation", (event) => {
    seen.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  // Every shift counts, also one soon after a touch.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  Object.defineProperty(window, "__witness", { value: seen, enumerable: false });
  seen.before = Object.getOwnPropertyNames(window);
}

export interface SentLead {
  readonly body: Record<string, unknown>;
  readonly key: string;
}

/** Answers in the API's place; resolves what each post carried. */
export async function answerApi(
  page: Page,
  reply: { readonly status?: number; readonly json?: unknown } = {},
): Promise<SentLead[]> {
  const sent: SentLead[] = [];
  await page.route("**/api/*", async (route) => {
    sent.push({
      body: route.request().postDataJSON() as Record<string, unknown>,
      key: route.request().headers()["idempotency-key"] ?? "",
    });
    await route.fulfill({
      status: reply.status ?? 200,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: reply.json ?? { message: "Thank you.", param: "success", reference: "MAPLE-2345" },
    });
  });
  return sent;
}

export async function fillContact(form: Locator): Promise<void> {
  await form.locator("[name=fullName]").fill("Amélie Nguyễn");
  await form.locator("[name=phone]").fill("6045550142");
  await form.locator("[name=email]").fill("amelie@example.com");
  await form.locator("[name=body]").fill("Can my sister join me?");
}

/** What axe finds in the elements; the rest, and landmarks, are the page's own affair. */
export async function faultsOfElements(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).disableRules(["landmark-one-main", "region"]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ target }) => `${target}`.includes("visa-")).map(({ html }) => `${id} ${html}`),
  );
}
