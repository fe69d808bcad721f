import { firm } from "#content/firm.ts";
import { axeFaults } from "../support/axe.ts";
import { englishIn } from "../support/language-rules.ts";
import { expect, test } from "./support/embed-test.ts";

test("the French partner page and its framed forms answer in French, and work", async ({ page, request }) => {
  await test.step("the French partner page answers with and without its slash, and each language names the other", async () => {
    for (const path of ["/fr/widgets/", "/fr/widgets"]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<html lang="fr-CA"');
      expect(html).toMatch(/rel="canonical" href="[^"]*\/fr\/widgets\/"/);
    }
    for (const path of ["/widgets/", "/fr/widgets/"]) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`hreflang="en-CA" href="${firm.origin}/widgets/"`);
      expect(html).toContain(`hreflang="fr-CA" href="${firm.origin}/fr/widgets/"`);
      expect(html).toContain(`hreflang="x-default" href="${firm.origin}/widgets/"`);
    }
  });

  await test.step("the French partner page has no English word, no fault that axe finds, and works", async () => {
    await page.goto("/fr/widgets/");
    await expect(page.getByRole("log")).toContainText("visa-ready visa-free-assessment-button");
    expect(await axeFaults(page)).toEqual([]);

    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        // Code, names of attributes and their values are the same in every language.
        if (!parent?.closest("pre, code, label[for], option, script, [lang|=en], #choice"))
          found.push(walker.currentNode.nodeValue ?? "");
      }
      const named = document.querySelectorAll("[aria-label]");
      return [...found, ...[...named].map((element) => element.getAttribute("aria-label") ?? "")];
    });
    // What a platform or a file is called, and commands of platforms that have no French screens.
    const names =
      /Add Elements[^;.]*|Server URL|Set Attributes|Code Embed|\/widgets\/frame\/\w+|[\w-]+\.(?:zip|json|d\.ts|js|html)|visa-[\w-]+|\{[^}]*\}|type="module"|ISO \d+|Embed & Social|Content-Security-Policy/g;
    expect(
      texts.filter(
        (text) => englishIn(text.replaceAll(`${firm.shortName} form`, "…").replace(names, "…")).length > 0,
      ),
    ).toEqual([]);

    await page.setViewportSize({ width: 320, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.getByLabel("Code de partenaire").fill("maple-realty");
    await expect(page.locator("#code")).toContainText('<visa-contact-form lang="fr" partner="maple-realty"');
    await page.getByRole("button", { name: "Copier\u00a0: Extrait de code" }).click();
    await expect(page.locator("#copied")).toHaveText(/^(Copié|Appuyez sur Ctrl\+C)\u00a0: Extrait de code/);
  });

  await test.step("the French framed forms may be framed by any page", async () => {
    for (const form of ["contact", "assessment"]) {
      const framed = await request.get(`/fr/widgets/frame/${form}`);
      expect(framed.status()).toBe(200);
      expect(framed.headers()["content-security-policy"]).toContain("frame-ancestors *");
      expect(framed.headers()["x-frame-options"]).toBeUndefined();
      expect(await framed.text()).toContain('<html lang="fr-CA">');
    }
  });
});
