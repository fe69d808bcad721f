import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parse } from "parse5";
import { assessmentScreen } from "#content/assessment-screen.ts";
import { firm } from "#content/firm.ts";
import { frame } from "#content/frame.ts";
import { testimonials } from "#content/home.ts";
import { receiptToKeep } from "#content/receipt-to-keep.ts";
import { words } from "#forms/words/en.ts";
import { contact } from "#lead/contact.ts";
import { attributes, customProperties, elements, events, methods, parts } from "#widgets/element-api.ts";
import { elementWords } from "#widgets/words.ts";
import { asOwnClient } from "../support/consultant.ts";
import { wordsOf } from "../support/document-words.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { hold } from "../support/hold.ts";
import { englishIn, pseudoText } from "../support/pseudo/pseudo-text.ts";
import { overflowOfPage, textsOfPage, unmirroredBoxes } from "../support/pseudo/shown.ts";
import { whenReady } from "../support/site.ts";

/*
 * The whole product in a language that no file of words has (tests/support/pseudo/). What is still English there would
 * be English in every translation, and what stands on the wrong side would stand there in Arabic.
 */

const folder = "dist/pseudo";
const port = execFileSync("node", ["scripts/mails/free-port.ts"], { encoding: "utf8" }).trim();
const origin = `http://localhost:${port}`;
let server: ChildProcess;

// One build and one server for all.
test.describe.configure({ mode: "default" });
test.use({ baseURL: origin });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  execFileSync("node", ["tests/support/pseudo/build-pseudo.ts", folder], { stdio: "inherit" });
  server = spawn("sh", ["tests/support/serve-pseudo.sh"], {
    env: { ...process.env, FOLDER: folder, PORT: port },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const answers = () =>
    fetch(`${origin}/404`).then(
      ({ status }) => status === 404,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => {
  if (server.pid !== undefined) process.kill(-server.pid);
});

test.beforeEach(async ({ page }) => {
  await asOwnClient(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 720 });
});

/** What stays as it is in every language, and why. */
const kept: readonly (readonly [why: string, ...names: string[]])[] = [
  ["the firm's names", firm.name, ...firm.name.split(" "), firm.licensee.name],
  ["addresses", firm.email, firm.origin, firm.registry, origin, "college-ic.ca"],
  ["networks", ...firm.social.map(({ name }) => name)],
  ["people", ...testimonials.cards.map(({ name }) => name)],
  // src/forms/phone/country-name.ts has both at hand before the browser's own names.
  ["the same in English and French", "Canada", "International", "CA"],
  ["codes for machines", "summary_large_image", "licence", "ar-XB"],
  [
    "what partners write as code",
    ...Object.keys(elements),
    ...Object.values(elements).map(({ script }) => `${script}.js`),
    ...Object.values(attributes).flatMap(({ name, type }) => [
      name,
      ...(type.match(/(?<=")\w+(?=")/g) ?? []),
    ]),
    ...Object.values(events).map(({ detail }) => detail),
    ...Object.keys(events),
    ...Object.keys(methods).map((name) => `${name}()`),
    ...Object.keys(customProperties),
    "8px",
    "Georgia, serif",
    ...Object.keys(parts),
  ],
  ["files", "evermaple-forms.zip", "custom-elements.json", "versions.json", "1.1.0/integrity.json"],
  ["files", "visa-widgets.d.ts", "visa-widgets-react.d.ts"],
];
const keptNames = kept.flatMap(([, ...names]) => names).toSorted((a, b) => b.length - a.length);

/** The texts with an English word in them, references of leads apart. */
function englishAmong(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      englishIn(
        keptNames.reduce((rest, name) => rest.replaceAll(name, ""), text.replace(/\bEM-[A-Z\d]{10}\b/, "")),
      ).length > 0,
  );
}

const files = () =>
  readdirSync(join(folder, "site"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !/^fr[./]/.test(file))
    .toSorted();
const addressOf = (file: string) => `/${file.replace(/(index)?\.html$/, "")}`;

/** What is wrong with what the page shows now. */
async function faultsOf(page: Page): Promise<string[]> {
  return [...englishAmong(await page.evaluate(textsOfPage)), ...(await page.evaluate(overflowOfPage))];
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

test("no file of a page has an English word, also for crawlers and without scripts", () => {
  const found = files().flatMap((file) => {
    const html = readFileSync(join(folder, "site", file), "utf8").replace(/<(code|pre)\b.*?<\/\1>/gs, "");
    return englishAmong(wordsOf(parse(html, { scriptingEnabled: false }), "ar")).map(
      (text) => `${file}: ${text}`,
    );
  });
  expect(found).toEqual([]);
});

test("every page shows no English word, fits a narrow screen and is its own mirror image", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const file of files()) {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(addressOf(file));
    if (!/^(widgets|receipt)/.test(file)) await whenReady(page);
    const found = await faultsOf(page);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(unmirroredBoxes)).map((box) => `${width}: ${box}`));
    }
    faults.push(...found.map((fault) => `${addressOf(file)} ${fault}`));
  }
  expect(faults).toEqual([]);
});

const named = (within: Page | Locator, role: "button" | "dialog", pseudo: string) =>
  within.getByRole(role, { name: pseudo, exact: true });

async function fill(form: Locator, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.locator(`[name="${name}"]`);
    if (name === "type") continue;
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption(String(answer));
    else await control.fill(String(answer));
  }
}

