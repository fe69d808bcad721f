import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { faultsOfPage, site, test } from "../embed/support/embed-test.ts";
import { axeFaults } from "../support/axe.ts";
import { postLead } from "../support/consultant.ts";
import { messageAnswers } from "../support/filled.ts";
import { spread } from "../support/full.ts";
import { answerApi, fill, press, receipt as receiptPage, reference } from "../support/send.ts";
import { overflowOf, sheetsOf, visit } from "../support/site.ts";

const words = firmTexts.receipt;

/** Texts and documents that are printed, one by one, in place of a printer. */
async function catchPrints(page: Page) {
  const prints: [text: string, html: string][] = [];
  await page.exposeFunction("printed", (...print: [string, string]) => prints.push(print));
  await page.addInitScript(() => {
    window.print = () => {
      const { printed } = window.top as unknown as { printed(text: string, html: string): void };
      printed(`${document.title}\n${document.body.innerText}`, document.documentElement.outerHTML);
      dispatchEvent(new Event("afterprint"));
    };
  });
  return prints;
}

const places = {
  "the contact page": { path: "/contact-us", within: "main" },
  "an element under a strict policy": { host: "csp", within: "visa-contact-form" },
};

for (const [where, { within, ...address }] of Object.entries(places))
  test(`${where} offers a receipt, printed alone and without any answer`, async ({ page, openHost }) => {
    const prints = await catchPrints(page);
    await ("host" in address ? openHost(address.host) : visit(page, address.path));
    await answerApi(page);
    const place = page.locator(within);
    const form = place.locator("form[name=contact]");
    await fill(form, messageAnswers);
    await press(form);
    const receipt = place.locator(".visa-receipt");
    for (const step of words.next.steps)
      await expect(place.locator(".visa-steps").getByText(step)).toBeVisible();
    await receipt.getByText(words.offer).click();
    const licensees = firm.licensees.flatMap(({ name, number }) => [name, number]);
    for (const text of [reference, ...licensees, firm.registry, ...words.notes])
      await expect(receipt).toContainText(text);
    await expect(receipt.getByText(reference, { exact: true })).toHaveCSS("white-space", "nowrap");
    // The form has emptied itself by now, and the receipt is still there.
    await expect(form.locator("[name=fullName]")).toHaveValue("");
    // Four lines of a token are for paper: on the screen, Copy link has them.
    await expect(receipt.locator("a")).toBeHidden();
    await expect(receipt.locator("a")).toHaveAttribute("href", site + receiptPage);

    await receipt.getByText(words.print).click();
    await expect.poll(() => prints.length).toBe(1);
    const [[printed, html] = ["", ""]] = prints;
    for (const text of [`${words.title} ${reference}`, receiptPage, ...words.next.steps])
      expect(printed).toContain(text);
    for (const text of ["Have any Questions?", "Settling in Canada", ...Object.values(messageAnswers)])
      expect(printed).not.toContain(text);
    await expect(page.locator("iframe")).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    // Our own pages keep the reference in this tab; a partner's page keeps nothing.
    expect(kept.includes(reference)).toBe("path" in address);
    expect(kept).not.toContain(messageAnswers.email);

    expect(html).toContain('dir="ltr"');
    const paper = await page.context().newPage();
    await paper.setContent(html);
    for (const format of ["Letter", "A4"]) expect(await sheetsOf(paper, { format })).toBe(1);
  });

const overlays = {
  "the pop-up, left by a step back,": {
    path: "/study",
    button: "Book a consultation",
    received: words.received.contact,
    close: (page: Page) => page.goBack(),
  },
  "the assessment, closed at once,": {
    path: "/verify",
    button: "Free assessment",
    received: words.received.request,
    close: (page: Page) => page.getByRole("button", { name: "Close", exact: true }).click(),
    saves: true,
  },
  // It has no step in the history.
  "an element's overlay that closes by itself": {
    host: "csp",
    button: "Free assessment",
    received: words.received.request,
  },
};

/** What visitors do after Send that took the reference away. */
const losses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a reload": (page) => page.reload(),
  "a footer link and Back": async (page) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first().click();
    await expect(page).toHaveURL(/privacy/);
    await page.goBack();
  },
  "another document and Back": async (page) => {
    await page.goto("/robots.txt");
    await page.goBack();
  },
};

for (const [how, lose] of Object.entries(losses))
  test(`a sent form's card is there again after ${how}, and a line leads to its page`, async ({ page }) => {
    await visit(page, "/contact-us");
    await answerApi(page);
    const form = page.locator("main form[name=contact]");
    await fill(form, messageAnswers);
    // A chosen country survives the send; it must not pass for a message that was begun.
    await form.locator("[name=phoneCountry]").selectOption("IN");
    await press(form);
    await expect(form.locator("[data-phase=closing], .visa-after")).toBeVisible();
    await lose(page);
    await expect(form.locator(".visa-reference")).toContainText(reference);
    await expect(form).toHaveAttribute("data-folded");
    await expect(form.locator(".visa-page")).toHaveCSS("display", "flex");
    const line = page
      .locator(".kept-answers")
      .getByRole("link", { name: /^You wrote at .*has anyone read it\?/ });
    await expect(line).toHaveAttribute("href", site + receiptPage);

    await visit(page, "/study");
    await expect(line).toBeInViewport();
    await visit(page, "/verify");
    await expect(line).toBeInViewport();
    const [lineBox, title] = [await line.boundingBox(), await page.locator("h1").boundingBox()];
    expect(title?.y).toBeGreaterThan(Number(lineBox?.y) + Number(lineBox?.height));
    await visit(page, "/contact-us");
    await form.getByRole("button", { name: "Write another" }).click();
    await expect(form.locator("[name=fullName]")).toBeFocused();
    await form.locator("[name=fullName]").fill("Luis");
    await page.reload();
    await expect(form.locator("[name=fullName]")).toHaveValue("Luis");
    await expect(line).toBeVisible();
  });

