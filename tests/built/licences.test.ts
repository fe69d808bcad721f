import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, read, site } from "./support/built-files.ts";

test.each([
  ["licenses.txt", ["react-dom", "swiper", "libphonenumber-js", "@fontsource-variable/fraunces"]],
  ["widgets/v1/licenses.txt", ["react-dom", "@r2wc/core", "libphonenumber-js"]],
])("%s has the licences of %j", (file, packages) => {
  const text = read(file);
  for (const name of packages) {
    const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    expect(text).toContain(`\n${name} ${version}, ${license}\n`);
  }
});

test("each script with the work of others names the licences beside it", () => {
  const foreign = /react\.transitional\.element|swiper-slide-duplicate|libphonenumber|leading_digits/;
  const carrying = filesBelow().filter(
    (file) => file.endsWith(".js") && !/^widgets\/\d/.test(file) && foreign.test(read(file)),
  );
  expect(carrying.length).toBeGreaterThan(3);
  for (const file of carrying) {
    const [, named = ""] = /^\/\*! (\S+) \*\/$/m.exec(read(file).slice(0, 60)) ?? [];
    expect(named, file).not.toBe("");
    expect(existsSync(join(site, dirname(file), named)), file).toBe(true);
  }
});
