import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import base from "../../../playwright.config.ts";
import { releases } from "./support/debian.ts";

type TestConfigWebServer = Exclude<PlaywrightTestConfig["webServer"], undefined | readonly unknown[]>;

/** The plugin and the recipes on real WordPress sites: `npm run test:full -- wordpress`. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../../test-results",
  timeout: 300_000,
  workers: 1,
  use: { ...base.use, actionTimeout: 30_000, navigationTimeout: 30_000 },
  reporter: [["line"], ["json"]],
  projects: Object.keys(releases).map((name) => ({ name })),
  webServer: { ...(base.webServer as TestConfigWebServer), cwd: "../../.." },
});
