import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { isFictional } from "#scripts/firm/fictional-facts.ts";
import { firmReleases, releasesFolder } from "#scripts/release/releases.ts";
import { wordsIn } from "#words/words-in.ts";
import { attributesOf, fictional, filesBelow, pageOf, read, site } from "./support/built-files.ts";

// Once a firm is set up: then nothing may name the one that the product comes with.
describe.skipIf(isFictional(firm.name))("of a firm that has been set up", () => {
  const files = filesBelow();

  test("no served file names the fictional firm, or has two full stops after a name that ends with one", () => {
    expect(files.length).toBeGreaterThan(100);
    const slips = [fictional, /\bInc\.\./];
    const naming = files.filter((file) =>
      // A format of files that every firm's forms read (docs/contract.md).
      textsIn(file).some((text) => slips.some((slip) => slip.test(text.replaceAll("evermaple-answers", "")))),
    );
    expect(naming).toEqual([]);
  });

  test("the plugin is the firm's own", () => {
    const slug = inFirmsName("evermaple-forms");
    expect(textsIn(`widgets/${slug}.zip`)[0]).toBe(`${slug}/${slug}.php`);
    expect(read("widgets/index.html")).toContain(`/widgets/${slug}.zip`);
  });

  test("releases are the firm's own from the first set-up on", () => {
    expect(releasesFolder).toBe(firmReleases);
  });

  test("no release of another firm is served", () => {
    const { versions } = JSON.parse(read("widgets/versions.json")) as {
      versions: readonly string[];
    };
    for (const version of versions)
      expect(read(`widgets/${version}/contact-form.js`)).toContain(firm.licenceNumbers.split(", ")[0]);
  });

  test("no page has an inline style, which its policy would ignore", () => {
    for (const page of files.filter((file) => file.endsWith(".html")))
      expect(read(page), page).not.toMatch(/<[^>]*\sstyle="/);
  });

  test("its logo is its own, as wide in the header as it is drawn", () => {
    const logo = read("pictures/logo.svg");
    expect(logo).not.toBe(readFileSync("public/pictures/logo.svg", "utf8"));
    const [, width = 0, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(logo)?.map(Number) ?? [];
    expect(firm.logoWidth).toBe(Math.min(160, Math.max(44, Math.round((44 * width) / height))));
    const image = `<img src="/pictures/logo.svg" alt="" width="${firm.logoWidth}" height="44"`;
    for (const page of ["index.html", "widgets/index.html"]) expect(read(page)).toContain(image);
    // Beside the name in a wide logo, the written one would not fit.
    expect(/<a [^>]*data-wide="true"/.test(read("index.html"))).toBe(firm.isLogoWide);
  });

  test("several licensed persons have a photograph each or their initials, never the drawn face", () => {
    for (const page of ["index.html", "contact-us.html", "es.html"].filter((file) => files.includes(file))) {
      if (firm.licensees.length > 1) expect(read(page)).not.toContain("consultant.svg");
      expect(pageOf(page).querySelectorAll(".portrait").length % firm.licensees.length).toBe(0);
    }
  });

  test("the footer has its year, the notice its place of storage", () => {
    expect(read("index.html")).toContain(`Copyright © ${firm.copyrightYear} `);
    expect(read("privacy.html")).toContain(`stores it for us, ${wordsIn.en.firm.storedIn[firm.storage]}.`);
  });

  test("the home page links to the phone and to the firm's pages on other sites", () => {
    const home = pageOf("index.html");
    expect(attributesOf(home, "a")).toContain(firm.phoneHref);
    expect(attributesOf(home, ".info-line .social a")).toEqual(firm.social.map(({ href }) => href));
    expect(attributesOf(home, ".info-line .social a", "aria-label")).toEqual(
      firm.social.map(({ name }) => name),
    );
  });
});

/**
 * The texts of a file of the site, those in an archive by name and content; in a picture, what its bytes
 * spell.
 */
function textsIn(file: string) {
  const bytes = readFileSync(join(site, file));
  if (!file.endsWith(".zip")) return [file, bytes.toString("latin1")];
  return Object.entries(unzipSync(bytes)).flatMap(([name, content]) => [name, strFromU8(content)]);
}
