import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { fillContact, site } from "#tests/embed/support/embed-test.ts";
import { observePage, readObservations } from "#tests/embed/support/in-page.ts";
import { press } from "#tests/support/send.ts";
import { compile, npm, startApp } from "./framework-tools.ts";

/**
 * Each with the folder that takes visa-widgets.d.ts, and the file in which "dark" becomes a scheme that there
 * is not.
 */
const frameworks = [
  { name: "vite-react", types: "src", mistake: "src/main.tsx" },
  { name: "next", types: ".", mistake: "app/contact.tsx" },
  { name: "nuxt", types: "app", mistake: "app/app.vue" },
  { name: "sveltekit", types: "src", mistake: "src/routes/+page.svelte" },
  { name: "angular", types: "src", mistake: "src/app.ts" },
  { name: "astro", types: "src", mistake: "src/pages/index.astro" },
];

/** The address under which the applications know the product. */
const published = "https://evermaple.example";

for (const { name, types, mistake } of frameworks)
  test(`an application of ${name} knows the elements' types, and its form sends`, async ({ page }) => {
    const folder = `examples/${name}`;
    // Of exact versions, and so without a lock file.
    npm(folder, "install", "--include=dev", "--ignore-scripts", "--no-package-lock", "--no-audit");
    copyFileSync("dist/site/widgets/visa-widgets.d.ts", `${folder}/${types}/visa-widgets.d.ts`);
    expect(compile(folder)).toBe("");
    const file = `${folder}/${mistake}`;
    const right = readFileSync(file, "utf8");
    writeFileSync(file, right.replace('"dark"', '"sepia"'));
    try {
      expect(compile(folder)).toContain("sepia");
    } finally {
      writeFileSync(file, right);
    }
    npm(folder, "run", "build");
    const app = await startApp(folder);

    const logged: unknown[] = [];
    page.on("console", (message) => logged.push(message.text()));
    page.on("pageerror", (error) => logged.push(error));
    await page.route(`${published}/**`, async (route) => {
      const url = route.request().url().replace(published, site);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.addInitScript(observePage);
    try {
      await page.goto(app.origin, { waitUntil: "networkidle" });
      const form = page.locator("visa-contact-form");
      await fillContact(form);
      await press(form);
      // The application shows what it heard with `visa-sent`.
      await expect(page.locator("output")).toHaveText(/^EM-/);
      expect((await page.evaluate(readObservations)).shift).toBeLessThanOrEqual(0.02);
      expect(logged).toEqual([]);
    } finally {
      await page.unrouteAll({ behavior: "wait" });
      app.stop();
    }
  });
