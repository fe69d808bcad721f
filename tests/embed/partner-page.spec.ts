import type { Page } from "@playwright/test";
import { attributes, customProperties, elements, events, type Tag } from "#widgets/element-api.ts";
import { axeFaults } from "../support/axe.ts";
import { full, spread } from "../support/full.ts";
import { answerApi, expect, fillContact, site, test } from "./support/embed-test.ts";

const tags = Object.keys(elements) as Tag[];

async function openPage(page: Page): Promise<void> {
  await page.goto("/widgets/");
  await expect(page.getByRole("log")).toContainText("visa-ready visa-free-assessment-button");
}

const snippet = (page: Page) => page.locator("#code");

test("the partner page answers, stands still with its first choices in sight, and can be set in everything", async ({
  page,
  request,
}) => {
  await test.step("the partner page answers with and without its slash, under the site's policy", async () => {
    for (const path of ["/widgets/", "/widgets"]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-security-policy"]).toContain("default-src 'self'");
      const html = await answer.text();
      for (const tag of tags) expect(html).toContain(`<${tag} test="">`);
      for (const name of Object.keys({ ...events, ...customProperties })) expect(html).toContain(name);
      expect(html).not.toMatch(/<[^>]* style="|<style/);
    }
  });

  for (const { colorScheme, ...viewport } of [
    { width: 375, height: 667, colorScheme: "light" },
    { width: 1280, height: 720, colorScheme: "dark" },
  ] as const) {
    await page.setViewportSize({ ...viewport, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openPage(page);

    await test.step(`the partner page does not move while it loads, ${viewport.width} px wide`, async () => {
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
                  (sum, { value }) => sum + value,
                  0,
                ),
              ),
            ).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    });

    await test.step(`code, form, language and Copy are in the first screen, ${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      for (const label of ["Partner code", "Form", "Language"])
        await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Copy: Snippet" })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  }

  await test.step("the partner page has no fault that axe finds, dark", async () => {
    expect(await axeFaults(page)).toEqual([]);
  });

  if (full)
    await test.step("the partner page has no fault that axe finds, light", async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await openPage(page);
      expect(await axeFaults(page)).toEqual([]);
    });

  await test.step("the controls cover every attribute but the code and test mode, and every theme property", async () => {
    const names = await page
      .locator("#controls :is(input[type=text], select)")
      .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name));
    expect(names).toEqual([
      ...Object.values(attributes)
        .map(({ name }) => name)
        .filter((name) => name !== "partner" && name !== "test"),
      ...Object.keys(customProperties),
    ]);
  });
});

test("the partner page previews in test mode, and what is chosen changes elements, snippets and recipes", async ({
  page,
  request,
}) => {
  await openPage(page);

  await test.step("each control changes the elements and their snippet", async () => {
    await page.getByLabel("default-country").fill("NG");
    await page.getByLabel("color-scheme").selectOption("dark");
    await page.getByLabel("heading", { exact: true }).fill('Ask "us"');
    await page.getByLabel("label", { exact: true }).fill("Start");
    await page.getByLabel("--visa-accent", { exact: true }).fill("rgb(0, 90, 140)");
    const form = page.locator("visa-contact-form");
    await expect(form.getByRole("heading", { name: 'Ask "us"' })).toBeVisible();
    await expect(form.locator("[name=phoneCountry]")).toHaveValue("NG");
    await expect(form.getByRole("button", { name: "Send message" })).toHaveCSS(
      "background-color",
      "rgb(0, 90, 140)",
    );
    await expect(page.locator("visa-free-assessment-button").getByRole("button")).toHaveText("Start");
    await expect(snippet(page)).toContainText(
      'default-country="NG" color-scheme="dark" heading="Ask &quot;us&quot;"',
    );
    await expect(snippet(page)).toContainText("--visa-accent:rgb(0, 90, 140)");
    await expect(snippet(page)).not.toContainText("label=");
    await page.getByLabel("Form", { exact: true }).selectOption("Free assessment button");
    await expect(snippet(page)).toContainText('label="Start"');

    await page.getByLabel("Hide the heading").check();
    await expect(form.getByRole("heading")).toHaveCount(0);
    await expect(snippet(page)).toContainText('heading=""');
    await page.getByRole("button", { name: "Reset everything" }).click();
    await expect(form.getByRole("heading", { name: "Contact us" })).toBeVisible();
    await expect(snippet(page)).not.toContainText("--visa-accent");
  });

  await test.step("the previews are in test mode, and the log tells the events of a lead and no answer", async () => {
    const sent = await answerApi(page);
    const form = page.locator("visa-contact-form");
    await fillContact(form);
    await form.getByRole("button", { name: "Send message" }).click();
    const log = page.getByRole("log");
    await expect(log).toContainText(
      'visa-sent visa-contact-form {"form":"contact","reference":"MAPLE-2345"}',
    );
    await expect(log).not.toContainText("amelie");
    expect(sent[0]?.body).toMatchObject({ test: true });
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(log.getByRole("listitem")).toHaveCount(0);
  });

  await test.step("what is chosen fills the snippet and every recipe, of which one shows", async () => {
    await page.getByLabel("Partner code").fill("maple-realty");
    await page.getByLabel("Form", { exact: true }).selectOption("Assessment form");
    await page.getByLabel("Language", { exact: true }).selectOption("Français");
    await expect(snippet(page)).toContainText(
      '<visa-assessment-form lang="fr" partner="maple-realty" style="min-height:',
    );
    await expect(snippet(page)).toContainText("/fr/assessment");
    await expect(page.locator("visa-contact-form").getByRole("heading")).toHaveText("Nous joindre");
    await page.getByLabel("Show the recipe for").selectOption("Nuxt");
    const shown = page.locator(".recipe:visible");
    await expect(shown).toHaveCount(1);
    await expect(shown.locator("code").first()).toContainText(
      `${new URL(page.url()).origin}/widgets/v1/assessment-form.js`,
    );
    await expect(shown.locator("code").first()).toContainText('lang="fr" partner="maple-realty"');
    await page.goto("/widgets/#next");
    await expect(shown.getByRole("heading", { name: "Next" })).toBeVisible();
  });

  await test.step("the pinned snippet carries the integrity of the file it names", async () => {
    const { latest } = (await (await request.get("/widgets/versions.json")).json()) as {
      latest: string | null;
    };
    if (latest === null) {
      await expect(page.getByLabel("File", { exact: true })).toHaveCount(0);
      return;
    }
    const answer = await request.get(`/widgets/${latest}/integrity.json`);
    const integrity = (await answer.json()) as Record<string, string>;
    await page.getByLabel("File", { exact: true }).selectOption("pinned");
    for (const tag of tags) {
      await page.getByLabel("Form", { exact: true }).selectOption(tag);
      const file = `${elements[tag].script}.js`;
      await expect(snippet(page)).toContainText(
        `/widgets/${latest}/${file}" integrity="${integrity[file]}" crossorigin`,
      );
    }
  });
});

