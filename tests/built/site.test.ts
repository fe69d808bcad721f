import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inner, pageBudgets } from "./support/budgets.ts";
import {
  brotli,
  closure,
  filesBelow,
  importsOf,
  named,
  read,
  scriptsOf,
  site,
  stylesOf,
  weigh,
} from "./support/built-files.ts";

const files = filesBelow();
const pages = files.filter((file) => file.endsWith(".html"));
const firstPaint = (page: string) => weigh([page, ...stylesOf(page)]);

test.each(pageBudgets.flatMap(({ pages: those, ...budget }) => those.map((page) => [page, budget] as const)))(
  "%s needs for its first paint, and loads by itself, at most %o",
  (page, { paint, scripts }) => {
    expect(firstPaint(page)).toBeLessThanOrEqual(paint);
    expect(weigh(closure(scriptsOf(page)))).toBeLessThanOrEqual(scripts);
  },
);

test.each(pages)("%s names all scripts that it will need at once, so that none waits for another", (page) => {
  const scripts = scriptsOf(page);
  expect([...closure(scripts)].filter((file) => !scripts.includes(file))).toEqual([]);
});

test.each(pages)("%s loads no carousel, numbering plan or flag before it is near", (page) => {
  const loaded = [...closure(scriptsOf(page))];
  expect(loaded.filter((file) => /swiper|phone-plan|flag|contact-dialog|\/[A-Z]{2}-/.test(file))).toEqual([]);
  for (const file of loaded) expect(read(file), file).not.toMatch(/swiper-slide-duplicate|leading_digits/);
});

test.each(pages.filter((page) => read(page).includes('action="/api/')))(
  "%s names the phone and the e-mail address, for a refused form is shown in it",
  (page) => {
    expect(read(page)).toContain('href="tel:');
    expect(read(page)).toContain('href="mailto:');
  },
);

test.each(inner)("%s can be read before and without its scripts", (page) => {
  const text = read(page)
    .replace(/^.*<main/s, "<main")
    .replace(/<[^>]+>/g, " ");
  // Not every script parts words by spaces.
  const words = [...new Intl.Segmenter("und", { granularity: "word" }).segment(text)];
  expect(words.filter(({ isWordLike }) => isWordLike).length).toBeGreaterThan(
    // The one of a language without the whole site says what happened and leads home.
    /^(?!fr)\w\w\/404\.html$/.test(page) ? 40 : 100,
  );
  const html = read(page);
  expect(html.match(/<script(?![^>]*type="(module|application\/ld\+json)")/g)).toBeNull();
  expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
});

test("no page, style sheet or script loads anything from another host", () => {
  const loads = [
    // What an element fetches by itself; a link is followed by the visitor.
    /<(?:script|img|source|iframe|video|audio|embed|track|input)\b[^>]*?\s(?:src|srcset)="((?:https?:)?\/\/[^"]+)"/g,
    /<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*?href="((?:https?:)?\/\/[^"]+)"/g,
    /(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')]+)/g,
    /\b(?:import|fetch|importScripts|new Worker)\(\s*["'`]((?:https?:)?\/\/[^"'`]+)/g,
    /\bfrom\s*["']((?:https?:)?\/\/[^"']+)/g,
  ];
  const texts = files.filter((file) => /\.(html|css|js|svg)$/.test(file));
  const found = texts.flatMap((file) =>
    loads.flatMap((pattern) => [...read(file).matchAll(pattern)].map(([, address]) => `${file}: ${address}`)),
  );
  expect(found).toEqual([]);
});

test("every file that a page or a style sheet names is there", () => {
  const wanted = [
    ...pages.flatMap(scriptsOf),
    ...pages.flatMap((page) =>
      named(page, /<(?:link|script|img|source)\b[^>]*?\s(?:href|src)="(\/[^"#?]*\.[a-z0-9]+)"/g),
    ),
    ...files
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => named(file, /url\(["']?(\/[^"')]+)["']?\)/g)),
  ];
  expect(wanted.length).toBeGreaterThan(50);
  expect([...new Set(wanted)].filter((file) => !existsSync(join(site, file)))).toEqual([]);
});

test("every script that a script names is there", () => {
  const scripts = files.filter((file) => file.startsWith("assets/") && file.endsWith(".js"));
  const wanted = scripts.flatMap((file) => [...importsOf(file).direct, ...importsOf(file).onDemand]);
  expect([...new Set(wanted)].filter((file) => !scripts.includes(file))).toEqual([]);
});

test("whatever is kept for a year is named after its content or its version", () => {
  const rules = read("_headers").matchAll(/^\/(\S+)\/\*\n(?: {2}.*\n)*? {2}Cache-Control:.*immutable/gm);
  const folders = [...rules].map(([, folder = ""]) => folder);
  expect(folders).toEqual(expect.arrayContaining(["assets", "widgets/v1/chunks"]));
  const hashed = /-[\w-]{8}\.[a-z0-9]+$/;
  const versioned = /(^|\/)\d+\.\d+\.\d+$/;
  for (const folder of folders.filter((name) => !versioned.test(name)))
    expect(filesBelow(folder).filter((file) => !hashed.test(file))).toEqual([]);
});

test("nothing of the build's own is served", () => {
  expect(files.filter((file) => /\.(map|tsx?)$|(^|\/)\.|manifest\.json$/.test(file)).toSorted()).toEqual([
    ".well-known/security.txt",
    ...files.filter((file) => file.endsWith(".d.ts")),
  ]);
  for (const file of files.filter((file) => /\.(js|css)$/.test(file)))
    expect(read(file), file).not.toContain("sourceMappingURL");
});

test("the typefaces that a page asks for weigh at most 30 kB", () => {
  const fonts = named("index.html", /<link rel="preload" href="([^"]+\.woff2)"/g);
  expect(fonts).toHaveLength(2);
  expect(weigh(fonts)).toBeLessThanOrEqual(30_000);
});

test("the carousels are one chunk of at most 25 kB, which only the home page asks for", () => {
  const engines = files.filter((file) => /^assets\/swiper-engine-.*\.js$/.test(file));
  expect(engines).toHaveLength(1);
  expect(brotli(engines[0] ?? "")).toBeLessThanOrEqual(25_000);
  const askers = files.filter(
    (file) => /^assets\/.*\.js$/.test(file) && importsOf(file).onDemand.includes(engines[0] ?? ""),
  );
  // The home page of each language.
  expect(askers.map((file) => file.replace(/-[\w-]{8}\.js$/, ""))).toEqual([
    "assets/home-page",
    "assets/home-page",
  ]);
});
