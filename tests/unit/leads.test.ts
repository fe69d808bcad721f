import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each call starts a process, which a busy machine makes wait.
vi.setConfig({ testTimeout: 30_000 });

const migrations = "worker/migrations";
const answers = {
  fullName: "Zoë, “Zed” Żak",
  phone: "+16045550142",
  email: "Zoe@Example.org",
  body: '=HYPERLINK("https://x.example")\nsecond line',
};

let state: string;
let database: DatabaseSync;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "evermaple-leads-"));
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  database = new DatabaseSync(join(folder, "local.sqlite"));
  for (const file of readdirSync(migrations).sort())
    database.exec(readFileSync(join(migrations, file), "utf8"));
});

afterEach(() => {
  database.close();
  rmSync(state, { recursive: true });
});

function leads(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/leads/leads.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, STATE: state },
  });
  return { status, stdout, stderr };
}

function store(
  reference: string,
  change: {
    state?: string;
    at?: string;
    corrects?: string;
    email?: string;
    language?: string;
    notice?: string;
  } = {},
) {
  database
    .prepare(
      `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, corrects, received_at, language, notice)
       VALUES (?, ?, ?, 'contact', ?, '{"partner":"acme"}', ?, ?, ?, ?, ?)`,
    )
    .run(
      reference,
      `key of ${reference}`,
      `fingerprint of ${reference}`,
      JSON.stringify({ ...answers, ...(change.email && { email: change.email }) }),
      change.state ?? "accepted",
      change.corrects ?? null,
      Date.parse(change.at ?? "2026-03-01T12:00:00Z"),
      change.language ?? null,
      change.notice ?? null,
    );
}

function unsent() {
  return database.prepare("SELECT reference FROM notifications WHERE sent_at IS NULL").all();
}

test("lists leads a line each, the newest first, from a date on", () => {
  store("EM-0000000001", { at: "2026-01-01T00:00:00Z" });
  store("EM-0000000002", { at: "2026-03-01T00:00:00Z" });
  store("EM-0000000003", { at: "2026-02-01T00:00:00Z" });
  const references = leads("list", "--since", "2026-01-15").stdout.match(/EM-\d+/g);
  expect(references).toEqual(["EM-0000000002", "EM-0000000003"]);
});

test("finds a lead by its reference as people type it", () => {
  store("EM-0000000001");
  for (const typed of ["EM-0000000001", "em-ooooo oooo1", "000000000l"]) {
    expect(leads("show", typed).stdout).toContain("Zoë, “Zed” Żak");
  }
});

