import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { pageLanguages, siteLanguages, spokenLanguages } from "#content/languages.ts";
import { menu } from "#content/site/menu.ts";
import { fieldsOf } from "#lead/field.ts";
import { type Language, languages, pathIn } from "#lead/languages.ts";
import { pages, textPages } from "#site/routing/registry.ts";
import { forms } from "#words/forms.ts";
import { attributesOf, fileOf, filesBelow, pageOf, read, textsOf } from "./support/built-files.ts";

const files = new Set(filesBelow());
const ownAddresses = [...[...pages, ...textPages].map(({ path }) => path), "/assessment"];
const home = pageOf("index.html");

test.each(menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).filter(({ path }) => path !== "/"))(
  "the banner of $path is named after its address, its text after the menu, and its section's list marks it",
  ({ path, title }) => {
    const page = pageOf(fileOf(path));
    const last = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
    expect(textsOf(page, "h1")).toEqual([last.charAt(0).toUpperCase() + last.slice(1)]);
    expect(attributesOf(page, "[aria-label=Breadcrumb] a")).toEqual(["/", `/${path.split("/")[1]}`]);
    const section = menu.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
    const isContact = path === "/contact-us";
    const listed = isContact ? [] : [section, ...(section?.children ?? [])].map((entry) => entry?.title);
    const list = "[aria-label='In this section']";
    expect(textsOf(page, `${list} a`)).toEqual(listed);
    for (const marked of [`${list} [aria-current=page]`, "[data-page-title]"])
      expect(textsOf(page, marked)).toEqual(isContact ? [] : [title]);
    expect(page.querySelector("form[name=contact]")).not.toBeNull();
  },
);

