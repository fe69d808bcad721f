import { expect, test } from "vitest";
import { namesIn, pageMarkup, prerenderedTree } from "#scripts/build/html.ts";

test("a page's urgent preloads leave its markup, and the others are dropped", () => {
  const rendered = `<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/><link rel="preload" as="image" href="/b.svg"/><main><img src="/a.svg" alt=""/><link rel="preload" href="/c.svg"/></main>`;
  expect(pageMarkup(rendered)).toEqual({
    html: `<main><img src="/a.svg" alt=""><link rel="preload" href="/c.svg"></main>`,
    preloads: ["/a.svg"],
  });
});

test("a page's markup has lower-case attributes, but a drawing's keep their case", () => {
  const rendered = `<input autoComplete="name" maxLength="120"/><svg viewBox="0 0 24 24"><path d="M0 0"/></svg>`;
  expect(pageMarkup(rendered).html).toBe(
    `<input autocomplete="name" maxlength="120"><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>`,
  );
});

test("a form becomes a tree with plain texts and React's marks between them", () => {
  const rendered = `<form noValidate=""><label for="a">Jobs in Canada&#x27;s list &amp;<!-- --> more</label><input autoComplete="off"/></form>`;
  expect(prerenderedTree(rendered)).toEqual([
    "form",
    { novalidate: "" },
    ["label", { for: "a" }, "Jobs in Canada's list &", null, " more"],
    ["input", { autocomplete: "off" }],
  ]);
});

test("a form that build-tree.ts could not build fails the build", () => {
  expect(() => prerenderedTree("<form><!--$--><p></p><!--/$--></form>")).toThrow(
    "build-tree.ts knows no #comment",
  );
  expect(() => prerenderedTree("<form></form><p></p>")).toThrow("one root");
});

test("a sheet may ask for what stands in the markup", () => {
  const { tags, classes, attributes } = namesIn(`<p class="a b"><input type="tel" aria-label="x"></p>`);
  expect([...tags]).toEqual(["p", "input"]);
  expect([...classes].filter(Boolean)).toEqual(["a", "b"]);
  expect([...attributes]).toEqual(expect.arrayContaining(["type", 'type="tel"', "aria-label"]));
});
