import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { releases } from "./support/debian.ts";

/** The plugin and the recipes on real WordPress sites: `npm run test:full -- wordpress`. */
export default defineConfig({
  ...base,
  testDir: ".",
  timeout: 300_000,
  workers: 1,
  use: { ...base.use, actionTimeout: 30_000, navigationTimeout: 30_000 },
  projects: Object.keys(releases).map((name) => ({ name })),
});
