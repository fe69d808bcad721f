import { inFirmsName } from "#scripts/build/firm-names.ts";
import { leads } from "#tests/support/consultant.ts";
import { blockEditor, classicEditor, type Draft, mended, signIn, typo } from "./support/editors.ts";
import { sendFrom } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { expect, test } from "./support/wordpress-test.ts";

/** As the block editor and the classic one save a form of the plugin. */
const drafts = [
  {
    editor: blockEditor,
    draft: {
      title: "By block",
      content: inFirmsName(`<!-- wp:paragraph --><p>${typo}</p><!-- /wp:paragraph -->
<!-- wp:evermaple/form {"type":"contact","partner":"maple-realty"} --><p class="wp-block-evermaple-form"><a href="https://www.evermaple.example/contact-us">Contact us</a></p><!-- /wp:evermaple/form -->`),
    },
  },
  {
    editor: classicEditor,
    draft: {
      title: "By shortcode",
      content: inFirmsName(`${typo}\n\n[evermaple_form type="contact" partner="maple-realty"]`),
    },
  },
] as const satisfies readonly { editor: unknown; draft: Draft }[];

/** Fates of a script on its way; the first is nothing. */
const optimisers = ["", "asking", "unmoduled", "deferred", "delayed", "inlined", "combined"] as const;

interface StoredLead {
  readonly reference: string;
  readonly partner: string;
  readonly widget: string;
}

for (const role of roles) {
  for (const { editor, draft } of drafts) {
    test(`${role}, ${editor.name}`, async ({ page, origin, themes, note }) => {
      await signIn(page, origin, role);
      const post = await editor.write(page, origin, draft);
      const arrived: string[] = [];
      for (const theme of themes) {
        for (const optimiser of optimisers) {
          await note(
            optimiser || "as it is",
            async () => {
              const { reference, shift } = await sendFrom(
                page,
                `${post}&theme=${theme}&optimiser=${optimiser}`,
              );
              arrived.push(reference);
              return `lead, CLS ${shift.toFixed(3)}`;
            },
            theme,
          );
        }
      }
      await editor.mend(page, origin, post);
      await note("typo mended", async () => {
        const { reference } = await sendFrom(page, post);
        arrived.push(reference);
        expect(await (await page.request.get(post)).text()).toContain(mended);
        return "lead";
      });
      const stored = JSON.parse(await leads("export", "--format", "json")) as readonly StoredLead[];
      const ours = stored.filter(({ reference }) => arrived.includes(reference));
      expect(ours).toHaveLength(arrived.length);
      for (const { partner, widget } of ours) {
        expect([partner, widget]).toEqual(["maple-realty", "visa-contact-form"]);
      }
    });
  }
}
