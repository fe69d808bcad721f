import { expect, type Locator, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { fullAnswers, messageAnswers, shortAnswers } from "../support/filled.ts";
import { answersIn, fill } from "../support/send.ts";
import { overflowOf, visit } from "../support/site.ts";

/**
 * 'Save my answers to a file' and 'Open my answers from a file', by which answers cross devices, languages
 * and firms.
 */

const phone = "+525512345678 ext. 12";
const answers = { ...fullAnswers, phone };
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const saveButton = (form: Locator) => form.getByRole("button", { name: "Save my answers to a file" });

/** A file as a form saves it. */
function fileOf(answers: object, version = 1) {
  const content = { format: "evermaple-answers", version, form: "request", answers };
  const text = `<script type="application/json" id="answers">${JSON.stringify(content)}</script>`;
  return { name: "answers.html", mimeType: "text/html", buffer: Buffer.from(text) };
}

/** Opens a file in a form that a visitor has touched. */
async function open(form: Locator, file: Parameters<Locator["setInputFiles"]>[0]) {
  await form.locator("input:not([type=hidden])").first().focus();
  await form.locator("input[type=file]").setInputFiles(file);
}

test("31 answers of one form are filled into that of another language, without a request or a trace", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  await fill(form, answers);
  await saveButton(form).focus();
  const before = await stored(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const saving = page.waitForEvent("download");
  await saveButton(form).press("Enter");
  const download = await saving;
  await expect(form).toContainText(`Your answers are in the file ${download.suggestedFilename()}.`);
  expect(download.suggestedFilename()).toMatch(/^answers-request-\d{4}-\d\d-\d\d\.html$/);
  expect([requests, await stored(page)]).toEqual([[], before]);

  // As on another device.
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, "/ar");
  await open(form, await download.path());
  const texts = Object.entries(answers).map(([name, answer]) => [name, String(answer)]);
  await expect
    .poll(() => answersIn(form))
    .toMatchObject({ ...Object.fromEntries(texts), phoneCountry: "MX" });
  await expect(form).toContainText("31");
  await expect(form.locator(".visa-reach")).toContainText("+52 55 1234 5678 ext. 12");
  expect(await stored(page)).not.toContain("Guadalajara");
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  expect([await overflowOf(page), await axeFaults(page, { within: ["form[name=request]"] })]).toEqual([
    0,
    [],
  ]);
});

test("a file is refused with a sentence, or fills in what is empty and names what finds no place", async ({
  page,
}) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  for (const [file, sentence] of [
    [fileOf({}, 2), "This file is from a newer form."],
    [{ ...fileOf({}), buffer: Buffer.from("<p>") }, "This is not a file of answers."],
    [{ ...fileOf({}), buffer: Buffer.alloc(2 ** 18 + 1) }, "This file is too large"],
  ] as const) {
    await open(form, file);
    await expect(form).toContainText(sentence);
  }
  const firstName = form.locator("[name=firstName]");
  await firstName.fill("Eva");
  await open(form, fileOf({ ...shortAnswers, petName: "Rex", educationLevel: "Wizard" }));
  await expect(form).toContainText("Answers filled in from the file: 8.");
  await expect(form.getByRole("listitem")).toContainText([
    "Highest level of education Wizard",
    "petName Rex",
  ]);
  await expect(firstName).toHaveValue("Eva");
  await form.getByRole("button", { name: "Replace them" }).click();
  await expect(firstName).toHaveValue("Ana");
});

const webView = "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Version/4.0 Chrome/130.0 Mobile Safari/537.36";

test("the answers are given in the way that works in the visitor's browser", async ({ page }) => {
  await visit(page, "/contact-us");
  const form = page.locator("main form[name=contact]");
  await fill(form, messageAnswers);
  let downloads = 0;
  page.on("download", () => (downloads += 1));
  for (const [browser, outcome, shown, agent] of [
    ["one whose share sheet is closed", "AbortError", "Download the file instead", ""],
    ["one that may not share", "NotAllowedError", "Your answers are in the file", ""],
    ["a WebView", "", "This app cannot save files.", webView],
    ["one that shares", "shared", "Your answers are in the file", ""],
  ] as const)
    await test.step(browser, async () => {
      await page.evaluate(
        ([agent, outcome]) => {
          if (agent) Object.defineProperty(navigator, "userAgent", { value: agent });
          Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
          navigator.canShare = ({ files } = {}) => outcome !== "" && files?.[0]?.type === "text/html";
          navigator.share = async () => {
            if (outcome !== "shared") throw new DOMException("", outcome);
          };
        },
        [agent, outcome] as const,
      );
      downloads = 0;
      await saveButton(form).click();
      await expect(form).toContainText(shown);
      if (agent) await expect(form.getByLabel("My answers: Contact us")).toHaveValue(/Full name\nAna María/);
      await expect.poll(() => downloads).toBe(outcome === "NotAllowedError" ? 1 : 0);
    });
});
