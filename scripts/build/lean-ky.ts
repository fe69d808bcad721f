import type { Plugin } from "vite";

/**
 * ky without what the forms never ask of it, nearly 3 kB of them: retries and their delays, progress of streams, errors
 * told apart, schemas, hooks, options of several sources. A form is sent again by its visitor alone, and any failure is
 * a lost connection (src/forms/sending/send-lead.ts).
 */
export function leanKy(): Plugin {
  return {
    name: "lean-ky",
    enforce: "pre",
    load(id) {
      const name = /\/ky\/distribution\/(.+\.js)$/.exec(id)?.[1];
      return name === undefined ? undefined : replacements[name];
    },
  };
}

const replacements: Readonly<Record<string, string>> = {
  "core/retry-timing.js":
    "export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = () => undefined;",
  "errors/SchemaValidationError.js": "export class SchemaValidationError extends Error {}",
  "utils/body.js":
    "export const getBodySize = () => 0, streamRequest = (request) => request, streamResponse = (response) => response;",
  "utils/delay.js": "export default async () => undefined;",
  "utils/is-network-error.js": "export default () => false;",
  "utils/merge.js": `
    export const deletedParametersSymbol = Symbol(), replaceOption = (value) => value, cloneShallow = (value) => value;
    export const validateAndMerge = (...sources) => Object.assign({}, ...sources), deepMerge = validateAndMerge;
    export const mergeHeaders = (_, headers) => new Headers(headers);
    export const mergeHooks = () => ({ beforeRequest: [], beforeRetry: [], beforeError: [], afterResponse: [] });`,
  "utils/type-guards.js": `export const ${[
    "isForceRetryError",
    "isHTTPError",
    "isKyError",
    "isNetworkError",
    "isTimeoutError",
  ]
    .map((name) => `${name} = () => false`)
    .join(", ")};`,
};
