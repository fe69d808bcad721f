import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { site } from "#tests/embed/support/embed-test.ts";
import { exportedLeads } from "#tests/support/consultant.ts";
import { elements } from "#widgets/element-api.ts";
import { publish, signIn } from "./support/posts.ts";
import { look, sendFrom, visit } from "./support/visit.ts";
import { expect, test } from "./support/wordpress-test.ts";

const paragraph = "<!-- wp:paragraph --><p>Nothing else.</p><!-- /wp:paragraph -->";
const shortcode = (attributes: string) => `[${inFirmsName("evermaple_form")} ${attributes}]`;
const block = inFirmsName("wp:evermaple/form");
const blockClass = inFirmsName("wp-block-evermaple-form");
const settingsPage = inFirmsName("/wp-admin/options-general.php?page=evermaple_forms");
const scripts = /<script\b[^>]*\/widgets\/[^>]*>/g;

/** Opens the block editor without its tours; returns where its text is. */
async function openBlockEditor(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(`{
    const editor = window.wp?.data?.select("core/editor");
    editor?.getCurrentPostId?.() && editor.__unstableIsEditorReady?.();
  }`);
  // The editor's own stores: what its buttons call.
  await page.evaluate(`{
    const preferences = wp.data.dispatch("core/preferences");
    preferences.set("core/edit-post", "welcomeGuide", false);
    preferences.set("core", "enableChoosePatternModal", false);
  }`);
  const framed = (await page.locator("iframe[name=editor-canvas]").count()) > 0;
  return framed ? page.frameLocator("iframe[name=editor-canvas]") : page;
}

test("an author picks a form in the block editor, sees a sign for it, and nothing is fetched", async ({
  page,
  origin,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(site)) fetched.push(request.url());
  });
  const sign = "Contact form. Visitors see the form itself here.";
  await signIn(page, origin, "author");
  const canvas = await openBlockEditor(page, `${origin}/wp-admin/post-new.php`);
  await canvas.getByRole("textbox", { name: "Add title" }).fill("Picked");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/Contact form");
  await page.getByRole("option", { name: "Contact form" }).click();
  await expect(canvas.getByText(sign)).toBeVisible();
  await page.evaluate('wp.data.dispatch("core/editor").editPost({ status: "publish" })');
  await page.evaluate('wp.data.dispatch("core/editor").savePost()');
  const saved = 'wp.data.select("core/editor")';
  const post = await page.evaluate(`${saved}.getCurrentPostId()`);
  const content = String(await page.evaluate(`${saved}.getEditedPostContent()`));
  // Without the plugin this is what shows.
  const link = `<pclass="${blockClass}"><ahref="[^"]+/contact-us">Contactus</a></p>`;
  expect(content.replace(/\s+/g, "")).toMatch(new RegExp(`^<!--${block}-->${link}<!--/${block}-->$`));
  await sendFrom(page, `${origin}/?p=${post}`);

  // A block whose saved content is not what it would save now shows a warning instead.
  const edit = `${origin}/wp-admin/post.php?post=${post}&action=edit`;
  await expect((await openBlockEditor(page, edit)).getByText(sign)).toBeVisible();
  expect(fetched).toEqual([]);
});

test("a page loads each script once and marked, without a form none, and a feed has the link alone", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "author");
  const textOf = async (address: string) => (await page.request.get(address)).text();
  const none = await textOf(await publish(page, origin, paragraph));
  expect(none.match(scripts)).toBeNull();
  const three = [shortcode(""), shortcode('type="contact"'), shortcode('type="button"')];
  const html = await textOf(await publish(page, origin, three.join("\n\n")));
  const found = html.match(scripts) ?? [];
  expect(found.map((tag) => /\/widgets\/v1\/(\S+)\.js"/.exec(tag)?.[1]).toSorted()).toEqual([
    "en/contact-form",
    "en/free-assessment-button",
  ]);
  for (const tag of found) {
    expect(tag).toMatch(/type="module"/);
    expect(tag).toMatch(/data-cfasync="false".*data-no-optimize="1".* src="/);
    expect(tag).not.toContain("ver=");
  }
  // Where an optimiser writes the script into the page (tests/embed/script-address.spec.ts).
  expect(html.match(/data-base="[^"]*"/g)).toEqual(Array(3).fill(`data-base="${site}/widgets/v1/"`));
  const feed = await textOf(`${origin}/?feed=rss2`);
  expect(feed).toMatch(/<a href="[^"]+\/contact-us">Contact us<\/a>/);
  expect(feed).not.toContain("visa-contact-form");
});

