import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** The elements in applications of frameworks: `npm run test:examples`. */
export default defineConfig({
  ...base,
  testDir: ".",
  // Packages are installed, and an application is compiled three times.
  timeout: 900_000,
  workers: 1,
  projects: [{ name: "examples" }],
});
