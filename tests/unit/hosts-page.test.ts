import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostKinds } from "../embed/support/host-kinds.ts";

test("docs/hosts.md names every kind of page that is tried, under its heading, and no other", () => {
  const page = readFileSync("docs/hosts.md", "utf8");
  const named = page
    .slice(page.indexOf("<!-- kinds -->"), page.indexOf("<!-- /kinds -->"))
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      // The first row is the head, the second its line.
      const rows = lines.filter((line) => line.startsWith("|")).slice(2);
      return [heading, rows.map((row) => row.slice(2, row.indexOf(" | ")).replaceAll("\\", ""))];
    });
  const tried = Object.entries(hostKinds).map(([heading, kinds]) => [heading, kinds.map(({ kind }) => kind)]);
  expect(named).toEqual(tried);
});
