import { inFirmsName } from "#scripts/build/firm-names.ts";
import { site } from "#tests/embed/support/embed-test.ts";
import { exportedLeads } from "#tests/support/consultant.ts";
import { elements } from "#widgets/element-api.ts";
import { publish, signIn } from "./support/posts.ts";
import { sendFrom, stateOf } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { expect, test } from "./support/wordpress-test.ts";

/** A form of the plugin as a block and as a shortcode. */
const contents = [
  '<!-- wp:evermaple/form {"partner":"maple-realty"} /-->',
  '[evermaple_form type="contact" partner="maple-realty"]',
].map((content) => inFirmsName(content));

const { reservedStyle } = elements["visa-contact-form"];
const fallback = `<a href="${site}/contact-us">Contact us</a>`;
const tag = `<visa-contact-form style="${reservedStyle}">${fallback}</visa-contact-form>`;

/** The guide's recipes without the plugin; the link of a removed tag leads to the hosted form. */
const recipes = {
  "script and tag": `<script type="module" src="${site}/widgets/v1/contact-form.js"></script>${tag}`,
  "tag, script in the header": tag,
  "link, script in the header": fallback.replace("<a", '<a data-visa="contact-form"'),
};

for (const role of roles)
  test(`a lead arrives from the forms of ${role}, and their recipes without the plugin show what they may`, async ({
    page,
    origin,
  }) => {
    await signIn(page, origin, role);
    for (const content of contents) {
      const reference = await sendFrom(page, await publish(page, origin, content));
      const lead = { partner: "maple-realty", widget: "visa-contact-form" };
      expect(await exportedLeads(reference), content).toMatchObject([lead]);
    }

    for (const [way, recipe] of Object.entries(recipes)) {
      const post = await publish(page, origin, `<!-- wp:html -->${recipe}<!-- /wp:html -->`);
      const state = await stateOf(page, post + (way.endsWith("header") ? "&header" : ""));
      expect(state, way).toBe(role === "author" && !way.startsWith("link") ? "link" : "form");
    }
  });
