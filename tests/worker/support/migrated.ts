import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { emptyDatabase } from "./empty-database.ts";

// The files of tests share an isolate, but nothing that the worker keeps in its memory.
vi.resetModules();

/** A morning before the daily digest's hour, so that no test meets it by the hour at which it happens to run. */
const morning = Date.UTC(2026, 10, 20, 9, 2);

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
beforeAll(() => applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS));
beforeEach(emptyDatabase);
