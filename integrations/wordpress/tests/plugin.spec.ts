import { inFirmsName } from "#scripts/build/firm-names.ts";
import { leads } from "#tests/support/consultant.ts";
import { blockEditor, classicEditor, mended, signIn, typo } from "./support/editors.ts";
import { sendFrom } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { expect, expectUnder, test } from "./support/wordpress-test.ts";

/** As the block editor and the classic one save a form of the plugin. */
const contents = [
  [
    blockEditor,
    `<!-- wp:paragraph --><p>${typo}</p><!-- /wp:paragraph -->
<!-- wp:evermaple/form {"type":"contact","partner":"maple-realty"} --><p class="wp-block-evermaple-form"><a href="https://www.evermaple.example/contact-us">Contact us</a></p><!-- /wp:evermaple/form -->`,
  ],
  [classicEditor, `${typo}\n\n[evermaple_form type="contact" partner="maple-realty"]`],
] as const;

/** Fates of a script on its way (site/mu-plugin.php); the first is nothing. */
const optimisers = ["", "asking", "unmoduled", "deferred", "delayed", "inlined", "combined"];

interface StoredLead {
  readonly reference: string;
  readonly partner: string;
  readonly widget: string;
}

for (const role of roles) {
  for (const [editor, content] of contents) {
    test(`a lead arrives from what ${role} wrote in the ${editor.name}, whatever theme and optimiser, and after a change`, async ({
      page,
      origin,
      themes,
    }) => {
      await signIn(page, origin, role);
      const draft = { title: editor.name, content: inFirmsName(content) };
      const post = await editor.write(page, origin, draft);
      const arrived: string[] = [];
      const visits = themes.flatMap((theme) => optimisers.map((one) => `&theme=${theme}&optimiser=${one}`));
      await expectUnder(visits, async (query) => {
        arrived.push((await sendFrom(page, post + query)).reference);
      });
      await editor.mend(page, origin, post);
      arrived.push((await sendFrom(page, post)).reference);
      expect(await (await page.request.get(post)).text()).toContain(mended);
      const stored = JSON.parse(await leads("export", "--format", "json")) as readonly StoredLead[];
      const ours = stored.filter(({ reference }) => arrived.includes(reference));
      expect(ours).toHaveLength(arrived.length);
      for (const { partner, widget } of ours)
        expect([partner, widget]).toEqual(["maple-realty", "visa-contact-form"]);
    });
  }
}
