import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { missingSecrets, unfitSettings } from "#scripts/deploy/settings.ts";

test("Cloudflare keeps the worker's own log lines and no request, whose headers hold the client's IP address", () => {
  const { observability } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } });
});

describe("settings", () => {
  const fit = {
    vars: { LEADS_KEPT_DAYS: "365", SUSPECTS_KEPT_DAYS: "0", MAIL_TO: "me@firm.example" },
    send_email: [{ name: "MAIL", destination_address: "me@firm.example" }],
  };

  test("that switch a part off on purpose are fit", () => {
    expect(unfitSettings(fit)).toEqual([]);
    expect(unfitSettings({ ...fit, vars: { ...fit.vars, MAIL_TO: "" } })).toEqual([]);
    expect(unfitSettings({ ...fit, send_email: [{ name: "MAIL" }] })).toEqual([]);
  });

  test.each(["", " ", "1y", "365 days", "-1", "1e3", "١٢"])("of %j days are told", (days) => {
    for (const name of ["LEADS_KEPT_DAYS", "SUSPECTS_KEPT_DAYS"]) {
      const told = unfitSettings({ ...fit, vars: { ...fit.vars, [name]: days } });
      expect(told).toEqual([expect.stringContaining(`${name} is ${JSON.stringify(days)}: `)]);
    }
  });

  test("that are missing are told", () => {
    const { LEADS_KEPT_DAYS: _, ...vars } = fit.vars;
    expect(unfitSettings({ ...fit, vars })).toEqual([
      expect.stringContaining("LEADS_KEPT_DAYS is not there"),
    ]);
  });

  test("that mail somebody whom the binding refuses are told", () => {
    const told = unfitSettings({ ...fit, vars: { ...fit.vars, MAIL_TO: "you@firm.example" } });
    expect(told).toEqual([expect.stringMatching(/you@firm\.example.*me@firm\.example/)]);
  });

  test("that post to an address without TLS are told, for nothing is posted there", () => {
    const told = unfitSettings({ ...fit, vars: { ...fit.vars, WEBHOOK_URL: "http://crm.example/leads" } });
    expect(told).toEqual([expect.stringContaining("WEBHOOK_URL is http://crm.example/leads: ")]);
  });

  test("that were meant for a restore alone are told", () => {
    const told = unfitSettings({ ...fit, vars: { ...fit.vars, QUEUE_ONLY: "1" } });
    expect(told).toEqual([expect.stringContaining("QUEUE_ONLY is set: ")]);
    const { stderr } = spawnSync("node", ["scripts/deploy/check-secrets.ts"], {
      input: JSON.stringify([{ name: "LINK_SECRET" }, { name: "QUEUE_ONLY" }]),
      encoding: "utf8",
    });
    expect(stderr).toMatch(/^› QUEUE_ONLY is set: .*wrangler secret delete QUEUE_ONLY/);
  });

  test.each<[string, string, string[], string[]]>([
    ["no secret at all", "", [], ["LINK_SECRET"]],
    ["a webhook without its secret", "https://crm.example/leads", ["LINK_SECRET"], ["WEBHOOK_SECRET"]],
    ["all that is needed", "https://crm.example/leads", ["WEBHOOK_SECRET", "LINK_SECRET"], []],
    ["no webhook, so no secret for it", "", ["LINK_SECRET"], []],
  ])("with %s are told by the secrets that are missing", (_, WEBHOOK_URL, names, missing) => {
    const told = missingSecrets({ ...fit, vars: { ...fit.vars, WEBHOOK_URL } }, names);
    expect(told.map((line) => line.split(":")[0])).toEqual(missing);
  });

  test.each([
    ["LINK_SECRET", 0, ""],
    ["WEBHOOK_SECRET", 1, "LINK_SECRET: openssl rand -base64 32 |"],
  ])("that name no webhook, with %s alone end the check with %i", (name, ends, told) => {
    const list = JSON.stringify([{ name, type: "secret_text" }]);
    const folder = mkdtempSync(join(tmpdir(), "evermaple-secrets-"));
    writeFileSync(join(folder, "wrangler.toml"), '[vars]\nWEBHOOK_URL = ""\n');
    const { status, stderr } = spawnSync("node", [resolve("scripts/deploy/check-secrets.ts")], {
      input: list,
      cwd: folder,
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(status).toBe(ends);
    expect(stderr).toContain(told);
  });

  test("that are unfit are refused by the check before a deployment", () => {
    const folder = mkdtempSync(join(tmpdir(), "evermaple-settings-"));
    for (const name of ["firm", "package.json", "releases", "scripts", "src"])
      cpSync(name, join(folder, name), { recursive: true });
    const settings = readFileSync("wrangler.toml", "utf8");
    writeFileSync(
      join(folder, "wrangler.toml"),
      settings.replace(/^LEADS_KEPT_DAYS = .*$/m, 'LEADS_KEPT_DAYS = ""'),
    );
    const modules = join(process.cwd(), "node_modules");
    spawnSync("ln", ["-s", modules, join(folder, "node_modules")]);
    const { status, stderr } = spawnSync("node", ["scripts/deploy/check-deploy.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain('LEADS_KEPT_DAYS is "": give days as a whole number');
    // Frozen while the firm was still made up.
    expect(stderr).toContain("the licensee in releases/1.1.0");
  });
});