test("the menu, the pop-up and all that it says", async ({ page }) => {
  await page.goto("/study");
  await whenReady(page);
  await named(page, "button", pseudoText(frame.menu)).click();
  const subMenu = pseudoText(frame.subMenu).replace("{title}", pseudoText("Immigration"));
  await named(page, "button", subMenu).click();
  await expectNoFault(page);
  await named(page, "button", pseudoText(frame.menu)).click();

  await named(page.getByRole("banner"), "button", pseudoText(frame.book)).click();
  const dialog = named(page, "dialog", pseudoText(frame.book));
  const send = dialog.locator("[type=submit]");
  await send.click();
  await expect(dialog.locator(".visa-field [role=alert]")).toHaveCount(4);
  await expectNoFault(page);
  // Its country list is there once the field has been approached.
  await dialog.locator("[name=phone]").fill("12");
  await expect(dialog.locator("option")).not.toHaveCount(1);
  await send.click();
  await expect(dialog.locator(".visa-field [role=alert]")).toHaveCount(4);
  await expectNoFault(page);

  await page.route("**/api/contact", (route) => route.abort());
  await send.click();
  await expect(dialog.getByText(pseudoText(words.connectionLost))).toBeVisible();
  await expectNoFault(page);
  await page.unroute("**/api/contact");
  await page.route("**/api/contact", (route) => route.fulfill({ body: "<h1>" }));
  await send.click();
  await expect(dialog.getByText(pseudoText(words.noClearAnswer))).toBeVisible();
  await expectNoFault(page);
  await page.unroute("**/api/contact");

  const release = await hold(page, "**/api/contact");
  await fill(dialog, { ...message, fullName: "123" });
  await send.click();
  await expect(dialog.getByText(pseudoText(words.sending))).toBeVisible();
  await expectNoFault(page);
  release();
  await expect(dialog.getByText(pseudoText(contact.successMessage))).toBeVisible();
  await expectNoFault(page);
  await expect(dialog).toBeHidden();
  const receipt = page.getByRole("complementary");
  await receipt.getByText(pseudoText(receiptToKeep.offer)).click();
  await expect(receipt.getByText(pseudoText(receiptToKeep.next.heading))).toBeVisible();
  await expectNoFault(page);
});

test("the assessment, its refusals and the question before it closes", async ({ page }) => {
  await page.goto("/assessment");
  await whenReady(page);
  await fill(page.locator("form[name=request]"), {
    status: "Married",
    dependent: "Yes",
    age: "3",
    spouseAge: "3",
  });
  await fill(page.locator("form[name=request]"), { dependentAge: "?", skilledWorkOutside: "99" });
  await page.locator("form[name=request] [type=submit]").click();
  await expect(page.locator(".visa-summary li")).toHaveCount(12);
  await expectNoFault(page);
  await page.keyboard.press("Escape");
  await expect(named(page, "dialog", pseudoText(assessmentScreen.leave.title))).toBeVisible();
  await expectNoFault(page);
});

test("too many posts, and a page that is gone", async ({ page }) => {
  await page.goto("/no/such/page");
  await expectNoFault(page);
  const refusals = await page.evaluate(async () => {
    const posts = [...Array(12)].map(() => fetch("/api/contact", { method: "POST", body: "{}" }));
    const answers = await Promise.all(posts);
    return Promise.all(answers.map((answer) => answer.text()));
  });
  const texts = refusals.map((text) => (JSON.parse(text) as { error: { msg: string } }).error.msg);
  expect(new Set(texts).size).toBe(2);
  expect(englishAmong(texts)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused form and a receipt", async ({ page }) => {
    await page.goto("/assessment");
    await page.locator("form[name=request] [type=submit]").click();
    await expect(page.locator("form[name=request] [role=alert]")).toHaveCount(10);
    await expectNoFault(page);
    await fill(page.locator("form[name=request]"), {
      ...fullAssessment,
      firstName: "1",
      lastName: "2",
    });
    await page.locator("form[name=request] [type=submit]").click();
    await expect(page).toHaveURL(/\/receipt\?/);
    await expectNoFault(page);
  });
});

test("the elements on a page of a partner, with what they say when they cannot load", async ({ page }) => {
  await page.route("**/partner", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="ar-XB" dir="rtl"><title>123</title>
        <script type="module" src="/widgets/v1/visa-widgets.js"></script>
        <visa-contact-form></visa-contact-form><visa-assessment-form></visa-assessment-form>
        <visa-free-assessment-button></visa-free-assessment-button>`,
    }),
  );
  await page.route("**/chunks/**", (route) => route.abort());
  await page.goto("/partner");
  const form = page.locator("visa-contact-form");
  await form.locator("[type=submit]").click();
  await expect(form.getByText(pseudoText(elementWords.en.failure))).toBeVisible();
  await expectNoFault(page);
  await page.unroute("**/chunks/**");
  await page.reload();
  await form.locator("[type=submit]").click();
  await expect(form.locator(".visa-field [role=alert]")).toHaveCount(4);
  await page.locator("visa-free-assessment-button").getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFault(page);
});

test("a text that no file of words has is found", async ({ page }) => {
  await page.goto("/verify");
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("p"), { ariaLabel: "Hello" })),
  );
  expect(await faultsOf(page)).toEqual(["Hello"]);
  await page.evaluate(() => {
    const wide = Object.assign(document.createElement("p"), { id: "wide" });
    document.body.replaceChildren(wide);
    wide.style.cssText = "position: absolute; left: 0; width: 400px; height: 9px";
  });
  expect(await faultsOf(page)).toEqual([expect.stringContaining('ltr: 400 px, <p id="wide"')]);
  expect(await page.evaluate(unmirroredBoxes)).toEqual([expect.stringContaining("wide")]);
});
