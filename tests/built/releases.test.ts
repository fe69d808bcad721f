import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { languageCodes } from "#lead/languages.ts";
import { licencesFile } from "#scripts/build/licences.ts";
import { headersFile } from "#scripts/build/site/headers-file.ts";
import { entries } from "#scripts/build/widgets/entries.ts";
import { freeze } from "#scripts/release/freeze.ts";
import { type Release, readReleases, releasesFolder, versionList } from "#scripts/release/releases.ts";
import { candidateFolder, candidateVersion, freezeCandidate } from "../support/candidate.ts";
import { filesBelow, importsOf, read, site } from "./support/built-files.ts";

let frozen: string;
beforeAll(async () => {
  frozen = await freezeCandidate();
}, 60_000);

describe("a release", () => {
  test.each(entries)("%s.js carries all it needs, and not React's development build", (entry) => {
    const path = join(frozen, `${entry}.js`);
    expect(importsOf(relative(site, path))).toEqual({ direct: [], onDemand: [] });
    expect(readFileSync(path, "utf8")).not.toMatch(
      /react-dom-client\.development|process\.env|import\.meta\.env/,
    );
    // A language takes 47 kB of the largest, Punjabi names of countries 9 kB, the whole numbering plans 70.
    expect(statSync(path).size).toBeLessThanOrEqual(680_000 + 52_000 * languageCodes.length);
  });

  test("is recorded with the hash of every file", () => {
    expect(readReleases(candidateFolder)).toEqual([
      {
        version: candidateVersion,
        integrity: Object.fromEntries(
          [...entries.map((entry) => `${entry}.js`), "visa-widgets.d.ts"].map((file) => [
            file,
            expect.stringMatching(/^sha384-[\w+/]{64}$/),
          ]),
        ),
      },
    ]);
  });

  test.each([
    ["0.1.0", "0.1.0 is released already"],
    ["next", '"next" is not a version'],
    ["../1.2.0", '"../1.2.0" is not a version'],
  ])("named %s is refused, and nothing changes", async (version, reason) => {
    const before = readReleases(candidateFolder);
    await expect(freeze(version, candidateFolder)).rejects.toThrow(reason);
    expect(readReleases(candidateFolder)).toEqual(before);
  });
});

test("the site serves every release as it is kept, and lists them", () => {
  const releases = readReleases(releasesFolder);
  expect(JSON.parse(read("widgets/versions.json"))).toEqual(versionList(releases));
  const served = filesBelow("widgets").filter((file) => /^widgets\/\d/.test(file));
  const kept = releases.flatMap(({ version, integrity }) =>
    [...Object.keys(integrity), "integrity.json", licencesFile].map((file) => `${version}/${file}`),
  );
  expect(served).toEqual(kept.map((file) => `widgets/${file}`).toSorted());
  for (const file of kept)
    expect(read(`widgets/${file}`)).toBe(readFileSync(join(releasesFolder, file), "utf8"));
});

test.each(["widgets/index.html", "fr/widgets/index.html"])(
  "%s shows the line of a pinned file only once there is a release",
  (page) => {
    const { latest } = versionList(readReleases(releasesFolder));
    const pinned = /\/widgets\/(\d+\.\d+\.\d+)\/contact-form\.js/.exec(read(page));
    expect(pinned?.[1]).toBe(latest ?? undefined);
  },
);

test("a browser may keep each release for a year, in rules that Cloudflare reads however many there are", () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    version: `1.${at}.0`,
  })) as unknown as readonly Release[];
  for (const [file, releases] of [
    [read("_headers"), readReleases(releasesFolder)],
    [headersFile(many), many],
  ] as const) {
    expect(file.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    for (const line of file.split("\n")) expect(line.length).toBeLessThan(2000);
    for (const { version } of releases) {
      const rule = `/widgets/${version.replace(/\..*/, ".:rest")}/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
      expect(file).toContain(rule);
    }
  }
});
