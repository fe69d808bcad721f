import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { hostFiles, hostPage } from "../embed/host-page.ts";
import { StaticServer } from "../embed/static-server.ts";
import { percentile, table, verdict } from "../table.ts";
import { noteInteractions } from "./note-interactions.ts";

const widgets = fileURLToPath(new URL("../../../dist/site/widgets", import.meta.url));

/** A slow phone on a slow line, as in the benchmark of the elements. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** An interaction that takes longer is felt (https://web.dev/articles/inp). */
const felt = 200;

type Tag = "visa-contact-form" | "visa-assessment-form";

interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

const control = (page: Page, name: string) => page.locator(`#form [name=${name}]`);

/** Several keys, one after the other, as fast as a quick typist. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(`#form ${selector}`);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const hasJoined = (page: Page) => page.waitForFunction(() => window.interactions.joinedAt !== undefined);

const visits: Readonly<Record<Tag, readonly Step[]>> = {
  "visa-contact-form": [
    { name: "the first touch", act: (page) => tap(page, "[name=fullName]") },
    {
      name: "typing while React joins",
      act: async (page) => {
        await type(page, "Ana Lima of Porto");
        await hasJoined(page);
      },
    },
    {
      name: "choosing a country",
      act: async (page) => {
        await control(page, "phone").focus();
        await page.waitForFunction(() => {
          const root = document.querySelector("#form")?.shadowRoot;
          return (root?.querySelectorAll("[name=phoneCountry] option").length ?? 0) > 200;
        });
        await control(page, "phoneCountry").focus();
        await page.keyboard.press("P");
      },
    },
    {
      name: "Send",
      act: async (page) => {
        await tap(page, "[type=submit]");
        await page.locator("#form .visa-reference strong").waitFor();
      },
    },
  ],
  "visa-assessment-form": [
    { name: "the first touch", act: (page) => tap(page, "[name=firstName]") },
    {
      name: "typing while React joins",
      act: async (page) => {
        await type(page, "Ana Lima of Porto");
        await hasJoined(page);
      },
    },
    {
      name: "Married",
      act: async (page) => {
        await control(page, "status").focus();
        await page.keyboard.press("M");
        await control(page, "spouseAge").waitFor();
      },
    },
    {
      name: "Send",
      act: async (page) => {
        await tap(page, "[type=submit]");
        await page.locator("#form .visa-reference strong").waitFor();
      },
    },
  ],
};

interface Hosts {
  readonly partner: StaticServer;
  readonly partnerOrigin: string;
  readonly server: StaticServer;
}

async function open(browser: Browser, { partnerOrigin }: Hosts, tag: Tag) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(noteInteractions);
  await page.goto(`${partnerOrigin}/${tag}`, { waitUntil: "commit" });
  await page.locator("#form [type=submit]").waitFor();
  return { context, page };
}

/** The longest interaction since the last look, once the frames that follow it have been noted. */
function takeLongest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
    const { longest } = window.interactions;
    window.interactions.longest = 0;
    return longest;
  });
}

/** Milliseconds for which tasks kept the page from answering between the first touch and React's joining. */
function blockedWhileJoining(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { tasks, touchedAt = 0, joinedAt = 0 } = window.interactions;
    return tasks
      .filter(({ start }) => start >= touchedAt && start < joinedAt)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
  });
}

/** Fills every box as a browser does with saved answers, presses Send in the same moment, and waits for the post. */
async function hurry(page: Page, server: StaticServer): Promise<number> {
  const posts = server.posted.length;
  await page.evaluate(() => {
    const answers = { fullName: "Ana Lima", phone: "6045550142", email: "ana@example.com", body: "Hello" };
    const root = document.querySelector("#form")?.shadowRoot;
    for (const [name, value] of Object.entries(answers)) {
      const control = root?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!control) continue;
      control.value = value;
      for (const type of ["input", "change"])
        control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }
  });
  const pressed = Date.now();
  await tap(page, "[type=submit]");
  await page.locator("#form .visa-reference strong").waitFor();
  return (server.posted[posts] ?? Number.NaN) - pressed;
}

/** The benchmark of what a visitor feels, as Markdown. */
export async function benchInteraction(browserPath: string, runs: number): Promise<string> {
  const [partner, server] = [new StaticServer(), new StaticServer()];
  const origin = await server.listen();
  const hosts: Hosts = { partner, server, partnerOrigin: await partner.listen() };
  server.putFolder("/widgets", widgets);
  for (const [path, content] of Object.entries(hostFiles)) partner.put(path, content);
  for (const tag of Object.keys(visits)) {
    const script = `${origin}/widgets/v1/${tag.replace("visa-", "")}.js`;
    const snippet = `<script type="module" src="${script}"></script><${tag} id="form" api="${origin}/api"></${tag}>`;
    partner.put(`/${tag}`, hostPage("", snippet));
  }
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  const felts = new Map<string, number[]>();
  const note = (name: string, value: number) => felts.set(name, [...(felts.get(name) ?? []), value]);
  try {
    for (let run = 0; run < runs; run++) {
      process.stdout.write(`  visit ${run + 1} of ${runs}\r`);
      for (const [tag, steps] of Object.entries(visits)) {
        const { context, page } = await open(browser, hosts, tag as Tag);
        for (const { name, act } of steps) {
          await act(page);
          note(`\`<${tag}>\`: ${name}`, await takeLongest(page));
        }
        note(`\`<${tag}>\`: TBT from touch to joined`, await blockedWhileJoining(page));
        await context.close();
      }
      const { context, page } = await open(browser, hosts, "visa-contact-form");
      note("filled in and sent at once: from the press to the stored lead", await hurry(page, server));
      await context.close();
    }
  } finally {
    await browser.close();
    partner.close();
    server.close();
  }
  const limitOf = (name: string) => (name.includes("TBT") ? 90 : name.includes("stored") ? 1500 : felt);
  const rows = [...felts].map(([name, values]) => {
    const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)];
    return [name, p50.toFixed(0), p95.toFixed(0), String(limitOf(name)), verdict(p95 <= limitOf(name))];
  });
  return `Chromium, 1.6 Mbps, 150 ms round trip, CPU ${slowdown}x slower, 412 x 823 px, empty cache; ${runs} visits of each. A touch or a key
counts from the input to the next frame (INP); *TBT* is what tasks take beyond 50 ms.

${table(["what a visitor does", "p50 ms", "p95 ms", "limit ms", ""], rows)}`;
}
