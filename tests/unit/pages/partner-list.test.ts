import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { partners } from "#firm/partners.ts";
import { readPage } from "#scripts/build/pages/read-pages.ts";
import { PartnerList } from "#site/pages/text/partner-list.tsx";

const { words } = readPage("en", "verify.md").blocks.find((each) => each.kind === "partners") ?? {};
if (words === undefined) throw new Error("The page lists no partners");
const partner = {
  name: "Maple Realty",
  origin: "https://maple-realty.example",
  listedSince: "2026-10-01",
} as const;

const listOf = (of: typeof partners) => renderToStaticMarkup(createElement(PartnerList, { words, of }));

test("an empty list says that no other site shows our forms", () => {
  expect(listOf([])).toBe(`<p>${words.none}</p>`);
});

test("a partner is listed with its site and the day since when", () => {
  const html = listOf([partner]);
  expect(html).toContain("Maple Realty, <a");
  expect(html).toContain('href="https://maple-realty.example"');
  expect(html).toContain("listed since 1\u00a0October 2026");
});

test("only whom the College has registered is called an agent", () => {
  expect(listOf([partner])).not.toMatch(/agent/i);
  const agent = {
    name: "Adaeze Obi",
    city: "Lagos",
    country: "Nigeria",
    registeredOn: "2026-10-05",
  } as const;
  expect(listOf([{ ...partner, agent }])).toContain(
    "Adaeze Obi, Lagos, Nigeria, has been registered with the College as our agent since 5\u00a0October 2026. Compare",
  );
});
