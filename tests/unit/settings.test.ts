import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { configurationOf, localVars, varsOf } from "#scripts/deploy/configuration.ts";
import { fictionalSettings } from "#scripts/deploy/readiness.ts";
import { missingSecrets, unfitSettings } from "#scripts/deploy/settings.ts";
import type { Deployment } from "#scripts/firm/questions.ts";

test("the product's own configuration deploys nothing, and keeps the worker's log lines without requests, whose headers hold the client's IP address", () => {
  const { account_id, observability } = unstable_readConfig(
    { config: "wrangler.toml" },
    { hideWarnings: true },
  );
  expect(account_id).toBe("deployed-by-npm-run-deploy-alone");
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } });
});

const fit: Deployment = {
  worker: "northshore",
  databaseId: "4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11",
  mailFrom: "site@leads.northshore.ca",
  mailTo: ["amara@northshore.ca", "jean@northshore.ca"],
  timeZone: "America/Toronto",
  deskLanguage: "en",
  dailyMailHour: 7,
  mailPerHour: 20,
  mailPerDay: 200,
  heartbeat: "yes",
  webhook: "yes",
  mailAlertTo: "northshore@mail.ca",
  leadsKeptDays: 365,
  suspectsKeptDays: 0,
  hstsDays: 1,
  staging: { origin: "https://try.northshore.ca", databaseId: "5c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f12" },
};

test("an alarm goes to another address than what it tells of", () => {
  expect(unfitSettings(fit)).toEqual([]);
  expect(unfitSettings({ ...fit, mailAlertTo: "jean@northshore.ca" })).toEqual([
    expect.stringMatching(/^mailAlertTo is one of mailTo: /),
  ]);
});

const { heartbeat: _, webhook: __, mailAlertTo: ___, staging: ____, ...alone } = fit;
const knowing: Deployment = { ...alone, otherChannel: "none, and I know" };

test.each<["production" | "staging", Deployment, told: readonly unknown[]]>([
  ["production", fit, []],
  ["staging", fit, []],
  ["production", knowing, []],
  ["staging", knowing, ["staging.databaseId", "staging.origin"]],
  [
    "production",
    { ...alone, databaseId: "00000000-0000-0000-0000-000000000000", mailFrom: "a@b.example" },
    ["databaseId", "mailFrom", expect.stringContaining("another channel")],
  ],
])("settings that are made up are told by name, here for %s, %#", (target, settings, told) => {
  expect(fictionalSettings(target, settings)).toEqual(told);
});

const secrets = ["LINK_SECRET", "HEARTBEAT_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"];

test.each<["production" | "staging", Deployment, set: readonly string[], missing: readonly string[]]>([
  ["production", fit, [], secrets],
  ["production", fit, secrets, []],
  // It calls nobody.
  ["staging", fit, [], ["LINK_SECRET"]],
  ["production", { ...alone, heartbeat: "yes" }, ["HEARTBEAT_URL"], ["LINK_SECRET"]],
])(
  "the secrets that are missing are named, and addresses are some: for %s, %#",
  (target, settings, set, missing) => {
    expect(missingSecrets(settings, target, set)).toEqual(missing);
  },
);

test("nothing on this machine calls an address of the firm", () => {
  expect(Object.values(varsOf(fit))).toContain(fit.mailAlertTo);
  expect(Object.values(localVars(fit))).not.toContain(fit.mailAlertTo);
  // The others are secrets, which stand in no file of the repository.
  for (const name of ["HEARTBEAT_URL", "WEBHOOK_URL"]) expect(varsOf(fit)).not.toHaveProperty(name);
});

describe("a deployment is made of the product and the firm", () => {
  const origin = "https://www.northshore.ca";
  const production = configurationOf("production", { version: "abc" }, { origin, deployment: fit });
  const staging = configurationOf("staging", { version: "abc" }, { origin, deployment: fit });

  test("with the firm's domain, names and addresses alone, and what the product needs", () => {
    expect(production).toMatchObject({
      name: "northshore",
      routes: [{ pattern: "www.northshore.ca", custom_domain: true }],
      workers_dev: false,
      preview_urls: false,
      build: { command: "node scripts/deploy/check-seal.mjs production" },
      vars: { SITE_ORIGIN: origin, VERSION: "abc", MAIL_TO: "amara@northshore.ca, jean@northshore.ca" },
      compatibility_date: expect.any(String),
      observability: { logs: { invocation_logs: false } },
      triggers: { crons: ["* * * * *"] },
      d1_databases: [{ binding: "DB", database_name: "northshore-leads", database_id: fit.databaseId }],
      queues: {
        producers: [{ binding: "LEADS", queue: "northshore-leads" }],
        consumers: [
          { queue: "northshore-leads", dead_letter_queue: "northshore-leads-dead" },
          { queue: "northshore-leads-dead" },
          { queue: "northshore-mail-events" },
        ],
      },
      send_email: [
        { name: "MAIL", allowed_destination_addresses: fit.mailTo },
        { name: "MAIL_ALERT", destination_address: fit.mailAlertTo },
      ],
    });
    expect(production).not.toHaveProperty("account_id");
    expect(JSON.stringify(production)).not.toMatch(/evermaple/i);
  });

  test("and its staging shares nothing that counts or calls", () => {
    expect(staging).toMatchObject({
      name: "northshore-staging",
      routes: [{ pattern: "try.northshore.ca" }],
      vars: { SITE_ORIGIN: "https://try.northshore.ca" },
      d1_databases: [{ database_name: "northshore-staging-leads", database_id: fit.staging?.databaseId }],
    });
    const limitsOf = (of: typeof staging) =>
      (of.ratelimits as { namespace_id: string }[]).map(({ namespace_id }) => namespace_id);
    expect(limitsOf(staging).some((id) => limitsOf(production).includes(id))).toBe(false);
  });
});
