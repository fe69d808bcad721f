import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runLeads } from "#scripts/leads/command-line.ts";
import { databaseFolder } from "#scripts/leads/database.ts";
import { desk } from "#words/en/desk.ts";
import { storedColumns } from "#worker/leads/stored-columns.ts";
import { spoiltValues } from "../support/spoilt-values.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const node = process.execPath;
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
  state = temporaryFolder();
  const folder = databaseFolder(state);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "local.sqlite");
  database = new DatabaseSync(file);
  for (const migration of readdirSync(migrations).sort())
    database.exec(readFileSync(join(migrations, migration), "utf8"));
  vi.stubEnv("STATE", state);
  // With `--remote`, a double of Node with wrangler runs the SQL for the deployed database on the same file.
  process.execPath = resolve("tests/support/wrangler-double/wrangler");
  vi.stubEnv("WRANGLER_DOUBLE_DATABASE", file);
});

afterEach(() => {
  process.execPath = node;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  database.close();
});

async function leads(...args: string[]) {
  const { status, text } = await runLeads(args, false);
  expect(status, text).toBe(0);
  return text.replace(/^The .*database.*\n\n/, "");
}

async function refusal(...args: string[]) {
  const { status, text } = await runLeads(args, false);
  expect(status).toBe(1);
  expect(text).not.toContain("    at ");
  return text;
}

test("no script lets wrangler write what it prints, and so leads, to its own log", () => {
  const script = join(temporaryFolder(), "print.ts");
  writeFileSync(script, "process.stdout.write(String(process.env.WRANGLER_WRITE_LOGS))");
  expect(execFileSync(node, ["scripts/launch.mjs", script], { encoding: "utf8" })).toBe("false");
});

test("signed out, the command that signs in is named", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "wrangler"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  process.execPath = join(folder, "wrangler");
  expect(await refusal("status", "--remote")).toBe("✗ Sign in: npm run wrangler -- login\n");
});

test("a database of an older version is reported in a sentence", async () => {
  database.exec("ALTER TABLE leads RENAME COLUMN erase_at TO another");
  expect(await refusal("status")).toMatch(/^✗ The database is older than this version\. `npm start` brings/);
});

test.each([
  ["status", /^The database on this machine; times of \w+\/\w+\n\n/],
  ["status --remote", /^The deployed database; times of \w+\/\w+\n\n/],
  ["export --format json", /^The database on this machine; times of \w+\/\w+\n\[/],
])("the first line of %s says which database answers, beside an export's file", async (command, lines) => {
  store(1);
  const beside = vi.spyOn(console, "error").mockReturnValue(undefined);
  const { text } = await runLeads(command.split(" "));
  expect([...beside.mock.calls.flat(), text].join("\n")).toMatch(lines);
});

test.each([
  ["erase", "zoe@example.org"],
  ["import", "leads.json"],
])("once there is a deployment, %s changes nothing without the name of the database", async (...args) => {
  store(1);
  for (const both of [[], ["--local", "--remote"]]) {
    const { status, text } = await runLeads([...args, ...both], true);
    expect([status, text]).toEqual([1, expect.stringMatching(/--remote for the deployed one, --local for/)]);
  }
  expect(database.prepare("SELECT state FROM leads WHERE contacted_at IS NULL").all()).toHaveLength(1);
});

const em = (at: number) => `EM-${String(at).padStart(10, "0")}`;

type Columns = Readonly<Record<string, string | number>>;

function insert(table: string, row: Columns) {
  const names = Object.keys(row);
  const statement = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`;
  database.prepare(statement).run(...Object.values(row));
}

/** Stores a lead whose number is also its day in March. */
function store(at: number, columns: Columns = {}, own: object = {}) {
  insert("leads", {
    reference: em(at),
    key_hash: `key ${at}`,
    fingerprint: `fingerprint ${at}`,
    form: "contact",
    answers: JSON.stringify({ ...answers, ...own }),
    source: '{"partner":"acme"}',
    state: "accepted",
    received_at: Date.UTC(2026, 2, at, 12, 0, 0, 123),
    ...columns,
  });
}

function makeDue(at: number, columns: Columns = {}) {
  const lead = { id: em(at), lead: em(at), channel: "mail", subject: "lead", name: "accepted" };
  insert("notifications", { ...lead, at: 5, due_at: 5, ...columns });
}

test("exports a CSV that no spreadsheet runs and no terminal obeys", async () => {
  store(1, {}, { fullName: "Zoë\u001b[2J" });
  const csv = await leads("export");
  expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")\nsecond line"`);
  expect(csv).toContain("Zoë\ufffd[2J");
});

