import { expect, test } from "vitest";
import { namesIn, pageMarkup, prerenderedTree } from "#scripts/build/html.ts";

test.each([
  [
    "urgent preloads leave it, and the others are dropped",
    `<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/><link rel="preload" as="image" href="/b.svg"/><main><img src="/a.svg" alt=""/><link rel="preload" href="/c.svg"/></main>`,
    `<main><img src="/a.svg" alt=""><link rel="preload" href="/c.svg"></main>`,
    ["/a.svg"],
  ],
  [
    "attributes are in lower case, but a drawing's keep theirs",
    `<input autoComplete="name" maxLength="120"/><svg viewBox="0 0 24 24"><path d="M0 0"/></svg>`,
    `<input autocomplete="name" maxlength="120"><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>`,
    [],
  ],
])("of a page's markup %s", (_, rendered, html, preloads) => {
  expect(pageMarkup(rendered)).toEqual({ html, preloads });
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
