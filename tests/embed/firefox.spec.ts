import { expect, test } from "@playwright/test";
import type { Browser, Page } from "puppeteer-core";
import { honeypotName } from "#lead/wire.ts";
import { findFirefox } from "#scripts/test/find-browser.ts";
import { leads, someAddress } from "../support/consultant.ts";
import { full } from "../support/full.ts";
import { launchFirefox } from "./support/firefox.ts";
import { type HostServer, serveHosts } from "./support/host-server.ts";
import { coverageOf, looks, looksWithin, readWitness, watchPage } from "./support/in-page.ts";
import { evil, inline, temptations } from "./support/temptations.ts";

/** Claims of the host pages once more in an engine that shares no code with Chromium's. */

const firefox = findFirefox();
// A second engine starts for seconds: it is looked for at full size alone.
test.skip(!full || firefox === undefined, "Firefox is not asked for, or not installed");
// One browser for all: it takes seconds to start.
test.describe.configure({ mode: "default" });

const site = `http://localhost:${process.env.TEST_PORT ?? 8877}`;
let browser: Browser;
let hosts: HostServer;
let page: Page;
let faults: string[];

test.beforeAll(async () => {
  if (firefox === undefined) return;
  // The first start on a machine reads all of it from the disk, and may take longer than a test.
  test.setTimeout(120_000);
  browser = await launchFirefox();
  hosts = await serveHosts(site);
});

test.afterAll(async () => {
  await browser?.close();
  await hosts?.close();
});

test.beforeEach(async () => {
  page = await browser.newPage();
  await page.setExtraHTTPHeaders({ "CF-Connecting-IP": someAddress() });
  await page.evaluateOnNewDocument(watchPlace);
  await page.evaluateOnNewDocument(watchPage);
  faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
});

test.afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

// `>>>` also finds what stands in a shadow root.
const form = ">>> visa-contact-form";
const button = ">>> visa-free-assessment-button";

/** Firefox reports no layout shifts: notes where the text after the form stands, frame by frame. */
function watchPlace(): void {
  const places: number[] = [];
  Object.defineProperty(window, "__places", { value: places });
  const look = () => {
    const after = document.querySelector("#after");
    const place = after && Math.round(after.getBoundingClientRect().top + scrollY);
    if (place !== null && place !== places.at(-1)) places.push(place);
    requestAnimationFrame(look);
  };
  look();
}

function answerIn(element: string, name: string): Promise<string> {
  return page.$eval(`${element} >>> [name=${name}]`, (field) => (field as HTMLInputElement).value);
}

/** Types as a person does, and resolves what each field then holds. */
async function type(element: string, answers: Readonly<Record<string, string>>) {
  const held: Record<string, string> = {};
  for (const [name, answer] of Object.entries(answers)) {
    const field = await page.waitForSelector(`${element} >>> [name=${name}]`, { visible: true });
    await field?.type(answer);
  }
  for (const name of Object.keys(answers)) held[name] = await answerIn(element, name);
  return held;
}

function isShown(selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => element.checkVisibility());
}

/** Waits for the whole form: what nobody sees of it comes after the first frame. */
async function whenWhole(): Promise<void> {
  await page.waitForSelector(`${form} >>> [name=fullName]`, { visible: true });
  await page.waitForSelector(`${form} >>> [name=${honeypotName}]`);
}

/** Which field or button has the focus, through all shadow roots. */
function focused(): Promise<string | undefined> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.getAttribute("name") ?? focused?.localName;
  });
}

/** The sent lead in the consultant's export. */
async function storedAfter(send: () => Promise<unknown>): Promise<unknown[]> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    send(),
  ]);
  const { reference } = (await answer.json()) as { reference: string };
  const stored = JSON.parse(await leads("export", "--format", "json")) as { readonly reference: string }[];
  return stored.filter((lead) => lead.reference === reference);
}

const answers = {
  fullName: "Amélie Nguyễn",
  phone: "6045550142",
  email: "amelie@example.com",
  body: "Can my sister join me?",
};

