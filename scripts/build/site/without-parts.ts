import type { Plugin } from "vite";

/** The site's forms stand in the page itself, where no `::part()` reaches: there the names would be bytes alone. */
export function withoutParts(): Plugin {
  return {
    name: "without-parts",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/forms\/.*\.tsx$/.test(id)) return undefined;
      return { code: code.replace(/\spart="[a-z]+"|\spart: "[a-z]+",/g, ""), map: null };
    },
  };
}