test("exports a CSV that no spreadsheet runs, and JSON with the answers as typed", () => {
  store("EM-0000000001");
  const csv = leads("export").stdout;
  expect(csv.startsWith("\ufeffreference,received,form,")).toBe(true);
  expect(csv).toContain(`"Zoë, “Zed” Żak",`);
  expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")\nsecond line"`);
  expect(csv).toContain(",'+16045550142,");
  expect(JSON.parse(leads("export", "--format", "json").stdout)).toMatchObject([
    { reference: "EM-0000000001", ...answers, partner: "acme" },
  ]);
});

test("shows and exports the form's language and the notice beside it, as far as they are known", () => {
  store("EM-0000000001", { language: "fr", notice: "2026-11-20" });
  store("EM-0000000002", { at: "2026-02-01T00:00:00Z" });
  expect(leads("show", "EM-0000000001").stdout).toMatch(
    /Form's language: French\nPrivacy notice: 2026-11-20/,
  );
  expect(leads("export").stdout).toMatch(/,corrects,language,notice,.*,fr,2026-11-20,.*,accepted,,,,/s);
  expect(JSON.parse(leads("export", "--format", "json").stdout)).toMatchObject([
    { language: "fr", notice: "2026-11-20" },
    { language: null, notice: null },
  ]);
});

test("a suspect gets its mail once it is released, and only then", () => {
  store("EM-0000000001", { state: "suspect" });
  expect(leads("list").stdout).toContain("held back");
  expect(unsent()).toEqual([]);
  leads("release", "EM-0000000001");
  expect(leads("show", "EM-0000000001").stdout).toContain("State: released");
  expect(unsent()).toEqual([{ reference: "EM-0000000001" }]);
  expect(leads("release", "EM-0000000001").stdout).toContain("nothing to release");
});

test("sending again makes the mail pending again and shows in the status", () => {
  store("EM-0000000001");
  expect(leads("status").stdout).toContain("Unsent: 0");
  leads("resend", "EM-0000000001");
  expect(leads("status").stdout).toContain("Unsent by mail: 1");
});

test("the status tells settings that do less than they seem to", () => {
  store("EM-0000000001");
  expect(leads("status").stdout).not.toContain("wrangler.toml");
  const settings = join(state, "wrangler.toml");
  const own = readFileSync("wrangler.toml", "utf8");
  writeFileSync(settings, own.replace(/^LEADS_KEPT_DAYS = .*$/m, 'LEADS_KEPT_DAYS = ""'));
  vi.stubEnv("WRANGLER_TOML", settings);
  expect(leads("status").stdout).toMatch(/wrangler\.toml: LEADS_KEPT_DAYS is "": .*nothing is deleted/);
  vi.unstubAllEnvs();
});

test("erasing an address leaves no trace of it and no other lead without it", () => {
  store("EM-0000000001");
  store("EM-0000000002", { email: "other@example.org", corrects: "EM-0000000001" });
  leads("resend", "EM-0000000001");
  database.exec(`INSERT INTO dead_letters VALUES ('1', '{"email":"zoe@example.org"}', 'not readable', 0)`);
  const listed = leads("erase", "zoe@example.ORG", "--list").stdout;
  expect(listed).toMatch(/EM-0000000001[\s\S]*Dead letters: 1[\s\S]*Nothing is erased/);
  expect(database.prepare("SELECT * FROM leads").all()).toHaveLength(2);
  expect(leads("erase", "zoe@example.ORG").stdout).toContain("Erased: EM-0000000001, dead letter 1.");
  const all = ["leads", "notifications", "dead_letters"].map((table) =>
    JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all()),
  );
  expect(all.join()).not.toMatch(/zoe|EM-0000000001/i);
  expect(all[0]).toContain("EM-0000000002");
});

test("erasing compares whole addresses in any letter case and Unicode form, and names mentions", () => {
  store("EM-0000000001", { email: "ÉLISE@exämple.org" });
  store("EM-0000000002", { email: "anne.\u00e9lise@exämple.org" });
  store("EM-0000000003", { email: "\u00e9lise@exämple.org.uk" });
  store("EM-0000000004", { email: "other@example.org" });
  database
    .prepare("UPDATE leads SET answers = json_set(answers, '$.body', ?) WHERE reference = 'EM-0000000004'")
    .run("I write for Élise@EXÄMPLE.org.");
  database.exec(`INSERT INTO dead_letters VALUES ('mine', '{"lead":{"answers":{"email":"Élise@exämple.org"}}}', 'x', 0),
    ('not-mine', '{"email":"anne.élise@exämple.org"}', 'x', 0), ('broken', 'to élise@exämple.org {', 'x', 0)`);
  const { stdout } = leads("erase", "e\u0301lise@EXA\u0308MPLE.org");
  expect(stdout).toContain("Erased: EM-0000000001, dead letter mine.");
  expect(stdout).toMatch(/not erased:[\s\S]*EM-0000000004/);
  expect(stdout).toContain("Mentioned in dead letters, not erased: broken");
  expect(stdout).not.toMatch(/EM-0000000002|EM-0000000003|not-mine/);
  const left = database.prepare("SELECT reference FROM leads ORDER BY reference").all();
  expect(left.map(({ reference }) => reference)).toEqual(["EM-0000000002", "EM-0000000003", "EM-0000000004"]);
});

test.each([
  [["show"], "Give the reference"],
  [["show", "EM-0000000009"], "There is no lead EM-0000000009"],
  [["erase", "nobody"], "Give the e-mail address"],
  [["export", "--format", "xml"], "--format csv or --format json"],
  [["list", "--since", "soon"], "--since 2026-11-21"],
  [["list", "--sinc", "2026-01-01"], "--sinc"],
  [["burn"], "There is no command “burn”"],
])("leads %j fails with a sentence that says what to do", (args, sentence) => {
  const { status, stderr } = leads(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("    at ");
});

test("without a database it says how to get one", () => {
  const { stderr } = spawnSync("node", ["scripts/leads/leads.ts", "list"], {
    encoding: "utf8",
    env: { ...process.env, STATE: join(state, "none") },
  });
  expect(stderr).toContain("npm start");
});
