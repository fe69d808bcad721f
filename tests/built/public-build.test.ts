import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { satisfaction, testimonials } from "#content/home.ts";
import { samples } from "#language/samples.ts";
import { read } from "./support/built-files.ts";

test("a build for this machine shows all, and marks what nobody has approved", () => {
  const html = read("index.html");
  const marks = html.match(/>Sample</g) ?? [];
  expect(marks).toHaveLength(samples.testimonials.length + samples.gauges.length);
  for (const { name } of samples.testimonials) expect(html).toContain(name);
});

describe("a build for the public", () => {
  const out = mkdtempSync(join(tmpdir(), "public-build-"));
  afterAll(() => rmSync(out, { recursive: true }));
  // The renderer's bundle has all that the pages and the scripts would say.
  execFileSync("vite", ["build", "--ssr", "entry-server.tsx", "--outDir", out, "--logLevel", "error"], {
    env: { ...process.env, PUBLIC_BUILD: "1", NODE_ENV: "production" },
  });
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );

  test("has none of their words in any of its files", () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const script = readFileSync(join(out, file), "utf8");
      for (const { name, body } of samples.testimonials) {
        expect(script, file).not.toContain(name);
        expect(script, file).not.toContain(body.slice(0, 40));
      }
      for (const { label } of samples.gauges) expect(script, file).not.toContain(label);
    }
  });

  test("leaves no room for them: no heading, no empty section", async () => {
    const { renderPage } = (await import(
      join(out, "entry-server.js")
    )) as typeof import("#site/entry-server.tsx");
    const { html } = await renderPage("/");
    expect(html).toContain("expectations");
    for (const trace of [
      "testimonials",
      "satisfaction-work",
      "gauge",
      testimonials.title,
      satisfaction.title,
    ])
      expect(html).not.toContain(trace);
  });
});

test("no page rates the firm for search engines", () => {
  expect(read("index.html")).not.toMatch(/AggregateRating|ratingValue|"Review"/);
});
