import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { pageLanguages, siteLanguages, spokenLanguages } from "#content/languages.ts";
import { menu } from "#content/site/menu.ts";
import { fieldsOf } from "#lead/field.ts";
import { type Language, languages, pathIn } from "#lead/languages.ts";
import { pages, textPages } from "#site/routing/registry.ts";
import { forms } from "#words/forms.ts";
import { filesBelow, read } from "./support/built-files.ts";
import { attribute, byAttribute, byTag, type Dom, elementsIn, pageOf, textOf } from "./support/dom.ts";

const files = new Set(filesBelow());
const routes = pages.map(({ path }) => path);
const ownAddresses = [...routes, ...textPages.map(({ path }) => path), "/assessment"];
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
const hrefs = (links: readonly Dom.Element[]) => links.map((link) => attribute(link, "href"));
const words = (nodes: readonly Dom.Node[]) => nodes.map((node) => textOf(node).trim());

test.each(menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).filter(({ path }) => path !== "/"))(
  "the banner of $path is named after its address, its text after the menu, and its section's list marks it",
  ({ path, title }) => {
    const page = pageOf(fileOf(path));
    const last = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
    expect(words(byTag("h1", page))).toEqual([last.charAt(0).toUpperCase() + last.slice(1)]);
    const [crumbs] = byAttribute(page, "aria-label", "Breadcrumb");
    expect(crumbs && hrefs(byTag("a", crumbs))).toEqual(["/", `/${path.split("/")[1]}`]);
    const section = menu.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
    const [list] = byAttribute(page, "aria-label", "In this section");
    if (path === "/contact-us") return expect(list).toBeUndefined();
    expect(words(byAttribute(page, "data-page-title"))).toEqual([title]);
    expect(list && words(byTag("a", list))).toEqual(
      [section, ...(section?.children ?? [])].map((entry) => entry?.title),
    );
    expect(list && words(byAttribute(list, "aria-current", "page"))).toEqual([title]);
    expect(byTag("form", page).filter((form) => attribute(form, "name") === "contact")).not.toEqual([]);
  },
);

