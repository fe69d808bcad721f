import { expect, test } from "vitest";
import { withPartner, withSmallNames } from "#lead/partner-link.ts";
import { readPartner } from "#lead/wire.ts";

test.each([
  ["acme-law.", "acme-law"],
  ["acme-law,", "acme-law"],
  ["acme-law)", "acme-law"],
  ["acme-law/", "acme-law"],
  ["(acme-law)", "acme-law"],
  ["acme-law\u200b", "acme-law"],
  ["acme-law\u2011", "acme-law"],
  ["acme\u2011law", "acme-law"],
  ["acme-law?fbclid=IwAR0_x", "acme-law"],
  ["acme-law&amp;utm_source=x", "acme-law"],
  [" Acme-Law ", "acme-law"],
  ["acme law", undefined],
  ["acme_law", undefined],
  ["acme/law", undefined],
  ["...", undefined],
  ["a".repeat(65), undefined],
  ["your-code", undefined],
])("the partner's code in %j is %j", (typed, code) => {
  expect(readPartner(typed)).toBe(code);
});

test("an address has the code under its parameter's name in any case, once", () => {
  expect(
    readPartner(new URLSearchParams(withSmallNames("?utm_source=x&Partner=acme-law")).get("partner")),
  ).toBe("acme-law");
  expect(withPartner("/visit?PARTNER=other&a=1#form", "acme-law")).toBe("/visit?a=1&partner=acme-law#form");
});
