import { firm } from "#content/firm/firm.ts";
import { noticeVersionOf } from "#scripts/build/notice-version.ts";
import { asOwnClient, exportedLeads } from "../support/consultant.ts";
import { full } from "../support/full.ts";
import { contactAnswers, expect, faultsOfPage, fillContact, looksOf, test } from "./support/embed-test.ts";
import { gapsOf } from "./support/in-page.ts";

/** Those of tests/embed/hosts that differ most; host-kinds.spec.ts has many more, with fewer claims. */
const hosts = ["hostile", "csp", ...(full ? ["in-shadow", "rem"] : [])];

test("a lead of a partner's page is stored as it was typed, with where it came from and nothing else", async ({
  page,
  hosts,
  openHost,
  eventsOf,
  form,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await asOwnClient(page);
  await openHost("plain", "?utm_source=newsletter&page_id=4&email=secret@example.com#top");
  const address = page.url();
  await fillContact(form);
  const answered = page.waitForResponse("**/api/contact");
  await form.locator("[name=fullName]").press("Enter");
  const { message, reference } = await (await answered).json();
  await expect(form.getByRole("status")).toHaveText(message);
  expect(await eventsOf("sen")).toEqual([
    "sending visa-contact-form",
    `sent visa-contact-form {"form":"contact","reference":"${reference}"}`,
  ]);
  expect(posts).toHaveLength(1);
  expect(page.url()).toBe(address);
  const found = await exportedLeads(reference);
  expect(JSON.stringify(found)).not.toContain("secret@example.com");
  expect(found).toMatchObject([
    {
      form: "contact",
      progress: "new",
      language: "en",
      notice: noticeVersionOf(),
      name: contactAnswers.fullName,
      country: "CA",
      phone: "+16045550142",
      // As typed, or as formatted if the numbering plans came first.
      phoneTyped: expect.stringMatching(/^(6045550142|\(604\) 555-0142)$/),
      email: contactAnswers.email,
      body: contactAnswers.body,
      page: `${hosts.origin}/plain.html?page_id=4`,
      origin: hosts.origin,
      partner: "maple-realty",
      widget: "visa-contact-form",
      version: "v1",
      locale: "en-CA",
      timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      utm_source: "newsletter",
    },
  ]);
});

for (const host of hosts)
  test(`a ${host} page shows the plain page's form, is covered by the assessment and gets its focus back`, async ({
    page,
    openHost,
    observed,
    eventsOf,
    form,
    button: element,
  }) => {
    // The rest of these pages is made to be bad.
    const expectNoFaults = async () =>
      expect((await faultsOfPage(page)).filter((fault) => fault.includes("visa-"))).toEqual([]);
    await openHost("plain");
    const plainLooks = await looksOf(form);
    await openHost(host);

    await test.step("the form is there at once and takes neither focus nor scroll", async () => {
      await expect(form.getByRole("textbox", { name: "Full name" })).toBeVisible();
      await expect.poll(() => eventsOf("ready")).toContain("ready visa-contact-form");
      expect((await observed()).shift).toBe(0);
      expect(await page.evaluate(() => [document.activeElement?.localName, scrollY])).toEqual(["body", 0]);
      await expect(page.getByText("Write to us")).toBeHidden();
      expect(await looksOf(form)).toEqual(plainLooks);
      await expectNoFaults();
    });

    await test.step("the page is covered by the assessment and gets its focus back", async () => {
      const button = element.getByRole("button", { name: "Free assessment" });
      await button.click();
      const dialog = element.getByRole("dialog", { name: "Free assessment" });
      await expect(dialog.locator("[name=firstName]")).toBeFocused();
      await expect(dialog.getByText(firm.name, { exact: true })).toBeVisible();
      await expectNoFaults();
      expect(await dialog.evaluate(gapsOf)).toEqual([]);
      await page.keyboard.type("Ann");
      for (const key of ["Shift+Tab", "Shift+Tab", "Tab"]) {
        await page.keyboard.press(key);
        // In the dialog, or with the browser.
        const isKept = await element.evaluate(
          ({ shadowRoot }) =>
            Boolean(shadowRoot?.activeElement?.closest("dialog")) || document.activeElement === document.body,
        );
        expect(isKept, key).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      expect((await observed()).violations).toEqual([]);
    });

    const kept = () => [localStorage.length, sessionStorage.length, document.cookie];
    expect(await page.evaluate(kept)).toEqual([0, 0, ""]);
  });