test("every page is for search engines, with a title, a description, a picture and an address of its own", () => {
  const seen = new Set<string>();
  for (const path of ownAddresses) {
    const page = pageOf(fileOf(path));
    const meta = (name: string) => {
      const [found] = byTag("meta", page).filter((one) =>
        one.attrs.some(({ name: kind, value }) => /^(name|property)$/.test(kind) && value === name),
      );
      return (found && attribute(found, "content")) ?? "";
    };
    expect(hrefs(byAttribute(page, "rel", "canonical"))).toEqual([firm.origin + path]);
    expect(files).toContain(new URL(meta("og:image")).pathname.slice(1));
    expect(meta("og:image:alt")).toContain(firm.shortName);
    expect(meta("og:site_name")).toBe(firm.name);
    expect(meta("description").length).toBeGreaterThan(60);
    expect(meta("robots")).toBe("");
    for (const text of [...words(byTag("title", page).slice(0, 1)), meta("description")]) {
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  }
});

test("structured data names the firm, the way to the page and its day", () => {
  const blocksOf = (path: string) =>
    byAttribute(pageOf(fileOf(path)), "type", "application/ld+json").map((block) =>
      JSON.parse(textOf(block)),
    );
  const [business, website] = blocksOf("/");
  expect(business).toMatchObject({
    "@type": ["Organization", "LegalService"],
    "@id": `${firm.origin}/#organization`,
  });
  expect(files).toContain(new URL(business.logo).pathname.slice(1));
  expect(Object.hasOwn(business, "address")).toBe("address" in firm);
  expect(website).toMatchObject({ "@type": "WebSite", publisher: { "@id": business["@id"] } });
  for (const path of ["/visit/tourism", "/assessment"])
    expect(blocksOf(path).map((block) => block["@type"])).toEqual(["BreadcrumbList", "WebPage"]);
});

test("the sitemap lists every page with its day and its addresses in all its languages, and robots.txt the sitemap", () => {
  const listed = read("sitemap.xml")
    .match(/<url>.*<\/url>/g)
    ?.map((url) => ({
      address: /<loc>([^<]*)/.exec(url)?.[1],
      translations: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((found) => found.slice(1)),
      isDated: /<lastmod>\d{4}-\d\d-\d\d</.test(url),
    }));
  const addressOf = (code: Language, path: string) => firm.origin + pathIn(code, path);
  const entryOf = (code: Language, path: string) => ({
    address: addressOf(code, path),
    translations: (path === "/" ? spokenLanguages : siteLanguages).map((one) => [
      languages[one].tag,
      addressOf(one, path),
    ]),
    isDated: true,
  });
  expect(listed).toEqual([
    ...siteLanguages.flatMap((code) => ownAddresses.map((path) => entryOf(code, path))),
    ...pageLanguages.map((code) => entryOf(code, "/")),
  ]);
  expect(read("robots.txt")).toContain("/sitemap.xml");
});

test("every internal link of every page leads to a page, and every anchor to a place in it", () => {
  const idsOf = (page: Dom.Document) => new Set(byAttribute(page, "id").map((one) => attribute(one, "id")));
  const html = [...files].filter((file) => file.endsWith(".html") && !/^widgets\/\d/.test(file));
  const lost: string[] = [];
  for (const file of html) {
    for (const element of elementsIn(pageOf(file))) {
      const link = attribute(element, "href") ?? attribute(element, "src") ?? attribute(element, "action");
      if (!link || !/^[/#]/.test(link) || link.startsWith("/api/")) continue;
      const [address = "", anchor] = link.split("#");
      // Paths in capitals lead to their page too: tests/worker/pages.test.ts.
      const path = (address.split("?", 1)[0] ?? "").replace("/Visit", "/visit");
      const [target] = [
        path === "" ? file : path.slice(1),
        fileOf(path),
        `${path.slice(1)}index.html`,
      ].filter((name) => files.has(name));
      if (!target || (anchor && !idsOf(pageOf(target)).has(anchor))) lost.push(`${file}: ${link}`);
    }
  }
  expect(lost).toEqual([]);
});

describe("the assessment", () => {
  const form = byTag("form", pageOf("assessment.html")).find((one) => attribute(one, "name") === "request");
  if (!form) throw new Error("the page has no assessment");
  const controls = elementsIn(form).filter(({ tagName }) => /^(input|select|textarea)$/.test(tagName));
  const control = (name: string) => {
    const found = controls.find((one) => attribute(one, "name") === name);
    if (!found) throw new Error(`no control is called ${name}`);
    return found;
  };
  const fields = fieldsOf(forms.en.request);

  test("asks its questions in order, each with a label and the keyboard for its kind of answer", () => {
    const asked = controls.map((one) => attribute(one, "name"));
    const names = fields.map(({ name }) => name);
    expect(asked.filter((name) => names.some((one) => one === name))).toEqual(names);
    const types: Readonly<Record<string, string>> = { integer: "text", email: "email", phone: "tel" };
    for (const { name, label, autocomplete, kind } of fields) {
      const [labelled] = byAttribute(form, "for", attribute(control(name), "id"));
      expect(labelled && textOf(labelled)).toContain(label);
      expect(attribute(control(name), "autocomplete")).toBe(autocomplete);
      if (kind in types) expect(attribute(control(name), "type")).toBe(types[kind]);
      if (kind === "integer") expect(attribute(control(name), "inputmode")).toBe("numeric");
    }
  });

  test("offers every choice by the specified words as text and value, and starts unanswered", () => {
    for (const { name, options, placeholder } of fields.filter(({ kind }) => kind === "choice")) {
      const shown = byTag("option", control(name));
      expect(shown.map((option) => [textOf(option), attribute(option, "value")])).toEqual([
        ["Please make a selection", placeholder ?? ""],
        ...(options ?? []).map((word) => [word, word]),
      ]);
      expect(byAttribute(control(name), "selected")).toEqual([]);
    }
  });
});

test("the contact page shows phone, licence, e-mail and the form", () => {
  const [main] = byTag("main", pageOf("contact-us.html"));
  if (!main) throw new Error("the page has no main part");
  const firstTo = (start: string) =>
    byTag("a", main).find((link) => attribute(link, "href")?.startsWith(start)) as Dom.Element;
  expect(textOf(firstTo(firm.phoneHref))).toBe(firm.phone);
  expect(textOf(firstTo("mailto:"))).toBe(firm.email);
  expect(textOf(firstTo("https://college-ic.ca/"))).toContain(firm.licensees[0].number);
  expect(byTag("form", main).map((form) => attribute(form, "name"))).toContain("contact");
});

const home = pageOf("index.html");

const byClass = (name: string, within: Dom.Node) =>
  elementsIn(within).filter((element) => attribute(element, "class")?.split(" ").includes(name));
const section = (name: string) => byAttribute(home, "aria-label", name)[0] as Dom.Element;
const linkTo = (within: Dom.Node, href: string) => words(byAttribute(within, "href", href));

describe("the home page", () => {
  test("begins with four slides, each with a scene of its own, under one title that is read out once", () => {
    const hero = section("Welcome");
    const slides = byClass("swiper-slide", hero);
    expect(slides).toHaveLength(4);
    for (const slide of slides)
      expect(textOf(slide)).toMatch(/^.*Welcome to .*Immigration and Visa Services/s);
    const scenes = byTag("img", hero);
    expect(new Set(scenes.map((scene) => attribute(scene, "src"))).size).toBe(4);
    expect(scenes.map((scene) => attribute(scene, "loading"))).toEqual(["eager", "lazy", "lazy", "lazy"]);
    expect(byTag("h1", home)).toHaveLength(1);
    const titles = byClass("hero-title", hero).map((title) => attribute(title, "aria-hidden"));
    expect(titles).toEqual([undefined, "true", "true", "true"]);
  });

  test("makes both claims with their figures, and leads on from each", () => {
    const claims = section("Canada in two figures");
    expect(textOf(claims)).toContain("Canada welcomes more than 600,000 students every year.");
    expect(textOf(claims)).toContain(
      "A Canadian passport gives visa-free access to more than 140 countries.",
    );
    expect(linkTo(claims, "/study")).toEqual(["Study in Canada"]);
    expect(linkTo(claims, "/citizenship")).toEqual(["Become a citizen"]);
  });

  test("has contact cards that are links to their action", () => {
    const targets = hrefs(byTag("a", section("Reach us")));
    expect(targets).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^mailto:.+@.+$/),
      expect.stringMatching(/^https:\/\/college-ic\.ca\//),
    ]);
  });
});
