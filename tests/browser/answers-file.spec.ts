import { expect, type Locator, type Page } from "@playwright/test";
import { wordsIn } from "#words/words-in.ts";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/browser-test.ts";
import { fullAnswers, shortAnswers } from "../support/filled.ts";
import { hold } from "../support/hold.ts";
import { answerApi, answersIn, fill, lost, press, reasonOf, refused } from "../support/send.ts";
import { overflowOf, visit } from "../support/site.ts";

/**
 * 'Save my answers to a file' and 'Open a file with my answers', by which answers cross devices, languages
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

const open = (form: Locator, file: Parameters<Locator["setInputFiles"]>[0]) =>
  form.locator("input[type=file]").setInputFiles(file);

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
  expect(download.suggestedFilename()).toMatch(/^Evermaple-answers-\d{4}-\d\d-\d\d\.html$/);
  expect([requests, await stored(page)]).toEqual([[], before]);

  // As on another device.
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, "/ar");
  await form.locator(".visa-opening").scrollIntoViewIfNeeded();
  await open(form, await download.path());
  const texts = Object.entries(answers).map(([name, answer]) => [name, String(answer)]);
  await expect
    .poll(() => answersIn(form))
    .toMatchObject({ ...Object.fromEntries(texts), phoneCountry: "MX" });
  const filled = form.locator(".visa-opening [aria-live]");
  await expect(filled).toContainText("31");
  await expect(filled).toBeInViewport();
  await expect(form.locator(".visa-reach")).toContainText("+52 55 1234 5678 ext. 12");
  await expect(form.locator(".visa-reach bdi").first()).toHaveCSS("display", "inline-block");
  expect(await stored(page)).not.toContain("Guadalajara");
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  expect([await overflowOf(page), await axeFaults(page, { within: ["form[name=request]"] })]).toEqual([
    0,
    [],
  ]);
});

test("a file is refused with a sentence, or fills in empty questions and names the other answers", async ({
  page,
}) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  for (const [file, sentence] of [
    [fileOf({}, 2), "This file is from a newer form."],
    [{ ...fileOf({}), buffer: Buffer.from("<p>") }, "This is not a file of answers."],
    [{ ...fileOf({}), buffer: Buffer.alloc(2 ** 18 + 1) }, "This file is too large"],
    [{ ...fileOf({}), buffer: Buffer.from("MIME-Version: 1.0\n\n<p>") }, "This is a web archive (MHTML)"],
    [
      { ...fileOf({}), buffer: Buffer.from(String(fileOf({ firstName: "José" }).buffer), "latin1") },
      "another encoding than UTF-8",
    ],
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

for (const [path, label] of [
  ["/assessment", "Open a file with my answers"],
  ["/fr/assessment", "Ouvrir un fichier contenant mes réponses"],
  ["/tl", "Buksan ang file ng mga sagot ko"],
] as const)
  test(`${path} takes a file before its scripts have loaded`, async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    const form = page.locator("form[name=request]");
    const chooser = form.getByLabel(label);
    await expect(chooser).toHaveAttribute("type", "file");
    const first = form.locator("[name=firstName]");
    const above = await chooser.evaluate(
      (file, field) => file.compareDocumentPosition(field as Node) === Node.DOCUMENT_POSITION_FOLLOWING,
      await first.elementHandle(),
    );
    expect(above).toBe(true);
    await chooser.setInputFiles(fileOf(shortAnswers));
    release();
    await expect(first).toHaveValue(shortAnswers.firstName);
  });

test("without scripts no form offers to open a file", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/assessment");
  await expect(page.locator("form[name=request] [name=firstName]")).toBeVisible();
  await expect(page.locator(".visa-opening")).toBeHidden();
  await page.close();
});

test("only an assessment keeps answers, under one heading below Send", async ({ page }) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  await form.locator("[name=firstName]").fill("Ana");
  const keeping = form.locator(".visa-keeping");
  await expect(keeping.getByRole("heading", { name: "Keep my answers", exact: true })).toHaveCount(1);
  await expect(keeping.getByRole("button")).toHaveText([
    "Keep my answers on this device for 7 days",
    "Save my answers to a file",
  ]);
  const [send, below] = [await form.locator("[type=submit]").boundingBox(), await keeping.boundingBox()];
  expect((below?.y ?? 0) > (send?.y ?? 0)).toBe(true);

  for (const path of ["/contact-us", "/study", "/tl"]) {
    await visit(page, path);
    const contact = page.locator("form[name=contact]");
    await contact.locator("[name=fullName]").fill("Ana");
    await contact.locator("[name=body]").focus();
    await page.waitForLoadState("networkidle");
    await expect(contact.locator("input[type=file], .visa-keeping")).toHaveCount(0);
    await expect(contact).not.toContainText(/Keep my answers|to a file|Itago|I-save/);
  }
});

test("after a lost send, also if the next is refused, no text says that nothing was sent", async ({
  page,
}) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  const nothing = form.getByText("Nothing has been sent.");
  await open(form, fileOf(shortAnswers));
  await saveButton(form).click();
  await expect(nothing).toHaveCount(2);
  await answerApi(page, [lost, refused("email")]);
  for (const message of ["This may not have been sent", reasonOf("email")]) {
    await press(form);
    await expect(form.getByRole("alert")).toContainText(message);
    await expect(form.getByText("Your answers are in the file")).toBeVisible();
    await expect(nothing).toHaveCount(0);
  }
});

test("once it is sent, a form no longer reports an opened file", async ({ page }) => {
  await visit(page, "/pt");
  const form = page.locator("form[name=request]");
  const filled = form.locator(".visa-opening [aria-live]");
  await open(form, fileOf(shortAnswers));
  await expect(filled).toContainText("Nada foi enviado.");
  await answerApi(page);
  await press(form);
  await form.getByRole("button", { name: wordsIn.pt.form.another }).click();
  await expect(form.locator("[name=firstName]")).toBeVisible();
  await expect(filled).toBeEmpty();
});

const webView = "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Version/4.0 Chrome/130.0 Mobile Safari/537.36";

test("the answers are saved in the way that works in the visitor's browser", async ({ page }) => {
  await visit(page, "/assessment");
  const form = page.locator("form[name=request]");
  await fill(form, shortAnswers);
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
      if (agent) await expect(form.getByLabel("My answers: Free assessment")).toHaveValue(/First name\nAna/);
      await expect.poll(() => downloads).toBe(outcome === "NotAllowedError" ? 1 : 0);
    });
});
