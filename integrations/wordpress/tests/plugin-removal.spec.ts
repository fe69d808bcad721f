import { inFirmsName } from "#scripts/build/firm-names.ts";
import { releases } from "./support/debian.ts";
import { blockEditor, signIn } from "./support/editors.ts";
import { socketVariable } from "./support/start.ts";
import { sendFrom } from "./support/visit.ts";
import { startWordPress } from "./support/wordpress.ts";
import { expect, test } from "./support/wordpress-test.ts";

const link = /<a href="[^"]+\/contact-us">Contact us<\/a>/;

test("a block shows its link once the plugin is off, a shortcode once it is deleted, and nothing else stays", async ({
  page,
  release,
  elements,
}) => {
  const facts = releases[release];
  if (!facts) throw new Error(`no release ${release}`);
  const schema = `removal_${release.replace(".", "_")}`;
  const site = await startWordPress(facts, schema, process.env[socketVariable] ?? "", elements);
  const options = () => JSON.parse(site.run("options", inFirmsName("evermaple_forms%")));
  try {
    await signIn(page, site.origin, "administrator");
    const write = (title: string, content: string) =>
      blockEditor.write(page, site.origin, { title, content: inFirmsName(content) });
    const read = async (post: string) => (await page.request.get(post)).text();
    const block = await write(
      "Block",
      `<!-- wp:evermaple/form {"type":"contact"} --><p class="wp-block-evermaple-form"><a href="${elements}/contact-us">Contact us</a></p><!-- /wp:evermaple/form -->`,
    );
    const shortcode = await write(
      "Shortcode",
      `<!-- wp:paragraph --><p>Before [evermaple_form type="contact" partner="maple-realty"] after, [[evermaple_form]] as text.</p><!-- /wp:paragraph -->`,
    );
    await page.goto(`${site.origin}/wp-admin/options-general.php?page=${inFirmsName("evermaple_forms")}`);
    await page.getByLabel("Partner code of this site").fill("house-code");
    await page.locator("#submit").click();
    await expect(page.locator(".settings-error")).toBeVisible();
    expect(options()).toContain(inFirmsName("evermaple_forms_partner"));
    await sendFrom(page, block);
    await sendFrom(page, shortcode);

    site.run("deactivate");
    expect(await read(block)).toMatch(link);
    expect(await read(block)).not.toContain("visa-contact-form");

    site.run("uninstall");
    expect(await read(block)).toMatch(link);
    const [before, after = ""] = (await read(shortcode)).split(link);
    expect(before).toMatch(/Before $/);
    expect(after).toMatch(inFirmsName(" after, [[evermaple_form]] as text."));
    expect(options()).toEqual([]);
  } finally {
    site.stop();
  }
});
