import type { Locator, Page } from "@playwright/test";
import { honeypotName } from "#lead/wire.ts";
import { noticeVersion } from "#scripts/build/notice-version.ts";
import { asOwnClient, leads } from "../support/consultant.ts";
import { full } from "../support/full.ts";
import { expect, faultsOfPage, fillContact, test } from "./support/embed-test.ts";
import { coverageOf, looks, looksWithin } from "./support/in-page.ts";

/** Every page carries a contact form and a button, and the same must hold on each. */
const everyHost = [
  "plain",
  "quirks",
  "rem",
  "hostile",
  "unset",
  "bootstrap",
  "tailwind",
  "csp",
  "rtl",
  "in-form",
  "in-shadow",
  "in-react",
  "amd",
  "patched",
  "pinned",
];

const covered = full ? ["plain", "hostile", "csp", "in-shadow", "pinned"] : ["plain", "hostile"];
/** Those that differ most: the others share their claims with host-kinds.spec.ts. */
const hosts = full ? everyHost : [...covered, "csp", "in-form", "patched"];

let reference: Promise<string[]> | undefined;

/** Looks of the whole painted form: what nobody sees comes after the first frame. */
async function looksOf(form: Locator): Promise<string[]> {
  await form.locator(`[name=${honeypotName}]`).waitFor({ state: "attached" });
  return form.evaluate(looksWithin, looks);
}

/** Its looks on a page without any style. */
function plainLooks(page: Page, origin: string): Promise<string[]> {
  reference ??= (async () => {
    const plain = await page.context().newPage();
    await plain.goto(`${origin}/plain.html`);
    const found = await looksOf(plain.locator("visa-contact-form"));
    await plain.close();
    return found;
  })();
  return reference;
}

/** Faults that axe finds in the elements; the rest of these pages is made to be bad. */
async function faultsOfElements(host: string, page: Page): Promise<string[]> {
  // The form looks the same on every page, as is claimed too; axe itself breaks where a page patches its prototypes.
  if (host === "patched" || (!full && host !== "plain" && host !== "hostile")) return [];
  return (await faultsOfPage(page)).filter((fault) => fault.includes("visa-"));
}

for (const host of hosts) {
  test(`a ${host} page carries the form and the form carries its lead`, async ({
    page,
    hosts,
    openHost,
    witness,
  }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await asOwnClient(page);
    await openHost(host, "?utm_source=newsletter&page_id=4&email=secret@example.com#top");
    const form = page.locator("visa-contact-form");
    const address = page.url();

    await test.step("it is there at once, shifts nothing and takes neither focus nor scroll", async () => {
      await expect(form.getByRole("textbox", { name: "Full name" })).toBeVisible();
      await expect.poll(async () => (await witness()).events).toContain("ready visa-contact-form");
      // A page that unsets every style attribute takes the reserved room away, and keeps within the bound.
      expect((await witness()).shift).toBeLessThanOrEqual(host === "unset" ? 0.02 : 0);
      expect(await page.evaluate(() => [document.activeElement?.localName, scrollY])).toEqual(["body", 0]);
      await expect(page.getByText("Write to us")).toBeHidden();
    });

    await test.step("it looks as it does on a plain page", async () => {
      if (host !== "plain") expect(await looksOf(form)).toEqual(await plainLooks(page, hosts.origin));
    });

    await test.step("axe finds no fault in it", async () => {
      expect(await faultsOfElements(host, page)).toEqual([]);
    });

    await test.step("what is typed stays in it", async () => {
      await fillContact(form);
      await form.locator("[name=fullName]").press("End");
      await page.keyboard.type(" k/?");
      await expect(form.locator("[name=fullName]")).toHaveValue("Amélie Nguyễn k/?");
      expect((await witness()).typed).toEqual([]);
    });

    await test.step("Enter sends the lead and nothing of the page's", async () => {
      const answered = page.waitForResponse("**/api/contact");
      await page.keyboard.press("Enter");
      const { message, reference } = await (await answered).json();
      await expect(form.getByRole("status")).toHaveText(message);
      expect((await witness()).events.slice(-2)).toEqual([
        "sending visa-contact-form",
        `sent visa-contact-form {"form":"contact","reference":"${reference}"}`,
      ]);
      expect(posts).toHaveLength(1);
      const exported = JSON.parse(await leads("export", "--format", "json")) as {
        readonly reference: string;
      }[];
      const found = exported.filter((lead) => lead.reference === reference);
      expect(JSON.stringify(found)).not.toContain("secret@example.com");
      expect(found).toEqual([
        {
          reference,
          received: expect.any(String),
          form: "contact",
          state: "new",
          contacted: null,
          closed: null,
          owner: null,
          nextOn: null,
          outcome: null,
          language: "en",
          notice: noticeVersion(),
          corrects: null,
          history: [],
          name: "Amélie Nguyễn k/?",
          country: "CA",
          fullName: "Amélie Nguyễn k/?",
          phone: "+16045550142",
          // As it was typed, or as it was formatted where the numbering plans came first.
          phoneTyped: expect.stringMatching(/^(6045550142|\(604\) 555-0142)$/),
          email: "amelie@example.com",
          body: "Can my sister join me?",
          page: `${hosts.origin}/${host}.html?page_id=4`,
          origin: hosts.origin,
          partner: "maple-realty",
          widget: "visa-contact-form",
          locale: "en-CA",
          timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
          utm_source: "newsletter",
          stored: expect.objectContaining({ lead: expect.objectContaining({ reference }) }),
        },
      ]);
      expect(page.url()).toBe(address);
    });

    await test.step("the page keeps its storage, its cookies and its policy", async () => {
      expect(
        await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
      ).toEqual([0, 0, ""]);
      expect((await witness()).violations).toEqual([]);
    });

    if (!covered.includes(host)) return;
    await test.step("the page is covered by the assessment and gets its focus back", async () => {
      const element = page.locator("visa-free-assessment-button");
      const button = element.getByRole("button", { name: "Free assessment" });
      await button.click();
      const dialog = element.getByRole("dialog", { name: "Free assessment" });
      await expect(dialog.locator("[name=firstName]")).toBeFocused();
      expect(await faultsOfElements(host, page)).toEqual([]);
      expect(await dialog.evaluate(coverageOf)).toEqual({ modal: true, covers: true, top: true });
      await page.keyboard.type("Ann");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.press("Enter");
      await expect(dialog.locator("[name=firstName]")).toHaveValue("Ann");
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      const { events, violations } = await witness();
      const name = "visa-free-assessment-button";
      expect(events.filter((event) => event.endsWith(name))).toEqual([
        `ready ${name}`,
        `open ${name}`,
        `close ${name}`,
        `open ${name}`,
        `close ${name}`,
      ]);
      expect(violations).toEqual([]);
    });
  });
}
