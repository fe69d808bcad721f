import { describe, expect, test } from "vitest";
import { attributes, customProperties, elements, events, methods, parts } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { partnerPageWords, prerenderPartnerPage } from "#widgets/partner-page/prerender.tsx";
import { snippetOf } from "#widgets/partner-page/snippet.ts";
import { englishIn, typographyFaults } from "../support/french.ts";

const { en, fr } = partnerPageWords;

/** Every text by the path that leads to it. */
function textsOf(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`))
    : [];
}

/** What a text of the recipes' data is, beside the words that a translation has. */
const ofRecipes = /^\/recipes\/words\/[^/]+\/(id|known)$/;

const english = new Map(textsOf(en).filter(([path]) => !ofRecipes.test(path)));
const french = new Map(textsOf(fr));

test("the partner page has every text in French, and no other", () => {
  expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test.each([
  ["elements", elements],
  ["attributes", attributes],
  ["events", events],
  ["methods", methods],
  ["theme", customProperties],
  ["parts", parts],
] as const)("the French words tell of all %s", (table, named) => {
  expect(Object.keys(fr.docs[table]).toSorted()).toEqual(Object.keys(named).toSorted());
});

/** What is filled in, and what is code. Some words of English stand in code in French only. */
const places = (text = "") => text.match(/\{\w+\}/g)?.toSorted() ?? [];
const codes = (text = "") => text.match(/`[^`]+`/g)?.toSorted() ?? [];
const links = (text = "") => (text.match(/\]\([^)]+\)/g) ?? []).map((link) => link.replace("(/fr/", "(/"));

describe.each([...french].filter(([path]) => !path.startsWith("/other/")))("%s in French", (path, text) => {
  test("leaves the places, code and links of the English text", () => {
    expect(places(text)).toEqual(places(english.get(path)));
    expect(links(text)).toEqual(links(english.get(path)));
    expect(codes(text)).toEqual(expect.arrayContaining(codes(english.get(path))));
  });
});

// Names of files, attributes and commands that a platform shows in English alone.
const named =
  /`[^`]+`|\[[^\]]+\]\([^)]+\)|\{\w+\}|[\w-]+\.(?:zip|js|ts|html|d\.ts)|\/contact form|Add Elements[^;.:]*|Code Embed|Server URL|Set Attributes|type="module"|::part\(\)|ISO 3166|visa-\w+/g;

test("the partner page has no English word in French, and is set as French is in Canada", () => {
  const texts = [...french]
    .filter(([path]) => !/^\/(other|language|locale|root)/.test(path))
    .map(([, text]) => text.replace(named, "…"));
  expect(texts.filter((text) => englishIn(text).length > 0)).toEqual([]);
  expect(texts.filter((text) => typographyFaults(text).length > 0)).toEqual([]);
});

const facts = {
  name: "Evermaple Immigration",
  origin: "https://x",
  email: "hello@x.example",
  latest: undefined,
  sizes: { "visa-contact-form": 6009, "visa-assessment-form": 1, "visa-free-assessment-button": 1 },
} as const;

test("the French page leads to French pages only, the switch apart", () => {
  const page = prerenderPartnerPage({ ...facts, languages: ["en", "fr"] }, "fr");
  const addresses = [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
  expect(addresses.filter((href) => !/^\/fr(\/|$)|\.(zip|json|svg|ts)$/.test(href))).toEqual(["/widgets/"]);
  expect(/>6.0.ko/.exec(page)?.[0]).toBe(">6,0\u00a0ko");
});

test("a page without another language has no switch", () => {
  expect(/Français/.exec(prerenderPartnerPage({ ...facts, languages: ["en"] }, "en"))).toBeNull();
});

test("a French snippet asks for the French form, with a French link inside", () => {
  const snippet = snippetOf("visa-contact-form", {
    language: "fr",
    fallback: fallbackOf("visa-contact-form", "fr"),
    origin: "https://x",
    attributes: [],
    theme: [],
  });
  expect(snippet).toContain('<visa-contact-form lang="fr" style=');
  expect(snippet).toContain('<a href="https://x/fr/contact-us">Nous joindre</a>');
});
