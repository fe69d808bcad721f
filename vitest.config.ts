import { mkdirSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

// wrangler.toml names the built site, which the worker's own tests do without.
mkdirSync("dist/site", { recursive: true });

export default defineConfig({
  test: {
    // The worker logs every event; only a failed test needs to show them.
    silent: "passed-only",
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations("worker/migrations") } },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/faults/**/*.test.ts"],
          setupFiles: ["tests/worker/support/migrated.ts"],
        },
      },
      {
        test: { name: "unit", include: ["tests/unit/**/*.test.ts", "tests/built/**/*.test.ts"] },
      },
    ],
  },
});
