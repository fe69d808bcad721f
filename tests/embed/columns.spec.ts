import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { firm } from "#content/firm/firm.ts";
import { isFictional } from "#scripts/firm/fictional-facts.ts";
import { elements as api, frameHeights, frameHeightsOf, reservedHeightOf } from "#widgets/element-api.ts";
import heights from "#widgets/heights.json" with { type: "json" };
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { snippetOf } from "#widgets/partner-page/snippet.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { overflowOf } from "../support/site.ts";
import { entryScript, expect, site, test } from "./support/embed-test.ts";

/** Places in a page, most of them as wide as their content. */
const places: Readonly<Record<string, string>> = {
  "a block": "",
  "a grid with a column of minmax(0, 1fr)": "display: grid; grid-template-columns: minmax(0, 1fr)",
  "a grid with auto columns": "display: grid; grid-template-columns: auto auto",
  "a grid of centred tracks": "display: grid; place-content: center",
  "a centred grid": "display: grid; place-items: center",
  "a flex row": "display: flex",
  "a centred flex column": "display: flex; flex-direction: column; align-items: center",
  "a box of fit-content": "width: fit-content; margin: auto",
  "a table": "display: table; margin: auto",
  "an inline-block": "display: inline-block",
  "a float": "float: left",
  "a place at zoom: 2": "zoom: 2",
};
const placed = (style: string, content: string) =>
  `<section style="display: flow-root"><div style="${style}">${content}</div></section>`;

test("a form is as wide as a small phone and stays in its column", async ({ openLines, form: forms }) => {
  const columns = [600, 260];
  const form = "<visa-contact-form></visa-contact-form>";
  const inPlaces = Object.values(places).map((style) => placed(`${style}; max-width: 100%`, form));
  const shared = `<div style="display: grid; grid-template-columns: repeat(2, minmax(0, 1fr))">${form}<p></p></div>`;
  await openLines(
    entryScript() +
      columns.map((width) => `<div style="width: ${width}px">${inPlaces.join("")}${shared}</div>`).join(""),
  );
  const all = forms.locator("form");
  const perColumn = inPlaces.length + 1;
  await expect(all).toHaveCount(columns.length * perColumn);
  const widths = await all.evaluateAll((all) => all.map((form) => form.getBoundingClientRect().width));
  for (const [at, column] of columns.entries())
    for (const [place, name] of Object.keys(places).entries()) {
      const width = widths[at * perColumn + place];
      expect(width, `${name} in ${column} px`).toBeGreaterThanOrEqual(Math.min(280, column) - 1);
      expect(width, `${name} in ${column} px`).toBeLessThanOrEqual(column + 1);
    }
  // In a row of minmax(0, 1fr) tracks a form keeps to its own.
  expect(widths[perColumn - 1]).toBe(300);
});

/** Narrow, usual and wide letters: Segoe UI, Roboto and San Francisco are between the first and the last. */
const typefaces = ["Liberation Sans", "Figtree", "DejaVu Sans"] as const;
const figtree = `<style>@font-face { font-family: Figtree; font-weight: 400 700; src: url(/figtree.woff2) }</style>`;
const serveFigtree = (page: Page) =>
  page.route("**/figtree.woff2", (route) => route.fulfill({ path: "src/styles/fonts/figtree.woff2" }));
