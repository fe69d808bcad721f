import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { firm } from "#content/firm.ts";
import { packRelease } from "#scripts/release/pack.ts";
import { candidateVersion, freezeCandidate } from "./support/candidate.ts";
import { answerApi, expect, fillContact, test } from "./support/embed-test.ts";

const partner = "https://partner.example";

const page = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { ContactForm } from "visa-widgets/react";

function Page() {
  const [reference, setReference] = useState("none");
  return [
    createElement(ContactForm, { key: 1, partner: "maple-realty", onSent: (event) => setReference(event.detail.reference) }),
    createElement("output", { key: 2 }, reference),
  ];
}
createRoot(document.querySelector("main")).render(createElement(Page));
`;

/** The partner's own bundle of a page and of the package of a release made today. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { integrity, files } = await freezeCandidate();
  // Inside the project, so that the page finds React.
  const folder = mkdtempSync(join("node_modules", ".cache", "react-page-"));
  try {
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const packed = packRelease({ version: candidateVersion, integrity }, folder, folder);
    const installed = join(folder, "node_modules/visa-widgets");
    mkdirSync(installed, { recursive: true });
    execFileSync("tar", ["-xzf", packed.at(-1) ?? "", "-C", installed, "--strip-components", "1"]);
    writeFileSync(join(folder, "page.js"), page);
    const { output } = (await build({
      configFile: false,
      logLevel: "error",
      build: {
        write: false,
        rolldownOptions: { input: join(folder, "page.js"), output: { entryFileNames: "page.js" } },
      },
    })) as Rolldown.RolldownOutput;
    return new Map(
      output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a partner's React page bundles the form, sends a lead to our API and hears of it", async ({ page }) => {
  const files = await bundle();
  await page.route(`${partner}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === "") {
      return route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><title>A partner</title><main></main><script type="module" src="/page.js"></script>',
      });
    }
    const body = files.get(name);
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: "text/javascript", body });
  });
  const sent = await answerApi(page);
  const asked = page.waitForRequest("**/api/contact");
  await page.goto(`${partner}/`);
  const form = page.locator("visa-contact-form");
  await fillContact(form);
  await form.getByRole("button", { name: "Send message" }).click();
  expect((await asked).url()).toBe(`${firm.origin}/api/contact`);
  await expect(page.locator("output")).toHaveText("MAPLE-2345");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ source: { partner: "maple-realty", widget: "visa-contact-form" } });
});
