import { expect, test } from "vitest";
import { siteWords } from "#scripts/build/site-words.ts";
import { readGuide } from "#scripts/build/widgets/guide.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { prerenderPartnerPage } from "#widgets/partner-page/prerender.tsx";
import { snippetOf } from "#widgets/partner-page/snippet.ts";

const { partnerPage: words } = siteWords.fr;
const tag = "visa-contact-form";
const choice = {
  origin: "https://x",
  partner: "your-code",
  tag,
  language: "fr",
  fallback: fallbackOf(tag, "fr"),
} as const;

test("the French page leads to French pages only, the switch apart", () => {
  const facts = {
    language: "fr",
    name: "Evermaple Immigration",
    origin: "https://x",
    email: "hello@x.example",
    latest: undefined,
    words,
  } as const;
  const fallbacks = { fr: { [tag]: choice.fallback } } as never;
  const guide = readGuide(choice, words);
  const page = prerenderPartnerPage({ ...facts, pages: ["en", "fr"], fallbacks, guide });
  const addresses = [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
  expect(addresses.filter((href) => !/^\/fr(\/|$)|\.(zip|json|svg|ts|txt)$/.test(href))).toEqual([
    "/widgets/",
  ]);
  expect(prerenderPartnerPage({ ...facts, pages: ["fr"], fallbacks, guide })).not.toContain("English<");
});

test("a French snippet asks for the French form, with a French link inside", () => {
  const snippet = snippetOf({ ...choice, attributes: [], theme: [] });
  expect(snippet).toContain('<visa-contact-form lang="fr" partner="your-code" style=');
  expect(snippet).toContain('<a href="https://x/fr/contact-us">Nous joindre</a>');
});