test("a sent assessment is shown again at its own address, but not in another tab", async ({
  page,
  context,
}) => {
  await visit(page, "/assessment");
  await answerApi(page);
  const form = page.locator("form[name=request]");
  await form.locator("[name=email]").fill("ana@example.com");
  await press(form);
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: words.hide }).click();
  await expect(page.getByRole("link", { name: /^You wrote at / })).toBeVisible();
  await page.goBack();
  await expect(form).toHaveAttribute("data-folded");
  await expect(form.locator(".visa-reference")).toContainText(reference);
  const other = await context.newPage();
  await visit(other, "/assessment");
  await expect(other.locator("form[name=request]")).not.toHaveAttribute("data-folded");
});

test("the link of a sent lead is copied, or shown where nothing may copy", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } }),
  );
  await visit(page, "/contact-us");
  await answerApi(page);
  const form = page.locator("main form[name=contact]");
  await fill(form, messageAnswers);
  await press(form);
  const copy = form.getByRole("button", { name: words.copyLink });
  await copy.press("Enter");
  await expect(form.getByText(words.copied)).toBeVisible();
  await expect(copy).toBeFocused();
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException()) }),
  );
  await copy.press("Enter");
  await expect(form.getByRole("textbox", { name: words.copyLink })).toHaveValue(site + receiptPage);
});

for (const [where, { button, received, ...place }] of Object.entries(overlays))
  test(`${where} leaves the receipt at the window's foot`, async ({ page, openHost }) => {
    await ("host" in place ? openHost(place.host) : visit(page, place.path));
    await answerApi(page);
    const opener = page.getByRole("button", { name: button, exact: true }).first();
    const form = page.locator("dialog[open] form, form[name=request]").last();
    const note = page.getByRole("complementary", { name: received });

    await opener.click();
    await form.locator("[name=email]").fill("ana@example.com");
    await press(form);
    await expect(form.locator(".visa-reference")).toContainText(reference);
    if ("close" in place) await place.close(page);
    await expect(form).toBeHidden();
    await expect("host" in place ? opener : note).toBeFocused();
    await expect(note).toContainText(reference);
    await expect(note).toBeInViewport({ ratio: 1 });
    // All of it can be read without scrolling.
    expect(await note.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
    await expect(note.locator("[translate=no]").first()).toHaveCSS("font-size", "28px");
    await expect(note.getByRole("heading", { name: received })).toBeVisible();
    const question = note.getByRole("link", { name: words.openPage }).first();
    await expect(question).toHaveAttribute("href", site + receiptPage);
    for (const step of words.next.steps) await expect(note.getByText(step).first()).toBeVisible();
    await note.getByText(words.offer).click();
    await expect(note.getByText(words.print)).toBeVisible();
    expect(await faultsOfPage(page)).toEqual([]);
    const saves = note.getByRole("button", { name: "Save my answers to a file" });
    if ("saves" in place) {
      const saving = page.waitForEvent("download");
      await saves.click();
      const file = readFileSync(await (await saving).path(), "utf8");
      expect(file).toContain('"email":"ana@example.com"');
      expect(file).toContain("A copy of what you sent");
      await expect(note.getByText(/^A copy of what you sent is in the file /)).toBeVisible();
      await expect(note).not.toContainText("Nothing has been sent");
    } else await expect(saves).toHaveCount(0);
    await note.getByRole("button", { name: words.hide }).click();
    // The form's own closing, two seconds after the success, does not show it a second time.
    await expect(page.locator("form[data-phase=sent]")).toHaveCount(0);
    await expect(note).toHaveCount(0);
  });

for (const language of spread(languageCodes, 5))
  test(`the visitor's own page in ${language} shows what the desk did`, async ({ page, request }) => {
    const { receipt, followUp } = wordsIn[language];
    const body = `May I study in Canada? ${crypto.randomUUID()}`;
    const sent = await postLead(request, { body, language, source: { timeZone: "Asia/Kolkata" } });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(sent.receipt);
    await expect(page.getByRole("main").locator("[aria-current=step] dt")).toHaveText(followUp.arrived);
    await expect(page.getByRole("main").getByText(followUp.ahead.time)).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);
    for (const number of await page.getByRole("main").getByText(firm.phone).all())
      await expect(number).toHaveCSS("white-space", "nowrap");
    await page.goto(`/desk/${sent.reference}`);
    await page.getByRole("combobox", { name: "How" }).selectOption("phone");
    await page.getByRole("button", { name: "Mark as contacted" }).click();
    await page.goto(sent.receipt);
    await expect(page.getByRole("heading", { name: receipt.question })).toBeVisible();
    await expect(page.getByRole("term")).toHaveText([followUp.arrived, followUp.read, followUp.ways.phone]);
    await expect(page.getByRole("definition")).toHaveCount(6);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await overflowOf(page)).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
    }
    for (const format of ["Letter", "A4"]) expect(await sheetsOf(page, { format })).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".letterhead").getByText(firm.name)).toBeVisible();
    await expect(page.locator("a:not(.letterhead a)").filter({ visible: true })).toHaveCount(0);
    const [title, part] = await page
      .locator("h1:visible, h2:visible")
      .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    expect(part).toBeLessThan(title ?? 0);
  });
