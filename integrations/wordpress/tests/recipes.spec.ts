import { elements } from "#widgets/element-api.ts";
import { blockEditor, classicEditor, signIn, typo } from "./support/editors.ts";
import { stateOf } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { test } from "./support/wordpress-test.ts";

interface Way {
  /** Pasted markup, for a site whose elements come from `site`. */
  readonly paste: (site: string) => string;
  /** Outcome for every role; without it WordPress may leave only the link of what an author pasted. */
  readonly becomes?: "form";
}

const tag = (site: string) =>
  `<visa-contact-form partner="maple-realty" style="${elements["visa-contact-form"].reservedStyle}"><a href="${site}/contact-us">Contact us</a></visa-contact-form>`;

/** The ways without the plugin. */
const ways: Readonly<Record<string, Way>> = {
  "script and tag": {
    paste: (site) => `<script type="module" src="${site}/widgets/v1/contact-form.js"></script>${tag(site)}`,
  },
  "tag, script in the header": { paste: tag },
  "link, script in the header": {
    paste: (site) =>
      `<a data-visa="contact-form" data-partner="maple-realty" href="${site}/contact-us">Contact us</a>`,
    becomes: "form",
  },
};

for (const role of roles) {
  for (const editor of [blockEditor, classicEditor]) {
    test(`${role}, ${editor.name}`, async ({ page, origin, elements: site, note }) => {
      await signIn(page, origin, role);
      for (const [way, { paste, becomes }] of Object.entries(ways)) {
        const own = paste(site);
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
          if (state === "nothing" || (becomes && state !== becomes))
            throw new Error(state === "nothing" ? "neither form nor link" : `${state} only`);
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
  if (way.startsWith("link")) return `<!-- wp:paragraph --><p>${content}</p><!-- /wp:paragraph -->`;
  return `<!-- wp:html -->${content}<!-- /wp:html -->`;
}
