import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LicenceBadge } from "#site/layout/firm-links.tsx";

const licensee = { name: "Ana Okafor", class: "RCIC", holder: "Ana Okafor, RCIC" } as const;
const licensees = ["R100001", "R100002"].map((number) => ({
  ...licensee,
  number,
  label: `Licence ${number}`,
  portrait: undefined,
}));
const licence = {
  line: "",
  numbers: "Licences R100001, R100002",
  register: "college-ic.ca",
  href: "https://college-ic.ca/",
};

test.each([
  ["one", 1, "Licence R100001 · college-ic.ca"],
  // A line that begins with the separator would look torn off.
  ["several", 2, "Licences R100001, R100002 college-ic.ca"],
])("the header's line of %s licence(s) begins with no separator", (_, count, text) => {
  const badge = createElement(LicenceBadge, { licence, licensees: licensees.slice(0, count), brief: true });
  const html = renderToStaticMarkup(badge);
  expect(html.replace(/<[^>]+>/g, "").trim()).toMatch(new RegExp(`${text}$`));
  expect(html.includes('class="register"')).toBe(count === 1);
});
