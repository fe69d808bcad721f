import { blockEditor, classicEditor, signIn, typo } from "./support/editors.ts";
import { stateOf } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { expect, test } from "./support/wordpress-test.ts";

/** The ways without the plugin, as the recipes have them, for a site whose elements come from `site`. */
const ways = {
  "script and tag": (site: string) =>
    `<script type="module" src="${site}/widgets/v1/contact-form.js"></script><visa-contact-form partner="maple-realty" style="display: block; min-height: 800px"><a href="${site}/contact-us">Contact us</a></visa-contact-form>`,
  "tag, script in the header": (site: string) =>
    `<visa-contact-form partner="maple-realty" style="display: block; min-height: 800px"><a href="${site}/contact-us">Contact us</a></visa-contact-form>`,
  "link, script in the header": (site: string) =>
    `<a data-visa="contact-form" data-partner="maple-realty" href="${site}/contact-us">Contact us</a>`,
  address: (site: string) => `${site}/widgets/frame/contact`,
} as const;

for (const role of roles) {
  for (const editor of [blockEditor, classicEditor]) {
    test(`${role}, ${editor.name}`, async ({ page, origin, elements, note }) => {
      await signIn(page, origin, role);
      for (const [way, write] of Object.entries(ways)) {
        const own = write(elements);
        const header = way.endsWith("header") ? "&header" : "";
        const post = await editor.write(page, origin, {
          title: way,
          content:
            editor === classicEditor
              ? `${typo}\n\n${own}`
              : `<!-- wp:paragraph --><p>${typo}</p><!-- /wp:paragraph -->\n${blockOf(way, own)}`,
        });
        const seen = async () => {
          const state = await stateOf(page, post + header);
          // Whatever an editor takes away, the visitor must find a way to the form.
          expect(state, "neither form nor link").not.toBe("nothing");
          return state;
        };
        await note(way, seen);
        await editor.mend(page, origin, post);
        await note(`${way}, typo mended`, seen);
      }
    });
  }
}

/** The block that an author would choose for it. */
function blockOf(way: string, content: string): string {
  if (way === "address") {
    return `<!-- wp:embed {"url":"${content}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${content}\n</div></figure><!-- /wp:embed -->`;
  }
  if (way.startsWith("link")) return `<!-- wp:paragraph --><p>${content}</p><!-- /wp:paragraph -->`;
  return `<!-- wp:html -->${content}<!-- /wp:html -->`;
}
