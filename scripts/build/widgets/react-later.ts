import { resolve } from "node:path";
import type { Plugin } from "vite";

const file = JSON.stringify(resolve("widgets/react-later.ts"));

/**
 * Gives the wrapper of r2wc, which imports React, the parts of it that the elements define themselves, and
 * leaves it only properties that are texts, without events and the callbacks that define.ts replaces. If a
 * new version is written differently, all of it comes along and the byte budgets of the elements fail.
 */
export function reactLater(): Plugin {
  return {
    name: "react-later",
    transform: {
      filter: { id: /@r2wc\// },
      handler: (code) =>
        code
          .replace(/import (\w+) from "react";/, `import * as $1 from ${file};`)
          .replace('"react-dom/client"', file)
          .replace(/(string: \w+),\s*number: [^}]*/, "$1")
          .replace(/, u = Array[^,]*?keys\(e\.events\)/, "")
          .replace(/for \(const \w+ of u\).*?(?=class v|\}\s*connectedCallback)/gs, "")
          .replace(/disconnectedCallback\(\).*?(?=\[b\]\(\) \{)/s, ""),
    },
  };
}
