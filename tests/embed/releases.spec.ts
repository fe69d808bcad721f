import { readFileSync } from "node:fs";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { asOwnClient, leads } from "../support/consultant.ts";
import { full } from "../support/full.ts";
import { candidateVersion, freezeCandidate, serveCandidate } from "./support/candidate.ts";
import { expect, site, test } from "./support/embed-test.ts";

/** Every version that partners may have pinned, and the one that would be released today. */
const versions = [...readReleases(releasesFolder).map(({ version }) => version), candidateVersion];

const forms = {
  contact: {
    file: "contact-form.js",
    tag: "visa-contact-form",
    answers: {
      fullName: "Amélie Nguyễn",
      email: "amelie@example.com",
      phone: "6045550142",
      body: "Can my sister join me?",
    },
  },
  request: {
    file: "assessment-form.js",
    tag: "visa-assessment-form",
    answers: {
      firstName: "Amélie",
      lastName: "Nguyễn",
      email: "amelie@example.com",
      phone: "6045550142",
      age: "34",
      status: "Single/Never Married",
      citizenship: "Viet Nam",
      educationLevel: "Masters",
      englishLevel: "Advanced",
      frenchLevel: "Intermediate",
    },
  },
} as const;

async function integrityOf(version: string, file: string): Promise<string | undefined> {
  if (version === candidateVersion) return (await freezeCandidate()).integrity[file];
  return JSON.parse(readFileSync(`${releasesFolder}/${version}/integrity.json`, "utf8"))[file];
}

for (const [form, { file, tag, answers }] of full ? Object.entries(forms) : Object.entries(forms).slice(-1)) {
  test(`a lead from the ${file} of every release is stored by today's worker`, async ({
    page,
    context,
    hosts,
  }) => {
    await serveCandidate(context, site);
    await asOwnClient(page);
    const address = `${hosts.origin}/release.html`;
    for (const version of versions) {
      await test.step(version === candidateVersion ? "a release made today" : version, async () => {
        const script = `${site}/widgets/${version}/${file}`;
        const integrity = await integrityOf(version, file);
        await page.route(address, (route) =>
          route.fulfill({
            contentType: "text/html",
            body: `<!doctype html><html lang="en"><title>A partner</title>
<script type="module" src="${script}" integrity="${integrity}" crossorigin></script>
<${tag} partner="maple-realty"></${tag}>`,
          }),
        );
        // As the browser would after a click, so that loopback addresses may be reached from a page made up here.
        await context.grantPermissions(["local-network-access"], { origin: hosts.origin }).catch(() => {});
        await page.goto(address);

        for (const [field, answer] of Object.entries(answers)) {
          const control = page.locator(`${tag} [name=${field}]`);
          if (await control.evaluate((element) => element.localName === "select"))
            await control.selectOption(answer);
          else await control.fill(answer);
        }
        const answered = page.waitForResponse(`**/api/${form}`);
        await page.locator(`${tag} [type=submit]`).click();
        const { message, reference } = await (await answered).json();
        await expect(page.locator(tag).getByRole("status")).toHaveText(message);

        const stored = JSON.parse(await leads("export", "--format", "json")) as {
          readonly reference: string;
        }[];
        const { phone, ...asWritten } = answers;
        expect(stored.filter((lead) => lead.reference === reference)).toEqual([
          expect.objectContaining({
            ...asWritten,
            ...("age" in answers && { age: Number(answers.age) }),
            phone: "+16045550142",
            form,
            partner: "maple-realty",
            widget: tag,
            page: address,
          }),
        ]);
        await page.unroute(address);
      });
    }
  });
}

test("a browser refuses a pinned file that is not the one its page names", async ({
  page,
  context,
  hosts,
  faults,
}) => {
  await serveCandidate(context, site);
  const address = `${hosts.origin}/release.html`;
  const script = `${site}/widgets/${candidateVersion}/contact-form.js`;
  const other = await integrityOf(candidateVersion, "assessment-form.js");
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>A partner</title>
<script type="module" src="${script}" integrity="${other}" crossorigin></script>
<visa-contact-form><a href="/contact">Write to us</a></visa-contact-form>`,
    }),
  );
  await page.goto(address);
  await expect.poll(() => faults.splice(0).join()).toContain("integrity");
  await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
});
