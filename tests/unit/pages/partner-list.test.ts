import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readPage } from "#scripts/build/pages/read-pages.ts";
import { PartnerList } from "#site/pages/text/partner-list.tsx";

const { words } = readPage("en", "verify.md").blocks.find((each) => each.kind === "partners") ?? {};
if (words === undefined) throw new Error("The page lists no partners");
const partner = {
  name: "Maple Realty",
  origin: "https://maple-realty.example",
  listedSince: "2026-10-01",
} as const;
const agent = {
  name: "Adaeze Obi",
  city: "Lagos",
  country: "Nigeria",
  registeredOn: "2026-10-05",
} as const;

test.each([
  ["an empty list", [], words.none, false],
  [
    "a partner",
    [partner],
    /href="https:\/\/maple-realty\.example".*listed since October\u00a01, 2026/,
    false,
  ],
  ["an agent", [{ ...partner, agent }], /Adaeze Obi, Lagos, Nigeria, has been registered/, true],
])(
  "the list of partners shows %s, and calls only those an agent whom the College has registered",
  (_, of, expected, isAgent) => {
    const html = renderToStaticMarkup(createElement(PartnerList, { words, of }));
    expect(html).toMatch(expected);
    expect(/agent/i.test(html)).toBe(isAgent);
  },
);