const whenLoaded = (page: Page) =>
  page.evaluate(() => Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 17px Figtree`))));

for (const [tag, width, typeface] of spread(
  (["visa-contact-form", "visa-assessment-form"] as const).flatMap((tag) =>
    [1280, 375].flatMap((width) => typefaces.map((face) => [tag, width, face] as const)),
  ),
  2,
))
  test(`the exact style of a ${tag} fits its room and is in the middle of any place, at ${width} px in ${typeface}`, async ({
    page,
    openLines,
    observed,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const fallback = fallbackOf(tag, "en");
    const choice = { origin: site, partner: "maple-realty", tag, language: "en", fallback } as const;
    const { room, reservedStyle } = api[tag];
    const snippet = snippetOf(choice).replace(room, reservedStyle);
    await serveFigtree(page);
    const arrive = await hold(page, /v1\/[a-z-]+\.js/);
    const names = Object.keys(places).filter((place) => !/auto columns|inline-block|zoom/.test(place));
    const opened = openLines(
      `${figtree}<body style="--visa-font: '${typeface}'">${names.map((name) => placed(places[name] ?? "", snippet)).join("")}`,
    );
    const elements = page.locator(tag);
    await expect(elements.getByRole("link", { name: fallback.text })).toHaveCount(names.length);
    const boxes = () =>
      elements.evaluateAll((all) =>
        all.map((element) => {
          const { x, width, height } = element.getBoundingClientRect();
          const form = element.shadowRoot?.querySelector("form");
          return { x, width, height, bare: height - (form?.offsetHeight ?? 0) };
        }),
      );
    await whenLoaded(page);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    const before = await boxes();
    arrive();
    await opened;
    await expect(elements.locator("[name=phoneCountry]")).toHaveCount(before.length);
    for (const [at, box] of (await boxes()).entries()) {
      const place = names[at] ?? "";
      const { x, width: reserved, height } = before[at] ?? box;
      expect({ x: box.x, width: box.width }, place).toEqual({ x, width: reserved });
      expect(Math.abs(box.height - height), place).toBeLessThanOrEqual(Math.max(80, height * 0.055));
      expect(box.bare, `${place}: ground without a form`).toBeLessThanOrEqual(60);
      if (place !== "a float") expect(Math.abs(box.x * 2 + box.width - width), place).toBeLessThanOrEqual(2);
    }
    expect((await observed()).shift).toBeLessThanOrEqual(0.02);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

/** How much another firm's name may change a height, as a share: words wrap differently. */
const tolerance = isFictional(firm.name) ? 0.03 : 0.06;

/**
 * Widths of a phone's column, and of a wide one. The contact form's are between the steps at which its lines
 * wrap, so that what they reserve is at most 60 px more than any column needs.
 */
const columns = {
  contact: { wide: 680, narrow: 343 },
  assessment: { wide: 984, narrow: 320 },
} as const;

/** Writes measured heights, and what follows from them in the guides. */
function writeHeights(inTens: typeof heights) {
  writeFileSync("widgets/heights.json", `${JSON.stringify(inTens, null, 2)}\n`);
  for (const path of ["docs/embedding.md", "docs/embedding.fr.md"]) {
    let text = readFileSync(path, "utf8");
    for (const form of Object.keys(inTens) as (keyof typeof heights)[]) {
      const [old, now] = [heights[form], inTens[form]];
      text = text
        .replaceAll(reservedHeightOf(old), reservedHeightOf(now))
        .replaceAll(`min-height:${old.wide}px`, `min-height:${now.wide}px`)
        .replaceAll(`minHeight: ${old.wide}`, `minHeight: ${now.wide}`);
      for (const width of ["wide", "narrow"] as const) {
        const [was, is] = [frameHeights[form], frameHeightsOf(now)].map((frame) => frame[width]);
        text = text.replaceAll(`\`${was}\``, `\`${is}\``).replaceAll(`height="${was}"`, `height="${is}"`);
      }
    }
    writeFileSync(path, text);
  }
}

/** Where partners paste the first snippet, and by how much it then shifts their page. */
const views = [
  { name: "above a line of text", page: (form: string) => `<h1>Us</h1>${form}<p>Below</p>`, shift: 0.04 },
  {
    name: "in a column of 350 px",
    page: (form: string) => `<div style="width: 350px; max-width: 100%">${form}</div><p>Below</p>`,
    shift: 0.04,
  },
  {
    name: "above a footer of 90 px",
    page: (form: string) => `<h1>Us</h1>${form}<footer style="height: 90px">Us</footer>`,
    shift: 0.125,
  },
  {
    name: "below the window",
    page: (form: string) => `<div style="height: 1100px">Us</div>${form}<p>Below</p>`,
    shift: 0,
  },
] as const;
const windows = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];
const pasted = views.flatMap((view) =>
  (Object.keys(api) as (keyof typeof api)[]).map((tag) => ({ ...view, tag })),
);

