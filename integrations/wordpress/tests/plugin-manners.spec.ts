import { inFirmsName } from "#scripts/build/firm-names.ts";
import { leads } from "#tests/support/consultant.ts";
import { blockEditor, openBlockEditor, publishBlocks, signIn } from "./support/editors.ts";
import { look, sendFrom } from "./support/visit.ts";
import { expect, expectUnder, test } from "./support/wordpress-test.ts";

const paragraph = "<!-- wp:paragraph --><p>Nothing else.</p><!-- /wp:paragraph -->";
const shortcode = (attributes: string) =>
  `<!-- wp:shortcode -->[${inFirmsName("evermaple_form")} ${attributes}]<!-- /wp:shortcode -->`;
const block = inFirmsName("wp:evermaple/form");
const scripts = /<script\b[^>]*\/widgets\/[^>]*>/g;

test("an author picks a form in the block editor, sees a sign for it, and nothing is fetched", async ({
  page,
  origin,
  elements,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(elements)) fetched.push(request.url());
  });
  await signIn(page, origin, "author");
  await openBlockEditor(page, `${origin}/wp-admin/post-new.php`);
  const framed = (await page.locator("iframe[name=editor-canvas]").count()) > 0;
  const canvas = framed ? page.frameLocator("iframe[name=editor-canvas]") : page;
  await canvas.getByRole("textbox", { name: "Add title" }).fill("Picked");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/Contact form");
  await page.getByRole("option", { name: "Contact form" }).click();
  await expect(canvas.getByText("Contact form. Visitors see the form itself here.")).toBeVisible();
  const { address, content } = await publishBlocks(page);
  const [before, ...saved] = content.split(/<a href="[^"]+\/contact-us">Contact us<\/a>/);
  expect(before?.replace(/\s+/g, "")).toMatch(
    `<!--${block}--><pclass="${inFirmsName("wp-block-evermaple-form")}">`,
  );
  expect(saved.map((text) => text.replace(/\s+/g, ""))).toEqual([
    expect.stringMatching(`^</p><!--/${block}-->`),
  ]);
  expect(fetched).toEqual([]);
  await sendFrom(page, address);
});

test("a page loads each script once, with its marks before its address, and a page without a form none", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "author");
  const both = await blockEditor.write(page, origin, {
    title: "Twice",
    content: [paragraph, shortcode(""), shortcode('type="contact"'), shortcode('type="button"')].join("\n"),
  });
  const html = await (await page.request.get(both)).text();
  const found = html.match(scripts) ?? [];
  expect(found.map((tag) => /\/widgets\/v1\/(\S+)\.js"/.exec(tag)?.[1]).toSorted()).toEqual([
    "en/contact-form",
    "en/free-assessment-button",
  ]);
  for (const tag of found) {
    expect(tag).toMatch(/type="module"/);
    expect(tag).toMatch(/data-cfasync="false".* src="/);
    expect(tag).toMatch(/data-no-optimize="1".*data-jetpack-boost="ignore"/);
    expect(tag).not.toContain("ver=");
  }
  const none = await blockEditor.write(page, origin, { title: "None", content: paragraph });
  expect((await (await page.request.get(none)).text()).match(scripts)).toBeNull();
});

test("what an author writes into an attribute stays text, and curly quotes do no harm", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "author");
  const post = await blockEditor.write(page, origin, {
    title: "Quotes",
    content: [
      shortcode(
        "type=“assessment” heading='\"&gt;&lt;img src=x onerror=alert(1)&gt;' partner=“Maple-Realty”",
      ),
      `<!-- ${block} {"type":"contact","heading":"\\u0022\\u003e\\u003cb\\u003eHi","partner":"no such code!"} /-->`,
    ].join("\n"),
  });
  await page.goto(post);
  const seen = await page.locator("visa-contact-form, visa-assessment-form").evaluateAll((all) =>
    all.map((one) => ({
      tag: one.localName,
      partner: one.getAttribute("partner"),
      heading: one.getAttribute("heading"),
      around: one.parentElement?.children.length,
    })),
  );
  expect(seen).toEqual([
    {
      tag: "visa-assessment-form",
      partner: "maple-realty",
      heading: expect.stringContaining("<img"),
      around: 1,
    },
    { tag: "visa-contact-form", partner: null, heading: '"><b>Hi', around: 1 },
  ]);
  expect(await page.locator("img[src=x]").count()).toBe(0);
});

