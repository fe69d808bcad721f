import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { axeFaults } from "../support/axe.ts";
import { newsSentences, withNews } from "../support/configured-news.ts";
import { asOwnClient, leads } from "../support/consultant.ts";

let files: Promise<ReadonlyMap<string, string>> | undefined;

/** A page made from contents that have the sentences, once. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [withNews()],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "../support/news-page.tsx"),
        output: { entryFileNames: "page.js", chunkFileNames: "[name].js", assetFileNames: "page[extname]" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}

test.beforeEach(async ({ page }) => {
  await asOwnClient(page);
  files ??= bundle();
  const built = await files;
  await page.route("**/news/**", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const body =
      built.get(name) ??
      `<!doctype html><html lang="en-CA"><title>News</title><link rel="stylesheet" href="page.css"><div id="app"></div><script type="module" src="page.js"></script></html>`;
    const type = { js: "text/javascript", css: "text/css" }[name.split(".")[1] ?? ""] ?? "text/html";
    return route.fulfill({ body, contentType: type });
  });
  await page.goto("/news/");
  await form(page).locator("[name=fullName]").fill("Adaeze Okonkwo");
  await form(page).locator("[name=phone]").fill("+1 604 555 0142");
  await form(page).locator("[name=email]").fill(`adaeze.${crypto.randomUUID()}@example.com`);
  await form(page).locator("[name=body]").fill("Can my sister join me?");
});

const form = (page: Page): Locator => page.locator("form[name=contact]");
const box = (page: Page): Locator => page.getByRole("checkbox");

async function sentReference(page: Page): Promise<string> {
  const reference = form(page).locator(".visa-reference strong");
  await expect(reference).toBeVisible();
  return reference.innerText();
}

test("the box is not ticked, stands between the last question and the button, and what is ticked is stored as it reads", async ({
  page,
}) => {
  await expect(box(page)).not.toBeChecked();
  await expect(box(page)).toHaveAccessibleName(newsSentences.en);
  await expect(page.locator(".visa-news")).toHaveText(newsSentences.en);
  expect(await axeFaults(page)).toEqual([]);
  const order = await form(page).evaluate((element) =>
    [...element.querySelectorAll("textarea, [type=checkbox], [type=submit], .visa-privacy")].map(
      ({ localName, className }) => className || localName,
    ),
  );
  expect(order).toEqual(["visa-control", "input", "visa-submit", "visa-privacy"]);

  await page.locator(".visa-news").click();
  await form(page).getByRole("button", { name: "Send message" }).click();
  const reference = await sentReference(page);
  expect(await leads("show", reference)).toContain(`Agreed to news: ${newsSentences.en}\n`);
  // The next message asks anew.
  await expect(form(page).locator("[name=fullName]")).toHaveValue("");
  await expect(box(page)).not.toBeChecked();
});

test("a box that is left alone stores nothing, and keeps nobody from sending", async ({ page }) => {
  await form(page).getByRole("button", { name: "Send message" }).click();
  expect(await leads("show", await sentReference(page))).not.toContain("news");
});

test("the sentence of another language has to be ticked anew, and its own words are stored", async ({
  page,
}) => {
  await box(page).check();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(box(page)).toHaveAccessibleName(newsSentences.fr);
  await expect(box(page)).not.toBeChecked();
  await expect(form(page).locator("[name=body]")).toHaveValue("Can my sister join me?");
  await box(page).check();
  await form(page).getByRole("button", { name: "Envoyer" }).click();
  const shown = await leads("show", await sentReference(page));
  expect(shown).toContain(`Agreed to news: ${newsSentences.fr}\n`);
  expect(shown).toContain("Form's language: French");
});