test("the sitemap lists every page with its day and languages, and robots.txt names the sitemap", () => {
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
  const html = [...files].filter((file) => file.endsWith(".html") && !/^widgets\/\d/.test(file));
  const idsOf = new Map(html.map((file) => [file, new Set(attributesOf(pageOf(file), "[id]", "id"))]));
  const lost = html.flatMap((file) =>
    ["href", "src", "action"]
      .flatMap((name) => attributesOf(pageOf(file), `[${name}]`, name))
      .filter((link) => link && /^[/#](?!api\/)/.test(link))
      .filter((link) => {
        const [address = "", anchor] = link?.split("#") ?? [];
        // Paths in capitals lead to their page too: tests/worker/pages.test.ts.
        const path = (address.split("?", 1)[0] ?? "").replace("/Visit", "/visit");
        const target = [path === "" ? file : path.slice(1), fileOf(path), `${path.slice(1)}index.html`].find(
          (name) => files.has(name),
        );
        return !target || (anchor && !idsOf.get(target)?.has(anchor));
      })
      .map((link) => `${file}: ${link}`),
  );
  expect(lost).toEqual([]);
});

describe("the assessment", () => {
  const form = pageOf("assessment.html").querySelector("form[name=request]") as Element;
  const control = (name: string) => form.querySelector(`[name=${name}]`) as Element;
  const fields = fieldsOf(forms.en.request);

  test("asks its questions in order, each with a label and the keyboard for its kind of answer", () => {
    const names = fields.map(({ name }) => name);
    const asked = attributesOf(form, "input, select, textarea", "name");
    expect(asked.filter((name) => names.some((one) => one === name))).toEqual(names);
    const types: Record<string, string> = { integer: "text", email: "email", phone: "tel" };
    for (const { name, label, autocomplete = null, kind } of fields) {
      const { id } = control(name);
      expect(form.querySelector(`[for='${id}']`)?.textContent).toContain(label);
      const attribute = (of: string) => control(name).getAttribute(of);
      expect(attribute("autocomplete")).toBe(autocomplete);
      if (kind in types) expect(attribute("type")).toBe(types[kind]);
      if (kind === "integer") expect(attribute("inputmode")).toBe("numeric");
    }
  });

  test("offers every choice by the specified words as text and value, and starts unanswered", () => {
    for (const { name, options = [], placeholder = "" } of fields.filter(({ kind }) => kind === "choice")) {
      const shown = ["Please make a selection", ...options];
      expect(textsOf(control(name), "option")).toEqual(shown);
      expect(attributesOf(control(name), "option", "value")).toEqual([placeholder, ...options]);
      expect(textsOf(control(name), "[selected]")).toEqual([]);
    }
  });
});

test("the contact page shows phone, licence and e-mail", () => {
  const main = pageOf("contact-us.html").querySelector("main") as Element;
  expect(textsOf(main, `[href='${firm.phoneHref}']`)[0]).toBe(firm.phone);
  expect(textsOf(main, "[href^='mailto:']")[0]).toBe(firm.email);
  expect(textsOf(main, "[href^='https://college-ic.ca/']")[0]).toContain(firm.licensees[0].number);
});

describe("the home page", () => {
  test("begins with four slides, each with a scene of its own, under one title that is read out once", () => {
    const hero = home.querySelector("[aria-label=Welcome]") as Element;
    const slides = textsOf(hero, ".swiper-slide");
    expect(slides).toHaveLength(4);
    for (const slide of slides) expect(slide).toMatch(/^Welcome to .*Immigration and Visa Services/s);
    expect(new Set(attributesOf(hero, "img", "src")).size).toBe(4);
    expect(attributesOf(hero, "img", "loading")).toEqual(["eager", "lazy", "lazy", "lazy"]);
    expect(textsOf(home, "h1")).toHaveLength(1);
    expect(attributesOf(hero, ".hero-title", "aria-hidden")).toEqual([null, "true", "true", "true"]);
  });

  test("continues with three cards, each with its action, one of them for the assessment", () => {
    const cards = home.querySelector("[aria-label='Where to begin']") as Element;
    const titles = ["Online Free Assessment", "Book an Appointment", "What We Offer"];
    expect(textsOf(cards, "h2")).toEqual(titles);
    expect(attributesOf(cards, "a")).toEqual(["/assessment", "#services"]);
    expect(textsOf(cards, "form[action='/contact-us'] button")).toEqual(["Book an appointment"]);
    // tests/browser/overlays.spec.ts presses such buttons.
    expect(textsOf(home, ".assessment-card form[action='/assessment'] button")).toEqual(["Free assessment"]);
  });

  test("draws two gauges of 75 px with a stroke of 3 to 90 percent", () => {
    const labels = ["Our Satisfied Customers", "Projects are Completed"];
    const gauges = [...home.querySelectorAll("svg[role=img]")];
    expect(gauges.map((gauge) => gauge.getAttribute("aria-label"))).toEqual(
      labels.map((label) => `${label}: 90%`),
    );
    expect(textsOf(home, "svg[role=img] + p")).toEqual(labels);
    for (const gauge of gauges) {
      expect(["width", "height"].map((side) => gauge.getAttribute(side))).toEqual(["75", "75"]);
      const arc = ["stroke-width", "pathLength", "stroke-dasharray"];
      expect(arc.flatMap((name) => attributesOf(gauge, ".gauge-arc", name))).toEqual(["3", "100", "90 100"]);
      expect(gauge.textContent).toBe("90%");
    }
  });

  test("makes both claims with their figures, and leads on from each", () => {
    const claims = home.querySelector("[aria-label='Canada in two figures']") as Element;
    for (const claim of [
      "Canada welcomes more than 600,000 students every year.",
      "A Canadian passport gives visa-free access to more than 140 countries.",
    ])
      expect(claims.textContent).toContain(claim);
    expect(textsOf(claims, "[href='/study']")).toEqual(["Study in Canada"]);
    expect(textsOf(claims, "[href='/citizenship']")).toEqual(["Become a citizen"]);
  });

  test("has contact cards that are links to their action", () => {
    expect(attributesOf(home, "[aria-label='Reach us'] a")).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^mailto:.+@.+$/),
      expect.stringMatching(/^https:\/\/college-ic\.ca\//),
    ]);
  });
});