for (const { name, page: pageOf, shift, tag } of spread(pasted, 5))
  test(`the first snippet of a ${tag} ${name} shifts it by at most ${shift}`, async ({
    page,
    openLines,
    observed,
  }) => {
    const fallback = fallbackOf(tag, "en");
    const snippet = snippetOf({ origin: site, partner: "maple", tag, language: "en", fallback });
    expect(snippet).toMatch(/ style="min-height:\d+px">/);
    const painted = () =>
      page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 100))));
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const arrive = await hold(page, /v1\/[a-z-]+\.js/);
      const opened = openLines(
        `<meta name="viewport" content="width=device-width"><body>${pageOf(`<div>${snippet}</div>`)}`,
      );
      await expect(page.getByRole("link", { name: fallback.text })).toBeAttached();
      await painted();
      arrive();
      await opened;
      await expect(page.locator(tag).locator("form, [part=button]").first()).toBeAttached();
      await painted();
      expect((await observed()).shift, `${viewport.width} px`).toBeLessThanOrEqual(shift);
    }
  });

test("a form that moves what is below it waits until its room can be painted", async ({
  page,
  openLines,
}) => {
  const watch = `<script>
  window.waits = [];
  const { setTimeout: real } = window;
  window.setTimeout = (run, wait) => (window.waits.push(wait), real(run, wait));
</script>`;
  const delays = async (above: string) => {
    const form = `<div><visa-contact-form></visa-contact-form></div><footer style="height: 90px">Us</footer>`;
    await openLines(`${watch}${above}${form}${entryScript()}`);
    await expect(page.locator("visa-contact-form form")).toBeAttached();
    return page.evaluate(() => Reflect.get(window, "waits") as (number | undefined)[]);
  };
  expect(await delays("")).toContain(34);
  expect(await delays('<div style="height: 1100px">Us</div>')).not.toContain(34);
});

test("a form has its room once it is defined, in any column", async ({ page, openLines }) => {
  const places = Object.entries(columns).flatMap(([form, widths]) =>
    Object.entries(widths).map(([width, pixels]) => ({ form, width, pixels })),
  );
  const forms = places.map(
    ({ form, pixels }) =>
      `<div class="place" style="width: ${pixels}px; --visa-font: Figtree"><visa-${form}-form></visa-${form}-form></div>`,
  );
  await serveFigtree(page);
  await openLines(`${figtree}${forms.join("")}<script>
  window.reserved = [];
  for (const element of document.querySelectorAll(".place > *"))
    customElements.whenDefined(element.localName).then(() => {
      const height = element.shadowRoot.querySelector("form") ? 0 : element.getBoundingClientRect().height;
      window.reserved.push(height);
    });
</script>${entryScript()}`);
  await expect(page.locator(".place [name=phoneCountry]")).toHaveCount(places.length);
  await whenLoaded(page);
  const measured = await page
    .locator(".place > *")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  if (/all|changed/.test(test.info().config.updateSnapshots)) {
    // In tens, so that they change with a question and not with a comma.
    const inTens: Record<string, Record<string, number>> = {};
    for (const [at, { form, width }] of places.entries())
      inTens[form] = { ...inTens[form], [width]: Math.floor((measured[at] ?? 0) / 10) * 10 };
    return writeHeights(inTens as typeof heights);
  }
  const reserved = Object.values(heights).flatMap((of) => Object.values(of));
  expect(await page.evaluate(() => Reflect.get(window, "reserved"))).toEqual(reserved);
  const command = "write them by: npx playwright test tests/embed/columns.spec.ts -g 'has its room' -u";
  for (const [at, height] of measured.entries())
    expect(Math.abs((reserved[at] ?? 0) / height - 1), command).toBeLessThan(tolerance);
});
