import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { emptyDatabase } from "./empty-database.ts";

// The files of tests share an isolate, but nothing that the worker keeps in its memory.
vi.resetModules();

/** A morning before the daily mail's hour, so that no test runs into it. */
const morning = Date.UTC(2026, 10, 20, 9, 2);

/** SQLite's messages about a statement that can never work. */
const brokenStatement =
  /no such \w+|no query solution|syntax error|incomplete input|ambiguous|misuse|has no column|\d values for/;
const broken: string[] = [];

/** Records broken statements even if the worker survives their error. */
function recordBroken(prototype: object, names: readonly string[]) {
  for (const name of names) {
    const real = Reflect.get(prototype, name) as (...inputs: unknown[]) => Promise<unknown>;
    const recorded = function (this: unknown, ...inputs: unknown[]) {
      return real.apply(this, inputs).catch((error: unknown) => {
        if (brokenStatement.test(String(error))) broken.push(String(error));
        throw error;
      });
    };
    Object.defineProperty(prototype, name, { value: recorded });
  }
}
recordBroken(Object.getPrototypeOf(env.DB), ["batch"]);
recordBroken(Object.getPrototypeOf(env.DB.prepare("SELECT 1")), ["all", "run", "first"]);

afterEach(() => {
  const [first] = broken.splice(0);
  if (first !== undefined) throw new Error(`broken statement: ${first}`);
});

beforeEach(() => {
  const began = performance.now();
  // Only the date is set; it goes on with real time, because deadlines are measured by it.
  vi.spyOn(Date, "now").mockImplementation(() => Math.round(morning + performance.now() - began));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Storage lasts for a file; every test starts on an empty database.
beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS));
beforeEach(emptyDatabase);
