import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, read, site } from "./support/built-files.ts";

const scripts = filesBelow().filter((file) => file.endsWith(".js") && !/^widgets\/\d/.test(file));
const named = (file: string) => /^\/\*! (\S+) \*\/$/m.exec(read(file).slice(0, 60))?.[1];

test.each([
  ["licenses.txt", ["react", "react-dom", "wouter", "ky", "swiper", "react-phone-number-input"]],
  ["licenses.txt", ["libphonenumber-js", "country-flag-icons"]],
  ["licenses.txt", ["@fontsource-variable/figtree", "@fontsource-variable/fraunces"]],
  ["widgets/v1/licenses.txt", ["react", "react-dom", "@r2wc/core", "ky", "libphonenumber-js"]],
])("%s has the licences of %j", (file, packages) => {
  const text = read(file);
  for (const name of packages) {
    const folder = `node_modules/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    expect(text).toContain(`\n${name} ${version}, ${license}\n`);
    const licence = ["LICENSE", "license"].map((own) => `${folder}/${own}`).find((own) => existsSync(own));
    if (licence) expect(text).toContain(readFileSync(licence, "utf8").trim());
  }
});

test("each script with the work of others names the licences beside it", () => {
  const naming = scripts.filter((file) => named(file));
  for (const file of naming)
    expect(existsSync(join(site, dirname(file), named(file) ?? "")), file).toBe(true);
  const foreign = /react\.transitional\.element|swiper-slide-duplicate|libphonenumber|leading_digits/;
  const carrying = scripts.filter((file) => foreign.test(read(file)));
  expect(carrying.length).toBeGreaterThan(3);
  expect(carrying.filter((file) => !naming.includes(file))).toEqual([]);
  const entries = scripts.filter((file) => /^widgets\/v1\/[\w-]+\.js$/.test(file));
  expect(entries.length).toBeGreaterThan(3);
  expect(entries.filter((file) => !naming.includes(file))).toEqual([]);
});
