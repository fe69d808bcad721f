import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { languageCodes } from "#lead/languages.ts";
import base from "../../playwright.config.ts";
import type { HostOptions } from "./host-kinds.spec.ts";

type TestConfigWebServer = Exclude<PlaywrightTestConfig["webServer"], undefined | readonly unknown[]>;

/** Every kind of page in both engines and both languages: `npm run test:hosts`. */
export default defineConfig<object, HostOptions>({
  ...base,
  testDir: ".",
  testMatch: "host-kinds.spec.ts",
  outputDir: "../../test-results",
  // Each may start a Firefox.
  workers: 2,
  reporter: [["line"], ["./support/hosts-reporter.ts"]],
  projects: (["Chromium", "Firefox"] as const).flatMap((engine) =>
    languageCodes.map((language) => ({ name: `${engine} ${language}`, use: { engine, language } })),
  ),
  webServer: { ...(base.webServer as TestConfigWebServer), cwd: "../.." },
});
