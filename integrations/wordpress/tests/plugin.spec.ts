import { inFirmsName } from "#scripts/build/firm-names.ts";
import { exportedLeads } from "#tests/support/consultant.ts";
import { publish, signIn } from "./support/posts.ts";
import { sendFrom } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { expect, expectUnder, test } from "./support/wordpress-test.ts";

/** As the block editor and an author save a form of the plugin. */
const contents = {
  block: inFirmsName(
    `<!-- wp:evermaple/form {"type":"contact","partner":"maple-realty"} --><p class="wp-block-evermaple-form"><a href="https://www.evermaple.example/contact-us">Contact us</a></p><!-- /wp:evermaple/form -->`,
  ),
  shortcode: inFirmsName('[evermaple_form type="contact" partner="maple-realty"]'),
};

for (const role of roles)
  test(`a lead arrives from a block and a shortcode that ${role} wrote`, async ({ page, origin }) => {
    await signIn(page, origin, role);
    await expectUnder(Object.values(contents), async (content) => {
      const { reference } = await sendFrom(page, await publish(page, origin, content));
      expect(await exportedLeads(reference)).toMatchObject([
        { partner: "maple-realty", widget: "visa-contact-form" },
      ]);
    });
  });

/** What becomes of a script on its way (site/mu-plugin.php); the first changes nothing. */
const optimisers = ["", "asking", "inlined", "combined"];

test("a lead arrives whatever theme and optimiser a site has", async ({ page, origin, themes }) => {
  await signIn(page, origin, "author");
  const post = await publish(page, origin, contents.shortcode);
  const visits = themes.flatMap((theme) => optimisers.map((one) => `&theme=${theme}&optimiser=${one}`));
  await expectUnder(visits, async (query) => void (await sendFrom(page, post + query)));
});
