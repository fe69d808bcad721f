import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig, mergeConfig } from "vitest/config";
import { unstable_readConfig } from "wrangler";
import "./scripts/test/fixed-firm.ts";
import "./scripts/firm/write-modules.ts";
import { siteLanguageCodes } from "#lead/languages.ts";
import { pagesPlugin } from "./scripts/build/pages/pages-plugin.ts";
import { inLanguage } from "./scripts/build/site/in-language.ts";

// wrangler.toml names the built site, which the worker's own tests do without.
mkdirSync("dist/site", { recursive: true });

/** Set by `npm run test:full`. */
const full = process.env.FULL === "1";

/** The tests' own settings, whatever is deployed. */
const settings = {
  MAIL_FROM: "website@evermaple.example",
  MAIL_TO: "consultant@evermaple.example",
  TIME_ZONE: "America/Vancouver",
  DESK_LANGUAGE: "en",
  WEBHOOK_URL: "",
  HEARTBEAT_URL: "",
  MAIL_ALERT_TO: "",
  OTHER_CHANNEL: "",
  LEADS_KEPT_DAYS: "365",
  SUSPECTS_KEPT_DAYS: "30",
};

interface RateLimitSettings {
  name: string;
  simple: { limit: number };
}
const { queues, ratelimits = [] } = unstable_readConfig({ config: "./wrangler.toml" });

const common = {
  // To start a process for each file, above all a workerd, takes a third of the time.
  isolate: false,
  // No claim here is about speed: a busy machine may take its time.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The site's pages, in both of its languages, of the firm of tests/other-firm/support/facts.ts. */
const otherFirm = siteLanguageCodes.map((code) =>
  mergeConfig(inLanguage(code), {
    plugins: [pagesPlugin()],
    resolve: { alias: { "#firm/facts.ts": resolve("tests/other-firm/support/facts.ts") } },
    test: { ...common, name: `other-firm-${code}`, include: ["tests/other-firm/**/*.test.ts"] },
  }),
);

export default defineConfig({
  test: {
    // The worker logs every event; only a failed test needs to show them.
    silent: "passed-only",
    // Most of a file's time is waiting for its workerd; by default one core would stay free.
    maxWorkers: "100%",
    projects: [
      ...otherFirm,
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ...settings,
                MIGRATIONS: await readD1Migrations("worker/migrations"),
                LINK_SECRET: "the tests' own secret of 32 letters",
                SITE_ORIGIN: "https://www.example.com",
                QUEUE_CONSUMERS: queues.consumers ?? [],
                LIMITS: Object.fromEntries(
                  ratelimits.map(({ name, simple }: RateLimitSettings) => [name, simple.limit]),
                ),
                FAULT_SEED: process.env.FAULT_SEED ?? "1",
                FAULT_SEEDS: process.env.FAULT_SEEDS ?? (full ? "200" : "2"),
                OUTAGES: process.env.OUTAGES ?? (full ? "all" : "sample"),
                MANY_LEADS: full ? "100000" : "3000",
                FUZZ_SEED: process.env.FUZZ_SEED ?? "1",
                FUZZ_RUNS: process.env.FUZZ_RUNS ?? (full ? "30000" : "600"),
              },
            },
          })),
        ],
        test: {
          ...common,
          name: "worker",
          include: ["tests/worker/**/*.test.ts", "tests/faults/**/*.test.ts"],
          // Keeps the files apart, which share a workerd.
          setupFiles: ["tests/worker/support/migrated.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "unit",
          include: ["tests/{unit,claims,wordpress}/**/*.test.ts"],
        },
      },
      {
        // Tests of the built files in dist: `npm run build` comes first.
        test: { ...common, name: "built", include: ["tests/built/**/*.test.ts"] },
      },
    ],
  },
});
