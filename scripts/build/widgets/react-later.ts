import { resolve } from "node:path";
import type { Plugin } from "vite";

const file = JSON.stringify(resolve("widgets/react-later.ts"));

/**
 * Gives the wrapper of r2wc, which imports React, the parts of it that the elements define themselves. If a
 * new version writes its imports differently, React comes along and the byte budgets of the elements fail.
 */
export function reactLater(): Plugin {
  return {
    name: "react-later",
    transform: {
      filter: { id: /@r2wc\/react-to-web-component/ },
      handler: (code) =>
        code
          .replace(/import (\w+) from "react";/, `import * as $1 from ${file};`)
          .replace('"react-dom/client"', file),
    },
  };
}
