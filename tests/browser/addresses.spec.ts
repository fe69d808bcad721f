import { expect } from "@playwright/test";
import { test } from "../support/browser-test.ts";

test("other spellings of an address redirect permanently, in one step and with their query", async ({
  request,
}) => {
  for (const [asked, location] of [
    ["/study/", "/study"],
    ["/study/index.html", "/study"],
    ["/index.html", "/"],
    ["/visit/tourism/?utm_source=a", "/visit/tourism?utm_source=a"],
    ["/fr/", "/fr"],
    ["/fr/widgets/frame/contact/?lang=en", "/fr/widgets/frame/contact?lang=en"],
    ["/fr/visit.html", "/fr/visit"],
    ["/Visit/Tourism/?utm_source=a", "/visit/tourism?utm_source=a"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 308, location]);
    expect((await request.get(location, { maxRedirects: 0 })).status(), location).toBe(200);
  }
});

test("the addresses that browsers and people expect are there", async ({ request }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/vnd.microsoft.icon"],
    ["/apple-touch-icon.png", "image/png"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, type]);
  }
});

test("a missing file is not cached as long as the files beside it", async ({ request }) => {
  for (const path of [
    "/assets/none-12345678.js",
    "/widgets/v1/chunks/none-12345678.js",
    "/pictures/none.webp",
  ]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["cache-control"]], path).toEqual([
      404,
      "no-store, no-transform",
    ]);
  }
});

test("no other site can load what is not meant to be embedded", async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()["cross-origin-resource-policy"];
  for (const path of ["/", "/study", "/favicon.svg", "/pictures/logo.svg", "/licenses.txt", "/none"])
    expect(await policyOf(path), path).toBe("same-origin");
  for (const path of ["/widgets/v1/contact-form.js", "/widgets/frame/contact", "/og/default.png"])
    expect(await policyOf(path), path).toBe("cross-origin");
});