test("a copied snippet works as it is on a page of another origin", async ({
  page,
  hosts,
  context,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page);
  const sent = await answerApi(page);
  const pasted = new Map<string, string>();
  for (const tag of tags) {
    await page.getByLabel("Form", { exact: true }).selectOption(tag);
    await page.getByRole("button", { name: "Copy: Snippet" }).click();
    await expect(page.locator("#copied")).toHaveText("Copied: Snippet");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`<${tag} `);
    pasted.set(tag, await copied());
  }
  for (const tag of spread(tags, 2)) {
    const address = `${hosts.origin}/pasted.html`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><title>Pasted</title><body>${pasted.get(tag)}<p>Below</p>`,
      }),
    );
    // As the browser would after a click, so that loopback addresses may be reached from a page made up here.
    await context.grantPermissions(["local-network-access"], { origin: hosts.origin }).catch(() => {});
    await page.goto(address);
    await expect(page.locator(`${tag === "visa-free-assessment-button" ? "button" : "form"}`)).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
    await page.unroute(address);
    if (tag !== "visa-contact-form") continue;
    await fillContact(page.locator("visa-contact-form"));
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("status")).toHaveText("Thank you.");
    expect(sent[0]?.body).toMatchObject({ source: { page: address } });
    expect(sent[0]?.body).not.toHaveProperty("source.partner");
  }
  expect(faults).toEqual([]);
});

test("the hosted forms may be framed by any page, and send from its frame", async ({
  page,
  hosts,
  request,
}) => {
  const sent = await answerApi(page);

  await test.step("a frame sends with its partner, and its height follows its form", async () => {
    for (const [name, field, least] of spread(
      [
        ["contact", "fullName", 600],
        ["assessment", "firstName", 2000],
      ] as const,
      2,
    )) {
      const address = `${site}/widgets/frame/${name}?partner=maple-realty`;
      const answer = await request.get(address);
      expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors *");
      hosts.write(
        "/frame.html",
        `<!doctype html><html lang="en"><title>A partner</title><iframe src="${address}"></iframe>
<script>addEventListener("message", ({ origin, source, data }) => {
  const frame = document.querySelector("iframe");
  if (origin !== "{{widgets}}" || source !== frame.contentWindow) return;
  if (data.type === "visa-height") frame.height = data.height;
  else document.title = JSON.stringify(data);
})</script>`,
      );
      await page.goto(`${hosts.origin}/frame.html`);
      const frame = page.frameLocator("iframe");
      await expect(frame.locator(`[name=${field}]`)).toBeVisible();
      const followed = async () => Number(await page.locator("iframe").getAttribute("height"));
      await expect.poll(followed).toBeGreaterThan(least);
      expect(await frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
      if (name === "assessment") continue;
      await fillContact(frame.locator("visa-contact-form"));
      await frame.getByRole("button", { name: "Send message" }).click();
      await expect(frame.getByRole("status")).toHaveText("Thank you.");
      expect(sent[0]?.body).toMatchObject({ source: { partner: "maple-realty" } });
      await expect(page).toHaveTitle('{"type":"visa-sent","form":"contact","reference":"MAPLE-2345"}');
    }
    sent.splice(0);
  });

  await test.step("the hosted forms may be framed by any page, and only they", async () => {
    for (const path of ["/widgets/frame/contact", "/widgets/frame/assessment"]) {
      const headers = (await request.get(path)).headers();
      expect(headers["content-security-policy"]).toContain("frame-ancestors *");
      expect(headers["x-frame-options"]).toBeUndefined();
    }
    expect((await request.get("/widgets/")).headers()["x-frame-options"]).toBe("DENY");
    // The page asks all its parts for COEP.
    await page.goto(`${hosts.origin}/framed.html`);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: "Contact us" })).toBeVisible();
    // The address asks for another: nobody writes above our licence line by a link.
    await expect(frame.getByText("Ask us")).toHaveCount(0);
    const form = frame.locator("visa-contact-form");
    await form.locator("[name=fullName]").fill("Ann");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("status")).toHaveText("Thank you.");
    expect(sent[0]?.body).toMatchObject({
      source: { partner: "maple-realty", widget: "visa-contact-form", utm: { utm_source: "newsletter" } },
    });
  });
});