test("an author's attribute stays text, and curly quotes do no harm", async ({ page, origin }) => {
  await signIn(page, origin, "author");
  const curly = "type=“assessment” heading='\"&gt;&lt;img src=x onerror=alert(1)&gt;' partner=“Maple-Realty”";
  const attributes = String.raw`{"heading":"\u0022\u003e\u003cb\u003eHi","partner":"no such code!"}`;
  await page.goto(await publish(page, origin, `${shortcode(curly)}\n<!-- ${block} ${attributes} /-->`));
  const seen = await page
    .locator("visa-contact-form, visa-assessment-form")
    .evaluateAll((all) =>
      all.map((one) => [
        one.localName,
        one.getAttribute("partner"),
        one.getAttribute("heading"),
        one.parentElement?.querySelectorAll(":scope > :not(p)").length,
      ]),
    );
  expect(seen).toEqual([
    ["visa-assessment-form", "maple-realty", expect.stringContaining("<img"), 1],
    ["visa-contact-form", null, '"><b>Hi', 1],
  ]);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("an author reads below a form what it leaves out, and a visitor does not", async ({ page, origin }) => {
  await signIn(page, origin, "author");
  const unknown = 'type="contackt" partner="no code!" api="https://elsewhere.example" label="Go" lang="xx"';
  const post = await publish(page, origin, shortcode(unknown));
  await page.goto(post);
  const left = unknown.replaceAll('" ', '", ');
  await expect(page.getByRole("note")).toContainText(`the form does not take it: ${left}. No partner code`);
  expect(await visit(page, post, (tab) => tab.getByRole("note").count())).toBe(0);
  await expect(page.locator("visa-contact-form")).toHaveAttribute("api", `${site}/api`);

  await page.goto(await publish(page, origin, shortcode('partner="maple-realty"')));
  await expect(page.getByRole("note")).toHaveCount(0);
});

test("a form in test mode and French takes no lead, as a block and as a shortcode", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "author");
  for (const content of [
    shortcode('partner="maple-realty" test lang="fr"'),
    `<!-- ${block} {"partner":"maple-realty","test":"true","lang":"fr"} /-->`,
  ]) {
    const post = await publish(page, origin, content);
    const reference = await sendFrom(page, post, "Envoyer le message");
    expect(reference, content).toMatch(/^TEST-/);
    expect(await exportedLeads(reference), content).toEqual([]);
  }
});

test("the block says what its form leaves out, and that it is in test mode", async ({ page, origin }) => {
  await signIn(page, origin, "author");
  const attributes = '{"partner":"no such code!","test":"true"}';
  const id = new URL(await publish(page, origin, `<!-- ${block} ${attributes} /-->`)).searchParams.get("p");
  const canvas = await openBlockEditor(page, `${origin}/wp-admin/post.php?post=${id}&action=edit`);
  const sign = canvas.locator(`.${blockClass}`);
  for (const line of [/Test mode/, /Left out.* partner="no such code!"/, /credited to nobody/])
    await expect(sign).toContainText(line);
});

test("an author's link of the guide has its room before the form, and moves nothing in any theme", async ({
  page,
  origin,
  themes,
}) => {
  await signIn(page, origin, "author");
  const link = [...readFileSync("docs/embedding.md", "utf8").matchAll(/^<p .*data-visa.*$/gm)].join();
  const content = `<!-- wp:html -->${link.replaceAll("https://YOUR-SITE", site)}<!-- /wp:html -->`;
  const post = await publish(page, origin, paragraph + content + paragraph);
  const { room } = elements["visa-contact-form"];
  for (const theme of themes) {
    // Where no script runs.
    await page.goto(`${post}&theme=${theme}`);
    const place = page.locator("p", { has: page.locator("[data-visa]") });
    expect(`min-height:${(await place.boundingBox())?.height}px`, theme).toBe(room);
    const { shift } = await look(page, `${post}&theme=${theme}&header`, "visa-contact-form");
    expect(shift, `CLS in ${theme}`).toBeLessThanOrEqual(0.02);
  }
});

for (const [type, tag] of [
  ["contact", "visa-contact-form"],
  ["button", "visa-free-assessment-button"],
] as const)
  test(`the ${type} is there at once in every theme and moves nothing`, async ({ page, origin, themes }) => {
    await signIn(page, origin, "author");
    const content = `${paragraph}<!-- ${block} {"type":"${type}"} /-->${paragraph}`;
    const post = await publish(page, origin, content);
    for (const theme of themes) {
      const { shift, left, text } = await look(page, `${post}&theme=${theme}`, tag);
      expect(shift, `CLS in ${theme}`).toBeLessThanOrEqual(0.02);
      expect(Math.abs(left - text), `distance from the text's edge in ${theme}`).toBeLessThanOrEqual(1);
    }
  });

test("the setting accepts only valid codes, applies to leads without one, and is translated", async ({
  page,
  origin,
}) => {
  await signIn(page, origin, "administrator");
  const save = async (code: string) => {
    await page.goto(origin + settingsPage);
    await page.getByLabel("Partner code of this site").fill(code);
    await page.locator("#submit").click();
    // WordPress removes its parameter from the address at once.
    await expect(page.locator(".settings-error")).toBeVisible();
  };
  const post = await publish(page, origin, shortcode(""));
  await save(" House-Code ");
  await save("not a code!");
  await expect(page.getByText("The old one was kept.")).toBeVisible();
  await expect(page.getByLabel("Partner code of this site")).toHaveValue("house-code");
  const reference = await sendFrom(page, post);
  expect(await exportedLeads(reference)).toMatchObject([{ partner: "house-code" }]);
  await save("");

  const html = await (await page.request.get(`${post}&locale=fr_CA`)).text();
  expect(html).toMatch(/<a href="[^"]+\/fr\/contact-us">Nous joindre<\/a>/);
  await page.goto(`${origin}${settingsPage}&locale=fr_CA`);
  await expect(page.getByLabel("Code de partenaire de ce site")).toBeVisible();
});
