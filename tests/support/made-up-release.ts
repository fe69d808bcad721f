import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { integrityOf, record } from "#scripts/release/releases.ts";

/** Records a release in `folder` whose one script does nothing. */
export function putMadeUpRelease(folder: string, version: string): void {
  const release = join(folder, version);
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, "contact-form.js"), `export const version = "${version}";\n`);
  const integrity = { "contact-form.js": integrityOf(join(release, "contact-form.js")) };
  writeFileSync(join(release, "integrity.json"), JSON.stringify(integrity));
  const file = join(folder, record);
  const recorded = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  writeFileSync(file, `${JSON.stringify({ ...recorded, [version]: integrity }, null, 2)}\n`);
}
