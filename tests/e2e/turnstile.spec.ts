import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { Manifest } from "vite";
import { formPageHeaders } from "#worker/site-headers.ts";
import { whenReady } from "../support/site.ts";

const siteKey = "0x4site";
const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
const built = mkdtempSync(join(tmpdir(), "evermaple-turnstile-"));
let entry: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
  test.setTimeout(120_000);
  execFileSync("node", ["tests/support/build-with-turnstile.ts", built, siteKey], { stdio: "inherit" });
  const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8")) as Manifest;
  entry = basename(String(manifest["index.html"]?.file));
});

test.afterAll(() => rmSync(built, { recursive: true, force: true }));

interface Post {
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The contact page as a deployment with Turnstile serves it, and an API that asks for a token if it is to. */
async function open(page: Page, { asks, turnstile }: { readonly asks: boolean; readonly turnstile: string }) {
  const posts: Post[] = [];
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/contact-us", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), ...lowerCase(formPageHeaders(siteKey)) },
      body: (await answer.text()).replace(/(<script[^>]*src=")\/assets\/[^"]+/, `$1/assets/${entry}`),
    });
  });
  await page.route("**/assets/*.js", async (route) => {
    const file = join(built, "assets", basename(new URL(route.request().url()).pathname));
    await (existsSync(file) ? route.fulfill({ path: file }) : route.continue());
  });
  await page.route("**/api/contact", async (route) => {
    const request = route.request();
    posts.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
    await route.fulfill({
      json: { message: "Thank you.", param: "success", reference: "EM-0000000001" },
      headers: asks && posts.length === 1 ? { "Turnstile-Site-Key": siteKey } : {},
    });
  });
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: turnstile }),
  );
  await page.goto("/contact-us");
  await whenReady(page);
  return { posts, foreign, complaints };
}

function lowerCase(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

async function send(page: Page): Promise<void> {
  const form = page.locator("main form[name=contact]");
  await form.locator("[name=fullName]").fill("Ana Silva");
  await form.locator("[name=phone]").fill("604 555 0142");
  await form.locator("[name=email]").fill("ana@example.com");
  await form.locator("[name=body]").fill("I would like to study in Canada.");
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("status")).toContainText("Thank you.");
}

/** Turnstile as far as the form knows it; `act` has its options as `o`. */
const double = (act: string) =>
  `window.turnstile = { render: (_, o) => { setTimeout(() => { ${act} }); return "one"; }, remove() {} };`;

test("a lead that was asked for a token is sent once more with it, under its key", async ({ page }) => {
  const turnstile = double('o.callback("a token for " + o.sitekey)');
  const { posts, foreign, complaints } = await open(page, { asks: true, turnstile });
  expect(foreign).toEqual([]);
  await send(page);
  await expect.poll(() => posts.length).toBe(2);
  const [first, second] = posts;
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toEqual({ ...first?.body, turnstile: `a token for ${siteKey}` });
  expect(foreign).toEqual([script]);
  expect(complaints).toEqual([]);
});

test("a lead that is asked for nothing fetches nothing from anybody else", async ({ page }) => {
  const { posts, foreign } = await open(page, { asks: false, turnstile: "" });
  await send(page);
  await page.waitForLoadState("networkidle");
  expect(posts).toHaveLength(1);
  expect(foreign).toEqual([]);
});

for (const [fault, turnstile] of [
  ["fails", double('o["error-callback"]("300010")')],
  ["would ask the visitor something", double('o["before-interactive-callback"]()')],
  ["is not what it was", "window.turnstile = undefined;"],
] as const) {
  test(`where Turnstile ${fault} the lead stays as it was sent, and nobody sees anything`, async ({
    page,
  }) => {
    const { posts, foreign, complaints } = await open(page, { asks: true, turnstile });
    await send(page);
    await expect.poll(() => foreign).toEqual([script]);
    await page.waitForLoadState("networkidle");
    expect(posts).toHaveLength(1);
    expect(await page.locator("body > div:not(#root)").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
}
