import { defineConfig } from "@playwright/test";
import { defaultLanguage, isSiteLanguage, languageCodes } from "#lead/languages.ts";
import { findBrowser } from "./scripts/test/find-browser.ts";
import type { HostOptions } from "./tests/embed/host-kinds.spec.ts";
import "./scripts/test/fixed-firm.ts";

const port = Number(process.env.TEST_PORT ?? 8877);
/** Set by `npm run test:full`. */
const full = process.env.FULL === "1";

/** The kinds of partners' pages in the other engine and the other languages. */
const otherVisitors = (["Chromium", "Firefox"] as const)
  .flatMap((engine) => languageCodes.filter(isSiteLanguage).map((language) => ({ engine, language })))
  .filter(({ engine, language }) => engine !== "Chromium" || language !== defaultLanguage)
  .map((use) => ({
    name: `${use.engine} ${use.language}`,
    testMatch: "tests/embed/host-kinds.spec.ts",
    use,
  }));

// Containers run as root with a small /dev/shm; the rest keeps a closed network quiet.
const browserArguments = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  // Otherwise a process is kept ready for the next page of each context: a tenth of what a page costs.
  "--renderer-process-limit=1",
];

const executablePath = findBrowser() ?? "";

/**
 * Tests that must see the pictures; to fetch and decode them is an eighth of what a page costs the other
 * tests.
 */
const pictured = /browser\/pages\.spec/;
// Motion is a tenth of the run's work; the tests of motion ask for it.
const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** The browser tests drive the built product; `npm run build` comes first (`npm test` does it). */
export default defineConfig<object, HostOptions>({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: `${import.meta.dirname}/test-results`,
  fullyParallel: true,
  // One a core: a third gains nothing, because a browser is several processes.
  workers: "100%",
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // No claim here is about speed: a busy machine may take its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-CA",
    // Recording costs a third of the run: `TRACE=1 npx playwright test FILE` shows what a failure looked
    // like.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath, args: browserArguments },
  },
  projects: [
    { name: "browser", testDir: "tests/browser", testMatch: pictured, use: still },
    {
      name: "browser without pictures",
      testDir: "tests/browser",
      testIgnore: pictured,
      use: {
        ...still,
        launchOptions: {
          executablePath,
          args: [...browserArguments, "--blink-settings=imagesEnabled=false"],
        },
      },
    },
    { name: "embed", testDir: "tests/embed" },
    ...(full ? otherVisitors : []),
  ],
  webServer: {
    command: "node scripts/serve/test-server.ts",
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port) },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stdout: "ignore",
  },
});
