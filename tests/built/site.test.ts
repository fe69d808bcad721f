import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import {
  closure,
  filesBelow,
  importsOf,
  named,
  read,
  scriptsOf,
  stylesOf,
  weigh,
} from "./support/built-files.ts";

const files = filesBelow();
const pages = files.filter((file) => file.endsWith(".html"));
/** Pages in the frame with a text of their own: all but home, the form alone, and the page for partners. */
const inner = pages.filter(
  (file) => !/^((fr\/)?(index|assessment|404)|fr)\.html$|^(\w\w\/)?widgets/.test(file),
);

// In bytes of brotli. A budget guards against a mistake: it is a tenth above the largest page, so that no
// word is ever cut to save a byte. The home page fetches the forms when somebody nears a button that opens
// one.
test.each([
  ...inner.map((page) => [page, 20_400, 123_000] as const),
  ["index.html", 23_000, 102_000] as const,
  ["fr.html", 23_000, 102_000] as const,
])(
  "%s needs for its first paint at most %i bytes, and loads by itself at most %i",
  (page, paint, scripts) => {
    expect(weigh([page, ...stylesOf(page)])).toBeLessThanOrEqual(paint);
    expect(weigh(closure(scriptsOf(page)))).toBeLessThanOrEqual(scripts);
  },
);

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // CSS keeps a number on one line, so that it can be copied and searched as it is written.
    "tel-non-breaking": "off",
    // The choices of the page for partners are never sent.
    "wcag/h32": "off",
    // As the HTML standard's own serializer writes them.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
  },
});

test.each(pages)(
  "%s is valid HTML without an inline style or script, and names all scripts that it needs",
  async (file) => {
    const { results } = await validator.validateString(read(file), file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
    expect(read(file)).not.toMatch(/<style|<script>|<[^>]*\s(style|on[a-z]+)="/);

    // None waits for another to be read.
    const scripts = scriptsOf(file);
    expect([...closure(scripts)].filter((script) => !scripts.includes(script))).toEqual([]);
  },
);

test.each(pages.filter((page) => read(page).includes('action="/api/')))(
  "%s names the phone and the e-mail address, for a refused form is shown in it",
  (page) => {
    for (const link of ["tel:", "mailto:"]) expect(read(page)).toContain(`href="${link}`);
  },
);

test("every file that a style sheet names, and every script that a page or a script names, is there", () => {
  // pages.test.ts checks what else a page names; pinned releases stay as they were released.
  const scripts = files.filter((file) => file.endsWith(".js") && !/^widgets\/\d/.test(file));
  const wanted = [
    ...pages.flatMap(scriptsOf),
    ...scripts.flatMap((file) => [...importsOf(file).direct, ...importsOf(file).onDemand]),
    ...files
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => named(file, /url\(["']?(\/[^"')]+)["']?\)/g)),
  ];
  expect(wanted.length).toBeGreaterThan(150);
  expect([...new Set(wanted)].filter((file) => !files.includes(file))).toEqual([]);
});

test("a file that is cached for a year is named after its content or its version", () => {
  const rules = read("_headers").matchAll(/^\/(\S+)\/\*\n(?: {2}.*\n)*? {2}Cache-Control:.*immutable/gm);
  const folders = [...rules].map(([, folder = ""]) => folder);
  expect(folders).toEqual(expect.arrayContaining(["assets", "widgets/v1/chunks"]));
  const hashed = /-[\w-]{8}\.[a-z0-9]+$/;
  const versioned = /(^|\/)\d+\.:rest$/;
  for (const folder of folders.filter((name) => !versioned.test(name)))
    expect(filesBelow(folder).filter((file) => !hashed.test(file))).toEqual([]);
});

test("the typefaces that a page asks for weigh at most 30 kB", () => {
  const fonts = named("index.html", /<link rel="preload" href="([^"]+\.woff2)"/g);
  expect(fonts).toHaveLength(2);
  expect(weigh(fonts)).toBeLessThanOrEqual(30_000);
});
