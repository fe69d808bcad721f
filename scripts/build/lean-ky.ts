import type { Plugin } from "vite";

/**
 * ky without a reader for the times that servers name for a retry, 1 kB of the forms: a form is sent again by its
 * visitor alone (src/forms/sending/send-lead.ts).
 */
export function leanKy(): Plugin {
  return {
    name: "lean-ky",
    enforce: "pre",
    load: (id) => (/\/ky\/distribution\/core\/retry-timing\.js$/.test(id) ? replacement : undefined),
  };
}

const replacement =
  "export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = () => undefined;";