for (const host of ["plain", "quirks", "hostile", "csp", "rtl", "in-form", "in-shadow", "in-react"]) {
  test(`in Firefox a ${host} page carries the form and the form carries its lead`, async () => {
    await page.goto(`${hosts.origin}/plain.html`);
    await whenWhole();
    const plain = await page.$eval(form, looksWithin, looks);
    await page.goto(`${hosts.origin}/${host}.html?utm_source=newsletter`);
    await whenWhole();
    const address = page.url();
    expect([await focused(), await page.evaluate(() => scrollY)]).toEqual(["body", 0]);
    expect(await page.$eval(form, looksWithin, looks)).toEqual(plain);

    expect(await type(form, answers)).toEqual({ ...answers, phone: "(604) 555-0142" });
    await type(form, { fullName: " k/?" });
    const places = await page.evaluate(() => (window as unknown as { __places: number[] }).__places);
    expect(places.length, String(places)).toBeLessThanOrEqual(1);

    expect(await storedAfter(() => page.keyboard.press("Enter"))).toMatchObject([
      {
        ...answers,
        fullName: "Amélie Nguyễn k/?",
        phone: "+16045550142",
        state: "new",
        page: `${hosts.origin}/${host}.html`,
        partner: "maple-realty",
        widget: "visa-contact-form",
        utm_source: "newsletter",
      },
    ]);
    await expect
      .poll(async () => (await page.evaluate(readWitness)).events.map((event) => event.split(" ")[0]))
      .toEqual(expect.arrayContaining(["ready", "sending", "sent"]));
    expect(page.url()).toBe(address);
    const { typed, violations, globals } = await page.evaluate(readWitness);
    expect({ typed, violations, globals }).toEqual({ typed: [], violations: [], globals: [] });
  });

  test(`in Firefox a ${host} page is covered by the assessment and gets its focus back`, async () => {
    const dialog = `${button} >>> dialog`;
    await page.goto(`${hosts.origin}/${host}.html`);
    await (await page.waitForSelector(`${button} >>> button`, { visible: true }))?.click();
    await expect.poll(focused).toBe("firstName");
    expect(await page.$eval(dialog, coverageOf)).toEqual({ modal: true, covers: true, top: true });
    await page.keyboard.type("Ann");
    await page.keyboard.press("Escape");
    await expect.poll(() => isShown(dialog)).toBe(false);
    expect(await focused()).toBe("button");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("firstName");
    expect(await type(button, { lastName: "Li" })).toEqual({ lastName: "Li" });
    expect(await answerIn(button, "firstName")).toBe("Ann");
    expect((await page.evaluate(readWitness)).violations).toEqual([]);
  });
}

test("in Firefox the assessment covers the window from inside the page's own modal dialog", async () => {
  await page.setViewport({ width: 1100, height: 800 });
  await page.goto(`${hosts.origin}/empty.html`);
  await page.evaluate(() => {
    const modal = document.createElement("dialog");
    modal.append("Write to us ", document.createElement("visa-free-assessment-button"));
    document.body.append(modal);
    modal.showModal();
  });
  await (await page.waitForSelector(`${button} >>> button`, { visible: true }))?.click();
  await expect.poll(focused).toBe("firstName");
  expect(await page.$eval(`${button} >>> dialog`, coverageOf)).toEqual({
    modal: true,
    covers: true,
    top: true,
  });
  await page.keyboard.press("Escape");
  await expect.poll(() => isShown(`${button} >>> dialog`)).toBe(false);
  expect(await isShown("dialog")).toBe(true);
});

test("in Firefox no address or link in the page decides where code comes from or leads go", async () => {
  const code = inline(await (await fetch(`${site}/widgets/v1/contact-form.js`)).text());
  const asked: string[] = [];
  const said: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (line) => said.push(line.text()));
  const tag = `<visa-contact-form><a href="/contact">Write to us</a></visa-contact-form>`;
  for (const [where, { query = "", lines = "" }] of Object.entries(temptations)) {
    for (const type of ["text/javascript", "module"]) {
      hosts.write(
        "/inlined.html",
        `<!doctype html><html lang="en"><title>A partner</title>${lines}${tag}<script type="${type}">${code}</script>`,
      );
      await page.goto("about:blank");
      await page.goto(`${hosts.origin}/inlined.html${query}`);
      await expect.poll(() => said.some((line) => /data-base=/.test(line)), where).toBe(true);
      expect(await page.$(`${form} >>> form`), where).toBeNull();
      said.splice(0);
    }
  }
  // The pictures themselves may come.
  expect(
    asked.filter((address) => new URL(address).host === "elsewhere.example" && address !== evil),
  ).toEqual([]);

  hosts.write(
    "/link.html",
    `<!doctype html><html lang="en"><title>A partner</title><script type="module" src="${site}/widgets/v1/contact-form.js"></script><p><a data-visa="contact-form" data-api="http://elsewhere.example/api" data-base="http://elsewhere.example/widgets/v1/" href="/contact">Write to us</a>`,
  );
  await page.goto(`${hosts.origin}/link.html`);
  await page.waitForSelector(`${form} >>> [name=fullName]`, { visible: true });
  expect(await page.$eval(form.replace(">>> ", ""), (element) => element.getAttribute("api"))).toBeNull();
});
