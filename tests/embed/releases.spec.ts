import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readReleases, releasesFolder } from "#scripts/release/releases.ts";
import { candidateVersion, freezeCandidate } from "../support/candidate.ts";
import { asOwnClient, exportedLeads } from "../support/consultant.ts";
import { shortAnswers } from "../support/filled.ts";
import { spread } from "../support/full.ts";
import { fill, press } from "../support/send.ts";
import { contactAnswers, expect, test } from "./support/embed-test.ts";

/** Every version that partners may have pinned, and the one that would be released today. */
const versions = [...readReleases(releasesFolder).map(({ version }) => version), candidateVersion];

const forms = {
  contact: { file: "contact-form.js", tag: "visa-contact-form", answers: contactAnswers },
  request: { file: "assessment-form.js", tag: "visa-assessment-form", answers: shortAnswers },
} as const;

/** The script line of a version of a file, with its hash. */
async function pinned(version: string, file: string): Promise<string> {
  const folder = version === candidateVersion ? await freezeCandidate() : join(releasesFolder, version);
  const integrity = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
  return `<script type="module" src="{{widgets}}/widgets/${version}/${file}" integrity="${integrity[file]}" crossorigin></script>`;
}

for (const [form, { file, tag, answers }] of spread(Object.entries(forms).toReversed(), 2))
  for (const version of versions)
    test(`today's worker stores a lead from ${file} of release ${version}`, async ({ page, openLines }) => {
      await asOwnClient(page);
      const element = page.locator(tag);
      await openLines(`${await pinned(version, file)}<${tag} partner="maple-realty"></${tag}>`);
      await fill(element, answers);
      const answered = page.waitForResponse(`**/api/${form}`);
      await press(element);
      const { message, reference } = await (await answered).json();
      await expect(element.getByRole("status")).toHaveText(message);
      const from = { form, partner: "maple-realty", widget: tag, page: page.url(), version };
      expect(await exportedLeads(reference)).toMatchObject([{ ...answers, phone: "+16045550142", ...from }]);
    });
