import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { CloudflareStub } from "../firm/cloudflare-stub.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const databases = [
  { binding: "DB", database_name: "leads", database_id: "4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11" },
];

test("a change of the deployed database is made as one file, and can be read afterwards", async () => {
  const stub = new CloudflareStub();
  const address = await stub.start();
  stub.database.exec("CREATE TABLE notes (text)");
  const configuration = join(temporaryFolder(), "wrangler.json");
  writeFileSync(configuration, JSON.stringify({ name: "leads", d1_databases: databases }));
  // In a process of its own, because `spawnSync` would stop the stub too.
  const script = `
    import { remoteDatabase } from "./scripts/leads/database.ts";
    import { sql } from "#worker/leads/sql.ts";
    const { ask, change } = remoteDatabase(${JSON.stringify(configuration)});
    change([sql\`INSERT INTO notes VALUES (\${"It's one"})\`, sql\`INSERT INTO notes VALUES (\${2})\`]);
    console.log(JSON.stringify(await ask\`SELECT text FROM notes\`));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    env: {
      ...process.env,
      PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}`,
      CLOUDFLARE_API_BASE_URL: `${address}/client/v4`,
      CLOUDFLARE_API_TOKEN: "the-token-of-the-stub",
      CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
    },
  });
  expect(JSON.parse(stdout)).toEqual([{ text: "It's one" }, { text: 2 }]);
  expect(stub.calls.filter(({ asked }) => asked.startsWith("PUT /uploads/"))).toHaveLength(1);
}, 30_000);
