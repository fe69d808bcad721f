import { elements } from "#widgets/element-api.ts";
import { blockEditor, classicEditor, signIn, typo } from "./support/editors.ts";
import { stateOf } from "./support/visit.ts";
import { expect, test } from "./support/wordpress-test.ts";

const tag = (site: string) =>
  `<visa-contact-form partner="maple-realty" style="${elements["visa-contact-form"].reservedStyle}"><a href="${site}/contact-us">Contact us</a></visa-contact-form>`;
const link = (site: string) =>
  `<a data-visa="contact-form" data-partner="maple-realty" href="${site}/contact-us">Contact us</a>`;

/**
 * What a pasted tag becomes, and after a typo beside it was mended; the link in its place leads to the hosted
 * form.
 */
const outcomes = [
  { role: "administrator", editor: blockEditor, pasted: "form", later: "form" },
  { role: "administrator", editor: classicEditor, pasted: "form", later: "link" },
  { role: "editor", editor: blockEditor, pasted: "form", later: "form" },
  { role: "editor", editor: classicEditor, pasted: "form", later: "link" },
  { role: "author", editor: blockEditor, pasted: "link", later: "link" },
  { role: "author", editor: classicEditor, pasted: "link", later: "link" },
] as const;

for (const { role, editor, pasted, later } of outcomes)
  for (const way of ["script and tag", "tag, script in the header", "link, script in the header"]) {
    const isLink = way.startsWith("link");
    const expected = isLink ? ["form", "form"] : [pasted, later];
    test(`without the plugin a ${way} by ${role} in the ${editor.name} is a ${expected.join(", later a ")}`, async ({
      page,
      origin,
      elements: site,
    }) => {
      await signIn(page, origin, role);
      const script = `<script type="module" src="${site}/widgets/v1/contact-form.js"></script>`;
      const own = isLink ? link(site) : way.startsWith("script") ? script + tag(site) : tag(site);
      // The block that an author would choose for it.
      const block = isLink
        ? `<!-- wp:paragraph --><p>${own}</p><!-- /wp:paragraph -->`
        : `<!-- wp:html -->${own}<!-- /wp:html -->`;
      const post = await editor.write(page, origin, {
        title: way,
        content:
          editor === classicEditor
            ? `${typo}\n\n${own}`
            : `<!-- wp:paragraph --><p>${typo}</p><!-- /wp:paragraph -->\n${block}`,
      });
      const address = post + (way.endsWith("header") ? "&header" : "");
      const before = await stateOf(page, address);
      await editor.mend(page, origin, post);
      expect([before, await stateOf(page, address)]).toEqual(expected);
    });
  }
