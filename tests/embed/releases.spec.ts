import { readFileSync } from "node:fs";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { candidateVersion, freezeCandidate } from "../support/candidate.ts";
import { asOwnClient, leads } from "../support/consultant.ts";
import { full } from "../support/full.ts";
import { expect, press, test } from "./support/embed-test.ts";

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

/** The script line of a version of a file, with the given hash. */
const pinned = (version: string, file: string, integrity: string | undefined) =>
  `<script type="module" src="{{widgets}}/widgets/${version}/${file}" integrity="${integrity}" crossorigin></script>`;

for (const [form, { file, tag, answers }] of full ? Object.entries(forms) : Object.entries(forms).slice(-1)) {
  test(`a lead from the ${file} of every release is stored by today's worker`, async ({
    page,
    openLines,
  }) => {
    await asOwnClient(page);
    for (const version of versions) {
      await test.step(version === candidateVersion ? "a release made today" : version, async () => {
        const script = pinned(version, file, await integrityOf(version, file));
        await openLines(`${script}<${tag} partner="maple-realty"></${tag}>`);
        for (const [field, answer] of Object.entries(answers)) {
          const control = page.locator(`${tag} [name=${field}]`);
          if (await control.evaluate((element) => element.localName === "select"))
            await control.selectOption(answer);
          else await control.fill(answer);
        }
        const answered = page.waitForResponse(`**/api/${form}`);
        await press(page.locator(tag));
        const { message, reference } = await (await answered).json();
        await expect(page.locator(tag).getByRole("status")).toHaveText(message);

        const stored = JSON.parse(await leads("export", "--format", "json")) as {
          readonly reference: string;
        }[];
        expect(stored.filter((lead) => lead.reference === reference)).toMatchObject([
          {
            ...answers,
            ...("age" in answers && { age: Number(answers.age) }),
            phone: "+16045550142",
            form,
            partner: "maple-realty",
            widget: tag,
            page: page.url(),
          },
        ]);
      });
    }
  });
}

test("a browser refuses a pinned file that is not the one its page names", async ({
  page,
  openLines,
  faults,
}) => {
  const other = await integrityOf(candidateVersion, "assessment-form.js");
  const script = pinned(candidateVersion, "contact-form.js", other);
  await openLines(`${script}<visa-contact-form><a href="/contact">Write to us</a></visa-contact-form>`);
  await expect.poll(() => faults.splice(0).join()).toContain("integrity");
  await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
});
