import { readFileSync, writeFileSync } from "node:fs";
import { firm, isFictional } from "#content/firm/firm.ts";
import heights from "#widgets/heights.json" with { type: "json" };
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { snippetOf } from "#widgets/partner-page/snippet.ts";
import { spread } from "../support/full.ts";
import { hold } from "../support/hold.ts";
import { overflowOf } from "../support/site.ts";
import { entryScript, expect, site, test } from "./support/embed-test.ts";

/** Parents that are as wide as their content, each in a column of 600 px beside a short text. */
const parents: Readonly<Record<string, string>> = {
  "a flex row": "display: flex",
  "a centred flex column": "display: flex; flex-direction: column; align-items: center",
  "a grid with auto columns": "display: grid; grid-template-columns: auto auto",
  "a grid with a column of minmax(0, 1fr)": "display: grid; grid-template-columns: minmax(0, 1fr)",
  "a centred grid": "display: grid; place-items: center",
  "a float": "float: left",
  "an inline-block": "display: inline-block",
  "a table": "display: table",
  "a fit-content box": "width: fit-content",
  "a place at zoom: 2": "zoom: 2",
};

test("a form is as wide as a small phone and stays in its column", async ({ page, openHost }) => {
  await openHost("empty");
  for (const [parent, style] of Object.entries(parents))
    for (const column of [600, 260])
      await test.step(`in ${parent} in ${column} px`, async () => {
        const form = page.locator("visa-contact-form form");
        await page.locator("#one").evaluate((place, html) => {
          place.innerHTML = html;
        }, `<div style="width: ${column}px"><div style="${style}; max-width: 100%"><visa-contact-form></visa-contact-form></div></div>`);
        const width = await form.evaluate((element) => element.getBoundingClientRect().width);
        expect(width).toBeGreaterThanOrEqual(Math.min(280, column) - 1);
        expect(width).toBeLessThanOrEqual(column + 1);
      });

  await test.step("in a row of minmax(0, 1fr) tracks a form keeps to its own, and its neighbour keeps its share", async () => {
    const widths = await page.locator("#one").evaluate((place) => {
      place.innerHTML = `<div style="display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); width: 700px">
<visa-contact-form></visa-contact-form><p></p></div>`;
      return [
        place.querySelector("visa-contact-form")?.shadowRoot?.querySelector("form"),
        place.querySelector("p"),
      ].map((box) => box?.getBoundingClientRect().width);
    });
    expect(widths).toEqual([350, 350]);
  });
});

/** Places in a page in which the snippet must not move anything. */
const places: Readonly<Record<string, string>> = {
  "a block": "",
  "a column of a grid": "display:grid;grid-template-columns:1fr",
  "a flex row": "display:flex",
  "a centred flex column": "display:flex;flex-direction:column;align-items:center",
  "a centred grid": "display:grid;place-items:center",
  "a grid of centred tracks": "display:grid;place-content:center",
  "a box of fit-content": "width:fit-content;margin:auto",
  "a table": "display:table;margin:auto",
  "a float": "float:left",
};

