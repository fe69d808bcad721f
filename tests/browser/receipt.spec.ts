import { expect, type Page } from "@playwright/test";
import { firm } from "#content/firm.ts";
import { firmTexts } from "#content/site-firm-texts.ts";
import { languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { someAddress } from "../support/consultant.ts";
import { message } from "../support/filled.ts";
import { spread } from "../support/full.ts";
import { whenReady } from "../support/site.ts";

const words = firmTexts.receipt;
const reference = "EM-7KQ2M9D4TR";
const ownPage = `/receipt?reference=${reference}&proof=x`;
const answers = {
  fullName: "Adaeze Okonkwo",
  phone: "+1 604 555 0142",
  email: "adaeze@example.com",
  body: "My secret",
};

/** Printed documents, one by one, in place of a printer. */
async function catchPrints(page: Page): Promise<{ readonly prints: string[]; readonly documents: string[] }> {
  const prints: string[] = [];
  const documents: string[] = [];
  await page.exposeFunction("printed", (text: string, html: string) => {
    prints.push(text);
    documents.push(html);
  });
  await page.addInitScript(() => {
    window.print = () => {
      const { printed } = window.top as unknown as { printed(text: string, html: string): void };
      printed(`${document.title}\n${document.body.innerText}`, document.documentElement.outerHTML);
      dispatchEvent(new Event("afterprint"));
    };
  });
  return { prints, documents };
}

async function send(page: Page, form = page.locator("main form[name=contact]")): Promise<void> {
  await page.route("**/api/*", (route) =>
    route.fulfill({ json: { message: "Thank you.", param: "success", reference, receipt: ownPage } }),
  );
  for (const [name, text] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(text);
  await form.locator("button[type=submit]").click();
}

test("a sent form offers a receipt, which is printed alone and holds nothing of the answers", async ({
  page,
}) => {
  const { prints, documents } = await catchPrints(page);
  await page.goto("/contact-us");
  await whenReady(page);
  await send(page);
  const receipt = page.locator("main .visa-receipt");
  for (const step of words.next.steps)
    await expect(page.locator("main .visa-steps").getByText(step)).toBeVisible();
  await receipt.getByText(words.offer).click();
  for (const text of [
    reference,
    ...firm.licensees.flatMap(({ name, number }) => [name, number]),
    firm.registry,
    ...words.notes,
  ])
    await expect(receipt).toContainText(text);
  // The form has emptied itself by now, and the receipt is still there.
  await expect(page.locator("main [name=fullName]")).toHaveValue("");
  await expect(receipt.getByRole("link")).toHaveAttribute("href", new URL(ownPage, page.url()).href);

  await receipt.getByText(words.print).click();
  await expect.poll(() => prints.length).toBe(1);
  expect(prints[0]).toContain(`${words.title} ${reference}`);
  expect(prints[0]).toContain(ownPage);
  for (const step of words.next.steps) expect(prints[0]).toContain(step);
  expect(prints[0]).not.toContain("Have any Questions?");
  for (const answer of Object.values(answers)) expect(prints[0]).not.toContain(answer);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    reference,
  );

  const paper = await page.context().newPage();
  await paper.setContent(documents[0] ?? "");
  for (const format of ["Letter", "A4"])
    expect((await paper.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a pop-up whose message is sent leaves the receipt at the foot of the window, however it closes", async ({
  page,
}) => {
  await page.goto("/study");
  await whenReady(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Book a consultation" });
  const dialog = page.getByRole("dialog");
  const note = page.getByRole("complementary", { name: words.offer });

  await test.step("whoever closes the pop-up before it closes itself has the receipt too", async () => {
    await opener.click();
    await send(page, dialog.locator("form"));
    await expect(dialog.locator(".visa-reference")).toContainText(reference);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(note).toContainText(reference);
    await note.getByRole("button", { name: words.hide }).click();
    // The form's own closing, two seconds after the success, brings it no second time.
    await expect(page.locator("dialog.contact-dialog [name=fullName]")).toHaveValue("");
    await expect(note).toHaveCount(0);
  });

  await test.step("a pop-up that closes after its success leaves the receipt", async () => {
    await opener.click();
    await send(page, dialog.locator("form"));
    await expect(dialog).toBeHidden({ timeout: 4000 });
    await expect(note).toContainText(reference);
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note.getByRole("heading", { name: words.received.contact })).toBeVisible();
    await expect(note.getByRole("link", { name: words.question }).first()).toBeVisible();
    for (const step of words.next.steps) await expect(note.getByText(step).first()).toBeVisible();
    await note.getByText(words.offer).click();
    await expect(note.getByText(words.print)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test("an assessment that is sent leaves the receipt on the page that it gives way to", async ({ page }) => {
  await page.goto("/assessment");
  await whenReady(page);
  await page.route("**/api/request", (route) =>
    route.fulfill({ json: { message: "Thank you.", param: "success", reference } }),
  );
  const submit = page.locator("form[name=request] button[type=submit]");
  const note = page.getByRole("complementary", { name: words.offer });

  await test.step("the assessment of its own address leaves it on the home page", async () => {
    await submit.click();
    await expect(page).toHaveURL("/", { timeout: 5000 });
    await expect(note).toContainText(reference);
  });

  for (const [how, leave] of spread(
    [
      ["by Close", () => page.getByRole("button", { name: "Close" }).click()],
      ["by a step back", () => page.goBack()],
    ] as const,
    2,
  ))
    await test.step(`whoever leaves the sent assessment ${how} before it goes by itself has the receipt too`, async () => {
      await note.getByRole("button", { name: words.hide }).click();
      await expect(note).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Check a form" }).click();
      await expect(page).toHaveURL("/verify");
      await page.getByRole("banner").getByRole("button", { name: "Free assessment" }).click();
      await submit.click();
      await expect(page.locator("form[name=request] .visa-reference")).toContainText(reference);
      await leave();
      await expect(page.locator("form[name=request]")).toHaveCount(0);
      await expect(note).toContainText(reference);
    });
});

for (const language of spread(languageCodes, 5))
  test(`the visitor's own page in ${language} tells what the desk did, on a small screen and on half a sheet`, async ({
    page,
    request,
  }) => {
    const { receipt, followUp } = wordsIn[language];
    const body = `May I study in Canada? ${crypto.randomUUID()}`;
    const answer = await request.post("/api/contact", {
      headers: { "CF-Connecting-IP": someAddress() },
      data: { ...message, body, language, source: { timeZone: "Asia/Kolkata" } },
    });
    const sent = (await answer.json()) as { reference: string; receipt: string };
    await page.goto(`/desk/${sent.reference}`);
    await page.getByRole("combobox", { name: "How" }).selectOption("phone");
    await page.getByRole("button", { name: "Mark as contacted" }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(sent.receipt);
    await expect(page.getByRole("heading", { name: receipt.question })).toBeVisible();
    await expect(page.getByRole("term")).toHaveText([followUp.arrived, followUp.read, followUp.ways.phone]);
    await expect(page.getByRole("definition")).toHaveCount(6);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await axeFaults(page)).toEqual([]);
    }
    const half = await page.pdf({ width: "210mm", height: "148mm" });
    expect(half.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