describe("an import", () => {
  /** Texts that a person, a script or a shell might trip over. */
  const oddTexts = [
    "O'Brien; DROP TABLE leads; --",
    "'".repeat(5000),
    "?1 ?2 $1 $& \\n %s",
    "line one\nline two\r\n\ttabbed \u2028 \u2029",
    "\u202eright to left, أحمد, 王小明, 👨‍👩‍👧‍👦, e\u0301",
    '"quoted" <b>&amp;</b> `backtick` [{"json":1}]',
  ];

  /** What differs from other leads in some of them. */
  const changes: readonly Columns[] = [
    { state: "suspect", signs: '["content"]' },
    { contacted_at: 5, closed_at: 6, history: '[{"at":5,"what":"contacted"},{"at":6,"what":"closed"}]' },
    { state: "suspect", spam_at: 7, history: '[{"at":7,"what":"spam","by":"link","until":9}]' },
    { corrects: em(4) },
  ];

  function fill() {
    for (const [at, fullName] of oddTexts.entries())
      store(at, { language: "fr", ...changes[at] }, { fullName });
    makeDue(0, { name: "suspect", timing: "digest" });
    makeDue(4);
    makeDue(1, { id: `${em(1)}:closed:7`, channel: "webhook", subject: "step", name: "closed" });
  }

  async function exported() {
    const file = join(state, "leads.json");
    writeFileSync(file, await leads("export", "--format", "json"));
    return file;
  }

  /** Without the ids, which are the database's own. */
  const all = (table: "leads" | "notifications") =>
    database
      .prepare(`SELECT * FROM ${table} ORDER BY ${table === "leads" ? "reference" : "id"}`)
      .all()
      .map(({ id, ...row }): Readonly<Record<string, unknown>> => (table === "leads" ? row : { id, ...row }));

  test.each([[[]], [["--remote"]]])(
    "brings every lead back as it was, with what was not sent still due, %j",
    async (remote) => {
      fill();
      const file = await exported();
      const before = [all("leads"), all("notifications")];
      database.exec("DELETE FROM leads; DELETE FROM notifications");
      expect(await leads("import", file, ...remote)).toBe(
        "Leads in the file: 6. Brought back: 6; brought up to date: 0; already there: 0.\n",
      );
      expect([all("leads"), all("notifications")]).toEqual(before);
      expect(await leads("export", "--format", "json", ...remote)).toBe(readFileSync(file, "utf8"));
    },
  );

  test("names no answer in a command's arguments, which everybody on the machine can read", async () => {
    store(1, {}, { body: "Of my illness" });
    const file = await exported();
    database.exec("DELETE FROM leads");
    const seen = join(state, "seen");
    vi.stubEnv("WRANGLER_DOUBLE_SEEN", seen);
    expect(await leads("import", file, "--remote")).toContain("Brought back: 1;");
    expect(readFileSync(seen, "utf8")).toContain("--file");
    expect(readFileSync(seen, "utf8")).not.toMatch(/illness|zoe@/);
  });

  test("that is run again changes nothing, nor does one that is older than the database", async () => {
    fill();
    const file = await exported();
    database.exec(`UPDATE leads SET contacted_at = 7, history = '[{"at":7,"what":"contacted"}]'
      WHERE reference = '${em(4)}'`);
    const before = [all("leads"), all("notifications")];
    expect(await leads("import", file)).toContain("already there: 6.");
    expect([all("leads"), all("notifications")]).toEqual(before);
  });

  test("leaves out what was erased, and names it and leads of those days that the file has not", async () => {
    store(1);
    for (const at of [2, 4]) store(at, {}, { email: "other@example.org" });
    const file = await exported();
    await leads("erase", "zoe@example.org");
    database.exec("DELETE FROM leads");
    for (const at of [3, 5]) store(at);
    const output = await leads("import", file);
    expect(output).toMatch(/Brought back: 2;.*\nErased before, and left out: EM-0000000001\.$/m);
    expect(output).toContain(`In the database and not in the file: ${em(3)}.\n`);
    expect(all("leads").map(({ reference }) => reference)).toEqual([2, 3, 4, 5].map(em));
  });

  const none = [null, "{", {}, true];
  const others: Readonly<Record<string, readonly unknown[]>> = {
    reference: [null, "new", 5],
    key_hash: [null, 5],
    fingerprint: [null, 5],
    form: [null, "letter"],
    state: [null, "new"],
    corrects: ["new", 5],
    outcome: ["won", 5],
    ...Object.fromEntries(["person_email", "person_phone", "notice", "owner"].map((name) => [name, [5, {}]])),
    network_repeat: [5, "yes"],
    "unsent.0.id": none.slice(2),
    "unsent.0.channel": ["pigeon", null],
    "unsent.0.subject": ["system", null],
    "unsent.0.name": [null, 5],
    "unsent.0.lead": ["nobody", null],
    "unsent.0.at": ["today", null],
    "unsent.0.timing": ["soon", null],
    "unsent.0.due_at": [9e15, null],
  };
  test.each([
    ...Object.entries(spoiltValues).map(
      ([column, values]) => [column, [...values, ...none.slice(1)]] as const,
    ),
    ...Object.entries(others),
  ])("with a spoilt %s changes nothing, and names the row and column", async (name, values) => {
    for (const at of [1, 2]) {
      store(at);
      makeDue(at);
    }
    const file = await exported();
    database.exec("DELETE FROM leads");
    const path = name.includes(".") ? name : `lead.${name}`;
    const [part, ...rest] = path.split(".");
    for (const value of values) {
      const content = JSON.parse(readFileSync(file, "utf8"));
      const { stored } = content[1];
      Object.assign(part === "lead" ? stored.lead : stored.unsent[0], { [String(rest.at(-1))]: value });
      const changed = join(state, "changed.json");
      writeFileSync(changed, JSON.stringify(content));
      const sentence = `^✗ Nothing was imported: .*changed\\.json, row 2 \\(.*\\), ${path.replaceAll(".", "\\.")}\\b`;
      expect(await refusal("import", changed)).toMatch(new RegExp(sentence));
    }
    expect([all("leads"), all("notifications")]).toEqual([[], []]);
  });

  test("knows what each column of a lead may have", () => {
    const columns = database.prepare("SELECT name FROM pragma_table_info('leads') WHERE NOT pk").all();
    expect(Object.keys(storedColumns).sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  test("takes the file of an older version, which lacks what came later, below what npm wrote", async () => {
    store(1);
    const file = await exported();
    const older = readFileSync(file, "utf8").replace(/"(starred_at|deadline|typed_at)": null,?\s*/g, "");
    // npm writes the script's name before its output.
    const banner = "\n> evermaple@1.0.0 leads\n> exec sh scripts/leads/leads.sh export --format json\n\n";
    writeFileSync(file, banner + older.replace(/,(\s*\})/g, "$1"));
    database.exec("DELETE FROM leads");
    expect(await leads("import", file)).toContain("Brought back: 1;");
  });

  test.each([
    "[",
    "{}",
    '[{"reference":"EM-0000000001"}]',
    '[{"stored":{"lead":null,"unsent":[]}}]',
    "\ufeffreference,received",
  ])("of %j fails with a sentence and changes nothing", async (content) => {
    const file = join(state, "bad.json");
    writeFileSync(file, content);
    expect(await refusal("import", file)).toContain("no export");
    expect(all("leads")).toEqual([]);
  });
});

test("the status shows when each part last worked, the alerts, what is due and the database's size", async () => {
  store(1);
  const { lastCron, lastDaily, lastDigest, never, unsentBy, alerts, database: size } = desk.health;
  const status = await leads("status");
  for (const part of [lastCron, lastDaily, lastDigest]) expect(status).toContain(`${part}: ${never}`);
  makeDue(1);
  database.exec(`INSERT INTO worker_state (name, at) VALUES ('swept', 1795000000000), ('daily', 1795000000000);
    INSERT INTO sent_mails (at, kind) VALUES (1795000000000, 'digest');
    INSERT INTO worker_state (name, at) VALUES ('alert dead-letter by mail', ${Date.now()})`);
  const lines = (await leads("status")).split("\n");
  for (const [label, value] of [
    [unsentBy("mail"), /^1,/],
    ...[lastCron, lastDaily, lastDigest].map((part) => [part, /2026/] as const),
    [alerts, /^dead-letter by mail .*2026/],
    [size, /^0\.\d MB/],
  ] as const)
    expect(lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2)).toMatch(value);
});

test("erasing an address, in any letter case and Unicode form, takes every version, and names mentions", async () => {
  store(1, {}, { email: "ÉLISE@exämple.org" });
  store(2, {}, { email: "anne.\u00e9lise@exämple.org" });
  store(3, { corrects: em(1) }, { email: "typo@example.org" });
  store(4, {}, { email: "other@example.org", body: "For Élise@EXÄMPLE.org." });
  makeDue(1);
  database.exec(`INSERT INTO dead_letters (id, body, fault, received_at) VALUES
    ('mine', '{"lead":{"answers":{"email":"Élise@exämple.org"}}}', 'x', 0),
    ('not-mine', '{"email":"anne.élise@exämple.org"}', 'x', 0), ('broken', 'to élise@exämple.org {', 'x', 0)`);
  const address = "e\u0301lise@EXA\u0308MPLE.org";
  expect(await leads("erase", address, "--list")).toMatch(/EM-0000000001[\s\S]*mine[\s\S]*Nothing is erased/);
  expect(database.prepare("SELECT * FROM leads").all()).toHaveLength(4);
  const stdout = await leads("erase", address);
  expect(stdout).toMatch(/Erased: EM-000000000[13], EM-000000000[13], dead letter mine\./);
  expect(stdout).toMatch(/not erased:[\s\S]*EM-0000000004/);
  expect(stdout).toContain("Mentioned in dead letters, not erased: broken");
  expect(stdout).not.toMatch(/EM-0000000002|not-mine/);
  const left = database.prepare("SELECT reference FROM leads ORDER BY reference").all();
  expect(left).toMatchObject([{ reference: em(2) }, { reference: em(4) }]);
  const others = ["leads", "notifications"].map((table) => database.prepare(`SELECT * FROM ${table}`).all());
  expect(JSON.stringify(others)).not.toMatch(/ÉLISE|EM-000000000[13]|typo/);
});

test.each([
  [["erase", "nobody"], "Give the e-mail address"],
  [["export", "--format", "xml"], "--format csv or --format json"],
  [["export", "--since", "soon"], "--since 2026-11-21"],
  [["export", "--sinc", "2026-01-01"], "--sinc"],
  [["import"], "Give the file"],
  [["import", "nowhere.json"], "There is no file"],
  [["burn"], "There is no command “burn”"],
  [["constructor"], "There is no command “constructor”"],
])("leads %j fails with a sentence that says what to do", async (args, sentence) => {
  expect(await refusal(...args)).toContain(sentence);
});

test("a command that fails writes its sentence to stderr, and nothing to stdout", () => {
  const env = { ...process.env, STATE: join(state, "none") };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/leads/leads.ts", "status"], {
    encoding: "utf8",
    env,
  });
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining("npm start")]);
});