for (const [tag, width] of spread(
  (["visa-contact-form", "visa-assessment-form"] as const).flatMap((tag) =>
    [1280, 375].map((width) => [tag, width] as const),
  ),
  3,
))
  test(`the snippet of a ${tag} moves nothing, fits its room and is in the middle of any place, at ${width} px`, async ({
    page,
    openLines,
    observed,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const fallback = fallbackOf(tag, "en");
    const snippet = snippetOf({ origin: site, partner: "maple-realty", tag, language: "en", fallback });
    const arrive = await hold(page, /v1\/[a-z-]+\.js/);
    const opened = openLines(
      `<body>${Object.values(places)
        .map((style) => `<section style="display:flow-root"><div style="${style}">${snippet}</div></section>`)
        .join("")}`,
    );
    const elements = page.locator(tag);
    await expect(elements.getByRole("link", { name: fallback.text })).toHaveCount(Object.keys(places).length);
    const boxes = () =>
      elements.evaluateAll((all) =>
        all.map((element) => {
          const { x, width, height } = element.getBoundingClientRect();
          const form = element.shadowRoot?.querySelector("form");
          return { x, width, height, bare: height - (form?.offsetHeight ?? 0) };
        }),
      );
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    const before = await boxes();
    arrive();
    await opened;
    await expect(elements.locator("[name=phoneCountry]")).toHaveCount(before.length);
    for (const [at, box] of (await boxes()).entries()) {
      const place = Object.keys(places)[at] ?? "";
      const { x, width: reserved, height } = before[at] ?? box;
      expect({ x: box.x, width: box.width }, place).toEqual({ x, width: reserved });
      expect(Math.abs(box.height - height), place).toBeLessThanOrEqual(80);
      expect(box.bare, `${place}: ground without a form`).toBeLessThanOrEqual(60);
      if (place !== "a float") expect(Math.abs(box.x * 2 + box.width - width), place).toBeLessThanOrEqual(2);
    }
    expect((await observed()).shift).toBeLessThanOrEqual(0.02);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

/** How much another typeface or firm may change a height, as a share: words wrap differently. */
const tolerance = isFictional(firm.name) ? 0.03 : 0.06;

/** In tens, so that they change with a question and not with a comma. */
function writeHeights(tag: string, measured: { readonly wide: number; readonly narrow: number }): void {
  const file = "widgets/heights.json";
  const inTens = (_: string, value: unknown) =>
    typeof value === "number" ? Math.floor(value / 10) * 10 : value;
  const all = { ...JSON.parse(readFileSync(file, "utf8")), [tag]: measured };
  writeFileSync(file, `${JSON.stringify(all, inTens, 2)}\n`);
}

/** By element: a phone's column, and the first one that is wide enough for all of its rows. */
for (const [tag, columns] of Object.entries({
  "visa-contact-form": { narrow: 320, wide: 628 },
  "visa-assessment-form": { narrow: 320, wide: 984 },
} as const))
  test(`a ${tag} has its room once it is defined, in any column`, async ({ page, openLines }) => {
    const forms = Object.values(columns).map(
      (column) => `<div style="width: ${column}px"><${tag}></${tag}></div>`,
    );
    await openLines(`${forms.join("")}<script>
  customElements.whenDefined("${tag}").then(() => {
    window.reserved = [...document.querySelectorAll("${tag}")].map((element) =>
      element.shadowRoot.querySelector("form") ? 0 : element.getBoundingClientRect().height,
    );
  });
</script>${entryScript()}`);
    const elements = page.locator(tag);
    await expect(elements.locator("[name=phoneCountry]")).toHaveCount(forms.length);
    const [narrow = 0, wide = 0] = await elements.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().height),
    );
    if (/all|changed/.test(test.info().config.updateSnapshots)) return writeHeights(tag, { wide, narrow });
    const reserved = heights[tag as keyof typeof heights];
    expect(await page.evaluate(() => Reflect.get(window, "reserved"))).toEqual([
      reserved.narrow,
      reserved.wide,
    ]);
    const command = "write them by: npx playwright test tests/embed/columns.spec.ts --workers=1 -u";
    expect(Math.abs(reserved.narrow / narrow - 1), command).toBeLessThan(tolerance);
    expect(Math.abs(reserved.wide / wide - 1), command).toBeLessThan(tolerance);
  });

test("the elements take their place's colours and stay within the page", async ({
  page,
  openHost,
  form: element,
  button,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHost("plain");

  await test.step("the colours are those of the place: dark only where the page offers it and the visitor asks", async () => {
    const surface = () => element.locator("form").evaluate((form) => getComputedStyle(form).backgroundColor);
    const light = await surface();
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = "light dark";
    });
    await expect.poll(surface).not.toBe(light);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(surface).toBe(light);
    await element.evaluate((host) => host.setAttribute("color-scheme", "dark"));
    await expect.poll(surface).not.toBe(light);
  });

  await page.evaluate(() => document.body.append(document.createElement("visa-assessment-form")));
  await test.step("at 400 % of a window of 1280 px the elements stay within the page", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await button.getByRole("button", { name: "Free assessment" }).click();
    await expect(button.locator("[name=firstName]")).toBeFocused();
    const beyond = await page.evaluate(() => {
      const roots = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      // The beginnings of a message lie in a line that scrolls by itself.
      const inside = ".visa :not(.visa-trap, .visa-trap *, .visa-beginnings *)";
      return roots
        .flatMap((root) => [...root.querySelectorAll(inside)])
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.outerHTML);
    });
    expect(beyond).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
