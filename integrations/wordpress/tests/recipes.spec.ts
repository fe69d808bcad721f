import { elements } from "#widgets/element-api.ts";
import { publish, signIn } from "./support/posts.ts";
import { stateOf } from "./support/visit.ts";
import { roles } from "./support/wordpress.ts";
import { expect, test } from "./support/wordpress-test.ts";

/** The guide's recipes without the plugin; the link of a removed tag leads to the hosted form. */
const recipesOf = (site: string) => {
  const script = `<script type="module" src="${site}/widgets/v1/contact-form.js"></script>`;
  const { reservedStyle } = elements["visa-contact-form"];
  const tag = `<visa-contact-form style="${reservedStyle}"><a href="${site}/contact-us">Contact us</a></visa-contact-form>`;
  return {
    "script and tag": script + tag,
    "tag, script in the header": tag,
    "link, script in the header": `<a data-visa="contact-form" href="${site}/contact-us">Contact us</a>`,
  };
};

for (const role of roles)
  test(`what becomes of the recipes without the plugin where ${role} pastes them`, async ({
    page,
    origin,
    elements: site,
  }) => {
    await signIn(page, origin, role);
    for (const [way, recipe] of Object.entries(recipesOf(site))) {
      const post = await publish(page, origin, `<!-- wp:html -->${recipe}<!-- /wp:html -->`);
      const state = await stateOf(page, post + (way.endsWith("header") ? "&header" : ""));
      expect(state, way).toBe(role === "author" && !way.startsWith("link") ? "link" : "form");
    }
  });
