import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import sharp from "sharp";
import { expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { isSiteLanguage } from "#lead/languages.ts";
import {
  addressOf,
  attributesOf,
  site as builtSite,
  languageOfFile,
  pageOf,
  sitePages,
  textsOf,
} from "./support/built-files.ts";

/* What search engines and messengers read of a page. The compiler checks the vocabulary (schema-dts); here
   the built pages are held to Google's rules, and to what is true of the firm. */

interface Item {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

const listed = sitePages()
  .filter((file) => !/(^|\/)(404|receipt)\.html$/.test(file))
  .map((file) => ({ file, page: pageOf(file), isSite: isSiteLanguage(languageOfFile(file)) }));
const ofSite = listed.filter(({ isSite }) => isSite);

function itemsOn(page: Document): Item[] {
  return textsOf(page, "[type='application/ld+json']").flatMap((text) => {
    const { "@context": context, "@graph": items } = JSON.parse(text);
    expect(context).toBe("https://schema.org");
    return items;
  });
}

const itemOn = (page: Document, type: string) => itemsOn(page).find((item) => item["@type"] === type);
const isHome = (file: string) => /^(\w\w\/?)?(index)?(\.html)?$/.test(file) || file === "fr.html";

test.each(ofSite)("$file passes Google’s rules for structured data", async ({ page }) => {
  const jsonld = Object.groupBy(itemsOn(page), (item) => item["@type"]);
  expect(Object.keys(jsonld)).not.toEqual([]);
  expect(await new Validator().validate({ jsonld })).toEqual([]);
});

test.each(ofSite.filter(({ file }) => !isHome(file)))(
  "$file has breadcrumbs that end at itself",
  ({ file, page }) => {
    const trail = itemOn(page, "BreadcrumbList")?.itemListElement as {
      name: string;
      item: string;
      position: number;
    }[];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, at) => at + 1));
    expect(trail.at(-1)?.item).toBe(firm.origin + addressOf(file).replace(/\/$/, ""));
    for (const { name } of trail) expect(name).not.toBe("");
  },
);

test.each(ofSite.filter(({ file }) => isHome(file) || /contact-us/.test(file)))(
  "$file describes the firm with its phone and each licensed person",
  ({ page }) => {
    expect(itemOn(page, "ProfessionalService")).toMatchObject({
      "@id": `${firm.origin}/#organization`,
      name: firm.name,
      telephone: firm.phone,
      email: firm.email,
      ...(firm.address && { address: { "@type": "PostalAddress", postalCode: firm.address.postalCode } }),
      ...(firm.hours && {
        openingHoursSpecification: firm.hours.map(({ days: [first], from, to }) => ({
          dayOfWeek: expect.arrayContaining([first]),
          opens: from,
          closes: to,
        })),
      }),
      ...(firm.languages && { knowsLanguage: firm.languages }),
      employee: firm.licensees.map(({ name, number }) => ({
        "@type": "Person",
        name,
        hasCredential: { identifier: number, recognizedBy: { url: new URL(firm.registry).origin } },
        sameAs: expect.stringContaining(firm.registry),
      })),
    });
  },
);

const meta = (page: Document, name: string) =>
  attributesOf(page, `meta[property='${name}'], meta[name='${name}']`, "content")[0];

test.each(listed)("$file has a whole preview for messengers", async ({ page }) => {
  expect(meta(page, "twitter:card")).toBe("summary_large_image");
  expect(meta(page, "og:type")).toBe("website");
  expect(meta(page, "og:url")).toBe(attributesOf(page, "link[rel=canonical]")[0]);
  expect(meta(page, "og:title")).toBe(page.title);
  expect(meta(page, "og:description")).toBe(meta(page, "description"));
  const image = new URL(meta(page, "og:image") ?? "");
  expect(image.origin).toBe(firm.origin);
  const { width, height } = await sharp(join(builtSite, image.pathname)).metadata();
  expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual([`${width}`, `${height}`]);
});