test("without the plugin the link stays in the place of a block", async ({ page, origin, elements }) => {
  await signIn(page, origin, "author");
  const post = await blockEditor.write(page, origin, {
    title: "Left",
    content: `<!-- ${block} {"type":"contact"} --><p class="${inFirmsName("wp-block-evermaple-form")}"><a href="${elements}/contact-us">Contact us</a></p><!-- /${block} -->`,
  });
  await sendFrom(page, post);
  const html = await (await page.request.get(`${post}&without`)).text();
  expect(html).toContain(`<a href="${elements}/contact-us">Contact us</a></p>`);
  expect(html).not.toContain("visa-contact-form");
});

test("a French page gets the French address, and a French administrator the French settings", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "administrator");
  const post = await blockEditor.write(page, origin, { title: "Français", content: shortcode("") });
  const html = await (await page.request.get(`${post}&locale=fr_CA`)).text();
  expect(html).toMatch(/<a href="[^"]+\/fr\/contact-us">Nous joindre<\/a>/);
  await page.goto(
    `${origin}/wp-admin/options-general.php?page=${inFirmsName("evermaple_forms")}&locale=fr_CA`,
  );
  await expect(page.getByLabel("Code de partenaire de ce site")).toBeVisible();
});

test("feeds carry the link alone", async ({ page, origin }) => {
  await signIn(page, origin, "author");
  await blockEditor.write(page, origin, { title: "Fed", content: shortcode("") });
  const feed = await (await page.request.get(`${origin}/?feed=rss2`)).text();
  expect(feed).toMatch(/<a href="[^"]+\/contact-us">Contact us<\/a>/);
  expect(feed).not.toContain("visa-contact-form");
});

/**
 * A row and a stack, as the block editor saves them; tests/embed/host-kinds.spec.ts tries these and more for
 * a bare element.
 */
const places = {
  row: '{"layout":{"type":"flex","flexWrap":"nowrap"}}',
  "centred stack": '{"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}}',
};

for (const [place, layout] of Object.entries(places))
  test(`the form has room in a ${place} of every theme`, async ({ page, origin, themes }) => {
    await signIn(page, origin, "author");
    const post = await blockEditor.write(page, origin, {
      title: place,
      content: `<!-- wp:group ${layout} --><div class="wp-block-group"><!-- ${block} {"type":"contact"} /--></div><!-- /wp:group -->`,
    });
    await expectUnder(themes, async (theme) => void (await sendFrom(page, `${post}&theme=${theme}`)));
  });

for (const [type, tag] of [
  ["assessment", "visa-assessment-form"],
  ["button", "visa-free-assessment-button"],
] as const)
  test(`the ${type} is there at once in every theme and moves nothing`, async ({ page, origin, themes }) => {
    await signIn(page, origin, "author");
    const post = await blockEditor.write(page, origin, {
      title: type,
      content: `${paragraph}<!-- ${block} {"type":"${type}"} /-->${paragraph}`,
    });
    await expectUnder(themes, async (theme) => {
      const seen = await look(page, `${post}&theme=${theme}`, tag);
      expect(seen.shift, "CLS").toBeLessThanOrEqual(0.02);
      expect(Math.abs(seen.left - seen.text), "distance from the text's edge").toBeLessThanOrEqual(1);
    });
  });

test("the setting keeps a good code, refuses a bad one, and goes with leads that have none", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "administrator");
  const settings = `${origin}/wp-admin/options-general.php?page=${inFirmsName("evermaple_forms")}`;
  const save = async (code: string) => {
    await page.goto(settings);
    await page.getByLabel("Partner code of this site").fill(code);
    await page.locator("#submit").click();
    // WordPress takes what told of it out of the address at once.
    await expect(page.locator(".settings-error")).toBeVisible();
  };
  const post = await blockEditor.write(page, origin, { title: "Default", content: shortcode("") });
  await save(" House-Code ");
  await save("not a code!");
  await expect(page.getByText("The old one was kept.")).toBeVisible();
  await expect(page.getByLabel("Partner code of this site")).toHaveValue("house-code");
  const { reference } = await sendFrom(page, post);
  expect(JSON.parse(await leads("export", "--format", "json"))).toContainEqual(
    expect.objectContaining({ reference, partner: "house-code" }),
  );
  await save("");
});
